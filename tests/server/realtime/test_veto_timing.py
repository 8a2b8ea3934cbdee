"""Neither frames nor their times show who holds the veto, until somebody plays it (WC-19b)."""

from collections.abc import Callable
from random import Random
from typing import get_args

import pytest

from pyrite.game.modules.veto.commands import LET_PASS, VETO_CARD
from pyrite.game.moves import VERB_BITS
from pyrite.game.project import Viewer
from pyrite.server.room import veto_window
from pyrite.server.room.decide import in_game
from pyrite.server.room.decision import NOTHING
from pyrite.server.room.decision import Answer as Decided
from pyrite.server.room.room import Room
from pyrite.server.room.room_data import RoomData
from pyrite.server.room.table_options import TableOptions, VetoTime
from tests.server.realtime.veto_worlds import CARD_AT, Answer, difference, two_worlds

pytestmark = [pytest.mark.rule("WC-19b"), pytest.mark.plain, pytest.mark.anyio]

SEATS = 4
ANSWERS = {
    "nobody answers": Answer(),
    "all answer": Answer(after=(1.4, 1.9, 2.7)),
    "all answered in advance": Answer(before=(0.2, 0.4, 0.6)),
    "some answered in advance": Answer(before=(0.2, 0.4), after=(1.7,)),
    "one takes it back": Answer(before=(0.2, 0.4, 0.6), taken_back=1.3),
    "one leaves": Answer(before=(0.2,), after=(1.2,), leaves=1.6),
}
TABLES = [(people, first) for people in (1, 2, SEATS) for first in (0, SEATS - 1)]
"""The number of people, the others are bots; and the seat that plays the card."""


def length_of(veto_time: VetoTime) -> float:
    """Seconds after which every window of this kind is closed."""
    return CARD_AT + (30 if veto_time == "all" else 10) + 1


async def first_difference(veto_time: VetoTime, answer: Answer) -> str:
    """Compare two worlds at each table, as a player and as a spectator."""
    for number, (people, first) in enumerate(TABLES):
        options = TableOptions(
            modules=("veto",), seats=SEATS, first_seat=first, veto_time=veto_time, bots="random_bot"
        )
        random = Random(f"{veto_time} {answer} {number}")
        viewers: list[Viewer] = [None, random.randrange(people)]
        for viewer in viewers:
            worlds = two_worlds(options, people, viewer, random)
            found = await difference(worlds, viewer, answer, length_of(veto_time))
            if found:
                return found
    return ""


@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("veto_time", get_args(VetoTime))
async def test_frames_and_their_times_do_not_show_who_holds_the_veto(veto_time: VetoTime, answer: str) -> None:
    assert await first_difference(veto_time, ANSWERS[answer]) == ""


@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("veto_time", get_args(VetoTime))
async def test_one_person_whom_nobody_watches_sees_nothing_of_the_bots_hands(
    veto_time: VetoTime, answer: str
) -> None:
    options = TableOptions(
        modules=("veto",),
        seats=SEATS,
        first_seat=SEATS - 1,
        veto_time=veto_time,
        bots="random_bot",
        spectators=False,
    )
    worlds = two_worlds(options, 1, 0, Random(f"unseen {veto_time} {answer}"))
    assert await difference(worlds, 0, ANSWERS[answer], length_of(veto_time)) == ""


# ---------------------------------------------------------------- the check finds leaks

_closes_at = veto_window.closes_at


def _holds(room: RoomData, seat: int) -> bool:
    own = None if room.game is None else room.game.state.privates[seat]
    return own is not None and VETO_CARD in own.hand


def closes_at_once_without_a_holder(patch: pytest.MonkeyPatch) -> None:
    """Leak: the window closes at once if no asked seat holds the veto."""

    def closes(room: RoomData) -> int | None:
        held = any(_holds(room, seat) for seat in room.asked())
        return _closes_at(room) if held else room.asked_at

    patch.setattr(veto_window, "closes_at", closes)


def waits_only_for_holders(patch: pytest.MonkeyPatch) -> None:
    """Leak: people without the veto count as if they had answered."""
    honest = Room.has_answered_veto

    def answered(self: Room, seat: int) -> bool:
        return honest(self, seat) or not _holds(self, seat)

    patch.setattr(Room, "has_answered_veto", answered)


def waits_for_bots_to_think(patch: pytest.MonkeyPatch) -> None:
    """Leak: the window closes when the last bot has decided, which takes longer with the veto."""
    play_bot = in_game.play_bot

    def noted(room: Room, seat: int, chosen: int, now: int) -> Decided:
        if chosen >> VERB_BITS != LET_PASS:
            return play_bot(room, seat, chosen, now)
        room.veto_declined.add(seat)
        if room.veto_declined.issuperset(room.asked()) and room.game is not None:
            return in_game._close_window(room.game, now)
        return NOTHING

    patch.setattr(in_game, "play_bot", noted)


def does_not_wait_for_one_person_whom_others_watch(patch: pytest.MonkeyPatch) -> None:
    """Leak: spectators see whether the only person holds the veto."""
    patch.setattr(veto_window, "is_unseen", veto_window.is_solo)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], tuple[VetoTime, str]] = {
    closes_at_once_without_a_holder: ("5s", "nobody answers"),
    waits_only_for_holders: ("all", "some answered in advance"),
    waits_for_bots_to_think: ("all", "all answered in advance"),
    does_not_wait_for_one_person_whom_others_watch: ("10s", "all answer"),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    veto_time, answer = LEAKS[leak]
    leak(monkeypatch)
    assert await first_difference(veto_time, ANSWERS[answer]) != ""
