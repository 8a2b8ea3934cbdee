"""Observations: what a seat's view tells, as numbers. Nothing but the view is read (INFO-4)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pyrite.game import moves as verbs
from pyrite.game.catalogue import KIND
from pyrite.game.legal import is_asked
from pyrite.game.moves import CHEST, DETAILS, VERB_BITS, card_of
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import Private, View
from pyrite.game.table import NOBODY, Table
from pyrite.game.toll import faced_cell
from pyrite.learn.actions import Actions
from pyrite.learn.fields import (
    CHEST_FACES,
    CHEST_FIELDS,
    GOAL_FACES,
    GOAL_FIELDS,
    PLANES,
    SEAT_FIELD,
    SEAT_FIELDS,
    fields_of,
)
from pyrite.learn.knowledge import faces_seen
from pyrite.learn.planes import fill_planes

Numbers = npt.NDArray[Any]
_MOST: Final = 255


_GOAL_FACE: Final = {KIND[name]: place for place, name in enumerate(GOAL_FACES)}
_CHEST_FACE: Final = {KIND[name]: place for place, name in enumerate(CHEST_FACES)}
_SURE: Final = len(GOAL_FACES)
_MAYBE: Final = 2 * len(GOAL_FACES)
_GOAL_FIELD: Final = {name: place for place, name in enumerate(GOAL_FIELDS)}
_CHEST_FIELD: Final = {name: place for place, name in enumerate(CHEST_FIELDS)}
_CHEST_SEEN: Final = len(CHEST_FACES) + 10
_FRONTS: Final = SEAT_FIELD["cards in hand"] + 1
_FRONT_ROWS: Final = tuple(bytes(front >> bit & 1 for bit in range(5)) for front in range(32))
_ROLE: Final = SEAT_FIELD["known to be digger"] - 1
_GOLD_CARDS: Final = SEAT_FIELD["gold cards"]
_TOKENS: Final = SEAT_FIELD["tokens"]
_OWED: Final = SEAT_FIELD["tokens owed"]
_HAS_TURN: Final = SEAT_FIELD["has the turn"]
_IS_ASKED: Final = SEAT_FIELD["is asked"]
_MAY_BE_CHOSEN: Final = SEAT_FIELD["may be chosen"]
_BEGAN: Final = SEAT_FIELD["began the round"]
_JOINED: Final = SEAT_FIELD["joined the gold"]
_ASKED_TOLL: Final = SEAT_FIELD["asked for toll this turn"]
_WON: Final = SEAT_FIELD["won the game"]

_SEAT_TARGETS: Final = {
    verbs.SABOTAGE: 0,
    verbs.REPAIR: 2,
    **dict.fromkeys(
        (verbs.HANDS_OFF, verbs.TRAP, verbs.FREE, verbs.INSPECT, verbs.SWAP_HATS, verbs.SWAP_HANDS), 0
    ),
}
"""How far to the right the seat lies in the details of a move that names one."""

_ASKS_FOR_SEATS: Final = frozenset({verbs.WHICH_VICTIM, verbs.WHICH_HAND, verbs.WHICH_ROLE})


class Observer:
    """Turns views of one set-up into observations of one size: the planes of the window, then the vector."""

    def __init__(self, rules: Rules, actions: Actions) -> None:
        self.actions: Final = actions
        self.fields: Final = fields_of(rules, actions)
        window = actions.window
        self.planes_shape: Final = (window.rows, window.columns, len(PLANES))
        self.planes_size: Final = window.cells * len(PLANES)
        self.vector_size: Final = sum(field.size for field in self.fields.values())
        self.size: Final = self.planes_size + self.vector_size
        self._first = {name: self.planes_size + field.first for name, field in self.fields.items()}
        self._seats = rules.players
        self._kinds = {kind: place for place, kind in enumerate(actions.kinds)}

    def split(self, observation: Numbers) -> tuple[Numbers, Numbers]:
        """The planes, by row, column and plane, and the vector of an observation; no copies."""
        return observation[: self.planes_size].reshape(self.planes_shape), observation[self.planes_size :]

    def field(self, observation: Numbers, name: str) -> Numbers:
        """One field of the vector, item by item."""
        field = self.fields[name]
        part = observation[self.planes_size + field.first :][: field.size]
        return part.reshape(field.items, field.each)

    def observe(self, view: View) -> Numbers:
        """What a seat knows, as numbers from 0 to 255."""
        table, seat, own = view.table, view.seat, view.own
        assert seat is not None
        assert own is not None
        out = bytearray(self.size)
        seen = faces_seen(table, seat, own)
        fill_planes(out, self.actions.cells, table, seat, seen)
        self._course(out, table, seat, own)
        self._own(out, own)
        self._all_seats(out, table, seat, own)
        self._some_seats(out, table, seat)
        self._looks(out, table, seat)
        self._goals(out, table, seen)
        if table.rules.chests:
            self._chests(out, table, own)
        if table.in_play != NOBODY:
            self._in_play(out, table, seat)
        return np.frombuffer(out, dtype=np.uint8)

    # ------------------------------------------------------------ the vector

    def _course(self, out: bytearray, table: Table, seat: int, own: Private) -> None:
        out[self._first["question"] + table.question] = 1
        first = self._first["course"]
        out[first : first + self.fields["course"].size] = bytes(
            (
                is_asked(table, seat, own),
                ROUNDS - table.round,
                min(table.turn, _MOST),
                table.deck,
                len(table.discard),
                table.gold_pile,
                table.drafted,
                table.direction == 1,
                max(0, table.specialist - 1),
                min(table.passes, _MOST),
                table.no_maps,
                table.special_used,
                table.dwarfs_left,
                table.draws,
                table.no_draw,
                table.gold_reached,
            )
        )
        for kind in table.discard:
            if kind:
                out[self._first["discard pile seen"] + self._kinds[kind]] += 1
        for found in table.effects:
            out[self._first["chest effects to come"] + found] += 1

    def _own(self, out: bytearray, own: Private) -> None:
        first, kinds = self._first, self._kinds
        out[first["own role"] + own.role] = 1
        for role, _ in own.former:
            out[first["own former roles"] + role] = 1
        by_place = first["hand by place"]
        for place, kind in enumerate(own.hand):
            out[first["hand"] + kinds[kind]] += 1
            out[by_place + place * len(kinds) + kinds[kind]] = 1
        for kind in own.lifted:
            out[first["cards lifted"] + kinds[kind]] += 1
        for kind in own.discarded:
            out[first["own discards"] + kinds[kind]] += 1
        for nuggets in own.gold:
            out[first["own gold cards"] + nuggets - 1] += 1
        for nuggets in own.offer:
            out[first["gold cards offered"] + nuggets - 1] += 1

    def _at_seat(self, other: int, seat: int) -> int:
        """Where the numbers of another seat begin, as seen from this one."""
        return self._first["seats"] + (other - seat) % self._seats * len(SEAT_FIELDS)

    def _all_seats(self, out: bytearray, table: Table, seat: int, own: Private) -> None:
        """What lies in front of each seat, and what is known of it."""
        count, seats, known = len(SEAT_FIELDS), self._seats, table.roles or own.inspections
        at = self._first["seats"]
        for step in range(seats):
            other = (seat + step) % seats
            front, tokens = table.fronts[other], table.tokens[other]
            out[at] = table.hands[other]
            if front:
                out[at + _FRONTS : at + _FRONTS + 5] = _FRONT_ROWS[front]
            out[at + _GOLD_CARDS] = table.gold_cards[other]
            if tokens:
                out[at + (_TOKENS if tokens > 0 else _OWED)] = min(abs(tokens), _MOST)
            if known or not step:
                role = self._known_role(table, seat, own, other)
                if role:
                    out[at + _ROLE + role] = 1
            at += count
        for order, other in enumerate(table.thefts):
            out[self._at_seat(other, seat) + SEAT_FIELD["order of theft"]] = 1 + order
        for other, _ in table.role_changes:
            out[self._at_seat(other, seat) + SEAT_FIELD["role changes"]] += 1

    def _some_seats(self, out: bytearray, table: Table, seat: int) -> None:
        """Whose turn it is, who is asked, and the like; all of it can be seen by all."""
        asked = table.choices if table.question == verbs.WHETHER_VETO else (table.asked,)
        asked_toll = [other for other in range(self._seats) if table.toll_asked >> other & 1]
        for field, others in (
            (_HAS_TURN, (table.to_move,)),
            (_IS_ASKED, asked),
            (_MAY_BE_CHOSEN, table.choices if table.question in _ASKS_FOR_SEATS else ()),
            (_BEGAN, (table.first,)),
            (_JOINED, (table.finisher,)),
            (_ASKED_TOLL, asked_toll),
            (_WON, table.winners),
        ):
            for other in others:
                if other != NOBODY:
                    out[self._at_seat(other, seat) + field] = 1

    @staticmethod
    def _known_role(table: Table, seat: int, own: Private, other: int) -> int:
        """Shown to all at the round's end, one's own, or seen and not changed since (S2-15); else 0."""
        if table.roles:
            return table.roles[other]
        if other == seat:
            return own.role
        for whose, role, _, changes in reversed(own.inspections):
            if whose == other:
                return role if changes == table.changes_of(other) else 0
        return 0

    def _looks(self, out: bytearray, table: Table, seat: int) -> None:
        """Who has looked at what: that all can see (INFO-1). And whose dwarfs stand, and who pays for them."""
        if not (table.looks or table.inspections or table.dwarfs):
            return
        goals = len(table.goal_cells)
        first, each = self._first["looks"], self.fields["looks"].each
        for whose, thing, _ in table.looks:
            place = thing if thing < CHEST else goals + thing - CHEST
            out[first + (whose - seat) % self._seats * each + place] += 1
        first = self._first["inspections"]
        for whose, other, _, changes in table.inspections:
            if changes == table.changes_of(other):
                out[first + (whose - seat) % self._seats * self._seats + (other - seat) % self._seats] = 1
        for number, (owner, cell, side) in enumerate(table.dwarfs):
            out[self._at_seat(owner, seat) + SEAT_FIELD["owns dwarf 0"] + number] = 1
            payer = table.toll_payers.get(faced_cell(table, cell, side), NOBODY)
            if payer != NOBODY:
                out[self._at_seat(payer, seat) + SEAT_FIELD["pays the toll of dwarf 0"] + number] = 1

    def _goals(self, out: bytearray, table: Table, seen: list[frozenset[int]]) -> None:
        each = len(GOAL_FIELDS)
        first = self._first["goals"]
        grid = table.maze.grid
        choosing = table.question in (verbs.WHICH_GOAL, verbs.WHICH_WAY, verbs.WHICH_MOVE)
        for goal, cell in enumerate(table.goal_cells):
            at = first + goal * each
            if table.goal_faces[goal]:
                out[at + _GOAL_FACE[table.goal_faces[goal]]] = 1
            elif len(seen[goal]) == 1:
                out[at + _SURE + _GOAL_FACE[next(iter(seen[goal]))]] = 1
            else:
                for face in seen[goal]:
                    if face:
                        out[at + _MAYBE + _GOAL_FACE[face]] = 1
            out[at + _GOAL_FIELD["columns moved"]] = grid.at(cell)[0] - table.rules.goal_cells[goal][0]
            out[at + _GOAL_FIELD["may be chosen"]] = choosing and goal in table.choices
        for _, one, other, _ in table.goal_swaps:
            for goal in (one, other):
                out[first + goal * each + _GOAL_FIELD["times taken up for a swap"]] += 1

    def _chests(self, out: bytearray, table: Table, own: Private) -> None:
        each = len(CHEST_FIELDS)
        first = self._first["chests"]
        choosing = table.question in (verbs.WHICH_GOAL, verbs.WHICH_WAY)
        for chest, cell in enumerate(table.chest_cells):
            at = first + chest * each
            out[at] = cell != NOBODY
            if table.chest_tunnels[chest]:
                out[at + 1 + _CHEST_FACE[table.chest_tunnels[chest]]] = 1
            if table.chests[chest]:
                out[at + len(CHEST_FACES) + table.chests[chest]] = 1
            out[at + _CHEST_FIELD["may be chosen"]] = choosing and CHEST + chest in table.choices
        for chest, tunnel, found, _ in own.chest_looks:
            at = first + chest * each + _CHEST_SEEN
            out[at + 1 + _CHEST_FACE[tunnel]] = 1
            out[at + len(CHEST_FACES) + found] = 1

    def _in_play(self, out: bytearray, table: Table, seat: int) -> None:
        """The card that was laid out and what it names, as all can see it (WC-19b); planes have its cell."""
        verb, details = table.in_play >> VERB_BITS, table.in_play & DETAILS
        out[self._first["verb in play"] + verb] = 1
        out[self._first["card in play"] + self._kinds[card_of(table.in_play)]] = 1
        goal_target = _GOAL_FIELD["target of the card in play"]
        if verb in _SEAT_TARGETS:
            other = details >> _SEAT_TARGETS[verb] & 15
            out[self._at_seat(other, seat) + SEAT_FIELD["target of the card in play"]] = 1
        elif verb == verbs.READ_MAP:
            out[self._first["goals"] + details * len(GOAL_FIELDS) + goal_target] = 1
        elif verb == verbs.SWAP_GOALS:
            for goal in (details >> 4, details & 15):
                out[self._first["goals"] + goal * len(GOAL_FIELDS) + goal_target] = 1
        elif verb == verbs.LOOK_IN_CHEST:
            at = self._first["chests"] + details * len(CHEST_FIELDS)
            out[at + _CHEST_FIELD["target of the card in play"]] = 1
