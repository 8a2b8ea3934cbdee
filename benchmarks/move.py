"""The cost of one move on the server, step by step: CPU time of all threads, without sockets of the system.

It runs the whole application with an SQLite file, and rooms of five players whose transports discard all bytes.
In turn, each step of a move is measured by itself, and whole moves are measured from the bytes of a request to the
bytes of the last frame. Whole moves are made six at a time, because at 600 moves a second six share a transaction.
The difference between the whole and its steps is the web server, the event loop and the switch to the thread that
writes. `make load` measures with sockets, and compares with a relay.

The figures are medians over many moves. Machines differ and are noisy, so compare shares.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import struct
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import uvicorn
from uvicorn.server import ServerState

from benchmarks.load.tables import SEATS, Table, lay_tables
from pyrite.game import command_to_json
from pyrite.game.commands import command_from_json, command_of
from pyrite.game.legal import legal_moves
from pyrite.server.http.application import AppContext, create_http_app
from pyrite.server.http.rate_limits import UNLIMITED
from pyrite.server.realtime import wire
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.frames import FrameEncoder
from pyrite.server.realtime.room_actor import RoomActor, RoomServices
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.websocket import WebSocketApi
from pyrite.server.room import entries
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import Play
from pyrite.server.room.summary import summary_of
from pyrite.server.serve import uvicorn_config
from pyrite.server.settings import Settings
from pyrite.server.store import open_store

BATCH_SIZE: Final = 6
"""The number of moves that share a transaction at 600 moves a second."""
T = TypeVar("T")


class NullTransport(asyncio.Transport):
    """A transport that discards what is written, and signals when it sees an awaited text."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.awaited = b""
        self.seen = asyncio.Event()

    def expect(self, text: bytes) -> None:
        """Set `seen` when this text has been written."""
        self.awaited = text
        self.seen.clear()

    def write(self, data: Any) -> None:
        if self.awaited and self.awaited in data:
            self.seen.set()

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Client:
    """The WebSocket client of one seat."""

    def __init__(self, config: uvicorn.Config, state: ServerState) -> None:
        self.transport = NullTransport()
        made: Any = config.ws_protocol_class
        self._protocol = made(config=config, server_state=state, app_state={})
        self._protocol.connection_made(self.transport)

    async def connect(self, room: str, seat: int, cookie: str) -> None:
        """Open the WebSocket and wait for the snapshot."""
        self.transport.expect(b'"frame":"Snapshot"')
        self._protocol.data_received(
            f"GET /api/rooms/{room}/socket?seat={seat} HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\n"
            f"cookie: {cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await self.transport.seen.wait()

    def disconnect(self) -> None:
        """Close the connection."""
        self._protocol.connection_lost(None)

    def send(self, text: bytes) -> None:
        """Send a request in a masked WebSocket frame, as a browser does."""
        head = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else b"\x81\xfe" + struct.pack("!H", len(text))
        self._protocol.data_received(head + bytes(4) + text)


@dataclass
class BenchRoom:
    """A room with its connected clients."""

    room_actor: RoomActor
    guests: list[str]
    clients: list[Client]
    rng: Random
    request_count: int = 0

    def next_request(self) -> tuple[int, bytes]:
        """The seat that must decide, and a request with a random legal command of it."""
        room = self.room_actor.room
        game = room.playing
        assert game is not None, "a game is over: measure fewer moves"
        (seat,) = room.asked()
        own = game.state.privates[seat]
        assert own is not None
        chosen = self.rng.choice(legal_moves(game.state.table, seat, own))
        command = command_to_json(command_of(chosen, game.state.table.maze.grid))
        self.request_count += 1
        return seat, wire.encode(Play(ref=str(self.request_count), after=room.sent_count[seat], command=command))

    def requester(self, seat: int) -> Requester:
        """The requester of a seat."""
        return Requester(self.guests[seat], "", seat)


@dataclass
class StepTimer:
    """For each step: the CPU time per move of each measurement, in seconds."""

    spent: dict[str, list[float]] = field(default_factory=dict)

    @contextmanager
    def measure(self, step: str, moves: int) -> Iterator[None]:
        """Measure a step of this many moves."""
        since = time.process_time()
        yield
        self.spent.setdefault(step, []).append((time.process_time() - since) / moves)

    def measure_each(self, step: str, work: Callable[[Any], T], given: Sequence[Any]) -> list[T]:
        """Measure a step of several moves, one after another; return the results."""
        with self.measure(step, len(given)):
            return [work(each) for each in given]

    def median(self, step: str) -> float:
        """The median cost of a step per move, in microseconds."""
        return statistics.median(self.spent[step]) * 1e6


async def measure_steps(rooms: Sequence[BenchRoom], timer: StepTimer) -> None:
    """Make one move in each room, step by step, as `RoomActor` does."""
    now = rooms[0].room_actor.services.now()
    sent = [room.next_request() for room in rooms]
    actors = [room.room_actor for room in rooms]
    decoded = timer.measure_each("decode the request", lambda each: wire.decode_request(each[1].decode()), sent)
    given = list(zip(rooms, (seat for seat, _ in sent), decoded, strict=True))

    def refusal(each: tuple[BenchRoom, int, Play]) -> object:
        room, seat, request = each
        game = room.room_actor.room.playing
        return game and game.refusal(seat, command_from_json(request.command))

    def decided(each: tuple[BenchRoom, int, Play]) -> list[AnyEntry]:
        room, seat, request = each
        answer = decide(
            room.room_actor.room, room.requester(seat), request, RequestContext(now, room.room_actor.spectators)
        )
        assert isinstance(answer, list)
        return answer

    timer.measure_each("check the rules", refusal, given)
    found = timer.measure_each("check and decide", decided, given)
    written = timer.measure_each("encode entries", lambda each: [entries.encode(entry) for entry in each], found)
    after = [room_actor.room.entry_count for room_actor in actors]
    new_entries = list(zip(actors, found, strict=True))
    timer.measure_each("apply entries", lambda each: [each[0].room.apply(entry) for entry in each[1]], new_entries)

    summaries = timer.measure_each("summarise the room", lambda room_actor: summary_of(room_actor.room), actors)
    store = actors[0].services.store
    for begin in range(0, len(rooms), BATCH_SIZE):
        some = range(begin, min(begin + BATCH_SIZE, len(rooms)))
        with timer.measure("store entries", len(some)):
            await asyncio.gather(*(store.append(summaries[each], after[each], written[each]) for each in some))

    def updates(room_actor: RoomActor) -> list[bytes]:
        encoder = FrameEncoder(room_actor.room, now)
        return [
            encoder.update_for(connection.viewer, connection.sent_count) for connection in room_actor.connections
        ]

    frames = timer.measure_each("encode frames", updates, actors)

    def send(each: tuple[RoomActor, list[bytes]]) -> None:
        room_actor, frames = each
        for connection, frame in zip(room_actor.connections, frames, strict=True):
            connection.sent_count = room_actor.room.sent_count[connection.viewer]
            connection.send(frame)

    timer.measure_each("write to sockets", send, list(zip(actors, frames, strict=True)))


async def measure_whole(rooms: Sequence[BenchRoom], timer: StepTimer) -> None:
    """Make one move in each room, from the bytes of a request to the bytes of the last frame."""
    for begin in range(0, len(rooms), BATCH_SIZE):
        some = rooms[begin : begin + BATCH_SIZE]
        sent = [room.next_request() for room in some]
        clients = [room.clients[seat] for room, (seat, _) in zip(some, sent, strict=True)]
        for client in clients:
            client.transport.expect(b'"Accepted"')
        with timer.measure("whole", len(some)):
            for client, (_, text) in zip(clients, sent, strict=True):
                client.send(text)
            for client in clients:
                await client.transport.seen.wait()


async def connect_room(
    registry: RoomRegistry, make_client: Callable[[], Client], table: Table, rng: Random
) -> BenchRoom:
    """Connect a client for each seat."""
    clients = [make_client() for _ in range(SEATS)]
    for seat, client in enumerate(clients):
        await client.connect(table.room, seat, table.cookies[seat])
    async with registry.visit(table.room) as room_actor:
        assert room_actor is not None
        return BenchRoom(room_actor, [seat.guest for seat in room_actor.room.seats], clients, rng)


async def run(room_count: int, moves: int, preset: str) -> StepTimer:
    """Create the rooms, connect the clients, and measure."""
    rng, timer = Random(1), StepTimer()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'move.db'}"
        tables = await lay_tables(url, room_count, preset)
        store = await open_store(url)
        context = AppContext(Settings(store=url, rate_limits=UNLIMITED), store)
        registry = RoomRegistry(RoomServices(store, BotExecutor(ThinkingDelay()), context.now, context.metrics))
        config, state = (
            uvicorn_config(create_http_app(context, (), WebSocketApi(context, registry).routes)),
            ServerState(),
        )
        config.load()
        rooms = [await connect_room(registry, partial(Client, config, state), table, rng) for table in tables]
        gc.collect()
        for number in range(2 * moves):
            await (measure_whole if number % 2 else measure_steps)(rooms, timer)
        for room in rooms:
            for client in room.clients:
                client.disconnect()
        while state.tasks:
            await asyncio.wait(state.tasks)
        registry.services.bot_executor.close()
        await store.close()
    return timer


def print_table(timer: StepTimer) -> None:
    """Print the table."""
    total = timer.median("whole")
    steps = {step: timer.median(step) for step in timer.spent if step not in ("whole", "check the rules")}
    steps = {"check the rules": timer.median("check the rules")} | steps
    steps["decide"] = steps.pop("check and decide") - steps["check the rules"]
    steps["web server, event loop, threads"] = total - sum(steps.values())
    for step in sorted(steps, key=lambda each: -steps[each]):
        print(f"{step:34}{steps[step]:8.0f} µs{steps[step] / total:7.0%}")
    print(f"{'a whole move':34}{total:8.0f} µs{1:7.0%}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench-move", description="Measure one move, step by step.")
    parser.add_argument("--rooms", type=int, default=60, help="rooms of five players (60)")
    parser.add_argument("--moves", type=int, default=10, help="moves in each room, both by steps and whole (10)")
    parser.add_argument("--preset", default="classic", help="preset of the rooms (classic)")
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvicorn_config(None).get_loop_factory()) as runner:
        print_table(runner.run(run(asked.rooms, asked.moves, asked.preset)))


if __name__ == "__main__":
    main()
