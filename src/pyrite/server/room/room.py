"""A room as the fold of its entries: how each kind of entry changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec

from pyrite.game.catalogue import NAME, ROLES
from pyrite.game.facts.course import TURN_BEGUN
from pyrite.game.game import Game
from pyrite.game.state import RawFact, State
from pyrite.server.room import entries, events
from pyrite.server.room.decision import Decision
from pyrite.server.room.entries import AnyEntry, read_fact, read_move
from pyrite.server.room.room_data import RoomData
from pyrite.server.room.seat import Seat
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_log import PrivateEvent, RoomItem

_About = TypeVar("_About", int, int | None)

_MAX_REFS: Final = 2000
"""How many request references a room remembers, to recognise requests that are sent twice."""


class Room(RoomData):
    """One online game. Only `apply` and `commit` change it."""

    __slots__ = ()

    @classmethod
    def of(cls, name: str, written: Iterable[AnyEntry], speedup: float = 1) -> Room:
        """The room with these entries."""
        room = cls(name, speedup)
        for entry in written:
            room.apply(entry)
        return room

    def commit(self, decision: Decision) -> None:
        """Take over a decision that was made for this room as it is, once its entries are stored."""
        for entry in decision.entries:
            self._apply(entry, decision)
        self._legal.update(decision.legal)

    def apply(self, entry: AnyEntry) -> list[RoomItem]:
        """Apply a stored entry; return the new items, before they are projected for each viewer."""
        return self._apply(entry, None)

    def _apply(self, entry: AnyEntry, decision: Decision | None) -> list[RoomItem]:
        """Apply an entry. The decision that made it, if there is one, has the facts and the state of the game."""
        since = len(self.items)
        self.entry_count += 1
        self.touched = entry.at
        if type(entry) not in entries.SECRET:
            self.touched_openly = entry.at
        if entry.guest and entry.ref:
            self.refs[entry.guest, entry.ref] = self.entry_count
            if len(self.refs) > _MAX_REFS:
                del self.refs[next(iter(self.refs))]
        kind = type(entry)
        if kind in entries.TALK:
            self.talk_count += 1
        if isinstance(entry, entries.Played):
            self._played(entry, decision)
        elif isinstance(entry, entries.GameStarted):
            self._game_started(entry, decision)
        else:
            _APPLY[kind](self, entry)
        if kind in _CHANGES_VOTE:
            self._count_votes(entry.at)
        happened = self.items[since:]
        self._drop_old()
        return happened

    def with_seating(self, seating: Iterable[AnyEntry]) -> Room:
        """A copy of seats, host and options with some more entries of `entries.SEATING`, for the summary."""
        copy = Room(self.name)
        copy.code, copy.host, copy.options = self.code, self.host, self.options
        copy.seats = [replace(seat) for seat in self.seats]
        copy._add_viewers(len(copy.seats))
        for entry in seating:
            copy.apply(entry)
        return copy

    def _count_votes(self, at: int) -> None:
        if not any(seat.agreed for seat in self.seats) or not self.vote().passes:
            self.vote_passes_since = None
        elif self.vote_passes_since is None:
            self.vote_passes_since = at

    # ------------------------------------------------------------ before the game

    def _room_opened(self, entry: entries.RoomOpened) -> None:
        self.seed = bytes.fromhex(entry.seed)
        self.code, self.previous, self.host = entry.code, entry.previous, entry.guest
        self.opened_at = entry.at
        self._set_options(entry.options)

    def _options_changed(self, entry: entries.OptionsChanged) -> None:
        self._set_options(entry.options)
        for seat in self.seats:
            seat.ready = bool(seat.bot)

    def _set_options(self, options: TableOptions) -> None:
        """Set the options and the number of seats. People on surplus seats move to another seat."""
        self.options = options
        moved = [seat for seat in self.seats[options.seats :] if seat.guest]
        self.seats = self.seats[: options.seats] + [Seat() for _ in range(options.seats - len(self.seats))]
        self._add_viewers(options.seats)
        self._publish(events.OptionsSet(options, self.commitment))
        for seat in moved:
            open_to_people = [(bool(each.bot), place) for place, each in enumerate(self.seats) if not each.guest]
            _, place = min(open_to_people)
            self.seats[place] = Seat(name=seat.name, guest=seat.guest, muted=seat.muted)
            self._publish(events.SeatTaken(place, seat.name, None, self.person(seat.guest)))
            if seat.muted:
                self._publish(events.SeatMuted(place, muted=True))
        self._publish(events.HostChanged(self.host_seat))

    def _seat_taken(self, entry: entries.SeatTaken) -> None:
        was = self.seats[entry.seat]
        muted = was.muted and was.guest == entry.owner  # a new name does not end muting
        self.seats[entry.seat] = Seat(name=entry.name, guest=entry.owner, muted=muted)
        self._publish(events.SeatTaken(entry.seat, entry.name, None, self.person(entry.owner)))
        if muted:
            self._publish(events.SeatMuted(entry.seat, muted))
        if entry.owner == self.host:
            self._publish(events.HostChanged(self.host_seat))

    def _bot_seated(self, entry: entries.BotSeated) -> None:
        if self.playing is not None:
            self.removed.add(self.seats[entry.seat].guest)
            self.bots_asked_at = entry.at
        self.seats[entry.seat] = Seat(name=entry.name, bot=entry.bot, ready=True)
        self._publish(events.SeatTaken(entry.seat, entry.name, entry.bot, None))

    def _seat_emptied(self, entry: entries.SeatEmptied) -> None:
        was_host = self.seats[entry.seat].guest == self.host
        self.seats[entry.seat] = Seat()
        self._publish(events.SeatEmptied(entry.seat, entry.reason))
        if was_host:
            self._publish(events.HostChanged(self.host_seat))

    def _ready_changed(self, entry: entries.ReadyChanged) -> None:
        seat = self.seats[entry.seat]
        seat.ready, seat.words = entry.ready, entry.words
        self._publish(events.ReadyChanged(entry.seat, entry.ready))

    def _host_changed(self, entry: entries.HostChanged) -> None:
        self.host = entry.host
        self._publish(events.HostChanged(self.host_seat))

    # ------------------------------------------------------------ the game

    def _game_started(self, entry: entries.GameStarted, decision: Decision | None) -> None:
        self.game = Game.blank(self.options.set_up(self.seed), self.contributions())
        self._publish(events.GameStarted())
        if decision is None:
            grid = self.game.state.table.maze.grid
            self._apply_facts([read_fact(fact, grid) for fact in entry.facts], None, entry.at, None)
        else:
            self._apply_facts(decision.facts[0], None, entry.at, decision.state)

    def _played(self, entry: entries.Played, decision: Decision | None) -> None:
        assert self.game is not None
        grid = self.game.state.table.maze.grid
        for place, play in enumerate(entry.plays):
            seat = self.seats[play.seat]
            if entry.chosen_by == "clock":
                seat.late += 1
                self._publish(events.TimeRanOut(play.seat))
            elif entry.chosen_by == "person":
                seat.late = 0
            if decision is None:
                facts = [read_fact(fact, grid) for fact in play.facts]
                self._apply_facts(facts, (play.seat, read_move(play.command, grid)), entry.at, None)
            else:
                played = (play.seat, decision.moves[place])
                self._apply_facts(decision.facts[place], played, entry.at, decision.state)

    def _apply_facts(
        self, facts: Sequence[RawFact], played: tuple[int, int] | None, at: int, after: State | None
    ) -> None:
        """Apply the facts of a move, or the opening facts; ``after`` is the resulting state, if it is known."""
        assert self.game is not None
        self.game.commit(facts, played, after)
        self._legal.clear()
        self._legal_texts.clear()
        self.asked_at, self.bots_asked_at, self.time_extended = at, at, False
        self.veto_declined.clear()
        self._publish(*facts, in_game=True)
        if self.let_all_pass and any(fact[0] == TURN_BEGUN for fact in facts):
            for seat in sorted(self.let_all_pass):
                self._set_let_all_pass(seat, active=False)
        self.answered_in_advance = set(self.let_all_pass)

    def _veto_was_declined(self, entry: entries.VetoDeclined) -> None:
        self.veto_declined.add(entry.seat)
        self._publish(PrivateEvent(entry.seat, events.VetoDeclined()))

    def _let_all_pass_changed(self, entry: entries.LetAllPassChanged) -> None:
        self._set_let_all_pass(entry.seat, entry.active)

    def _set_let_all_pass(self, seat: int, active: bool) -> None:
        if active:
            self.let_all_pass.add(seat)
        else:
            self.let_all_pass.discard(seat)
            self.answered_in_advance.discard(seat)
        self._publish(PrivateEvent(seat, events.LetAllPassChanged(active)))

    def _bot_took_over(self, entry: entries.BotTookOver) -> None:
        self.bots_asked_at = entry.at
        seat = self.seats[entry.seat]
        seat.taken_over, seat.late, seat.agreed = True, 0, False
        self._publish(events.BotTookOver(entry.seat))

    def _player_returned(self, entry: entries.PlayerReturned) -> None:
        seat = self.seats[entry.seat]
        seat.taken_over, seat.late = False, 0
        if self.gets_time_back(entry.seat):
            self.asked_at, self.time_extended = entry.at, True
        self._publish(events.PlayerReturned(entry.seat))

    def _clock_resumed(self, entry: entries.ClockResumed) -> None:
        self.resumed_at = entry.at

    def _finish_voted(self, entry: entries.FinishVoted) -> None:
        self.seats[entry.seat].agreed = entry.agreed
        self._publish(events.FinishVoted(entry.seat, entry.agreed))

    def _finish_opposed(self, entry: entries.FinishOpposed) -> None:
        for seat in self.seats:
            seat.agreed = False
        self._publish(events.FinishOpposed(entry.seat))

    def _game_revealed(self, entry: entries.GameRevealed) -> None:
        game = self.game
        assert game is not None
        sealed = game.state.sealed
        assert sealed is not None
        self.revealed = True
        roles = [ROLES[own.role] for own in game.state.privates if own is not None]
        goals = [NAME[face] for face in sealed.goals[: len(game.state.table.goal_cells)]]
        self._publish(events.GameRevealed(roles, goals, self.seed.hex()))

    # ------------------------------------------------------------ around the game

    def _chat_sent(self, entry: entries.ChatSent) -> None:
        if entry.seat is None:
            self.spectator_names[entry.guest] = entry.name
        self._publish(events.ChatSent(entry.seat, entry.name, entry.text, self.person(entry.guest)))

    def _emote_shown(self, entry: entries.EmoteShown) -> None:
        self._publish(events.EmoteShown(entry.seat, entry.emote))

    def _seat_muted(self, entry: entries.SeatMuted) -> None:
        self.seats[entry.seat].muted = entry.muted
        self._mute_guest(self.seats[entry.seat].guest, entry.muted)
        self._publish(events.SeatMuted(entry.seat, entry.muted))

    def _mute_guest(self, guest: str, muted: bool) -> None:
        if muted:
            self.muted_guests.add(guest)
        else:
            self.muted_guests.discard(guest)

    def _spectator_muted(self, entry: entries.SpectatorMuted) -> None:
        self._mute_guest(entry.spectator, entry.muted)
        self._publish(events.SpectatorMuted(self.person(entry.spectator), entry.name, entry.muted))

    def _spectator_removed(self, entry: entries.SpectatorRemoved) -> None:
        self.banned.add(entry.spectator)
        self.spectator_names.pop(entry.spectator, None)
        self._publish(events.SpectatorRemoved(self.person(entry.spectator), entry.name))

    def _spectators_allowed(self, entry: entries.SpectatorsAllowed) -> None:
        self.options = msgspec.structs.replace(self.options, spectators=entry.allowed)
        self._publish(events.SpectatorsAllowed(entry.allowed))

    def _note_written(self, entry: entries.NoteWritten) -> None:
        _set_or_delete(self.notes.setdefault(entry.seat, {}), entry.about, entry.text)
        self._publish(PrivateEvent(entry.seat, events.NoteWritten(entry.about, entry.text)))

    def _seat_marked(self, entry: entries.SeatMarked) -> None:
        _set_or_delete(self.marks.setdefault(entry.seat, {}), entry.about, entry.mark)
        self._publish(PrivateEvent(entry.seat, events.SeatMarked(entry.about, entry.mark)))

    def _rematch_opened(self, entry: entries.RematchOpened) -> None:
        self.rematch = entry.room
        self._publish(events.RematchOpened(entry.room))


def _set_or_delete(texts: dict[_About, str], about: _About, text: str) -> None:
    """Set a text, or delete it if it is empty."""
    if text:
        texts[about] = text
    else:
        texts.pop(about, None)


_CHANGES_VOTE: Final = frozenset(
    {entries.FinishVoted, entries.FinishOpposed, entries.BotTookOver, entries.PlayerReturned, entries.BotSeated}
)
"""Entries that can change whether the vote to finish passes."""

_APPLY: Final[dict[type[AnyEntry], Callable[[Room, Any], None]]] = {
    entries.RoomOpened: Room._room_opened,
    entries.OptionsChanged: Room._options_changed,
    entries.SeatTaken: Room._seat_taken,
    entries.BotSeated: Room._bot_seated,
    entries.SeatEmptied: Room._seat_emptied,
    entries.ReadyChanged: Room._ready_changed,
    entries.HostChanged: Room._host_changed,
    entries.VetoDeclined: Room._veto_was_declined,
    entries.LetAllPassChanged: Room._let_all_pass_changed,
    entries.BotTookOver: Room._bot_took_over,
    entries.PlayerReturned: Room._player_returned,
    entries.ClockResumed: Room._clock_resumed,
    entries.FinishVoted: Room._finish_voted,
    entries.FinishOpposed: Room._finish_opposed,
    entries.GameRevealed: Room._game_revealed,
    entries.ChatSent: Room._chat_sent,
    entries.EmoteShown: Room._emote_shown,
    entries.SeatMuted: Room._seat_muted,
    entries.SpectatorMuted: Room._spectator_muted,
    entries.SpectatorRemoved: Room._spectator_removed,
    entries.SpectatorsAllowed: Room._spectators_allowed,
    entries.NoteWritten: Room._note_written,
    entries.SeatMarked: Room._seat_marked,
    entries.RematchOpened: Room._rematch_opened,
}
"""The method that applies each kind of entry except those that change the game."""
