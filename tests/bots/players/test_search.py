"""The search bot makes the obvious move, keeps to its budget, and falls back on the heuristics."""

from collections.abc import Sequence
from time import perf_counter

import pytest

from pyrite.bots.players import search
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.bots.players.search import SearchBot
from pyrite.bots.search.paired_playouts import values_of_moves
from pyrite.bots.search.worlds import WorldSampler
from pyrite.game import Command, Game, LayTunnel, Repair, Sabotage
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.moves import WHICH_GOLD, WHICH_VICTIM
from pyrite.game.refusal import BadInput
from pyrite.game.rollout import Policy
from pyrite.game.state import State
from tests.bots.decisions import choices, decisions, seed
from tests.bots.heuristics.boards import HALF_WAY, KNOWS_GOLD, ONE_AWAY, TWO_AWAY, game_from, lays_dead_end

PLAYOUTS = 300


def does(game: Game, playouts: int = PLAYOUTS, number: int = 0) -> Command:
    """What a new bot does in this position."""
    seat = game.asked_seats[0]
    view = game.view(seat)
    move = SearchBot(seed(number), seat, playouts=playouts).move(view, choices(view))
    return command_of(move, view.table.maze.grid)


def test_a_digger_reaches_the_gold() -> None:
    game = game_from(ONE_AWAY, [f"digger; hand NESW, repair cart, NE{KNOWS_GOLD}", "digger", "saboteur"])
    assert does(game) == LayTunnel("NESW", (7, 0))


def test_a_saboteur_stops_the_last_tunnel() -> None:
    """Two diggers follow, and any tunnel of theirs reaches the gold: only a dead end helps."""
    game = game_from(ONE_AWAY, [f"saboteur; hand NE, E|+W|, map{KNOWS_GOLD}", "digger", "digger"])
    assert lays_dead_end(does(game))


def test_a_digger_repairs_its_own_tool() -> None:
    game = game_from(TWO_AWAY, [f"digger; front broken cart; hand repair cart, NESW, EW, map{KNOWS_GOLD}", "", ""])
    assert does(game) == Repair("repair cart", 0, "cart")


@pytest.mark.rule("ACT-1")
def test_a_digger_does_not_break_the_tools_of_a_known_digger() -> None:
    known = "; inspected 1 digger in turn 1, 2 digger in turn 2"
    command = does(game_from(HALF_WAY, [f"digger; hand broken cart, NS, N|{known}", "digger", "digger"]))
    assert not isinstance(command, Sabotage)


# ---------------------------------------------------------------- budgets


@pytest.fixture
def playouts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of playouts in each world."""
    found: list[int] = []

    def counted(world: State, seat: int, moves: Sequence[int], policy: Policy, number: int) -> list[float]:
        found.append(len(moves))
        return values_of_moves(world, seat, moves, policy, number)

    monkeypatch.setattr(search, "values_of_moves", counted)
    return found


@pytest.mark.parametrize("budget", [40, 200])
def test_it_plays_no_more_than_its_playouts(playouts: list[int], budget: int) -> None:
    does(game_from(HALF_WAY, ["digger; hand NESW, NS, EW, map", "", ""]), budget)
    assert 0 < sum(playouts) < budget + max(playouts)


def test_it_keeps_to_a_time(playouts: list[int]) -> None:
    game = game_from(HALF_WAY, ["digger; hand NESW, NS, EW, map", "", ""])
    view, played = game.view(0), []
    for seconds in (0.05, 0.5):
        since = perf_counter()
        assert SearchBot(seed(0), 0, seconds).move(view, choices(view)) in choices(view)
        assert perf_counter() - since < seconds + 5  # a busy machine may be slow
        played.append(sum(playouts))
        playouts.clear()
    assert played[0] < played[1]


def test_without_any_time_it_plays_as_the_heuristics_do(playouts: list[int]) -> None:
    game = game_from(ONE_AWAY, [f"digger; hand NESW, repair cart, NE{KNOWS_GOLD}", "digger", "saboteur"])
    view = game.view(0)
    move = SearchBot(seed(0), 0, 1e-9).move(view, choices(view))
    assert move == BayesianBot(seed(0), 0).move(view, choices(view))
    assert playouts == []


# ---------------------------------------------------------------- without a search


def test_the_gold_is_taken_by_the_heuristics(playouts: list[int]) -> None:
    for decision in decisions():
        if decision.view.table.question in (WHICH_GOLD, WHICH_VICTIM):
            SearchBot(seed(0), decision.seat).move(decision.view, decision.moves)
    assert playouts == []


def test_every_other_question_is_searched(playouts: list[int]) -> None:
    asked = {decision.question: decision for decision in decisions()}
    for decision in asked.values():
        if decision.view.table.question not in (WHICH_GOLD, WHICH_VICTIM):
            SearchBot(seed(0), decision.seat, playouts=8).move(decision.view, decision.moves)
            assert playouts, decision.question
            playouts.clear()


def test_where_no_world_fits_it_plays_by_the_heuristics(monkeypatch: pytest.MonkeyPatch) -> None:
    def sample(self: WorldSampler, rng: SeededRandom) -> State:
        raise BadInput("No world fits what this seat has seen.")

    monkeypatch.setattr(WorldSampler, "sample", sample)
    game = game_from(ONE_AWAY, [f"digger; hand NESW, repair cart, NE{KNOWS_GOLD}", "digger", "saboteur"])
    assert does(game) == LayTunnel("NESW", (7, 0))
