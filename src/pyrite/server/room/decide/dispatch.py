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
from pyrite.server.room.requests import AnyOrder
from pyrite.server.room.room import Room

MOST_TALK: Final = 20_000
"""How many chat lines, emotes, notes and marks one room stores, all people together. No table needs so many."""
_TALK: Final = (requests.Say, requests.MakeFace, requests.Note, requests.MarkSeat)
TALK_FULL: Final = no(
    "talk-full",
    "This table has stored all the chat and notes it can: play on, or open a new table to write more.",
)


def decide(room: Room, actor: Actor, order: AnyOrder, moment: Moment) -> Answer:
    """What becomes of an order: entries to be written, none for one that was carried out before, or why not."""
    if actor.guest in room.banned:
        return REMOVED
    if order.ref and (actor.guest, order.ref) in room.refs:
        return []
    if isinstance(order, _TALK) and room.talk >= MOST_TALK:
        return TALK_FULL
    try:
        return _DECIDE[type(order)](room, actor, order, moment)
    except BadInput as error:
        return Refusal(error.reason, str(error), "")


_DECIDE: Final[dict[type[AnyOrder], Callable[[Room, Actor, Any, Moment], Answer]]] = {
    requests.Sit: lobby.sit,
    requests.Leave: lobby.leave,
    requests.SeatBot: lobby.seat_bot,
    requests.Remove: lobby.remove,
    requests.Ready: lobby.ready,
    requests.ChangeTerms: lobby.change_terms,
    requests.PassHost: lobby.name_host,
    requests.Start: lobby.start,
    requests.Play: in_game.play,
    requests.AskWhy: in_game.ask_why,
    requests.TakeBack: in_game.take_back,
    requests.Agree: in_game.agree,
    requests.Say: talk.say,
    requests.MakeFace: talk.make_face,
    requests.Note: talk.note,
    requests.MarkSeat: talk.mark,
    requests.Mute: talk.mute,
    requests.MuteSpectator: moderation.mute_spectator,
    requests.RemoveSpectator: moderation.remove_spectator,
    requests.AllowSpectators: moderation.allow_spectators,
    requests.Rematch: lobby.may_rematch,
}
"""What becomes of each order."""
