"""The rulebook, as anyone may ask for it."""

import pytest

from pyrite.rulebook import LANGUAGES, Language, rulebook
from pyrite.server.http.rules_api import RulesApi
from tests.server.visiting import House


def test_every_rule_is_told_with_its_chapter_and_without_its_heading() -> None:
    told = House(endpoints=RulesApi().endpoints).visitor().get("/api/rules").json()["rules"]
    assert [rule["id"] for rule in told] == [rule.id for rule in rulebook()]
    by_id = {rule["id"]: rule for rule in told}
    assert by_id["TUN-3"]["chapter"] == "The maze"
    assert by_id["TUN-3"]["title"] == "The card must continue a path"
    assert by_id["TUN-3"]["text"].startswith("At least one open side")
    assert not any("## " in rule["text"] for rule in told)


def test_nobody_has_to_be_known_to_read_the_rules() -> None:
    visitor = House(endpoints=RulesApi().endpoints).visitor()
    answer = visitor.get("/api/rules")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_the_language_asked_for(language: Language) -> None:
    visitor = House(endpoints=RulesApi().endpoints).visitor()
    told = visitor.get(f"/api/rules?language={language}").json()["rules"]
    assert [(rule["id"], rule["title"]) for rule in told] == [(rule.id, rule.title) for rule in rulebook(language)]


def test_a_language_that_the_book_is_not_written_in_is_refused() -> None:
    answer = House(endpoints=RulesApi().endpoints).visitor().get("/api/rules?language=eo")
    assert answer.status_code == 400
    assert "language" in answer.json()["text"]
