"""A coach for a person: the move that the Bayesian bot would choose, why, and which moves are much worse.

It knows what the seat may know and nothing else: it is shown the facts as the seat sees them, as a bot is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pyrite.bots.advice.declaration import ActionKind
from pyrite.bots.advice.registry import CARD_CLASSES, RATINGS
from pyrite.bots.heuristics.board_reading import BoardReading
from pyrite.bots.heuristics.policy import HeuristicPolicy
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.game import moves as verbs
from pyrite.game.all_facts import apply
from pyrite.game.facts.course import RoundBegun
from pyrite.game.legal import legal_moves
from pyrite.game.moves import DETAILS, VERB_BITS
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, View

Reason = Literal[
    "reach-a-goal",
    "dig-nearer",
    "dig-elsewhere",
    "block-the-path",
    "seem-a-digger",
    "clear-the-path",
    "cut-the-path",
    "look-for-the-gold",
    "stop-an-opponent",
    "repair-yourself",
    "repair-an-ally",
    "discard",
    "take-gold",
    "likely-gold",
    "other",
]
"""Why a move is good: the message ``coach-reason-...`` says it."""

_MUCH_WORSE: Final = 1.0
"""How much less a move must be worth to be called much worse: about one tunnel towards the gold."""

_BY_VERB: Final[dict[int, Reason]] = {
    verbs.PASS: "discard",
    verbs.TAKE_GOLD: "take-gold",
    verbs.TURN_GOAL: "likely-gold",
}


@dataclass(frozen=True)
class Hint:
    """What the coach would do."""

    move: int
    reason: Reason
    much_worse: tuple[int, ...]
    """The places, in the list of legal moves, of those that are much worse."""


def hint(rules: Rules, seat: int, facts: Sequence[Sequence[RawFact]]) -> Hint | None:
    """The hint for a seat after these facts, grouped by command; None if it has nothing to decide."""
    view, bot = View.blank(rules, seat), BayesianBot(b"", seat)
    begins = max(place for place, group in enumerate(facts) if any(fact[0] == RoundBegun.number for fact in group))
    for place, of_command in enumerate(facts):
        seen = [fact for fact in (project(each, seat) for each in of_command) if fact is not None]
        for fact in seen:
            apply(view, fact)
        if place >= begins:  # roles are new in each round, so earlier rounds say nothing about them
            bot.watch(view, seen)
    assert view.own is not None
    possible = legal_moves(view.table, seat, view.own)
    rating = RATINGS.get(view.table.question)
    if not possible or rating is None:
        return None
    reading = BoardReading(view)
    policy = HeuristicPolicy(reading, bot.beliefs(view, reading))
    values = rating(policy, possible)
    most = max(values)
    best = possible[values.index(most)]
    much_worse = tuple(place for place, value in enumerate(values) if value < most - _MUCH_WORSE)
    return Hint(best, _reason(policy, best), much_worse)


def _reason(policy: HeuristicPolicy, move: int) -> Reason:
    verb, details = move >> VERB_BITS, move & DETAILS
    if verb in _BY_VERB:
        return _BY_VERB[verb]
    kind, target = CARD_CLASSES[verb](details)
    if verb == verbs.LAY_TUNNEL:
        return _reason_to_lay(policy, details >> 7, details & 127)
    return _reason_for(kind, target == policy.reading.seat, policy.role in BLOCKING_ROLES)


def _reason_to_lay(policy: HeuristicPolicy, cell: int, piece: int) -> Reason:
    reading = policy.reading
    gain = reading.gain_if_laid(cell, piece)
    if policy.role in BLOCKING_ROLES:
        return "block-the-path" if gain < 0 else "seem-a-digger"
    if any(reading.distance_after(goal, cell, piece) == 0 for goal in reading.paths):
        return "reach-a-goal"
    return "dig-nearer" if gain > 0 else "dig-elsewhere"


def _reason_for(kind: ActionKind, own: bool, blocks: bool) -> Reason:
    """The reason to play a card of a kind, for a seat that acts on itself or not, and blocks the path or not."""
    reasons: dict[ActionKind, Reason] = {
        "rockfall": "cut-the-path" if blocks else "clear-the-path",
        "map": "look-for-the-gold",
        "break": "stop-an-opponent",
        "repair": "repair-yourself" if own else "repair-an-ally",
    }
    return reasons.get(kind, "other")
