"""The load benchmark runs; its speed is not checked."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import plain_environment

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="pinning processes to cores needs Linux")
def test_two_rooms_play_for_two_seconds_and_the_relay_too() -> None:
    command = [sys.executable, "-m", "benchmarks.load", "--rooms", "2", "--seconds", "2", "--ramp", "0"]
    done = subprocess.run(
        command, cwd=ROOT, env=plain_environment(), capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in done.stdout.splitlines()]
    rows = {name: figures for name, *figures in table}
    assert rows["rooms, sockets"] == ["2, 10", "2, 10", ""]
    ours, bare, _ = rows["moves a second"]
    assert float(ours) > 0
    assert float(bare) > 0
    assert re.findall(r"(\d+) refused", done.stderr) == ["0", "0"]
