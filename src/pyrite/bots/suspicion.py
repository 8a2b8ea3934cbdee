"""Suspicion: how likely each seat has each role, given what everyone has done.

Bayes' rule, with the odds of each kind of act in each camp taken from games that bots have played
(`likelihoods.json`, made by ``make likelihoods``). Over role cards it is exact: every way to deal the
cards to the camps is counted, and within a camp its roles are as likely as there are cards of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, log, perm, prod
from operator import add
from typing import Final

from pyrite.bots.acts import Act, Distances, acts_in, distances
from pyrite.game import facts
from pyrite.game.catalogue import GEOLOGIST, PROFITEER, ROLES, SABOTEUR
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, View
from pyrite.game.table import Table

DIGGING, STOPPING, PROFITING, PROSPECTING = CAMPS = ("digging", "stopping", "profiting", "prospecting")
"""Roles that behave alike: all who dig, saboteurs, the profiteer, geologists."""

_CAMP_OF: Final = tuple({SABOTEUR: 1, PROFITEER: 2, GEOLOGIST: 3}.get(role, 0) for role in range(len(ROLES)))
_RARE: Final = 0.02
"""How likely an act is taken to be that was hardly ever seen."""

Weights = list[float]
"""For each camp how likely the acts of a seat are in it."""


def camp_of(role: int) -> int:
    """The camp of a role, by its number."""
    return _CAMP_OF[role]


@cache
def likelihoods() -> dict[str, tuple[float, ...]]:
    """For each kind of act how likely it is in each camp."""
    text = files("pyrite.bots").joinpath("likelihoods.json").read_text(encoding="utf-8")
    return {act: tuple(chances) for act, chances in json.loads(text)["acts"].items()}


class Suspicion:
    """What an onlooker may think of everyone. A seat adds what it alone knows: `chances`."""

    def __init__(self) -> None:
        self.evidence: list[list[float]] = []
        """For each seat and camp: the logarithm of how likely its acts are there."""
        self.acts: list[Act] = []
        """What was done lately, since the last look."""
        self._before: Distances = ()

    def watch(self, table: Table, told: Sequence[RawFact]) -> None:
        """Take in what has happened; the table is as it is since."""
        kinds = {fact[0] for fact in told}
        if facts.ROUND_BEGUN in kinds or not self.evidence:
            self.evidence = [[0.0] * len(CAMPS) for _ in range(table.rules.players)]
            self._before = distances(table)
            self.acts = []
            return
        changed = not kinds.isdisjoint(_CHANGES_MAZE)
        after = distances(table) if changed else self._before
        self.acts = acts_in(told, table, self._before, after, self.guilt(table.rules))
        self._before = after
        for seat, act in self.acts:
            self._weigh(seat, act)
        for fact in told:
            if fact[0] in (facts.ROLE_CHANGED, facts.WARDROBE_ENTERED):
                self.evidence[fact[1]] = [0.0] * len(CAMPS)
            elif fact[0] == facts.ROLES_DEALT:
                self.evidence = [[0.0] * len(CAMPS) for _ in self.evidence]

    def _weigh(self, seat: int, act: str) -> None:
        chances = likelihoods().get(act)
        if chances is not None:
            evidence = self.evidence[seat]
            for camp, chance in enumerate(chances):
                evidence[camp] += log(max(chance, _RARE))

    def weight_of(self, act: str) -> float:
        """How much an act speaks for a saboteur: the logarithm of the odds."""
        chances = likelihoods().get(act, (1.0, 1.0))
        return log(max(chances[1], _RARE) / max(chances[0], _RARE))

    def guilt(self, rules: Rules) -> list[float]:
        """For each seat how likely it is a saboteur, to an onlooker."""
        return [camps[1] for camps in _posterior(rules, self._weights(), {})]

    def chances(self, view: View) -> list[list[float]]:
        """For each seat and role how likely it is, to this viewer."""
        table = view.table
        sure = known_for_sure(view)
        camps = _posterior(table.rules, self._weights(), {seat: camp_of(role) for seat, role in sure.items()})
        left = Counter(table.rules.roles)
        left.subtract(sure.values())
        in_camp = [sum(max(0, left[role]) for role in left if camp_of(role) == camp) for camp in range(len(CAMPS))]
        chances = []
        for seat in range(table.rules.players):
            row = [0.0] * len(ROLES)
            if seat in sure:
                row[sure[seat]] = 1.0
            else:
                for role, count in left.items():
                    camp = camp_of(role)
                    if count > 0 and in_camp[camp]:
                        row[role] = camps[seat][camp] * count / in_camp[camp]
            chances.append(row)
        return chances

    def _weights(self) -> list[Weights]:
        return [[exp(each - max(logs)) for each in logs] for logs in self.evidence]


_CHANGES_MAZE: Final = frozenset(
    {facts.TUNNEL_LAID, facts.TUNNEL_REMOVED, facts.TUNNEL_MOVED, facts.GOAL_TURNED, facts.GOAL_LAID}
    | {facts.GOAL_MOVED, facts.CHEST_LAID}
)


def known_for_sure(view: View) -> dict[int, int]:
    """The roles that a viewer has seen and that were not changed since: the own one first of all."""
    table, own = view.table, view.own
    if table.roles:
        return dict(enumerate(table.roles))
    if own is None or view.seat is None:
        return {}
    sure = {other: role for other, role, _, changes in own.inspections if changes == table.changes_of(other)}
    sure[view.seat] = own.role
    return sure


Dealt = dict[tuple[int, ...], float]
"""For each number of cards dealt to each camp: the weight of all ways to come there."""


def _posterior(rules: Rules, weights: list[Weights], sure: dict[int, int]) -> list[list[float]]:
    """For each seat and camp how likely it is, over all ways to deal the role cards to the camps."""
    own = tuple(
        tuple(weight if sure.get(seat, camp) == camp else 0.0 for camp, weight in enumerate(row))
        for seat, row in enumerate(weights)
    )
    return _over_all_deals(_cards_of_camps(rules.roles), own)


@lru_cache(maxsize=64)  # all at one table ask for the same
def _over_all_deals(cards: tuple[int, ...], own: tuple[tuple[float, ...], ...]) -> list[list[float]]:
    """Seats are gone through one by one, keeping how many cards of each camp are dealt; from the left
    and from the right, so that each seat can be looked at with all the others summed up."""
    camps = [camp for camp, count in enumerate(cards) if count]
    box = tuple(cards[camp] for camp in camps)
    rows = [tuple(row[camp] for camp in camps) for row in own]
    nothing: Dealt = {(0,) * len(box): 1.0}
    before, after = [nothing], [nothing]
    for row in rows:
        before.append(_with_seat(before[-1], row, box))
    for row in reversed(rows):
        after.append(_with_seat(after[-1], row, box))
    found = []
    for seat, row in enumerate(rows):
        chances = [0.0] * len(cards)
        for dealt, weight in before[seat].items():
            for others, more in after[len(rows) - 1 - seat].items():
                counts = tuple(map(add, dealt, others))
                for place, chance in enumerate(row):
                    if chance:
                        chances[camps[place]] += weight * more * chance * _ways(box, counts, place)
        total = sum(chances)
        found.append([each / total for each in chances] if total else [count / sum(cards) for count in cards])
    return found


@lru_cache(maxsize=4096)
def _ways(box: tuple[int, ...], counts: tuple[int, ...], place: int) -> int:
    """In how many ways so many cards of each camp, and one more of one of them, come out of the box."""
    return prod(
        perm(there, count + (camp == place)) for camp, (there, count) in enumerate(zip(box, counts, strict=True))
    )


def _with_seat(dealt: Dealt, row: tuple[float, ...], box: tuple[int, ...]) -> Dealt:
    further: Dealt = {}
    for counts, weight in dealt.items():
        for place, chance in enumerate(row):
            if chance and counts[place] < box[place]:
                more = (*counts[:place], counts[place] + 1, *counts[place + 1 :])
                further[more] = further.get(more, 0.0) + weight * chance
    return further


@lru_cache(maxsize=64)
def _cards_of_camps(roles: tuple[int, ...]) -> tuple[int, ...]:
    camps = [camp_of(role) for role in roles]
    return tuple(camps.count(camp) for camp in range(len(CAMPS)))
