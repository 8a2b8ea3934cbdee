"""Commands: everything a seat can do, by name. Inside the core each is an integer (`pyrite.game.moves`)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from pyrite.game import moves
from pyrite.game.catalogue import FRONT_BITS, IN_FRONT, NAME
from pyrite.game.codec import CARD, CELL, FLAG, GOAL, NUGGETS, PIECE, SEAT, SIDE, SIDES, TOOL, Cell, Codec
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput, no_such, shown, shown_names, too_deep


class Command:
    """What one seat wants to do."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class LayTunnel(Command):
    """Lay a tunnel card, spelt in the orientation it gets (TUN-1 to TUN-6)."""

    tunnel: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class ReadMap(Command):
    """Look secretly at a face-down goal (ACT-4)."""

    goal: int


@dataclass(frozen=True, slots=True)
class LookInChest(Command):
    """Look secretly at a chest and the tunnel card on it, with a map (CHEST-4)."""

    chest: int


@dataclass(frozen=True, slots=True)
class Rockfall(Command):
    """Take a tunnel card out of the maze (ACT-3)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Sabotage(Command):
    """Break a player's tool (ACT-1)."""

    card: str
    seat: int


@dataclass(frozen=True, slots=True)
class Repair(Command):
    """Repair a player's tool (ACT-2)."""

    card: str
    seat: int
    tool: str


@dataclass(frozen=True, slots=True)
class Pass(Command):
    """Discard face down instead of playing a card (TURN-1)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlanTheft(Command):
    """Put a theft card in front of your own seat (S2-11)."""


@dataclass(frozen=True, slots=True)
class HandsOff(Command):
    """Remove a theft card in front of a player (S2-12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Trap(Command):
    """Trap another player (S2-13)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Free(Command):
    """Free a trapped player (S2-14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Inspect(Command):
    """Look secretly at a player's role (S2-15)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SwapHats(Command):
    """Make a player change roles with the stack (S2-16)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SwapHands(Command):
    """Swap all cards with another player (S2-17)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SwapGoals(Command):
    """Take up two face-down goals, to put them back swapped or not (WC-17)."""

    goals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SearchTrove(Command):
    """Take a card from the top five of the discard pile instead of drawing (WC-18)."""


@dataclass(frozen=True, slots=True)
class ChangeDirection(Command):
    """Reverse the direction of play (WC-20)."""


@dataclass(frozen=True, slots=True)
class CallSpecialist(Command):
    """Lay two tunnels in this turn (WC-22)."""


@dataclass(frozen=True, slots=True)
class Detour(Command):
    """Move the tunnel laid last to another cell, spelt in its new orientation (WC-23)."""

    tunnel: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class StandDwarf(Command):
    """Discard a card and place a toll dwarf at an open side of a card in the maze (TOLL-1)."""

    card: str
    cell: Cell
    side: str


@dataclass(frozen=True, slots=True)
class AskToll(Command):
    """Ask another player to pay the toll for a cell (TOLL-3)."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class DiscardTwo(Command):
    """Discard two cards to remove a card in front of a player (S2-4)."""

    cards: tuple[str, ...]
    seat: int
    front: str


@dataclass(frozen=True, slots=True)
class Steal(Command):
    """Take one gold from a player at the end of the round; None steals nothing (S2-27)."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class TurnGoal(Command):
    """Choose which of the reached goals is turned over first (GOAL-4)."""

    goal: int


@dataclass(frozen=True, slots=True)
class OpenChest(Command):
    """Choose a chest to be turned over next (GOAL-7)."""

    chest: int


@dataclass(frozen=True, slots=True)
class LayGoal(Command):
    """Choose the orientation of a turned-over goal or chest tunnel, by its open sides (GOAL-3)."""

    tunnel: str


@dataclass(frozen=True, slots=True)
class TakeGold(Command):
    """Take one of the gold cards that are passed on (PAY-2)."""

    nuggets: int


@dataclass(frozen=True, slots=True)
class Veto(Command):
    """Veto the card that was just played (WC-19)."""


@dataclass(frozen=True, slots=True)
class LetPass(Command):
    """Let the card that was just played take effect (WC-19b)."""


@dataclass(frozen=True, slots=True)
class PutGoalsBack(Command):
    """Put the two goals back, swapped or not; nobody else knows which (WC-17)."""

    swapped: bool


@dataclass(frozen=True, slots=True)
class KeepCard(Command):
    """Keep one of the cards just looked at (WC-18, CHEST-5)."""

    card: str


@dataclass(frozen=True, slots=True)
class AnswerToll(Command):
    """Agree to pay a toll for another player, or decline (TOLL-3)."""

    pay: bool


@dataclass(frozen=True, slots=True)
class MoveGoal(Command):
    """Move a face-down goal one cell farther from the start (CHEST-5)."""

    goal: int


@dataclass(frozen=True, slots=True)
class RobHand(Command):
    """Choose from whose hand a card is drawn (CHEST-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class LookAtRole(Command):
    """Choose whose role to look at (CHEST-5)."""

    seat: int


@dataclass(frozen=True)
class Packing:
    """The bit layout of a command in its move: its fields, highest bits first."""

    command: type[Command]
    verb: int
    fields: tuple[tuple[str, Codec, int], ...]


def _cards_codec(low: int, high: int) -> Codec:
    """Some cards in rising order, seven bits each."""

    def number(word: object, grid: Grid) -> int:
        if not isinstance(word, list | tuple) or not low <= len(word) <= high or None in word:
            count = f"{low} to {high}" if low < high else str(high)
            raise BadInput(f"Name the {count} cards to discard, like ['NES'].")
        packed = 0
        for card in sorted(CARD.encode(each, grid) for each in word):
            packed = packed << 7 | card
        return packed << 7 * (high - len(word))

    return Codec(lambda raw, grid: tuple(NAME[card] for card in moves.cards_in(raw, high)), number)


def _front_number(word: object, grid: Grid) -> int:
    bit = FRONT_BITS.get(CARD.encode(word, grid), 0)
    if not bit:
        raise BadInput(f"{shown(word)} is not a card that is put in front of players.")
    return bit.bit_length() - 1


_FRONT: Final = Codec(lambda raw, grid: NAME[IN_FRONT[1 << raw]], _front_number)


def _two_goals(word: object, grid: Grid) -> int:
    if not isinstance(word, list | tuple) or len(word) != 2:
        raise BadInput("Name the two goals to take up, like [0, 2].")
    low, high = sorted(GOAL.encode(each, grid) for each in word)
    return int(low << 4 | high)


_TWO_GOALS: Final = Codec(lambda raw, grid: (raw >> 4, raw & 15), _two_goals)
_VICTIM: Final = Codec(
    lambda raw, grid: None if raw == moves.NO_SEAT else raw,
    lambda word, grid: moves.NO_SEAT if word is None else SEAT.encode(word, grid),
)

PACKINGS: Final = (
    Packing(LayTunnel, moves.LAY_TUNNEL, (("cell", CELL, 15), ("tunnel", PIECE, 7))),
    Packing(ReadMap, moves.READ_MAP, (("goal", GOAL, 4),)),
    Packing(LookInChest, moves.LOOK_IN_CHEST, (("chest", GOAL, 4),)),
    Packing(Rockfall, moves.ROCKFALL, (("cell", CELL, 15),)),
    Packing(Sabotage, moves.SABOTAGE, (("card", CARD, 7), ("seat", SEAT, 4))),
    Packing(Repair, moves.REPAIR, (("card", CARD, 7), ("seat", SEAT, 4), ("tool", TOOL, 2))),
    Packing(PlanTheft, moves.PLAN_THEFT, ()),
    Packing(HandsOff, moves.HANDS_OFF, (("seat", SEAT, 4),)),
    Packing(Trap, moves.TRAP, (("seat", SEAT, 4),)),
    Packing(Free, moves.FREE, (("seat", SEAT, 4),)),
    Packing(Inspect, moves.INSPECT, (("seat", SEAT, 4),)),
    Packing(SwapHats, moves.SWAP_HATS, (("seat", SEAT, 4),)),
    Packing(SwapHands, moves.SWAP_HANDS, (("seat", SEAT, 4),)),
    Packing(SwapGoals, moves.SWAP_GOALS, (("goals", _TWO_GOALS, 8),)),
    Packing(SearchTrove, moves.SEARCH_TROVE, ()),
    Packing(ChangeDirection, moves.CHANGE_DIRECTION, ()),
    Packing(CallSpecialist, moves.CALL_SPECIALIST, ()),
    Packing(Detour, moves.DETOUR, (("cell", CELL, 15), ("tunnel", PIECE, 7))),
    Packing(Pass, moves.PASS, (("cards", _cards_codec(1, 3), 21),)),
    Packing(
        DiscardTwo,
        moves.DISCARD_TWO,
        (("seat", SEAT, 4), ("front", _FRONT, 3), ("cards", _cards_codec(2, 2), 14)),
    ),
    Packing(StandDwarf, moves.STAND_DWARF, (("cell", CELL, 15), ("side", SIDE, 2), ("card", CARD, 7))),
    Packing(AskToll, moves.ASK_TOLL, (("cell", CELL, 15), ("seat", SEAT, 4))),
    Packing(TurnGoal, moves.TURN_GOAL, (("goal", GOAL, 4),)),
    Packing(OpenChest, moves.OPEN_CHEST, (("chest", GOAL, 4),)),
    Packing(LayGoal, moves.LAY_GOAL, (("tunnel", SIDES, 4),)),
    Packing(TakeGold, moves.TAKE_GOLD, (("nuggets", NUGGETS, 2),)),
    Packing(Steal, moves.STEAL, (("seat", _VICTIM, 4),)),
    Packing(Veto, moves.VETO, ()),
    Packing(LetPass, moves.LET_PASS, ()),
    Packing(PutGoalsBack, moves.PUT_GOALS_BACK, (("swapped", FLAG, 1),)),
    Packing(KeepCard, moves.KEEP_CARD, (("card", CARD, 7),)),
    Packing(AnswerToll, moves.ANSWER_TOLL, (("pay", FLAG, 1),)),
    Packing(MoveGoal, moves.MOVE_GOAL, (("goal", GOAL, 4),)),
    Packing(RobHand, moves.ROB_HAND, (("seat", SEAT, 4),)),
    Packing(LookAtRole, moves.LOOK_AT_ROLE, (("seat", SEAT, 4),)),
)
_BY_VERB: Final = {packing.verb: packing for packing in PACKINGS}
_BY_CLASS: Final = {packing.command: packing for packing in PACKINGS}
COMMANDS: Final = {packing.command.__name__: packing.command for packing in PACKINGS}
"""Every command by its name."""
_FIELDS: Final = {
    kind: tuple(each.name for each in fields(kind))  # type: ignore[arg-type]  # every command is a dataclass
    for kind in _BY_CLASS
}


def command_of(move: int, grid: Grid) -> Command:
    """The command of a move."""
    packing = _BY_VERB[move >> moves.VERB_BITS]
    details = move & moves.DETAILS
    values = {}
    for name, codec, bits in reversed(packing.fields):
        values[name] = codec.decode(details & (1 << bits) - 1, grid)
        details >>= bits
    return packing.command(**values)


def move_of(command: Command, grid: Grid) -> int:
    """The move of a command; raise `BadInput` if a field is not valid."""
    packing = _BY_CLASS.get(type(command))
    if packing is None:
        raise BadInput(f"{shown(command)} is not a command of this game.")
    details = 0
    for name, codec, bits in packing.fields:
        number = codec.encode(getattr(command, name), grid)
        if not 0 <= number < 1 << bits:
            raise BadInput(f"A {packing.command.__name__} needs its {name}.")
        details = details << bits | number
    return moves.move(packing.verb, details)


def command_to_json(command: Command) -> dict[str, Any]:
    """A command as JSON data.

    >>> command_to_json(LayTunnel("NES", (3, -1)))
    {'do': 'LayTunnel', 'tunnel': 'NES', 'cell': [3, -1]}
    """
    data: dict[str, Any] = {"do": type(command).__name__}
    for name in _FIELDS[type(command)]:
        value = getattr(command, name)
        data[name] = list(value) if isinstance(value, tuple) else value
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
    wanted = _FIELDS[kind]
    if len(data) != len(wanted) + 1 or not all(name in data for name in wanted):
        given = [name for name in data if name != "do"]
        raise BadInput(f"A {data['do']} has {', '.join(wanted)}; this one has {shown_names(given)}.")
    if too_deep(data):
        raise BadInput(f"The fields of a {data['do']} are nested too deeply; is the file damaged?")
    values = {name: tuple(data[name]) if isinstance(data[name], list) else data[name] for name in wanted}
    return kind(**values)


COMMAND: Final = Codec(command_of, move_of)
"""The codec of a command within a fact."""
