"""Try attacks on a server of this or another checkout and print what is seen.

`python -m benchmarks.attacks` lists them. `python -m benchmarks.attacks headers --tree ../before` tries one on
another checkout of the project, so that one command measures a fault and its cure.
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
from benchmarks.attacks.run import Run

_BESIDE: Final = frozenset({"__main__", "bystanders", "guests", "run", "visitors"})
_HERE: Final = Path(__file__).parents[2]


def names() -> list[str]:
    """The names of all attacks."""
    return sorted(each.name for each in pkgutil.iter_modules(package.__path__) if each.name not in _BESIDE)


def main() -> None:
    """Run the attacks that were asked for, or list them."""
    parser = argparse.ArgumentParser(prog="make attacks", description="Attack a server and see.")
    parser.add_argument("attack", nargs="*", help="which to run; none: list them")
    parser.add_argument("--tree", type=Path, default=_HERE, help="the checkout whose server is attacked")
    asked = parser.parse_args()
    for name in asked.attack or names():
        if name not in names():
            parser.error(f"there is no attack {name}; there are {', '.join(names())}")
        module = importlib.import_module(f"benchmarks.attacks.{name}")
        print(f"{name}: {(module.__doc__ or '').strip().splitlines()[0]}", flush=True)
        if asked.attack:
            _raise_open_files()
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(module.attack(Run(asked.tree.resolve(), Path(folder))))


def _raise_open_files() -> None:
    """Let this process open as many sockets as the system permits; the server gets the usual number."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


if __name__ == "__main__":
    main()
