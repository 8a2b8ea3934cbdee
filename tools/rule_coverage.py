"""Print how many tests each numbered rule has, and fail if a rule has none.

A test names its rules: ``@pytest.mark.rule("TUN-3")``. Rules are the headings of docs/rules.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from pyrite.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent


class Collector:
    """Collects the rules that tests name, and the tests that name them."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule].append(item.nodeid)


def main() -> int:
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()) as output:
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], [collector])
    if status != 0:
        print(output.getvalue())
        return int(status)
    titles = {rule.id: rule.title for rule in rulebook()}
    missing = []
    for rule, title in titles.items():
        count = len(set(collector.tests[rule]))
        mark = f"{count:4}" if count else "   -"
        print(f"{rule:8}{mark}  {title}")
        if not count:
            missing.append(rule)
    unknown = sorted(rule for rule in collector.tests if rule not in titles and collector.tests[rule])
    tested = sum(1 for rule in titles if collector.tests[rule])
    print(f"\n{tested} of {len(titles)} rules have a test.")
    if missing:
        print(f"No test for: {', '.join(missing)}")
    if unknown:
        print(f"Tests name rules that do not exist: {', '.join(unknown)}")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
