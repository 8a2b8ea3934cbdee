"""The action space: every move of a set-up has one number, the same in every game.

Commands of the base game come first, then those of each part in play (`pyrite.learn.layout`).

Moves of one verb form a block. A block is a table with an axis for each parameter of the move, so the number of
a move is simple arithmetic. Seats are counted clockwise from the acting seat, which is 0. Two or three cards
discarded together, and a card discarded for a dwarf, are named by their places in the hand, which is sorted by
kind; of equal cards the first places are used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from pyrite.game import moves as verbs
from pyrite.game.catalogue import BREAKS, FIRST_ACTION, FRONT_BITS, NAME, PIECES, REPAIRS, SPELLING, TOOLS
from pyrite.game.maze import grid_for
from pyrite.game.modules.toll.dwarfs import faced_cell
from pyrite.game.modules.toll.state import DWARFS, dwarfs_at
from pyrite.game.moves import DETAILS, NO_SEAT, VERB_BITS
from pyrite.game.setup import Rules
from pyrite.game.sides import LETTERS, letters
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.learn.actions.blocks import Block
from pyrite.learn.actions.hand_places import first_places, pack_places, packed_hand_places
from pyrite.learn.layout import parts_in_play
from pyrite.learn.window import Window

CHEST_COUNT: Final = 4
"""The number of chests in the maze (CHEST-1)."""

_EXTRA_CARDS_OF_CHESTS: Final = 4
"""Cards that chests can add to a hand: an extra draw, a robbed card, one of three, one of five (CHEST-6)."""

_TUNNELS_END: Final = verbs.LAY_TUNNEL + 1 << VERB_BITS
"""Moves from this number on lay no tunnel."""

_OUTSIDE: Final = -(1 << 40)
"""Stands for the first action of a cell outside the window; stays negative after adding a piece."""

_STATE_DEPENDENT: Final = frozenset({verbs.DISCARD_TWO, verbs.STAND_DWARF, verbs.ASK_TOLL})
"""Moves whose number depends on the hand or the table; for others it depends on the seat alone."""

MoveEncoder = Callable[[int, Table, int, bytes], int]
"""The number of a move within its block, from its details, the table, the acting seat and its hand places."""


class OutsideWindowError(Exception):
    """A legal move is outside the given window."""


def max_hand_size(rules: Rules) -> int:
    """The largest number of cards that a hand can hold."""
    return rules.hand_size + (_EXTRA_CARDS_OF_CHESTS if rules.chests else 0)


class ActionSpace:
    """The action space of a set-up and a window."""

    def __init__(self, rules: Rules, window: Window) -> None:
        self.window: Final = window
        self.blocks: Final[list[Block]] = []
        self.size = 0
        self.kinds: Final = tuple(sorted(set(rules.deck)))
        """The kinds of cards in the deck, in order."""
        self.hand_size: Final = max_hand_size(rules)
        self._encoders: dict[int, tuple[int, MoveEncoder]] = {}
        self._numbers: list[dict[int, int]] = [{} for _ in range(rules.players)]
        """For each seat a cache of move numbers that do not depend on the state."""
        self._rules = rules
        self._seats = rules.players
        grid = grid_for(rules.reach_of_deck)
        self.cells: Final = [window.number(*grid.at(cell)) for cell in range(grid.size)]
        """The number in the window of each cell of the board; -1 outside the window."""
        self._kind_place = {kind: place for place, kind in enumerate(self.kinds)}
        self._pieces = [piece for kind in self.kinds if kind < FIRST_ACTION for piece in PIECES[kind]]
        self._piece_place = bytearray(128)
        for place, piece in enumerate(self._pieces):
            self._piece_place[piece] = place
        self._cell_first = [_OUTSIDE if cell < 0 else cell * len(self._pieces) for cell in self.cells]
        self._pairs = list(combinations(range(self.hand_size), 2))
        self._multi_places = [*self._pairs, *combinations(range(self.hand_size), 3)]
        self._place_sets = {pack_places(*places): number for number, places in enumerate(self._multi_places)}
        self._first_multi_pass = 0
        self._repairs = [kind for kind in self.kinds if kind in REPAIRS]
        self._goals = len(rules.goal_cells)
        self._add_base_blocks(rules)
        for part in parts_in_play(rules):
            if part in PART_BLOCKS:
                PART_BLOCKS[part](self, rules)

    def __reduce__(self) -> tuple[type[ActionSpace], tuple[Rules, Window]]:
        """Copies are made again from the rules and the window."""
        return ActionSpace, (self._rules, self.window)

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

    def encode_moves(self, table: Table, seat: int, own: Private, legal: list[int]) -> list[int]:
        """The numbers of the legal moves of a seat; raise `OutsideWindowError` if one is outside the window."""
        cells, pieces, cache = self._cell_first, self._piece_place, self._numbers[seat]
        found: list[int] = []
        places = b""
        for move in legal:
            tunnel = move < _TUNNELS_END  # the block of tunnels is the first
            number = cells[move >> 7] + pieces[move & 127] if tunnel else cache.get(move, -1)
            if number < 0:
                places = places or first_places(own.hand)
                number = self._encode(move, table, seat, places)
            found.append(number)
        return found

    def _encode(self, move: int, table: Table, seat: int, places: bytes) -> int:
        """The number of a move that is not cached; cached if it does not depend on the state."""
        verb, details = move >> VERB_BITS, move & DETAILS
        if verb == verbs.PASS and details >> 7 & 127:  # by far the most frequent, where allowed (S2-4)
            return self._first_multi_pass + self._place_sets[packed_hand_places(details, places)]
        first, encode = self._encoders[verb]
        place = encode(details, table, seat, places)
        if place < 0:
            raise OutsideWindowError(self._outside_message(move, table))
        if verb not in _STATE_DEPENDENT:
            self._numbers[seat][move] = first + place
        return first + place

    def _outside_message(self, move: int, table: Table) -> str:
        shift = 9 if move >> VERB_BITS == verbs.STAND_DWARF else 0 if move >> VERB_BITS == verbs.ROCKFALL else 7
        x, y = table.maze.grid.at((move & DETAILS) >> shift)
        west, east, north, south = self.window
        return (
            f"A legal move is at ({x}, {y}), outside the window of columns {west} to {east} and rows {north} to "
            f"{south}. Give a wider window=, none at all for one that no game leaves, or outside='truncate'."
        )

    # ------------------------------------------------------------ the blocks

    def add(self, name: str, verb: int, encode: MoveEncoder, **axes: Sequence[Any]) -> None:
        """Add the block of a verb, unless another part has added it."""
        if verb in self._encoders:
            return
        block = Block(name, self.size, tuple((axis, tuple(values)) for axis, values in axes.items()))
        self.blocks.append(block)
        self._encoders[verb] = (block.first, encode)
        self.size += block.size

    def _add_base_blocks(self, rules: Rules) -> None:
        """Add the commands of the base game, in the order of their verbs."""
        cells = [self.window.at(number) for number in range(self.window.cells)]
        seats, goals = range(self._seats), range(self._goals)
        spelt = [SPELLING[piece] for piece in self._pieces]
        self.add("lay tunnel", verbs.LAY_TUNNEL, self._lay_tunnel, cell=cells, tunnel=spelt)
        self.add("read map", verbs.READ_MAP, identity, goal=goals)
        self.add("rockfall", verbs.ROCKFALL, self._rockfall, cell=cells)
        self.add("sabotage", verbs.SABOTAGE, self._sabotage, tool=TOOLS, seat=seats)
        repairs = [NAME[kind] for kind in self._repairs]
        self.add("repair", verbs.REPAIR, self._repair, card=repairs, seat=seats, tool=TOOLS)
        kinds = [NAME[kind] for kind in self.kinds]
        several = self._multi_places if rules.max_passed > 1 else []
        self._first_multi_pass = self.size + len(kinds)
        self.add("pass", verbs.PASS, self._pass, cards=[*kinds, *several])
        self.add("turn goal", verbs.TURN_GOAL, identity, goal=goals)
        self.add("lay goal", verbs.LAY_GOAL, identity, tunnel=[letters(sides) for sides in range(16)])
        if rules.gold_cards:
            self.add("take gold", verbs.TAKE_GOLD, _minus_one, nuggets=(1, 2, 3))

    # ------------------------------------------------------------ the blocks of parts

    def add_saboteur2(self, rules: Rules) -> None:
        """Thefts, cards for a player, discarding two for another, and stealing at the end."""
        seats = range(self._seats)
        self.add("plan theft", verbs.PLAN_THEFT, identity)
        for name, verb in (
            ("hands off", verbs.HANDS_OFF),
            ("trapped", verbs.TRAP),
            ("free", verbs.FREE),
            ("inspection", verbs.INSPECT),
            ("hat swap", verbs.SWAP_HATS),
            ("hand swap", verbs.SWAP_HANDS),
        ):
            self.add(name, verb, self._seat, seat=seats)
        self.add(
            "discard two",
            verbs.DISCARD_TWO,
            self._discard_two,
            seat=range(self._seats if rules.discard_two_for_all else 1),
            front=[NAME[kind] for kind in FRONT_BITS],
            places=self._pairs,
        )
        self.add("steal", verbs.STEAL, self._victim, seat=seats)

    def add_chests(self, rules: Rules) -> None:
        """Looking in a chest and opening one, and the choices that chests bring."""
        seats, chests = range(self._seats), range(CHEST_COUNT)
        self.add("look in chest", verbs.LOOK_IN_CHEST, identity, chest=chests)
        self.add("open chest", verbs.OPEN_CHEST, identity, chest=chests)
        self.add("move goal", verbs.MOVE_GOAL, identity, goal=range(self._goals))
        self.add("rob hand", verbs.ROB_HAND, self._seat, seat=seats)
        self.add("look at role", verbs.LOOK_AT_ROLE, self._seat, seat=seats)
        self._add_keep_card()

    def add_trove(self, rules: Rules) -> None:
        """Searching the discard pile."""
        self.add("trove", verbs.SEARCH_TROVE, identity)
        self._add_keep_card()

    def _add_keep_card(self) -> None:
        self.add("keep card", verbs.KEEP_CARD, self._keep_card, card=[NAME[kind] for kind in self.kinds])

    def add_detour(self, rules: Rules) -> None:
        """Moving the tunnel that was laid last."""
        cells = [self.window.at(number) for number in range(self.window.cells)]
        self.add("detour", verbs.DETOUR, self._detour, cell=cells, turned=(False, True))

    def add_goal_swap(self, rules: Rules) -> None:
        """Picking up two goals and putting them back."""
        goals = range(self._goals)
        self.add("goal swap", verbs.SWAP_GOALS, self._two_goals, one=goals, other=goals)
        self.add("put goals back", verbs.PUT_GOALS_BACK, identity, swapped=(False, True))

    def add_toll(self, rules: Rules) -> None:
        """Placing a dwarf, asking another to pay a toll, and the answer."""
        cells = [self.window.at(number) for number in range(self.window.cells)]
        places, seats = range(self.hand_size), range(self._seats)
        self.add("stand dwarf", verbs.STAND_DWARF, self._stand_dwarf, cell=cells, side=LETTERS, place=places)
        self.add("ask for toll", verbs.ASK_TOLL, self._ask_toll, dwarf=range(DWARFS), seat=seats)
        self.add("answer toll", verbs.ANSWER_TOLL, identity, pay=(False, True))

    # ------------------------------------------------------------ encoders: the number of a move within its block

    def _lay_tunnel(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self._cell_first[details >> 7] + self._piece_place[details & 127]

    def _detour(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """The card needs no axis: it is the one laid last, which everybody sees (WC-23)."""
        return self.cells[details >> 7] * 2 + (details & 1)

    def _rockfall(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self.cells[details]

    def _relative(self, other: int, seat: int) -> int:
        return (other - seat) % self._seats

    def _seat(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self._relative(details, seat)

    def _victim(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """Seat 0, the acting seat itself, means not stealing (S2-27)."""
        return 0 if details == NO_SEAT else self._relative(details, seat)

    def _sabotage(self, details: int, table: Table, seat: int, places: bytes) -> int:
        tool = BREAKS[details >> 4].bit_length() - 1
        return tool * self._seats + self._relative(details & 15, seat)

    def _repair(self, details: int, table: Table, seat: int, places: bytes) -> int:
        card = self._repairs.index(details >> 6)
        return (card * self._seats + self._relative(details >> 2 & 15, seat)) * len(TOOLS) + (details & 3)

    def _two_goals(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return (details >> 4) * self._goals + (details & 15)

    def _pass(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """A single card; `_encode` handles several."""
        return self._kind_place[details >> 14]

    def _discard_two(self, details: int, table: Table, seat: int, places: bytes) -> int:
        front = self._relative(details >> 17, seat) * len(FRONT_BITS) + (details >> 14 & 7)
        pair = self._place_sets[packed_hand_places((details & 0x3FFF) << 7, places)]
        return front * len(self._pairs) + pair

    def _stand_dwarf(self, details: int, table: Table, seat: int, places: bytes) -> int:
        end = self.cells[details >> 9] * len(LETTERS) + (details >> 7 & 3)
        return end * self.hand_size + places[details & 127]

    def _ask_toll(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """A cell is identified by the first dwarf that faces it."""
        dwarf = dwarf_facing(table, details >> 4)
        return dwarf * self._seats + self._relative(details & 15, seat)

    def _keep_card(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self._kind_place[details]


def identity(details: int, table: Table, seat: int, places: bytes) -> int:
    """The details are the number."""
    return details


def _minus_one(details: int, table: Table, seat: int, places: bytes) -> int:
    return details - 1


def dwarf_facing(table: Table, cell: int) -> int:
    """The dwarf that faces a cell, the first if both do; NOBODY if none does."""
    for number, (_, at, side) in enumerate(dwarfs_at(table)):
        if faced_cell(table, at, side) == cell:
            return number
    return NOBODY


def _add_change_of_direction(actions: ActionSpace, rules: Rules) -> None:
    actions.add("change of direction", verbs.CHANGE_DIRECTION, identity)


def _add_path_specialist(actions: ActionSpace, rules: Rules) -> None:
    actions.add("path specialist", verbs.CALL_SPECIALIST, identity)


def _add_veto(actions: ActionSpace, rules: Rules) -> None:
    actions.add("veto", verbs.VETO, identity)
    actions.add("let pass", verbs.LET_PASS, identity)


PART_BLOCKS: Final[dict[str, Callable[[ActionSpace, Rules], None]]] = {
    "saboteur2": ActionSpace.add_saboteur2,
    "change_of_direction": _add_change_of_direction,
    "chests": ActionSpace.add_chests,
    "detour": ActionSpace.add_detour,
    "goal_swap": ActionSpace.add_goal_swap,
    "path_specialist": _add_path_specialist,
    "toll": ActionSpace.add_toll,
    "trove": ActionSpace.add_trove,
    "veto": _add_veto,
}
"""Adds the commands of each part that has any."""
