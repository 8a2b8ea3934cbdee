"""Encodes the vector of an observation: what a seat knows besides the maze, in the layout of `fields`."""

from __future__ import annotations

from typing import Final

from pyrite.game.asked import is_asked
from pyrite.game.catalogue import BREAKS, NAME, NEW_GOALS, ROLES
from pyrite.game.knowledge import Faces
from pyrite.game.modules import BASE
from pyrite.game.moves import CHEST
from pyrite.game.question import GOALS, GOALS_AND_CHESTS, SEATS
from pyrite.game.rules import Rules
from pyrite.game.setup import ROUNDS
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.base_fields import BASE_FIELDS, GOAL_FIELDS, SEAT_FIELD, SEAT_FIELDS
from pyrite.learn.observation.fields import KINDS, each_of, fields_of, first_of, places_of
from pyrite.learn.observation.module_encoding import ModuleEncoder
from pyrite.learn.observation.part_encoding import PartVectorEncoder, ReadPart
from pyrite.learn.targets import questions_about

_MAX_BYTE: Final = 255

_EACH_GOAL: Final = len(GOAL_FIELDS)
_GOAL_CHOICE: Final = GOAL_FIELDS.index("may be chosen")
_EACH_SEAT: Final = len(SEAT_FIELDS)
_FRONTS: Final = SEAT_FIELD["cards in hand"] + 1
_BASE_FRONTS: Final = len(BREAKS)
_GOLD_CARDS: Final = SEAT_FIELD["gold cards"]
_HAS_TURN: Final = SEAT_FIELD["has the turn"]
_IS_ASKED: Final = SEAT_FIELD["is asked"]
_BEGAN: Final = SEAT_FIELD["began the round"]
_JOINED: Final = SEAT_FIELD["joined the gold"]
_WON: Final = SEAT_FIELD["won the game"]
_OUT: Final = SEAT_FIELD["out of the round"]


class VectorEncoder:
    """Encodes the vectors of one set-up."""

    def __init__(self, rules: Rules, actions: ActionSpace) -> None:
        fields = fields_of(rules, actions)
        self.fields: Final = fields
        self.size: Final = sum(field.size for field in fields.values())
        self._progress_at: int = fields["progress"].first
        self._hand: int = fields["hand"].first
        self._by_place: int = fields["hand by place"].first
        self._discarded: int = fields["own discards"].first
        self._pile: int = fields["discard pile seen"].first
        self._own_gold: int = fields["own gold cards"].first
        self._offer: int = fields["gold cards offered"].first
        self._looks_at: int = fields["looks"].first
        self._goals_at: int = fields["goals"].first
        self._goals: int = len(rules.goal_cells)
        seats = rules.players
        self._seats: int = seats
        self._seats_at: int = fields["seats"].first
        self._relative: list[bytearray] = [
            bytearray([(other - seat) % seats for other in range(seats)]) for seat in range(seats)
        ]
        """For each seat: the number of each seat, counted from this one."""
        self._kinds = bytearray(KINDS)
        for place, kind in enumerate(actions.kinds):
            self._kinds[kind] = place
        self._chest_choices: int = first_of(fields, "chests to choose")
        self._chest_looks: int = first_of(fields, "looks at chests")
        self._each_chest_look: int = each_of(fields, "looks at chests")
        self._seat_choices: int = first_of(fields, "seats to choose")
        self._asks_for_seats: frozenset[int] = questions_about(rules, SEATS)
        self._asks_for_goals: frozenset[int] = questions_about(rules, GOALS, GOALS_AND_CHESTS)
        self._has_modules: bool = len(fields) > len(BASE_FIELDS)
        self._parts: PartVectorEncoder = PartVectorEncoder(rules, fields, self._kinds)
        self._modules: ModuleEncoder = ModuleEncoder(rules, fields, self._kinds)
        self._find_names(rules)

    def _find_names(self, rules: Rules) -> None:
        """Find the places of questions, roles and faces, which are in the fields of several modules."""
        fields = self.fields
        first = fields["question"].first
        largest = max([question.number for module in modules_in_play(rules) for question in module.questions])
        self._questions: list[int] = [first] * (largest + 1)
        """Where the number of each question is; that of NOTHING is the first."""
        for place, question in enumerate(BASE.questions, start=1):
            self._questions[question.number] = first + place
        for module in modules_in_play(rules)[1:]:
            for question in module.questions:
                self._questions[question.number] = fields[f"question: {question.name}"].first
        self._own_roles: list[int] = [place for place, _ in places_of({"": fields["own role"]}, "{}", ROLES)]
        self._known_roles: list[tuple[int, int]] = places_of(fields, "known to be {}", ROLES)
        faces = [NAME[kind] if kind in NAME and NAME[kind] in NEW_GOALS else "" for kind in range(KINDS)]
        self._face_up: list[tuple[int, int]] = places_of(fields, "face up: {}", faces)
        self._sure: list[tuple[int, int]] = places_of(fields, "seen, and sure to be {}", faces)
        self._maybe: list[tuple[int, int]] = places_of(fields, "seen, and may be {}", faces)

    def new_read_parts(self) -> list[ReadPart]:
        """Remembers what is read of the parts of a game."""
        return self._parts.new_read_parts()

    def write(
        self,
        out: bytearray,
        start: int,
        table: Table,
        seat: int,
        own: Private,
        seen: list[Faces],
        known: list[ReadPart],
    ) -> None:
        """Write the vector of a seat from ``start`` on, where all bytes are zero."""
        relative = self._relative[seat]
        self._write_progress(out, start, table, seat, own)
        self._write_own(out, start, own)
        self._write_all_seats(out, start, table, relative)
        self._write_known_roles(out, start, table, seat, own, relative)
        self._write_seat_flags(out, start, table, relative)
        self._write_goals(out, start, table, seen)
        if table.looks:
            self._write_looks(out, start, table, relative)
        if table.choices:
            self._write_choices(out, start, table, relative)
        if self._has_modules:
            self._parts.write_all(out, start, table, seat, own, relative, known)
            self._modules.write(out, start, table, own, relative)

    def _write_progress(self, out: bytearray, start: int, table: Table, seat: int, own: Private) -> None:
        """The question, the progress of the game and the discard pile."""
        place = self._questions[table.question]
        out[start + place] = 1
        first = start + self._progress_at  # in the order of PROGRESS_FIELDS
        out[first] = is_asked(table, seat, own)
        out[first + 1] = ROUNDS - table.round
        out[first + 2] = min(table.turn, _MAX_BYTE)
        out[first + 3] = table.deck
        out[first + 4] = len(table.discard)
        out[first + 5] = table.gold_pile
        out[first + 6] = table.drafted
        out[first + 7] = own.forced_pass
        out[first + 8] = table.draws
        out[first + 9] = table.gold_reached
        first, kinds, discard = start + self._pile, self._kinds, table.discard
        for place in range(len(discard)):
            if discard[place]:  # 0 for a card that not all have seen
                at = first + kinds[discard[place]]
                out[at] = out[at] + 1

    def _write_own(self, out: bytearray, start: int, own: Private) -> None:
        """The role, hand, discards and gold of the observing seat."""
        role = self._own_roles[own.role]
        if role >= 0:  # roles of modules are among the known roles
            out[start + role] = 1
        hand, kinds, by_place = own.hand, self._kinds, start + self._by_place
        first = start + self._hand
        for place in range(len(hand)):
            kind = kinds[hand[place]]
            at = first + kind
            out[at] = out[at] + 1
            out[by_place + place] = kind + 1
        first = start + self._discarded
        for kind in own.discarded:
            at = first + kinds[kind]
            out[at] = out[at] + 1
        gold = own.gold
        for place in range(len(gold)):
            at = start + self._own_gold + gold[place] - 1
            out[at] = out[at] + 1
        for nuggets in own.offer:
            out[start + self._offer + nuggets - 1] += 1

    def _write_all_seats(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """The hand, broken tools and gold of each seat."""
        hands, fronts, gold_cards = table.hands, table.fronts, table.gold_cards
        first, out_of_round = start + self._seats_at, table.out
        for other in range(self._seats):
            at = first + relative[other] * _EACH_SEAT
            out[at] = hands[other]
            out[at + _GOLD_CARDS] = gold_cards[other]
            if out_of_round:
                out[at + _OUT] = out_of_round >> other & 1
            if fronts[other]:
                for bit in range(_BASE_FRONTS):
                    out[at + _FRONTS + bit] = fronts[other] >> bit & 1

    def _write_known_roles(
        self, out: bytearray, start: int, table: Table, seat: int, own: Private, relative: bytearray
    ) -> None:
        """The roles that this seat knows: its own, and others as last seen, unless they changed since (S2-15)."""
        if table.roles:  # revealed at the end of the round
            for other, role in enumerate(table.roles):
                self._write_role(out, start, relative[other], role)
            return
        if own.role:
            self._write_role(out, start, 0, own.role)
        if own.inspections:
            last = {whose: (role, changes) for whose, role, _, changes in own.inspections if whose != seat}
            for whose, (role, changes) in last.items():
                if role and changes == table.changes_of(whose):
                    self._write_role(out, start, relative[whose], role)

    def _write_role(self, out: bytearray, start: int, seat: int, role: int) -> None:
        first, each = self._known_roles[role]
        if first >= 0:
            out[start + first + seat * each] = 1

    def _write_seat_flags(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """Flags that apply to few seats, such as whose turn it is; all are public."""
        first = start + self._seats_at
        if table.to_move != NOBODY:
            out[first + relative[table.to_move] * _EACH_SEAT + _HAS_TURN] = 1
        if table.first != NOBODY:
            out[first + relative[table.first] * _EACH_SEAT + _BEGAN] = 1
        if table.finisher != NOBODY:
            out[first + relative[table.finisher] * _EACH_SEAT + _JOINED] = 1
        if table.asked != NOBODY:
            out[first + relative[table.asked] * _EACH_SEAT + _IS_ASKED] = 1
        else:  # a veto is asked of several seats at once
            for other in table.choices:
                out[first + relative[other] * _EACH_SEAT + _IS_ASKED] = 1
        for other in table.winners:
            out[first + relative[other] * _EACH_SEAT + _WON] = 1

    def _write_goals(self, out: bytearray, start: int, table: Table, seen: list[Faces]) -> None:
        """Knowledge of each goal."""
        face_up = table.goal_faces
        for goal, faces in enumerate(seen):
            if face_up[goal]:
                first, each = self._face_up[face_up[goal]]
                out[start + first + goal * each] = 1
            elif faces:
                places = self._sure if len(faces) == 1 else self._maybe
                for face in faces:
                    if face:
                        first, each = places[face]
                        out[start + first + goal * each] = 1

    def _write_looks(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """Looks of all seats, which are public (INFO-1)."""
        for whose, goal_or_chest, _ in table.looks:
            if goal_or_chest < CHEST:
                at = start + self._looks_at + relative[whose] * self._goals + goal_or_chest
            else:
                at = start + self._chest_looks + relative[whose] * self._each_chest_look + goal_or_chest - CHEST
            out[at] = out[at] + 1

    def _write_choices(self, out: bytearray, start: int, table: Table, relative: bytearray) -> None:
        """The choices of the current question: seats, or reached goals and chests."""
        if table.question in self._asks_for_seats:
            for other in table.choices:
                out[start + self._seat_choices + relative[other]] = 1
        elif table.question in self._asks_for_goals:
            for goal_or_chest in table.choices:
                if goal_or_chest < CHEST:
                    out[start + self._goals_at + goal_or_chest * _EACH_GOAL + _GOAL_CHOICE] = 1
                else:
                    out[start + self._chest_choices + goal_or_chest - CHEST] = 1
