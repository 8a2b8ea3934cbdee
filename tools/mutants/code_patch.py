"""Compiles mutants and puts their code into functions that are already loaded (``function.__code__``)."""

from __future__ import annotations

import ast
import functools
import gc
import types
import warnings
from collections.abc import Iterator
from pathlib import Path

from tools.mutants.mutation import Mutant, generate

Code = dict[tuple[str, int], types.CodeType]
"""Code objects by qualified name and first line."""


def compiled_mutants(module: str, source: str, file: str) -> Iterator[tuple[Mutant, Code | None]]:
    """Every mutant with the new code of its outermost function.

    The code is None if it is the same as before, and empty if the mutant is outside every function. Only the
    module-level statement around the change is compiled, which is quick.
    """
    tree = ast.parse(source)
    future = [each for each in tree.body if isinstance(each, ast.ImportFrom) and each.module == "__future__"]
    original = {each.lineno: _compiled(future, each, file) for each in tree.body}
    for mutant, changed in generate(module, tree):
        if not mutant.outermost:
            yield mutant, {}
            continue
        around = next(each for each in reversed(changed.body) if each.lineno <= mutant.lines[0])
        code = _compiled(future, around, file)
        yield mutant, None if code == original[around.lineno] else dict(_functions_in(code, mutant.outermost))


def _compiled(future: list[ast.ImportFrom], statement: ast.stmt, file: str) -> types.CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return compile(ast.Module([*future, statement], []), file, "exec", dont_inherit=True)


def _functions_in(code: types.CodeType, outermost: str) -> Iterator[tuple[tuple[str, int], types.CodeType]]:
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            if part.co_qualname == outermost or part.co_qualname.startswith(f"{outermost}."):
                yield (part.co_qualname, part.co_firstlineno), part
            yield from _functions_in(part, outermost)


class LoadedFunctions:
    """The functions of the game in this process, whatever refers to them, and the game's caches."""

    def __init__(self, folder: Path) -> None:
        self.functions: dict[tuple[str, str, int], list[types.FunctionType]] = {}
        self.caches = []
        gc.unfreeze()  # tests/conftest.py freezes what is loaded, and frozen objects are not listed
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType) and thing.__code__.co_filename.startswith(str(folder)):
                code = thing.__code__
                key = (code.co_filename, code.co_qualname, code.co_firstlineno)
                self.functions.setdefault(key, []).append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper) and (thing.__module__ or "").startswith(
                "pyrite."
            ):
                self.caches.append(thing)

    def patch(self, file: str, code: Code) -> bool:
        """Install changed code and clear the caches; False if no loaded function can take it."""
        patched = 0
        for (name, line), changed in code.items():
            for function in self.functions.get((file, name, line), ()):
                try:
                    function.__code__ = changed
                except ValueError:  # the new code closes over other names
                    return False
                patched += 1
        if not patched:
            return False
        for cache in self.caches:
            cache.cache_clear()
        return True
