"""Every numbered rule has a test, and tests name only rules that exist."""

import pytest

from pyrite.rulebook import rulebook
from tools.rule_coverage import group_by_rule, problems


def test_every_rule_has_a_test(collected_tests_of_rules: dict[str, list[str]]) -> None:
    assert problems(collected_tests_of_rules) == []


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_named() -> None:
    tests = {rule.id: ["a test"] for rule in rulebook()}
    assert problems(tests) == []
    del tests["TUN-3"]
    assert problems({**tests, "NO-1": ["a test"]}) == [
        "No test for: TUN-3",
        "Tests name rules that do not exist: NO-1",
    ]


@pytest.mark.rule("TUN-3")
def test_a_mark_counts_for_its_rule(request: pytest.FixtureRequest) -> None:
    assert group_by_rule([request.node]) == {"TUN-3": [request.node.nodeid]}
