"""A table in a test: a room, what the store has of it, and what every viewer was told as it happened."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from pyrite.game import Command, LayTunnel, Refusal, Veto, command_to_json
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.project import Viewer
from pyrite.server.realtime.frames import FrameEncoder, PresenceState, snapshot
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import in_game, lobby
from pyrite.server.room.decide.answers import Decision, RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.table_options import TableOptions

BEGIN: Final = 1_700_000_000_000
NAMES: Final = ("ann", "bob", "cid", "dot", "eve", "fay", "gus", "hal", "ida", "jim", "kay", "lou")
"""Guests; each sits where its place in this list is, if `seated` seats them."""

Told = dict[str, Any]


def name_of(guest: str) -> str:
    """What others call a guest: nothing that gives away the guest."""
    return f"Dwarf of mine {NAMES.index(guest) + 1}" if guest in NAMES else "Passer-by"


class Table:
    """A room with its host, Ann. Time passes only when a test says so."""

    def __init__(self, options: TableOptions | None = None, seed: bytes = bytes(range(32))) -> None:
        self.now = BEGIN
        self.room = Room("a-room")
        self.written: list[bytes] = []
        self.spectators: dict[str, str] = {}
        """The names of those who are connected and look on, by guest."""
        self.frames: dict[Viewer, list[bytes]] = {None: []}
        """All that went out to each viewer as it happened."""
        self._take(
            lobby.open_room(requester("ann"), options or TableOptions(), seed=seed, code="ABCDEF", now=self.now)
        )

    # ------------------------------------------------------------ orders

    def order(self, guest: str, order: AnyRequest, seat: int | None = None) -> Decision:
        """Give an order through a seat; it is carried out unless it is refused."""
        before = self.state()
        answer = decide(
            self.room, requester(guest, seat), order, RequestContext(self.now, lambda: self.spectators)
        )
        assert self.state() == before, "to decide changes nothing"
        if not isinstance(answer, Refusal):
            self._take(answer)
        return answer

    def done(self, guest: str, order: AnyRequest, seat: int | None = None) -> None:
        """An order that is carried out."""
        answer = self.order(guest, order, seat)
        assert not isinstance(answer, Refusal), answer

    def refused(self, guest: str, order: AnyRequest, seat: int | None = None) -> str:
        """The reason for which an order is refused, which changes nothing."""
        number = self.room.entry_count
        answer = self.order(guest, order, seat)
        assert isinstance(answer, Refusal), answer
        assert answer.text.endswith((".", "?"))
        assert self.room.entry_count == number
        return answer.reason

    def play(self, seat: int, command: Command, ref: str = "") -> Decision:
        """Play a command for the person of a seat, who has seen everything."""
        after = self.room.sent_count[seat]
        order = requests.Play(ref=ref, after=after, command=command_to_json(command))
        return self.order(self.room.seats[seat].guest, order, seat)

    def plays(self, seat: int, command: Command) -> None:
        """A command that is carried out."""
        answer = self.play(seat, command)
        assert not isinstance(answer, Refusal), answer

    def expire(self, rng: SeededRandom | None = None) -> list[AnyEntry]:
        """What the clock decides now, if anything."""
        found = in_game.expire(self.room, self.now, rng or SeededRandom(bytes(32), "a test"))
        self._take(found)
        return found

    def take(self, found: Decision) -> None:
        """Entries that came about otherwise."""
        assert not isinstance(found, Refusal), found
        self._take(found)

    def _take(self, found: list[AnyEntry]) -> None:
        """Store, apply, tell: as a server does, but all of it at once."""
        self.written += [entries.encode(entry) for entry in found]
        for entry in found:
            self.room.apply(entry)
        encoder = FrameEncoder(self.room, self.now)
        for viewer, number in self.room.sent_count.items():
            frames = self.frames.setdefault(viewer, [])
            after = self.number_of(viewer)
            if number > after:
                frames.append(encoder.update_for(viewer, after))

    # ------------------------------------------------------------ sitting down

    def seated(self, people: int) -> "Table":
        """So many people sit down and are ready."""
        for seat, guest in enumerate(NAMES[:people]):
            self.done(guest, requests.Sit(seat=seat, name=name_of(guest)))
            self.done(guest, requests.Ready(seat=seat, ready=True))
        return self

    def begun(self, people: int | None = None) -> "Table":
        """So many people play, all if nothing is said; the other seats have bots."""
        self.seated(self.room.options.seats if people is None else people)
        self.done("ann", requests.Start())
        return self

    # ------------------------------------------------------------ looking

    def number_of(self, viewer: Viewer) -> int:
        """The number of the last thing a viewer was told live; a new seat was told what all were told."""
        frames = self.frames[viewer]
        if frames:
            last = msgspec.json.decode(frames[-1])
            return int(last["first"]) + len(last["items"]) - 1
        return 0

    def told(self, viewer: Viewer) -> list[Told]:
        """All that a viewer was told, one thing after another."""
        return [thing for frame in self.frames[viewer] for thing in msgspec.json.decode(frame)["items"]]

    def since(self, viewer: Viewer, act: Callable[[], object]) -> list[Told]:
        """What a viewer is told of something that is done."""
        before = len(self.told(viewer))
        act()
        return self.told(viewer)[before:]

    def snapshot(self, viewer: Viewer = None, guest: str | None = None) -> bytes:
        """The whole table for a viewer."""
        who = guest or ("spectator" if viewer is None else self.room.seats[viewer].guest)
        return snapshot(self.room, who, viewer, PresenceState(), self.now)

    def shown(self, viewer: Viewer = None) -> Told:
        """The whole table for a viewer, read again."""
        found: Told = msgspec.json.decode(self.snapshot(viewer))
        return found

    def read_back(self, loaded_at: int = 0) -> Room:
        """The room as it is read from the store."""
        return Room.of(self.room.name, map(entries.decode, self.written), loaded_at)

    def state(self) -> tuple[object, ...]:
        """Everything there is to the room, to be compared."""
        return state_of(self.room)


def seat_taken(table: Table, seat: int, guest: str, name: str | None = None) -> Told:
    """What all are told when somebody sits down."""
    called = name_of(guest) if name is None else name
    return {"event": "SeatTaken", "seat": seat, "name": called, "bot": None, "person": table.room.person(guest)}


def people(table: Table) -> list[str]:
    """Who sits at each seat: a guest, a bot, or nobody."""
    return [seat.guest or seat.bot for seat in table.room.seats]


def requester(guest: str, seat: int | None = None) -> Requester:
    """A guest at the table, or over HTTP."""
    return Requester(guest, name_of(guest), seat)


def state_of(room: Room) -> tuple[object, ...]:
    """Everything there is to a room, copied, but when it was woken."""
    game = room.game
    plain = {name: repr(value) for name, value in vars(room).items() if name not in ("game", "items", "loaded_at")}
    if game is None:
        return plain, tuple(room.items), None
    return (
        plain,
        tuple(room.items),
        (game.state.clone(), tuple(game.facts), tuple(game.commands), tuple(game.ends), game.contributions),
    )


def any_command(table: Table, seat: int, random: Random) -> Command:
    """A legal command of a seat."""
    assert table.room.game is not None
    return random.choice(table.room.game.legal(seat))


def asked(table: Table) -> int:
    """The one seat that is asked to decide now."""
    (seat,) = table.room.asked()
    return seat


def guest_at(table: Table, seat: int) -> str:
    """Who sits there."""
    return table.room.seats[seat].guest


def window(options: TableOptions | None = None) -> Table:
    """A table where a card may be vetoed now, and somebody could."""
    for seed in range(200):
        table = Table(options or TableOptions(modules=("veto",)), seed=seed.to_bytes(32, "big")).begun()
        random = Random(seed)
        for _ in range(12):
            assert table.room.game is not None
            if table.room.veto_window:
                if any(Veto() in table.room.game.legal(seat) for seat in table.room.asked()):
                    return table
                table.now = table.room.question_deadline() or 0
                table.expire()
                continue
            seat = asked(table)
            cards = [each for each in table.room.game.legal(seat) if isinstance(each, LayTunnel)]
            table.plays(seat, random.choice(cards or table.room.game.legal(seat)))
    raise AssertionError("no seed has a veto in a hand so early")


def holder_of(table: Table) -> int:
    """Who could veto the card in play."""
    assert table.room.game is not None
    return next(seat for seat in table.room.asked() if Veto() in table.room.game.legal(seat))
