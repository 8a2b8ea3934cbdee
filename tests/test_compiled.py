"""The compiled build: its sources and its links."""

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


def test_compiled_files_exist_and_belong_to_bots_game_or_learn() -> None:
    files = compiled.sources()
    assert len(files) > 50
    assert all((CHECKOUT / path).is_file() for path in files)
    assert {path.relative_to(compiled.PACKAGE).parts[0] for path in files} == {"bots", "game", "learn"}


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
    assert compiled.main() == 0
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "Plain Python is used: no C compiler with Python's headers is found.\n"


def test_without_a_compiler_the_sanitized_build_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A test that asks for it must not run on the plain rules instead."""
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["compiled", "sanitized"])
    assert compiled.main() == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "There is no sanitized build: no C compiler with Python's headers is found.\n"


def test_without_a_compiler_a_wheel_fails_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """`tools/hatch_web.py` compiles so, and then adds that the wheel can be plain Python."""
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["compiled", "--into", str(tmp_path)])
    assert compiled.main() == 1
    assert capsys.readouterr().err == "Nothing is compiled: no C compiler with Python's headers is found.\n"
    assert list(tmp_path.iterdir()) == []


def test_the_plain_build_needs_no_compiler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["compiled", "plain"])
    assert compiled.main() == 0
    assert capsys.readouterr().out == f"{CHECKOUT / 'src'}\n"


def test_the_build_has_links_to_all_other_sources(tmp_path: Path) -> None:
    compiled.link_sources(tmp_path)
    code = "import pyrite.game.maze as maze, pyrite.bots; print(maze.__file__, pyrite.game.COMPILED)"
    assert run(code, tmp_path) == f"{tmp_path}/pyrite/game/maze.py False"
    code = "import sys, pyrite.cli; sys.exit(pyrite.cli.main(['rules', 'TURN-1']))"
    assert "TURN-1" in run(code, tmp_path)


def test_the_compiled_flag_is_right() -> None:
    assert COMPILED is not str(sys.modules["pyrite.game.legal"].__file__).endswith(".py")
