"""A room as the fold of its entries: who sits where, what is played, and what each viewer has been told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec

from pyrite.game import Command, Game, command_from_json, fact_from_json
from pyrite.game.catalogue import NAME, ROLES
from pyrite.game.dealing.shuffle import commitment
from pyrite.game.fact_codec import encode_fact
from pyrite.game.legal import is_asked
from pyrite.game.maze import Grid
from pyrite.game.moves import NOTHING, WHETHER_VETO
from pyrite.game.state import RawFact
from pyrite.server.room import entries, events
from pyrite.server.room.clock import AFTER_WAKING, CLOCKS, Clock
from pyrite.server.room.entries import AnyEntry, Foreseen, Given, Plain
from pyrite.server.room.finish_vote import VOTE_STANDS_OPEN, Tally, tally
from pyrite.server.room.persons import person_of
from pyrite.server.room.seat import Seat
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_log import ForOne, Happening, Memory

_About = TypeVar("_About", int, int | None)

_LATE_TOO_OFTEN: Final = 2
"""After so many decisions by the clock in a row a bot holds the seat."""
_MOST_REFS: Final = 2000
"""How many references of orders a room remembers. An order that is sent again after more than these is new."""


def _as_in_the_core(facts: list[Plain], grid: Grid) -> list[RawFact]:
    return (
        facts.raw if isinstance(facts, Foreseen) else [encode_fact(fact_from_json(fact), grid) for fact in facts]
    )


def _command_of(command: Plain) -> Command:
    return command.command if isinstance(command, Given) else command_from_json(command)


class Room(Memory):
    """A table online. Only `apply` changes it."""

    def __init__(self, name: str, woken: int = 0, haste: float = 1) -> None:
        super().__init__()
        self.name = name
        """Its name in links."""
        self.woken = woken
        """When it was last read from the store, if it was asleep."""
        self.haste = haste
        """How many times as fast its clocks run."""
        self.number = 0
        """How many entries it has."""
        self.options = TableOptions()
        self.seed = b""
        self.code = ""
        self.previous = ""
        self.host = ""
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.shown = False
        """Whether it was finished by agreement."""
        self.rematch = ""
        self.opened_at = 0
        self.touched = 0
        self.asked_at = 0
        """When the question at hand was put, or who is asked came back."""
        self.given_time = False
        """Whether who is asked has come back: only once, or leaving and coming back would stop the clock."""
        self.waved: set[int] = set()
        """Who has said that the card in play may pass."""
        self.refs: dict[tuple[str, str], int] = {}
        """The last orders that were carried out, by guest and reference, and in which entry."""
        self.talk = 0
        """How many entries are chat, emotes, notes or marks."""
        self.notes: dict[int, dict[int | None, str]] = {}
        self.marks: dict[int, dict[int, str]] = {}
        self.vote_passes_since: int | None = None
        """Since when the vote to finish passes unless somebody opposes; None while it does not."""
        self.removed: set[str] = set()
        """Guests whom the host has removed during the game."""
        self.silenced: set[str] = set()
        """Guests whom the host has muted, whether they sit or watch."""
        self.banned: set[str] = set()
        """Spectators whom the host has removed."""
        self.speakers: dict[str, str] = {}
        """Guests who have spoken as spectators, and under which name."""

    # ------------------------------------------------------------ how it stands

    @property
    def state(self) -> str:
        """``lobby``, ``playing`` or ``over``."""
        if self.game is None:
            return "lobby"
        return "over" if self.playing is None else "playing"

    @property
    def commitment(self) -> str:
        """The promise of the seed (INFO-6)."""
        return commitment(self.seed)

    @property
    def host_seat(self) -> int | None:
        """The first seat of the host."""
        return next(iter(self.seats_of(self.host)), None)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest owns."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def person(self, guest: str) -> str:
        """How this room names a guest to others."""
        return person_of(self.name, guest)

    @property
    def clock(self) -> Clock:
        """How long decisions may take here."""
        return CLOCKS[self.options.clock].hurried(self.haste)

    @property
    def playing(self) -> Game | None:
        """The game, while it is being played."""
        game = self.game
        return None if game is None or self.shown or game.over else game

    def asked(self) -> list[int]:
        """The seats that are asked to decide now; who has let a card pass is still among them for others."""
        game = self.playing
        return [] if game is None else game.asked_seats

    @property
    def veto_window(self) -> bool:
        """Whether it is asked now if somebody vetoes the card in play."""
        game = self.playing
        return game is not None and game.state.table.question == WHETHER_VETO

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has something to decide now."""
        game = self.playing
        if game is None:
            return False
        own = game.state.privates[seat]
        assert own is not None
        return is_asked(game.state.table, seat, own) and seat not in self.waved

    def deadline(self) -> int | None:
        """When the clock decides, or the veto window closes; None if never."""
        game = self.playing
        if game is None or game.state.table.question == NOTHING:
            return None
        allowed = self.clock.allows(game.state.table.question)
        if allowed is None:
            return None
        deadline = self.asked_at + allowed
        if self.asked_at >= self.woken:
            return deadline
        return max(deadline, self.woken + int(AFTER_WAKING / self.haste))

    def vote(self, agreeing: str = "") -> Tally:
        """The vote to finish as it stands, or as it would stand if one more guest agreed."""
        return tally(self.seats, self.removed, agreeing)

    def vote_deadline(self) -> int | None:
        """When the game is finished if nobody opposes; None while the vote does not pass."""
        if self.playing is None or self.vote_passes_since is None:
            return None
        return max(self.vote_passes_since, self.woken) + int(VOTE_STANDS_OPEN / self.haste)

    def due(self) -> int | None:
        """When something must be done without an order: by the clock, or because the vote to finish has passed."""
        return min((each for each in (self.clock_due(), self.vote_deadline()) if each is not None), default=None)

    def clock_due(self) -> int | None:
        """When something must be done for people who do not decide. Bots do not wait for the clock."""
        asked = self.asked()
        if not self.veto_window and all(self.seats[seat].played_by_bot for seat in asked):
            return None
        return self.deadline()

    # ------------------------------------------------------------ entries

    @classmethod
    def of(cls, name: str, written: Iterable[AnyEntry], woken: int = 0, haste: float = 1) -> Room:
        """The room with these entries."""
        room = cls(name, woken, haste)
        for entry in written:
            room.apply(entry)
        return room

    def apply(self, entry: AnyEntry) -> list[Happening]:
        """Take in an entry; what has happened, to be told as each viewer may know it."""
        since = len(self.happenings)
        self.number += 1
        self.touched = entry.at
        if entry.guest and entry.ref:
            self.refs[entry.guest, entry.ref] = self.number
            if len(self.refs) > _MOST_REFS:
                del self.refs[next(iter(self.refs))]
        if isinstance(entry, entries.TALK):
            self.talk += 1
        _APPLY[type(entry)](self, entry)
        if type(entry) in _CHANGES_VOTE:
            self._count_votes(entry.at)
        happened = self.happenings[since:]
        self._drop_old()
        return happened

    def _count_votes(self, at: int) -> None:
        if not any(seat.agreed for seat in self.seats) or not self.vote().passes:
            self.vote_passes_since = None
        elif self.vote_passes_since is None:
            self.vote_passes_since = at

    # ------------------------------------------------------------ before the game

    def _opened(self, entry: entries.RoomOpened) -> None:
        self.seed = bytes.fromhex(entry.seed)
        self.code, self.previous, self.host = entry.code, entry.previous, entry.guest
        self.opened_at = entry.at
        self._set_options(entry.options)

    def _options_changed(self, entry: entries.OptionsChanged) -> None:
        self._set_options(entry.options)
        for seat in self.seats:
            seat.ready = bool(seat.bot)

    def _set_options(self, options: TableOptions) -> None:
        """As many seats as there should be; who sat on one that is gone gets a free one, or that of a bot."""
        self.options = options
        moved = [seat for seat in self.seats[options.seats :] if seat.guest]
        self.seats = self.seats[: options.seats] + [Seat() for _ in range(options.seats - len(self.seats))]
        self._make_room_for(options.seats)
        self._tell(events.OptionsSet(options, self.commitment))
        for seat in moved:
            open_to_people = [(bool(each.bot), place) for place, each in enumerate(self.seats) if not each.guest]
            _, place = min(open_to_people)
            self.seats[place] = Seat(name=seat.name, guest=seat.guest)
            self._tell(events.SeatTaken(place, seat.name, None, self.person(seat.guest)))
        self._tell(events.HostChanged(self.host_seat))

    def _sat(self, entry: entries.SeatTaken) -> None:
        was = self.seats[entry.seat]
        muted = was.muted and was.guest == entry.owner  # another name is no way to speak again
        self.seats[entry.seat] = Seat(name=entry.name, guest=entry.owner, muted=muted)
        self._tell(events.SeatTaken(entry.seat, entry.name, None, self.person(entry.owner)))
        if muted:
            self._tell(events.SeatMuted(entry.seat, muted))
        if entry.owner == self.host:
            self._tell(events.HostChanged(self.host_seat))

    def _bot_sat(self, entry: entries.BotSeated) -> None:
        if self.playing is not None:
            self.removed.add(self.seats[entry.seat].guest)
        self.seats[entry.seat] = Seat(name=entry.name, bot=entry.bot, ready=True)
        self._tell(events.SeatTaken(entry.seat, entry.name, entry.bot, None))

    def _seat_left(self, entry: entries.SeatEmptied) -> None:
        was_host = self.seats[entry.seat].guest == self.host
        self.seats[entry.seat] = Seat()
        self._tell(events.SeatEmptied(entry.seat, entry.reason))
        if was_host:
            self._tell(events.HostChanged(self.host_seat))

    def _ready_set(self, entry: entries.ReadyChanged) -> None:
        seat = self.seats[entry.seat]
        seat.ready, seat.words = entry.ready, entry.words
        self._tell(events.ReadyChanged(entry.seat, entry.ready))

    def _host_passed(self, entry: entries.HostChanged) -> None:
        self.host = entry.host
        self._tell(events.HostChanged(self.host_seat))

    # ------------------------------------------------------------ the game

    def _began(self, entry: entries.GameStarted) -> None:
        self.game = Game.blank(self.options.set_up(self.seed), self.contributions())
        self._tell(events.GameStarted())
        self._take_in(entry.facts, None, entry.at)

    def contributions(self) -> dict[int, str]:
        """What seats add to the shuffle."""
        return {number: seat.words for number, seat in enumerate(self.seats) if seat.words}

    def _played(self, entry: entries.Played) -> None:
        for play in entry.plays:
            seat = self.seats[play.seat]
            if entry.chosen_by == "clock":
                seat.late += 1
                self._tell(events.TimeRanOut(play.seat))
            elif entry.chosen_by == "person":
                seat.late = 0
            self._take_in(play.facts, (play.seat, play.command), entry.at)

    def _take_in(self, facts: list[Plain], command: tuple[int, Plain] | None, at: int) -> None:
        game = self.game
        assert game is not None
        happened = _as_in_the_core(facts, game.state.table.maze.grid)
        after = facts.hand_over(game.state) if isinstance(facts, Foreseen) else None
        game.commit(happened, None if command is None else (command[0], _command_of(command[1])), after)
        self.asked_at, self.given_time = at, False
        self.waved.clear()
        self._tell(*happened, in_game=True)

    def _waved(self, entry: entries.VetoDeclined) -> None:
        self.waved.add(entry.seat)
        self._tell(ForOne(entry.seat, events.VetoDeclined()))

    def _held(self, entry: entries.BotTookOver) -> None:
        seat = self.seats[entry.seat]
        seat.taken_over, seat.late, seat.agreed = True, 0, False
        self._tell(events.BotTookOver(entry.seat))

    def _taken_back(self, entry: entries.PlayerReturned) -> None:
        seat = self.seats[entry.seat]
        seat.taken_over, seat.late = False, 0
        if self.is_asked(entry.seat) and not self.veto_window and not self.given_time:
            self.asked_at, self.given_time = entry.at, True
        self._tell(events.PlayerReturned(entry.seat))

    def too_late(self, seat: int) -> bool:
        """Whether one more decision by the clock makes a bot hold the seat."""
        return self.seats[seat].late + 1 >= _LATE_TOO_OFTEN

    def _agreed(self, entry: entries.FinishVoted) -> None:
        self.seats[entry.seat].agreed = entry.agreed
        self._tell(events.FinishVoted(entry.seat, entry.agreed))

    def _finish_opposed(self, entry: entries.FinishOpposed) -> None:
        for seat in self.seats:
            seat.agreed = False
        self._tell(events.FinishOpposed(entry.seat))

    def _all_shown(self, entry: entries.GameRevealed) -> None:
        game = self.game
        assert game is not None
        sealed = game.state.sealed
        assert sealed is not None
        self.shown = True
        roles = [ROLES[own.role] for own in game.state.privates if own is not None]
        goals = [NAME[face] for face in sealed.goals[: len(game.state.table.goal_cells)]]
        self._tell(events.GameRevealed(roles, goals, self.seed.hex()))

    # ------------------------------------------------------------ around the game

    def _said(self, entry: entries.ChatSent) -> None:
        if entry.seat is None:
            self.speakers[entry.guest] = entry.name
        self._tell(events.ChatSent(entry.seat, entry.name, entry.text, self.person(entry.guest)))

    def _emoted(self, entry: entries.EmoteShown) -> None:
        self._tell(events.EmoteShown(entry.seat, entry.emote))

    def _muted(self, entry: entries.SeatMuted) -> None:
        self.seats[entry.seat].muted = entry.muted
        self._silence(self.seats[entry.seat].guest, entry.muted)
        self._tell(events.SeatMuted(entry.seat, entry.muted))

    def _silence(self, guest: str, muted: bool) -> None:
        if muted:
            self.silenced.add(guest)
        else:
            self.silenced.discard(guest)

    def _spectator_muted(self, entry: entries.SpectatorMuted) -> None:
        self._silence(entry.spectator, entry.muted)
        self._tell(events.SpectatorMuted(self.person(entry.spectator), entry.name, entry.muted))

    def _spectator_removed(self, entry: entries.SpectatorRemoved) -> None:
        self.banned.add(entry.spectator)
        self.speakers.pop(entry.spectator, None)
        self._tell(events.SpectatorRemoved(self.person(entry.spectator), entry.name))

    def _spectators_allowed(self, entry: entries.SpectatorsAllowed) -> None:
        self.options = msgspec.structs.replace(self.options, spectators=entry.allowed)
        self._tell(events.SpectatorsAllowed(entry.allowed))

    def _noted(self, entry: entries.NoteWritten) -> None:
        _keep(self.notes.setdefault(entry.seat, {}), entry.about, entry.text)
        self._tell(ForOne(entry.seat, events.NoteWritten(entry.about, entry.text)))

    def _marked(self, entry: entries.SeatMarked) -> None:
        _keep(self.marks.setdefault(entry.seat, {}), entry.about, entry.mark)
        self._tell(ForOne(entry.seat, events.SeatMarked(entry.about, entry.mark)))

    def _rematch_made(self, entry: entries.RematchOpened) -> None:
        self.rematch = entry.room
        self._tell(events.RematchOpened(entry.room))


def _keep(kept: dict[_About, str], about: _About, text: str) -> None:
    """Write something down, or strike it out if it is empty."""
    if text:
        kept[about] = text
    else:
        kept.pop(about, None)


_CHANGES_VOTE: Final = frozenset(
    {entries.FinishVoted, entries.FinishOpposed, entries.BotTookOver, entries.PlayerReturned, entries.BotSeated}
)
"""Entries after which the vote to finish may pass, or no longer."""

_APPLY: Final[dict[type[AnyEntry], Callable[[Room, Any], None]]] = {
    entries.RoomOpened: Room._opened,
    entries.OptionsChanged: Room._options_changed,
    entries.SeatTaken: Room._sat,
    entries.BotSeated: Room._bot_sat,
    entries.SeatEmptied: Room._seat_left,
    entries.ReadyChanged: Room._ready_set,
    entries.HostChanged: Room._host_passed,
    entries.GameStarted: Room._began,
    entries.Played: Room._played,
    entries.VetoDeclined: Room._waved,
    entries.BotTookOver: Room._held,
    entries.PlayerReturned: Room._taken_back,
    entries.FinishVoted: Room._agreed,
    entries.FinishOpposed: Room._finish_opposed,
    entries.GameRevealed: Room._all_shown,
    entries.ChatSent: Room._said,
    entries.EmoteShown: Room._emoted,
    entries.SeatMuted: Room._muted,
    entries.SpectatorMuted: Room._spectator_muted,
    entries.SpectatorRemoved: Room._spectator_removed,
    entries.SpectatorsAllowed: Room._spectators_allowed,
    entries.NoteWritten: Room._noted,
    entries.SeatMarked: Room._marked,
    entries.RematchOpened: Room._rematch_made,
}
"""What each entry does to a room."""
