"""Tests against one mutant: in a copy of this process, with the code of one function exchanged."""

from __future__ import annotations

import ast
import functools
import gc
import mmap
import os
import resource
import signal
import sys
import types
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.operators import Mutant, search

KILLED: Final = "killed"
SURVIVED: Final = "survived"
TIMEOUT: Final = "timeout"
SAME: Final = "same code"
UNREACHED: Final = "unreached"
AFRESH: Final = "afresh"
"""To be judged in a new process, because what it changes is worked out on import."""

MEMORY: Final = 3 << 30
FRESH_SLACK, FRESH_FACTOR = 60.0, 4
SLACK, FACTOR = 3.0, 6
"""A test may take so many seconds, and so many times as long as it took, before it counts as hanging."""

IN_A_NEW_PROCESS: Final = "in a new process"

Tests = list[tuple[pytest.Item, float]]
"""Tests with the seconds that each took."""

Code = dict[tuple[str, int], types.CodeType]
"""Code by qualified name and first line."""


def built(module: str, source: str, file: str) -> Iterator[tuple[Mutant, Code | None]]:
    """Every mutant with the changed code of its outermost function; None if it is the same code after all.

    Only the statement of the module that holds the function is compiled: that is quick.
    """
    tree = ast.parse(source)
    future = [each for each in tree.body if isinstance(each, ast.ImportFrom) and each.module == "__future__"]
    unchanged = {each.lineno: _compiled(future, each, file) for each in tree.body}
    for mutant, changed in search(module, tree):
        if not mutant.outermost:
            yield mutant, {}
            continue
        around = next(each for each in reversed(changed.body) if each.lineno <= mutant.lines[0])
        code = _compiled(future, around, file)
        yield mutant, None if code == unchanged[around.lineno] else dict(_parts(code, mutant.outermost))


def _compiled(future: list[ast.ImportFrom], statement: ast.stmt, file: str) -> types.CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return compile(ast.Module([*future, statement], []), file, "exec", dont_inherit=True)


def _parts(code: types.CodeType, outermost: str) -> Iterator[tuple[tuple[str, int], types.CodeType]]:
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            if part.co_qualname == outermost or part.co_qualname.startswith(f"{outermost}."):
                yield (part.co_qualname, part.co_firstlineno), part
            yield from _parts(part, outermost)


class Living:
    """The functions of the game as they are in this process, wherever they are kept."""

    def __init__(self, below: Path) -> None:
        self.functions: dict[tuple[str, str, int], list[types.FunctionType]] = {}
        self.caches = []
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType) and thing.__code__.co_filename.startswith(str(below)):
                code = thing.__code__
                key = (code.co_filename, code.co_qualname, code.co_firstlineno)
                self.functions.setdefault(key, []).append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper) and (thing.__module__ or "").startswith(
                "pyrite."
            ):
                self.caches.append(thing)

    def exchange(self, file: str, code: Code) -> bool:
        """Put changed code in place; False if it fits no function that exists already."""
        exchanged = 0
        for (name, line), changed in code.items():
            for function in self.functions.get((file, name, line), ()):
                try:
                    function.__code__ = changed
                except ValueError:  # it now closes over other names
                    return False
                exchanged += 1
        if not exchanged:
            return False
        for cache in self.caches:
            cache.cache_clear()
        return True


@dataclass
class Trial:
    """Tests that are under way against a mutant, in a process of their own."""

    mutant: Mutant
    tests: list[str]
    child: int
    place: mmap.mmap
    """Shared with the child: the number of the test that it is at."""

    @property
    def is_afresh(self) -> bool:
        """Whether it runs in a new process, not in a copy of this one."""
        return self.tests == [IN_A_NEW_PROCESS]

    def verdict(self, status: int) -> tuple[str, str]:
        """What became of the mutant, and the test that found it."""
        at = self.tests[int.from_bytes(self.place[:8], "little")] if self.tests else ""
        if os.WIFSIGNALED(status):
            return (TIMEOUT if os.WTERMSIG(status) == signal.SIGALRM else KILLED), at
        found = {0: SURVIVED, 2: AFRESH}.get(os.WEXITSTATUS(status), KILLED)
        return found, at if found == KILLED else ""


def try_in_child(living: Living, mutant: Mutant, file: str, code: Code, tests: Tests) -> Trial:
    """Start the tests, fastest first, until one fails."""
    place = mmap.mmap(-1, 8)
    child = os.fork()
    if child:
        return Trial(mutant, [item.nodeid for item, _ in tests], child, place)
    status = 3
    try:
        _be_quiet()
        status = _run(living, file, code, tests, place)
    finally:
        os._exit(status)


def _run(living: Living, file: str, code: Code, tests: Tests, place: mmap.mmap) -> int:
    if not living.exchange(file, code):
        return 2
    for index, (item, seconds) in enumerate(tests):
        following = tests[index + 1][0] if index + 1 < len(tests) else None
        place[:8] = index.to_bytes(8, "little")
        signal.setitimer(signal.ITIMER_REAL, SLACK + FACTOR * seconds)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return 1
    return 0


def passes(item: pytest.Item) -> bool:
    """Whether a test passes as things are."""
    child = os.fork()
    if not child:
        status = 1
        try:
            _be_quiet()
            status = int(any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)))
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] == 0


def try_afresh(mutant: Mutant, files: list[str], seconds: float) -> Trial:
    """Start a new process in which the module is imported with the mistake in it."""
    place = mmap.mmap(-1, 8)
    child = os.fork()
    if child:
        return Trial(mutant, [IN_A_NEW_PROCESS], child, place)
    try:
        _be_quiet()
        signal.setitimer(signal.ITIMER_REAL, FRESH_SLACK + FRESH_FACTOR * seconds)
        os.execv(
            sys.executable,
            [sys.executable, "-m", "tools.mutants.afresh", mutant.module, str(mutant.number), *files],
        )
    finally:
        os._exit(3)


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
