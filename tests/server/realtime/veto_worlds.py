"""Plays one veto window in two rooms that a viewer cannot distinguish, and records when each frame is sent.

The rooms differ in who holds the veto. They run as on a server, in virtual time: room actors, connections, timers,
bots. People do the same at the same times in both.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from pyrite.game import Game, LayTunnel, Refusal, command_to_json, imagine
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.modules.veto.commands import VETO_CARD, LetPass
from pyrite.game.project import Viewer
from pyrite.game.state import State
from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_loading import LoadedRoom
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import in_game
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.memory import MemoryStore
from tests.properties.imagined_past import own_part, replay_in_world
from tests.properties.world_comparison import choose
from tests.server.bots_in_loop import BotsInLoop
from tests.server.room.random_room import turn_of
from tests.server.room.room_fixture import RoomFixture, asked, requester
from tests.server.room.two_rooms import entries_with_game

CARD_AT = 1.0
"""When the card is played, in seconds."""
NOT_IN_THIS_TEST = 10_000.0
"""How long bots wait before a turn: they play no card in the time that is compared."""

Sent = tuple[float, bytes]
"""A frame and the time when it was sent."""


@dataclass(frozen=True)
class Answer:
    """What the people who are asked do, the same in both worlds."""

    before: tuple[float, ...] = ()
    """When they let all cards pass, one after another. The others of them answer the card."""
    after: tuple[float, ...] = ()
    """When they answer the card. Those without a time do not answer."""
    taken_back: float | None = None
    """When the first of them takes an answer in advance back."""
    leaves: float | None = None
    """When the last of them leaves, so that a bot takes over."""


@dataclass(frozen=True)
class World:
    """The entries of a room, and the card that is played next."""

    room: str
    begin: int
    written: list[AnyEntry]
    seat: int
    move: int


def holder_in(state: State) -> int | None:
    """The seat that holds the veto."""
    hands = [() if own is None else own.hand for own in state.privates]
    return next((seat for seat, hand in enumerate(hands) if VETO_CARD in hand), None)


Fits = Callable[[Game, State, list[int]], bool]
"""Whether a game, another state of it and the next moves in both are what a test wants to compare."""


def two_worlds(
    options: TableOptions, people: int, viewer: Viewer, random: Random, fits: Fits | None = None
) -> tuple[World, World]:
    """A room before a card, and one that looks the same to a viewer, where another seat or none holds the veto."""
    fits = fits or _fits
    while True:
        fixture = RoomFixture(options, random.randbytes(32)).begun(people)
        game = fixture.room.game
        assert game is not None
        if VETO_CARD in own_part(game.state, asked(fixture) if viewer is None else viewer).hand:
            continue  # in no such world another seat holds it
        for _ in range(20):
            world = imagine(game.state, viewer, SeededRandom(random.randbytes(32), "another world"))
            choice = choose(game.state, world, viewer, random)
            if choice is not None and fits(game, world, [move for _, move in choice]):
                worlds = (game, replay_in_world(game, world, viewer, random))
                here, there = (
                    World(fixture.room.name, fixture.now, entries_with_game(fixture, each), *chosen)
                    for each, chosen in zip(worlds, choice, strict=True)
                )
                return here, there


def _fits(game: Game, world: State, moves: list[int]) -> bool:
    """Whether the veto is in different hands, and the seat that is asked plays a tunnel in both worlds."""
    grid, mover = game.state.table.maze.grid, game.state.table.asked
    holders = {holder_in(game.state), holder_in(world)}
    tunnels = all(isinstance(command_of(move, grid), LayTunnel) for move in moves)
    return tunnels and len(holders) == 2 and mover not in holders


class SlowWithVeto(BotsInLoop):
    """Bots that think longer if they hold the veto, because they have something to decide."""

    async def think(self, bot: BotPlayer, game: Game) -> int:
        own = game.state.privates[bot.seat]
        if own is not None and VETO_CARD in own.hand:
            await asyncio.sleep(1.4)  # longer than the delay, which hides it otherwise
        return await super().think(bot, game)


class Played:
    """One world while it is played."""

    def __init__(self, world: World, viewer: Viewer) -> None:
        self.world = world
        self.sent: list[Sent] = []
        room = Room.of(world.room, world.written)
        self.loop = asyncio.get_running_loop()
        self.begun = self.loop.time()
        delay = ThinkingDelay(NOT_IN_THIS_TEST, NOT_IN_THIS_TEST, Random(1))
        self.executor = SlowWithVeto(delay)
        self.store = MemoryStore()
        services = RoomServices(self.store, self.executor, lambda: world.begin + self.passed(), Metrics())
        self.actor = RoomActor(LoadedRoom(room), services)
        guest = "a spectator" if viewer is None else room.seats[viewer].guest
        self.connection = Connection(Requester(guest, "", viewer))

    def passed(self) -> int:
        """Milliseconds since this world began."""
        return round((self.loop.time() - self.begun) * 1000)

    async def run(self, answer: Answer, seconds: float) -> list[Sent]:
        """Play, and return everything that the viewer was sent."""
        room, world = self.actor.room, self.world
        await self.store.append(summary_of(room), 0, [entries.encode(each) for each in world.written])
        await self.actor.join(self.connection, None)
        serving = asyncio.ensure_future(self.connection.serve(self._take, self.actor.snapshot, 10))
        steps = sorted(self._steps(answer), key=lambda step: step[0])
        for at, step in steps:
            await asyncio.sleep(at - (self.loop.time() - self.begun))
            await step()
        await asyncio.sleep(seconds - (self.loop.time() - self.begun))
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving
        self.actor.unload()
        await self.executor.close()
        return self.sent

    async def _take(self, frame: bytes) -> None:
        self.sent.append((round(self.loop.time() - self.begun, 3), frame))

    def _steps(self, answer: Answer) -> list[tuple[float, Callable[[], Any]]]:
        room, world = self.actor.room, self.world
        people = [seat for seat, who in enumerate(room.seats) if who.guest and seat != world.seat]
        found: list[tuple[float, Callable[[], Any]]] = [(CARD_AT, self._play)]
        for at, seat in zip(answer.before, people, strict=False):
            found.append((at, self._let_all_pass(seat, active=True)))
        for at, seat in zip(answer.after, people[len(answer.before) :], strict=False):
            found.append((at, self._let_pass(seat)))
        if answer.taken_back is not None and people:
            found.append((answer.taken_back, self._let_all_pass(people[0], active=False)))
        if answer.leaves is not None and people:
            found.append((answer.leaves, self._request(people[-1], lambda: requests.Leave(seat=people[-1]))))
        return found

    async def _play(self) -> None:
        world, actor = self.world, self.actor
        stamp = {"at": actor.now()}
        refusal = await actor.write(lambda room: in_game.play_move(room, world.seat, world.move, stamp))
        assert refusal is None, refusal
        assert actor.room.veto_window

    def _let_all_pass(self, seat: int, active: bool) -> Callable[[], Any]:
        return self._request(seat, lambda: requests.LetAllPass(turn=turn_of(self.actor.room), active=active))

    def _let_pass(self, seat: int) -> Callable[[], Any]:
        command = command_to_json(LetPass())
        return self._request(seat, lambda: requests.Play(after=self.actor.room.sent_count[seat], command=command))

    def _request(self, seat: int, request: Callable[[], AnyRequest]) -> Callable[[], Any]:
        """Sends a request. It may be too late: the window has closed, in both worlds."""
        guest = self.actor.room.seats[seat].guest

        async def send() -> Refusal | None:
            return await self.actor.handle_request(requester(guest, seat), request())

        return send


def seen(sent: list[Sent]) -> tuple[list[tuple[float, object]], float]:
    """What was sent until the window closed or somebody vetoed, with its times; and the time of a veto."""
    found: list[tuple[float, object]] = []
    for at, frame in sent:
        data = msgspec.json.decode(frame)
        names = [item.get("fact") for item in data.get("items", data.get("recent", ()))]
        if "Vetoed" in names:
            return found, at
        if "Unopposed" in names:  # after this fact the card takes effect, which may show new cards
            found.append((at, names[: names.index("Unopposed") + 1]))
            return found, float("inf")
        found.append((at, frame))
    raise AssertionError("The window did not close.")


async def difference(worlds: tuple[World, World], viewer: Viewer, answer: Answer, seconds: float) -> str:
    """How the frames or their times differ in two worlds before somebody vetoes; empty if they do not."""
    here, there = [seen(await Played(world, viewer).run(answer, seconds)) for world in worlds]
    until = min(here[1], there[1])
    first, second = ([each for each in found if each[0] < until] for found, _ in (here, there))
    return "" if first == second else f"{first}\n in one world, in the other\n{second}"
