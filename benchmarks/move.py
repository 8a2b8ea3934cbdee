"""The cost of one move on the server, step by step: CPU time of all its threads, without network sockets.

Everything is real but the wire: the whole application, its SQLite file, rooms of five people whose connections
write into nothing. First the steps of a move are taken one by one, by hand; then whole moves are made, from the
bytes of an order to the bytes of the last frame, six of them at a time, as they share a transaction with 600 moves
a second. What the whole takes beyond its steps is the web server, the event loop, and the crossing to the thread
that writes. `make load` has the sockets too, and a relay beside it.

Medians over many moves. Machines differ and are noisy: read the shares.
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
from pyrite.server.room.decision import Decision
from pyrite.server.room.requests import Play
from pyrite.server.room.summary import summary_after
from pyrite.server.serve import uvicorn_config
from pyrite.server.settings import Settings
from pyrite.server.store import Summary, open_store

TOGETHER: Final = 6
"""How many moves share a transaction at 600 moves a second."""
T = TypeVar("T")


class Nowhere(asyncio.Transport):
    """A transport that accepts everything at once."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.awaited = b""
        self.seen = asyncio.Event()

    def wait_for(self, sign: bytes) -> None:
        """Set `seen` when this has been written."""
        self.awaited = sign
        self.seen.clear()

    def write(self, data: Any) -> None:
        if self.awaited and self.awaited in data:
            self.seen.set()

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Person:
    """One of the five players of a room."""

    def __init__(self, config: uvicorn.Config, state: ServerState) -> None:
        self.wire = Nowhere()
        made: Any = config.ws_protocol_class
        self._protocol = made(config=config, server_state=state, app_state={})
        self._protocol.connection_made(self.wire)

    async def connect(self, room: str, seat: int, cookie: str) -> None:
        """Open the WebSocket and wait for the snapshot."""
        self.wire.wait_for(b'"frame":"Snapshot"')
        self._protocol.data_received(
            f"GET /api/rooms/{room}/socket?seat={seat} HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\n"
            f"cookie: {cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await self.wire.seen.wait()

    def hang_up(self) -> None:
        """The connection is gone."""
        self._protocol.connection_lost(None)

    def send(self, text: bytes) -> None:
        """Receive a request as a browser would send it."""
        head = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else b"\x81\xfe" + struct.pack("!H", len(text))
        self._protocol.data_received(head + bytes(4) + text)


@dataclass
class Party:
    """A room and its players."""

    room_actor: RoomActor
    guests: list[str]
    people: list[Person]
    chance: Random
    orders: int = 0

    def order(self) -> tuple[int, bytes]:
        """A random legal command of the asked seat."""
        room = self.room_actor.room
        game = room.playing
        assert game is not None, "a game is over: measure fewer moves"
        (seat,) = room.asked()
        own = game.state.privates[seat]
        assert own is not None
        chosen = self.chance.choice(legal_moves(game.state.table, seat, own))
        command = command_to_json(command_of(chosen, game.state.table.maze.grid))
        self.orders += 1
        return seat, wire.encode(Play(ref=str(self.orders), after=room.sent_count[seat], command=command))

    def requester(self, seat: int) -> Requester:
        """The player on a seat."""
        return Requester(self.guests[seat], "", seat)


@dataclass
class Watch:
    """CPU seconds per move by step, for each run."""

    spent: dict[str, list[float]] = field(default_factory=dict)

    @contextmanager
    def on(self, step: str, moves: int) -> Iterator[None]:
        """Time a step for this many moves."""
        since = time.process_time()
        yield
        self.spent.setdefault(step, []).append((time.process_time() - since) / moves)

    def each(self, step: str, work: Callable[[Any], T], given: Sequence[Any]) -> list[T]:
        """Time a step of several moves."""
        with self.on(step, len(given)):
            return [work(each) for each in given]

    def of(self, step: str) -> float:
        """A step's cost, in microseconds."""
        return statistics.median(self.spent[step]) * 1e6


async def by_steps(parties: Sequence[Party], watch: Watch) -> None:
    """One move in each room, step by step, as `RoomActor` does it."""
    now = parties[0].room_actor.services.now()
    sent = [party.order() for party in parties]
    lives = [party.room_actor for party in parties]
    orders = watch.each("decode the order", lambda each: wire.decode_request(each[1].decode()), sent)
    given = list(zip(parties, (seat for seat, _ in sent), orders, strict=True))

    def judged(each: tuple[Party, int, Play]) -> object:
        party, seat, order = each
        game = party.room_actor.room.playing
        return game and game.refusal(seat, command_from_json(order.command))

    def decided(each: tuple[Party, int, Play]) -> Decision:
        party, seat, order = each
        answer = decide(
            party.room_actor.room,
            party.requester(seat),
            order,
            RequestContext(now, party.room_actor.presence.spectators),
        )
        assert isinstance(answer, Decision)
        return answer

    def summarised(each: tuple[RoomActor, Decision]) -> Summary:
        return summary_after(each[0].room, each[1], each[0]._summary)

    watch.each("check the rules", judged, given)
    found = watch.each("check and decide", decided, given)
    written = watch.each("encode entries", lambda each: [entries.encode(entry) for entry in each.entries], found)
    after = [room_actor.room.entry_count for room_actor in lives]
    news_of = list(zip(lives, found, strict=True))
    summaries = watch.each("summarise the room", summarised, news_of)
    store = lives[0].services.store
    for begin in range(0, len(parties), TOGETHER):
        some = range(begin, min(begin + TOGETHER, len(parties)))
        with watch.on("store entries", len(some)):
            await asyncio.gather(*(store.append(summaries[each], after[each], written[each]) for each in some))

    watch.each("commit", lambda each: each[0].room.commit(each[1]), news_of)

    def told(room_actor: RoomActor) -> list[bytes]:
        encoder = FrameEncoder(room_actor.room, now)
        return [
            encoder.update_for(connection.viewer, connection.sent_count)
            for connection in room_actor.presence.connections
        ]

    frames = watch.each("encode frames", told, lives)

    def send(each: tuple[RoomActor, list[bytes]]) -> None:
        room_actor, frames = each
        for connection, frame in zip(room_actor.presence.connections, frames, strict=True):
            connection.sent_count = room_actor.room.sent_count[connection.viewer]
            connection.send(frame)

    watch.each("write to sockets", send, list(zip(lives, frames, strict=True)))


async def whole(parties: Sequence[Party], watch: Watch) -> None:
    """One move in each room, from received bytes to sent bytes."""
    for begin in range(0, len(parties), TOGETHER):
        some = parties[begin : begin + TOGETHER]
        sent = [party.order() for party in some]
        movers = [party.people[seat] for party, (seat, _) in zip(some, sent, strict=True)]
        for person in movers:
            person.wire.wait_for(b'"Accepted"')
        with watch.on("whole", len(some)):
            for person, (_, text) in zip(movers, sent, strict=True):
                person.send(text)
            for person in movers:
                await person.wire.seen.wait()


async def seated(registry: RoomRegistry, server: Callable[[], Person], table: Table, chance: Random) -> Party:
    """Connect all five players."""
    people = [server() for _ in range(SEATS)]
    for seat, person in enumerate(people):
        await person.connect(table.room, seat, table.cookies[seat])
    async with registry.visit(table.room) as room_actor:
        assert room_actor is not None
        return Party(room_actor, [seat.guest for seat in room_actor.room.seats], people, chance)


async def run(rooms: int, moves: int, preset: str) -> Watch:
    """Open rooms, connect, and play."""
    chance, watch = Random(1), Watch()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'move.db'}"
        tables = await lay_tables(url, rooms, preset)
        store = await open_store(url)
        context = AppContext(Settings(store=url, rate_limits=UNLIMITED), store)
        registry = RoomRegistry(RoomServices(store, BotExecutor(ThinkingDelay()), context.now, context.metrics))
        config, state = (
            uvicorn_config(create_http_app(context, (), WebSocketApi(context, registry).routes)),
            ServerState(),
        )
        config.load()
        parties = [await seated(registry, partial(Person, config, state), table, chance) for table in tables]
        gc.collect()
        for number in range(2 * moves):
            await (whole if number % 2 else by_steps)(parties, watch)
        for party in parties:
            for person in party.people:
                person.hang_up()
        while state.tasks:
            await asyncio.wait(state.tasks)
        registry.services.bot_executor.close()
        await store.close()
    return watch


def show(watch: Watch) -> None:
    """Print the table."""
    total = watch.of("whole")
    steps = {step: watch.of(step) for step in watch.spent if step not in ("whole", "check the rules")}
    steps = {"check the rules": watch.of("check the rules")} | steps
    steps["decide"] = steps.pop("check and decide") - steps["check the rules"]
    steps["web server, event loop, threads"] = total - sum(steps.values())
    for step in sorted(steps, key=lambda each: -steps[each]):
        print(f"{step:34}{steps[step]:8.0f} µs{steps[step] / total:7.0%}")
    print(f"{'a whole move':34}{total:8.0f} µs{1:7.0%}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench-move", description="What one move costs, step by step.")
    parser.add_argument("--rooms", type=int, default=60, help="rooms of five people (60)")
    parser.add_argument("--moves", type=int, default=10, help="moves in each room, both by steps and whole (10)")
    parser.add_argument("--preset", default="classic", help="what is played (classic)")
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvicorn_config(None).get_loop_factory()) as runner:
        show(runner.run(run(asked.rooms, asked.moves, asked.preset)))


if __name__ == "__main__":
    main()
