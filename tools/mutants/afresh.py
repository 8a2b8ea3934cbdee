"""``python -m tools.mutants.afresh MODULE NUMBER FILE...``: tests with a mistake in a module from its import on.

What the module works out once, its tables, is made by the mutant then. The status is 0 when all tests pass.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
import types
import warnings
from importlib.abc import MetaPathFinder
from typing import Any

import pytest

from tools.mutants.operators import mutated
from tools.mutants.reach import ROOT, sources

QUIET = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", "--tb=no")
AT_ONCE = 12
"""How many files of tests are read before the first of them runs."""


class Spoiler(MetaPathFinder):
    """Finds one module, and makes a mistake in it."""

    def __init__(self, module: str, number: int) -> None:
        self.path = str(sources()[module])
        self.name = f"pyrite.game.{module}".removesuffix(".__init__")
        self.module, self.number = module, number

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = SpoiltLoader(name, self.path)
        loader.spoiler = self
        return importlib.util.spec_from_file_location(name, self.path, loader=loader)


class SpoiltLoader(importlib.machinery.SourceFileLoader):
    """Compiles the tree with the mistake in it, and never takes code from a cache."""

    spoiler: Spoiler

    def get_code(self, fullname: str) -> types.CodeType:
        source = self.get_data(self.path).decode()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(mutated(self.spoiler.module, source, self.spoiler.number), self.path, "exec")


def main() -> int:
    module, number, *files = sys.argv[1:]
    sys.meta_path.insert(0, Spoiler(module, int(number)))
    sys.path.insert(0, str(ROOT))
    for start in range(0, len(files), AT_ONCE):
        if pytest.main([*QUIET, *files[start : start + AT_ONCE]]) != 0:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
