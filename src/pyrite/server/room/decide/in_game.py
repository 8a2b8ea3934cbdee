"""Requests during the game, and decisions without a request: by bots, by timeout, when a veto window closes."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from pyrite.game.commands import command_from_json, move_of
from pyrite.game.dealing.shuffle import BigInt, SeededRandom
from pyrite.game.decide import play as play_on
from pyrite.game.game import Game
from pyrite.game.legal import why_not
from pyrite.game.modules.veto.commands import LET_PASS
from pyrite.game.moves import move
from pyrite.game.refusal import BadInput, Refusal
from pyrite.game.state import RawFact, State
from pyrite.server.room import entries, requests
from pyrite.server.room.clock import default_move
from pyrite.server.room.decide.context import (
    NOT_PLAYING,
    RequestContext,
    Requester,
    entry_stamp,
    own_seat,
    refuse,
)
from pyrite.server.room.decision import NOTHING, Answer, Decision, legal_of_asked
from pyrite.server.room.entries import AnyEntry, ChosenBy, write_fact, write_move
from pyrite.server.room.room import Room

TOO_FEW_LEFT: Final = refuse(
    "too-few-left",
    "Too many players were removed from this game to finish it by vote. Play on, or leave the table.",
)
STALE: Final = refuse("stale", "Something has just happened. Look again, then decide.")
NO_VETO: Final = refuse("no-veto-in-game", "This game is played without the veto.")
VETO_ALREADY_DECLINED: Final = Refusal(
    "let-pass", "You have already let this card pass. Wait until it has taken effect.", "WC-19b"
)


_LET_PASS: Final = move(LET_PASS, 0)


def play(room: Room, requester: Requester, request: requests.Play, context: RequestContext) -> Answer:
    """A command from the requester's seat. Refused if the client has not received the latest facts of the game."""
    seat = _seat_to_play(room, requester, request.after)
    if isinstance(seat, Refusal):
        return seat
    return _play_by_person(
        room, seat, _read_command(room, seat, request.command), entry_stamp(requester, request, context)
    )


def play_choice(room: Room, requester: Requester, request: requests.PlayChoice, context: RequestContext) -> Answer:
    """One of the commands that the seat was offered, by its place in the list."""
    seat = _seat_to_play(room, requester, request.after)
    if isinstance(seat, Refusal):
        return seat
    return _play_by_person(
        room, seat, _offered(room, seat, request.choice), entry_stamp(requester, request, context)
    )


def _seat_to_play(room: Room, requester: Requester, after: BigInt) -> int | Refusal:
    """The seat of the requester, or why it may not play now, whatever it wants to play."""
    seat = _playing_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if after < room.last_game_item[seat]:
        return STALE
    if after > room.sent_count[seat]:
        return refuse("after-too-large", "The number after which you play is too large. Reconnect.")
    return seat


def _playing_seat(room: Room, requester: Requester) -> int | Refusal:
    """The seat of the requester, or why it does not play now."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.playing is None:
        return NOT_PLAYING
    if room.seats[seat].taken_over:
        return refuse("bot-took-over", "A bot is playing for you. Take your seat back first.")
    return seat


def _read_command(room: Room, seat: int, command: dict[str, Any]) -> int | Refusal:
    """The move of a command from outside, or a refusal; raise `BadInput` if it is not a command."""
    assert room.game is not None
    grid = room.game.state.table.maze.grid
    try:
        # Only what the seat itself was offered is compared, so the time that this takes tells nothing of others.
        return room.legal_moves(seat)[room.legal_texts(seat).index(Raw(entries.encode(command)))]
    except (ValueError, OverflowError, RecursionError):
        pass  # not one of the texts, or none that can be written
    read = command_from_json(command)
    try:
        return move_of(read, grid)
    except BadInput as error:
        return Refusal("malformed", str(error), "TURN-1")


def _offered(room: Room, seat: int, place: BigInt) -> int | Refusal:
    """The move at a place of the list that a seat was offered, or a refusal."""
    offered = room.legal_moves(seat)
    if place < len(offered):
        return offered[place]
    if not offered:
        return refusal_of(room, seat, _LET_PASS) or NOT_PLAYING
    return refuse("no-such-choice", f"There is no choice {place}. The last one is {len(offered) - 1}.")


def refusal_of(room: Room, seat: int, chosen: int) -> Refusal | None:
    """Why a seat may not make a move now; None if it may. Only a move that is not in the list needs a reason."""
    if chosen in room.legal_moves(seat):
        return None
    assert room.game is not None
    state = room.game.state
    own = state.privates[seat]
    assert own is not None
    return why_not(state.table, seat, own, chosen)


def _play_by_person(room: Room, seat: int, chosen: int | Refusal, stamp: dict[str, Any]) -> Answer:
    if room.veto_window and room.has_answered_veto(seat):
        return NOTHING if chosen == _LET_PASS else VETO_ALREADY_DECLINED
    if isinstance(chosen, Refusal):
        return chosen
    if room.veto_window and chosen == _LET_PASS:
        return refusal_of(room, seat, chosen) or Decision.of(entries.VetoDeclined(**stamp, seat=seat))
    return play_move(room, seat, chosen, stamp)


def play_move(room: Room, seat: int, chosen: int, stamp: dict[str, Any], chosen_by: ChosenBy = "person") -> Answer:
    """A move of a seat, chosen by a person, a bot or the server."""
    game = room.playing
    if game is None:
        return NOT_PLAYING
    refusal = refusal_of(room, seat, chosen)
    if refusal is not None:
        return refusal
    facts, after = game.preview(seat, chosen)
    return _played([(seat, chosen, facts)], after, stamp, chosen_by)


def _played(
    plays: list[tuple[int, int, list[RawFact]]], after: State, stamp: dict[str, Any], chosen_by: ChosenBy
) -> Decision:
    """Moves with their seats and facts, and the state after all of them."""
    grid = after.table.maze.grid
    stored = [
        entries.Play(seat, write_move(chosen, grid), [write_fact(fact, grid) for fact in facts])
        for seat, chosen, facts in plays
    ]
    return Decision(
        (entries.Played(**stamp, plays=stored, chosen_by=chosen_by),),
        moves=[chosen for _, chosen, _ in plays],
        facts=[facts for _, _, facts in plays],
        state=after,
        legal=legal_of_asked(after),
    )


def play_bot(room: Room, seat: int, chosen: int, now: int) -> Answer:
    """The move that a bot has chosen. A bot that lets a card pass decides nothing before the window closes."""
    if room.playing is None or not room.seats[seat].played_by_bot or not room.is_asked(seat):
        return NOT_PLAYING
    if chosen == _LET_PASS:
        return NOTHING
    return play_move(room, seat, chosen, {"at": now}, "bot")


def expire(room: Room, now: int, rng: SeededRandom) -> Decision:
    """What is due now: a timeout, the end of a veto window, or the vote to finish has passed."""
    vote, deadline, game = room.vote_deadline(), room.clock_deadline(), room.playing
    if vote is not None and now >= vote:
        return Decision.of(entries.GameRevealed(at=now))
    if game is None or deadline is None or now < deadline:
        return NOTHING
    if room.veto_window:
        return _close_window(game, now)
    (seat,) = room.asked()
    chosen = default_move(game.state.table, room.legal_moves(seat), rng)
    facts, after = game.preview(seat, chosen)
    decision = _played([(seat, chosen, facts)], after, {"at": now}, "clock")
    if room.too_late(seat) and not after.table.winners:
        return replace(decision, entries=(*decision.entries, entries.BotTookOver(at=now, seat=seat)))
    return decision


def resume(room: Room, now: int) -> Decision:
    """What a server writes that begins to serve the clock of a room: more time, if little is left.

    People could not play while no server served the room. This depends only on what everyone may know.
    """
    if room.next_deadline() is None:
        return NOTHING
    deadlines = [each for each in (room.question_deadline(), room.vote_deadline()) if each is not None]
    if not room.veto_window and min(deadlines) >= now + room.time_after_pause:
        return NOTHING
    return Decision.of(entries.ClockResumed(at=now))


def _close_window(game: Game, now: int) -> Decision:
    """Every seat that has not vetoed lets the card pass."""
    after = game.state.clone()
    plays = []
    for seat in game.asked_seats:
        facts: list[RawFact] = []
        after.journal = facts
        play_on(after, seat, _LET_PASS, game.deals)
        plays.append((seat, _LET_PASS, facts))
    after.journal = None
    return _played(plays, after, {"at": now}, "window")


def check_command(
    room: Room, requester: Requester, request: requests.CheckCommand, context: RequestContext
) -> Answer:
    """Check whether a command would be refused. Nothing is played."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.playing is None:
        return NOT_PLAYING
    chosen = _read_command(room, seat, request.command)
    if room.veto_window and room.has_answered_veto(seat) and chosen != _LET_PASS:
        return VETO_ALREADY_DECLINED
    return chosen if isinstance(chosen, Refusal) else refusal_of(room, seat, chosen) or NOTHING


def return_to_seat(
    room: Room, requester: Requester, request: requests.ReturnToSeat, context: RequestContext
) -> Answer:
    """The player takes the seat back from the bot."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.playing is None:
        return NOT_PLAYING
    if not room.seats[seat].taken_over:
        return NOTHING
    return Decision.of(entries.PlayerReturned(**entry_stamp(requester, request, context), seat=seat))


def let_all_pass(
    room: Room, requester: Requester, request: requests.LetAllPass, context: RequestContext
) -> Answer:
    """A seat lets all cards of this turn pass, or takes that back. This does not depend on its cards (WC-19b)."""
    seat = _playing_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if "veto" not in room.options.modules:
        return NO_VETO
    assert room.game is not None
    if request.turn != room.game.state.table.turn:
        return STALE
    if request.active == (seat in room.let_all_pass):
        return NOTHING
    stamp = entry_stamp(requester, request, context)
    return Decision.of(entries.LetAllPassChanged(**stamp, seat=seat, active=request.active))


def vote_to_finish(
    room: Room, requester: Requester, request: requests.VoteToFinish, context: RequestContext
) -> Answer:
    """The vote of a guest, for all their seats, to finish the game (`pyrite.server.room.finish_vote`)."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.playing is None:
        return NOT_PLAYING
    stamp = entry_stamp(requester, request, context)
    if not request.agreed and requester.guest not in room.vote().agreed:
        return _oppose(room, seat, stamp)
    if request.agreed and not room.vote().can_pass:
        return TOO_FEW_LEFT
    own = [number for number in room.seats_of(requester.guest) if room.seats[number].agreed != request.agreed]
    found: list[AnyEntry] = [entries.FinishVoted(**stamp, seat=number, agreed=request.agreed) for number in own]
    if request.agreed and room.vote(agreeing=requester.guest).passes_at_once:
        found.append(entries.GameRevealed(at=context.now))
    return Decision.of(*found)


def _oppose(room: Room, seat: int, stamp: dict[str, Any]) -> Decision:
    """Oppose the vote. An absent player who opposes plays again."""
    if not room.vote().agreed:
        return NOTHING
    back: list[AnyEntry] = [entries.PlayerReturned(**stamp, seat=seat)] if room.seats[seat].taken_over else []
    return Decision.of(*back, entries.FinishOpposed(**stamp, seat=seat))
