"""Games of Saboteur 2 from drawn mazes, and what happened in them."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from pyrite.game import Fact, Game, LayTunnel, Pass
from pyrite.game.catalogue import NAME, ROLES
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.gold import TokensPaid
from tests.rules.play import position

AnyFact = TypeVar("AnyFact", bound=Fact)

BARE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""

NEARLY_THERE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ┼ ┼ ┼ ─ ─ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""

LAST_TUNNEL = LayTunnel("EW", (7, 0))
"""Joins the gold where the maze is `NEARLY_THERE`."""

LAST_PASS = Pass(("map",))

REACH = {
    "both": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┼ ┴*┴*┴*┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "blue": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─b┼ ┴*┴*┴*┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "green": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─g┼ ┴*┴*┴*┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "neither": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─g─b┴*┴*┴*┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
}
"""Which teams can reach the gold when `LAST_TUNNEL` joins it. There are three crystals on the way."""


def game_from(maze: str, seats: Sequence[str], *more: str, modules: str = "saboteur2") -> Game:
    """A game from a drawn maze, with a line for each seat; ``more`` are further lines of the position."""
    lines = (f"seat {seat}: {line}" for seat, line in enumerate(seats))
    return position("\n".join([f"players: {len(seats)}", maze, *lines]), f"modules: {modules}", *more)


def seat_lines(words: str, first_hand: str) -> list[str]:
    """A line for each seat, from short roles; ``!`` is trapped, and only the first seat has a hand."""
    lines = []
    for seat, word in enumerate(words.split()):
        role = word.removesuffix("!")
        line = f"{role} digger" if role in ("blue", "green") else role
        line += f"; hand {first_hand}" if seat == 0 else ""
        lines.append(f"{line}; front trapped" if word.endswith("!") else line)
    return lines


def numbers(words: str) -> list[int]:
    """Numbers with blanks between them."""
    return [int(word) for word in words.split()]


def of_kind(facts: Iterable[Fact], kind: type[AnyFact]) -> list[AnyFact]:
    """The facts of one kind among some facts."""
    return [fact for fact in facts if isinstance(fact, kind)]


def record(game: Game, kind: type[AnyFact]) -> list[AnyFact]:
    """All facts of one kind since play began, with their secrets."""
    grid = game.state.table.maze.grid
    return of_kind((decode_fact(fact, grid) for fact in game.facts), kind)


def drawn(facts: Iterable[Fact]) -> list[tuple[int, tuple[str | None, ...]]]:
    """Who drew what."""
    return [(fact.seat, fact.cards) for fact in of_kind(facts, Drew)]


def paid(facts: Iterable[Fact]) -> dict[int, int]:
    """What each seat was paid, once at most."""
    payments = of_kind(facts, TokensPaid)
    assert len({fact.seat for fact in payments}) == len(payments)
    return {fact.seat: fact.tokens for fact in payments}


def hand(game: Game, seat: int) -> list[str]:
    """The cards in a hand."""
    own = game.state.privates[seat]
    assert own is not None
    return [NAME[kind] for kind in own.hand]


def role(game: Game, seat: int) -> str:
    """The role that a seat holds now."""
    own = game.state.privates[seat]
    assert own is not None
    return ROLES[own.role]


def stack(game: Game) -> list[str]:
    """The roles that nobody holds, from the bottom of the stack up."""
    assert game.state.sealed is not None
    return [ROLES[each] for each in game.state.sealed.left_over]


def discard_pile(game: Game) -> list[str]:
    """The discard pile with all faces, from the bottom up."""
    assert game.state.sealed is not None
    return [NAME[kind] for kind in game.state.sealed.discard]
