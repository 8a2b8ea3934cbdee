"""Bots by their names."""

from __future__ import annotations

from typing import Final

from pyrite.bots.bot import Bot, Maker
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.bots.players.greedy_digger import GreedyDigger
from pyrite.bots.players.heuristic import HeuristicBot
from pyrite.bots.players.random_bot import RandomBot
from pyrite.game.refusal import no_such

BOTS: Final[dict[str, Maker]] = {
    "random_bot": RandomBot,
    "greedy_digger": GreedyDigger,
    "heuristic": HeuristicBot,
    "bayesian": BayesianBot,
}
"""What makes each bot; the weakest comes first."""


def check_bot(name: str) -> str:
    """The name, if a bot has it; raise `BadInput` otherwise."""
    if name not in BOTS:
        raise no_such("bot", name, BOTS)
    return name


def make_bot(name: str, seed: bytes, seat: int, budget: float | None = None) -> Bot:
    """The bot of that name for a seat; raise `BadInput` if there is none.

    >>> make_bot("stroler", bytes(32), 0)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    pyrite.game.refusal.BadInput: There is no bot 'stroler'; there is random_bot, ...
    """
    return BOTS[check_bot(name)](seed, seat, budget)
