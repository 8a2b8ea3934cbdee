"""Run the command line in this process or in a new one."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from pyrite.cli import main

CHECKOUT = Path(__file__).parents[2]
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Ran:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def in_process(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Ran:
    """Call the command line as a function, which is fast."""
    code = main([str(argument) for argument in arguments])
    printed = capsys.readouterr()
    return Ran(code, printed.out, printed.err)


def as_program(*arguments: str | Path, stdin: str = "", **environment: str) -> Ran:
    """Run the command line in a new process."""
    done = subprocess.run(
        program(*arguments),
        env=plain_environment() | environment,
        input=stdin.encode(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def program(*arguments: str | Path) -> list[str]:
    script = "import sys; from pyrite.cli import main; sys.exit(main())"
    return [sys.executable, "-c", script, *map(str, arguments)]


def plain_environment() -> dict[str, str]:
    """The environment without variables that choose a language, or make a pipe look like a terminal."""
    ours = (*LANGUAGE_VARIABLES, "FORCE_COLOR", "NO_COLOR", "COLUMNS", "TTY_", "GITHUB_ACTIONS")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"PYTHONUTF8": "1"}
