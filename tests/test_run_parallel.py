"""Lists of make targets run at the same time; a failure or a signal stops all of them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import until

ROOT = Path(__file__).parents[1]
RULES = """
quick:
	@echo quick 1; echo quick 2
meets:
	@echo first half; cat pipe; echo second half
met:
	@echo met > pipe; echo been there
fails:
	@echo it is broken; read pid < pipe; exit 3
endless:
	@echo $$$$ > pids; echo $$$$ > pipe; while :; do :; done
"""
"""`meets` and `met` wait for each other; so do `fails` and `endless`, which then never ends."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text(RULES, "utf-8")
    os.mkfifo(tmp_path / "pipe")
    return tmp_path


def start(folder: Path, *lists: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.run_parallel", *lists]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)


def run(folder: Path, *lists: str) -> tuple[int, list[str]]:
    with start(folder, *lists) as process:
        output, _ = process.communicate(timeout=60)
    return process.returncode, output.splitlines()


def test_the_output_of_each_list_is_in_one_piece(folder: Path) -> None:
    code, lines = run(folder, "meets quick", "met")
    assert code == 0
    assert lines[:-1] == [
        "==== make meets quick",
        "first half",
        "met",
        "second half",
        "quick 1",
        "quick 2",
        "==== make met",
        "been there",
    ]
    assert lines[-1].startswith("==== All passed, after ")


def test_a_failure_is_printed_and_stops_the_others(folder: Path) -> None:
    code, lines = run(folder, "endless", "fails quick")
    assert code == 1
    assert "==== make fails quick" in lines
    assert "it is broken" in lines
    assert "quick 1" not in lines
    assert lines[-1].startswith("==== make fails quick failed, after ")
    assert_ended(folder)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_all_of_them(folder: Path, number: signal.Signals) -> None:
    with start(folder, "endless") as process:
        (folder / "pipe").read_text("utf-8")  # returns when the target runs
        process.send_signal(number)
        process.communicate(timeout=60)
    assert process.returncode != 0
    assert_ended(folder)


def assert_ended(folder: Path) -> None:
    stat = Path("/proc", (folder / "pids").read_text("utf-8").strip(), "stat")
    until(lambda: not stat.exists() or stat.read_text("utf-8").rpartition(")")[2].split()[0] == "Z")
