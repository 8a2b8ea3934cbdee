"""Plays the rounds of a batch. What comes of it is plain data: what is sent between processes is what is kept."""

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
from pyrite.game.dealing.seeds import seed_of
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import RawFact, State, View

Played = dict[str, Any]
"""What came of a batch: ``cell`` and ``first`` that name it, a list of ``tables``, and the ``pace`` of each bot.

A table has the ``bots`` by seat and its ``rounds``; a round has ``won``, ``reached``, and by seat ``roles`` and
``gold``. A pace is a number of decisions and the seconds of processor time they took, watching included.
"""


def play(plan: Plan, batch: Batch) -> Played:
    """Play a batch. The same numbers give the same deals to every plan with that seed, whoever plays them."""
    cell = plan.cells[batch.cell]
    rules = Rules(cell.set_up)
    clocks: dict[str, Clock] = defaultdict(Clock)
    tables = []
    for number in range(batch.first, batch.first + batch.count):
        try:
            tables.append(_play_table(plan, rules, cell.roles, number, clocks))
        except Exception as error:
            error.add_note(f"It happened at table {number} of {rules.players} players, {', '.join(cell.mix)}.")
            raise
    pace = {name: [clock.decisions, round(clock.seconds, 6)] for name, clock in sorted(clocks.items())}
    return {"cell": batch.cell, "first": batch.first, "tables": tables, "pace": pace}


def _play_table(plan: Plan, rules: Rules, roles: RoleSet, number: int, clocks: dict[str, Clock]) -> dict[str, Any]:
    """One round, or one game, from seeds of its own."""
    seed, rng = seed_of(plan.seed, "deal", number), seed_of(plan.seed, "bots", number)
    rounds = ROUNDS if plan.whole_games else 1
    deals = {each: _deal(rules, roles, seed, each) for each in range(1, rounds + 1)}
    names = plan.seating.seats(deals[1].roles, rng, number)
    bots = [clocked(make_bot(name, rng, seat), clocks[name]) for seat, name in enumerate(names)]
    state = State.before(rules, seed)
    journal: list[RawFact] = []
    state.journal = journal
    begin_game(state, deals)
    match = Match(state, bots, deals)
    match.notify(journal)
    while state.table.round <= rounds and not state.table.winners:  # a round is over when the next one begins
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
    deal = Deal.by_lot(rules, seed, round_number)
    return with_fixed_roles(deal, rules, seed, round_number) if roles == "fixed" else deal


# ---------------------------------------------------------------- how long bots think


class Clock:
    """Counts the decisions of bots and the processor time they take."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0


class _Clocked:
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self.bot = bot
        self.clock = clock

    def move(self, view: View, moves: Sequence[int]) -> int:
        since = thread_time()
        move = self.bot.move(view, moves)
        self.clock.seconds += thread_time() - since
        self.clock.decisions += 1
        return move


class _ClockedStatelessBot(_Clocked, StatelessBot):
    pass


class _ClockedWatcher(_Clocked):
    def watch(self, view: View, told: Sequence[RawFact]) -> None:
        since = thread_time()
        self.bot.watch(view, told)
        self.clock.seconds += thread_time() - since


def clocked(bot: Bot, clock: Clock) -> Bot:
    """The bot, with a clock that runs while it thinks; a bot that is told nothing is still told nothing."""
    return _ClockedStatelessBot(bot, clock) if isinstance(bot, StatelessBot) else _ClockedWatcher(bot, clock)
