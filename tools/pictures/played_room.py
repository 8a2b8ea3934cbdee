"""Rooms for the screenshots: bots play them to a chosen moment, the same way each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import time

from pyrite.game import Refusal
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.modules.veto.commands import LET_PASS
from pyrite.game.moves import move
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import in_game, lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Answer
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Guest, Store
from tools.local_bots import LocalBot

MOST_DECISIONS = 3000
"""A game that has not reached its moment by then never will."""


class NoSuchMomentError(Exception):
    """The game ended before the moment came, or a request was refused."""


@dataclass(frozen=True)
class Person:
    """A person in the screenshots, with the cookie of their browser."""

    name: str

    @property
    def guest(self) -> str:
        """The guest id on the server."""
        return f"guest {self.name}"

    @property
    def token(self) -> str:
        """The value of the cookie."""
        return sha256(self.name.encode()).hexdigest()[:43]


class PlayedRoom:
    """A room that bots play to a chosen moment. The same name, options and seed give the same game."""

    def __init__(self, name: str, options: TableOptions, people: Sequence[Person], seed: str = "") -> None:
        self.people = people
        self.entries: list[AnyEntry] = []
        self._secret = sha256(f"{name} {seed}".encode()).digest()
        self._bots: dict[int, LocalBot] = {}
        host = self._requester(0)
        opened = lobby.open_room(host, options, seed=self._secret, code=_code(self._secret), now=_now())
        self.room = Room.of(name, opened)
        self.entries += opened
        for seat in range(len(people)):
            self.request(seat, requests.Sit(seat=seat))

    def _requester(self, seat: int) -> Requester:
        person = self.people[seat]
        return Requester(person.guest, person.name, seat)

    def request(self, seat: int, request: AnyRequest) -> None:
        """Let one of the people send a request."""
        self._carry_out(decide(self.room, self._requester(seat), request, RequestContext(_now())))

    def begin(self) -> None:
        """Make everyone ready and start the game; bots take the free seats."""
        for seat in range(1, len(self.people)):
            self.request(seat, requests.Ready(seat=seat, ready=True))
        self.request(0, requests.Start())

    async def play_until(self, moment: Callable[[Room], bool]) -> None:
        """Let bots play for everyone until the moment comes."""
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
            chosen = self._bot(seat).choose(game)
            if self.room.veto_window and chosen == move(LET_PASS, 0):
                continue
            self._carry_out(in_game.play_move(self.room, seat, chosen, {"at": _now()}))
            return
        self._carry_out(
            in_game.expire(self.room, self.room.next_deadline() or 0, SeededRandom(self._secret, "clock"))
        )

    def _bot(self, seat: int) -> LocalBot:
        assert self.room.game is not None
        bot = self.room.options.bots
        seed = sha256(self._secret + bytes([seat])).digest()
        return self._bots.setdefault(seat, LocalBot(bot, self.room.game.rules, seat, seed))

    def _carry_out(self, answer: Answer) -> None:
        if isinstance(answer, Refusal):
            raise NoSuchMomentError(answer.text)
        self.room.commit(answer)
        self.entries += answer.entries

    async def save(self, store: Store) -> None:
        """Save the room and its people to a store."""
        for person in self.people:
            await store.add_token(Guest(person.guest, person.name, _now()), sha256(person.token.encode()).digest())
        await store.append(summary_of(self.room), 0, [entries.encode(entry) for entry in self.entries])


def _code(secret: bytes) -> str:
    letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
    return "".join(letters[each % len(letters)] for each in secret[:6])


def _now() -> int:
    return int(time() * 1000)
