"""Suspicion: how likely each seat has each role, and the gold each place, given what everyone has done.

Bayes' rule, with the odds of each kind of act in each camp taken from rounds that bots have played
(`likelihoods.json`, made by ``make likelihoods``). What an act tells depends on where the gold lies,
for its doer may know that: so each place of the gold is weighed with all that was done, and a viewer
who has looked at a goal learns more of the others than one who has not.

Over role cards and places of the gold it is exact: every way to deal them is counted
(`pyrite.bots.beliefs.exact_posterior`), for any number of players. What is said of a role stays with the card
when the seat gets another (S2-16, ROBE-1). Only a party is a clean slate (PARTY-1): how many of each role were
in the lot that was mixed is forgotten.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp, log
from operator import add
from typing import Final

from pyrite.bots.beliefs.action_classes import Act, Eyewitness, card_played
from pyrite.bots.beliefs.exact_posterior import Row, over_all_deals
from pyrite.bots.beliefs.gold_hypotheses import Lode, lodes, place_of
from pyrite.bots.beliefs.role_tracking import RoleCards
from pyrite.bots.heuristics.pathfinding import NO_WAY
from pyrite.game import facts
from pyrite.game.catalogue import GEOLOGIST, PROFITEER, ROLES, SABOTEUR
from pyrite.game.state import RawFact, View
from pyrite.game.table import NOBODY, Table

DIGGING, STOPPING, PROFITING, PROSPECTING = range(4)
CAMPS: Final = ("digging", "stopping", "profiting", "prospecting")
"""Roles that behave alike: all who dig, saboteurs, the profiteer, geologists."""

_CAMP_OF: Final = tuple(
    {SABOTEUR: STOPPING, PROFITEER: PROFITING, GEOLOGIST: PROSPECTING}.get(role, DIGGING)
    for role in range(len(ROLES))
)

_CARELESS: Final = 0.05
"""How likely a seat plays without thinking of its role, in a way of its own."""

Logs = tuple[float, ...]
"""For each camp, and last for those who do not care which is theirs: the logarithm of how likely something is."""

_NOTICED: Final = 0.3
"""By how much more or less near the goals must get for people to notice."""

_MOST_SAID: Final = -50.0
_HARDLY: Final = 1e-300
"""Nothing that can be is ever ruled out because its chance is too small a number."""

NOTHING_SAID: Final[Logs] = (0.0,) * (len(CAMPS) + 1)

Evidence = dict[int, Logs]
"""What was done by holders of each role card, as far as anything was."""


_ANYWHERE: Final[dict[Lode, float]] = {(NOBODY, ()): 1.0}
"""Where the gold may be if what is known of it makes no sense."""


def camp_of(role: int) -> int:
    """The camp of a role, by its number."""
    return _CAMP_OF[role]


Likelihoods = Mapping[str, Mapping[str, Logs]]
"""For each situation and kind of act in it how likely it is in each camp, as logarithms."""

_in_use: list[Likelihoods] = []
"""The table by which everyone in this process suspects, once it was read."""


def likelihoods() -> Likelihoods:
    """The table by which everyone suspects: the one in the package, unless `suspect_by` gave another."""
    if not _in_use:
        suspect_by(files("pyrite.bots.beliefs").joinpath("likelihoods.json").read_text(encoding="utf-8"))
    return _in_use[0]


def suspect_by(text: str) -> None:
    """Suspect by another table from now on, everywhere in this process; its text is like `likelihoods.json`."""
    table: Likelihoods = {
        situation: {kind: tuple(map(log, chances)) for kind, chances in kinds.items()}
        for situation, kinds in json.loads(text)["acts"].items()
    }
    _in_use[:] = [table]


class Suspicion:
    """What an onlooker may think of everyone. A seat adds what it alone knows: `chances`, `gold`."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        """What was done lately, since the last look."""
        self.thought: list[float] = []
        """How likely each seat was thought to be a saboteur before that, if the acts were about others."""
        self._eyes: Eyewitness | None = None
        self._cards: RoleCards
        self._evidence: dict[Lode, Evidence] = {}
        self._guilt: list[float] | None = None

    @property
    def watching(self) -> bool:
        """Whether it has seen the table at all."""
        return self._eyes is not None

    def watch(self, table: Table, told: Sequence[RawFact]) -> None:
        """Take in what has happened; the table is as it is since."""
        if self._eyes is None or any(fact[0] == facts.ROUND_BEGUN for fact in told):
            self._begin(table)
            return
        self.acts = self._eyes.acts(table, told)
        if any(act.whom != NOBODY for act in self.acts):
            self.thought = self.guilt(table)
        for act in self.acts:
            self._weigh(table, act)
        self._guilt = None
        self._cards.follow(table)
        self._follow_goals(table)

    def _begin(self, table: Table) -> None:
        self.acts, self._guilt = [], None
        self._eyes = Eyewitness(table)
        self._cards = RoleCards(table.rules)
        self._cards.follow(table)
        self._evidence = {lode: {} for lode in lodes(_onlooker(table))}

    def _weigh(self, table: Table, act: Act) -> None:
        """What an act tells of the card that its doer holds, for each place of the gold."""
        card = self._cards.held[act.seat][-1]
        for lode, evidence in self._evidence.items():
            logs = _told(act, place_of(table, lode), self.thought)
            evidence[card] = tuple(map(add, evidence.get(card, NOTHING_SAID), logs))

    def _follow_goals(self, table: Table) -> None:
        """Goals were perhaps swapped: go on with both (WC-17)."""
        while any(len(swaps) < len(table.goal_swaps) for _, swaps in self._evidence):
            self._evidence = {
                (place, (*swaps, really)): dict(evidence)
                for (place, swaps), evidence in self._evidence.items()
                for really in (False, True)
            }

    # ---------------------------------------------------------------- what to think of it

    def guilt(self, table: Table) -> list[float]:
        """For each seat how likely it is a saboteur, to an onlooker."""
        if self._guilt is None:
            self._guilt = [chances[SABOTEUR] for chances in self.chances(_onlooker(table))]
        return self._guilt

    def chances(self, view: View) -> list[list[float]]:
        """For each seat and role how likely it is, to this viewer."""
        sure = self._cards.known_for_sure(view)
        left = Counter(view.table.rules.roles) - Counter(sure.values())
        in_camp = _by_camp(left)
        found = [[0.0] * len(ROLES) for _ in self._cards.held]
        worlds = self._worlds(view, sure)
        for row, held in zip(found, self._cards.held, strict=True):
            if held[-1] in sure:
                row[sure[held[-1]]] = 1.0
                continue
            for role, count in left.items():
                camp = camp_of(role)
                row[role] = sum(chance * camps[held[-1]][camp] for chance, camps in worlds.values())
                row[role] *= count / in_camp[camp]
        return found

    def gold(self, view: View) -> list[float]:
        """For each goal how likely the gold lies there, to this viewer: by looks, and by where others dig."""
        chances = [0.0] * len(view.table.goal_cells)
        for lode, (chance, _) in self._worlds(view, self._cards.known_for_sure(view)).items():
            place = place_of(view.table, lode)
            if place != NOBODY:
                chances[place] += chance
        return chances

    def _worlds(self, view: View, sure: Mapping[int, int]) -> dict[Lode, tuple[float, dict[int, Row]]]:
        """For each lode its chance, and for each role card what camp it may be of if the gold lies there."""
        box = _by_camp(Counter(view.table.rules.roles) - Counter(sure.values()))
        held = {cards[-1] for cards in self._cards.held}
        logs, camps = {}, {}
        for lode, chance in (lodes(view) or _ANYWHERE).items():
            said = self._evidence.get(lode, {})
            cards = [card for card in self._cards.there if card not in sure and (card in held or card in said)]
            rows, scale = _scaled([_of_camps(said.get(card, NOTHING_SAID)) for card in cards])
            agrees, found = over_all_deals(box, rows)
            camps[lode] = dict(zip(cards, found, strict=True))
            of_sure = sum(_of_camps(said[card])[camp_of(role)] for card, role in sure.items() if card in said)
            logs[lode] = log(chance) + scale + of_sure + log(max(agrees, _HARDLY))
        most = max(logs.values())
        total = sum(exp(each - most) for each in logs.values())
        return {lode: (exp(each - most) / total, camps[lode]) for lode, each in logs.items()}

    def would_tell(self, table: Table, seat: int, move: int, gain: float) -> float:
        """How much a card would speak for a saboteur, to an onlooker: the logarithm of the odds.

        ``gain`` is what it brings the goals nearer, as `Sight` has it; it is taken as a tunnel more or less.
        """
        assert self._eyes is not None
        before = self._eyes.distances
        nearer = 1 if gain > _NOTICED else -1 if gain < -_NOTICED else 0
        after = tuple(min(max(0, count - nearer), NO_WAY) if count else 0 for count in before)
        act = card_played(table, seat, move, table.fronts, before, after)
        logs = _told(act, NOBODY, self.guilt(table))
        return logs[STOPPING] - logs[DIGGING]


def _told(act: Act, gold: int, guilt: Sequence[float]) -> Logs:
    """What an act tells of its doer, if the gold lies at this place."""
    situation, kind = act.kind(gold, guilt)
    return likelihoods().get(situation, {}).get(kind, NOTHING_SAID)


def _onlooker(table: Table) -> View:
    return View(table, None, None)


def _by_camp(roles: Counter[int]) -> tuple[int, ...]:
    cards = [0] * len(CAMPS)
    for role, count in roles.items():
        cards[camp_of(role)] += count
    return tuple(cards)


def _of_camps(logs: Logs) -> Logs:
    """What is said for each camp, by those who play their role and by those who do not care."""
    careless = log(_CARELESS) + logs[-1]
    return tuple(_log_sum(log(1 - _CARELESS) + each, careless) for each in logs[:-1])


def _log_sum(one: float, other: float) -> float:
    """The logarithm of a sum, of which the logarithms of both parts are given."""
    most = max(one, other)
    return most + log(exp(one - most) + exp(other - most))


def _scaled(logs: list[Logs]) -> tuple[tuple[Row, ...], float]:
    """Logarithms made into weights of which the greatest is 1, and what was left out of them."""
    most = [max(each) for each in logs]
    rows = tuple(
        tuple(exp(max(one - top, _MOST_SAID)) for one in each) for each, top in zip(logs, most, strict=True)
    )
    return rows, sum(most)
