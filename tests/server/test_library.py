"""The rulebook, as anyone may ask for it."""

from pyrite.book import rulebook
from pyrite.server.library import Library
from tests.server.visiting import House


def test_every_rule_is_told_with_its_chapter_and_without_its_heading() -> None:
    told = House(endpoints=Library().endpoints).visitor().get("/api/rules").json()["rules"]
    assert [rule["id"] for rule in told] == [rule.id for rule in rulebook()]
    by_id = {rule["id"]: rule for rule in told}
    assert by_id["TUN-3"]["chapter"] == "The maze"
    assert by_id["TUN-3"]["title"] == "The card must carry on a path"
    assert by_id["TUN-3"]["text"].startswith("At least one open side")
    assert not any("## " in rule["text"] for rule in told)


def test_nobody_has_to_be_known_to_read_the_rules() -> None:
    visitor = House(endpoints=Library().endpoints).visitor()
    answer = visitor.get("/api/rules")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
