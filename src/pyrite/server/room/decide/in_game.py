"""Requests during the game, and decisions without a request: by bots, by timeout, when a veto window closes."""

from __future__ import annotations

from typing import Any, Final

from pyrite.game import Command, Game, LetPass, Refusal, command_from_json
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import play as play_on
from pyrite.game.facts.course import GameEnded
from pyrite.game.legal import legal_moves
from pyrite.game.moves import LET_PASS, move
from pyrite.server.room import entries, requests
from pyrite.server.room.clock import default_move
from pyrite.server.room.decide.context import (
    NOT_PLAYING,
    Decision,
    RequestContext,
    Requester,
    entry_stamp,
    own_seat,
    refuse,
)
from pyrite.server.room.entries import AnyEntry, ChosenBy, ParsedCommand, PreviewedFacts
from pyrite.server.room.room import Room

TOO_FEW_LEFT: Final = refuse(
    "too-few-left",
    "Too many players were removed from this game to finish it by vote. Play on, or leave the table.",
)
VETO_ALREADY_DECLINED: Final = Refusal(
    "let-pass", "You have already let this card pass. Wait until it has taken effect.", "WC-19b"
)


def play(room: Room, requester: Requester, request: requests.Play, context: RequestContext) -> Decision:
    """A command from the requester's seat. Refused if the client has not received the latest facts of the game."""
    seat, game = own_seat(room, requester), room.playing
    if isinstance(seat, Refusal):
        return seat
    if game is None:
        return NOT_PLAYING
    if room.seats[seat].taken_over:
        return refuse("bot-took-over", "A bot is playing for you. Take your seat back first.")
    if request.after < room.last_game_item[seat]:
        return refuse("stale", "Something has just happened. Look again, then decide.")
    if request.after > room.sent_count[seat]:
        return refuse("after-too-large", "The number after which you play is too large. Reconnect.")
    command = command_from_json(request.command)
    stamp = entry_stamp(requester, request, context)
    if room.veto_window and seat in room.veto_declined:
        return [] if command == LetPass() else VETO_ALREADY_DECLINED
    if room.veto_window and command == LetPass():
        return game.refusal(seat, command) or [entries.VetoDeclined(**stamp, seat=seat)]
    return play_command(room, seat, command, stamp)


def play_command(
    room: Room, seat: int, command: Command, stamp: dict[str, Any], chosen_by: ChosenBy = "person"
) -> Decision:
    """A command of a seat, chosen by a person, a bot or the server."""
    game = room.playing
    if game is None:
        return NOT_PLAYING
    preview = game.preview(seat, command)
    if isinstance(preview, Refusal):
        return preview
    facts, after = preview
    played = entries.Play(seat, ParsedCommand(command), PreviewedFacts(facts, game.state, after))
    return [entries.Played(**stamp, plays=[played], chosen_by=chosen_by)]


def play_bot(room: Room, seat: int, chosen: int, now: int) -> Decision:
    """The move that a bot has chosen. A bot that lets a card pass decides nothing before the window closes."""
    game = room.playing
    if game is None or not room.seats[seat].played_by_bot or not room.is_asked(seat):
        return NOT_PLAYING
    if chosen == move(LET_PASS, 0):
        return []
    return play_command(room, seat, command_of(chosen, game.state.table.maze.grid), {"at": now}, "bot")


def expire(room: Room, now: int, rng: SeededRandom) -> list[AnyEntry]:
    """The entries that are due now: a timeout, the end of a veto window, or the vote to finish has passed."""
    vote, next_deadline, game = room.vote_deadline(), room.clock_deadline(), room.playing
    if vote is not None and now >= vote:
        return [entries.GameRevealed(at=now)]
    if game is None or next_deadline is None or now < next_deadline:
        return []
    if room.veto_window:
        return [_close_window(room, game, now)]
    (seat,) = room.asked()
    own = game.state.privates[seat]
    assert own is not None
    chosen = default_move(game.state.table, legal_moves(game.state.table, seat, own), rng)
    answer = play_command(room, seat, command_of(chosen, game.state.table.maze.grid), {"at": now}, "clock")
    assert not isinstance(answer, Refusal)
    if room.too_late(seat) and not _ends_game(answer):
        answer.append(entries.BotTookOver(at=now, seat=seat))
    return answer


def _ends_game(found: list[AnyEntry]) -> bool:
    return any(
        fact["fact"] == GameEnded.__name__
        for entry in found
        if isinstance(entry, entries.Played)
        for play in entry.plays
        for fact in play.facts
    )


def _close_window(room: Room, game: Game, now: int) -> AnyEntry:
    """Every seat that has not vetoed lets the card pass."""
    scratch = game.state.clone()
    scratch.journal = []
    plays = []
    for seat in game.asked_seats:
        since = len(scratch.journal)
        play_on(scratch, seat, move(LET_PASS, 0), game.deals)
        plays.append(
            entries.Play(seat, ParsedCommand(LetPass()), PreviewedFacts(scratch.journal[since:], game.state))
        )
    return entries.Played(at=now, plays=plays, chosen_by="window")


def check_command(
    room: Room, requester: Requester, request: requests.CheckCommand, context: RequestContext
) -> Decision:
    """Check whether a command would be refused. Nothing is played."""
    seat, game = own_seat(room, requester), room.playing
    if isinstance(seat, Refusal):
        return seat
    if game is None:
        return NOT_PLAYING
    command = command_from_json(request.command)
    if seat in room.veto_declined and command != LetPass():
        return VETO_ALREADY_DECLINED
    return game.refusal(seat, command) or []


def return_to_seat(
    room: Room, requester: Requester, request: requests.ReturnToSeat, context: RequestContext
) -> Decision:
    """The player takes the seat back from the bot."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.playing is None:
        return NOT_PLAYING
    return (
        [entries.PlayerReturned(**entry_stamp(requester, request, context), seat=seat)]
        if room.seats[seat].taken_over
        else []
    )


def vote_to_finish(
    room: Room, requester: Requester, request: requests.VoteToFinish, context: RequestContext
) -> Decision:
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
    return found


def _oppose(room: Room, seat: int, stamp: dict[str, Any]) -> list[AnyEntry]:
    """Oppose the vote. An absent player who opposes plays again."""
    if not room.vote().agreed:
        return []
    back: list[AnyEntry] = [entries.PlayerReturned(**stamp, seat=seat)] if room.seats[seat].taken_over else []
    return [*back, entries.FinishOpposed(**stamp, seat=seat)]
