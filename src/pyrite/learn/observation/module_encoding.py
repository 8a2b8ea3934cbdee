"""Encodes what agents observe of modules besides their parts: state that the core keeps, and secrets.

The layout has these fields in `OWN_FIELDS`, `SHARED_FIELDS` and for questions (`fields`).
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import BREAKS, CHESTS, FRONT_BITS, KIND, ROLES
from pyrite.game.modules.chests.state import chests_at, looks_of
from pyrite.game.modules.goal_swap import swaps_at
from pyrite.game.moves import VERB_BITS, card_of
from pyrite.game.setup import Rules
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.game.thefts import thefts_at
from pyrite.learn.observation.fields import CHEST_FACES, CHEST_FIELDS, Field, roles_of
from pyrite.learn.targets import target_bits

_MAX_BYTE: Final = 255
_CHEST_FACE: Final = {KIND[name]: place for place, name in enumerate(CHEST_FACES)}
_EACH_CHEST: Final = len(CHEST_FIELDS)
_CHEST_SEEN: Final = len(CHEST_FACES) + len(CHESTS) - 1
_CHEST_TARGET: Final = CHEST_FIELDS.index("target of the card in play")
_BASE_FRONTS: Final = len(BREAKS)
_MORE_FRONTS: Final = len(FRONT_BITS) - len(BREAKS)


def first_of(fields: dict[str, Field], name: str) -> int:
    """Where a field begins; -1 if the set-up does not have it."""
    return fields[name].first if name in fields else -1


def each_of(fields: dict[str, Field], name: str) -> int:
    """How many numbers an item of a field has; 0 if the set-up does not have it."""
    return fields[name].each if name in fields else 0


class ModuleEncoder:
    """Encodes the fields of modules in play; fields of other modules are at -1."""

    def __init__(self, rules: Rules, fields: dict[str, Field], kinds: bytearray) -> None:
        self._seats: int = rules.players
        self._kinds = kinds
        """The place of each kind of card among those of the deck."""
        roles = roles_of(rules)
        self._role_places: list[int] = [roles.index(role) if role in roles else 0 for role in ROLES]
        """The place of each role in the field of former roles."""
        self._saboteur2: int = first_of(fields, "saboteur2: seats")
        self._each_saboteur2: int = each_of(fields, "saboteur2: seats")
        self._tokens: int = first_of(fields, "tokens")
        self._role_changes: int = first_of(fields, "role changes")
        self._former: int = first_of(fields, "own former roles")
        self._inspections: int = first_of(fields, "inspections")
        self._direction: int = first_of(fields, "change_of_direction: progress")
        self._moved_goals: int = first_of(fields, "chests: goals")
        self._chests_at: int = first_of(fields, "chests: chests")
        self._lifted: int = first_of(fields, "cards lifted")
        self._picked_up: int = first_of(fields, "goal_swap: goals") + each_of(fields, "goal_swap: goals") - 1
        self._each_swap: int = each_of(fields, "goal_swap: goals")
        self._find_targets(fields)

    def _find_targets(self, fields: dict[str, Field]) -> None:
        """Find the fields of the card in play, and the target in the move of each card."""
        self._card_in_play: int = first_of(fields, "card in play")
        self._verb_in_play: int = first_of(fields, "verb in play")
        self._goal_targets: int = first_of(fields, "goals in play")
        self._seat_targets: int = first_of(fields, "veto: seats")
        self._seat_bits: dict[int, tuple[int, int]] = target_bits("seat")
        self._goal_bits: dict[int, tuple[int, int]] = target_bits("goal")
        self._two_goals_bits: dict[int, tuple[int, int]] = target_bits("goals")
        self._chest_bits: dict[int, tuple[int, int]] = target_bits("chest")

    def encode(self, out: bytearray, table: Table, own: Private, relative: list[int]) -> None:
        """Write all fields."""
        if self._direction >= 0:
            out[self._direction] = table.direction == 1
        if self._lifted >= 0:
            for kind in own.lifted:
                out[self._lifted + self._kinds[kind]] += 1
        for _, one, other, _ in swaps_at(table):
            out[self._picked_up + one * self._each_swap] += 1
            out[self._picked_up + other * self._each_swap] += 1
        if self._saboteur2 >= 0:
            self._write_saboteur2(out, table, relative)
        if self._role_changes >= 0:
            self._write_role_changes(out, table, own, relative)
        if self._tokens >= 0:
            self._write_tokens(out, table, relative)
        if self._inspections >= 0:
            self._write_inspections(out, table, relative)
        if self._chests_at >= 0:
            self._write_chests(out, table, own)
        if table.in_play != NOBODY and self._verb_in_play >= 0:
            self._write_card_in_play(out, table, relative)

    def _write_saboteur2(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Thefts, trapped seats and the order of thefts."""
        first, each = self._saboteur2, self._each_saboteur2
        for other in range(self._seats):
            front = table.fronts[other] >> _BASE_FRONTS
            for bit in range(_MORE_FRONTS):
                out[first + relative[other] * each + bit] = front >> bit & 1
        for order, other in enumerate(thefts_at(table)):
            out[first + relative[other] * each + _MORE_FRONTS] = 1 + order

    def _write_role_changes(self, out: bytearray, table: Table, own: Private, relative: list[int]) -> None:
        """How often each seat changed roles, and the former roles of this one."""
        for other, _ in table.role_changes:
            out[self._role_changes + relative[other]] += 1
        for role, _ in own.former:
            out[self._former + self._role_places[role]] = 1

    def _write_tokens(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Tokens, and tokens owed."""
        for other, tokens in enumerate(table.tokens):
            if tokens:
                out[self._tokens + 2 * relative[other] + (tokens < 0)] = min(abs(tokens), _MAX_BYTE)

    def _write_inspections(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Inspections of all seats, which are public (INFO-1)."""
        for whose, other, _, changes in table.inspections:
            if changes == table.changes_of(other):
                out[self._inspections + relative[whose] * self._seats + relative[other]] = 1

    def _write_chests(self, out: bytearray, table: Table, own: Private) -> None:
        """Chests in the maze, their contents, what this seat has seen of them, and goals that have moved."""
        chests = chests_at(table)
        grid = table.maze.grid
        for goal, cell in enumerate(table.goal_cells):  # one may have moved (CHEST-5)
            out[self._moved_goals + goal] = grid.at(cell)[0] - table.rules.goal_cells[goal][0]
        for chest, cell in enumerate(chests.chest_cells):
            at = self._chests_at + chest * _EACH_CHEST
            out[at] = cell != NOBODY
            if chests.chest_tunnels[chest]:
                out[at + 1 + _CHEST_FACE[chests.chest_tunnels[chest]]] = 1
            if chests.chests[chest]:
                out[at + len(CHEST_FACES) + chests.chests[chest]] = 1
        for chest, tunnel, found, _ in looks_of(own):
            at = self._chests_at + chest * _EACH_CHEST + _CHEST_SEEN
            out[at + 1 + _CHEST_FACE[tunnel]] = 1
            out[at + len(CHEST_FACES) + found] = 1

    def _write_card_in_play(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """The card in play and its target, which are public (WC-19b); its cell is a mark on the boards."""
        move, verb = table.in_play, table.in_play >> VERB_BITS
        out[self._verb_in_play + verb] = 1
        out[self._card_in_play + self._kinds[card_of(move)]] = 1
        if verb in self._seat_bits and self._seat_targets >= 0:
            shift, mask = self._seat_bits[verb]
            out[self._seat_targets + relative[move >> shift & mask]] = 1
        elif verb in self._goal_bits and self._goal_targets >= 0:
            shift, mask = self._goal_bits[verb]
            out[self._goal_targets + (move >> shift & mask)] = 1
        elif verb in self._two_goals_bits and self._goal_targets >= 0:
            shift, mask = self._two_goals_bits[verb]
            goals = move >> shift & mask
            out[self._goal_targets + (goals >> 4)] = 1
            out[self._goal_targets + (goals & 15)] = 1
        elif verb in self._chest_bits and self._chests_at >= 0:
            shift, mask = self._chest_bits[verb]
            out[self._chests_at + (move >> shift & mask) * _EACH_CHEST + _CHEST_TARGET] = 1
