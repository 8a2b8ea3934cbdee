"""Tables for the camera: rooms of the server, played on by bots, always the same way, and left as they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from time import time

from pyrite.game import Refusal
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.moves import LET_PASS, move
from pyrite.server.realtime.bot_players import Thinker
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import in_game, lobby
from pyrite.server.room.decide.answers import Actor, Answer, Moment
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyOrder
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import Terms
from pyrite.server.store import Guest, Store

MOST_DECISIONS = 3000
"""A script that has not come to its moment by then never will."""


class NoSuchMomentError(Exception):
    """The game was over before the moment came that the script waits for."""


@dataclass(frozen=True)
class Person:
    """Somebody in front of the camera, with the cookie of their browser."""

    name: str

    @property
    def guest(self) -> str:
        """Who that is to the server."""
        return f"guest {self.name}"

    @property
    def token(self) -> str:
        """What stands in the cookie."""
        return sha256(self.name.encode()).hexdigest()[:43]


class Stage:
    """A room under construction. The same name and terms give the same game."""

    def __init__(self, name: str, terms: Terms, people: Sequence[Person], seed: str = "") -> None:
        self.people = people
        self.entries: list[AnyEntry] = []
        self._secret = sha256(f"{name} {seed}".encode()).digest()
        self._threads = ThreadPoolExecutor(1)
        self._thinkers: dict[int, Thinker] = {}
        host = self._actor(0)
        opened = lobby.open_room(host, terms, seed=self._secret, code=_code(self._secret), now=_now())
        self.room = Room.of(name, opened)
        self.entries += opened
        for seat in range(len(people)):
            self.order(seat, requests.Sit(seat=seat))

    def _actor(self, seat: int) -> Actor:
        person = self.people[seat]
        return Actor(person.guest, person.name, seat)

    def order(self, seat: int, order: AnyOrder) -> None:
        """One of the people does something."""
        self._enter(decide(self.room, self._actor(seat), order, Moment(_now())))

    def begin(self) -> None:
        """Everyone is ready, and bots sit down on the free seats."""
        for seat in range(1, len(self.people)):
            self.order(seat, requests.Ready(seat=seat, ready=True))
        self.order(0, requests.Start())

    async def play_until(self, moment: Callable[[Room], bool]) -> None:
        """Bots play for everyone until it is so."""
        for _ in range(MOST_DECISIONS):
            if moment(self.room):
                return
            if self.room.playing is None:
                raise NoSuchMomentError(self.room.name)
            await self._step()
        raise NoSuchMomentError(self.room.name)

    async def _step(self) -> None:
        game = self.room.playing
        assert game is not None
        for seat in game.asked_seats:
            chosen = await self._thinker(seat).choose(game, self._threads)
            if self.room.veto_window and chosen == move(LET_PASS, 0):
                continue
            command = command_of(chosen, game.state.table.maze.grid)
            self._enter(in_game.play_command(self.room, seat, command, {"at": _now()}))
            return
        self._enter(in_game.expire(self.room, self.room.due() or 0, SeededRandom(self._secret, "clock")))

    def _thinker(self, seat: int) -> Thinker:
        assert self.room.game is not None
        bot = self.room.terms.bots
        seed = sha256(self._secret + bytes([seat])).digest()
        return self._thinkers.setdefault(seat, Thinker(bot, self.room.game.rules, seat, seed))

    def _enter(self, answer: Answer) -> None:
        if isinstance(answer, Refusal):
            raise NoSuchMomentError(answer.text)
        for entry in answer:
            self.room.apply(entry)
        self.entries += answer

    async def keep(self, store: Store) -> None:
        """Write the room and its people down, where a server finds them."""
        for person in self.people:
            await store.add_token(Guest(person.guest, person.name, _now()), sha256(person.token.encode()).digest())
        await store.append(summary_of(self.room), 0, [entries.encode(entry) for entry in self.entries])


def _code(secret: bytes) -> str:
    letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
    return "".join(letters[each % len(letters)] for each in secret[:6])


def _now() -> int:
    return int(time() * 1000)
