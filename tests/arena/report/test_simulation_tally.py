"""How `pyrite simulate` counts rounds and gold."""

import pytest

from pyrite.arena.report.simulation_tally import SimulationTally
from pyrite.cli.bot_games import bots_for, deal_game, play_moves
from pyrite.game import SetUp
from pyrite.game.catalogue import BLUE, BOSS, DIGGER, GREEDY, SABOTEUR
from pyrite.game.dealing.deal import Deal
from pyrite.game.facts.course import GAME_ENDED, ROUND_BEGUN, ROUND_ENDED
from pyrite.game.facts.gold import GOLD_DEALT, GOLD_PICKED, GOLD_TAKEN, STOLE, TOKENS_MOVED, TOKENS_PAID
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY
from tests.notation.sample_games import seed

RULES = Rules(SetUp(3))
BEGUN: RawFact = (ROUND_BEGUN, 1, 0, Deal.from_seed(RULES, seed(1), 1))
OVER: RawFact = (GAME_ENDED, (), (0,), b"")


def ended(finisher: int, *roles: int) -> RawFact:
    return (ROUND_ENDED, finisher != NOBODY, finisher, bytes(roles), b"")


def counted(*game: RawFact) -> SimulationTally:
    tally = SimulationTally(3)
    tally.add(RULES, game, decisions=60)
    return tally


def test_rounds_are_counted_for_the_side_that_won() -> None:
    tally = counted(
        ended(0, DIGGER, SABOTEUR, DIGGER),
        ended(1, DIGGER, SABOTEUR, DIGGER),
        ended(NOBODY, DIGGER, SABOTEUR, DIGGER),
        ended(NOBODY, DIGGER, DIGGER, DIGGER),
        ended(2, DIGGER, SABOTEUR, GREEDY),
        ended(NOBODY, DIGGER, SABOTEUR, GREEDY),
    )
    assert tally.rounds == {"diggers": 2, "saboteurs": 2, "nobody": 1, "greedy dwarf": 1}
    assert tally.gold_reached == 3
    assert tally.to_json()["gold_reached"] == {"rounds": 3, "percent": 50.0}
    assert tally.to_json()["decisions_per_game"] == 60


def test_gold_is_counted_by_the_role_of_the_round() -> None:
    tally = counted(
        BEGUN,
        ended(0, DIGGER, SABOTEUR, DIGGER),
        (GOLD_TAKEN, 0, 3),
        BEGUN,
        ended(NOBODY, SABOTEUR, DIGGER, DIGGER),
        (GOLD_DEALT, 0, 4, 4, bytes([1, 3]), b""),
        BEGUN,
        ended(NOBODY, SABOTEUR, DIGGER, DIGGER),
        (TOKENS_PAID, 1, 2),
        OVER,
    )
    assert tally.to_json()["gold_per_round"] == {"digger": 0.833, "saboteur": 1.333}


def test_gold_gained_or_lost_during_a_round_counts_for_the_role_at_its_end() -> None:
    tally = counted(
        BEGUN,
        (TOKENS_PAID, 0, 2),
        (TOKENS_PAID, 1, -1),
        (GOLD_PICKED, 2, b""),
        (TOKENS_MOVED, 0, 2, 1),
        ended(NOBODY, BLUE, BOSS, SABOTEUR),
        (STOLE, 2, 0),
        (STOLE, 1, NOBODY),
        OVER,
    )
    assert tally.gold == {"blue digger": 0, "boss": -1, "saboteur": 3}


def test_a_shared_win_counts_for_each() -> None:
    tally = counted((GAME_ENDED, (), (0, 2), b""))
    tally.include(counted((GAME_ENDED, (), (2,), b"")))
    assert tally.games == 2
    assert [(each["games"], each["shared"]) for each in tally.to_json()["wins"]] == [(1, 1), (0, 0), (2, 1)]


@pytest.mark.parametrize(
    "set_up",
    [
        SetUp(4),
        SetUp(5, modules=frozenset({"saboteur2", "new_goals"})),
        SetUp(4, modules=frozenset({"saboteur2", "chests"})),
        SetUp(3, modules=frozenset({"new_goals", "chests", "toll"})),
    ],
)
def test_all_gold_of_a_game_is_counted(set_up: SetUp) -> None:
    """The gold of all roles equals the gold of all seats at the end, less the toll gold that seats start with."""
    rules, tally, owned = Rules(set_up), SimulationTally(set_up.players), 0
    for number in range(8):
        journal: list[RawFact] = []
        state = deal_game(rules, seed(number), journal)
        tally.add(rules, journal, play_moves(state, bots_for("greedy_digger", seed(number), set_up.players)))
        owned += sum(sum(own.gold) for own in state.privates if own is not None) + sum(state.table.tokens)
    given = 8 * set_up.players if rules.toll else 0
    assert sum(tally.gold.values()) == owned - given
    assert sum(tally.seats.values()) == 8 * 3 * set_up.players
    assert sum(tally.rounds.values()) == 8 * 3
