"""The bots, and decisions of every kind to put them to."""

from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from pyrite.bots import Bot, Hurrier, Maker, Match
from pyrite.bots.registry import BOTS, make_bot
from pyrite.game import Command, Game, Rules, SetUp, View
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import random_set_up
from pyrite.game.moves import NOTHING, QUESTIONS, TURN, WHETHER_VETO
from pyrite.game.rounds import begin_game
from pyrite.game.state import State

THINKERS: Final = tuple(BOTS)[2:]
"""Those that play by rules of thumb at least; the others do anything."""

_MIXES: Final = 64
_OF_EACH_QUESTION: Final = 5
_TURNS: Final = 50
_APART: Final = {TURN: 60, WHETHER_VETO: 5}
"""Decisions that come often are taken so far apart, or all would come from the first few mixes."""


@dataclass(frozen=True)
class Decision:
    """What a seat knows when it is asked, and may do."""

    set_up: SetUp
    view: View

    @cached_property
    def moves(self) -> list[int]:
        """What it may do."""
        return choices(self.view)

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def question(self) -> str:
        """For what it is asked."""
        return QUESTIONS[self.view.table.question]


def seed(number: int) -> bytes:
    """A seed like any other."""
    return number.to_bytes(32, "big")


def choices(view: View) -> list[int]:
    """The legal moves of who looks on."""
    assert view.seat is not None
    assert view.own is not None
    return legal_moves(view.table, view.seat, view.own)


@cache
def decisions() -> tuple[Decision, ...]:
    """Decisions of every kind from games in any mix of modules, with more than one thing to do in each.

    Hurriers have brought the games there: they do all kinds of things that no bot in its senses
    would do, so the others have to cope with tables of which they have no experience.
    """
    found: list[Decision] = []
    wanted = Counter(dict.fromkeys(range(NOTHING + 1, len(QUESTIONS)), _OF_EACH_QUESTION) | {TURN: _TURNS})
    for number in range(_MIXES):
        set_up = random_set_up(SeededRandom(seed(number), "contract"))
        state = State.before(Rules(set_up), set_up.seed)
        begin_game(state)
        match = Match(state, bots_of(Hurrier, set_up))
        table, since = state.table, Counter[int]()
        while not table.winners:
            seat, move = match.next_move()
            since[table.question] += 1
            if wanted[table.question] and since[table.question] % _APART.get(table.question, 1) == 0:
                decision = Decision(set_up, View.of(state, seat))
                if len(decision.moves) > 1:
                    wanted[table.question] -= 1
                    found.append(decision)
            play(state, seat, move)
    return tuple(found)


def bots_of(maker: Maker, set_up: SetUp, number: int = 0) -> list[Bot]:
    """One kind of bot in every seat."""
    return [maker(seed(number), seat) for seat in range(set_up.players)]


def chosen(name: str, game: Game, seat: int | None = None) -> Command:
    """What a bot does that sits down at a game as it stands, in the seat that is asked."""
    asked = game.asked_seats[0] if seat is None else seat
    view = game.view(asked)
    return command_of(make_bot(name, seed(0), asked).move(view, choices(view)), view.table.maze.grid)
