"""Encodes the state that the core keeps for modules (`module_fields.CHANGES`), and cards in front of seats."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import BREAKS, FRONT_BITS, NAME, ROLES
from pyrite.game.maze import grid_for
from pyrite.game.moves import VERB_BITS, card_of
from pyrite.game.rules import Rules
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.learn.observation.fields import Field, first_of, places_of, roles_of
from pyrite.learn.targets import target_bits

_MAX_BYTE: Final = 255
_MORE_FRONTS: Final = [kind for kind in FRONT_BITS if kind not in BREAKS]


class ModuleEncoder:
    """Encodes the fields of modules in play; fields of other modules are at -1."""

    def __init__(self, rules: Rules, fields: dict[str, Field], kinds: bytearray) -> None:
        self._seats: int = rules.players
        self._kinds = kinds
        """The place of each kind of card among those of the deck."""
        roles = roles_of(rules)
        self._role_places: list[int] = [roles.index(role) if role in roles else 0 for role in ROLES]
        """The place of each role in the field of former roles."""
        names = [NAME[kind] for kind in _MORE_FRONTS]
        places = zip(_MORE_FRONTS, places_of(fields, "{} in front", names), strict=True)
        self._fronts: list[tuple[int, int]] = [
            (FRONT_BITS[kind], first) for kind, (first, _) in places if first >= 0
        ]
        """Cards in front of seats: the bit of each, and where its field begins."""
        self._tokens: int = first_of(fields, "tokens")
        self._role_changes: int = first_of(fields, "role changes")
        self._former: int = first_of(fields, "own former roles")
        self._inspections: int = first_of(fields, "inspections")
        grid = grid_for(rules.reach_of_deck)
        self._width: int = grid.width
        self._goal_columns: list[int] = [grid.cell(x, y) % grid.width for x, y in rules.goal_cells]
        """The column of the board where each goal is dealt."""
        self._moved_goals: int = first_of(fields, "moved goals")
        self._direction: int = first_of(fields, "direction")
        self._lifted: int = first_of(fields, "cards lifted")
        self._find_targets(rules, fields)

    def _find_targets(self, rules: Rules, fields: dict[str, Field]) -> None:
        """Find the fields of the card in play, and the target in the move of each card."""
        self._card_in_play: int = first_of(fields, "card in play")
        self._verb_in_play: int = first_of(fields, "verb in play")
        self._goal_targets: int = first_of(fields, "goals in play")
        self._seat_targets: int = first_of(fields, "seats in play")
        self._chest_targets: int = first_of(fields, "chests in play")
        self._seat_bits: dict[int, tuple[int, int]] = target_bits(rules, "seat")
        self._goal_bits: dict[int, tuple[int, int]] = target_bits(rules, "goal")
        self._two_goals_bits: dict[int, tuple[int, int]] = target_bits(rules, "goals")
        self._chest_bits: dict[int, tuple[int, int]] = target_bits(rules, "chest")

    def write(self, out: bytearray, start: int, table: Table, own: Private, relative: bytearray) -> None:
        """Write all fields of a vector that begins at ``start``."""
        if self._direction >= 0:
            out[start + self._direction] = table.direction == 1
        if self._lifted >= 0:
            for kind in own.lifted:
                out[start + self._lifted + self._kinds[kind]] += 1
        if self._fronts:
            self._write_fronts(out, start, table, relative)
        if self._moved_goals >= 0:
            self._write_moved_goals(out, start, table)
        if self._role_changes >= 0:
            self._write_role_changes(out, start, table, own, relative)
        if self._tokens >= 0:
            self._write_tokens(out, start, table, relative)
        if self._inspections >= 0:
            self._write_inspections(out, start, table, relative)
        if table.in_play != NOBODY and self._verb_in_play >= 0:
            self._write_card_in_play(out, start, table, relative)

    def _write_fronts(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """Cards in front of seats besides broken tools."""
        for bit, first in self._fronts:
            for other in range(self._seats):
                if table.fronts[other] & bit:
                    out[start + first + relative[other]] = 1

    def _write_role_changes(
        self, out: bytearray, start: int, table: Table, own: Private, relative: bytearray
    ) -> None:
        """How often each seat changed roles, and the former roles of this one."""
        for other, _ in table.role_changes:
            out[start + self._role_changes + relative[other]] += 1
        for role, _ in own.former:
            out[start + self._former + self._role_places[role]] = 1

    def _write_tokens(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """Tokens, and tokens owed."""
        for other, tokens in enumerate(table.tokens):
            if tokens:
                out[start + self._tokens + 2 * relative[other] + (tokens < 0)] = min(abs(tokens), _MAX_BYTE)

    def _write_inspections(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """Inspections of all seats, which are public (INFO-1)."""
        for whose, other, _, changes in table.inspections:
            if changes == table.changes_of(other):
                out[start + self._inspections + relative[whose] * self._seats + relative[other]] = 1

    def _write_moved_goals(self, out: bytearray, start: int, table: Table) -> None:
        """How far each goal was moved to the east (CHEST-5)."""
        first, columns, width, cells = start + self._moved_goals, self._goal_columns, self._width, table.goal_cells
        for goal in range(len(cells)):
            cell: int = cells[goal]
            column: int = columns[goal]
            out[first + goal] = cell % width - column

    def _write_card_in_play(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """The card in play and its target, which are public (WC-19b); its cell is a mark on the boards."""
        move, verb = table.in_play, table.in_play >> VERB_BITS
        out[start + self._verb_in_play + verb] = 1
        out[start + self._card_in_play + self._kinds[card_of(move)]] = 1
        if verb in self._seat_bits:
            shift, mask = self._seat_bits[verb]
            out[start + self._seat_targets + relative[move >> shift & mask]] = 1
        elif verb in self._goal_bits:
            shift, mask = self._goal_bits[verb]
            out[start + self._goal_targets + (move >> shift & mask)] = 1
        elif verb in self._two_goals_bits:
            shift, mask = self._two_goals_bits[verb]
            goals = move >> shift & mask
            out[start + self._goal_targets + (goals >> 4)] = 1
            out[start + self._goal_targets + (goals & 15)] = 1
        elif verb in self._chest_bits:
            shift, mask = self._chest_bits[verb]
            out[start + self._chest_targets + (move >> shift & mask)] = 1
