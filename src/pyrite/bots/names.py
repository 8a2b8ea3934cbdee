"""Bots by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyrite.bots.apprentice import Apprentice
from pyrite.bots.bot import Bot
from pyrite.bots.foreman import Foreman
from pyrite.bots.hurrier import Hurrier
from pyrite.bots.stroller import Stroller
from pyrite.game.refusal import no_such

BOTS: Final[dict[str, Callable[[bytes, int], Bot]]] = {
    "stroller": Stroller,
    "hurrier": Hurrier,
    "apprentice": Apprentice,
    "foreman": Foreman,
}
"""What makes each bot, given the seed it plays from and its seat; the weakest comes first."""


def check_bot(name: str) -> str:
    """The name, if a bot has it; raise `BadInput` otherwise."""
    if name not in BOTS:
        raise no_such("bot", name, BOTS)
    return name


def make_bot(name: str, seed: bytes, seat: int) -> Bot:
    """The bot of that name for a seat; raise `BadInput` if there is none.

    >>> make_bot("stroler", bytes(32), 0)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    pyrite.game.refusal.BadInput: There is no bot 'stroler'; there is stroller, ...
    """
    return BOTS[check_bot(name)](seed, seat)
