"""A position for the path specialist."""

from collections.abc import Iterable

from pyrite.game import Fact, Game, LayTunnel
from pyrite.game.facts.cards import Drew
from tests.modules.veto_helpers import EMPTY_MAZE
from tests.rules.play import position

FIRST, SECOND = LayTunnel("EW", (1, 0)), LayTunnel("NSW", (2, 0))


def specialist_position(hands: str, *more: str, maze: str = EMPTY_MAZE, modules: str = "path_specialist") -> Game:
    """It is seat 0's turn; the others hold nothing that matters."""
    deck = [] if any(line.startswith("deck:") for line in more) else ["deck: NE, NW, NEW, NESW"]
    two = "saboteur2" in modules
    return position(
        maze,
        "players: 3",
        f"modules: {modules}",
        f"seat 0: {'boss' if two else 'digger'}; hand {hands}",
        "seat 1: saboteur; hand NS, NS",
        "seat 2: ; hand NS",
        *deck,
        *more,
    )


def drawn(facts: Iterable[Fact]) -> list[tuple[int, int]]:
    """Who drew how many cards, in order."""
    return [(fact.seat, len(fact.cards)) for fact in facts if isinstance(fact, Drew)]
