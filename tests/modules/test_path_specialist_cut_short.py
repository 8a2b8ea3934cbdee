"""The path specialist: goals reached in between, and vetoes (WC-22)."""

import pytest

from pyrite.game import Game, LayGoal, LayTunnel, Pass, SwapHands
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import Asked, RoundEnded, TurnBegun
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.veto.commands import LetPass, Veto
from tests.modules.expansion_helpers import fact_names
from tests.modules.specialist_helpers import FIRST, SECOND, drawn, specialist_position
from tests.modules.veto_helpers import (
    EMPTY_MAZE,
    ONE_TO_GO,
    all_let_pass,
    discarded,
    hand,
    unopposed,
)
from tests.rules.play import facts_of, played, position, refused, seen, tunnels_by_cell

# ---------------------------------------------------------------- goals in between


@pytest.mark.rule("WC-22", "GOAL-2")
def test_if_the_first_tunnel_ends_the_round_there_is_no_second() -> None:
    game = specialist_position("path specialist, EW, NES, NS", maze=ONE_TO_GO)
    played(game, 0, CallSpecialist())
    facts = played(game, 0, LayTunnel("EW", (7, 0)))
    assert [fact.finisher for fact in facts if isinstance(fact, RoundEnded)] == [0]
    assert not any(isinstance(fact, Asked) and fact.question == "tunnel" for fact in facts)
    assert drawn(facts) == []
    assert game.question == "gold"


@pytest.mark.rule("WC-22", "GOAL-6")
def test_the_second_tunnel_may_reach_the_gold() -> None:
    game = specialist_position("path specialist, EW, NES, NS", maze=ONE_TO_GO)
    played(game, 0, CallSpecialist())
    played(game, 0, LayTunnel("NS", (0, 1)))
    ended = facts_of(game, 0, LayTunnel("EW", (7, 0)), RoundEnded)
    assert [fact.finisher for fact in ended] == [0]


@pytest.mark.rule("WC-22", "SET-5")
def test_a_round_that_the_first_tunnel_ended_leaves_nothing_behind() -> None:
    game = specialist_position("path specialist, EW, NES, NS", maze=ONE_TO_GO)
    played(game, 0, CallSpecialist())
    played(game, 0, LayTunnel("EW", (7, 0)))
    while game.question == "gold":
        assert game.asked is not None
        played(game, game.asked, game.legal(game.asked)[0])
    view = seen(game)
    assert (view["round"], view["specialist"], view["in_play"], view["discard"]) == (2, 0, None, [])
    assert game.asked is not None
    facts = played(game, game.asked, Pass((hand(game, game.asked)[0],)))
    assert fact_names(facts) == ["Passed", "Drew", "TurnBegun"]
    assert (len(discarded(game)), drawn(facts)[0][1]) == (1, 1)


@pytest.mark.rule("WC-22", "GOAL-3")
def test_a_goal_reached_by_the_first_tunnel_is_resolved_before_the_second() -> None:
    """The stone fits both ways: the player is asked, lays it, and may go on from it with the second tunnel."""
    game = specialist_position(
        "path specialist, NEW, NS",
        maze="""
maze:
  · · · · · · · · ?0
  · · · · ┌ ─ ─ · ┐
  ┼S┼ ┼ ┼ ┘ · · └ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: gold, stone NE, stone NW
""",
    )
    played(game, 0, CallSpecialist())
    played(game, 0, LayTunnel("ESW", (7, -1)))
    assert game.question == "orientation"
    played(game, 0, LayGoal("SW"))
    assert (game.asked, game.question) == (0, "tunnel")
    facts = played(game, 0, LayTunnel("NS", (8, 1)))
    assert fact_names(facts)[:2] == ["CardPlayed", "TunnelLaid"]


# ---------------------------------------------------------------- vetoed


def contested(*more: str, hands: str = "path specialist, EW, NES, map") -> Game:
    """Seat 1 holds the veto."""
    return position(
        EMPTY_MAZE,
        "players: 3",
        "modules: path_specialist, veto",
        f"seat 0: digger; hand {hands}",
        "seat 1: saboteur; hand veto, NS",
        "seat 2: digger; hand NS",
        *(more or ["deck: NE, NW, NEW, NESW"]),
    )


@pytest.mark.rule("WC-22", "WC-19", "TURN-6")
def test_after_a_veto_on_the_specialist_one_card_is_drawn_and_no_tunnel_is_laid() -> None:
    game = contested()
    played(game, 0, CallSpecialist())
    facts = played(game, 1, Veto())
    assert fact_names(facts) == ["Vetoed", "SomethingToLay", "Drew", "Drew", "TurnBegun"]
    assert facts[2:] == [Drew(0, ("NE",)), Drew(1, ("NW",)), TurnBegun(1)]
    assert discarded(game) == ["path specialist", "veto"]
    assert sorted(hand(game, 0)) == ["EW", "NE", "NES", "map"]


@pytest.mark.rule("WC-22", "WC-19", "TURN-6")
def test_a_veto_on_the_first_tunnel_ends_the_turn_and_one_card_is_drawn() -> None:
    game = contested()
    unopposed(game, 0, CallSpecialist())
    played(game, 0, FIRST)
    facts = played(game, 1, Veto())
    assert fact_names(facts) == ["Vetoed", "CardDiscarded", "Drew", "Drew", "TurnBegun"]
    assert drawn(facts) == [(0, 1), (1, 1)]
    assert discarded(game) == ["EW", "veto", "path specialist"]
    assert (game.asked, (1, 0) in tunnels_by_cell(game), seen(game)["specialist"]) == (1, False, 0)
    assert sorted(hand(game, 0)) == ["NE", "NES", "map"]


@pytest.mark.rule("WC-22", "WC-19", "TURN-6")
@pytest.mark.parametrize(
    ("deck", "count"),
    [
        ("deck: NE, NW, NEW, NESW", [(0, 2), (1, 1)]),
        ("deck: NE, NW, NEW", [(0, 2), (1, 1)]),
        ("deck: NE, NW", [(0, 2)]),
        ("deck: NE", [(0, 1)]),
    ],
)
def test_after_a_veto_on_the_second_tunnel_two_cards_are_drawn(deck: str, count: list[tuple[int, int]]) -> None:
    game = contested(deck)
    unopposed(game, 0, CallSpecialist())
    unopposed(game, 0, FIRST)
    played(game, 0, SECOND)
    facts = played(game, 1, Veto())
    assert drawn(facts) == count
    assert discarded(game) == ["NES", "veto", "path specialist"]
    assert ((1, 0) in tunnels_by_cell(game), (2, 0) in tunnels_by_cell(game), seen(game)["last_laid"]) == (
        True,
        False,
        [1, 0],
    )
    assert game.asked == 1


@pytest.mark.rule("WC-22", "WC-19b")
def test_the_second_tunnel_is_asked_for_after_the_veto_window() -> None:
    game = contested()
    played(game, 0, CallSpecialist())
    assert seen(game)["specialist"] == 0
    assert refused(game, 0, FIRST) == "not-your-turn"
    all_let_pass(game)
    played(game, 0, FIRST)
    played(game, 2, LetPass())
    assert refused(game, 0, SECOND) == "not-your-turn"
    played(game, 1, LetPass())
    assert SECOND in game.legal(0)


@pytest.mark.rule("WC-22", "S2-17")
def test_a_hand_of_fewer_cards_is_swapped_as_it_is() -> None:
    game = specialist_position(
        "path specialist, EW, NES, hand swap", "deck:", modules="saboteur2, path_specialist"
    )
    for command in (CallSpecialist(), FIRST, SECOND):
        played(game, 0, command)
    played(game, 1, Pass(("NS",)))
    played(game, 2, Pass(("NS",)))
    played(game, 0, SwapHands(1))
    assert seen(game)["hands"] == [1, 0, 0]
