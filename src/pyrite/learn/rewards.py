"""Rewards for learning. They are not part of observations, because they may depend on secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pyrite.game.catalogue import DIGGER, GREEDY, SABOTEUR
from pyrite.game.facts.course import ROUND_ENDED
from pyrite.game.facts.gold import TOKENS_PAID
from pyrite.game.state import RawFact, State

_BY_SIDE: Final = frozenset((DIGGER, SABOTEUR, GREEDY))
"""Roles that win or lose by whether the gold was reached, and by whom."""

Reward = Callable[[State, Sequence[int], Sequence[RawFact]], list[float]]
"""The rewards of all seats, from the state, the purses before the action, and the new facts."""


def purses(state: State) -> list[int]:
    """The gold of each seat, secret gold cards included."""
    return [
        tokens + (sum(own.gold) if own is not None else 0)
        for tokens, own in zip(state.table.tokens, state.privates, strict=True)
    ]


def gold(state: State, before: Sequence[int], new_facts: Sequence[RawFact]) -> list[float]:
    """The gold gained or lost; over a game it adds up to the purse."""
    return [float(now - then) for now, then in zip(purses(state), before, strict=True)]


def lead(state: State, before: Sequence[int], new_facts: Sequence[RawFact]) -> list[float]:
    """The gold gained, minus the mean of all seats; over all seats it adds up to zero."""
    gained = gold(state, before, new_facts)
    mean = sum(gained) / len(gained)
    return [each - mean for each in gained]


def win(state: State, before: Sequence[int], new_facts: Sequence[RawFact]) -> list[float]:
    """1 for each winner when the game ends; ties share the win (GAME-1)."""
    return [float(seat in state.table.winners) for seat in range(state.table.rules.players)]


def side(state: State, before: Sequence[int], new_facts: Sequence[RawFact]) -> list[float]:
    """1 for each seat on the winning side when a round ends; with other roles, for each seat that was paid."""
    seats = range(state.table.rules.players)
    ended = next((fact for fact in new_facts if fact[0] == ROUND_ENDED), None)
    if ended is None:
        return [0.0 for _ in seats]
    _, gold_reached, finisher, roles, _ = ended
    if not _BY_SIDE.issuperset(state.table.rules.roles):
        since = new_facts[new_facts.index(ended) :]
        paid = {fact[1] for fact in since if fact[0] == TOKENS_PAID}
        return [float(seat in paid) for seat in seats]
    if gold_reached and roles[finisher] == GREEDY:  # WC-16: wins alone
        return [float(seat == finisher) for seat in seats]
    return [float(roles[seat] == (DIGGER if gold_reached else SABOTEUR)) for seat in seats]


REWARDS: Final[dict[str, Reward]] = {"gold": gold, "lead": lead, "win": win, "side": side}
"""The rewards by name."""

NEEDS_FACTS: Final = frozenset({"side"})
"""Rewards that need the new facts. The others are zero while no purse changes and the game is not over."""
