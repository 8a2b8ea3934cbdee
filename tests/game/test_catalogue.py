"""Every card of the base game, counted by hand from the list of the decks."""

from collections import Counter

import pytest

from pyrite.game import Rules, SetUp
from pyrite.game.catalogue import (
    ACTIONS,
    BREAKS,
    FIRST_ACTION,
    GOALS,
    GOLD_CARDS,
    KIND,
    NAME,
    PIECES,
    REPAIRS,
    SHAPE,
    SPELLING,
    TUNNELS,
)

PASSAGES = {"NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5}
DEAD_ENDS = ["N|", "E|", "N|+S|", "E|+W|", "N|+E|", "N|+W|", "N|+E|+S|", "N|+E|+W|", "N|+E|+S|+W|"]


@pytest.mark.rule("SET-2")
def test_there_are_thirty_one_passages_and_nine_dead_ends() -> None:
    assert dict(TUNNELS) == PASSAGES | dict.fromkeys(DEAD_ENDS, 1)
    assert sum(PASSAGES.values()) == 31
    assert sum(TUNNELS.values()) == 40


@pytest.mark.rule("SET-2", "ACT-1", "ACT-2", "ACT-3", "ACT-4")
def test_there_are_twenty_seven_action_cards() -> None:
    assert dict(ACTIONS) == {
        "map": 6,
        "rockfall": 3,
        "broken pickaxe": 3,
        "broken lantern": 3,
        "broken cart": 3,
        "repair pickaxe": 2,
        "repair lantern": 2,
        "repair cart": 2,
        "repair pickaxe/lantern": 1,
        "repair pickaxe/cart": 1,
        "repair lantern/cart": 1,
    }
    assert sum(ACTIONS.values()) == 27


@pytest.mark.rule("SET-2")
def test_the_deck_of_the_base_game_has_sixty_seven_cards() -> None:
    deck = Counter(NAME[kind] for kind in Rules(SetUp(players=5)).deck)
    assert deck == Counter({**TUNNELS, **ACTIONS})
    assert deck.total() == 67


@pytest.mark.rule("TAB-4")
def test_the_start_and_the_goals() -> None:
    assert str(SHAPE[KIND["start"]]) == "NESW"
    assert dict(GOALS) == {"gold": "NESW", "stone NE": "NE", "stone NW": "NW"}


@pytest.mark.rule("SET-3")
def test_there_are_twenty_eight_gold_cards() -> None:
    assert dict(GOLD_CARDS) == {1: 16, 2: 8, 3: 4}
    assert sorted(Rules(SetUp(players=5)).gold_cards) == [1] * 16 + [2] * 8 + [3] * 4


@pytest.mark.rule("TAB-3")
@pytest.mark.parametrize("name", TUNNELS)
def test_a_passage_is_joined_in_one_group_and_a_dead_end_in_none(name: str) -> None:
    shape = SHAPE[KIND[name]]
    assert (len(shape.passages), shape.stubs != 0) == ((0, True) if name in DEAD_ENDS else (1, False))


@pytest.mark.rule("INFO-5")
def test_cards_of_one_kind_share_one_number_and_no_two_kinds_do() -> None:
    assert len(set(KIND.values())) == len(KIND)
    assert all(0 < kind < 128 for kind in KIND.values())
    assert all((KIND[name] < FIRST_ACTION) == (name in TUNNELS) for name in (*TUNNELS, *ACTIONS))


@pytest.mark.rule("TAB-2")
def test_every_way_that_a_tunnel_can_lie_has_a_spelling_of_its_own() -> None:
    # Of the sixteen shapes six look the same after a half turn: NS, EW, NESW and their dead ends.
    pieces = [piece for name in TUNNELS for piece in PIECES[KIND[name]]]
    assert len(pieces) == 16 + 10
    assert len({SPELLING[piece] for piece in pieces}) == 26


@pytest.mark.rule("ACT-1", "ACT-2")
def test_each_broken_tool_is_mended_by_four_cards_of_three_kinds() -> None:
    for broken, bit in BREAKS.items():
        menders = [NAME[kind] for kind, tools in REPAIRS.items() if tools & bit]
        tool = NAME[broken].removeprefix("broken ")
        assert len(menders) == 3
        assert all(tool in name for name in menders)
        assert sum(ACTIONS[name] for name in menders) == 4
