"""One schedule: some nodes, one store, some rooms and clients, and random faults. Then everything must be right.

In one room a game is played. Another begins in the lobby: people come, go, change the options and start the game,
vote to finish it, ask for the rematch at the same time, and go on in its room. Whatever nodes and network do:

- a request that was acknowledged is in the log exactly once, one that was refused is not;
- every client is sent the items of its viewer, by number without gaps, and each is the projection of the log;
- every move in the log was legal when it was made, so no bot and no clock moved twice;
- so was every change of seats and options, and no game was started twice;
- a game has one rematch, however many ask for it at once;
- at most one node that is running believes that it drives a room, and only the node that the store names as the
  driver has written what nobody asked for;
- a node that can reach the store has soon what others wrote, even if all messages are lost;
- a node that drains has soon handed all its rooms over, and one that was stopped leaves nothing behind;
- when the faults end, all nodes and clients agree with the log, and exactly one node drives each room;
- when all clients are gone, the clocks of games go on, even if nodes die, until bots play for all people. Then
  the rooms rest: no node drives them, and nothing is written.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from pyrite.server.realtime import room_registry
from pyrite.server.realtime.room_registry import ADOPT_SECONDS
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Decision
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.summary import summary_of
from pyrite.server.store.cluster import LEASE_MS
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.memory_site import MemorySite
from tests.server.realtime.node_fixture import START, new_site, virtual_now
from tests.server.simulation.client import SimulatedClient, random_options
from tests.server.simulation.node import SPEEDUP, SimulatedNode
from tests.server.simulation.reference import check_rooms
from tests.server.simulation.simulated_loop import SimulatedLoop, SimulatedProcess

FAULT_SECONDS: Final = 8.0
"""How long faults begin."""
CALM_SECONDS: Final = 15.0
"""How long it may take after the last fault until everything is right."""
LAG_SECONDS: Final = 3.5
"""How long a node may lack what others wrote: it compares every two seconds, and answers may take a while."""
_WATCH_SECONDS: Final = 0.05
PROGRESS_SECONDS: Final = 6.0
"""How long it may take until a bot, a clock or a person has moved."""
SERVED_SECONDS: Final = 1.0
"""How long after a deadline the clock must have decided."""
ADOPTED_SECONDS: Final = LEASE_MS / 1000 + 2 * ADOPT_SECONDS + 2
"""How long it may take until some node drives a game: after the driver has died, after a restart, and if the last
people leave at the same time on two nodes, so that each leaves the game to the other."""
REST_SECONDS: Final = 90.0
"""How long it may take until a game that everybody has left rests."""
DRAINED_SECONDS: Final = 4.0
"""How long it may take until a node that drains drives nothing: it hears of it with the next renewal of its lease,
then come the notice to the load balancer, at most a second of ``drain_seconds``, and the answer of the store."""
PLAYERS: Final = ("ada", "bob")
"""They play in the first room."""
NEWCOMERS: Final = ("cyd", "dan")
"""They come to the lobby of the other one."""


class Schedule:
    """One run, fixed by its seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.loop = SimulatedLoop()
        self.site: MemorySite = new_site()
        self.name = f"room {seed}"
        self.spectator = "eve"
        self._folds: dict[str, Room] = {}
        self.nodes: list[SimulatedNode] = []
        self.is_calm = False
        self._has_balancer = self.rng.random() < 0.5
        """Whether nodes are told if others take connections; without that, they send people away on trust."""
        self.problems: list[str] = []
        self.faults = Counter[str]()
        self.processes: list[SimulatedProcess] = []
        """All processes, also those that were killed."""
        self._is_played = True
        """Whether clients are connected, so that much happens."""
        self._is_over = False

    def problem(self, text: str) -> None:
        """Note that something is wrong."""
        if not self._is_over:
            self.problems.append(f"{self.loop.time():.3f}: {text}")

    def run(self) -> None:
        """Run the schedule, and note all problems."""
        self.loop.set_exception_handler(self._on_exception)
        rng = Random(self.rng.random())
        patched = (
            (secrets, "token_bytes", rng.randbytes),
            (secrets, "token_urlsafe", lambda _: f"{self.name}, {rng.getrandbits(32):08x}"),
            (room_registry, "_RNG", rng),
        )
        real = [getattr(module, name) for module, name, _ in patched]
        for module, name, replacement in patched:
            setattr(module, name, replacement)
        try:
            self.loop.run_until_complete(self._run())
        finally:
            for (module, name, _), value in zip(patched, real, strict=True):
                setattr(module, name, value)
            self.loop.close()

    def _on_exception(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.problem(f"{context['message']}: {context.get('exception')!r}")

    async def _run(self) -> None:
        clients = await self._open_rooms()
        self.nodes = [SimulatedNode(self, f"node {number}") for number in range(self.rng.choice((2, 2, 3)))]
        playing = [asyncio.ensure_future(client.run()) for client in clients]
        watching = asyncio.ensure_future(self._watch())
        await self._make_faults()
        self._calm_down()
        await self._check_agreement(clients)
        await self._check_progress(clients)
        self._is_played = False
        for task in playing:
            task.cancel()
        for client in clients:
            if client.session is not None:
                client.session.hang_up()
        await self._check_abandoned()
        for task in (*playing, watching):
            task.cancel()
            if task.done() and not task.cancelled() and task.exception() is not None:
                self.problem(f"a client failed: {task.exception()!r}")
        for text in check_rooms(self.site.entries, clients):
            self.problem(text)
        await self._end_all()

    async def _end_all(self) -> None:
        """Cancel every task, also those of killed processes, so that nothing is left when the loop is closed."""
        self._is_over = True
        for process in self.processes:
            process.resume()
        while tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1)

    # ------------------------------------------------------------ the beginning

    async def _open_rooms(self) -> list[SimulatedClient]:
        """Open one room or both; return their clients."""
        in_game, in_lobby = self.rng.choice(((True, False), (False, True), (True, True)))
        clients = []
        if in_game:
            await self._open_room(self.name, "ABCDEF", PLAYERS, is_started=True)
            clients += [self._client(guest, self.name) for guest in (*PLAYERS, self.spectator)]
        if in_lobby:
            await self._open_room(f"{self.name}, lobby", "BCDEFG", NEWCOMERS[:1], is_started=False)
            clients += [self._client(guest, f"{self.name}, lobby", votes=True) for guest in NEWCOMERS]
        return clients

    def _client(self, guest: str, room: str, *, votes: bool = False) -> SimulatedClient:
        return SimulatedClient(self, guest, room, Random(self.rng.random()), votes=votes)

    async def _open_room(self, name: str, code: str, guests: Sequence[str], *, is_started: bool) -> None:
        host = Requester(guests[0], guests[0].title(), 0)
        found = lobby.open_room(
            host, random_options(self.rng), seed=self.rng.randbytes(32), code=code, now=virtual_now()
        )
        for seat, guest in enumerate(guests):
            who = Requester(guest, guest.title(), seat)
            found = self._after(found, who, requests.Sit(seat=seat, name=guest.title()))
            found = self._after(found, who, requests.Ready(seat=seat, ready=True))
        if is_started:
            found = self._after(found, host, requests.Start())
        await MemoryStore(self.site).append(
            summary_of(Room.of(name, found)), 0, [entries.encode(entry) for entry in found]
        )

    def _after(self, found: list[AnyEntry], who: Requester, request: requests.AnyRequest) -> list[AnyEntry]:
        decision = decide(Room.of(self.name, found), who, request, RequestContext(virtual_now()))
        assert isinstance(decision, Decision)
        return [*found, *decision.entries]

    # ------------------------------------------------------------ what is stored

    def stored(self, name: str) -> Room:
        """A room as it is stored now. Callers must not change it."""
        room = self._folds.get(name)
        if room is None:
            room = self._folds[name] = Room(name, speedup=SPEEDUP)
        for entry in self.site.entries[name][room.entry_count :]:
            room.apply(entries.decode(entry))
        return room

    # ------------------------------------------------------------ faults

    async def _make_faults(self) -> None:
        faults = (
            self._pause,
            self._pause,
            self._cut,
            self._cut,
            self._lose_messages,
            self._fail,
            self._kill,
            self._stop,
            self._drain,
        )
        running: list[asyncio.Task[None]] = []
        while self.loop.time() < FAULT_SECONDS:
            await asyncio.sleep(self.rng.expovariate(0.7))
            fault = self.rng.choice(faults)
            self.faults[fault.__name__.strip("_")] += 1
            node, seconds = self.rng.choice(self.nodes), self.rng.random() ** 2 * 6
            if fault not in (self._lose_messages, self._stop, self._drain):
                node.disturbed_until = max(node.disturbed_until, self.loop.time() + seconds + 3)
            running.append(asyncio.ensure_future(fault(node, seconds)))
        await asyncio.gather(*running)

    async def _pause(self, node: SimulatedNode, seconds: float) -> None:
        process = node.process
        process.pause()
        await asyncio.sleep(seconds)
        if not process.killed:
            process.resume()

    async def _cut(self, node: SimulatedNode, seconds: float) -> None:
        node.network.is_cut = True
        await asyncio.sleep(seconds)
        node.network.is_cut = False

    async def _lose_messages(self, node: SimulatedNode, seconds: float) -> None:
        node.network.loses_messages = True
        await asyncio.sleep(2 * seconds)
        node.network.restore_messages()

    async def _fail(self, node: SimulatedNode, seconds: float) -> None:
        node.network.failure, node.network.slowness = 0.3, 5.0
        await asyncio.sleep(seconds)
        node.network.failure, node.network.slowness = 0.0, 1.0

    async def _kill(self, node: SimulatedNode, seconds: float) -> None:
        process = node.process
        process.kill()
        await asyncio.sleep(seconds)
        if process is node.process:
            node.start()

    async def _stop(self, node: SimulatedNode, seconds: float) -> None:
        """SIGTERM; it is killed if it does not end."""
        process, instance = node.process, node.lease.node.instance
        stopping = process.start(node.stop())
        await asyncio.wait([stopping], timeout=3 + seconds)  # it may be paused
        if stopping.done() and not stopping.exception() and not node.is_disturbed:
            self._check_left(instance)
        node.disturbed_until = max(node.disturbed_until, self.loop.time() + 3)
        process.kill()
        if process is node.process:
            node.start()

    async def _drain(self, node: SimulatedNode, seconds: float) -> None:
        """As `pyrite admin drain`: the node hands its rooms over and goes on running; then SIGTERM."""
        process, lease = node.process, self.site.leases.get(node.name)
        is_found = await MemoryStore(self.site).cluster.drain(node.name)
        if is_found and lease is not None and lease.node is node.lease.node:  # not of the one that was killed
            node.drains_since = self.loop.time()
        await asyncio.sleep(DRAINED_SECONDS + seconds)
        if process is node.process:
            await self._stop(node, 0.0)

    def _check_left(self, instance: str) -> None:
        """A node that was stopped drives nothing, and its name is free: nobody reads who was connected to it."""
        driven = [room for room, driver in self.site.drivers.items() if driver == instance]
        leases = [lease for lease in self.site.leases.values() if lease.node.instance == instance]
        if driven or leases:
            self.problem(f"{instance} was stopped, but it drives {driven} and has {leases}")

    def _calm_down(self) -> None:
        for node in self.nodes:
            node.network.is_cut = node.network.loses_messages = False
            node.network.failure, node.network.slowness = 0.0, 0.2
            if node.process.paused:
                self.problem(f"{node.name} is still paused")
        self.is_calm = True

    # ------------------------------------------------------------ checks

    async def _watch(self) -> None:
        counts = deque([dict[str, int]()], maxlen=round(LAG_SECONDS / _WATCH_SECONDS))
        while True:
            await asyncio.sleep(_WATCH_SECONDS if self._is_played else 4 * _WATCH_SECONDS)
            drivers: dict[str, str] = {}
            earlier, now = counts[0], self.loop.time()
            if self._has_balancer:
                self._tell_nodes_of_others()
            for node in self.nodes:
                for room in node.driven():
                    other = drivers.setdefault(room, node.lease.node.instance)
                    if other != node.lease.node.instance:
                        self.problem(f"{other} and {node.lease.node.instance} drive the room at the same time")
                    if node.drains_since is not None and now > max(
                        node.drains_since + DRAINED_SECONDS, node.disturbed_until + LAG_SECONDS
                    ):
                        self.problem(f"{node.name} drains since {node.drains_since:.3f} and drives {room}")
                if now > node.disturbed_until + LAG_SECONDS:
                    for name, actor in node.sync.rooms.items():
                        if actor.entry_count < earlier.get(name, 0):
                            self.problem(
                                f"{node.name} has {actor.entry_count} entries, less than {earlier[name]} long ago"
                            )
            counts.append({name: len(written) for name, written in self.site.entries.items()})

    def _tell_nodes_of_others(self) -> None:
        """Check nodes as a load balancer does."""
        ready = {node.name for node in self.nodes if not node.process.paused and node.lease.ready}
        for node in self.nodes:
            if not node.process.paused:
                node.lease.set_others_ready(bool(ready - {node.name}))

    async def _check_agreement(self, clients: list[SimulatedClient]) -> None:
        """Soon all nodes and clients have what is stored, and one node drives. Bots may be playing meanwhile."""
        until = self.loop.time() + CALM_SECONDS
        while wrong := list(self._disagreements(clients)):
            if self.loop.time() > until:
                self.problem("; ".join(wrong))
                return
            await asyncio.sleep(0.02)

    async def _check_progress(self, clients: list[SimulatedClient]) -> None:
        """The games go on."""
        for room in sorted({client.record.room for client in clients}):
            written, until = self.site.entries[room], self.loop.time() + PROGRESS_SECONDS
            while self.stored(room).state == "playing" and self.site.entries[room] is written:
                if self.loop.time() > until:
                    self.problem(f"the game in {room} does not go on")
                    return
                await asyncio.sleep(0.1)

    async def _check_abandoned(self) -> None:
        """Nobody is connected: clocks decide at each deadline, until bots play for all people."""
        await asyncio.sleep(2)  # what was asked is done: it may have started a game
        dying = self.rng.choice(([], self.rng.sample(self.nodes, 1), self.nodes))
        dies_at, back_at = (self.loop.time() + self.rng.random() * each for each in (8, 20))
        deaths = [asyncio.ensure_future(self._die(node, dies_at, back_at)) for node in dying]
        excused_until = (max(dies_at, back_at) if deaths else self.loop.time()) + ADOPTED_SECONDS
        until = excused_until + REST_SECONDS
        while waiting := [room for room in map(self.stored, self.site.entries) if not self._rests(room)]:
            overdue = [due for room in waiting if self.loop.time() > max(due := self._due(room), excused_until)]
            if overdue or self.loop.time() > until:
                self.problem(f"nobody serves the clock, which was due at {min(overdue, default=0):.3f}")
                break
            await asyncio.sleep(0.2)
        await asyncio.gather(*deaths)
        await asyncio.sleep(ADOPTED_SECONDS)
        written = dict(self.site.entries)
        await asyncio.sleep(2 * ADOPT_SECONDS)
        if any(self.site.entries[room] is not log for room, log in written.items()):
            self.problem("a game goes on although everybody has left it")
        for node in self.nodes:
            if node.sync.rooms:
                self.problem(f"{node.name} has a room in memory that rests")

    async def _die(self, node: SimulatedNode, at: float, back_at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.loop.time()))
        node.disturbed_until = max(at, back_at) + 3
        node.process.kill()
        await asyncio.sleep(max(0.0, back_at - self.loop.time()))
        node.start()

    @staticmethod
    def _due(room: Room) -> float:
        """When something must have happened in a room."""
        deadline = room.next_deadline()
        if deadline is None:  # a bot is asked
            deadline = room.touched + 2000
        return (deadline - START) / 1000 + SERVED_SECONDS

    @staticmethod
    def _rests(room: Room) -> bool:
        return room.state != "playing" or all(seat.played_by_bot for seat in room.seats)

    def _disagreements(self, clients: list[SimulatedClient]) -> Iterator[str]:
        for node in self.nodes:
            for name, actor in node.sync.rooms.items():
                count = len(self.site.entries[name])
                if actor.entry_count != count:
                    yield f"{node.name} has {actor.entry_count} of {count} entries of {name}"
        for client in clients:
            record = client.record
            sent_count = self.stored(record.room).sent_count
            if client.session is None or client.session.is_over:
                yield f"{client.guest} is not connected"
            elif record.number != sent_count.get(record.seat):
                yield f"{client.guest} has {record.number} of {sent_count} items"
        drivers = Counter(room for node in self.nodes for room in node.driven())
        for room in sorted({client.record.room for client in clients}):
            if drivers[room] != 1:
                yield f"{drivers[room]} nodes drive {room}"
