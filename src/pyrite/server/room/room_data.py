"""What a room consists of: options, seats, game, clock, vote; and what follows from these without a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Raw

from pyrite.game.asked import is_asked
from pyrite.game.dealing import shuffle
from pyrite.game.game import Game
from pyrite.game.legal import legal_moves
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.moves import NOTHING
from pyrite.server.room import entries
from pyrite.server.room import veto_window as window
from pyrite.server.room.clock import TIME_AFTER_PAUSE, Clock, clock_of
from pyrite.server.room.decision import Decision
from pyrite.server.room.finish_vote import VOTE_OPEN_MS, VoteTally, tally
from pyrite.server.room.persons import person_of
from pyrite.server.room.seat import Seat
from pyrite.server.room.table_options import RoomState, TableOptions
from pyrite.server.room.viewer_log import ViewerLog

_MAX_LATE: Final = 2
"""After this many decisions in a row without an answer in time, a bot takes over."""


class RoomData(ViewerLog):
    """The data of one online game."""

    __slots__ = (
        "_legal",
        "_legal_texts",
        "answered_in_advance",
        "asked_at",
        "banned",
        "bots_asked_at",
        "code",
        "entry_count",
        "game",
        "host",
        "let_all_pass",
        "marks",
        "muted_guests",
        "name",
        "notes",
        "opened_at",
        "options",
        "previous",
        "refs",
        "rematch",
        "removed",
        "resumed_at",
        "revealed",
        "seats",
        "seed",
        "spectator_names",
        "speedup",
        "talk_count",
        "time_extended",
        "touched",
        "touched_openly",
        "veto_declined",
        "vote_passes_since",
    )

    def __init__(self, name: str, speedup: float = 1) -> None:
        super().__init__()
        self.name = name
        """The id in links."""
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
        self._legal: dict[int, Sequence[int]] = {}
        """The legal moves of asked seats, as far as they are worked out for the current state of the game."""
        self._legal_texts: dict[int, list[Raw]] = {}
        """The same moves as JSON text."""
        self.revealed = False
        """Whether the game was finished by vote."""
        self.rematch = ""
        """The room of the rematch, once it is opened."""
        self.opened_at = 0
        self.touched = 0
        """The time of the last entry."""
        self.touched_openly = 0
        """The time of the last entry that may be noticed by more than one seat."""
        self.asked_at = 0
        """When the current question was asked, or when the asked player returned."""
        self.resumed_at = 0
        """When its clock last started again after it had stood still; 0 if it never did."""
        self.time_extended = False
        """Whether the asked player returned and got new time. Once per question, or the clock could be stopped."""
        self.veto_declined: set[int] = set()
        """Seats that will not veto the card in play."""
        self.let_all_pass: set[int] = set()
        """Seats that let all cards of this turn pass."""
        self.answered_in_advance: set[int] = set()
        """Seats that have let all cards pass since before the card in play."""
        self.bots_asked_at = 0
        """When the bots among the asked seats were asked: with the question, or when one took over since then."""
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

    def attributes(self) -> dict[str, Any]:
        """All attributes and their values. A compiled room has no ``__dict__``."""
        slots = [getattr(kind, "__slots__", ()) for kind in type(self).__mro__]
        return {name: getattr(self, name) for names in slots for name in names}

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
        return shuffle.commitment(self.seed)

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
        return clock_of(self.options.clock, self.options.veto_time, self.speedup)

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
        return is_asked(game.state.table, seat, own) and not (self.veto_window and self.has_answered_veto(seat))

    def has_answered_veto(self, seat: int) -> bool:
        """Whether a seat lets the card in play pass."""
        return seat in self.veto_declined or seat in self.let_all_pass

    def legal_moves(self, seat: int) -> Sequence[int]:
        """The legal moves of a seat in rising order; none unless it is asked. Worked out once for each state."""
        found = self._legal.get(seat)
        if found is None:
            game = self.playing
            own = None if game is None else game.state.privates[seat]
            if game is None or own is None:
                return []
            found = self._legal[seat] = legal_moves(game.state.table, seat, own)
        return found

    def legal_texts(self, seat: int) -> list[Raw]:
        """The legal moves of a seat as JSON text, in the same order. Worked out once for each state."""
        found = self._legal_texts.get(seat)
        if found is None:
            moves = self.legal_moves(seat)
            if self.game is None or not moves:
                return []
            texts = entries.move_texts(self.game.state.table.maze.grid)
            found = self._legal_texts[seat] = [texts[move] for move in moves]
        return found

    def question_time(self) -> int | None:
        """How long the current question is open at most; None if it is unlimited, and if nobody is asked."""
        game = self.playing
        if game is None:
            return None
        question = game.state.table.question
        if question == NOTHING:
            return None
        if question == WHETHER_VETO and window.asks_only_bots(self):
            return window.bots_answer_time(self)
        return self.clock.allows(question)

    def question_deadline(self) -> int | None:
        """When the time for the current question ends at the latest; None if never. Everyone is sent this."""
        allowed = self.question_time()
        return None if allowed is None else self.deadline_after(allowed)

    def deadline_after(self, allowed: int) -> int:
        """When the time for the current question ends if it is `question_time`."""
        if self.veto_window and window.asks_only_bots(self):
            return window.bots_answer_by(self)
        question_deadline = self.asked_at + allowed
        if self.asked_at >= self.resumed_at:
            return question_deadline
        return max(question_deadline, self.resumed_at + min(allowed, self.time_after_pause))

    @property
    def time_after_pause(self) -> int:
        """How long people have at least after the clock has stood still, in milliseconds."""
        return int(TIME_AFTER_PAUSE / self.speedup)

    def vote(self, agreeing: str = "") -> VoteTally:
        """The current vote to finish, or the vote if one more guest agreed."""
        return tally(self.seats, self.removed, agreeing)

    def vote_deadline(self) -> int | None:
        """When the game is finished if nobody opposes; None if the vote does not pass."""
        if self.vote_passes_since is None or self.playing is None:
            return None
        return max(self.vote_passes_since, self.resumed_at) + int(VOTE_OPEN_MS / self.speedup)

    def next_deadline(self) -> int | None:
        """When the server must act without a request: a question times out, or the vote to finish has passed."""
        clock, vote = self.clock_deadline(), self.vote_deadline()
        return clock if vote is None else vote if clock is None else min(clock, vote)

    def clock_deadline(self) -> int | None:
        """When a question to a person times out or a veto window closes; None if only bots are asked."""
        if self.veto_window:
            return window.closes_at(self)
        deadline = self.question_deadline()
        if deadline is None:
            return None
        for seat in self.asked():
            if not self.seats[seat].played_by_bot:
                return deadline
        return None

    def gets_time_back(self, seat: int) -> bool:
        """Whether the time for the current question begins again if the player of a seat returns to it."""
        return self.is_asked(seat) and not self.veto_window and not self.time_extended

    def contributions(self) -> dict[int, str]:
        """The words that players add to the shuffle."""
        return {number: seat.words for number, seat in enumerate(self.seats) if seat.words}

    def too_late(self, seat: int) -> bool:
        """Whether a bot takes over after one more decision without an answer in time."""
        return self.seats[seat].late + 1 >= _MAX_LATE
