"""The command line. Bad input gets one sentence and the exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError

import pyrite
from pyrite.cli.admin import admin
from pyrite.cli.admin_backup import backup, check, restore
from pyrite.cli.admin_nodes import doctor, drain, nodes, rooms
from pyrite.cli.analyse import analyse
from pyrite.cli.arena import INTERRUPTED, arena
from pyrite.cli.console import stderr
from pyrite.cli.demo import demo
from pyrite.cli.records import replay, verify
from pyrite.cli.rules import rules
from pyrite.cli.scenario import position, scenario
from pyrite.cli.serve import serve
from pyrite.cli.simulate import simulate
from pyrite.game import COMPILED, BadInput

BAD_INPUT: Final = 2

app: Final = App(
    name="pyrite",
    help="The card game Saboteur: serve it, simulate it, replay it, look up its rules.",
    version=f"{pyrite.__version__}, rules compiled" if COMPILED else pyrite.__version__,
)
for command in (demo, serve, simulate, arena, replay, analyse, verify, scenario, position, rules, admin):
    app.command(command)
for admin_command in (nodes, rooms, drain, doctor, backup, restore, check):
    admin.command(admin_command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except BadInput as error:
        return _print_error(str(error))
    except CycloptsError as error:
        error.verbose = False
        return _print_error(" ".join(str(error).split()))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader closed the pipe: keep Python from writing the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def _print_error(sentence: str) -> int:
    stderr().print(f"pyrite: {sentence}")
    return BAD_INPUT
