"""Runs tests against one mutant in a process of its own, and reads the outcome from how that process ended.

A mutant inside a function runs in a fork of this process, where the game and the tests are imported already. A
mutant that only has an effect on import runs in a new interpreter (`tools.mutants.fresh_process`).
"""

from __future__ import annotations

import mmap
import os
import resource
import signal
import sys
from dataclasses import dataclass
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.code_patch import Code, LoadedFunctions
from tools.mutants.mutation import Mutant
from tools.mutants.outcome import Outcome

MEMORY: Final = 3 << 30
"""Address space of a test process, in bytes."""
TIMEOUT_SECONDS, TIMEOUT_FACTOR = 3.0, 6
"""CPU seconds that a test may take: a constant, and a multiple of its time without a mutant."""
FRESH_TIMEOUT_SECONDS, FRESH_TIMEOUT_FACTOR = 60.0, 4
"""The same for all tests of a new interpreter."""
WALL_FACTOR: Final = 20
"""A process that waits uses no CPU time, so it is also stopped after this multiple of the limit on the clock."""

FRESH_PROCESS: Final = "in a new interpreter"
"""Recorded in place of a test's name, because a new interpreter does not report which test failed."""

SURVIVED, FAILED, NOT_PATCHED, CRASHED = range(4)
"""Exit statuses of a forked process."""

TimedTests = list[tuple[pytest.Item, float]]
"""Tests with the seconds that each takes without a mutant."""


@dataclass
class MutantProcess:
    """A running process that tests a mutant."""

    mutant: Mutant
    tests: list[str]
    pid: int
    position: mmap.mmap
    """Shared with the process: the index of the test that it is running."""

    @property
    def is_fresh(self) -> bool:
        """Whether it is a new interpreter rather than a fork of this one."""
        return self.tests == [FRESH_PROCESS]

    def outcome(self, status: int) -> tuple[Outcome, str]:
        """What happened to the mutant, and the test that found it. The status is that of `os.wait`."""
        test = self.tests[int.from_bytes(self.position[:8], "little")] if self.tests else ""
        if os.WIFSIGNALED(status):
            is_timeout = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
            return (Outcome.TIMEOUT if is_timeout else Outcome.KILLED), test
        code = os.WEXITSTATUS(status)
        if code == SURVIVED:
            return Outcome.SURVIVED, ""
        if code == NOT_PATCHED and not self.is_fresh:
            return Outcome.NEEDS_IMPORT, ""
        return Outcome.KILLED, test


def start_fork(loaded: LoadedFunctions, mutant: Mutant, file: str, code: Code, tests: TimedTests) -> MutantProcess:
    """Fork, patch the mutant in, and run the tests in their order until one fails."""
    position = mmap.mmap(-1, 8)
    pid = os.fork()
    if pid:
        return MutantProcess(mutant, [item.nodeid for item, _ in tests], pid, position)
    status = CRASHED
    try:
        _prepare_child()
        status = _run(loaded, file, code, tests, position)
    finally:
        os._exit(status)


def _run(loaded: LoadedFunctions, file: str, code: Code, tests: TimedTests, position: mmap.mmap) -> int:
    if not loaded.patch(file, code):
        return NOT_PATCHED
    for index, (item, seconds) in enumerate(tests):
        following = tests[index + 1][0] if index + 1 < len(tests) else None
        position[:8] = index.to_bytes(8, "little")
        _set_time_limit(TIMEOUT_SECONDS + TIMEOUT_FACTOR * seconds)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return FAILED
    return SURVIVED


def passes_without_mutant(item: pytest.Item) -> bool:
    """Whether a test passes on the unchanged code."""
    pid = os.fork()
    if not pid:
        status = FAILED
        try:
            _prepare_child()
            status = int(any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)))
        finally:
            os._exit(status)
    return os.waitpid(pid, 0)[1] == 0


def start_fresh(mutant: Mutant, files: list[str], seconds: float) -> MutantProcess:
    """Start a new interpreter that imports the module with the mutant in it and runs these files of tests."""
    position = mmap.mmap(-1, 8)
    pid = os.fork()
    if pid:
        return MutantProcess(mutant, [FRESH_PROCESS], pid, position)
    try:
        _prepare_child()
        _set_time_limit(FRESH_TIMEOUT_SECONDS + FRESH_TIMEOUT_FACTOR * seconds)
        os.execv(
            sys.executable,
            [sys.executable, "-m", "tools.mutants.fresh_process", mutant.module, str(mutant.number), *files],
        )
    finally:
        os._exit(CRASHED)


def _set_time_limit(seconds: float) -> None:
    """Mainly of CPU time: on a busy machine a test must not count as hanging because it waits for its turn."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, WALL_FACTOR * seconds)


def _prepare_child() -> None:
    """Discard all output, let the timers end the process, and limit its memory."""
    devnull = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(devnull, stream)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
