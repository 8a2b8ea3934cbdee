"""Which tests reach which lines of the game, and how long each takes: found out once, kept until files change."""

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
KEPT = ROOT / ".mutants"
"""What is kept from run to run; git does not see it."""

WHOLE_GAMES = ROOT / "tests" / "properties"
"""These tests play games of every kind. To watch them line by line takes minutes and says: they get everywhere."""
EVERYWHERE = "*"
ALL = -1
"""Every line, as bits."""

IMPORTS = """
import coverage, importlib, json, pathlib, sys
root = pathlib.Path(sys.argv[1])
watch = coverage.Coverage(data_file=None, source=["pyrite.game"], messages=False)
watch.start()
for path in sorted(root.rglob("*.py")):
    name = ".".join(("pyrite.game", *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")
    importlib.import_module(name)
watch.stop()
data = watch.get_data()
print(json.dumps({file: data.lines(file) for file in data.measured_files()}))
"""


def module_name(path: Path) -> str:
    """``cards/tunnel.py`` is called cards.tunnel."""
    return ".".join(path.relative_to(GAME).with_suffix("").parts)


def sources() -> dict[str, Path]:
    """Every module of the game by its short name."""
    return {module_name(path): path for path in sorted(GAME.rglob("*.py"))}


def digest(*paths: Path) -> str:
    """One short text for the content of files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:20]


@dataclass
class Test:
    """A test as it was seen to run: its seconds, and as bits of a number the lines of each module it ran."""

    seconds: float
    lines: dict[str, int]

    @cached_property
    def breadth(self) -> int:
        """How many lines it runs: a test of little else says more."""
        return sum(bits.bit_count() for bits in self.lines.values())


@dataclass
class Reach:
    """What every test reaches, and what runs while modules are imported."""

    tests: dict[str, Test] = field(default_factory=dict)
    on_import: dict[str, set[int]] = field(default_factory=dict)

    def reaching(self, module: str, lines: tuple[int, int]) -> list[str]:
        """The tests that run any of these lines."""
        wanted = sum(1 << line for line in range(lines[0], lines[1] + 1))
        return [
            name
            for name, test in self.tests.items()
            if test.lines.get(module, 0) & wanted or EVERYWHERE in test.lines
        ]

    def is_run_on_import(self, module: str, lines: tuple[int, int]) -> bool:
        """Whether a change there can show in what is worked out once, on import."""
        return any(line in self.on_import.get(module, ()) for line in range(lines[0], lines[1] + 1))


def measure(items: list[pytest.Item]) -> Reach:
    """Run the tests of files that changed, each under coverage; take the rest from what was kept.

    It only serves to choose tests, so it need not be exact: a module that changed since then counts as
    reached everywhere by a test that entered it. To measure all anew, delete .mutants/reach.
    """
    reach = Reach(on_import=_lines_on_import())
    by_file: dict[Path, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.path, []).append(item)
    contents = {name: digest(path) for name, path in sources().items()}
    todo = []
    for path, own in by_file.items():
        kept = KEPT / "reach" / f"{digest(path)}.json.gz"
        known = _read(kept, contents) if kept.exists() else {}
        reach.tests |= known
        if any(item.nodeid not in known for item in own):
            todo.append((own, kept))
    for done, (own, kept) in enumerate(todo, start=1):
        print(f"\rSeeing what each test reaches: {done:3} of {len(todo)} files", end="", flush=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        _in_a_child(own, kept)
        reach.tests |= _read(kept, contents)
    if todo:
        print()
    return reach


def _lines_on_import() -> dict[str, set[int]]:
    found = subprocess.run(
        [sys.executable, "-c", IMPORTS, str(GAME)], check=True, capture_output=True, text=True, cwd=ROOT
    )
    return {module_name(Path(file)): set(lines) for file, lines in json.loads(found.stdout).items()}


def _in_a_child(items: list[pytest.Item], kept: Path) -> None:
    """Tests leave traces in a process, so each file of tests has a process of its own."""
    child = os.fork()
    if not child:
        status = 1
        try:
            _run_and_write(items, kept)
            status = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    if status:
        pytest.exit(f"{items[0].path.relative_to(ROOT)} fails without any mutant. Mend it first.", 1)


def _run_and_write(items: list[pytest.Item], kept: Path) -> None:
    watch = coverage.Coverage(data_file=None, config_file=False, include=[f"{GAME}/*"], messages=False)
    watch.set_option("run:disable_warnings", ["already-imported", "no-data-collected"])
    is_everywhere = items[0].path.is_relative_to(WHOLE_GAMES)
    if not is_everywhere:
        watch.start()
    seconds = {}
    for index, item in enumerate(items):
        if not is_everywhere:
            watch.switch_context(item.nodeid)
        start = time.process_time()
        reports = runtestprotocol(item, log=False, nextitem=items[index + 1] if index + 1 < len(items) else None)
        seconds[item.nodeid] = time.process_time() - start
        for report in reports:
            if report.failed:
                print(f"\n{item.nodeid}\n{report.longreprtext}")
                raise SystemExit
    if is_everywhere:
        _write({name: (each, {EVERYWHERE: "1"}) for name, each in seconds.items()}, kept)
    else:
        watch.stop()
        _write(_with_lines(watch.get_data(), seconds), kept)


Raw = dict[str, tuple[float, dict[str, str]]]


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


def _write(tests: Raw, kept: Path) -> None:
    contents = {name: digest(path) for name, path in sources().items()}
    with gzip.open(kept, "wt", compresslevel=3) as out:
        json.dump({"contents": contents, "tests": tests}, out)


def _read(kept: Path, contents: dict[str, str]) -> dict[str, Test]:
    with gzip.open(kept, "rt") as text:
        raw = json.load(text)
    then = raw["contents"]
    changed = {module for module in then if then[module] != contents.get(module)}
    tests = {}
    for name, (seconds, lines) in raw["tests"].items():
        bits = {module: ALL if module in changed else int(text, 16) for module, text in lines.items()}
        tests[name] = Test(seconds, bits)
    return tests
