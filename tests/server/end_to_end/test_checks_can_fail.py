"""The checks of the end-to-end tests fail for a leak, a gap and wrong choices."""

import json
from random import Random

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.notation.record import write_record
from tests.server.end_to_end.client import Client
from tests.server.end_to_end.secrecy_check import check_no_frame_contains, check_viewer_secrecy, facts_sent_to

pytestmark = pytest.mark.rule("INFO-4")

FIRST_UPDATE = {"frame": "Update", "first": 1, "items": [{"event": "ReadyChanged", "seat": 0, "ready": True}]}


def played(moves: int) -> Game:
    random = Random(5)
    game = Game.begin(SetUp(players=5, seed=bytes(32)))
    for _ in range(moves):
        seat = game.asked_seats[0]
        assert isinstance(game.submit(seat, random.choice(game.legal(seat))), list)
    return game


@pytest.mark.plain  # random numbers within the round are patched
def test_the_secrecy_check_passes_for_the_frames_of_a_seat() -> None:
    game = played(40)
    for viewer in (None, 0, 3):
        assert (
            check_viewer_secrecy(write_record(game), viewer, facts_sent_to(game, viewer), Random(1), worlds=3) > 0
        )


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_secrecy_check_fails_for_the_frames_of_another_seat(viewer: int | None) -> None:
    game = played(40)
    with pytest.raises(AssertionError):
        check_viewer_secrecy(write_record(game), viewer, facts_sent_to(game, 1), Random(1), worlds=1)


def test_the_search_finds_a_leaked_secret() -> None:
    with pytest.raises(AssertionError, match="the cookie of 1"):
        check_no_frame_contains(
            ['{"frame":"Presence"}', '{"frame":"Presence","x":"abc"}'], {"the cookie of 1": "abc"}
        )


def test_a_client_notices_a_gap_and_a_repetition() -> None:
    client = Client("", {}, 0)
    client.apply_frame({**FIRST_UPDATE, "choices": None, "timer": None})
    for first in (1, 3):
        with pytest.raises(AssertionError, match="a gap"):
            client.apply_frame({**FIRST_UPDATE, "first": first, "choices": None, "timer": None})


def test_a_client_notices_choices_that_it_should_not_have() -> None:
    client = Client("", {}, 0)
    with pytest.raises(AssertionError, match="do not follow"):
        client.apply_frame({**FIRST_UPDATE, "choices": [json.loads('{"do": "LetPass"}')], "timer": None})
