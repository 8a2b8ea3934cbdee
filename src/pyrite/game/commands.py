"""Commands: everything a seat can do, by name. Inside the core each is an integer (`pyrite.game.moves`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from pyrite.game import moves
from pyrite.game.catalogue import FRONT_BITS, IN_FRONT, KIND, NAME
from pyrite.game.codec import (
    CARD,
    CELL,
    GOAL,
    NUGGETS,
    PIECE,
    SEAT,
    SIDES,
    TOOL,
    Cell,
    Codec,
    array_of,
    schema_ref,
)
from pyrite.game.declare import Command, command, packed
from pyrite.game.maze import Grid
from pyrite.game.numbers import check_number, with_module
from pyrite.game.refusal import BadInput, no_such, shown, shown_names, too_deep


def _cards_codec(low: int, high: int) -> Codec:
    """Some cards in rising order, seven bits each."""

    def number(word: object, grid: Grid) -> int:
        if not isinstance(word, list | tuple) or not low <= len(word) <= high or None in word:
            count = f"{low} to {high}" if low < high else str(high)
            raise BadInput(f"Name the {count} cards to discard, like ['NES'].")
        details = 0
        for card in sorted(CARD.encode(each, grid) for each in word):
            details = details << 7 | card
        return details << 7 * (high - len(word))

    schema = array_of(CARD.schema)
    return Codec(
        lambda raw, grid: tuple(NAME[card] for card in moves.cards_in(raw, high)), number, schema, noun="cards"
    )


def _front_number(word: object, grid: Grid) -> int:
    bit = FRONT_BITS.get(CARD.encode(word, grid), 0)
    if not bit:
        raise BadInput(f"{shown(word)} is not a card that is put in front of players.")
    return bit.bit_length() - 1


_FRONT: Final = Codec(
    lambda raw, grid: NAME[IN_FRONT[1 << raw]], _front_number, CARD.schema, noun="card", picks="front"
)


_VICTIM: Final = Codec(
    lambda raw, grid: None if raw == moves.NO_SEAT else raw,
    lambda word, grid: moves.NO_SEAT if word is None else SEAT.encode(word, grid),
    SEAT.schema,
    noun="seat",
)


@command(moves.LAY_TUNNEL, rule="TUN-1", short="{tunnel} at {cell}")
class LayTunnel(Command):
    """Lay a tunnel card, spelt in the orientation it gets (TUN-1 to TUN-6)."""

    tunnel: str = packed(PIECE, bits=7)
    cell: Cell = packed(CELL, bits=15, shift=7)


@command(moves.READ_MAP, rule="ACT-4", plays=KIND["map"])
class ReadMap(Command):
    """Look secretly at a face-down goal (ACT-4)."""

    goal: int = packed(GOAL, bits=4)


@command(moves.ROCKFALL, rule="ACT-3", plays=KIND["rockfall"], short="at {cell}")
class Rockfall(Command):
    """Take a tunnel card out of the maze (ACT-3)."""

    cell: Cell = packed(CELL, bits=15)


@command(moves.SABOTAGE, rule="ACT-1", short="{seat} with {card}")
class Sabotage(Command):
    """Break a player's tool (ACT-1)."""

    card: str = packed(CARD, bits=7, shift=4)
    seat: int = packed(SEAT, bits=4)


@command(moves.REPAIR, rule="ACT-2", short="{seat} {tool} with {card}")
class Repair(Command):
    """Repair a player's tool (ACT-2)."""

    card: str = packed(CARD, bits=7, shift=6)
    seat: int = packed(SEAT, bits=4, shift=2)
    tool: str = packed(TOOL, bits=2)


@command(moves.PASS, rule="TURN-1")
class Pass(Command):
    """Discard face down instead of playing a card (TURN-1)."""

    cards: tuple[str, ...] = packed(_cards_codec(1, 3), bits=21)


@command(moves.PLAN_THEFT, rule="S2-11", plays=KIND["theft"])
class PlanTheft(Command):
    """Put a theft card in front of your own seat (S2-11)."""


@command(moves.HANDS_OFF, rule="S2-12", plays=KIND["hands off"])
class HandsOff(Command):
    """Remove a theft card in front of a player (S2-12)."""

    seat: int = packed(SEAT, bits=4)


@command(moves.TRAP, rule="S2-13", plays=KIND["trapped"])
class Trap(Command):
    """Trap another player (S2-13)."""

    seat: int = packed(SEAT, bits=4)


@command(moves.FREE, rule="S2-14", plays=KIND["free"])
class Free(Command):
    """Free a trapped player (S2-14)."""

    seat: int = packed(SEAT, bits=4)


@command(moves.INSPECT, rule="S2-15", plays=KIND["inspection"])
class Inspect(Command):
    """Look secretly at a player's role (S2-15)."""

    seat: int = packed(SEAT, bits=4)


@command(moves.SWAP_HATS, rule="S2-16", plays=KIND["hat swap"])
class SwapHats(Command):
    """Make a player change roles with the stack (S2-16)."""

    seat: int = packed(SEAT, bits=4)


@command(moves.SWAP_HANDS, rule="S2-17", plays=KIND["hand swap"])
class SwapHands(Command):
    """Swap all cards with another player (S2-17)."""

    seat: int = packed(SEAT, bits=4)


@command(moves.DISCARD_TWO, rule="S2-4", short="{seat} {front} with {cards}")
class DiscardTwo(Command):
    """Discard two cards to remove a card in front of a player (S2-4)."""

    cards: tuple[str, ...] = packed(_cards_codec(2, 2), bits=14)
    seat: int = packed(SEAT, bits=4, shift=17)
    front: str = packed(_FRONT, bits=3, shift=14)


@command(moves.STEAL, rule="S2-27")
class Steal(Command):
    """Take one gold from a player at the end of the round; None steals nothing (S2-27)."""

    seat: int | None = packed(_VICTIM, bits=4)


@command(moves.TURN_GOAL, rule="GOAL-4")
class TurnGoal(Command):
    """Choose which of the reached goals is turned over first (GOAL-4)."""

    goal: int = packed(GOAL, bits=4)


@command(moves.LAY_GOAL, rule="GOAL-3")
class LayGoal(Command):
    """Choose the orientation of a turned-over goal or chest tunnel, by its open sides (GOAL-3)."""

    tunnel: str = packed(SIDES, bits=4)


@command(moves.TAKE_GOLD, rule="PAY-2")
class TakeGold(Command):
    """Take one of the gold cards that are passed on (PAY-2)."""

    nuggets: int = packed(NUGGETS, bits=2)


_BY_VERB: Final[dict[int, type[Command]]] = {}
COMMANDS: Final[dict[str, type[Command]]] = {}
"""Every command by its name, in the order of the verbs. `pyrite.game.modules` adds the commands of modules."""


def add_commands(kinds: Iterable[type[Command]], verbs: range) -> None:
    """Add commands whose verbs are in a range to the list of all; those that it has already are left out."""
    for kind in kinds:
        if COMMANDS.get(kind.__name__) is not kind:
            owners = {each.verb: with_module(each) for each in COMMANDS.values()}
            check_number("verb", with_module(kind), kind.verb, owners, verbs)
            _BY_VERB[kind.verb] = COMMANDS[kind.__name__] = kind
            moves.CARD_PLAYED[kind.verb] = kind.plays
    in_order = sorted(COMMANDS.values(), key=lambda kind: kind.verb)
    COMMANDS.clear()
    COMMANDS.update({kind.__name__: kind for kind in in_order})


add_commands(
    [
        kind
        for kind in globals().values()
        if isinstance(kind, type) and issubclass(kind, Command) and kind is not Command
    ],
    range(moves.ANSWER_VERBS.stop),
)


def command_of(move: int, grid: Grid) -> Command:
    """The command of a move."""
    kind = _BY_VERB[move >> moves.VERB_BITS]
    return kind(*[field.codec.decode(move >> field.shift & (1 << field.bits) - 1, grid) for field in kind.fields])


def move_of(command: Command, grid: Grid) -> int:
    """The move of a command; raise `BadInput` if a field is not valid."""
    if COMMANDS.get(type(command).__name__) is not type(command):
        raise BadInput(f"{shown(command)} is not a command of this game.")
    details = 0
    for field in command.fields:
        number = field.codec.encode(getattr(command, field.name), grid)
        if not 0 <= number < 1 << field.bits:
            raise BadInput(f"A {type(command).__name__} needs its {field.name}.")
        details |= number << field.shift
    return moves.move(command.verb, details)


def command_to_json(command: Command) -> dict[str, Any]:
    """A command as JSON data.

    >>> command_to_json(LayTunnel("NES", (3, -1)))
    {'do': 'LayTunnel', 'tunnel': 'NES', 'cell': [3, -1]}
    """
    data: dict[str, Any] = {"do": type(command).__name__}
    for field in command.fields:
        value = getattr(command, field.name)
        data[field.name] = list(value) if isinstance(value, tuple) else value
    return data


def move_to_json(move: int, grid: Grid) -> dict[str, Any]:
    """The same of the command of a move. Faster than to make the command first."""
    kind = _BY_VERB[move >> moves.VERB_BITS]
    data: dict[str, Any] = {"do": kind.__name__}
    for field in kind.fields:
        value = field.codec.decode(move >> field.shift & (1 << field.bits) - 1, grid)
        data[field.name] = list(value) if isinstance(value, tuple) else value
    return data


def command_from_json(data: object) -> Command:
    """Read what `command_to_json` writes; raise `BadInput` for anything else."""
    if (
        not isinstance(data, dict)
        or not all(isinstance(key, str) for key in data)
        or not isinstance(data.get("do"), str)
    ):
        raise BadInput("A command is an object with its name under 'do'.")
    kind = COMMANDS.get(data["do"])
    if kind is None:
        raise no_such("command", data["do"], COMMANDS)
    wanted = [field.name for field in kind.fields]
    if len(data) != len(wanted) + 1 or not all(name in data for name in wanted):
        given = [name for name in data if name != "do"]
        raise BadInput(f"A {data['do']} has {', '.join(wanted)}; this one has {shown_names(given)}.")
    if too_deep(data):
        raise BadInput(f"The fields of a {data['do']} are nested too deeply; is the file damaged?")
    values = {name: tuple(data[name]) if isinstance(data[name], list) else data[name] for name in wanted}
    return kind(**values)


COMMAND: Final = Codec(command_of, move_of, schema_ref("AnyCommand"), noun="command")
"""The codec of a command within a fact."""
