"""Commands of every sort: sensible, out of place, out of range, and no commands at all."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any, Final

from pyrite.game import (
    COMMANDS,
    Command,
    Game,
    LayGoal,
    LayTunnel,
    Pass,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    TakeGold,
    TurnGoal,
)
from tests import oracle

TUNNELS: Final = sorted(
    {way for card in oracle.DECK if oracle.is_tunnel(card) for way in oracle.ways_to_lie(card)}
)
TOOLS: Final = ("pickaxe", "lantern", "cart")

ODDITIES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 3, 4, 7, 8, 11, 12, 15, 16, 127, 128, 10**9, -(10**9)),
    *(3.0, 0.5, float("nan"), float("inf")),
    *("", "|", "+", "N", "NN", "EN", "NSEW", "N|E|", "E|+N|", "NS+EW", "nes", "NES ", "gold", "start"),
    *("goal face down", "stone NE", "map", "cart", "unknown", "digger", "None", "\ud800", "0", "\u0661"),
    *((), (0,), (0, 0), (0, 0, 0), (8, 0), (60, 0), (0, -60), (0.0, 0), (None, None), ("NES", "NES"), ("",)),
    *([], [0, 0], ["NES"], ["map"], {}, {"x": 1}, {1, 2}, b"NES", b"", object(), int, ValueError("no")),
)


def seats(players: int) -> tuple[Any, ...]:
    """Seats that are there, seats that are not, and what is no seat at all."""
    return (*range(players), players, 11, 12, 15, 16, -1, True, False, None, "0", 0.0, (0,))


def sensible(name: str, random: Random, players: int) -> Any:
    """A value that a field of this name could have."""
    card = random.choice(sorted(oracle.DECK))
    return {
        "tunnel": random.choice(TUNNELS),
        "cell": (random.randint(-3, 10), random.randint(-4, 4)),
        "goal": random.randrange(4),
        "card": card,
        "cards": (card,),
        "seat": random.randrange(players + 1),
        "tool": random.choice(TOOLS),
        "nuggets": random.randint(0, 4),
    }[name]


def any_command(random: Random, players: int) -> Any:
    """A command, its fields sensible or some of them odd; now and then something else altogether."""
    if random.random() < 0.02:
        return random.choice((*ODDITIES, Command(), LayTunnel))
    kind: Any = COMMANDS[random.choice(sorted(COMMANDS))]
    odd = random.choice((0.0, 0.2, 1.0))
    values = {}
    for field in fields(kind):
        value = sensible(field.name, random, players)
        values[field.name] = random.choice(ODDITIES) if random.random() < odd else value
    return kind(**values)


def well_formed(game: Game) -> Iterator[Command]:
    """Every command that makes sense at this table, legal or not, around the maze as it lies now."""
    table = game.state.table
    grid = table.maze.grid
    lying = [grid.at(place) for place, piece in enumerate(table.maze.piece) if piece]
    columns = range(min(x for x, _ in lying) - 2, max(x for x, _ in lying) + 3)
    rows = range(min(y for _, y in lying) - 2, max(y for _, y in lying) + 3)
    cells = [(x, y) for x in columns for y in rows]
    held = sorted(oracle.DECK)
    yield from (LayTunnel(tunnel, place) for tunnel in TUNNELS for place in cells)
    yield from (Rockfall(place) for place in cells)
    yield from (ReadMap(goal) for goal in range(8))
    yield from (TurnGoal(goal) for goal in range(8))
    yield from (LayGoal(tunnel) for tunnel in ("NESW", "NE", "SW", "NW", "ES"))
    yield from (TakeGold(nuggets) for nuggets in (1, 2, 3))
    yield from (Pass((card,)) for card in held)
    yield from (Sabotage(card, seat) for card in held for seat in range(12))
    yield from (Repair(card, seat, tool) for card in held for seat in range(12) for tool in TOOLS)
