"""Which tests run which lines of the game, and how long each test takes. Measured once, then cached on disk."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import subprocess
import sys
import time
import traceback
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "src" / "pyrite" / "game"
CACHE = ROOT / ".mutants"
"""Kept from run to run, ignored by git."""

WHOLE_GAME_TESTS = ROOT / "tests" / "properties"
"""These tests play whole games. They count as running every line, because measuring them takes minutes."""
EVERY_MODULE = "*"
EVERY_LINE = -1
"""A bit mask with all bits set."""

IMPORT_COVERAGE_SCRIPT = """
import coverage, importlib, json, pathlib, sys
root = pathlib.Path(sys.argv[1])
measured = coverage.Coverage(data_file=None, source=["pyrite.game"], messages=False)
measured.start()
for path in sorted(root.rglob("*.py")):
    name = ".".join(("pyrite.game", *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")
    importlib.import_module(name)
measured.stop()
data = measured.get_data()
print(json.dumps({file: data.lines(file) for file in data.measured_files()}))
"""


def module_name(path: Path) -> str:
    """The short name of a module: ``cards/tunnel.py`` is cards.tunnel."""
    return ".".join(path.relative_to(GAME).with_suffix("").parts)


def sources() -> dict[str, Path]:
    """Every module of the game by its short name."""
    return {module_name(path): path for path in sorted(GAME.rglob("*.py"))}


def digest(*paths: Path) -> str:
    """A short hash of the names and contents of files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:20]


@dataclass
class MeasuredTest:
    """The CPU seconds of a test, and the lines it runs, as a bit mask for each module."""

    seconds: float
    lines: dict[str, int]

    @cached_property
    def line_count(self) -> int:
        """How many lines it runs. A test that runs few lines is more specific."""
        return sum(bits.bit_count() for bits in self.lines.values())


@dataclass
class CoverageMap:
    """The lines that each test runs, and the lines that run while modules are imported."""

    tests: dict[str, MeasuredTest] = field(default_factory=dict)
    on_import: dict[str, set[int]] = field(default_factory=dict)

    def tests_running(self, module: str, lines: tuple[int, int]) -> list[str]:
        """The tests that run any of these lines."""
        wanted = sum(1 << line for line in range(lines[0], lines[1] + 1))
        return [
            name
            for name, test in self.tests.items()
            if test.lines.get(module, 0) & wanted or EVERY_MODULE in test.lines
        ]

    def runs_on_import(self, module: str, lines: tuple[int, int]) -> bool:
        """Whether any of these lines run while their module is imported."""
        return any(line in self.on_import.get(module, ()) for line in range(lines[0], lines[1] + 1))


def measure(items: list[pytest.Item]) -> CoverageMap:
    """Run every file of tests that changed under coverage; read the others from the cache.

    The map only selects tests, so it need not be exact: if a module changed since it was measured, every test
    that entered it counts as running all its lines. Delete .mutants/coverage to measure everything again.
    """
    coverage_map = CoverageMap(on_import=_lines_on_import())
    by_file: dict[Path, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.path, []).append(item)
    contents = {name: digest(path) for name, path in sources().items()}
    todo = []
    for path, own in by_file.items():
        cache = CACHE / "coverage" / f"{digest(path)}.json.gz"
        known = _read(cache, contents) if cache.exists() else {}
        coverage_map.tests |= known
        if any(item.nodeid not in known for item in own):
            todo.append((own, cache))
    for done, (own, cache) in enumerate(todo, start=1):
        print(f"\rMeasuring the coverage of each test: {done:3} of {len(todo)} files", end="", flush=True)
        cache.parent.mkdir(parents=True, exist_ok=True)
        _measure_in_child(own, cache)
        coverage_map.tests |= _read(cache, contents)
    if todo:
        print()
    return coverage_map


def _lines_on_import() -> dict[str, set[int]]:
    found = subprocess.run(
        [sys.executable, "-c", IMPORT_COVERAGE_SCRIPT, str(GAME)],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    return {module_name(Path(file)): set(lines) for file, lines in json.loads(found.stdout).items()}


def _measure_in_child(items: list[pytest.Item], cache: Path) -> None:
    """Each file of tests runs in a process of its own, because tests may change global state."""
    pid = os.fork()
    if not pid:
        status = 1
        try:
            _run_and_write(items, cache)
            status = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(status)
    _, status = os.waitpid(pid, 0)
    if status:
        pytest.exit(f"{items[0].path.relative_to(ROOT)} fails without any mutant. Repair it first.", 1)


def _run_and_write(items: list[pytest.Item], cache: Path) -> None:
    measured = coverage.Coverage(data_file=None, config_file=False, include=[f"{GAME}/*"], messages=False)
    measured.set_option("run:disable_warnings", ["already-imported", "no-data-collected"])
    plays_whole_games = items[0].path.is_relative_to(WHOLE_GAME_TESTS)
    if not plays_whole_games:
        measured.start()
    seconds = {}
    for index, item in enumerate(items):
        if not plays_whole_games:
            measured.switch_context(item.nodeid)
        start = time.process_time()
        reports = runtestprotocol(item, log=False, nextitem=items[index + 1] if index + 1 < len(items) else None)
        seconds[item.nodeid] = time.process_time() - start
        for report in reports:
            if report.failed:
                print(f"\n{item.nodeid}\n{report.longreprtext}")
                raise SystemExit
    if plays_whole_games:
        _write({name: (each, {EVERY_MODULE: "1"}) for name, each in seconds.items()}, cache)
    else:
        measured.stop()
        _write(_with_lines(measured.get_data(), seconds), cache)


Raw = dict[str, tuple[float, dict[str, str]]]
"""The cached form: by name of the test, its seconds and a hexadecimal bit mask of lines for each module."""


def _with_lines(data: coverage.CoverageData, seconds: dict[str, float]) -> Raw:
    tests: Raw = {name: (each, {}) for name, each in seconds.items()}
    for file in data.measured_files():
        bits: dict[str, int] = {}
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                bits[context] = bits.get(context, 0) | 1 << line
        for context, lines in bits.items():
            if context in tests:
                tests[context][1][module_name(Path(file))] = f"{lines:x}"
    return tests


def _write(tests: Raw, cache: Path) -> None:
    contents = {name: digest(path) for name, path in sources().items()}
    with gzip.open(cache, "wt", compresslevel=3) as out:
        json.dump({"contents": contents, "tests": tests}, out)


def _read(cache: Path, contents: dict[str, str]) -> dict[str, MeasuredTest]:
    with gzip.open(cache, "rt") as text:
        raw = json.load(text)
    then = raw["contents"]
    changed = {module for module in then if then[module] != contents.get(module)}
    tests = {}
    for name, (seconds, lines) in raw["tests"].items():
        bits = {module: EVERY_LINE if module in changed else int(text, 16) for module, text in lines.items()}
        tests[name] = MeasuredTest(seconds, bits)
    return tests
