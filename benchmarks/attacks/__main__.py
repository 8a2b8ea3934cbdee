"""Attacks a server of this or of another checkout and prints the effect.

`python -m benchmarks.attacks` lists the attacks. `python -m benchmarks.attacks large_headers --tree ../before`
runs one against another checkout of the project, so the server can be compared before and after a change.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import pkgutil
import resource
import tempfile
from pathlib import Path
from typing import Final

import benchmarks.attacks as package
from benchmarks.attacks.harness import AttackRun

_HELPERS: Final = frozenset({"__main__", "guests", "harness", "other_rooms"})
_ROOT: Final = Path(__file__).parents[2]


def names() -> list[str]:
    """The names of all attacks."""
    return sorted(each.name for each in pkgutil.iter_modules(package.__path__) if each.name not in _HELPERS)


def main() -> None:
    """Run the named attacks; without a name, list them all."""
    parser = argparse.ArgumentParser(prog="make attacks", description="Attack a server and print the effect.")
    parser.add_argument("attack", nargs="*", help="the attacks to run; without any, they are listed")
    parser.add_argument("--tree", type=Path, default=_ROOT, help="the checkout whose server is attacked")
    options = parser.parse_args()
    for name in options.attack or names():
        if name not in names():
            parser.error(f"there is no attack {name}; there are {', '.join(names())}")
        module = importlib.import_module(f"benchmarks.attacks.{name}")
        print(f"{name}: {(module.__doc__ or '').strip().splitlines()[0]}", flush=True)
        if options.attack:
            _raise_open_file_limit()
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(module.attack(AttackRun(options.tree.resolve(), Path(folder))))


def _raise_open_file_limit() -> None:
    """Let this process open as many sockets as the system permits; the server keeps the default limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


if __name__ == "__main__":
    main()
