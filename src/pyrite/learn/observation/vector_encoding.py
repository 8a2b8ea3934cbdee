"""Encodes the vector of an observation: what a seat knows besides the maze, in the layout of `fields`."""

from __future__ import annotations

from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.catalogue import FRONT_BITS, KIND
from pyrite.game.knowledge import Faces
from pyrite.game.legal import is_asked
from pyrite.game.moves import CHEST, DETAILS, VERB_BITS, card_of
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.game.toll import faced_cell
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.fields import (
    CHEST_FACES,
    CHEST_FIELDS,
    GOAL_FACES,
    GOAL_FIELDS,
    SEAT_FIELD,
    SEAT_FIELDS,
    fields_of,
)

_MAX_BYTE: Final = 255

_GOAL_FACE: Final = {KIND[name]: place for place, name in enumerate(GOAL_FACES)}
_CHEST_FACE: Final = {KIND[name]: place for place, name in enumerate(CHEST_FACES)}
_EACH_GOAL: Final = len(GOAL_FIELDS)
_EACH_CHEST: Final = len(CHEST_FIELDS)
_SURE: Final = len(GOAL_FACES)
_MAYBE: Final = 2 * len(GOAL_FACES)
_COLUMNS_MOVED: Final = GOAL_FIELDS.index("columns moved")
_PICKED_UP: Final = GOAL_FIELDS.index("times picked up for a swap")
_GOAL_CHOICE: Final = GOAL_FIELDS.index("may be chosen")
_GOAL_TARGET: Final = GOAL_FIELDS.index("target of the card in play")
_CHEST_SEEN: Final = len(CHEST_FACES) + 10
_CHEST_CHOICE: Final = CHEST_FIELDS.index("may be chosen")
_CHEST_TARGET: Final = CHEST_FIELDS.index("target of the card in play")
_EACH_SEAT: Final = len(SEAT_FIELDS)
_FRONTS: Final = SEAT_FIELD["cards in hand"] + 1
_FRONT_KINDS: Final = len(FRONT_BITS)
_ROLE: Final = SEAT_FIELD["known to be digger"] - 1
_GOLD_CARDS: Final = SEAT_FIELD["gold cards"]
_TOKENS: Final = SEAT_FIELD["tokens"]
_OWED: Final = SEAT_FIELD["tokens owed"]
_HAS_TURN: Final = SEAT_FIELD["has the turn"]
_IS_ASKED: Final = SEAT_FIELD["is asked"]
_SEAT_CHOICE: Final = SEAT_FIELD["may be chosen"]
_BEGAN: Final = SEAT_FIELD["began the round"]
_JOINED: Final = SEAT_FIELD["joined the gold"]
_ASKED_TOLL: Final = SEAT_FIELD["asked for toll this turn"]
_ORDER_OF_THEFT: Final = SEAT_FIELD["order of theft"]
_ROLE_CHANGES: Final = SEAT_FIELD["role changes"]
_OWNS_DWARF: Final = SEAT_FIELD["owns dwarf 0"]
_PAYS_DWARF: Final = SEAT_FIELD["pays the toll of dwarf 0"]
_SEAT_TARGET: Final = SEAT_FIELD["target of the card in play"]
_WON: Final = SEAT_FIELD["won the game"]
_OUT: Final = SEAT_FIELD["out of the round"]

_SEAT_TARGETS: Final = {
    verbs.SABOTAGE: 0,
    verbs.REPAIR: 2,
    **dict.fromkeys(
        (verbs.HANDS_OFF, verbs.TRAP, verbs.FREE, verbs.INSPECT, verbs.SWAP_HATS, verbs.SWAP_HANDS), 0
    ),
}
"""For moves with a target seat: how many bits the seat is shifted in the details."""

_ASKS_FOR_SEATS: Final = frozenset({verbs.WHICH_VICTIM, verbs.WHICH_HAND, verbs.WHICH_ROLE})
_ASKS_FOR_GOALS: Final = frozenset({verbs.WHICH_GOAL, verbs.WHICH_WAY, verbs.WHICH_MOVE})


class VectorEncoder:
    """Encodes the vectors of one set-up."""

    def __init__(self, rules: Rules, actions: ActionSpace) -> None:
        self.fields: Final = fields_of(rules, actions)
        self.size: Final = sum(field.size for field in self.fields.values())
        first = {name: field.first for name, field in self.fields.items()}
        self._question = first["question"]
        self._progress_at = first["progress"]
        self._role = first["own role"]
        self._former = first["own former roles"]
        self._hand = first["hand"]
        self._by_place = first["hand by place"]
        self._lifted = first["cards lifted"]
        self._discarded = first["own discards"]
        self._pile = first["discard pile seen"]
        self._own_gold = first["own gold cards"]
        self._offer = first["gold cards offered"]
        self._looks_at, self._each_look = first["looks"], self.fields["looks"].each
        self._inspections_at = first["inspections"]
        self._goals_at = first["goals"]
        self._chests_at = first["chests"]
        self._effects = first["chest effects to come"]
        self._card_in_play = first["card in play"]
        self._verb_in_play = first["verb in play"]
        seats = rules.players
        self._seats = seats
        self._around = [
            [first["seats"] + (other - seat) % seats * _EACH_SEAT for other in range(seats)]
            for seat in range(seats)
        ]
        """For each seat: where the numbers of each seat start, counted from this one."""
        self._kinds = bytearray(128)
        for place, kind in enumerate(actions.kinds):
            self._kinds[kind] = place

    def encode(self, table: Table, seat: int, own: Private, seen: list[Faces]) -> bytearray:
        """The vector of a seat, as numbers from 0 to 255."""
        out = bytearray(self.size)
        around = self._around[seat]
        self._write_progress(out, table, seat, own)
        self._write_own(out, own)
        self._write_all_seats(out, table, seat, own, around)
        self._write_seat_flags(out, table, around)
        self._write_goals(out, table, seen)
        if table.looks or table.inspections:
            self._write_looks(out, table, seat)
        if table.dwarfs:
            self._write_dwarfs(out, table, around)
        if table.rules.chests:
            self._write_chests(out, table, own)
        if table.choices:
            self._write_choices(out, table, around)
        if table.in_play != NOBODY:
            self._write_card_in_play(out, table, around)
        return out

    def _write_progress(self, out: bytearray, table: Table, seat: int, own: Private) -> None:
        """The progress of the game, the discard pile and chest effects to come."""
        out[self._question + table.question] = 1
        first = self._progress_at  # in the order of PROGRESS_FIELDS
        out[first] = is_asked(table, seat, own)
        out[first + 1] = ROUNDS - table.round
        out[first + 2] = min(table.turn, _MAX_BYTE)
        out[first + 3] = table.deck
        out[first + 4] = len(table.discard)
        out[first + 5] = table.gold_pile
        out[first + 6] = table.drafted
        out[first + 7] = table.direction == 1
        out[first + 8] = max(0, table.specialist - 1)
        out[first + 9] = own.forced_pass
        out[first + 10] = table.no_maps
        out[first + 11] = table.special_used
        out[first + 12] = table.dwarfs_left
        out[first + 13] = table.draws
        out[first + 14] = table.no_draw
        out[first + 15] = table.gold_reached
        first, kinds, discard = self._pile, self._kinds, table.discard
        for place in range(len(discard)):
            if discard[place]:  # 0 for a card that not all have seen
                at = first + kinds[discard[place]]
                out[at] = out[at] + 1
        for found in table.effects:
            out[self._effects + found] += 1

    def _write_own(self, out: bytearray, own: Private) -> None:
        """The role, hand, discards and gold of the observing seat."""
        out[self._role + own.role] = 1
        for role, _ in own.former:
            out[self._former + role] = 1
        hand, kinds, by_place = own.hand, self._kinds, self._by_place
        for place in range(len(hand)):
            kind = kinds[hand[place]]
            at = self._hand + kind
            out[at] = out[at] + 1
            out[by_place + place] = kind + 1
        for kind in own.lifted:
            out[self._lifted + kinds[kind]] += 1
        for kind in own.discarded:
            at = self._discarded + kinds[kind]
            out[at] = out[at] + 1
        gold = own.gold
        for place in range(len(gold)):
            at = self._own_gold + gold[place] - 1
            out[at] = out[at] + 1
        for nuggets in own.offer:
            out[self._offer + nuggets - 1] += 1

    def _write_all_seats(self, out: bytearray, table: Table, seat: int, own: Private, around: list[int]) -> None:
        """Cards in front of each seat, its gold, and its role if known."""
        hands, fronts, gold_cards, tokens = table.hands, table.fronts, table.gold_cards, table.tokens
        for other in range(self._seats):
            at = around[other]
            out[at] = hands[other]
            out[at + _GOLD_CARDS] = gold_cards[other]
            out[at + _OUT] = table.out >> other & 1
            if fronts[other]:
                for bit in range(_FRONT_KINDS):
                    out[at + _FRONTS + bit] = fronts[other] >> bit & 1
            if tokens[other]:
                out[at + (_TOKENS if tokens[other] > 0 else _OWED)] = min(abs(tokens[other]), _MAX_BYTE)
        for order, other in enumerate(table.thefts):
            out[around[other] + _ORDER_OF_THEFT] = 1 + order
        for other, _ in table.role_changes:
            out[around[other] + _ROLE_CHANGES] += 1
        if table.roles:  # revealed at the end of the round
            for other, role in enumerate(table.roles):
                out[around[other] + _ROLE + role] = 1
            return
        if own.role:
            out[around[seat] + _ROLE + own.role] = 1
        if own.inspections:
            self._write_seen_roles(out, table, seat, own, around)

    @staticmethod
    def _write_seen_roles(out: bytearray, table: Table, seat: int, own: Private, around: list[int]) -> None:
        """Roles of others as last seen, unless they changed since (S2-15)."""
        last = {whose: (role, changes) for whose, role, _, changes in own.inspections if whose != seat}
        for whose, (role, changes) in last.items():
            if role and changes == table.changes_of(whose):
                out[around[whose] + _ROLE + role] = 1

    def _write_seat_flags(self, out: bytearray, table: Table, around: list[int]) -> None:
        """Flags that apply to few seats, such as whose turn it is; all are public."""
        if table.to_move != NOBODY:
            out[around[table.to_move] + _HAS_TURN] = 1
        if table.first != NOBODY:
            out[around[table.first] + _BEGAN] = 1
        if table.finisher != NOBODY:
            out[around[table.finisher] + _JOINED] = 1
        if table.asked != NOBODY:
            out[around[table.asked] + _IS_ASKED] = 1
        elif table.question == verbs.WHETHER_VETO:
            for other in table.choices:
                out[around[other] + _IS_ASKED] = 1
        if table.toll_asked:
            for other in range(self._seats):
                out[around[other] + _ASKED_TOLL] = table.toll_asked >> other & 1
        for other in table.winners:
            out[around[other] + _WON] = 1

    def _write_looks(self, out: bytearray, table: Table, seat: int) -> None:
        """Looks and inspections of all seats, which are public (INFO-1)."""
        goals, seats = len(table.goal_cells), self._seats
        for whose, goal_or_chest, _ in table.looks:
            place = goal_or_chest if goal_or_chest < CHEST else goals + goal_or_chest - CHEST
            at = self._looks_at + (whose - seat) % seats * self._each_look + place
            out[at] = out[at] + 1
        for whose, other, _, changes in table.inspections:
            if changes == table.changes_of(other):
                out[self._inspections_at + (whose - seat) % seats * seats + (other - seat) % seats] = 1

    @staticmethod
    def _write_dwarfs(out: bytearray, table: Table, around: list[int]) -> None:
        """Owners of dwarfs, and seats that pay their toll."""
        for number, (owner, cell, side) in enumerate(table.dwarfs):
            out[around[owner] + _OWNS_DWARF + number] = 1
            payer = table.toll_payers.get(faced_cell(table, cell, side), NOBODY)
            if payer != NOBODY:
                out[around[payer] + _PAYS_DWARF + number] = 1

    def _write_goals(self, out: bytearray, table: Table, seen: list[Faces]) -> None:
        """Knowledge of each goal; with chests one may have moved (CHEST-5)."""
        first = self._goals_at
        face_up = table.goal_faces
        for goal, faces in enumerate(seen):
            if face_up[goal]:
                out[first + goal * _EACH_GOAL + _GOAL_FACE[face_up[goal]]] = 1
            elif faces:
                at = first + goal * _EACH_GOAL + (_SURE if len(faces) == 1 else _MAYBE)
                for face in faces:
                    if face:
                        out[at + _GOAL_FACE[face]] = 1
        if table.rules.chests:
            grid = table.maze.grid
            for goal, cell in enumerate(table.goal_cells):
                moved = grid.at(cell)[0] - table.rules.goal_cells[goal][0]
                out[first + goal * _EACH_GOAL + _COLUMNS_MOVED] = moved
        for _, one, other, _ in table.goal_swaps:
            out[first + one * _EACH_GOAL + _PICKED_UP] += 1
            out[first + other * _EACH_GOAL + _PICKED_UP] += 1

    def _write_chests(self, out: bytearray, table: Table, own: Private) -> None:
        """Chests in the maze, their contents, and what this seat has seen of them."""
        for chest, cell in enumerate(table.chest_cells):
            at = self._chests_at + chest * _EACH_CHEST
            out[at] = cell != NOBODY
            if table.chest_tunnels[chest]:
                out[at + 1 + _CHEST_FACE[table.chest_tunnels[chest]]] = 1
            if table.chests[chest]:
                out[at + len(CHEST_FACES) + table.chests[chest]] = 1
        for chest, tunnel, found, _ in own.chest_looks:
            at = self._chests_at + chest * _EACH_CHEST + _CHEST_SEEN
            out[at + 1 + _CHEST_FACE[tunnel]] = 1
            out[at + len(CHEST_FACES) + found] = 1

    def _write_choices(self, out: bytearray, table: Table, around: list[int]) -> None:
        """The choices of the current question: seats, or reached goals and chests."""
        if table.question in _ASKS_FOR_SEATS:
            for other in table.choices:
                out[around[other] + _SEAT_CHOICE] = 1
        elif table.question in _ASKS_FOR_GOALS:
            for goal_or_chest in table.choices:
                if goal_or_chest < CHEST:
                    out[self._goals_at + goal_or_chest * _EACH_GOAL + _GOAL_CHOICE] = 1
                else:
                    out[self._chests_at + (goal_or_chest - CHEST) * _EACH_CHEST + _CHEST_CHOICE] = 1

    def _write_card_in_play(self, out: bytearray, table: Table, around: list[int]) -> None:
        """The card in play and its target, which are public (WC-19b); its cell is a mark on the boards."""
        verb, details = table.in_play >> VERB_BITS, table.in_play & DETAILS
        out[self._verb_in_play + verb] = 1
        out[self._card_in_play + self._kinds[card_of(table.in_play)]] = 1
        if verb in _SEAT_TARGETS:
            out[around[details >> _SEAT_TARGETS[verb] & 15] + _SEAT_TARGET] = 1
        elif verb == verbs.READ_MAP:
            out[self._goals_at + details * _EACH_GOAL + _GOAL_TARGET] = 1
        elif verb == verbs.SWAP_GOALS:
            for goal in (details >> 4, details & 15):
                out[self._goals_at + goal * _EACH_GOAL + _GOAL_TARGET] = 1
        elif verb == verbs.LOOK_IN_CHEST:
            out[self._chests_at + details * _EACH_CHEST + _CHEST_TARGET] = 1
