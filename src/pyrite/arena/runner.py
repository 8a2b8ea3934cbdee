"""Plays one batch of a plan. The result is plain data, which is sent between processes and stored as it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from time import thread_time
from typing import Any

from pyrite.arena.outcome import outcomes
from pyrite.arena.plan import Batch, Plan, RoleSet
from pyrite.arena.seating import with_fixed_roles
from pyrite.bots import Bot, Match, StatelessBot
from pyrite.bots.registry import make_bot
from pyrite.game import Deal
from pyrite.game.catalogue import ROLES
from pyrite.game.dealing.seeds import derive_seed
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import RawFact, State, View

BatchResult = dict[str, Any]
"""The result of a batch: its key ``cell`` and ``first``, a list of ``tables``, and the ``timing`` of each bot.

A table has the ``bots`` by seat and its ``rounds``. A round has ``won``, ``reached``, and by seat ``roles`` and
``gold``. A timing is the number of decisions and the seconds of processor time, watching included.
"""


def play(plan: Plan, batch: Batch) -> BatchResult:
    """Play a batch. Tables with the same number have the same deal in every plan with that seed, for all bots."""
    cell = plan.cells[batch.cell]
    rules = Rules(cell.set_up)
    clocks: dict[str, DecisionClock] = defaultdict(DecisionClock)
    tables = []
    for number in range(batch.first, batch.first + batch.count):
        try:
            tables.append(_play_table(plan, rules, cell.roles, number, clocks))
        except Exception as error:
            error.add_note(f"It happened at table {number} of {rules.players} players, {', '.join(cell.mix)}.")
            raise
    timing = {name: [clock.decisions, round(clock.seconds, 6)] for name, clock in sorted(clocks.items())}
    return {"cell": batch.cell, "first": batch.first, "tables": tables, "timing": timing}


def _play_table(
    plan: Plan, rules: Rules, roles: RoleSet, number: int, clocks: dict[str, DecisionClock]
) -> dict[str, Any]:
    """Play one round, or one game, from its own seeds."""
    seed, rng = derive_seed(plan.seed, "deal", number), derive_seed(plan.seed, "bots", number)
    rounds = ROUNDS if plan.whole_games else 1
    deals = {each: _deal(rules, roles, seed, each) for each in range(1, rounds + 1)}
    names = plan.seating.seats(deals[1].roles, rng, number)
    bots = [timed(make_bot(name, rng, seat), clocks[name]) for seat, name in enumerate(names)]
    state = State.before(rules, seed)
    journal: list[RawFact] = []
    state.journal = journal
    begin_game(state, deals)
    match = Match(state, bots, deals)
    match.notify(journal)
    while state.table.round <= rounds and not state.table.winners:  # the next round begins as soon as one ends
        match.step()
    return {
        "bots": names,
        "rounds": [
            {
                "won": outcome.won,
                "reached": outcome.gold_reached,
                "roles": [ROLES[role] for role in outcome.roles],
                "gold": outcome.gold,
            }
            for outcome in outcomes(rules, journal)
        ],
    }


def _deal(rules: Rules, roles: RoleSet, seed: bytes, round_number: int) -> Deal:
    deal = Deal.from_seed(rules, seed, round_number)
    return with_fixed_roles(deal, rules, seed, round_number) if roles == "fixed" else deal


# ---------------------------------------------------------------- thinking time


class DecisionClock:
    """Counts the decisions of a bot and the processor time they take."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0


class _TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, clock: DecisionClock) -> None:
        self.bot = bot
        self.clock = clock

    def move(self, view: View, moves: Sequence[int]) -> int:
        since = thread_time()
        move = self.bot.move(view, moves)
        self.clock.seconds += thread_time() - since
        self.clock.decisions += 1
        return move


class _TimedStatelessBot(_TimedBot, StatelessBot):
    pass


class _TimedWatcher(_TimedBot):
    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        since = thread_time()
        self.bot.watch(view, new_facts)
        self.clock.seconds += thread_time() - since


def timed(bot: Bot, clock: DecisionClock) -> Bot:
    """The bot with a clock that runs while it thinks. A stateless bot stays stateless."""
    return _TimedStatelessBot(bot, clock) if isinstance(bot, StatelessBot) else _TimedWatcher(bot, clock)
