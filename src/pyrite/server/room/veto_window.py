"""When a veto window closes (WC-19b).

This depends on the table options, on who plays which seat, and on the answers of people. It does not depend on
hands: a seat without the veto is asked and waited for like its holder, and the server does not wait for a bot to
finish thinking. The only exception is the hand of a person whose game nobody else can see.

- A window of 2, 5 or 10 seconds stays open for its full time, whatever people answer to the card, so that nobody
  sees how long somebody hesitates. It closes early only if every person who is asked had let all cards of this
  turn pass before this card was played.
- A window ``all`` closes when every person who is asked has answered, or at the limit of the clock.
- If only one seat belongs to a person, nobody can learn anything from their pace, so every window is like ``all``.
  Seats of absent people count: they may watch and return. If besides spectators are not allowed, the window does
  not wait for that person without the veto: nobody else sees how long it is open, and the person knows their hand.

If bots are asked, the window stays open until all of them could have vetoed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyrite.server.room.room_data import RoomData

BOTS_ANSWER_MS: Final = 1500
"""How long bots may take to veto a card."""


def people_asked(room: RoomData) -> list[int]:
    """The seats in question that people play, including those that have answered."""
    return [seat for seat in room.asked() if not room.seats[seat].played_by_bot]


def asks_only_bots(room: RoomData) -> bool:
    """Whether the open window waits for bots alone. Everyone knows this."""
    return room.options.veto_time != "clock" and not people_asked(room)


def bots_answer_time(room: RoomData) -> int:
    """How long the bots of a room may take to veto a card."""
    return int(BOTS_ANSWER_MS / room.speedup)


def bots_answer_by(room: RoomData) -> int:
    """When the bots that are asked must have vetoed; when the window opened if no bot is asked."""
    if not any(room.seats[seat].played_by_bot for seat in room.asked()):
        return room.asked_at
    return max(room.bots_asked_at, room.resumed_at) + bots_answer_time(room)


def closes_at(room: RoomData) -> int | None:
    """When the open window closes if nobody vetoes and nobody answers any more."""
    limit = room.question_deadline()
    if limit is None or room.options.veto_time == "clock" or not _all_have_answered(room):
        return limit
    return min(limit, bots_answer_by(room))


def _all_have_answered(room: RoomData) -> bool:
    """Whether no person who is asked needs more time."""
    people = people_asked(room)
    if is_unseen(room) and not any(can_veto(room, seat) for seat in people):
        return True
    if room.options.veto_time == "all" or is_solo(room):
        return all(room.has_answered_veto(seat) for seat in people)
    return room.answered_in_advance.issuperset(people)


def is_solo(room: RoomData) -> bool:
    """Whether only one seat belongs to a person."""
    return sum(1 for seat in room.seats if seat.guest) == 1


def is_unseen(room: RoomData) -> bool:
    """Whether the only person who plays is also the only one who can see the game."""
    return is_solo(room) and not room.options.spectators


def can_veto(room: RoomData, seat: int) -> bool:
    """Whether a seat that is asked has another answer than to let the card pass."""
    return len(room.legal_moves(seat)) > 1
