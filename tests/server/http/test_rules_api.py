"""The API for the rulebook."""

import pytest

from pyrite.rulebook import LANGUAGES, Language, rulebook
from pyrite.server.http.rules_api import RulesApi
from tests.server.app_client import AppUnderTest


def test_every_rule_has_its_chapter_and_no_heading() -> None:
    rules = AppUnderTest(endpoints=RulesApi().endpoints).visitor().get("/api/rules").json()["rules"]
    assert [rule["id"] for rule in rules] == [rule.id for rule in rulebook()]
    by_id = {rule["id"]: rule for rule in rules}
    assert by_id["TUN-3"]["chapter"] == "The maze"
    assert by_id["TUN-3"]["title"] == "The card must continue a path"
    assert by_id["TUN-3"]["text"].startswith("At least one open side")
    assert not any("## " in rule["text"] for rule in rules)


def test_the_rules_need_no_guest() -> None:
    visitor = AppUnderTest(endpoints=RulesApi().endpoints).visitor()
    answer = visitor.get("/api/rules")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_in_the_requested_language(language: Language) -> None:
    visitor = AppUnderTest(endpoints=RulesApi().endpoints).visitor()
    rules = visitor.get(f"/api/rules?language={language}").json()["rules"]
    assert [(rule["id"], rule["title"]) for rule in rules] == [
        (rule.id, rule.title) for rule in rulebook(language)
    ]


def test_an_unknown_language_is_refused() -> None:
    answer = AppUnderTest(endpoints=RulesApi().endpoints).visitor().get("/api/rules?language=eo")
    assert answer.status_code == 400
    assert "language" in answer.json()["text"]
