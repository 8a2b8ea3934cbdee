"""Actions: every move of a set-up has one number, the same in every game.

Moves of one verb form a block. A block is a table with an axis for each thing that the move names, so the
number of a move is plain arithmetic. Seats are counted from the one that acts, clockwise: 0 is oneself.
Cards that are discarded two or three at a time, or for a dwarf, are named by their places in the hand, which
is kept in the order of kinds; of equal cards the first places are named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from pyrite.game import moves as verbs
from pyrite.game.catalogue import BREAKS, FIRST_ACTION, FRONT_BITS, NAME, PIECES, REPAIRS, SPELLING, TOOLS
from pyrite.game.maze import grid_for
from pyrite.game.moves import DETAILS, NO_SEAT, VERB_BITS
from pyrite.game.setup import Rules
from pyrite.game.sides import LETTERS, letters
from pyrite.game.state import Private
from pyrite.game.table import DWARFS, NOBODY, Table
from pyrite.game.toll import faced_cell
from pyrite.learn.actions.blocks import Block
from pyrite.learn.actions.hand_places import first_places, in_hand, together
from pyrite.learn.window import Window

MOST_CHESTS: Final = 4
"""Chests that lie in the maze (CHEST-1)."""

_CHESTS_MAY_ADD: Final = 4
"""Chests can make a hand grow: an extra draw, a robbed card, one of three, one of five (CHEST-6)."""

_TUNNELS_END: Final = verbs.LAY_TUNNEL + 1 << VERB_BITS
"""Moves from here on lay no tunnel."""

_FAR_OUT: Final = -(1 << 40)
"""In place of the first action of a cell that lies outside the window."""

_AS_IT_STANDS: Final = frozenset({verbs.DISCARD_TWO, verbs.STAND_DWARF, verbs.ASK_TOLL})
"""Moves whose number depends on the hand or on the table; of others it is the same for a seat for ever."""

Encoder = Callable[[int, Table, int, bytes], int]
"""The number of a move within its block, from its details and how things stand for the seat that acts."""


class OutsideWindowError(Exception):
    """A legal move lies outside the window that was asked for."""


def places_of(rules: Rules) -> int:
    """The most cards that a hand can ever hold."""
    return rules.hand_size + (_CHESTS_MAY_ADD if rules.chests else 0)


class Actions:
    """The space of actions of a set-up."""

    def __init__(self, rules: Rules, window: Window) -> None:
        self.window: Final = window
        self.blocks: Final[list[Block]] = []
        self.size = 0
        self.kinds: Final = tuple(sorted(set(rules.deck)))
        """The kinds of cards that a hand can hold, in order."""
        self.places: Final = places_of(rules)
        self._encoders: dict[int, tuple[int, Encoder]] = {}
        self._known: list[dict[int, int]] = [{} for _ in range(rules.players)]
        """For each seat: the numbers of moves that were looked up once and stay as they are."""
        self._rules = rules
        self._seats = rules.players
        grid = grid_for(rules.reach_of_deck)
        self.cells: Final = [window.number(*grid.at(cell)) for cell in range(grid.size)]
        """The number in the window of each cell of the board; -1 for one outside."""
        self._kind_place = {kind: place for place, kind in enumerate(self.kinds)}
        self._pieces = [piece for kind in self.kinds if kind < FIRST_ACTION for piece in PIECES[kind]]
        self._piece_place = bytearray(128)
        for place, piece in enumerate(self._pieces):
            self._piece_place[piece] = place
        self._cell_first = [_FAR_OUT if cell < 0 else cell * len(self._pieces) for cell in self.cells]
        self._pairs = list(combinations(range(self.places), 2))
        self._more = [*self._pairs, *combinations(range(self.places), 3)]
        self._several = {together(*places): number for number, places in enumerate(self._more)}
        self._several_passed = 0
        self._repairs = [kind for kind in self.kinds if kind in REPAIRS]
        self._goals = len(rules.goal_cells)
        self._lay_out(rules)

    def __reduce__(self) -> tuple[type[Actions], tuple[Rules, Window]]:
        """All of it follows from the rules and the window."""
        return Actions, (self._rules, self.window)

    def block(self, name: str) -> Block:
        """A block by its name."""
        return next(block for block in self.blocks if block.name == name)

    def meaning(self, action: int) -> tuple[str, dict[str, Any]]:
        """What an action stands for: the name of its block, and what it names.

        >>> from pyrite.game import SetUp
        >>> from pyrite.learn.window import NEAR
        >>> Actions(Rules(SetUp(3)), NEAR).meaning(0)
        ('lay tunnel', {'cell': (-6, -9), 'tunnel': 'NS'})
        """
        block = next(each for each in reversed(self.blocks) if each.first <= action)
        return block.name, block.meaning(action)

    def numbers(self, table: Table, seat: int, own: Private, legal: list[int]) -> list[int]:
        """The number of each legal move of a seat; raise `OutsideWindowError` if one lies outside the window."""
        cells, pieces, known = self._cell_first, self._piece_place, self._known[seat]
        found: list[int] = []
        places = b""
        for move in legal:
            tunnel = move < _TUNNELS_END  # their block is the first
            number = cells[move >> 7] + pieces[move & 127] if tunnel else known.get(move, -1)
            if number < 0:
                places = places or first_places(own.hand)
                number = self._number(move, table, seat, places)
            found.append(number)
        return found

    def _number(self, move: int, table: Table, seat: int, places: bytes) -> int:
        """The number of a move that is not known yet; noted if it is the same for this seat for ever."""
        verb, details = move >> VERB_BITS, move & DETAILS
        if verb == verbs.PASS and details >> 7 & 127:  # by far the most where they are allowed (S2-4)
            return self._several_passed + self._several[in_hand(details, places)]
        first, encode = self._encoders[verb]
        place = encode(details, table, seat, places)
        if place < 0:
            raise OutsideWindowError(self._where(move, table))
        if verb not in _AS_IT_STANDS:
            self._known[seat][move] = first + place
        return first + place

    def _where(self, move: int, table: Table) -> str:
        shift = 9 if move >> VERB_BITS == verbs.STAND_DWARF else 0 if move >> VERB_BITS == verbs.ROCKFALL else 7
        x, y = table.maze.grid.at((move & DETAILS) >> shift)
        west, east, north, south = self.window
        return (
            f"A legal move lies at ({x}, {y}), outside the window of columns {west} to {east} and rows {north} to "
            f"{south}. Give a wider window=, none at all for one that is never left, or outside='truncate'."
        )

    # ------------------------------------------------------------ the blocks

    def _add(self, name: str, verb: int, encode: Encoder, **axes: Sequence[Any]) -> None:
        block = Block(name, self.size, tuple((axis, tuple(values)) for axis, values in axes.items()))
        self.blocks.append(block)
        self._encoders[verb] = (block.first, encode)
        self.size += block.size

    def _lay_out(self, rules: Rules) -> None:
        """All blocks that this set-up can have, in the order of their verbs."""
        cells = [self.window.at(number) for number in range(self.window.cells)]
        seats, goals = range(self._seats), range(self._goals)
        held = {NAME[kind] for kind in self.kinds}
        spelt = [SPELLING[piece] for piece in self._pieces]
        self._add("lay tunnel", verbs.LAY_TUNNEL, self._laid, cell=cells, tunnel=spelt)
        self._add("read map", verbs.READ_MAP, _as_it_is, goal=goals)
        if rules.chests:
            self._add("look in chest", verbs.LOOK_IN_CHEST, _as_it_is, chest=range(MOST_CHESTS))
        self._add("rockfall", verbs.ROCKFALL, self._fallen, cell=cells)
        self._add("sabotage", verbs.SABOTAGE, self._sabotaged, tool=TOOLS, seat=seats)
        mending = [NAME[kind] for kind in self._repairs]
        self._add("repair", verbs.REPAIR, self._repaired, card=mending, seat=seats, tool=TOOLS)
        self._add_cards(held)
        if "detour" in held:
            self._add("detour", verbs.DETOUR, self._moved, cell=cells, turned=(False, True))
        self._add_discards(rules, cells)
        self._add_answers(rules)

    def _add_cards(self, held: set[str]) -> None:
        """Action cards that name a player, two goals, or nothing."""
        seats, goals = range(self._seats), range(self._goals)
        if "theft" in held:
            self._add("plan theft", verbs.PLAN_THEFT, _as_it_is)
        for name, verb in (
            ("hands off", verbs.HANDS_OFF),
            ("trapped", verbs.TRAP),
            ("free", verbs.FREE),
            ("inspection", verbs.INSPECT),
            ("hat swap", verbs.SWAP_HATS),
            ("hand swap", verbs.SWAP_HANDS),
        ):
            if name in held:
                self._add(name, verb, self._a_seat, seat=seats)
        if "goal swap" in held:
            self._add("goal swap", verbs.SWAP_GOALS, self._two_goals, one=goals, other=goals)
        for name, verb in (
            ("trove", verbs.SEARCH_TROVE),
            ("change of direction", verbs.CHANGE_DIRECTION),
            ("path specialist", verbs.CALL_SPECIALIST),
        ):
            if name in held:
                self._add(name, verb, _as_it_is)

    def _add_discards(self, rules: Rules, cells: Sequence[tuple[int, int]]) -> None:
        """What a turn can be spent on without playing a card."""
        kinds = [NAME[kind] for kind in self.kinds]
        several = self._more if rules.most_passed > 1 else []
        self._several_passed = self.size + len(kinds)
        self._add("pass", verbs.PASS, self._passed, cards=[*kinds, *several])
        if rules.saboteur2:
            seats = range(self._seats if rules.discard_two_for_all else 1)
            fronts = [NAME[kind] for kind in FRONT_BITS]
            self._add(
                "discard two",
                verbs.DISCARD_TWO,
                self._discarded_two,
                seat=seats,
                front=fronts,
                places=self._pairs,
            )
        if rules.toll:
            self._add(
                "stand dwarf",
                verbs.STAND_DWARF,
                self._stood,
                cell=cells,
                side=LETTERS,
                place=range(self.places),
            )
            seats = range(self._seats)
            self._add("ask for toll", verbs.ASK_TOLL, self._asked, dwarf=range(DWARFS), seat=seats)

    def _add_answers(self, rules: Rules) -> None:
        """Decisions within a turn or at a round's end."""
        seats, goals = range(self._seats), range(self._goals)
        self._add("turn goal", verbs.TURN_GOAL, _as_it_is, goal=goals)
        if rules.chests:
            self._add("open chest", verbs.OPEN_CHEST, _as_it_is, chest=range(MOST_CHESTS))
        self._add("lay goal", verbs.LAY_GOAL, _as_it_is, tunnel=[letters(sides) for sides in range(16)])
        if rules.gold_cards:
            self._add("take gold", verbs.TAKE_GOLD, _one_less, nuggets=(1, 2, 3))
        if rules.saboteur2:
            self._add("steal", verbs.STEAL, self._a_victim, seat=seats)
        if rules.veto:
            self._add("veto", verbs.VETO, _as_it_is)
            self._add("let pass", verbs.LET_PASS, _as_it_is)
        if "goal_swap" in rules.set_up.modules:
            self._add("put goals back", verbs.PUT_GOALS_BACK, _as_it_is, swapped=(False, True))
        if rules.chests or "trove" in rules.set_up.modules:
            kinds = [NAME[kind] for kind in self.kinds]
            self._add("keep card", verbs.KEEP_CARD, self._kept, card=kinds)
        if rules.toll:
            self._add("answer toll", verbs.ANSWER_TOLL, _as_it_is, pay=(False, True))
        if rules.chests:
            self._add("move goal", verbs.MOVE_GOAL, _as_it_is, goal=goals)
            self._add("rob hand", verbs.ROB_HAND, self._a_seat, seat=seats)
            self._add("look at role", verbs.LOOK_AT_ROLE, self._a_seat, seat=seats)

    # ------------------------------------------------------------ the number of a move within its block

    def _laid(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self._cell_first[details >> 7] + self._piece_place[details & 127]

    def _moved(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """Which card it is all can see: the one that was laid last (WC-23)."""
        return self.cells[details >> 7] * 2 + (details & 1)

    def _fallen(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self.cells[details]

    def _from_here(self, other: int, seat: int) -> int:
        return (other - seat) % self._seats

    def _a_seat(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self._from_here(details, seat)

    def _a_victim(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """Nobody steals from oneself, so that stands for leaving it (S2-27)."""
        return 0 if details == NO_SEAT else self._from_here(details, seat)

    def _sabotaged(self, details: int, table: Table, seat: int, places: bytes) -> int:
        tool = BREAKS[details >> 4].bit_length() - 1
        return tool * self._seats + self._from_here(details & 15, seat)

    def _repaired(self, details: int, table: Table, seat: int, places: bytes) -> int:
        card = self._repairs.index(details >> 6)
        return (card * self._seats + self._from_here(details >> 2 & 15, seat)) * len(TOOLS) + (details & 3)

    def _two_goals(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return (details >> 4) * self._goals + (details & 15)

    def _passed(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """One card; of several `_number` sees by itself."""
        return self._kind_place[details >> 14]

    def _discarded_two(self, details: int, table: Table, seat: int, places: bytes) -> int:
        front = self._from_here(details >> 17, seat) * len(FRONT_BITS) + (details >> 14 & 7)
        pair = self._several[in_hand((details & 0x3FFF) << 7, places)]
        return front * len(self._pairs) + pair

    def _stood(self, details: int, table: Table, seat: int, places: bytes) -> int:
        end = self.cells[details >> 9] * len(LETTERS) + (details >> 7 & 3)
        return end * self.places + places[details & 127]

    def _asked(self, details: int, table: Table, seat: int, places: bytes) -> int:
        """A cell is named by the first dwarf that faces it."""
        dwarf = guard_of(table, details >> 4)
        return dwarf * self._seats + self._from_here(details & 15, seat)

    def _kept(self, details: int, table: Table, seat: int, places: bytes) -> int:
        return self._kind_place[details]


def _as_it_is(details: int, table: Table, seat: int, places: bytes) -> int:
    return details


def _one_less(details: int, table: Table, seat: int, places: bytes) -> int:
    return details - 1


def guard_of(table: Table, cell: int) -> int:
    """Which dwarf faces a cell, the first if both do; NOBODY if none does."""
    for number, (_, at, side) in enumerate(table.dwarfs):
        if faced_cell(table, at, side) == cell:
            return number
    return NOBODY
