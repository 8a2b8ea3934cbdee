"""Turns a request into a `Decision` or a refusal. Nothing here changes the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyrite.game import BadInput, Refusal
from pyrite.server.room import requests
from pyrite.server.room.decide import in_game, lobby, moderation, talk
from pyrite.server.room.decide.context import (
    REMOVED,
    RequestContext,
    Requester,
    refuse,
)
from pyrite.server.room.decision import NOTHING, Answer
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room import Room

MAX_TALK_ENTRIES: Final = 20_000
"""How many chat messages, emotes, notes and marks one room stores in all. No real game needs that many."""
_TALK: Final = (requests.SendChat, requests.ShowEmote, requests.WriteNote, requests.MarkSeat)
TALK_FULL: Final = refuse(
    "talk-full",
    "This table cannot store more chat and notes. You can still play, or open a new table.",
)


def decide(room: Room, requester: Requester, request: AnyRequest, context: RequestContext) -> Answer:
    """What a request does (nothing if it was carried out before), or the refusal."""
    if requester.guest in room.banned:
        return REMOVED
    if request.ref and (requester.guest, request.ref) in room.refs:
        return NOTHING
    if isinstance(request, _TALK) and room.talk_count >= MAX_TALK_ENTRIES:
        return TALK_FULL
    try:
        return _DECIDE[type(request)](room, requester, request, context)
    except BadInput as error:
        return Refusal(error.reason, str(error), "")


_DECIDE: Final[dict[type[AnyRequest], Callable[[Room, Requester, Any, RequestContext], Answer]]] = {
    requests.Sit: lobby.sit,
    requests.Leave: lobby.leave,
    requests.SeatBot: lobby.seat_bot,
    requests.Remove: lobby.remove,
    requests.Ready: lobby.ready,
    requests.ChangeOptions: lobby.change_options,
    requests.PassHost: lobby.pass_host,
    requests.Start: lobby.start,
    requests.Play: in_game.play,
    requests.PlayChoice: in_game.play_choice,
    requests.CheckCommand: in_game.check_command,
    requests.ReturnToSeat: in_game.return_to_seat,
    requests.LetAllPass: in_game.let_all_pass,
    requests.VoteToFinish: in_game.vote_to_finish,
    requests.SendChat: talk.send_chat,
    requests.ShowEmote: talk.show_emote,
    requests.WriteNote: talk.note,
    requests.MarkSeat: talk.mark,
    requests.Mute: talk.mute,
    requests.MuteSpectator: moderation.mute_spectator,
    requests.RemoveSpectator: moderation.remove_spectator,
    requests.AllowSpectators: moderation.allow_spectators,
    requests.Rematch: lobby.may_rematch,
}
"""The function that decides each kind of request."""
