"""The API for lessons: nothing is stored, and a wrong command changes nothing."""

from typing import Any

from pyrite.game.commands import command_to_json
from pyrite.game.notation.commands import parse_command
from pyrite.server.http.lessons_api import LessonsApi
from pyrite.server.http.rate_limits import LimitKind, Rate, RateLimits
from tests.server.app_client import AppUnderTest, Visitor, reason, with_settings

TOOLS = "/api/lessons/tools"
REPAIR = "Repair 0 pickaxe with repair pickaxe/cart"


def visitor() -> Visitor:
    return AppUnderTest(endpoints=LessonsApi().endpoints).visitor()


def body(command: str, *played: str, check: bool = False) -> dict[str, Any]:
    as_json = [command_to_json(parse_command(text)) for text in (*played, command)]
    return {"json": {"played": as_json[:-1], "command": as_json[-1], "check": check}}


def test_a_lesson_begins_with_a_snapshot_and_what_others_play() -> None:
    answer = visitor().get(TOOLS)
    assert "set-cookie" not in answer.headers, "a lesson needs no guest"
    begun = answer.json()
    snapshot, update = begun["frames"]
    assert (snapshot["frame"], snapshot["seat"], snapshot["choices"]) == ("Snapshot", 0, None)
    assert [item["fact"] for item in update["items"]][:2] == ["CardPlayed", "PutInFront"]
    assert [step["plays"] for step in begun["steps"]] == [False, True, False, True, True, False]


def test_a_right_command_is_played_and_the_others_follow() -> None:
    answer = visitor().post(TOOLS, **body(REPAIR)).json()
    assert (answer["reply"], answer["refused"]) == ("", None)
    assert [frame["items"][0]["seat"] for frame in answer["frames"]] == [0, 1, 2]


def test_a_legal_command_that_is_not_right_gets_a_reply_and_changes_nothing() -> None:
    guest = visitor()
    answer = guest.post(TOOLS, **body("Sabotage 2 with broken lantern")).json()
    assert answer == {"frames": [], "reply": "repair-first", "refused": None}
    assert guest.post(TOOLS, **body(REPAIR)).json()["frames"]


def test_an_illegal_command_is_refused_by_the_rules() -> None:
    answer = visitor().post(TOOLS, **body("LayTunnel EW at 4,0")).json()
    assert answer["refused"]["reason"] == "tools-broken"
    assert answer["refused"]["rule"] == "TUN-5"
    assert answer["frames"] == []


def test_a_command_can_be_checked_without_being_played() -> None:
    assert visitor().post(TOOLS, **body(REPAIR, check=True)).json()["frames"] == []


def test_a_lesson_goes_on_after_what_was_played() -> None:
    answer = visitor().post(TOOLS, **body("Repair 1 lantern with repair lantern", REPAIR)).json()
    assert answer["frames"][0]["items"][0]["fact"] == "CardPlayed"


def test_a_lesson_shows_only_what_the_seat_of_the_learner_may_see() -> None:
    snapshot = visitor().get("/api/lessons/gold").json()["frames"][0]["game"]
    assert snapshot["roles"] is None
    assert [goal["face"] for goal in snapshot["goals"]] == [None, None, None]


def test_other_names_and_other_commands_are_bad_input() -> None:
    guest = visitor()
    assert reason(guest.get("/api/lessons/flying"))[0] == 400
    assert reason(guest.post(TOOLS, **body(REPAIR, "Pass cards=EW"))) == (400, "bad-input")
    assert reason(guest.post(TOOLS, json={"played": [], "command": {"do": "Fly"}}))[0] == 400


def test_lessons_have_a_rate_limit() -> None:
    limits = RateLimits({LimitKind.LESSONS: Rate(2, 1000)}, {}, {})
    guest = AppUnderTest(with_settings(rate_limits=limits), LessonsApi().endpoints).visitor()
    assert [guest.get(TOOLS).status_code for _ in range(3)] == [200, 200, 429]
