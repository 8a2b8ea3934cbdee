"""A detour can reach goals as any tunnel does, and its player has joined them (WC-23, GOAL-6)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass, TurnGoal
from pyrite.game.facts.course import RoundBegun, RoundEnded
from pyrite.game.facts.maze import GoalTurned
from pyrite.game.modules.detour import Detour
from tests.modules.expansion_helpers import fact_names
from tests.modules.veto_helpers import discarded, hand, unopposed
from tests.rules.play import played, position, seen, tunnels_by_cell
from tests.rules.rounds import choosers

GAP = """
maze:
  · · · · · · · · · ?0
  · · · · · · · · · ·
  ─ ┼S┼ ┼ ┼ ┼ ┴ ┬ · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
goals: stone NE, gold, stone NW
last laid: -1,0
"""
"""The tunnel laid last, west of the start, is just what is missing at (7, 0)."""

TO_THE_GOLD = Detour("EW", (7, 0))


def gap_game(*seats: str, modules: str = "detour", more: str = "", maze: str = GAP) -> Game:
    lines = [f"seat {seat}: {line}" for seat, line in enumerate(seats)]
    return position(maze, f"players: {len(seats)}", f"modules: {modules}", *lines, *more.splitlines())


@pytest.mark.rule("WC-23", "GOAL-6", "GOAL-2")
@pytest.mark.parametrize("modules", ["detour", "detour, veto"])
def test_a_detour_can_reach_the_gold_and_the_mover_is_the_finisher(modules: str) -> None:
    """Seat 1 laid the tunnel, seat 0 moved it."""
    game = gap_game(
        "digger; hand detour, NS",
        "digger; hand NS",
        "saboteur; hand NS",
        modules=modules,
        more="last tunnel: 1\nlast card: 1",
    )
    facts = unopposed(game, 0, TO_THE_GOLD)
    assert GoalTurned(0, 1, "gold") in facts
    assert [(fact.gold_reached, fact.finisher) for fact in facts if isinstance(fact, RoundEnded)] == [(True, 0)]
    assert choosers(game, facts) == [0, 1]


@pytest.mark.rule("WC-23", "GOAL-6", "VAR-1")
def test_a_sabotaged_digger_who_joins_the_gold_by_a_detour_gets_nothing_and_the_next_digger_begins() -> None:
    game = gap_game(
        "digger; hand detour, NS; front broken cart",
        "digger; hand NS",
        "saboteur; hand NS",
        "digger; hand NS",
        more="variants: sabotaged_dwarf",
    )
    facts = played(game, 0, TO_THE_GOLD)
    assert [fact.finisher for fact in facts if isinstance(fact, RoundEnded)] == [0]
    # Three diggers, three gold cards; they are passed on between the two whose tools are whole.
    assert choosers(game, facts) == [3, 1, 3]


@pytest.mark.rule("WC-23", "GOAL-6", "S2-20", "S2-26")
def test_a_trapped_digger_who_joins_the_gold_by_a_detour_gets_nothing_but_the_team_wins() -> None:
    game = gap_game(
        "blue digger; hand detour, NS; front trapped",
        "blue digger; hand NS",
        "green digger; hand NS",
        modules="saboteur2, detour",
    )
    facts = played(game, 0, TO_THE_GOLD)
    assert [fact.finisher for fact in facts if isinstance(fact, RoundEnded)] == [0]
    assert game.gold == [0, 5, 0]


@pytest.mark.rule("WC-23", "WC-16")
def test_a_greedy_dwarf_may_join_the_gold_by_a_detour() -> None:
    game = gap_game(
        "greedy; hand detour, NS", "digger; hand NS", "saboteur; hand NS", modules="detour, greedy_dwarf"
    )
    played(game, 0, TO_THE_GOLD)
    assert game.gold == [4, 0, 0]


@pytest.mark.rule("WC-23", "SET-5", "TURN-6")
@pytest.mark.parametrize("modules", ["detour", "detour, veto"])
def test_a_detour_has_no_effect_on_the_next_round(modules: str) -> None:
    """The round ended at once, before the detour could be discarded."""
    game = gap_game("digger; hand detour, NS", "digger; hand NS", "saboteur; hand NS", modules=modules)
    choosers(game, unopposed(game, 0, TO_THE_GOLD))
    view = seen(game)
    assert (view["round"], view["last_laid"], view["in_play"], view["discard"]) == (2, None, None, [])
    first = game.asked
    assert first is not None
    facts = played(game, first, Pass((hand(game, first)[0],)))
    assert fact_names(facts) == ["Passed", "Drew", "TurnBegun"]
    assert discarded(game) == [None]


@pytest.mark.rule("WC-23", "SET-6", "ED-2")
def test_the_detour_counts_as_the_last_card_played_from_a_hand() -> None:
    game = gap_game(
        "digger; hand NS",
        "digger; hand detour",
        "digger; hand NS",
        "saboteur; hand NS",
        more="asked: seat 1, turn\nlast card: 3\nlast tunnel: 3",
    )
    choosers(game, played(game, 1, TO_THE_GOLD))
    begun = [fact for _, fact in game.seen_by(None) if isinstance(fact, RoundBegun)]
    assert [fact.first for fact in begun] == [2]


@pytest.mark.rule("WC-23", "GOAL-2")
def test_a_stone_that_a_detour_reached_stays_and_the_round_continues() -> None:
    game = gap_game(
        "digger; hand detour, NS",
        "digger; hand NS",
        "saboteur; hand NS",
        maze=GAP.replace("stone NE, gold, stone NW", "gold, stone NE, stone NW"),
        more="deck: NE, NE",
    )
    facts = played(game, 0, TO_THE_GOLD)
    assert fact_names(facts) == [
        "CardPlayed",
        "TunnelMoved",
        "GoalTurned",
        "GoalLaid",
        "CardDiscarded",
        "Drew",
        "TurnBegun",
    ]
    assert (tunnels_by_cell(game)[8, 0], tunnels_by_cell(game)[7, 0], discarded(game)) == ("SW", "EW", ["detour"])


@pytest.mark.rule("WC-23", "GOAL-4")
def test_a_detour_that_reaches_two_goals_leaves_the_order_to_the_mover() -> None:
    """From (8, -1) the tunnel opens on the goals above and below it."""
    maze = """
maze:
  · · · · · · · · · ?0
  · · · · · ┌ ─ ─ ─ ·
  ├ ┼S┼ ┼ ┼ ┘ · · · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
goals: stone NE, stone NW, gold
last laid: -1,0
"""
    game = gap_game("digger; hand detour, NS", "digger; hand NS", "saboteur; hand NS", maze=maze)
    facts = played(game, 0, Detour("NSW", (8, -1)))
    assert "GoalTurned" not in fact_names(facts)
    assert (game.asked, game.question, seen(game)["fresh_goals"]) == (0, "goal", [0, 1])
    played(game, 0, TurnGoal(1))
    assert [goal["face"] for goal in seen(game)["goals"]] == ["stone NE", "stone NW", None]
    assert (game.asked, game.question) == (1, "turn")


@pytest.mark.rule("WC-23", "GOAL-1")
def test_a_detour_away_from_the_path_cuts_it_and_turned_goals_stay() -> None:
    maze = (
        GAP.replace("─ ┼S┼", "· ┼S┼").replace("┴ ┬ · ?1", "┴ ┬ ─ ┐o").replace("last laid: -1,0", "last laid: 7,0")
    )
    game = gap_game(
        "saboteur; hand detour, NS",
        "digger; hand NS",
        "digger; hand NS",
        maze=maze.replace("stone NE, gold, stone NW", "gold, stone NE, stone NW"),
    )
    played(game, 0, Detour("EW", (-1, 0)))
    assert tunnels_by_cell(game)[8, 0] == "SW"
    assert (8, 1) not in {command.cell for command in game.legal(1) if isinstance(command, LayTunnel)}


@pytest.mark.rule("WC-23", "GOAL-1")
def test_a_dead_end_moved_to_a_goal_turns_nothing_over() -> None:
    game = gap_game(
        "digger; hand detour, NS", "digger; hand NS", "saboteur; hand NS", maze=GAP.replace("─ ┼S┼", "━ ┼S┼")
    )
    assert "GoalTurned" not in fact_names(played(game, 0, Detour("E|+W|", (7, 0))))
    assert tunnels_by_cell(game)[7, 0] == "E|+W|"
