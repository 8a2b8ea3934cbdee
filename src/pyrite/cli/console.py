"""Where the command line reads and writes."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from pyrite.game import BadInput


def stdout() -> Console:
    """The console for what was asked for: in colour on a terminal, plain and unwrapped in a pipe."""
    return _console(error=False)


def stderr() -> Console:
    """The console for everything else: errors, progress."""
    return _console(error=True)


def _console(*, error: bool) -> Console:
    stream = sys.stderr if error else sys.stdout
    if hasattr(stream, "reconfigure"):
        # A terminal that cannot show a tunnel gets a question mark, and the game goes on.
        stream.reconfigure(errors="replace")
    console = Console(file=stream, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.soft_wrap = True
    return console


def read_text(path: Path) -> str:
    """The text of a file; raise `BadInput` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark at the beginning
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}; check its name, or where you are.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder; name a file in it.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not text in UTF-8; is it the right file?") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or error}.") from None
