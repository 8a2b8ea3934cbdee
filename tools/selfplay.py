"""Rounds played by bots and observed by a spectator, from which likelihoods are counted and beliefs measured."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeVar

from pyrite.bots import Bot, GreedyDigger, Match
from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.bots.players.heuristic import HeuristicBot
from pyrite.game import SetUp
from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.facts.course import ROUND_BEGUN, ROUND_ENDED
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, State
from pyrite.game.table import NOBODY
from pyrite.parallel import CHUNK_SIZE, map_numbers

BAYESIAN_BOTS: Final = (BayesianBot,)
MIXED_BOTS: Final = (BayesianBot, BayesianBot, HeuristicBot, GreedyDigger)
"""The bots of a mixed table, drawn at random for each seat, so that styles of play differ."""


@dataclass(frozen=True)
class SelfPlayTable:
    """A set-up and the bots that may play it."""

    set_up: SetUp
    bots: tuple[type[BayesianBot | HeuristicBot | GreedyDigger], ...] = BAYESIAN_BOTS

    @property
    def name(self) -> str:
        """The set-up in a few words; it is part of the seed."""
        modules = ", ".join(sorted(self.set_up.modules)) or "base"
        return f"{modules}, {self.set_up.players} players{'' if self.bots == BAYESIAN_BOTS else ', all sorts'}"


def _mix(players: int, modules: str) -> SetUp:
    return SetUp(players, modules=frozenset(modules.split()))


TABLES: Final = (
    *(SelfPlayTable(SetUp(players)) for players in range(3, 11)),
    *(SelfPlayTable(SetUp(players), MIXED_BOTS) for players in range(3, 11)),
    *(SelfPlayTable(_mix(players, "saboteur2")) for players in range(2, 13)),
    *(SelfPlayTable(_mix(players, "saboteur2"), MIXED_BOTS) for players in (3, 5, 7, 9)),
    SelfPlayTable(_mix(5, "veto goal_swap detour")),
    SelfPlayTable(_mix(7, "path_specialist master_craftsman trove change_of_direction")),
    SelfPlayTable(_mix(6, "new_goals wardrobe greedy_dwarf")),
    SelfPlayTable(_mix(5, "chests party toll")),
    SelfPlayTable(SetUp(7, variants=frozenset({"tournament"}))),
    SelfPlayTable(_mix(6, "saboteur2 chests veto")),
)
"""The base game and Saboteur 2 for every number of players, and some mixes with modules."""


class ObservedRound:
    """One round at a table, and what a spectator believes about the roles."""

    def __init__(self, table: SelfPlayTable, seed: str) -> None:
        rules = Rules(table.set_up)
        root = sha256(f"{seed} {table.name}".encode()).digest()
        rng = SeededRandom(root, "who sits where")
        kinds = [table.bots[rng.randbelow(len(table.bots))] for _ in range(rules.players)]
        bots: list[Bot] = [kind(root, seat) for seat, kind in enumerate(kinds)]
        self.state = State.before(rules, root)
        dealt: list[RawFact] = []
        self.state.journal = dealt
        begin_game(self.state)
        self.state.journal = None
        self.match = Match(self.state, bots)
        self.match.notify(dealt)
        self.belief = RoleBelief()
        self.belief.watch(self.state.table, dealt)
        self.roles = self.roles_now()
        self.gold = self.gold_now()
        self.turn = self.state.table.turn

    def steps(self) -> Iterator[list[RawFact]]:
        """Play until the roles are shown, and yield the facts of each decision.

        `roles`, `gold` and `turn` are those from before the decision.
        """
        while True:
            self.roles, self.gold, self.turn = self.roles_now(), self.gold_now(), self.state.table.turn
            new_facts = self.match.step()
            if any(fact[0] in (ROUND_ENDED, ROUND_BEGUN) for fact in new_facts):
                return
            self.belief.watch(self.state.table, new_facts)
            yield new_facts

    def roles_now(self) -> list[int]:
        """The true role of each seat."""
        return [own.role for own in self.state.privates if own is not None]

    def gold_now(self) -> int:
        """The true place of the gold, or `NOBODY` if it was put aside."""
        assert self.state.sealed is not None
        places = len(self.state.table.goal_cells)
        place = self.state.sealed.goals.index(GOLD)
        return place if place < places else NOBODY


_Result = TypeVar("_Result")


def play_all(work: Callable[[range], _Result], numbers: range) -> Iterator[_Result]:
    """Do the work for all rounds on all cores. Without a terminal, progress is printed as lines."""
    for place, result in enumerate(map_numbers(work, numbers, os.cpu_count() or 1), 1):
        if not sys.stderr.isatty():
            print(f"{min(place * CHUNK_SIZE, len(numbers))} of {len(numbers)} rounds", file=sys.stderr, flush=True)
        yield result
