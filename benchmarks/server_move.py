"""The cost of one move on the server, step by step: CPU time of all its threads, without network sockets.

Only the network is missing: the application and its SQLite file are real, and rooms of five people have
connections whose transport discards everything. Two kinds of moves alternate. In one, the script calls each step
of a move itself and times it. In the other, whole moves run from the bytes of a request to the bytes of the last
frame, six at a time, because six share a transaction at 600 moves a second. The difference between the whole and
its steps is the web server, the event loop and the switch to the writer thread. `make load` measures with sockets,
and with a relay to compare.

The table shows medians over many moves. Machines differ and are noisy, so compare the shares.
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

from benchmarks.load.prepared_rooms import SEATS, PreparedRoom, prepare_rooms
from pyrite.game import command_to_json
from pyrite.game.commands import command_from_json, command_of
from pyrite.game.legal import legal_moves
from pyrite.server.http.application import AppContext, create_http_app
from pyrite.server.http.rate_limits import UNLIMITED
from pyrite.server.realtime import wire
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.frames import FrameEncoder
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.websocket import WebSocketApi
from pyrite.server.room import entries
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Decision
from pyrite.server.room.requests import Play
from pyrite.server.room.summary import summary_after
from pyrite.server.room.viewer_state import game_parts
from pyrite.server.serve import uvicorn_config
from pyrite.server.settings import Settings
from pyrite.server.store import Summary, open_store

BATCH: Final = 6
"""How many moves share a transaction at 600 moves a second."""
T = TypeVar("T")


class DiscardingTransport(asyncio.Transport):
    """A transport that accepts everything at once and discards it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.awaited = b""
        self.seen = asyncio.Event()

    def wait_for(self, text: bytes) -> None:
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


class Player:
    """One of the five players of a room, with a WebSocket connection to the application."""

    def __init__(self, config: uvicorn.Config, state: ServerState) -> None:
        self.transport = DiscardingTransport()
        protocol_class: Any = config.ws_protocol_class
        self._protocol = protocol_class(config=config, server_state=state, app_state={})
        self._protocol.connection_made(self.transport)

    async def connect(self, room: str, seat: int, cookie: str) -> None:
        """Open the WebSocket and wait for the snapshot."""
        self.transport.wait_for(b'"frame":"Snapshot"')
        self._protocol.data_received(
            f"GET /api/rooms/{room}/socket?seat={seat} HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\n"
            f"cookie: {cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await self.transport.seen.wait()

    def disconnect(self) -> None:
        """Tell the server that the connection is lost."""
        self._protocol.connection_lost(None)

    def send(self, text: bytes) -> None:
        """Pass a request to the server, as a browser sends it."""
        head = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else b"\x81\xfe" + struct.pack("!H", len(text))
        self._protocol.data_received(head + bytes(4) + text)


@dataclass
class ConnectedRoom:
    """A room and its players."""

    room_actor: RoomActor
    guests: list[str]
    players: list[Player]
    rng: Random
    requests: int = 0

    def request(self) -> tuple[int, bytes]:
        """The asked seat, and its request to play a random legal command."""
        room = self.room_actor.room
        game = room.playing
        assert game is not None, "a game is over: measure fewer moves"
        (seat,) = room.asked()
        own = game.state.privates[seat]
        assert own is not None
        chosen = self.rng.choice(legal_moves(game.state.table, seat, own))
        command = command_to_json(command_of(chosen, game.state.table.maze.grid))
        self.requests += 1
        return seat, wire.encode(Play(ref=str(self.requests), after=room.sent_count[seat], command=command))

    def requester(self, seat: int) -> Requester:
        """The player on a seat."""
        return Requester(self.guests[seat], "", seat)


@dataclass
class StepTimes:
    """CPU seconds per move by step, for each run."""

    spent: dict[str, list[float]] = field(default_factory=dict)

    @contextmanager
    def measure(self, step: str, moves: int) -> Iterator[None]:
        """Time a step for this many moves."""
        since = time.process_time()
        yield
        self.spent.setdefault(step, []).append((time.process_time() - since) / moves)

    def measure_each(self, step: str, work: Callable[[Any], T], arguments: Sequence[Any]) -> list[T]:
        """Time a step of several moves; return its results."""
        with self.measure(step, len(arguments)):
            return [work(each) for each in arguments]

    def median(self, step: str) -> float:
        """A step's median cost, in microseconds."""
        return statistics.median(self.spent[step]) * 1e6


async def by_steps(rooms: Sequence[ConnectedRoom], times: StepTimes) -> None:
    """One move in each room, step by step, as `RoomActor` does it."""
    now = rooms[0].room_actor.services.now()
    sent = [room.request() for room in rooms]
    actors = [room.room_actor for room in rooms]
    requests = times.measure_each("decode the request", lambda each: wire.decode_request(each[1].decode()), sent)
    moves = list(zip(rooms, (seat for seat, _ in sent), requests, strict=True))

    def check(move: tuple[ConnectedRoom, int, Play]) -> object:
        room, seat, request = move
        game = room.room_actor.room.playing
        return game and game.refusal(seat, command_from_json(request.command))

    def check_and_decide(move: tuple[ConnectedRoom, int, Play]) -> Decision:
        room, seat, request = move
        context = RequestContext(now, room.room_actor.presence.spectators)
        decided = decide(room.room_actor.room, room.requester(seat), request, context)
        assert isinstance(decided, Decision)
        return decided

    def summarise(each: tuple[RoomActor, Decision]) -> Summary:
        actor, decision = each
        return summary_after(actor.room, decision, actor._storage._summary)

    times.measure_each("check the rules", check, moves)
    decisions = times.measure_each("check and decide", check_and_decide, moves)
    encoded = times.measure_each(
        "encode entries", lambda each: [entries.encode(entry) for entry in each.entries], decisions
    )
    after = [actor.room.entry_count for actor in actors]
    decided = list(zip(actors, decisions, strict=True))
    summaries = times.measure_each("summarise the room", summarise, decided)
    store = actors[0].services.store
    for begin in range(0, len(rooms), BATCH):
        batch = range(begin, min(begin + BATCH, len(rooms)))
        with times.measure("store entries", len(batch)):
            await asyncio.gather(*(store.append(summaries[each], after[each], encoded[each]) for each in batch))

    times.measure_each("commit", lambda each: each[0].room.commit(each[1]), decided)

    def encode_updates(actor: RoomActor) -> list[bytes]:
        encoder = FrameEncoder(actor.room, now)
        return [
            encoder.update_for(connection.viewer, connection.sent_count, connection.parts)
            for connection in actor.presence.connections
        ]

    frames = times.measure_each("encode frames", encode_updates, actors)

    def send(each: tuple[RoomActor, list[bytes]]) -> None:
        actor, frames = each
        for connection, frame in zip(actor.presence.connections, frames, strict=True):
            connection.note_sent(
                actor.room.sent_count[connection.viewer], game_parts(actor.room, connection.viewer)
            )
            connection.send(frame)

    times.measure_each("write to sockets", send, list(zip(actors, frames, strict=True)))


async def whole_moves(rooms: Sequence[ConnectedRoom], times: StepTimes) -> None:
    """One move in each room, from received bytes to sent bytes."""
    for begin in range(0, len(rooms), BATCH):
        batch = rooms[begin : begin + BATCH]
        sent = [room.request() for room in batch]
        asked = [room.players[seat] for room, (seat, _) in zip(batch, sent, strict=True)]
        for player in asked:
            player.transport.wait_for(b'"Accepted"')
        with times.measure("whole", len(batch)):
            for player, (_, text) in zip(asked, sent, strict=True):
                player.send(text)
            for player in asked:
                await player.transport.seen.wait()


async def connect_room(
    registry: RoomRegistry, make_player: Callable[[], Player], prepared: PreparedRoom, rng: Random
) -> ConnectedRoom:
    """Connect all five players."""
    players = [make_player() for _ in range(SEATS)]
    for seat, player in enumerate(players):
        await player.connect(prepared.room, seat, prepared.cookies[seat])
    async with registry.visit(prepared.room) as room_actor:
        assert room_actor is not None
        return ConnectedRoom(room_actor, [seat.guest for seat in room_actor.room.seats], players, rng)


async def run(room_count: int, moves: int, preset: str) -> StepTimes:
    """Open rooms, connect, and play."""
    rng, times = Random(1), StepTimes()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'move.db'}"
        all_prepared = await prepare_rooms(url, room_count, preset)
        store = await open_store(url)
        context = AppContext(Settings(store=url, rate_limits=UNLIMITED), store)
        registry = RoomRegistry(RoomServices(store, BotExecutor(ThinkingDelay()), context.now, context.metrics))
        config, state = (
            uvicorn_config(create_http_app(context, (), WebSocketApi(context, registry).routes)),
            ServerState(),
        )
        config.load()
        make_player = partial(Player, config, state)
        rooms = [await connect_room(registry, make_player, prepared, rng) for prepared in all_prepared]
        gc.collect()
        for number in range(2 * moves):
            await (whole_moves if number % 2 else by_steps)(rooms, times)
        for room in rooms:
            for player in room.players:
                player.disconnect()
        while state.tasks:
            await asyncio.wait(state.tasks)
        await registry.services.bot_executor.close()
        await store.close()
    return times


def print_table(times: StepTimes) -> None:
    """Print the cost of each step and its share of a whole move."""
    total = times.median("whole")
    steps = {step: times.median(step) for step in times.spent if step not in ("whole", "check the rules")}
    steps = {"check the rules": times.median("check the rules")} | steps
    steps["decide"] = steps.pop("check and decide") - steps["check the rules"]
    steps["web server, event loop, threads"] = total - sum(steps.values())
    for step in sorted(steps, key=lambda each: -steps[each]):
        print(f"{step:34}{steps[step]:8.0f} µs{steps[step] / total:7.0%}")
    print(f"{'a whole move':34}{total:8.0f} µs{1:7.0%}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="make bench-move", description="Measure the cost of one move in the server, step by step."
    )
    parser.add_argument("--rooms", type=int, default=60, help="rooms of five people (60)")
    parser.add_argument("--moves", type=int, default=10, help="moves in each room, both by steps and whole (10)")
    parser.add_argument("--preset", default="classic", help="preset of the table options (classic)")
    options = parser.parse_args()
    with asyncio.Runner(loop_factory=uvicorn_config(None).get_loop_factory()) as runner:
        print_table(runner.run(run(options.rooms, options.moves, options.preset)))


if __name__ == "__main__":
    main()
