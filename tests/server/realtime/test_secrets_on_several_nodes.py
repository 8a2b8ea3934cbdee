"""No frame and no time of a frame shows a secret, whichever nodes people are connected to (INFO-4, WC-19b).

The same is played in two worlds that a viewer cannot distinguish, on three nodes. Each request reaches some node,
and the viewer moves from node to node meanwhile: the routing is random, and equal in both worlds.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from pyrite.game import Game, Pass
from pyrite.game.commands import command_of
from pyrite.game.facts.cards import Passed
from pyrite.game.project import Viewer
from pyrite.game.state import State
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.node_lease import NodeLease, this_node
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.room_sync import RoomSync
from pyrite.server.room import entries
from pyrite.server.room.decide import in_game
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.memory_site import MemorySite
from tests.properties.leaks import field_shown_to_all
from tests.server.realtime.node_fixture import InlineExecutor
from tests.server.realtime.test_veto_timing import (
    closes_at_once_without_a_holder,
    length_of,
    waits_only_for_holders,
)
from tests.server.realtime.veto_worlds import (
    CARD_AT,
    NOT_IN_THIS_TEST,
    Answer,
    Played,
    Sent,
    SlowWithVeto,
    World,
    seen,
    two_worlds,
)

pytestmark = [pytest.mark.rule("INFO-4"), pytest.mark.plain, pytest.mark.anyio]

NODES = 3
MOVES_AT = (0.3, 0.7, 1.2, 1.9, 2.6)
"""When the viewer connects to another node, before the card and while it can be vetoed."""
ANSWER = Answer(before=(0.4,), after=(1.7,), taken_back=1.4)


class PlayedOnNodes(Played):
    """One world on several nodes. The same ``routing`` gives the same way through the nodes."""

    def __init__(self, world: World, viewer: Viewer, routing: int) -> None:
        super().__init__(world, viewer)
        self._rng = Random(routing)
        self._site = MemorySite(clock=self._now)
        self._tasks: list[asyncio.Task[None]] = []
        self.routes: list[str] = []
        """The nodes that the viewer was connected to."""

    def _now(self) -> int:
        return self.world.begin + self.passed()

    async def run(self, answer: Answer, seconds: float) -> list[Sent]:
        """Play, and return everything that the viewer was sent on all its connections."""
        room = self.actor.room
        self.actor.unload()
        written = [entries.encode(each) for each in self.world.written]
        await MemoryStore(self._site).append(summary_of(room), 0, written)
        nodes = [await self._start_node(f"node {number}") for number in range(NODES)]
        visits = [node.visit(self.world.room) for node in nodes]
        actors = [actor for visit in visits if (actor := await visit.__aenter__()) is not None]
        steps = self._steps(answer) + [(at, lambda: self._move(actors)) for at in (0.0, *MOVES_AT)]
        for at, step in sorted(steps, key=lambda each: each[0]):
            await asyncio.sleep(at - (self.loop.time() - self.begun))
            self.actor = self._rng.choice(actors)
            await step()
        await asyncio.sleep(seconds - (self.loop.time() - self.begun))
        await self._leave()
        for visit in visits:
            await visit.__aexit__(None, None, None)
        for node, task in zip(nodes, self._tasks, strict=True):
            node.services.sync.close()
            await node.services.bot_executor.close()
            task.cancel()
        return self.sent

    async def _start_node(self, name: str) -> RoomRegistry:
        store = MemoryStore(self._site)
        lease = NodeLease(store.cluster, this_node(name))
        sync = RoomSync(lease)
        bots = SlowWithVeto(ThinkingDelay(NOT_IN_THIS_TEST, NOT_IN_THIS_TEST, Random(1)))
        services = RoomServices(store, bots, self._now, Metrics(), threads=InlineExecutor(), sync=sync)
        await lease.join()
        self._tasks.append(asyncio.ensure_future(lease.run()))
        sync.listen()
        return RoomRegistry(services)

    async def _move(self, actors: list[RoomActor]) -> None:
        """Connect the viewer to some node, as a client that lost its connection."""
        await self._leave()
        self._at = self._rng.choice(actors)
        self.routes.append(self._at.services.sync.lease.node.name)
        self.connection = Connection(self.connection.requester)
        after = None if self._rng.random() < 0.5 else self._at.room.sent_count[self.connection.viewer]
        await self._at.join(self.connection, after)
        self._serving = asyncio.ensure_future(self.connection.serve(self._take, self._at.snapshot, 10))

    async def _leave(self) -> None:
        if self.routes:
            self._serving.cancel()
            with suppress(asyncio.CancelledError):
                await self._serving
            await self._at.leave(self.connection)

    async def _play(self) -> None:
        world, actor = self.world, self.actor
        stamp = {"at": actor.now()}
        assert await actor.write(lambda room: in_game.play_move(room, world.seat, world.move, stamp)) is None


def passes_another_card(game: Game, world: State, moves: list[int]) -> bool:
    """Whether the seat that is asked passes, with other cards in the other world."""
    grid = game.state.table.maze.grid
    here, there = (command_of(move, grid) for move in moves)
    return isinstance(here, Pass) and isinstance(there, Pass) and here.cards != there.cards


async def difference_on_nodes(options: TableOptions, viewer: Viewer, number: int) -> str:
    """How what a viewer is sent differs in two worlds; empty if it does not."""
    random = Random(number)
    has_window = "veto" in options.modules
    worlds = two_worlds(options, 3, viewer, random, None if has_window else passes_another_card)
    played = [PlayedOnNodes(world, viewer, number) for world in worlds]
    sent = []
    for each in played:
        each.begun = each.loop.time()
        sent.append(await each.run(ANSWER, length_of(options.veto_time) if has_window else 4.0))
    assert len(set(played[0].routes)) > 1, "the viewer has stayed on one node"
    assert played[0].routes == played[1].routes
    if not has_window:
        assert any(b'"Passed"' in frame for at, frame in sent[0] if at >= CARD_AT)
        return "" if sent[0] == sent[1] else f"{sent[0]}\n in one world, in the other\n{sent[1]}"
    (first, vetoed_here), (second, vetoed_there) = map(seen, sent)
    until = min(vetoed_here, vetoed_there)
    here, there = ([each for each in found if each[0] < until] for found in (first, second))
    return "" if here == there else f"{here}\n in one world, in the other\n{there}"


VETO = TableOptions(modules=("veto",), seats=4, veto_time="5s", bots="random_bot")
UNTIL_ALL_ANSWER = TableOptions(modules=("veto",), seats=4, veto_time="all", bots="random_bot")
CLASSIC = TableOptions(seats=4, bots="random_bot")


async def first_difference(options: TableOptions) -> str:
    for number in range(6):
        found = await difference_on_nodes(options, (None, 0, 1)[number % 3], number)
        if found:
            return found
    return ""


@pytest.mark.parametrize("options", [VETO, UNTIL_ALL_ANSWER, CLASSIC], ids=["5s", "all", "pass"])
async def test_nobody_learns_a_secret_from_the_nodes_they_are_connected_to(options: TableOptions) -> None:
    assert await first_difference(options) == ""


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], TableOptions]] = {
    "a window that closes if nobody holds the veto": (closes_at_once_without_a_holder, VETO),
    "a window that waits for holders of the veto": (waits_only_for_holders, UNTIL_ALL_ANSWER),
    "a passed card that everyone sees": (field_shown_to_all(Passed, "cards"), CLASSIC),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_found_on_several_nodes(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, options = LEAKS[leak]
    make(monkeypatch)
    assert await first_difference(options) != ""
