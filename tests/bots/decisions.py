"""Sample decisions of every kind to test bots with."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import Final

from pyrite.bots import Bot, BotFactory, GreedyDigger, Match
from pyrite.bots.players.search import SearchBot
from pyrite.bots.registry import BOTS, MEASURED_BOTS, make_bot
from pyrite.game import Command, Game, Rules, SetUp, View
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import random_set_up
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.moves import NOTHING, TURN
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.rounds import begin_game
from pyrite.game.state import State

HEURISTIC_BOTS: Final = ("heuristic", "bayesian")
"""The bots that play by heuristics alone."""

FACTORIES: Final[dict[str, BotFactory]] = {
    **BOTS,
    **MEASURED_BOTS,
    "search": partial(SearchBot, playouts=12),
}
"""All bots. The one that searches has a small budget: its full one would take minutes in plain Python."""

_MIXES: Final = 64
_PER_QUESTION: Final = 5
_TURNS: Final = 50
_SPACING: Final = {TURN: 60, WHETHER_VETO: 5}
"""Of frequent questions only each n-th is sampled, or all would come from the first few mixes."""


@dataclass(frozen=True)
class Decision:
    """The view of a seat that must decide, and its legal moves."""

    set_up: SetUp
    view: View

    @cached_property
    def moves(self) -> Sequence[int]:
        """The legal moves."""
        return choices(self.view)

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def question(self) -> str:
        """The name of the question."""
        return QUESTION_NAMES[self.view.table.question]


def seed(number: int) -> bytes:
    """A seed made from a number."""
    return number.to_bytes(32, "big")


def choices(view: View) -> Sequence[int]:
    """The legal moves of the viewer."""
    assert view.seat is not None
    assert view.own is not None
    return legal_moves(view.table, view.seat, view.own)


@cache
def decisions() -> tuple[Decision, ...]:
    """Decisions of every kind, each with more than one legal move, from games with any mix of modules.

    Greedy diggers play these games: their moves are often senseless, so the sampled positions are unusual.
    """
    found: list[Decision] = []
    wanted = Counter(dict.fromkeys(range(NOTHING + 1, len(QUESTION_NAMES)), _PER_QUESTION) | {TURN: _TURNS})
    for number in range(_MIXES):
        set_up = random_set_up(SeededRandom(seed(number), "contract"))
        state = State.before(Rules(set_up), set_up.seed)
        begin_game(state)
        match = Match(state, bots_of(GreedyDigger, set_up))
        table, since = state.table, Counter[int]()
        while not table.winners:
            seat, move = match.next_move()
            since[table.question] += 1
            if wanted[table.question] and since[table.question] % _SPACING.get(table.question, 1) == 0:
                decision = Decision(set_up, View.of(state, seat))
                if len(decision.moves) > 1:
                    wanted[table.question] -= 1
                    found.append(decision)
            play(state, seat, move)
    return tuple(found)


def bots_of(factory: BotFactory, set_up: SetUp, number: int = 0) -> list[Bot]:
    """One kind of bot in every seat."""
    return [factory(seed(number), seat) for seat in range(set_up.players)]


def chosen(name: str, game: Game, seat: int | None = None) -> Command:
    """What a new bot does in this position, in the seat that must decide."""
    asked = game.asked_seats[0] if seat is None else seat
    view = game.view(asked)
    return command_of(make_bot(name, seed(0), asked).move(view, choices(view)), view.table.maze.grid)
