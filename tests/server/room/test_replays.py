"""Replays have what a seat knew of the goals, step by step."""

from typing import Any

import pytest

from pyrite.game import SetUp
from pyrite.server.room.replays import Step, replay_of
from pyrite.server.room.viewer_state import game_view
from tests.server.room.random_room import RandomRoom


def known_after(steps: list[Step]) -> tuple[list[Any], int]:
    """What is known of the goals after these steps, and how often it was more than nothing."""
    known: list[Any] = []
    often = 0
    for step in steps:
        if step.game is not None and "known_goals" in step.game:
            known = step.game["known_goals"]
            often += bool(known)
    return known, often


@pytest.mark.rule("WC-17")
def test_a_replay_says_what_its_viewer_knew_of_the_goals() -> None:
    random_room = RandomRoom(SetUp(3, modules=frozenset({"goal_swap"}), seed=bytes(32)), 5)
    random_room.gather()
    room = random_room.play_out().room
    looks = 0
    for seat in range(3):
        known, often = known_after(replay_of(room, str(seat)).steps)
        view = game_view(room, seat)
        assert view is not None
        assert known == view["known_goals"]
        looks += often
    assert looks > 20
    for view_as in ("spectator", "all"):
        assert known_after(replay_of(room, view_as).steps) == ([], 0)


def test_with_all_cards_open_a_replay_has_what_each_seat_was_sent_of_itself() -> None:
    random_room = RandomRoom(SetUp(3, modules=frozenset({"goal_swap", "veto", "detour"}), seed=bytes(32)), 5)
    random_room.gather()
    room = random_room.play_out().room
    seats = [replay_of(room, str(seat)).steps for seat in range(3)]
    whole = 0
    for step, *own_steps in zip(replay_of(room, "all").steps, *seats, strict=True):
        sent = [each.game or {} for each in own_steps]
        owns = [each["own"] if "setup" in each else None for each in sent]
        assert step.own == (owns if any(owns) else None)
        whole += step.own is not None
    assert whole > 3
