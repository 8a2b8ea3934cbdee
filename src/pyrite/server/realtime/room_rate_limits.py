"""Rate limits for requests to a room that are stored: chat, emotes, notes, marks, and changes of the table.

Everything that is accepted is stored as long as the room. The game itself bounds the number of commands. All other
requests are counted by address, guest and room (`pyrite.server.http.rate_limits`), and
`pyrite.server.room.decide.dispatch` bounds the total for one room.
"""

from __future__ import annotations

from typing import Final

from pyrite.game import Refusal
from pyrite.server.http.rate_limits import LimitKind, RateLimiter
from pyrite.server.room import requests
from pyrite.server.room.requests import AnyRequest

_NOT_LIMITED: Final = (requests.Play, requests.PlayChoice, requests.CheckCommand)
"""The game bounds commands, and checking a command stores nothing."""
_KINDS: Final[dict[type[AnyRequest], LimitKind]] = {
    requests.SendChat: LimitKind.CHAT,
    requests.ShowEmote: LimitKind.EMOTES,
    requests.WriteNote: LimitKind.NOTES,
    requests.MarkSeat: LimitKind.NOTES,
}
"""The limit that counts each request; all other requests count as changes of the table."""

_REFUSALS: Final = {
    LimitKind.CHAT: Refusal("chat-limit", "You are sending too many messages. Wait a moment.", ""),
    LimitKind.EMOTES: Refusal("emote-limit", "You are sending too many emotes. Wait a moment.", ""),
    LimitKind.NOTES: Refusal("note-limit", "You are saving too many notes. Wait a moment.", ""),
    LimitKind.CHANGES: Refusal("change-limit", "You are changing too much at once. Wait a moment.", ""),
}


def rate_limit_refusal(
    rate_limiter: RateLimiter, request: AnyRequest, *, address: str, guest: str, room: str, now: float
) -> Refusal | None:
    """Count a request; return a refusal if it exceeds a rate limit of the address, the guest or the room."""
    if isinstance(request, _NOT_LIMITED):
        return None
    kind = _KINDS.get(type(request), LimitKind.CHANGES)
    return None if rate_limiter.allow_in_room(kind, address, guest, room, now) else _REFUSALS[kind]
