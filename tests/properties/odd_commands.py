"""Random commands: valid, illegal, out of range, and objects that are no commands."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations_with_replacement
from random import Random
from typing import Any, Final

from pyrite import game as pg
from pyrite.game import COMMANDS, Command, Game, LayTunnel
from pyrite.game.modules import BASE, MODULES
from tests import oracle

ALL_CARDS: Final = sorted({*BASE.deck, *(card for module in MODULES.values() for card in module.deck)})
IN_FRONT: Final = ("broken pickaxe", "broken lantern", "broken cart", "theft", "trapped")
TOOLS: Final = ("pickaxe", "lantern", "cart")
MOST_SEATS: Final = 12

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


def sensible(name: str, random: Random, players: int) -> Any:
    """A value that a field of this name could have."""
    card = random.choice(ALL_CARDS)
    return {
        "tunnel": random.choice(TUNNELS),
        "cell": (random.randint(-3, 10), random.randint(-4, 4)),
        "side": random.choice("NESW"),
        "goal": random.randrange(6),
        "goals": (random.randrange(6), random.randrange(6)),
        "chest": random.randrange(5),
        "card": card,
        "cards": tuple(random.choices(ALL_CARDS, k=random.choice((1, 1, 2, 3, 4)))),
        "front": random.choice(IN_FRONT),
        "seat": random.randrange(players + 1),
        "tool": random.choice(TOOLS),
        "nuggets": random.randint(0, 4),
        "swapped": random.choice((True, False)),
        "pay": random.choice((True, False)),
    }[name]


def any_command(random: Random, players: int) -> Any:
    """A command with valid or odd fields; sometimes an object that is no command."""
    if random.random() < 0.02:
        return random.choice((*ODDITIES, Command(), LayTunnel))
    kind: Any = COMMANDS[random.choice(sorted(COMMANDS))]
    odd = random.choice((0.0, 0.2, 1.0))
    values = {}
    for field in fields(kind):
        value = sensible(field.name, random, players)
        values[field.name] = random.choice(ODDITIES) if random.random() < odd else value
    return kind(**values)


def well_formed(game: Game, seat: int, random: Random) -> Iterator[Command]:
    """Well-formed commands for this table, legal or not, near the present maze.

    Only a few use cards that the seat does not hold; of the others every combination is there.
    """
    table = game.state.table
    grid = table.maze.grid
    lying = [grid.at(place) for place, piece in enumerate(table.maze.piece) if piece]
    columns = range(min(x for x, _ in lying) - 2, max(x for x, _ in lying) + 3)
    rows = range(min(y for _, y in lying) - 2, max(y for _, y in lying) + 3)
    cells = [(x, y) for x in columns for y in rows]
    held = oracle_hand(game, seat) + random.sample(ALL_CARDS, 3)
    held = list(dict.fromkeys(held))
    tunnels = tunnels_of(held) + random.sample(TUNNELS, 3)
    if table.last_laid >= 0:
        tunnels += tunnels_of([each.tunnel for each in lying_at(game, table.last_laid)])
    yield from (pg.LayTunnel(tunnel, place) for tunnel in tunnels for place in cells)
    yield from (pg.Detour(tunnel, place) for tunnel in tunnels for place in cells)
    yield from (pg.Rockfall(place) for place in cells)
    yield from (pg.StandDwarf(card, place, side) for card in held for place in cells for side in "NESW")
    everyone = range(MOST_SEATS)
    yield from (pg.AskToll(other, place) for other in everyone for place in cells)
    yield from (kind(goal) for goal in range(8) for kind in (pg.ReadMap, pg.TurnGoal, pg.MoveGoal))
    yield from (kind(chest) for chest in range(6) for kind in (pg.LookInChest, pg.OpenChest))
    yield from (pg.SwapGoals((one, other)) for one in range(6) for other in range(one + 1))
    yield from (pg.SwapGoals((one, other)) for other in range(6) for one in range(other))
    yield from (pg.LayGoal(tunnel) for tunnel in ("NESW", "NE", "SW", "NW", "ES", "NEW", "ESW", "NES", "NSW"))
    yield from (pg.TakeGold(nuggets) for nuggets in (1, 2, 3))
    for count in (1, 2, 3):
        yield from (pg.Pass(cards) for cards in combinations_with_replacement(held, count))
    for two in combinations_with_replacement(held, 2):
        yield from (pg.DiscardTwo(two, other, front) for other in everyone for front in IN_FRONT)
    yield from (pg.Sabotage(card, other) for card in held for other in everyone)
    yield from (pg.Repair(card, other, tool) for card in held for other in everyone for tool in TOOLS)
    aimed: tuple[Any, ...] = (pg.HandsOff, pg.Trap, pg.Free, pg.Inspect, pg.SwapHats, pg.SwapHands)
    aimed += (pg.Steal, pg.RobHand, pg.LookAtRole)
    yield from (kind(other) for kind in aimed for other in everyone)
    bare: tuple[Any, ...] = (pg.PlanTheft, pg.SearchTrove, pg.ChangeDirection, pg.CallSpecialist)
    yield from (kind() for kind in (*bare, pg.Veto, pg.LetPass))
    yield pg.Steal(None)
    yield from (kind(flag) for kind in (pg.PutGoalsBack, pg.AnswerToll) for flag in (True, False))
    yield from (pg.KeepCard(card) for card in ALL_CARDS)


def oracle_hand(game: Game, seat: int) -> list[str]:
    """The names of the cards a seat holds."""
    own = pg.view_to_json(game.view(seat))["own"]
    return [str(card) for card in own["hand"]]


def lying_at(game: Game, cell: int) -> list[LayTunnel]:
    """The card in a cell, spelt as in the command that laid it."""
    at = list(game.state.table.maze.grid.at(cell))
    maze = pg.view_to_json(game.view(None))["maze"]
    return [LayTunnel(card["card"], tuple(at)) for card in maze if card["cell"] == at]  # type: ignore[arg-type]
