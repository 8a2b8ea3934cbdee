"""Rewards: what a seat gets for what has just happened. They are for learning, and no part of what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pyrite.game import facts
from pyrite.game.catalogue import DIGGER, GREEDY, SABOTEUR
from pyrite.game.state import RawFact, State

Reward = Callable[[State, Sequence[int], Sequence[RawFact]], list[float]]
"""For each seat, from how the game stands now, what each had gained before, and what has happened since."""


def purses(state: State) -> list[int]:
    """What each seat owns, secret gold cards included."""
    return [
        tokens + (sum(own.gold) if own is not None else 0)
        for tokens, own in zip(state.table.tokens, state.privates, strict=True)
    ]


def gold(state: State, before: Sequence[int], happened: Sequence[RawFact]) -> list[float]:
    """The gold that was gained or lost; over a game it adds up to the purse."""
    return [float(now - then) for now, then in zip(purses(state), before, strict=True)]


def lead(state: State, before: Sequence[int], happened: Sequence[RawFact]) -> list[float]:
    """The gold that was gained, less the mean of all seats; over the table it adds up to nothing."""
    gained = gold(state, before, happened)
    mean = sum(gained) / len(gained)
    return [each - mean for each in gained]


def win(state: State, before: Sequence[int], happened: Sequence[RawFact]) -> list[float]:
    """One for each winner when the game ends; ties share the win (GAME-1)."""
    return [float(seat in state.table.winners) for seat in range(state.table.rules.players)]


def side(state: State, before: Sequence[int], happened: Sequence[RawFact]) -> list[float]:
    """One for each seat on the side that won a round, when it ends; in Saboteur 2, for each that was paid."""
    seats = range(state.table.rules.players)
    ended = next((fact for fact in happened if fact[0] == facts.ROUND_ENDED), None)
    if ended is None:
        return [0.0 for _ in seats]
    _, gold_reached, finisher, roles, _ = ended
    if state.table.rules.saboteur2:
        since = happened[happened.index(ended) :]
        paid = {fact[1] for fact in since if fact[0] == facts.TOKENS_PAID}
        return [float(seat in paid) for seat in seats]
    if gold_reached and roles[finisher] == GREEDY:  # WC-16: alone
        return [float(seat == finisher) for seat in seats]
    return [float(roles[seat] == (DIGGER if gold_reached else SABOTEUR)) for seat in seats]


REWARDS: Final[dict[str, Reward]] = {"gold": gold, "lead": lead, "win": win, "side": side}
"""The rewards that can be asked for by name."""

BY_RECORD: Final = frozenset({"side"})
"""Those that ask what has happened. The others are nothing while no purse changes and the game goes on."""
