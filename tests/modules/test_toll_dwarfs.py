"""Toll tunnels: one gold each, and dwarfs that are placed at free ends (TOLL-1)."""

import pytest

from pyrite.game import DiscardTwo, Game, LayTunnel, Pass, ReadMap, Rockfall, SetUp
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import RoundBegun, RoundEnded
from pyrite.game.modules.toll.commands import StandDwarf
from pyrite.game.modules.toll.facts import DwarfStood
from pyrite.game.modules.veto.commands import LetPass
from pyrite.game.modules.veto.facts import VetoAsked
from tests.modules.expansion_helpers import fact_names, hand, only, tokens, tunnels
from tests.rules.play import Cell, played, position, refused, seen
from tests.rules.rounds import pass_until_round_ends

TWO_TUNNELS = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, NEW, map; tokens 1
seat 1: saboteur; hand NES, map; tokens 1
seat 2: digger; hand NES, map; tokens 1
deck: NS, NE, NW
"""
TOLL = "modules: toll"
AT_THE_END = StandDwarf("map", (2, 0), "E")


# ---------------------------------------------------------------- one gold each


@pytest.mark.rule("TOLL-1")
@pytest.mark.parametrize(
    "set_up",
    [
        SetUp(3, modules=frozenset({"toll"})),
        SetUp(10, edition="UA24", modules=frozenset({"toll"})),
        SetUp(2, modules=frozenset({"toll", "saboteur2"})),
        SetUp(12, modules=frozenset({"toll", "saboteur2"})),
        SetUp(5, modules=frozenset({"toll"}), variants=frozenset({"tournament"})),
    ],
    ids=["base", "base of ten", "Saboteur 2 for two", "Saboteur 2 for twelve", "tournament"],
)
def test_everybody_gets_one_gold_at_the_start_of_the_game(set_up: SetUp) -> None:
    game = Game.begin(set_up)
    assert seen(game)["purses"] == [{"cards": 0, "tokens": 1}] * set_up.players
    assert game.gold == [1] * set_up.players


@pytest.mark.rule("TOLL-1")
def test_without_toll_tunnels_there_is_no_starting_gold() -> None:
    assert tokens(Game.begin(SetUp(3))) == [0, 0, 0]


@pytest.mark.rule("TOLL-1", "SET-5")
def test_the_gold_is_given_once_and_the_dwarfs_are_free_in_each_round() -> None:
    game = Game.begin(SetUp(3, modules=frozenset({"toll"}), first_seat=0))
    for number in (1, 2, 3):
        assert (seen(game)["round"], seen(game)["dwarfs_left"], seen(game)["dwarfs"]) == (number, 2, [])
        assert tokens(game) == [1, 1, 1]
        seat = seen(game)["to_move"]
        played(game, seat, StandDwarf(hand(game, seat)[0], (0, 0), "W"))
        assert seen(game)["dwarfs_left"] == 1
        pass_until_round_ends(game)
    assert game.over
    assert tokens(game) == [1, 1, 1]


# ---------------------------------------------------------------- where a dwarf can be

MANY_ENDS = """
players: 3
modules: saboteur2, toll, wardrobe, chests
goals: stone NE, gold, stone NW
opened: 0
maze:
  · · · · · · · · └o
  · · · ┬c· &2· · ·
  ┼S─ ─ ┴ ━ · ╷H╺ ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
  · · · · ┼W· · · ·
  · │ · · · · · · ·
seat 0: boss; hand map
"""
"""Dead ends at (4, 0) and (7, 0), a ladder at (6, 0), at (1, 4) a tunnel that is cut off."""

FREE_ENDS: set[tuple[Cell, str]] = {
    *(((0, 0), side) for side in "NSW"),
    ((3, -1), "E"),  # a tunnel that was above a chest
    ((3, -1), "W"),
    ((4, 0), "E"),  # a dead end
    ((6, 0), "S"),  # a ladder
    ((8, -2), "N"),  # a goal that was turned over
    ((8, -2), "E"),
    *(((4, 3), side) for side in "NESW"),  # the wardrobe
    ((1, 4), "N"),  # a tunnel that nothing joins
    ((1, 4), "S"),
}


@pytest.mark.rule("TOLL-1")
def test_a_dwarf_may_stand_at_every_open_side_that_faces_an_empty_cell_and_nowhere_else() -> None:
    game = position(MANY_ENDS, tunnels("NEW"))
    offered = {(command.cell, command.side) for command in game.legal(0) if isinstance(command, StandDwarf)}
    assert offered == FREE_ENDS
    for cell, side in FREE_ENDS:
        assert game.refusal(0, StandDwarf("map", cell, side)) is None


@pytest.mark.rule("TOLL-1")
@pytest.mark.parametrize(
    ("cell", "side"),
    [
        ((1, 0), "N"),  # a closed side
        ((0, 0), "E"),  # a card is there
        ((4, 0), "W"),
        ((7, 0), "E"),  # a stub that faces a goal, which is closed too
        ((8, 0), "N"),  # a goal, face down
        ((3, 1), "N"),  # a chest tunnel, face down
        ((5, 0), "E"),  # an empty cell
    ],
)
def test_a_dwarf_cannot_be_placed_elsewhere(cell: Cell, side: str) -> None:
    assert refused(position(MANY_ENDS, tunnels("NEW")), 0, StandDwarf("map", cell, side)) == "no-free-end"


@pytest.mark.rule("TOLL-1")
def test_two_dwarfs_may_be_at_one_card_but_not_at_one_opening() -> None:
    game = position(TWO_TUNNELS, TOLL)
    played(game, 0, StandDwarf("map", (0, 0), "N"))
    assert refused(game, 1, StandDwarf("map", (0, 0), "N")) == "no-free-end"
    played(game, 1, StandDwarf("map", (0, 0), "S"))
    assert seen(game)["dwarfs"] == [
        {"owner": 0, "cell": [0, 0], "side": "N"},
        {"owner": 1, "cell": [0, 0], "side": "S"},
    ]


# ---------------------------------------------------------------- the turn it takes


@pytest.mark.rule("TOLL-1")
def test_placing_a_dwarf_costs_a_card_face_down_and_nothing_is_drawn() -> None:
    game = position(TWO_TUNNELS, TOLL)
    facts = played(game, 0, AT_THE_END)
    assert fact_names(facts) == ["DwarfStood", "TurnBegun"]
    assert only(DwarfStood, facts) == [DwarfStood(0, (2, 0), "E", "map")]
    assert hand(game, 0) == ["EW", "NEW"]
    assert (seen(game)["deck"], seen(game)["hands"]) == (3, [2, 2, 2])
    assert seen(game)["discard"] == [None]
    assert seen(game, 0)["own"]["discarded"] == ["map"]
    assert seen(game)["dwarfs"] == [{"owner": 0, "cell": [2, 0], "side": "E"}]
    assert (game.asked, game.question) == (1, "turn")


@pytest.mark.rule("TOLL-1")
def test_placing_a_dwarf_is_no_pass_and_needs_the_turn_and_the_card() -> None:
    game = position(TWO_TUNNELS, TOLL)
    assert refused(game, 1, AT_THE_END) == "not-your-turn"
    assert refused(game, 0, StandDwarf("rockfall", (2, 0), "E")) == "not-in-hand"
    # The hand is one smaller from then on.
    played(game, 0, AT_THE_END)
    for seat in (1, 2):
        played(game, seat, Pass(("map",)))
    played(game, 0, LayTunnel("EW", (3, 0)))
    assert seen(game)["hands"] == [2, 2, 2]


@pytest.mark.rule("TOLL-1")
@pytest.mark.parametrize("card", ["EW", "NEW", "map"])
def test_any_card_can_be_discarded_for_a_dwarf(card: str) -> None:
    game = position(TWO_TUNNELS, TOLL)
    played(game, 0, StandDwarf(card, (2, 0), "E"))
    assert seen(game, 0)["own"]["discarded"] == [card]


@pytest.mark.rule("TOLL-1")
def test_each_dwarf_is_placed_once_a_round_even_if_it_has_left() -> None:
    game = position(TWO_TUNNELS.replace("hand EW, NEW", "hand EW, NEW, rockfall"), TOLL)
    assert seen(game)["dwarfs_left"] == 2
    played(game, 0, AT_THE_END)
    played(game, 1, StandDwarf("map", (0, 0), "N"))
    assert seen(game)["dwarfs_left"] == 0
    assert refused(game, 2, StandDwarf("map", (0, 0), "S")) == "no-dwarf-left"
    assert not any(isinstance(command, StandDwarf) for command in game.legal(2))
    played(game, 2, Pass(("map",)))
    played(game, 0, Rockfall((2, 0)))  # the first dwarf leaves with its tunnel
    assert seen(game)["dwarfs"] == [{"owner": 1, "cell": [0, 0], "side": "N"}]
    assert refused(game, 1, StandDwarf("NES", (1, 0), "E")) == "no-dwarf-left"


@pytest.mark.rule("TOLL-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_player_may_place_both_dwarfs(seat: int) -> None:
    game = position(TWO_TUNNELS, TOLL, f"asked: seat {seat}, turn", f"dwarfs: {seat} at 0/0 N", "dwarfs left: 1")
    played(game, seat, AT_THE_END)
    assert [dwarf["owner"] for dwarf in seen(game)["dwarfs"]] == [seat, seat]


@pytest.mark.rule("TOLL-1", "TUN-5")
@pytest.mark.parametrize(
    ("front", "modules"),
    [
        ("broken pickaxe", "toll"),
        ("broken lantern, broken cart", "toll"),
        ("trapped", "toll, saboteur2"),
    ],
)
def test_a_sabotaged_or_trapped_player_may_place_a_dwarf(front: str, modules: str) -> None:
    maze = TWO_TUNNELS.replace("digger", "geologist") if "saboteur2" in modules else TWO_TUNNELS
    game = position(maze.replace("map; tokens 1", f"map; front {front}; tokens 1", 1), f"modules: {modules}")
    assert refused(game, 0, LayTunnel("EW", (3, 0))) in ("tools-broken", "trapped")
    played(game, 0, AT_THE_END)
    assert seen(game)["dwarfs"] == [{"owner": 0, "cell": [2, 0], "side": "E"}]


@pytest.mark.rule("TOLL-1", "WC-19")
def test_placing_a_dwarf_opens_no_veto_window() -> None:
    game = position(TWO_TUNNELS.replace("NES, map", "NES, map, veto", 1), "modules: toll, veto")
    assert not only(VetoAsked, played(game, 0, AT_THE_END))
    # A card played does.
    assert only(VetoAsked, played(game, 1, ReadMap(0)))
    played(game, 0, LetPass())


@pytest.mark.rule("TOLL-1", "WC-19b")
def test_a_veto_that_is_the_only_card_may_be_discarded_for_a_dwarf() -> None:
    game = position(TWO_TUNNELS.replace("EW, NEW, map", "veto"), "modules: toll, veto")
    played(game, 0, StandDwarf("veto", (2, 0), "E"))
    assert hand(game, 0) == []


@pytest.mark.rule("TOLL-1", "END-1")
def test_the_last_card_of_all_may_be_spent_on_a_dwarf_and_ends_the_round() -> None:
    maze = TWO_TUNNELS.replace("hand EW, NEW, map; ", "hand map; ").replace("hand NES, map; ", "")
    game = position(maze.replace("deck: NS, NE, NW", ""), TOLL)
    facts = played(game, 0, AT_THE_END)
    assert [fact.gold_reached for fact in only(RoundEnded, facts)] == [False]
    # Seat 0 discarded the last card, so the seat on its left begins (SET-6, ED-2).
    assert [fact.first for fact in only(RoundBegun, facts)] == [1]


@pytest.mark.rule("TOLL-1")
def test_with_an_empty_deck_a_dwarf_is_placed_in_the_same_way() -> None:
    game = position(TWO_TUNNELS.replace("deck: NS, NE, NW", ""), TOLL)
    assert not only(Drew, played(game, 0, AT_THE_END))
    assert seen(game)["hands"] == [2, 2, 2]


@pytest.mark.rule("TOLL-1", "MIX-1")
def test_there_are_no_dwarfs_in_a_game_without_toll_tunnels() -> None:
    game = position(TWO_TUNNELS)
    assert refused(game, 0, AT_THE_END) == "not-in-this-game"
    assert "dwarfs" not in seen(game)


@pytest.mark.rule("TOLL-1", "S2-4")
def test_in_saboteur_2_a_dwarf_can_be_placed_and_two_cards_can_be_discarded() -> None:
    game = position(
        TWO_TUNNELS.replace("digger", "geologist").replace("map; tokens 1", "map; front trapped; tokens 1", 1),
        "modules: toll, saboteur2",
    )
    kinds = {type(command) for command in game.legal(0)}
    assert {StandDwarf, DiscardTwo, Pass} <= kinds
    played(game, 0, AT_THE_END)
    assert seen(game)["fronts"][0] == ["trapped"]
