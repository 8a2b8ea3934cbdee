"""Rules by their ids and by words in them."""

import re

import pytest

from pyrite.cli.rules import find
from pyrite.rulebook import rulebook
from tests.cli.running import CHECKOUT, in_process


def test_every_other_heading_is_a_rule() -> None:
    pages = [page.read_text(encoding="utf-8") for page in (CHECKOUT / "docs" / "rules").glob("*.md")]
    headings = [line for page in pages for line in page.splitlines() if line.startswith("## ")]
    assert len(headings) > 100
    rules = {f"## {rule.id} · {rule.title}" for rule in rulebook()}
    assert set(headings) - rules == {"## Option names for the command line", "## Messages"}
    assert rules <= set(headings)


def test_rules_do_not_overlap() -> None:
    for rule in rulebook():
        assert len(re.findall(r"^## ", rule.text, re.MULTILINE)) == 1
        assert not re.search(r"^# ", rule.text, re.MULTILINE)


@pytest.mark.parametrize("typed", ["TUN-3", "tun-3", "tun3", "Tun 3", " TUN-3 "])
def test_a_rule_id_may_be_written_in_several_ways(typed: str) -> None:
    assert [rule.id for rule in find(rulebook(), typed)] == ["TUN-3"]


def test_a_rule_is_printed_completely(capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "rules", "WC-19b")
    assert ran.out.startswith("## WC-19b · ")
    assert ran.out.count("\n") > 3


def test_a_group_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = in_process(capsys, "rules", "act").out.splitlines()
    assert [line.split()[0] for line in listed] == ["ACT-1", "ACT-2", "ACT-3", "ACT-4"]


def test_a_word_lists_the_rules_that_contain_it(capsys: pytest.CaptureFixture[str]) -> None:
    listed = in_process(capsys, "rules", "Rockfall").out
    assert "ACT-3" in listed
    assert "TUN-1 " not in listed


def test_without_a_word_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert in_process(capsys, "rules").out.count("\n") == len(rulebook())


def test_a_rule_is_printed_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    printed = in_process(capsys, "rules", "TUN-3", "--language", "uk").out
    assert printed.startswith("## TUN-3 · ")
    assert re.search("[іїєґ]", printed)


def test_a_language_without_a_rulebook_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "rules", "TUN-3", "--language", "eo")
    assert ran.code == 2
    assert '"uk"' in ran.err
