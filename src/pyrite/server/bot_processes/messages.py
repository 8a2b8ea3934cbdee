"""What the server and a bot process send each other: MessagePack with the length before each message.

The server projects facts before it sends them, so a bot process never receives what its seat may not know.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from pyrite.bots.coach import Hint
from pyrite.game.state import RawFact

LENGTH_BYTES: Final = 4
BYTE_ORDER: Final = "little"

History = list[list[RawFact] | None]
"""What a seat saw, in order: the facts of each command, and None where its bot chose a move."""


class NewBot(Struct, frozen=True, array_like=True):
    """A bot from which a process has heard nothing yet."""

    name: str
    seed: bytes
    seat: int
    set_up: bytes
    """The set-up of the game without its seed, as JSON."""


class Think(Struct, frozen=True, tag=1, array_like=True):
    """Asks a bot for its move after these facts."""

    key: int
    """Identifies the bot in this process."""
    bot: NewBot | None
    """The bot, if the process does not know it; the history then begins with the game."""
    history: History


class GiveHint(Struct, frozen=True, tag=2, array_like=True):
    """Asks the coach for a hint. The process remembers nothing of it."""

    set_up: bytes
    seat: int
    facts: list[list[RawFact]]


class Forget(Struct, frozen=True, tag=3, array_like=True):
    """Tells the process that a bot does not play any more. It has no answer."""

    key: int


class Ready(Struct, frozen=True, tag=1, array_like=True):
    """The process has started."""

    compiled: bool
    """Whether its rules are compiled."""


class Chosen(Struct, frozen=True, tag=2, array_like=True):
    """The move of a bot; NOBODY if it is not asked."""

    move: int


class Hinted(Struct, frozen=True, tag=3, array_like=True):
    """The hint of the coach; None if there is none."""

    hint: Hint | None


class Failed(Struct, frozen=True, tag=4, array_like=True):
    """The bot raised an exception. The process has forgotten the bot."""

    exception: list[str]


Request = Think | GiveHint | Forget
Answer = Ready | Chosen | Hinted | Failed

decode_request: Final = msgspec.msgpack.Decoder(Request).decode
decode_answer: Final = msgspec.msgpack.Decoder(Answer).decode
_encode: Final = msgspec.msgpack.Encoder().encode


def framed(message: Request | Answer) -> bytes:
    """A message with its length before it."""
    data = _encode(message)
    return len(data).to_bytes(LENGTH_BYTES, BYTE_ORDER) + data


def fact_of(data: Any) -> RawFact:
    """A fact as the core has it: MessagePack has lists where the core has tuples."""
    return tuple([fact_of(each) if isinstance(each, list | tuple) else each for each in data])
