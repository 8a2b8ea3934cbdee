"""From an order to entries, or to a refusal. Nothing here changes the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyrite.game import BadInput, Refusal
from pyrite.server.room import requests
from pyrite.server.room.decide import in_game, lobby, moderation, talk
from pyrite.server.room.decide.answers import (
    REMOVED,
    Actor,
    Answer,
    Moment,
    no,
)
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room import Room

MOST_TALK: Final = 20_000
"""How many chat lines, emotes, notes and marks one room stores, all people together. No table needs so many."""
_TALK: Final = (requests.SendChat, requests.ShowEmote, requests.WriteNote, requests.MarkSeat)
TALK_FULL: Final = no(
    "talk-full",
    "This table has stored all the chat and notes it can: play on, or open a new table to write more.",
)


def decide(room: Room, actor: Actor, request: AnyRequest, moment: Moment) -> Answer:
    """What becomes of an order: entries to be written, none for one that was carried out before, or why not."""
    if actor.guest in room.banned:
        return REMOVED
    if request.ref and (actor.guest, request.ref) in room.refs:
        return []
    if isinstance(request, _TALK) and room.talk >= MOST_TALK:
        return TALK_FULL
    try:
        return _DECIDE[type(request)](room, actor, request, moment)
    except BadInput as error:
        return Refusal(error.reason, str(error), "")


_DECIDE: Final[dict[type[AnyRequest], Callable[[Room, Actor, Any, Moment], Answer]]] = {
    requests.Sit: lobby.sit,
    requests.Leave: lobby.leave,
    requests.SeatBot: lobby.seat_bot,
    requests.Remove: lobby.remove,
    requests.Ready: lobby.ready,
    requests.ChangeOptions: lobby.change_options,
    requests.PassHost: lobby.name_host,
    requests.Start: lobby.start,
    requests.Play: in_game.play,
    requests.CheckCommand: in_game.ask_why,
    requests.ReturnToSeat: in_game.take_back,
    requests.VoteToFinish: in_game.agree,
    requests.SendChat: talk.say,
    requests.ShowEmote: talk.make_face,
    requests.WriteNote: talk.note,
    requests.MarkSeat: talk.mark,
    requests.Mute: talk.mute,
    requests.MuteSpectator: moderation.mute_spectator,
    requests.RemoveSpectator: moderation.remove_spectator,
    requests.AllowSpectators: moderation.allow_spectators,
    requests.Rematch: lobby.may_rematch,
}
"""What becomes of each order."""
