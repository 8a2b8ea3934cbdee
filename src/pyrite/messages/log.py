"""The log: each fact as a sentence for one viewer.

The message of a fact has its name: ``log-toll-asked`` for `TollAsked`. Two things are special: a played card is
said by the message of its command (``log-play-rockfall``), and one message compares two fields (`_compared`).
Which facts are left out is declared with them (`is_redundant`).
"""

from __future__ import annotations

from pyrite.game.declare import Fact
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.gold import GoldDealt
from pyrite.messages.arguments import Arguments, command_arguments, fact_arguments, is_seen
from pyrite.messages.fields import message_name
from pyrite.messages.names import Names


def fact_text(names: Names, viewer: int | None, fact: Fact, prefix: str = "log") -> str:
    """A fact that the viewer may know, as a sentence without its full stop."""
    if isinstance(fact, CardPlayed):
        arguments = command_arguments(names, viewer, fact.command, fact.seat)
    else:
        arguments = fact_arguments(names, viewer, fact) | _compared(fact)
    return names.messages.text(f"{prefix}-{message_of(fact)}", **arguments)


def message_of(fact: Fact) -> str:
    """The name of the message of a fact, without its prefix."""
    if isinstance(fact, CardPlayed):
        return f"play-{message_name(type(fact.command).__name__)}"
    return message_name(type(fact).__name__)


def _compared(fact: Fact) -> Arguments:
    """Whether a player got less than was due, because no gold cards made that sum."""
    return {"short": "yes" if fact.paid < fact.due else "no"} if isinstance(fact, GoldDealt) else {}


def is_redundant(fact: Fact, played: CardPlayed | None) -> bool:
    """Whether the log leaves out a fact, after the card that was last played in this turn."""
    if fact.silent:
        return True
    said = played is not None and isinstance(played.command, fact.said_by)
    # A viewer who sees a secret is told it. Without secret fields, the played card has said everything.
    return said and not (is_seen(fact) and _has_secret(fact))


def _has_secret(fact: Fact) -> bool:
    return any(isinstance(field.seen_by, tuple) for field in fact.fields)
