"""Rounds of bots, watched by an onlooker: what likelihoods are counted from and beliefs are measured on."""

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
from pyrite.cli.spread import CHUNK, spread
from pyrite.game import SetUp, facts
from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, State
from pyrite.game.table import NOBODY

FOREMEN: Final = (BayesianBot,)
ALL_SORTS: Final = (BayesianBot, BayesianBot, HeuristicBot, GreedyDigger)
"""Who may sit at a table, each seat by lot: not all play in one style."""


@dataclass(frozen=True)
class Sitting:
    """A table to play at: the set-up and who may sit there."""

    set_up: SetUp
    bots: tuple[type[BayesianBot | HeuristicBot | GreedyDigger], ...] = FOREMEN

    @property
    def name(self) -> str:
        """The set-up in a few words."""
        modules = ", ".join(sorted(self.set_up.modules)) or "base"
        return f"{modules}, {self.set_up.players} players{'' if self.bots == FOREMEN else ', all sorts'}"


def _mix(players: int, modules: str) -> SetUp:
    return SetUp(players, modules=frozenset(modules.split()))


SITTINGS: Final = (
    *(Sitting(SetUp(players)) for players in range(3, 11)),
    *(Sitting(SetUp(players), ALL_SORTS) for players in range(3, 11)),
    *(Sitting(_mix(players, "saboteur2")) for players in range(2, 13)),
    *(Sitting(_mix(players, "saboteur2"), ALL_SORTS) for players in (3, 5, 7, 9)),
    Sitting(_mix(5, "veto goal_swap detour")),
    Sitting(_mix(7, "path_specialist master_craftsman trove change_of_direction")),
    Sitting(_mix(6, "new_goals wardrobe greedy_dwarf")),
    Sitting(_mix(5, "chests party toll")),
    Sitting(SetUp(7, variants=frozenset({"tournament"}))),
    Sitting(_mix(6, "saboteur2 chests veto")),
)
"""Base game and Saboteur 2 for every number of players, and some mixes with modules."""


class Watched:
    """One round at a table, and an onlooker who suspects."""

    def __init__(self, sitting: Sitting, seed: str) -> None:
        rules = Rules(sitting.set_up)
        root = sha256(f"{seed} {sitting.name}".encode()).digest()
        rng = SeededRandom(root, "who sits where")
        kinds = [sitting.bots[rng.randbelow(len(sitting.bots))] for _ in range(rules.players)]
        bots: list[Bot] = [kind(root, seat) for seat, kind in enumerate(kinds)]
        self.state = State.before(rules, root)
        dealt: list[RawFact] = []
        self.state.journal = dealt
        begin_game(self.state)
        self.state.journal = None
        self.match = Match(self.state, bots)
        self.match.notify(dealt)
        self.suspicion = RoleBelief()
        self.suspicion.watch(self.state.table, dealt)
        self.roles = self.roles_now()
        self.gold = self.gold_now()
        self.turn = self.state.table.turn

    def steps(self) -> Iterator[list[RawFact]]:
        """Play on, decision by decision, until the roles are shown; roles, gold and turn are as before each."""
        while True:
            self.roles, self.gold, self.turn = self.roles_now(), self.gold_now(), self.state.table.turn
            happened = self.match.step()
            if any(fact[0] in (facts.ROUND_ENDED, facts.ROUND_BEGUN) for fact in happened):
                return
            self.suspicion.watch(self.state.table, happened)
            yield happened

    def roles_now(self) -> list[int]:
        """What everyone really is."""
        return [own.role for own in self.state.privates if own is not None]

    def gold_now(self) -> int:
        """Where the gold really lies, or `NOBODY` if it was put aside."""
        assert self.state.sealed is not None
        places = len(self.state.table.goal_cells)
        place = self.state.sealed.goals.index(GOLD)
        return place if place < places else NOBODY


_Harvest = TypeVar("_Harvest")


def play_all(work: Callable[[range], _Harvest], numbers: range) -> Iterator[_Harvest]:
    """Do the work for all rounds, on all cores; where no bar can grow, a line tells now and then how far it is."""
    for place, harvest in enumerate(spread(work, numbers, os.cpu_count() or 1), 1):
        if not sys.stderr.isatty():
            print(f"{min(place * CHUNK, len(numbers))} of {len(numbers)} rounds", file=sys.stderr, flush=True)
        yield harvest
