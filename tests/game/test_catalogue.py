"""Every card, counted by hand from the list of the decks."""

from collections import Counter

import pytest

from pyrite.game import Rules, SetUp
from pyrite.game.catalogue import (
    BASE_ACTIONS,
    BASE_GOALS,
    BASE_TUNNELS,
    BREAKS,
    CHEST_TUNNELS,
    CHESTS,
    FIRST_ACTION,
    GOLD_CARDS,
    KIND,
    NAME,
    NEW_GOALS,
    PIECES,
    REPAIRS,
    SABOTEUR2_ACTIONS,
    SABOTEUR2_TUNNELS,
    SHAPE,
    SPELLING,
)

PASSAGES = {"NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5}
DEAD_ENDS = ["N|", "E|", "N|+S|", "E|+W|", "N|+E|", "N|+W|", "N|+E|+S|", "N|+E|+W|", "N|+E|+S|+W|"]


@pytest.mark.rule("SET-2")
def test_the_base_game_has_31_passages_and_9_dead_ends() -> None:
    assert dict(BASE_TUNNELS) == PASSAGES | dict.fromkeys(DEAD_ENDS, 1)
    assert sum(PASSAGES.values()) == 31
    assert sum(BASE_TUNNELS.values()) == 40


@pytest.mark.rule("SET-2", "ACT-1", "ACT-2", "ACT-3", "ACT-4")
def test_there_are_twenty_seven_action_cards() -> None:
    assert dict(BASE_ACTIONS) == {
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
    assert sum(BASE_ACTIONS.values()) == 27


@pytest.mark.rule("SET-2")
def test_the_deck_of_the_base_game_has_sixty_seven_cards() -> None:
    deck = Counter(NAME[kind] for kind in Rules(SetUp(players=5)).deck)
    assert deck == Counter({**BASE_TUNNELS, **BASE_ACTIONS})
    assert deck.total() == 67


@pytest.mark.rule("TAB-4")
def test_the_start_and_the_goals_have_these_openings() -> None:
    assert str(SHAPE[KIND["start"]]) == "NESW"
    assert dict(BASE_GOALS) == {"gold": "NESW", "stone NE": "NE", "stone NW": "NW"}


@pytest.mark.rule("SET-3")
def test_there_are_twenty_eight_gold_cards() -> None:
    assert dict(GOLD_CARDS) == {1: 16, 2: 8, 3: 4}
    assert sorted(Rules(SetUp(players=5)).gold_cards) == [1] * 16 + [2] * 8 + [3] * 4


@pytest.mark.rule("TAB-3")
@pytest.mark.parametrize("name", BASE_TUNNELS)
def test_a_passage_is_joined_in_one_group_and_a_dead_end_in_none(name: str) -> None:
    shape = SHAPE[KIND[name]]
    assert (len(shape.passages), shape.stubs != 0) == ((0, True) if name in DEAD_ENDS else (1, False))


@pytest.mark.rule("INFO-5")
def test_each_kind_of_card_has_its_own_number() -> None:
    assert len(set(KIND.values())) == len(KIND)
    assert all(0 < kind < 128 for kind in KIND.values())
    assert all((KIND[name] < FIRST_ACTION) == (name in BASE_TUNNELS) for name in (*BASE_TUNNELS, *BASE_ACTIONS))


@pytest.mark.rule("TAB-2")
def test_every_orientation_of_a_tunnel_has_its_own_spelling() -> None:
    # Of the sixteen shapes six look the same after a half turn: NS, EW, NESW and their dead ends.
    pieces = [piece for name in BASE_TUNNELS for piece in PIECES[KIND[name]]]
    assert len(pieces) == 16 + 10
    assert len({SPELLING[piece] for piece in pieces}) == 26


@pytest.mark.rule("ACT-1", "ACT-2")
def test_each_broken_tool_is_repaired_by_four_cards_of_three_kinds() -> None:
    for broken, bit in BREAKS.items():
        repairs = [NAME[kind] for kind, tools in REPAIRS.items() if tools & bit and NAME[kind] in BASE_ACTIONS]
        tool = NAME[broken].removeprefix("broken ")
        assert len(repairs) == 3
        assert all(tool in name for name in repairs)
        assert sum(BASE_ACTIONS[name] for name in repairs) == 4


CRYSTALS = [
    *("N| crystal", "E| crystal", "NESW crystal", "NES crystal"),
    *("NEW+S| crystal", "NSW+E| crystal", "EW+N| crystal"),
]
DOORS = ["NS blue door", "EW blue door", "NE blue door", "NS+E| green door", "EW green door", "NW green door"]
LADDERS = ["N ladder", "E ladder", "NE ladder", "NW ladder"]
CROSSINGS = {"NS+EW": 2, "NW+ES": 1, "NE+SW": 1}
STUBS = {"NS+E|": 1, "NS+E|+W|": 1, "EW+N|+S|": 1, "NE+S|": 1, "NW+S|": 2}


@pytest.mark.rule("S2-1", "S2-7", "S2-8", "S2-9", "S2-10")
def test_saboteur_2_adds_30_tunnels_and_10_of_them_have_a_crystal() -> None:
    ones = dict.fromkeys([*CRYSTALS, *DOORS, *LADDERS], 1)
    assert dict(SABOTEUR2_TUNNELS) == CROSSINGS | STUBS | ones | {"NEW crystal": 3}
    assert sum(SABOTEUR2_TUNNELS.values()) == 30
    assert sum(count for name, count in SABOTEUR2_TUNNELS.items() if name.endswith("crystal")) == 10


@pytest.mark.rule("S2-1")
def test_saboteur_2_adds_21_action_cards_with_a_fourth_rockfall() -> None:
    assert dict(SABOTEUR2_ACTIONS) == {
        "rockfall": 1,
        "theft": 4,
        "hands off": 3,
        "trapped": 3,
        "free": 4,
        "inspection": 2,
        "hat swap": 2,
        "hand swap": 2,
    }
    assert len(Rules(SetUp(players=5, modules=frozenset({"saboteur2"}))).deck) == 118


@pytest.mark.rule("NEWG-1")
def test_there_are_eight_new_goals() -> None:
    assert dict(NEW_GOALS) == {
        "gold": "NESW",
        "stone NE": "NE",
        "stone NW": "NW",
        "sack of one": "NEW",
        "sack of two": "NES",
        "dragon NE": "NE",
        "dragon NW": "NW",
        "spider": "NESW",
    }


@pytest.mark.rule("CHEST-1")
def test_there_are_seven_chest_tunnels_and_ten_chests() -> None:
    assert dict(CHEST_TUNNELS) == {"NE chest": 1, "NW chest": 1, "NES chest": 2, "NEW chest": 2, "NESW chest": 1}
    assert len(CHESTS) == 1 + 10
