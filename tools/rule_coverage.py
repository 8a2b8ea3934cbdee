"""Print how many tests each numbered rule has, and fail if a rule has none: ``python tools/rule_coverage.py``

A test names its rules: ``@pytest.mark.rule("TUN-3")``. Rules are the headings of docs/rules. `make test` checks
the same in tests/test_rule_coverage.py, without collecting all tests once more.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest

from pyrite.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent


def group_by_rule(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """The tests that name each rule, by its id."""
    tests: dict[str, list[str]] = defaultdict(list)
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                tests[rule].append(item.nodeid)
    return tests


def problems(tests: Mapping[str, Sequence[str]]) -> list[str]:
    """Sentences about rules without a test, and about tests of rules that do not exist."""
    rules = [rule.id for rule in rulebook()]
    missing = [rule for rule in rules if not tests.get(rule)]
    unknown = sorted(set(tests) - set(rules))
    return [
        *([f"No test for: {', '.join(missing)}"] if missing else []),
        *([f"Tests name rules that do not exist: {', '.join(unknown)}"] if unknown else []),
    ]


class Collector:
    """Keeps the rules that tests name, and the tests that name them."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.tests = group_by_rule(items)


def main() -> int:
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()) as output:
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], [collector])
    if status != 0:
        print(output.getvalue())
        return int(status)
    counts = {rule.id: len(set(collector.tests.get(rule.id, []))) for rule in rulebook()}
    for rule in rulebook():
        mark = f"{counts[rule.id]:4}" if counts[rule.id] else "   -"
        print(f"{rule.id:8}{mark}  {rule.title}")
    print(f"\n{sum(map(bool, counts.values()))} of {len(counts)} rules have a test.")
    found = problems(collector.tests)
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
