"""Repeated runs find tests that fail now and then, and leave no process behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.repeat_tests import busy_neighbours, main

ROOT = Path(__file__).parents[1]

STEADY = "def test_steady(): pass\n"
FAILS_THE_SECOND_TIME = """
from pathlib import Path

def test_unsteady():
    before = Path(__file__).with_name("been-here")
    assert not before.exists(), "there is\\nsomething"
    before.touch()
"""
LASTS = """
import os, subprocess, sys
from pathlib import Path

def test_endless():
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        Path(__file__).with_name("pids").write_text(f"{os.getpid()} {child.pid}")
        child.wait()
"""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pytest starts faster without plugins."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def _written(folder: Path, source: str) -> str:
    file = folder / "test_written.py"
    file.write_text(source, encoding="utf-8")
    return str(file)


def test_a_test_that_fails_now_and_then_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = _written(tmp_path, STEADY + FAILS_THE_SECOND_TIME)
    logs = tmp_path / "logs"
    assert main(["--times", "2", "--busy", "1", "--neighbours", "1", "--logs", str(logs), tests]) == 1
    _, _, first, second, red, last = capsys.readouterr().out.splitlines()
    assert [first.split()[number] for number in (0, 1, 3, 4, 5)] == ["1", "quiet", "2", "0", "green"]
    assert [second.split()[number] for number in (0, 1, 3, 4, 5)] == ["2", "busy", "1", "1", "RED"]
    assert red.strip().startswith("test_written::test_unsteady: AssertionError: there is something")
    assert last == "1 of 2 runs were green."
    assert "1 failed, 1 passed" in (logs / "run-2.log").read_text(encoding="utf-8")


def test_runs_without_a_failure_are_green(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--times", "1", "--busy", "0", "--logs", str(tmp_path), _written(tmp_path, STEADY)]) == 0
    assert capsys.readouterr().out.endswith("1 of 1 runs were green.\n")


def test_a_run_without_tests_is_not_green(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--times", "1", "--busy", "0", "--logs", str(tmp_path), str(tmp_path / "missing")]) == 1
    assert "0 of 1 runs were green." in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--times", "0"], ["--times", "1", "--busy", "2"], ["--neighbours", "0"]])
def test_invalid_options_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*wrong, "tests"])
    assert "--busy is between 0 and --times" in capsys.readouterr().err


def test_neighbours_run_until_the_end_of_the_block() -> None:
    with busy_neighbours(2) as neighbours:
        assert [each.poll() for each in neighbours] == [None, None]
    assert all(each.returncode == -signal.SIGKILL for each in neighbours)


def test_stopping_the_tool_stops_its_tests(tmp_path: Path) -> None:
    command = ["-m", "tools.repeat_tests", "--times", "1", "--busy", "1", "--neighbours", "1"]
    arguments = [sys.executable, *command, "--logs", str(tmp_path), _written(tmp_path, LASTS)]
    written = tmp_path / "pids"
    os.mkfifo(written)
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.DEVNULL) as repeating:
        pids = [int(pid) for pid in written.read_text(encoding="utf-8").split()]
        repeating.terminate()
        assert repeating.wait() == 128 + signal.SIGTERM
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
