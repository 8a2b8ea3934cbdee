"""One schedule: some nodes, one store, one room, some clients, and random faults. Then everything must be right.

Whatever the nodes and the network do:

- a request that was acknowledged is in the log exactly once, one that was refused is not;
- every client is sent the items of its viewer, by number without gaps, and each is the projection of the log;
- every move in the log was legal when it was made, so no bot and no clock moved twice;
- at most one node that is running believes that it drives the room, and only the node that the store names as the
  driver has written what nobody asked for;
- a node that can reach the store has soon what others wrote, even if all messages are lost;
- when the faults end, all nodes and clients agree with the log, and exactly one node drives the room;
- when all clients are gone, the clock of the game goes on, even if nodes die, until bots play for all people. Then
  the room rests: no node drives it, and nothing is written.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from pyrite.game import BadInput
from pyrite.game.project import Viewer
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime import room_driver
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.realtime.room_registry import ADOPT_SECONDS, RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.room_sync import RoomSync
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Decision
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.readable import published_names
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Summary
from pyrite.server.store.cluster import LEASE_MS, Node
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.memory_site import MemorySite
from tests.server.bots_in_loop import BotsInLoop
from tests.server.realtime.node_fixture import START, InlineExecutor, new_site, virtual_now
from tests.server.simulation.client import SimulatedClient
from tests.server.simulation.network import Network, remote_store
from tests.server.simulation.reference import check_log
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
SPEEDUP: Final = 8.0
"""How many times as fast the clocks run, so that some run out."""
GUESTS: Final = ("ada", "bob")


class WatchedStore(MemoryStore):
    """Notes what a node writes without being asked, although it does not drive the room."""

    def __init__(self, schedule: Schedule, instance: str) -> None:
        super().__init__(schedule.site)
        self._schedule = schedule
        self._instance = instance

    async def append(
        self, summary: Summary, after: int, written: Sequence[bytes], driver: Node | None = None
    ) -> None:
        await super().append(summary, after, written, driver)
        if not all(entries.decode(entry).guest for entry in written):
            named = self.site.drivers.get(summary.room)
            if named != self._instance:
                self._schedule.problem(f"{self._instance} writes as the driver, but {named} is")


class SimulatedNode:
    """A node in a process of its own."""

    def __init__(self, schedule: Schedule, name: str) -> None:
        self._schedule = schedule
        self.name = name
        self.starts = 0
        self.disturbed_until = 0.0
        """When the last fault ended that keeps it from reading what others write."""
        self.start()

    def start(self) -> None:
        """Start the process; another one with the same name may have been killed before."""
        self.starts += 1
        rng = self._schedule.rng
        self.process = SimulatedProcess(self._schedule.loop)
        self._schedule.processes.append(self.process)
        self.network = Network(Random(rng.random()), self.process)
        instance = f"{self.name} {self.starts}"
        store = remote_store(WatchedStore(self._schedule, instance), self.network)
        self.lease = NodeLease(store.cluster, Node(self.name, instance, "0", published_names()))
        self.sync = RoomSync(self.lease)
        delay = ThinkingDelay(0.1, 1.0, Random(rng.random()))
        self.registry = RoomRegistry(
            RoomServices(
                store, BotsInLoop(delay), virtual_now, Metrics(), 3.0, SPEEDUP, InlineExecutor(), self.sync
            ),
            drain_seconds=rng.random(),
        )
        self.process.start(self._run())

    async def _run(self) -> None:
        while not self.lease.alive:
            with suppress(BadInput):  # a renewal of a killed process with this name arrived late: start again
                await self.lease.join()
        self.sync.listen()
        self.process.start(self.registry.run_adoption())
        await self.lease.run()

    async def stop(self) -> None:
        """Shut down as SIGTERM does."""
        await self.registry.close_all()
        await self.lease.leave()

    def drives(self, room: str) -> bool:
        """Whether it is running and believes that it drives a room."""
        actor = self.sync.rooms.get(room)
        return not self.process.paused and self.lease.alive and actor is not None and actor.is_driven_here


class Schedule:
    """One run, fixed by its seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.loop = SimulatedLoop()
        self.site: MemorySite = new_site()
        self.room = f"room {seed}"
        self.nodes: list[SimulatedNode] = []
        self.is_calm = False
        self.problems: list[str] = []
        self.faults = Counter[str]()
        self.processes: list[SimulatedProcess] = []
        """All processes, also those that were killed."""
        self._is_over = False

    def problem(self, text: str) -> None:
        """Note that something is wrong."""
        if not self._is_over:
            self.problems.append(f"{self.loop.time():.3f}: {text}")

    def run(self) -> None:
        """Run the schedule, and note all problems."""
        self.loop.set_exception_handler(self._on_exception)
        real, rng = secrets.token_bytes, Random(self.rng.random())
        room_driver.secrets.token_bytes = rng.randbytes  # type: ignore[attr-defined]
        try:
            self.loop.run_until_complete(self._run())
        finally:
            room_driver.secrets.token_bytes = real  # type: ignore[attr-defined]
            self.loop.close()

    def _on_exception(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.problem(f"{context['message']}: {context.get('exception')!r}")

    async def _run(self) -> None:
        await self._open_room()
        self.nodes = [SimulatedNode(self, f"node {number}") for number in range(self.rng.choice((2, 2, 3)))]
        seats: list[int | None] = [*range(len(GUESTS)), None]
        clients = [
            SimulatedClient(
                self, Requester("eve" if seat is None else GUESTS[seat], "", seat), Random(self.rng.random())
            )
            for seat in seats
        ]
        playing = [asyncio.ensure_future(client.run()) for client in clients]
        watching = asyncio.ensure_future(self._watch())
        await self._make_faults()
        self._calm_down()
        await self._check_agreement(clients)
        await self._check_progress()
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
        for text in check_log(self.room, self.site.entries[self.room], clients):
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

    async def _open_room(self) -> None:
        modules = self.rng.choice(((), (), ("veto",)))
        options = TableOptions(seats=3, clock="blitz", bots="random_bot", modules=modules)
        host = Requester(GUESTS[0], "Ada", 0)
        now = virtual_now()
        found = lobby.open_room(host, options, seed=self.rng.randbytes(32), code="ABCDEF", now=now)
        for seat, guest in enumerate(GUESTS):
            who = Requester(guest, guest.title(), seat)
            for request in (requests.Sit(seat=seat, name=guest.title()), requests.Ready(seat=seat, ready=True)):
                found = self._after(found, who, request)
        found = self._after(found, host, requests.Start())
        room = Room.of(self.room, found)
        await MemoryStore(self.site).append(summary_of(room), 0, [entries.encode(entry) for entry in found])

    def _after(self, found: list[AnyEntry], who: Requester, request: requests.AnyRequest) -> list[AnyEntry]:
        decision = decide(Room.of(self.room, found), who, request, RequestContext(virtual_now()))
        assert isinstance(decision, Decision)
        return [*found, *decision.entries]

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
        )
        running: list[asyncio.Task[None]] = []
        while self.loop.time() < FAULT_SECONDS:
            await asyncio.sleep(self.rng.expovariate(0.7))
            fault = self.rng.choice(faults)
            self.faults[fault.__name__.strip("_")] += 1
            node, seconds = self.rng.choice(self.nodes), self.rng.random() ** 2 * 6
            if fault != self._lose_messages:
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
        process = node.process
        stopping = process.start(node.stop())
        await asyncio.wait([stopping], timeout=2 + seconds)  # it may be paused
        process.kill()
        if process is node.process:
            node.start()

    def _calm_down(self) -> None:
        for node in self.nodes:
            node.network.is_cut = node.network.loses_messages = False
            node.network.failure, node.network.slowness = 0.0, 0.2
            if node.process.paused:
                self.problem(f"{node.name} is still paused")
        self.is_calm = True

    # ------------------------------------------------------------ checks

    async def _watch(self) -> None:
        counts = deque([0], maxlen=round(LAG_SECONDS / _WATCH_SECONDS))
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            driving = [node.lease.node.instance for node in self.nodes if node.drives(self.room)]
            if len(driving) > 1:
                self.problem(f"{' and '.join(driving)} drive the room at the same time")
            for node in self.nodes:
                actor = node.sync.rooms.get(self.room)
                is_well = self.loop.time() > node.disturbed_until + LAG_SECONDS
                if is_well and actor is not None and actor.entry_count < counts[0]:
                    self.problem(f"{node.name} has {actor.entry_count} entries, less than {counts[0]} long ago")
            counts.append(len(self.site.entries[self.room]))

    async def _check_agreement(self, clients: list[SimulatedClient]) -> None:
        """Soon all nodes and clients have what is stored, and one node drives. Bots may be playing meanwhile."""
        until = self.loop.time() + CALM_SECONDS
        while wrong := list(self._disagreements(clients)):
            if self.loop.time() > until:
                self.problem("; ".join(wrong))
                return
            await asyncio.sleep(0.02)

    async def _check_progress(self) -> None:
        """The game goes on."""
        written, until = self.site.entries[self.room], self.loop.time() + PROGRESS_SECONDS
        while self.site.summaries[self.room].state == "playing" and self.site.entries[self.room] is written:
            if self.loop.time() > until:
                self.problem("the game does not go on")
                return
            await asyncio.sleep(0.1)

    async def _check_abandoned(self) -> None:
        """Nobody is connected: the clock decides at each deadline, until bots play for all people."""
        dying = self.rng.choice(([], self.rng.sample(self.nodes, 1), self.nodes))
        dies_at, back_at = (self.loop.time() + self.rng.random() * each for each in (8, 20))
        deaths = [asyncio.ensure_future(self._die(node, dies_at, back_at)) for node in dying]
        excused_until = (max(dies_at, back_at) if deaths else self.loop.time()) + ADOPTED_SECONDS
        until = excused_until + REST_SECONDS
        while not (room := self._stored()).revealed and room.playing and not self._rests(room):
            deadline = room.next_deadline()
            if deadline is None:  # a bot is asked
                deadline = room.touched + 2000
            served_by = max((deadline - START) / 1000, excused_until) + SERVED_SECONDS
            if self.loop.time() > min(served_by, until):
                self.problem(f"nobody serves the clock, which was due at {(deadline - START) / 1000:.3f}")
                break
            await asyncio.sleep(0.1)
        await asyncio.gather(*deaths)
        await asyncio.sleep(ADOPTED_SECONDS)
        written = self.site.entries[self.room]
        await asyncio.sleep(2 * ADOPT_SECONDS)
        if self.site.entries[self.room] is not written:
            self.problem("the game goes on although everybody has left it")
        for node in self.nodes:
            if self.room in node.sync.rooms:
                self.problem(f"{node.name} has a room in memory that rests")

    async def _die(self, node: SimulatedNode, at: float, back_at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.loop.time()))
        node.disturbed_until = max(at, back_at) + 3
        node.process.kill()
        await asyncio.sleep(max(0.0, back_at - self.loop.time()))
        node.start()

    def _stored(self) -> Room:
        return Room.of(self.room, map(entries.decode, self.site.entries[self.room]), SPEEDUP)

    @staticmethod
    def _rests(room: Room) -> bool:
        return all(seat.played_by_bot for seat in room.seats)

    def _disagreements(self, clients: list[SimulatedClient]) -> Iterator[str]:
        count, sent_count = len(self.site.entries[self.room]), dict[Viewer, int]()
        for node in self.nodes:
            actor = node.sync.rooms.get(self.room)
            if actor is not None and actor.entry_count != count:
                yield f"{node.name} has {actor.entry_count} of {count} entries"
            elif actor is not None:
                sent_count = actor.room.sent_count
        for client in clients:
            if client.session is None or client.session.is_over:
                yield f"{client.requester.guest} is not connected"
            elif client.number != sent_count.get(client.requester.seat):
                yield f"{client.requester.guest} has {client.number} of {sent_count} items"
        driving = [node.name for node in self.nodes if node.drives(self.room)]
        if len(driving) != 1:
            yield f"{driving} drive the room"
