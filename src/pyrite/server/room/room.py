"""The state of a room, folded from its entries: seats, game, and what each viewer has been sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec

from pyrite.game import Game
from pyrite.game.asked import is_asked
from pyrite.game.catalogue import NAME, ROLES
from pyrite.game.dealing.shuffle import commitment
from pyrite.game.legal import legal_moves
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.moves import NOTHING
from pyrite.game.state import RawFact, State
from pyrite.server.room import entries, events
from pyrite.server.room.clock import CLOCKS, TIME_AFTER_LOADING, Clock
from pyrite.server.room.decision import Decision
from pyrite.server.room.entries import AnyEntry, read_fact, read_move
from pyrite.server.room.finish_vote import VOTE_OPEN_MS, VoteTally, tally
from pyrite.server.room.persons import person_of
from pyrite.server.room.seat import Seat
from pyrite.server.room.table_options import RoomState, TableOptions
from pyrite.server.room.viewer_log import PrivateEvent, RoomItem, ViewerLog

_About = TypeVar("_About", int, int | None)

_MAX_LATE: Final = 2
"""After this many decisions in a row without an answer in time, a bot takes over."""
_MAX_REFS: Final = 2000
"""How many request references a room remembers, to recognise requests that are sent twice."""


class Room(ViewerLog):
    """One online game. Only `apply` and `commit` change it."""

    def __init__(self, name: str, loaded_at: int = 0, speedup: float = 1) -> None:
        super().__init__()
        self.name = name
        """The id in links."""
        self.loaded_at = loaded_at
        """When it was last loaded from the store; 0 if it was never unloaded."""
        self.speedup = speedup
        """How many times as fast its clocks run; for tests."""
        self.entry_count = 0
        """How many entries it has."""
        self.options = TableOptions()
        self.seed = b""
        self.code = ""
        self.previous = ""
        """The room whose rematch this is; empty if none."""
        self.host = ""
        """The guest who is the host."""
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self._legal: dict[int, list[int]] = {}
        """The legal moves of asked seats, as far as they are worked out for the current state of the game."""
        self.revealed = False
        """Whether the game was finished by vote."""
        self.rematch = ""
        """The room of the rematch, once it is opened."""
        self.opened_at = 0
        self.touched = 0
        """The time of the last entry."""
        self.asked_at = 0
        """When the current question was asked, or when the asked player returned."""
        self.time_extended = False
        """Whether the asked player returned and got new time. Once per question, or the clock could be stopped."""
        self.veto_declined: set[int] = set()
        """Seats that will not veto the card in play."""
        self.refs: dict[tuple[str, str], int] = {}
        """The latest requests that were carried out: guest and reference, and the number of the entry."""
        self.talk_count = 0
        """How many entries are chat, emotes, notes or marks."""
        self.notes: dict[int, dict[int | None, str]] = {}
        self.marks: dict[int, dict[int, str]] = {}
        self.vote_passes_since: int | None = None
        """Since when the vote to finish passes unless somebody opposes; None if it does not pass."""
        self.removed: set[str] = set()
        """Guests whom the host has removed during the game."""
        self.muted_guests: set[str] = set()
        """Guests whom the host has muted, players and spectators."""
        self.banned: set[str] = set()
        """Spectators whom the host has removed."""
        self.spectator_names: dict[str, str] = {}
        """Guests who wrote in the chat as spectators, with their names."""

    # ------------------------------------------------------------ properties

    @property
    def state(self) -> RoomState:
        """Whether the game has started, and whether it is over."""
        if self.game is None:
            return "lobby"
        return "over" if self.playing is None else "playing"

    def state_after(self, decision: Decision) -> RoomState:
        """The state once a decision is committed."""
        if decision.state is not None:
            return "over" if decision.state.table.winners else "playing"
        if any(isinstance(entry, entries.GameRevealed) for entry in decision.entries):
            return "over"
        return self.state

    @property
    def commitment(self) -> str:
        """The digest of the seed (INFO-6)."""
        return commitment(self.seed)

    @property
    def host_seat(self) -> int | None:
        """The first seat of the host."""
        return next(iter(self.seats_of(self.host)), None)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest owns."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def person(self, guest: str) -> str:
        """The public id of a guest in this room."""
        return person_of(self.name, guest)

    @property
    def clock(self) -> Clock:
        """The clock of this room."""
        return CLOCKS[self.options.clock].sped_up(self.speedup)

    @property
    def playing(self) -> Game | None:
        """The game while it is played; None in the lobby and when it is over."""
        game = self.game
        return None if game is None or self.revealed or game.state.table.winners else game

    def asked(self) -> list[int]:
        """The seats that are asked to decide now, including those that declined to veto."""
        game = self.playing
        return [] if game is None else game.asked_seats

    @property
    def veto_window(self) -> bool:
        """Whether a veto window is open."""
        game = self.playing
        return game is not None and game.state.table.question == WHETHER_VETO

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has to decide now."""
        game = self.playing
        if game is None:
            return False
        own = game.state.privates[seat]
        assert own is not None
        return is_asked(game.state.table, seat, own) and seat not in self.veto_declined

    def legal_moves(self, seat: int) -> list[int]:
        """The legal moves of a seat in rising order; none unless it is asked. Worked out once for each state."""
        found = self._legal.get(seat)
        if found is None:
            game = self.playing
            own = None if game is None else game.state.privates[seat]
            if game is None or own is None:
                return []
            found = self._legal[seat] = legal_moves(game.state.table, seat, own)
        return found

    def question_deadline(self) -> int | None:
        """When the time for the current question ends; None if never."""
        game = self.playing
        if game is None or game.state.table.question == NOTHING:
            return None
        allowed = self.clock.allows(game.state.table.question)
        if allowed is None:
            return None
        question_deadline = self.asked_at + allowed
        if self.asked_at >= self.loaded_at:
            return question_deadline
        return max(question_deadline, self.loaded_at + int(TIME_AFTER_LOADING / self.speedup))

    def vote(self, agreeing: str = "") -> VoteTally:
        """The current vote to finish, or the vote if one more guest agreed."""
        return tally(self.seats, self.removed, agreeing)

    def vote_deadline(self) -> int | None:
        """When the game is finished if nobody opposes; None if the vote does not pass."""
        if self.playing is None or self.vote_passes_since is None:
            return None
        return max(self.vote_passes_since, self.loaded_at) + int(VOTE_OPEN_MS / self.speedup)

    def next_deadline(self) -> int | None:
        """When the server must act without a request: a question times out, or the vote to finish has passed."""
        clock, vote = self.clock_deadline(), self.vote_deadline()
        return clock if vote is None else vote if clock is None else min(clock, vote)

    def clock_deadline(self) -> int | None:
        """When a question to a person times out; None if only bots are asked."""
        deadline = self.question_deadline()
        if deadline is None or self.veto_window:
            return deadline
        return None if all(self.seats[seat].played_by_bot for seat in self.asked()) else deadline

    # ------------------------------------------------------------ entries

    @classmethod
    def of(cls, name: str, written: Iterable[AnyEntry], loaded_at: int = 0, speedup: float = 1) -> Room:
        """The room with these entries."""
        room = cls(name, loaded_at, speedup)
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

    def contributions(self) -> dict[int, str]:
        """The words that players add to the shuffle."""
        return {number: seat.words for number, seat in enumerate(self.seats) if seat.words}

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
        self.asked_at, self.time_extended = at, False
        self.veto_declined.clear()
        self._publish(*facts, in_game=True)

    def _veto_was_declined(self, entry: entries.VetoDeclined) -> None:
        self.veto_declined.add(entry.seat)
        self._publish(PrivateEvent(entry.seat, events.VetoDeclined()))

    def _bot_took_over(self, entry: entries.BotTookOver) -> None:
        seat = self.seats[entry.seat]
        seat.taken_over, seat.late, seat.agreed = True, 0, False
        self._publish(events.BotTookOver(entry.seat))

    def _player_returned(self, entry: entries.PlayerReturned) -> None:
        seat = self.seats[entry.seat]
        seat.taken_over, seat.late = False, 0
        if self.is_asked(entry.seat) and not self.veto_window and not self.time_extended:
            self.asked_at, self.time_extended = entry.at, True
        self._publish(events.PlayerReturned(entry.seat))

    def too_late(self, seat: int) -> bool:
        """Whether a bot takes over after one more decision without an answer in time."""
        return self.seats[seat].late + 1 >= _MAX_LATE

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
    entries.BotTookOver: Room._bot_took_over,
    entries.PlayerReturned: Room._player_returned,
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
