"""A room for tests, with its stored entries and the frames that every viewer was sent."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from pyrite.game import Command, LayTunnel, Refusal, command_to_json
from pyrite.game.commands import move_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.modules.veto.commands import Veto
from pyrite.game.project import Viewer
from pyrite.game.view_json import Parts
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import FrameEncoder, encode_snapshot
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import in_game, lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Answer, Decision
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.summary import summary_after, summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_state import game_parts
from pyrite.server.store import Summary

BEGIN: Final = 1_700_000_000_000
NAMES: Final = ("ann", "bob", "cid", "dot", "eve", "fay", "gus", "hal", "ida", "jim", "kay", "lou")
"""Guests; `seated` gives each the seat of its index."""

Json = dict[str, Any]
_NOT_COMPARED: Final = ("game", "items", "_legal", "_legal_texts")


def name_of(guest: str) -> str:
    """The display name of a guest; it does not reveal the guest id."""
    return f"Dwarf of mine {NAMES.index(guest) + 1}" if guest in NAMES else "Passer-by"


class RoomFixture:
    """A room with its host, Ann. Time passes only when a test advances it."""

    def __init__(self, options: TableOptions | None = None, seed: bytes = bytes(range(32))) -> None:
        self.now = BEGIN
        self.room = Room("a-room")
        self.written: list[bytes] = []
        self.summary: Summary | None = None
        self.spectators: dict[str, str] = {}
        """The names of connected spectators, by guest."""
        self.frames: dict[Viewer, list[bytes]] = {None: []}
        """The updates that each viewer was sent."""
        self._parts: dict[Viewer, Parts] = {}
        """The parts of the game that each viewer has."""
        opened = lobby.open_room(
            requester("ann"), options or TableOptions(), seed=seed, code="ABCDEF", now=self.now
        )
        self._carry_out(Decision.of(*opened))

    # ------------------------------------------------------------ requests

    def request(self, guest: str, request: AnyRequest, seat: int | None = None) -> Answer:
        """Send a request from a seat; it is carried out unless it is refused."""
        before = self.state()
        answer = decide(
            self.room, requester(guest, seat), request, RequestContext(self.now, lambda: self.spectators)
        )
        assert self.state() == before, "a decision alone changes nothing"
        if not isinstance(answer, Refusal):
            self._carry_out(answer)
        return answer

    def accepted(self, guest: str, request: AnyRequest, seat: int | None = None) -> None:
        """Send a request that must be accepted."""
        answer = self.request(guest, request, seat)
        assert not isinstance(answer, Refusal), answer

    def refused(self, guest: str, request: AnyRequest, seat: int | None = None) -> str:
        """The reason of a refusal, which must change nothing."""
        number = self.room.entry_count
        answer = self.request(guest, request, seat)
        assert isinstance(answer, Refusal), answer
        assert answer.text.endswith((".", "?"))
        assert self.room.entry_count == number
        return answer.reason

    def play(self, seat: int, command: Command, ref: str = "") -> Answer:
        """Play a command for a seat that has received everything."""
        after = self.room.sent_count[seat]
        request = requests.Play(ref=ref, after=after, command=command_to_json(command))
        return self.request(self.room.seats[seat].guest, request, seat)

    def play_accepted(self, seat: int, command: Command) -> None:
        """Play a command that must be accepted."""
        answer = self.play(seat, command)
        assert not isinstance(answer, Refusal), answer

    def play_by_anyone(self, seat: int, command: Command) -> None:
        """Play a command for a person or a bot."""
        if not self.room.seats[seat].played_by_bot:
            self.play_accepted(seat, command)
            return
        assert self.room.game is not None
        move = move_of(command, self.room.game.state.table.maze.grid)
        self.carry_out(in_game.play_move(self.room, seat, move, {"at": self.now}, "bot"))

    def expire(self, rng: SeededRandom | None = None) -> list[AnyEntry]:
        """Apply what times out now, if anything."""
        found = in_game.expire(self.room, self.now, rng or SeededRandom(bytes(32), "a test"))
        self._carry_out(found)
        return list(found.entries)

    def carry_out(self, found: Answer) -> None:
        """Carry out a decision."""
        assert not isinstance(found, Refusal), found
        self._carry_out(found)

    def _carry_out(self, decision: Decision) -> None:
        """Store, commit and broadcast, as a server does."""
        summary = None
        if self.written and decision.entries:
            before = self.state()
            summary = summary_after(self.room, decision, self.summary)
            assert self.state() == before, "computing the summary changes nothing"
        self.written += [entries.encode(entry) for entry in decision.entries]
        self.room.commit(decision)
        assert summary in (None, summary_of(self.room))
        self.summary = summary_of(self.room)
        encoder = FrameEncoder(self.room, self.now)
        for viewer, number in self.room.sent_count.items():
            frames = self.frames.setdefault(viewer, [])
            after = self.number_of(viewer)
            if number > after:
                frames.append(encoder.update_for(viewer, after, self._parts.get(viewer, ())))
            self._parts[viewer] = game_parts(self.room, viewer)

    # ------------------------------------------------------------ seats

    def seated(self, people: int) -> "RoomFixture":
        """This many people take seats and are ready."""
        for seat, guest in enumerate(NAMES[:people]):
            self.accepted(guest, requests.Sit(seat=seat, name=name_of(guest)))
            self.accepted(guest, requests.Ready(seat=seat, ready=True))
        return self

    def begun(self, people: int | None = None) -> "RoomFixture":
        """Start the game with this many people, by default all seats; bots have the others."""
        self.seated(self.room.options.seats if people is None else people)
        self.accepted("ann", requests.Start())
        return self

    # ------------------------------------------------------------ views

    def number_of(self, viewer: Viewer) -> int:
        """The number of the last item that a viewer was sent; a new seat has been sent what spectators were."""
        frames = self.frames[viewer]
        if frames:
            last = msgspec.json.decode(frames[-1])
            return int(last["first"]) + len(last["items"]) - 1
        return 0

    def items_sent_to(self, viewer: Viewer) -> list[Json]:
        """All items that a viewer was sent."""
        return [item for frame in self.frames[viewer] for item in msgspec.json.decode(frame)["items"]]

    def since(self, viewer: Viewer, act: Callable[[], object]) -> list[Json]:
        """The items that a viewer is sent while something is done."""
        before = len(self.items_sent_to(viewer))
        act()
        return self.items_sent_to(viewer)[before:]

    def snapshot(self, viewer: Viewer = None, guest: str | None = None) -> bytes:
        """The snapshot for a viewer."""
        who = guest or ("spectator" if viewer is None else self.room.seats[viewer].guest)
        return encode_snapshot(self.room, who, viewer, wire.Presence(connected=[], spectator_count=0), self.now)

    def shown(self, viewer: Viewer = None) -> Json:
        """The decoded snapshot for a viewer."""
        found: Json = msgspec.json.decode(self.snapshot(viewer))
        return found

    def read_back(self) -> Room:
        """The room as it is loaded from its entries."""
        return Room.of(self.room.name, map(entries.decode, self.written))

    def resume(self) -> None:
        """A server begins to serve the room."""
        self.carry_out(in_game.resume(self.room, self.now))

    def state(self) -> tuple[object, ...]:
        """The full state of the room, for comparison."""
        return state_of(self.room)


def seat_taken(fixture: RoomFixture, seat: int, guest: str, name: str | None = None) -> Json:
    """The event when a person takes a seat."""
    called = name_of(guest) if name is None else name
    return {"event": "SeatTaken", "seat": seat, "name": called, "bot": None, "person": fixture.room.person(guest)}


def people(fixture: RoomFixture) -> list[str]:
    """The guest or bot on each seat; empty if free."""
    return [seat.guest or seat.bot for seat in fixture.room.seats]


def requester(guest: str, seat: int | None = None) -> Requester:
    """A requester on a seat, or over HTTP."""
    return Requester(guest, name_of(guest), seat)


def state_of(room: Room) -> tuple[object, ...]:
    """A copy of the full state of a room, except what follows from the game."""
    game = room.game
    plain = {name: repr(value) for name, value in room.attributes().items() if name not in _NOT_COMPARED}
    if game is None:
        return plain, tuple(room.items), None
    return (
        plain,
        tuple(room.items),
        (game.state.clone(), tuple(game.facts), tuple(game.commands), tuple(game.ends), game.contributions),
    )


def any_command(fixture: RoomFixture, seat: int, random: Random) -> Command:
    """A legal command of a seat."""
    assert fixture.room.game is not None
    return random.choice(fixture.room.game.legal(seat))


def asked(fixture: RoomFixture) -> int:
    """The one seat that is asked to decide now."""
    (seat,) = fixture.room.asked()
    return seat


def guest_at(fixture: RoomFixture, seat: int) -> str:
    """The guest on a seat."""
    return fixture.room.seats[seat].guest


def fixture_with_veto_window(options: TableOptions | None = None, people: int | None = None) -> RoomFixture:
    """A room with an open veto window in which one seat holds the veto; people, by default, have all seats."""
    for seed in range(200):
        fixture = RoomFixture(options or TableOptions(modules=("veto",)), seed=seed.to_bytes(32, "big"))
        fixture.begun(people)
        random = Random(seed)
        for _ in range(12):
            assert fixture.room.game is not None
            if fixture.room.veto_window:
                if any(Veto() in fixture.room.game.legal(seat) for seat in fixture.room.asked()):
                    return fixture
                fixture.now = fixture.room.question_deadline() or 0
                fixture.expire()
                continue
            seat = asked(fixture)
            cards = [each for each in fixture.room.game.legal(seat) if isinstance(each, LayTunnel)]
            fixture.play_by_anyone(seat, random.choice(cards or fixture.room.game.legal(seat)))
    raise AssertionError("with none of these seeds a seat can veto within twelve steps")


def holder_of(fixture: RoomFixture) -> int:
    """The seat that holds the veto."""
    assert fixture.room.game is not None
    return next(seat for seat in fixture.room.asked() if Veto() in fixture.room.game.legal(seat))
