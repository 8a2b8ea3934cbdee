"""`pyrite.game.playable` compared with its definition: can a hand of one card play it?"""

import pytest

from pyrite.game.modules.path_specialist.commands import SPECIALIST_CARD
from pyrite.game.modules.toll.state import Toll
from pyrite.game.playable import can_play, playable_kinds, playable_kinds_of, somebody_can_play
from pyrite.game.state import Private, State
from pyrite.game.table import Table
from tests.rules.play import position

pytestmark = pytest.mark.rule("END-1")

FORK = """
players: 3
maze:
  · · · · · · · · ?0
  ┼ · · · · · · · ·
  ┼S─ ┬ · · · · · ?1
  · · └ · · · · · ·
  · · · · · · · · ?2
last laid: 0,-1
"""
STRAIGHT = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
last laid: 2,0
modules: toll, detour
dwarfs: 1 at 0/0 W
dwarfs left: 1
"""
"""The tunnel laid last can only move to the left of the start, where seat 1 asks for a toll."""
HANDS = "seat 0: digger; hand map\nseat 1: digger; hand map\nseat 2: saboteur; hand map\n"
BROKEN = HANDS.replace("map", "map; front broken cart", 1)
TOLL = "modules: toll, detour, path_specialist\ndwarfs: 0 at 2/1 E, 1 at 0/-1 N\ndwarfs left: 0\n"
SABOTEUR2 = "seat 0: boss; hand map; front broken cart\nseat 1: profiteer; hand map\nseat 2: saboteur; hand map\n"

POSITIONS = {
    "no toll": FORK + HANDS + "modules: detour, path_specialist",
    "broken cart": FORK + BROKEN + "modules: detour",
    "ladders": FORK + SABOTEUR2 + "modules: saboteur2",
    "toll": FORK + HANDS + TOLL,
    "toll and broken cart": FORK + BROKEN + TOLL,
    "detour for one gold": STRAIGHT + HANDS,
}


def position_named(name: str) -> State:
    return position(POSITIONS[name]).state


def playable_for(table: Table, seat: int, gold: int) -> set[int]:
    """The kinds of cards that a seat with this much gold can play from a hand of one card."""
    found = set()
    for kind in {*table.rules.tunnel_kinds, *table.rules.action_kinds} - {SPECIALIST_CARD}:
        own = Private()
        own.hand.append(kind)
        own.gold = bytearray([1] * gold)
        if can_play(table, seat, own):
            found.add(kind)
    return found


@pytest.mark.rule("TUN-5", "TOLL-2", "WC-23")
@pytest.mark.parametrize("name", POSITIONS)
def test_playable_kinds_are_those_that_can_be_played_from_a_hand_of_one_card(name: str) -> None:
    table = position_named(name).table
    for seat in range(3):
        found = playable_kinds(table, seat)
        for gold in range(3):
            assert set(b"".join(found[: gold + 1])) == playable_for(table, seat, gold)
        assert all(bytes(sorted(kinds)) == kinds for kinds in found)


@pytest.mark.parametrize("name", POSITIONS)
def test_playable_kinds_of_several_seats_equal_those_of_each_seat(name: str) -> None:
    table = position_named(name).table
    assert playable_kinds_of(table, [0, 1, 2]) == [playable_kinds(table, seat) for seat in range(3)]
    assert playable_kinds_of(table, [2, 0]) == [playable_kinds(table, 2), playable_kinds(table, 0)]
    assert playable_kinds_of(table, []) == []


def test_some_cards_cost_one_seat_a_toll_and_another_nothing() -> None:
    """The positions above would test little if all prices were the same."""
    assert playable_kinds(position_named("toll").table, 0) != playable_kinds(position_named("toll").table, 1)
    assert not playable_for(position_named("detour for one gold").table, 0, 0) >= playable_for(
        position_named("detour for one gold").table, 0, 1
    )


@pytest.mark.rule("TOLL-3")
def test_checking_whether_a_hand_can_play_changes_nothing() -> None:
    state = position_named("toll")
    toll = state.table.part(Toll)
    state.table.put(toll.with_changes(toll_payers=((state.table.maze.grid.cell(3, 1), 2),)))
    before = state.clone()
    assert somebody_can_play(state)
    assert state == before
