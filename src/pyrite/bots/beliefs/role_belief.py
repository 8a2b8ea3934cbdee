"""The posterior of each seat's role and of the place of the gold, given the actions of all seats.

It is Bayes' rule. The likelihood of each class of action for each group of roles was counted in games of bots
(`likelihoods.json`, written by ``make likelihoods``). What an action says depends on where the gold is, because
the acting seat may know that. So the evidence is kept for each hypothesis about the gold, and a viewer who has
looked at a goal learns more about others than one who has not.

The posterior is exact over role cards and places of the gold: every deal is counted, for any number of players
(`pyrite.bots.beliefs.exact_posterior`). Evidence about a role stays with its card when the seat gets another one
(S2-16, ROBE-1). Only a party discards all evidence (PARTY-1).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp, log
from operator import add
from typing import Final

from pyrite.bots.beliefs.action_classes import ActionClassifier, ObservedAction, action_of_card
from pyrite.bots.beliefs.deal_sampler import DealSampler, GoldCase
from pyrite.bots.beliefs.exact_posterior import Weights, exact_posterior
from pyrite.bots.beliefs.gold_hypotheses import GoldHypothesis, gold_hypotheses, place_of_gold
from pyrite.bots.beliefs.role_tracking import RoleTracker
from pyrite.bots.heuristics.pathfinding import UNREACHABLE
from pyrite.game.catalogue import GEOLOGIST, PROFITEER, ROLES, SABOTEUR
from pyrite.game.facts.course import ROUND_BEGUN
from pyrite.game.modules.goal_swap import swaps_at
from pyrite.game.state import RawFact, View
from pyrite.game.table import NOBODY, Table

DIGGERS, SABOTEURS, PROFITEERS, GEOLOGISTS = range(4)
ROLE_GROUPS: Final = ("diggers", "saboteurs", "profiteers", "geologists")
"""Groups of roles that behave alike; all roles that dig are one group."""

_GROUP_OF_ROLE: Final = tuple(
    {SABOTEUR: SABOTEURS, PROFITEER: PROFITEERS, GEOLOGIST: GEOLOGISTS}.get(role, DIGGERS)
    for role in range(len(ROLES))
)

_CARELESS: Final = 0.05
"""Prior probability that a seat plays without regard to its role."""

LogLikelihoods = tuple[float, ...]
"""Log likelihoods of something for each group of roles, and last for careless players."""

_NOTICEABLE_GAIN: Final = 0.3
"""A smaller change of nearness is not noticed by others."""

_MIN_LOG: Final = -50.0
_MIN_PROBABILITY: Final = 1e-300
"""Bounds that keep possible cases from being ruled out by underflow."""

NO_EVIDENCE: Final[LogLikelihoods] = (0.0,) * (len(ROLE_GROUPS) + 1)

Evidence = dict[int, LogLikelihoods]
"""For each role card the sum of the evidence about its holders; cards without any are left out."""

_GOLD_UNKNOWN: Final[dict[GoldHypothesis, float]] = {(NOBODY, ()): 1.0}
"""The hypothesis to use if none agrees with what is known."""


def role_group_of(role: int) -> int:
    """The group of a role."""
    return _GROUP_OF_ROLE[role]


Likelihoods = Mapping[str, Mapping[str, LogLikelihoods]]
"""For each situation and each class of action in it: the log likelihoods."""

_in_use: list[Likelihoods] = []
"""Likelihood table of this process, loaded on first use."""


def likelihoods() -> Likelihoods:
    """The likelihood table of this process: the one in the package, unless `use_likelihoods` replaced it."""
    if not _in_use:
        use_likelihoods(files("pyrite.bots.beliefs").joinpath("likelihoods.json").read_text(encoding="utf-8"))
    return _in_use[0]


def use_likelihoods(text: str) -> None:
    """Replace the likelihood table of this process; the text has the format of `likelihoods.json`."""
    table: Likelihoods = {
        situation: {name: tuple(map(log, chances)) for name, chances in classes.items()}
        for situation, classes in json.loads(text)["actions"].items()
    }
    _in_use[:] = [table]


class RoleBelief:
    """Public evidence about all roles. `role_posterior` and `gold_posterior` add what a view alone knows."""

    def __init__(self) -> None:
        self.actions: list[ObservedAction] = []
        """The actions in the facts of the last call of `watch`."""
        self.probabilities_before: list[float] = []
        """The probability of each seat being a saboteur before these actions, if any has a target."""
        self._classifier: ActionClassifier | None = None
        self._tracker: RoleTracker
        self._evidence: dict[GoldHypothesis, Evidence] = {}
        self._saboteur_probabilities: list[float] | None = None

    @property
    def started(self) -> bool:
        """Whether it has seen the table at all."""
        return self._classifier is not None

    def watch(self, table: Table, new_facts: Sequence[RawFact]) -> None:
        """Add the evidence of new facts; the table already includes them."""
        if self._classifier is None or any(fact[0] == ROUND_BEGUN for fact in new_facts):
            self._start_round(table)
            return
        self.actions = self._classifier.actions(table, new_facts)
        if any(action.target != NOBODY for action in self.actions):
            self.probabilities_before = self.saboteur_probabilities(table)
        for action in self.actions:
            self._add_evidence(table, action)
        self._saboteur_probabilities = None
        self._tracker.update(table)
        self._split_by_swaps(table)

    def _start_round(self, table: Table) -> None:
        self.actions, self._saboteur_probabilities = [], None
        self._classifier = ActionClassifier(table)
        self._tracker = RoleTracker(table.rules)
        self._tracker.update(table)
        self._evidence = {hypothesis: {} for hypothesis in gold_hypotheses(_public_view(table))}

    def _add_evidence(self, table: Table, action: ObservedAction) -> None:
        """Add what an action says about the card of its seat, for each hypothesis about the gold."""
        card = self._tracker.held[action.seat][-1]
        for hypothesis, evidence in self._evidence.items():
            logs = _log_likelihoods(action, place_of_gold(table, hypothesis), self.probabilities_before)
            evidence[card] = tuple(map(add, evidence.get(card, NO_EVIDENCE), logs))

    def _split_by_swaps(self, table: Table) -> None:
        """Replace each hypothesis by two, with and without the swap, if goals were picked up (WC-17)."""
        while any(len(swaps) < len(swaps_at(table)) for _, swaps in self._evidence):
            self._evidence = {
                (place, (*swaps, really)): dict(evidence)
                for (place, swaps), evidence in self._evidence.items()
                for really in (False, True)
            }

    # ---------------------------------------------------------------- posteriors

    def saboteur_probabilities(self, table: Table) -> list[float]:
        """For each seat the probability that it is a saboteur, to a spectator."""
        if self._saboteur_probabilities is None:
            self._saboteur_probabilities = [roles[SABOTEUR] for roles in self.role_posterior(_public_view(table))]
        return self._saboteur_probabilities

    def role_posterior(self, view: View) -> list[list[float]]:
        """For each seat the probability of each role, to this viewer."""
        known = self._tracker.known_roles(view)
        left = Counter(view.table.rules.roles) - Counter(known.values())
        cards_in_group = _count_by_group(left)
        posterior = [[0.0] * len(ROLES) for _ in self._tracker.held]
        joint = self._joint_posterior(view, known)
        for row, held in zip(posterior, self._tracker.held, strict=True):
            if held[-1] in known:
                row[known[held[-1]]] = 1.0
                continue
            for role, count in left.items():
                group = role_group_of(role)
                row[role] = sum(case.chance * case.groups[held[-1]][group] for case in joint.values())
                row[role] *= count / cards_in_group[group]
        return posterior

    def gold_posterior(self, view: View) -> list[float]:
        """For each goal the probability of the gold, to this viewer: from looks, and from where others dig."""
        posterior = [0.0] * len(view.table.goal_cells)
        for hypothesis, case in self._joint_posterior(view, self._tracker.known_roles(view)).items():
            place = place_of_gold(view.table, hypothesis)
            if place != NOBODY:
                posterior[place] += case.chance
        return posterior

    def log_odds(self, table: Table) -> list[float]:
        """For each seat the log odds of being a saboteur, not a digger, that public actions give; 0 before any."""
        odds = [0.0] * len(self._tracker.held)
        for hypothesis, case in self._joint_posterior(_public_view(table), {}).items():
            for seat, held in enumerate(self._tracker.held):
                logs = _group_logs(self._evidence.get(hypothesis, {}).get(held[-1], NO_EVIDENCE))
                odds[seat] += case.chance * (logs[SABOTEURS] - logs[DIGGERS])
        return odds

    def deal_sampler(self, view: View) -> DealSampler:
        """Samples whole deals from the posterior of the role cards and the gold together, to this viewer."""
        known = self._tracker.known_roles(view)
        cases = self._joint_posterior(view, known)
        left = Counter(view.table.rules.roles) - Counter(known.values())
        roles = [
            bytes(role for role in left.elements() if role_group_of(role) == group)
            for group in range(len(ROLE_GROUPS))
        ]
        return DealSampler(cases, roles, self._tracker.held)

    def _joint_posterior(self, view: View, known: Mapping[int, int]) -> dict[GoldHypothesis, GoldCase]:
        """For each hypothesis about the gold its probability, and under it the group of each role card."""
        cards_left = _count_by_group(Counter(view.table.rules.roles) - Counter(known.values()))
        held = {cards[-1] for cards in self._tracker.held}
        logs, found = {}, {}
        for hypothesis, chance in (gold_hypotheses(view) or _GOLD_UNKNOWN).items():
            evidence = self._evidence.get(hypothesis, {})
            cards = [
                card for card in self._tracker.cards if card not in known and (card in held or card in evidence)
            ]
            rows, scale = _scaled([_group_logs(evidence.get(card, NO_EVIDENCE)) for card in cards])
            probability, posterior = exact_posterior(cards_left, rows)
            found[hypothesis] = cards, rows, dict(zip(cards, posterior, strict=True))
            known_logs = sum(
                _group_logs(evidence[card])[role_group_of(role)]
                for card, role in known.items()
                if card in evidence
            )
            logs[hypothesis] = log(chance) + scale + known_logs + log(max(probability, _MIN_PROBABILITY))
        largest = max(logs.values())
        total = sum(exp(each - largest) for each in logs.values())
        return {
            hypothesis: GoldCase(exp(logs[hypothesis] - largest) / total, *found[hypothesis])
            for hypothesis in logs
        }

    def suspicion_cost(self, table: Table, seat: int, move: int, gain: float) -> float:
        """How much a card would make a seat look like a saboteur to a spectator, as log odds.

        ``gain`` is how much nearer it brings the gold, in the unit of `BoardReading`. A noticeable gain is taken
        as one tunnel nearer or farther.
        """
        assert self._classifier is not None
        before = self._classifier.distances
        nearer = 1 if gain > _NOTICEABLE_GAIN else -1 if gain < -_NOTICEABLE_GAIN else 0
        after = tuple(min(max(0, count - nearer), UNREACHABLE) if count else 0 for count in before)
        action = action_of_card(table, seat, move, table.fronts, before, after)
        logs = _log_likelihoods(action, NOBODY, self.saboteur_probabilities(table))
        return logs[SABOTEURS] - logs[DIGGERS]


def _log_likelihoods(action: ObservedAction, gold: int, saboteur_probabilities: Sequence[float]) -> LogLikelihoods:
    """The log likelihoods of an action, if the gold is at this goal."""
    situation, action_class = action.classify(gold, saboteur_probabilities)
    return likelihoods().get(situation, {}).get(action_class, NO_EVIDENCE)


def _public_view(table: Table) -> View:
    return View(table, None, None)


def _count_by_group(roles: Counter[int]) -> tuple[int, ...]:
    cards = [0] * len(ROLE_GROUPS)
    for role, count in roles.items():
        cards[role_group_of(role)] += count
    return tuple(cards)


def _group_logs(logs: LogLikelihoods) -> LogLikelihoods:
    """Log likelihoods for each group, over careful and careless players."""
    careless = log(_CARELESS) + logs[-1]
    return tuple(_log_sum(log(1 - _CARELESS) + each, careless) for each in logs[:-1])


def _log_sum(one: float, other: float) -> float:
    """The logarithm of a sum, from the logarithms of its two terms."""
    largest = max(one, other)
    return largest + log(exp(one - largest) + exp(other - largest))


def _scaled(logs: list[LogLikelihoods]) -> tuple[tuple[Weights, ...], float]:
    """Weights with a maximum of 1 for each row, and the sum of the logarithms taken out."""
    largest = [max(each) for each in logs]
    rows = tuple(
        tuple(exp(max(one - top, _MIN_LOG)) for one in each) for each, top in zip(logs, largest, strict=True)
    )
    return rows, sum(largest)
