"""``python -m tools.mutants.fresh_process MODULE NUMBER FILE...``: run tests with a mutant applied on import.

This tests mutants of tables and other values that a module computes once. The exit status is 0 if all tests pass.
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

from tools.mutants.coverage_map import ROOT, sources
from tools.mutants.mutation import mutated

PYTEST_OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", "--tb=no")
FILES_AT_ONCE = 12
"""Files of tests that pytest collects before it runs the first of them."""


class MutantFinder(MetaPathFinder):
    """Finds one module and gives it a loader that applies the mutant."""

    def __init__(self, module: str, number: int) -> None:
        self.path = str(sources()[module])
        self.name = f"pyrite.game.{module}".removesuffix(".__init__")
        self.module, self.number = module, number

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = MutantLoader(name, self.path)
        loader.finder = self
        return importlib.util.spec_from_file_location(name, self.path, loader=loader)


class MutantLoader(importlib.machinery.SourceFileLoader):
    """Compiles the module with the mutant in it, and never takes code from the bytecode cache."""

    finder: MutantFinder

    def get_code(self, fullname: str) -> types.CodeType:
        source = self.get_data(self.path).decode()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(mutated(self.finder.module, source, self.finder.number), self.path, "exec")


def main() -> int:
    module, number, *files = sys.argv[1:]
    sys.meta_path.insert(0, MutantFinder(module, int(number)))
    sys.path.insert(0, str(ROOT))
    for start in range(0, len(files), FILES_AT_ONCE):
        if pytest.main([*PYTEST_OPTIONS, *files[start : start + FILES_AT_ONCE]]) != 0:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
