"""The bots by name."""

from __future__ import annotations

from typing import Final

from pyrite.bots.bot import Bot, BotFactory
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.bots.players.greedy_digger import GreedyDigger
from pyrite.bots.players.heuristic import HeuristicBot
from pyrite.bots.players.learned_policy import LearnedPolicyBot
from pyrite.bots.players.random_bot import RandomBot
from pyrite.bots.players.search import SearchBot
from pyrite.game.refusal import no_such

BOTS: Final[dict[str, BotFactory]] = {
    "random_bot": RandomBot,
    "greedy_digger": GreedyDigger,
    "heuristic": HeuristicBot,
    "bayesian": BayesianBot,
}
"""The factory of each bot that people can choose, weakest first."""

MEASURED_BOTS: Final[dict[str, BotFactory]] = {"search": SearchBot, "learned_policy": LearnedPolicyBot}
"""Bots for the arena and for Python code: nobody can choose them for a table."""

DISPLAY_NAMES: Final = {
    "random_bot": "Stroller",
    "greedy_digger": "Hurrier",
    "heuristic": "Apprentice",
    "bayesian": "Foreman",
    "search": "Surveyor",
    "learned_policy": "Learned policy",
}
"""The name of each bot in texts for people."""


def check_bot(name: str) -> str:
    """Return the name of a bot; raise `BadInput` if there is no such bot."""
    if name not in BOTS and name not in MEASURED_BOTS:
        raise no_such("bot", name, [*BOTS, *MEASURED_BOTS])
    return name


def make_bot(name: str, seed: bytes, seat: int, budget: float | None = None) -> Bot:
    """Make a bot for a seat; raise `BadInput` if there is no such bot.

    >>> make_bot("randm_bot", bytes(32), 0)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    pyrite.game.refusal.BadInput: There is no bot 'randm_bot'; there is random_bot, ...
    """
    factory = BOTS.get(check_bot(name)) or MEASURED_BOTS[name]
    return factory(seed, seat, budget)
