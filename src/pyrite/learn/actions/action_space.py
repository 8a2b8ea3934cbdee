"""The action space: every move of a set-up has one number, the same in every game.

Commands of the base game come first, then those of each module in play (`pyrite.learn.layout`).

The moves of one command form a block. A block is a table with an axis for each field of the command, the field in
the highest bits of a move first, so the number of a move is simple arithmetic (`pyrite.learn.actions.axes`). Seats
are counted clockwise from the acting seat, which is 0. Several cards discarded together, and a card discarded for
a dwarf, are named by their places in the hand, which is sorted by kind; of equal cards the first places are used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pyrite.game.declare import Command
from pyrite.game.in_order import NATIVE
from pyrite.game.moves import DETAILS, LAY_TUNNEL, PASS, VERB_BITS
from pyrite.game.number_row import NumberRow, row_of
from pyrite.game.rules import Rules
from pyrite.game.state import Private
from pyrite.game.table import Table
from pyrite.learn.actions.axes import Axis, Values
from pyrite.learn.actions.blocks import Block, block_name
from pyrite.learn.actions.hand_places import KINDS, pack_places, packed_hand_places, write_first_places
from pyrite.learn.actions.narrower import NARROWER
from pyrite.learn.layout import modules_in_play
from pyrite.learn.window import Window

_TUNNELS_END: Final = LAY_TUNNEL + 1 << VERB_BITS
"""Moves from this number on lay no tunnel."""

_OUTSIDE: Final = -(1 << 40)
"""Stands for the first action of a cell outside the window; stays negative after adding a piece."""

_MORE_CARDS: Final = (1 << 14) - 1
"""The second and third card of a pass."""

_LAST_SLOT: Final = (1 << 12) - 1
"""The last slot of recent moves."""
_SPREAD: Final = 0x61C88647
"""Spreads moves over the slots: 2**32 divided by the square of the golden ratio. C has room for the product."""
_SLOT_SHIFT: Final = 20
"""The bits of the product below the number of the slot."""

_PACKED_PLACES: Final = 1 << 12
"""Packed sets of places are below this number."""


class OutsideWindowError(Exception):
    """A legal move is outside the given window."""


class FieldEncoder:
    """Finds the place of one field of a move on its axis."""

    def __init__(self, shift: int, mask: int, axis: Axis) -> None:
        self.shift: Final[int] = shift
        self.mask: Final[int] = mask
        self.size: Final[int] = len(axis.values)
        self._places: dict[int, int] = axis.places
        self._is_seat: bool = axis.is_seat
        self.find: Final[Callable[[int, Table, bytearray], int] | None] = axis.find

    def place(self, details: int, seat: int) -> int:
        """The place of a field that does not depend on the table or the hand."""
        raw = details >> self.shift & self.mask
        if self._is_seat:
            return (raw - seat) % self.size if raw < self.size else 0
        return self._places[raw]


class MoveEncoder:
    """Numbers the moves of one command."""

    def __init__(self, first: int, fields: list[FieldEncoder]) -> None:
        self._first: int = first
        self._fields: list[FieldEncoder] = fields
        self.varying: FieldEncoder | None = None
        """The field whose place depends on the table or the hand."""
        self.step: int = 1
        """How far apart the numbers of two neighbouring places of that field are."""
        self.fixed_bits: int = DETAILS
        """The bits of all other fields."""
        for number, each in enumerate(fields):
            if each.find is not None:
                assert self.varying is None, "Only one field may depend on the table or the hand."
                self.varying = each
                self.fixed_bits = DETAILS ^ each.mask << each.shift
                for after in fields[number + 1 :]:
                    self.step *= after.size

    def fixed(self, details: int, seat: int) -> int:
        """The number as if the varying field had the place 0; negative outside the window."""
        number = 0
        for each in self._fields:
            place = 0 if each.find is not None else each.place(details, seat)
            if place < 0:
                return -1
            number = number * each.size + place
        return self._first + number


class ActionSpace:
    """The action space of a set-up and a window. It keeps buffers: do not share one between threads."""

    def __init__(self, rules: Rules, window: Window) -> None:
        values = Values(rules, window)
        self.window: Final = window
        self.blocks: Final[list[Block]] = []
        self.size = 0
        self.kinds: Final[tuple[int, ...]] = values.kinds
        """The kinds of cards in the deck, in order."""
        self.hand_size: Final[int] = values.hand_size
        self.cells: Final[list[int]] = values.cells
        """The number in the window of each cell of the board; -1 outside the window."""
        self._rules = rules
        self._encoders: dict[int, MoveEncoder] = {}
        self._cell_shifts: dict[int, int] = {}
        """For commands with a cell: how many bits are below it."""
        self._numbers: list[dict[int, int]] = [{} for _ in range(rules.players)]
        """For each seat a cache of the numbers of moves that do not depend on the state."""
        self._recent_moves: list[list[int]] = [[-1] * (_LAST_SLOT + 1) for _ in range(rules.players)]
        """For each seat some moves of that cache. Each has one slot where it may be, so it is found fast."""
        self._recent_numbers: list[list[int]] = [[-1] * (_LAST_SLOT + 1) for _ in range(rules.players)]
        """The numbers of these moves."""
        self._fixed: list[dict[int, int]] = [{} for _ in range(rules.players)]
        """The same for other moves, without the field that depends on the state."""
        self._hand_places = bytearray(KINDS)
        """For each kind its first place in the hand whose moves are being numbered."""
        self._piece_place = bytearray(KINDS)
        for place, piece in enumerate(values.pieces):
            self._piece_place[piece] = place
        self._kind_place = bytearray(KINDS)
        """The place of each kind of card among those of the deck."""
        for place, card in enumerate(self.kinds):
            self._kind_place[card] = place
        self._cell_first = [_OUTSIDE if cell < 0 else cell * len(values.pieces) for cell in self.cells]
        several = values.card_combinations(2) + values.card_combinations(3)
        self._place_sets: list[int] = [0] * _PACKED_PLACES
        """For each packed set of places in a hand: its number."""
        for number, places in enumerate(several):
            self._place_sets[pack_places(*places)] = number
        for module in modules_in_play(rules):
            for kind in module.commands:
                self._add(kind, values)
        self._first_pass: int = self.block("pass").first
        self._several_passed: int = self._first_pass + len(self.kinds)

    def __reduce__(self) -> tuple[type[ActionSpace], tuple[Rules, Window]]:
        """Copies are made again from the rules and the window."""
        return ActionSpace, (self._rules, self.window)

    def _add(self, kind: type[Command], values: Values) -> None:
        """Add the block of a command, unless it is there already or a field has no value in this set-up."""
        fields = sorted(kind.fields, key=lambda field: -field.shift)
        axes = [NARROWER.get((kind.verb, field.name), Values.axis_of)(values, field) for field in fields]
        if kind.verb in self._encoders or any(not axis.values for axis in axes):
            return
        block = Block(block_name(kind), self.size, tuple([(axis.name, axis.values) for axis in axes]))
        encoders = [
            FieldEncoder(field.shift, (1 << field.bits) - 1, axis)
            for field, axis in zip(fields, axes, strict=True)
        ]
        self.blocks.append(block)
        self._encoders[kind.verb] = MoveEncoder(block.first, encoders)
        for field in fields:
            if field.codec.noun == "cell":
                self._cell_shifts[kind.verb] = field.shift
        self.size += block.size

    def block(self, name: str) -> Block:
        """The block of this name."""
        return next(block for block in self.blocks if block.name == name)

    def meaning(self, action: int) -> tuple[str, dict[str, Any]]:
        """The meaning of an action: the name of its block and the values of its axes.

        >>> from pyrite.game import SetUp
        >>> from pyrite.learn.window import NEAR
        >>> ActionSpace(Rules(SetUp(3)), NEAR).meaning(0)
        ('lay tunnel', {'cell': (-6, -9), 'tunnel': 'NS'})
        """
        block = next(each for each in reversed(self.blocks) if each.first <= action)
        return block.name, block.meaning(action)

    def encode_moves(self, table: Table, seat: int, own: Private, legal: Sequence[int]) -> NumberRow:
        """The numbers of the legal moves of a seat; raise `OutsideWindowError` if one is outside the window."""
        if not NATIVE:
            return self._encode_by_cache(table, seat, own, legal)
        found, moves = NumberRow(), row_of(legal)
        cells, pieces, kinds = self._cell_first, self._piece_place, self._kind_place
        recent, numbers = self._recent_moves[seat], self._recent_numbers[seat]
        places = self._hand_places
        places_known = False
        for place in range(len(moves)):
            move: int = moves.at(place)
            if move < _TUNNELS_END:  # the block of tunnels is the first
                number: int = cells[move >> 7]
                number += pieces[move & 127]
            elif move >> VERB_BITS != PASS:
                slot = move * _SPREAD >> _SLOT_SHIFT & _LAST_SLOT
                remembered: int = recent[slot]
                number = numbers[slot] if remembered == move else -1
            elif not move & _MORE_CARDS:
                number = self._first_pass + kinds[move >> 14 & 127]
            else:  # by far the most frequent moves, where allowed (S2-4)
                if not places_known:
                    write_first_places(places, own.hand)
                    places_known = True
                number = self._place_sets[packed_hand_places(move & DETAILS, places)]
                number += self._several_passed
            if number < 0:
                if not places_known:
                    write_first_places(places, own.hand)
                    places_known = True
                number = self._encode(move, table, seat, places)
            found.append(number)
        return found

    def _encode_by_cache(self, table: Table, seat: int, own: Private, legal: Sequence[int]) -> NumberRow:
        """`encode_moves` with a dictionary, which is faster in plain Python."""
        found, places_known = NumberRow(), False
        cells, pieces, cache = self._cell_first, self._piece_place, self._numbers[seat]
        kinds, places = self._kind_place, self._hand_places
        for move in legal:
            if move < _TUNNELS_END:
                number = cells[move >> 7] + pieces[move & 127]
            elif move >> VERB_BITS != PASS:
                number = cache.get(move, -1)
            elif not move & _MORE_CARDS:
                number = self._first_pass + kinds[move >> 14 & 127]
            else:
                if not places_known:
                    write_first_places(places, own.hand)
                    places_known = True
                number = self._place_sets[packed_hand_places(move & DETAILS, places)] + self._several_passed
            if number < 0:
                if not places_known:
                    write_first_places(places, own.hand)
                    places_known = True
                number = self._encode(move, table, seat, places)
            found.append(number)
        return found

    def _encode(self, move: int, table: Table, seat: int, places: bytearray) -> int:
        """The number of a move that is not cached; cached if it does not depend on the state."""
        details = move & DETAILS
        encoder = self._encoders[move >> VERB_BITS]
        varying = encoder.varying
        if varying is None:
            cached = self._numbers[seat]
            number = cached.get(move, -1)
            if number < 0:
                number = cached[move] = self._fixed_number(encoder, move, table, seat)
            slot = move * _SPREAD >> _SLOT_SHIFT & _LAST_SLOT
            self._recent_moves[seat][slot] = move
            self._recent_numbers[seat][slot] = number
            return number
        key = move & ~DETAILS | details & encoder.fixed_bits
        fixed = self._fixed[seat].get(key, -1)
        if fixed < 0:
            fixed = self._fixed[seat][key] = self._fixed_number(encoder, move, table, seat)
        assert varying.find is not None
        return fixed + encoder.step * varying.find(details >> varying.shift & varying.mask, table, places)

    def _fixed_number(self, encoder: MoveEncoder, move: int, table: Table, seat: int) -> int:
        number = encoder.fixed(move & DETAILS, seat)
        if number < 0:
            raise OutsideWindowError(self._outside_message(move, table))
        return number

    def _outside_message(self, move: int, table: Table) -> str:
        x, y = table.maze.grid.at((move & DETAILS) >> self._cell_shifts[move >> VERB_BITS])
        west, east, north, south = self.window
        return (
            f"A legal move is at ({x}, {y}), outside the window of columns {west} to {east} and rows {north} to "
            f"{south}. Give a wider window=, none at all for one that no game leaves, or outside='truncate'."
        )
