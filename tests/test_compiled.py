"""The compiled build: its sources, its links, and its bytearray primitives."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pyrite.game import COMPILED
from tools import compiled

CHECKOUT = Path(__file__).parents[1]


def run(code: str, path: Path) -> str:
    """The output of Python code with ``path`` on PYTHONPATH."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_compiled_files_exist_and_belong_to_game_or_learn() -> None:
    files = compiled.sources()
    assert len(files) > 50
    assert all((CHECKOUT / path).is_file() for path in files)
    assert {path.relative_to(compiled.PACKAGE).parts[0] for path in files} == {"game", "learn"}


def test_no_compiled_file_uses_numpy() -> None:
    """The rules must compile where NumPy is not installed."""
    for path in compiled.sources():
        assert "numpy" not in (CHECKOUT / path).read_text("utf-8"), path


def test_other_sources_have_another_fingerprint() -> None:
    files = compiled.sources()
    assert compiled.fingerprint(files) == compiled.fingerprint(files)
    assert compiled.fingerprint(files) != compiled.fingerprint(files[1:])


def test_without_a_compiler_plain_python_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["compiled"])
    compiled.main()
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "Plain Python is used: no C compiler with Python's headers is found.\n"


def test_the_build_has_links_to_all_other_sources(tmp_path: Path) -> None:
    compiled.link_sources(tmp_path)
    code = "import pyrite.game.maze as maze, pyrite.bots; print(maze.__file__, pyrite.game.COMPILED)"
    assert run(code, tmp_path) == f"{tmp_path}/pyrite/game/maze.py False"
    code = "import sys, pyrite.cli; sys.exit(pyrite.cli.main(['rules', 'TURN-1']))"
    assert "TURN-1" in run(code, tmp_path)


def test_the_compiled_flag_is_right() -> None:
    assert COMPILED is not str(sys.modules["pyrite.game.legal"].__file__).endswith(".py")


BOARDS_MODULE = """
def get(board: bytearray, place: int) -> int:
    return board[place]

def put(board: bytearray, place: int, value: int) -> None:
    board[place] = value

def add(board: bytearray, value: int) -> None:
    board.append(value)

def take(board: bytearray, value: int) -> None:
    board.remove(value)

def has(board: bytearray, value: int) -> bool:
    return value in board

def first_of_shortened(board: bytearray) -> int:
    board[:2] = b""
    return board[0]
"""
BOARDS_SCRIPT = """
import boards
assert not boards.__file__.endswith(".py")
board = bytearray(range(250, 256))
print(boards.get(board, 0), boards.get(board, -1))
boards.put(board, 2, 7)
boards.put(board, -1, 0)
print(list(board), boards.first_of_shortened(board))
hand = bytearray(b"\\x05\\x07\\x07\\x09")
boards.take(hand, 7)
boards.take(hand, 5)
boards.add(hand, 11)
print(list(hand), boards.has(hand, 11), boards.has(hand, 5), boards.has(bytearray(), 0))
for wrong in (lambda: boards.get(board, 4), lambda: boards.get(board, -5), lambda: boards.get(board, 1 << 70),
              lambda: boards.put(board, 4, 1), lambda: boards.put(board, 0, 256), lambda: boards.put(board, 0, -1),
              lambda: boards.put(board, 0, 1 << 70), lambda: boards.take(hand, 5), lambda: boards.take(hand, 256),
              lambda: boards.add(hand, -1), lambda: boards.has(hand, 300)):
    try:
        wrong()
    except (IndexError, ValueError) as error:
        print(type(error).__name__, end=" ")
"""


@pytest.mark.slow
@pytest.mark.skipif(compiled.why_not() is not None, reason=f"plain Python is used: {compiled.why_not()}")
def test_bytes_of_a_bytearray_are_read_and_written_as_in_plain_python(tmp_path: Path) -> None:
    source = tmp_path / "src" / "boards.py"
    source.parent.mkdir()
    source.write_text(BOARDS_MODULE, "utf-8")
    code = (
        "from pathlib import Path; from tools import compiled; "
        f"compiled.sources = lambda: [Path({str(source)!r})]; compiled.build(Path({str(tmp_path / 'out')!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=CHECKOUT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    assert run(BOARDS_SCRIPT, tmp_path / "out").splitlines() == [
        "250 255",
        "[250, 251, 7, 253, 254, 0] 7",
        "[7, 9, 11] True False False",
        " ".join(["IndexError"] * 4 + ["ValueError"] * 7),
    ]
