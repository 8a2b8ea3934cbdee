"""How fast people may fill the store with what is not play: chat, emotes, notes, marks, and changes of the table.

Everything that is accepted is stored for as long as the room is. Moves are bounded by the game. The rest is
counted by address, guest and room (`pyrite.server.http.rate_limits`), and one room stores only so much of it in
all (`pyrite.server.room.decide.dispatch`).
"""

from __future__ import annotations

from typing import Final

from pyrite.game import Refusal
from pyrite.server.http.rate_limits import LimitKind, RateLimiter
from pyrite.server.room import requests
from pyrite.server.room.requests import AnyRequest

_NOT_LIMITED: Final = (requests.Play, requests.CheckCommand)
"""Moves have a bound of their own, and asking why stores nothing."""
_KINDS: Final[dict[type[AnyRequest], LimitKind]] = {
    requests.SendChat: LimitKind.CHAT,
    requests.ShowEmote: LimitKind.EMOTES,
    requests.WriteNote: LimitKind.NOTES,
    requests.MarkSeat: LimitKind.NOTES,
}
"""As what an order is counted; every other one that is stored is a change of the table."""

_REFUSALS: Final = {
    LimitKind.CHAT: Refusal(
        "chat-limit", "That is a lot of chat in a short time: wait a little, then send it.", ""
    ),
    LimitKind.EMOTES: Refusal("emote-limit", "That is a lot of emotes in a short time: wait a little.", ""),
    LimitKind.NOTES: Refusal(
        "note-limit", "That is a lot of notes in a short time: wait a little, then save it.", ""
    ),
    LimitKind.CHANGES: Refusal("change-limit", "That is a lot of changes in a short time: wait a little.", ""),
}


def rate_limit_refusal(
    rate_limiter: RateLimiter, request: AnyRequest, *, address: str, guest: str, room: str, now: float
) -> Refusal | None:
    """Count an order; why it is refused if it is one too many for the address, the guest or the room."""
    if isinstance(request, _NOT_LIMITED):
        return None
    kind = _KINDS.get(type(request), LimitKind.CHANGES)
    return None if rate_limiter.allow_in_room(kind, address, guest, room, now) else _REFUSALS[kind]
