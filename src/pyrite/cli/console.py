"""Input and output of the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from pyrite.game import BadInput


def stdout() -> Console:
    """The console for results: in colour on a terminal, plain and unwrapped in a pipe."""
    return _console(error=False)


def stderr() -> Console:
    """The console for errors and progress."""
    return _console(error=True)


def _console(*, error: bool) -> Console:
    stream = sys.stderr if error else sys.stdout
    if hasattr(stream, "reconfigure"):
        # A terminal that cannot encode a character shows a question mark instead of failing.
        stream.reconfigure(errors="replace")
    console = Console(file=stream, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.soft_wrap = True
    return console


def read_text(path: Path) -> str:
    """The text of a file; raise `BadInput` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}; check the name and the folder.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder; name a file in it.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not UTF-8 text; is it the right file?") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or error}.") from None
