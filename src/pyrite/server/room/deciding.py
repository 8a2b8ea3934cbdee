"""From an order to entries, or to a refusal. Nothing here changes the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyrite.game import BadInput, Refusal
from pyrite.server.room import lobby, moderation, orders, playing, talking
from pyrite.server.room.answers import (
    REMOVED,
    Actor,
    Answer,
    Moment,
    no,
)
from pyrite.server.room.orders import AnyOrder
from pyrite.server.room.room import Room

MOST_TALK: Final = 20_000
"""How many chat lines, emotes, notes and marks one room stores, all people together. No table needs so many."""
_TALK: Final = (orders.Say, orders.MakeFace, orders.Note, orders.MarkSeat)
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
    orders.Sit: lobby.sit,
    orders.Leave: lobby.leave,
    orders.SeatBot: lobby.seat_bot,
    orders.Remove: lobby.remove,
    orders.Ready: lobby.ready,
    orders.ChangeTerms: lobby.change_terms,
    orders.PassHost: lobby.name_host,
    orders.Start: lobby.start,
    orders.Play: playing.play,
    orders.AskWhy: playing.ask_why,
    orders.TakeBack: playing.take_back,
    orders.Agree: playing.agree,
    orders.Say: talking.say,
    orders.MakeFace: talking.make_face,
    orders.Note: talking.note,
    orders.MarkSeat: talking.mark,
    orders.Mute: talking.mute,
    orders.MuteSpectator: moderation.mute_spectator,
    orders.RemoveSpectator: moderation.remove_spectator,
    orders.AllowSpectators: moderation.allow_spectators,
    orders.Rematch: lobby.may_rematch,
}
"""What becomes of each order."""
