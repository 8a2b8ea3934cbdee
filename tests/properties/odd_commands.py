"""Random commands: valid, illegal, out of range, and objects that are no commands."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any, Final

from pyrite import game as pg
from pyrite.game import COMMANDS, BadInput, Command, Game, LayTunnel
from pyrite.game.codec import CARD, CELL, PIECE, Cell
from pyrite.game.commands import move_of
from pyrite.game.declare import CommandField
from pyrite.game.maze import grid_for
from pyrite.game.modules import BASE, MODULES
from tests import oracle

ALL_CARDS: Final = sorted({*BASE.deck, *(card for module in MODULES.values() for card in module.deck)})
IN_FRONT: Final = ("broken pickaxe", "broken lantern", "broken cart", "theft", "trapped")
FEW_BITS: Final = 8
CARD_BITS: Final = 7
GRID: Final = grid_for(70)

ODDITIES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 3, 4, 7, 8, 11, 12, 15, 16, 127, 128, 10**9, -(10**9)),
    *(3.0, 0.5, float("nan"), float("inf")),
    *("", "|", "+", "N", "NN", "EN", "NSEW", "N|E|", "E|+N|", "NS+EW", "nes", "NES ", "gold", "start"),
    *("goal face down", "stone NE", "map", "cart", "unknown", "digger", "None", "\ud800", "0", "\u0661"),
    *("N ladder", "NES chest", "NS blue door", "wardrobe", "party", "veto", "one gold", "spider"),
    *((), (0,), (0, 0), (0, 0, 0), (8, 0), (60, 0), (0, -60), (0.0, 0), (None, None), ("NES", "NES"), ("",)),
    *([], [0, 0], ["NES"], ["map"], {}, {"x": 1}, {1, 2}, b"NES", b"", object(), int, ValueError("no")),
)


def tunnels_of(cards: list[str]) -> list[str]:
    """All orientations of the tunnels among some cards."""
    return sorted({each for card in cards if oracle.is_tunnel(card) for each in oracle.orientations(card)})


TUNNELS: Final = tunnels_of(ALL_CARDS)


def seats(players: int) -> tuple[Any, ...]:
    """Seats that exist, seats that do not, and values that are no seats."""
    return (*range(players), players, 11, 12, 15, 16, -1, True, False, None, "0", 0.0, (0,))


@dataclass(frozen=True)
class Near:
    """The cells, tunnels and cards of commands. Fields of other kinds have so few values that all are used."""

    cells: Sequence[Cell]
    tunnels: Sequence[str]
    cards: Sequence[str]

    def values(self, field: CommandField, only: bool) -> Sequence[Any]:
        """Values that a field could have; ``only``: the command has no other field."""
        if field.codec == CELL:
            return self.cells
        if field.codec == PIECE:
            return self.tunnels
        if field.codec == CARD:
            return ALL_CARDS if only else self.cards
        if field.bits <= FEW_BITS:
            return few_values(field)
        counts = range(1, 1 + field.bits // CARD_BITS)  # several cards
        return [cards for count in counts for cards in combinations_with_replacement(self.cards, count)]


@cache
def few_values(field: CommandField) -> list[Any]:
    """Every value of a field of few bits."""
    found = []
    for raw in range(1 << field.bits):
        with suppress(BadInput, IndexError, KeyError):
            value = field.codec.decode(raw, GRID)
            field.codec.encode(value, GRID)
            found.append(value)
    return found


def somewhere(random: Random) -> Near:
    """A cell, a tunnel and two cards."""
    cells = [(random.randint(-3, 10), random.randint(-4, 4))]
    return Near(cells, [random.choice(TUNNELS)], random.sample((*ALL_CARDS, *IN_FRONT), 2))


def a_command(kind: type[Command], random: Random) -> Command:
    """A command that can be read, legal or not."""
    while True:
        near = somewhere(random)
        lists = {field.name: near.values(field, only=False) for field in kind.fields}
        command = kind(**{name: random.choice(values) for name, values in lists.items()})
        with suppress(BadInput):
            move_of(command, GRID)
            return command


def any_command(random: Random, players: int) -> Any:
    """A command with valid or odd fields; sometimes an object that is no command."""
    if random.random() < 0.02:
        return random.choice((*ODDITIES, Command(), LayTunnel))
    kind: Any = COMMANDS[random.choice(sorted(COMMANDS))]
    odd = random.choice((0.0, 0.2, 1.0))
    near = somewhere(random)
    values = {}
    for field in kind.fields:
        value = random.choice(near.values(field, only=False))
        values[field.name] = random.choice(ODDITIES) if random.random() < odd else value
    return kind(**values)


def well_formed(game: Game, seat: int, random: Random) -> Iterator[Command]:
    """Well-formed commands for this table, legal or not, near the present maze.

    Only a few use cards that the seat does not hold; of the others every combination is there.
    """
    table = game.state.table
    grid = table.maze.grid
    cells = [grid.at(cell) for cell, piece in enumerate(table.maze.piece) if piece]
    columns = range(min(x for x, _ in cells) - 2, max(x for x, _ in cells) + 3)
    rows = range(min(y for _, y in cells) - 2, max(y for _, y in cells) + 3)
    cells = [(x, y) for x in columns for y in rows]
    held = oracle_hand(game, seat) + random.sample(ALL_CARDS, 3)
    held = list(dict.fromkeys(held))
    tunnels = tunnels_of(held) + random.sample(TUNNELS, 3)
    if table.last_laid >= 0:
        tunnels += tunnels_of([each.tunnel for each in tunnel_at(game, table.last_laid)])
    near = Near(cells, tunnels, held)
    for kind in COMMANDS.values():
        names = [field.name for field in kind.fields]
        lists = [near.values(field, only=len(names) == 1) for field in kind.fields]
        for values in product(*lists):
            command = kind(**dict(zip(names, values, strict=True)))
            with suppress(BadInput):
                move_of(command, grid)
                yield command


def oracle_hand(game: Game, seat: int) -> list[str]:
    """The names of the cards a seat holds."""
    own = pg.view_to_json(game.view(seat))["own"]
    return [str(card) for card in own["hand"]]


def tunnel_at(game: Game, cell: int) -> list[LayTunnel]:
    """The card in a cell, spelt as in the command that laid it."""
    at = list(game.state.table.maze.grid.at(cell))
    maze = pg.view_to_json(game.view(None))["maze"]
    return [LayTunnel(card["card"], tuple(at)) for card in maze if card["cell"] == at]  # type: ignore[arg-type]
