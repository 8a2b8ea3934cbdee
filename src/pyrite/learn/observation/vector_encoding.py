"""Encodes the vector of an observation: what a seat knows besides the maze, in the layout of `fields`."""

from __future__ import annotations

from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.asked import is_asked
from pyrite.game.catalogue import BREAKS, CHESTS, FRONT_BITS, KIND, NAME, NEW_GOALS, ROLES
from pyrite.game.knowledge import Faces
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.modules.path_specialist.state import tunnels_to_lay
from pyrite.game.modules.special_card import SpecialCard
from pyrite.game.modules.toll.dwarfs import faced_cell
from pyrite.game.modules.toll.state import DWARFS, Toll
from pyrite.game.moves import CHEST, DETAILS, VERB_BITS, card_of
from pyrite.game.question import GOALS, GOALS_AND_CHESTS, SEATS
from pyrite.game.questions import QUESTION_NAMES, QUESTIONS
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.fields import (
    CHEST_FACES,
    CHEST_FIELDS,
    GOAL_FIELDS,
    SEAT_FIELD,
    SEAT_FIELDS,
    Field,
    fields_of,
    places_of,
    roles_of,
)

_MAX_BYTE: Final = 255
_KINDS: Final = 128

_CHEST_FACE: Final = {KIND[name]: place for place, name in enumerate(CHEST_FACES)}
_EACH_GOAL: Final = len(GOAL_FIELDS)
_EACH_CHEST: Final = len(CHEST_FIELDS)
_GOAL_CHOICE: Final = GOAL_FIELDS.index("may be chosen")
_CHEST_SEEN: Final = len(CHEST_FACES) + len(CHESTS) - 1
_CHEST_CHOICE: Final = CHEST_FIELDS.index("may be chosen")
_CHEST_TARGET: Final = CHEST_FIELDS.index("target of the card in play")
_EACH_SEAT: Final = len(SEAT_FIELDS)
_FRONTS: Final = SEAT_FIELD["cards in hand"] + 1
_BASE_FRONTS: Final = len(BREAKS)
_MORE_FRONTS: Final = len(FRONT_BITS) - len(BREAKS)
_GOLD_CARDS: Final = SEAT_FIELD["gold cards"]
_HAS_TURN: Final = SEAT_FIELD["has the turn"]
_IS_ASKED: Final = SEAT_FIELD["is asked"]
_BEGAN: Final = SEAT_FIELD["began the round"]
_JOINED: Final = SEAT_FIELD["joined the gold"]
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

_ASKS_FOR_SEATS: Final = frozenset([each.number for each in QUESTIONS.values() if each.choices is SEATS])
_ASKS_FOR_GOALS: Final = frozenset(
    [each.number for each in QUESTIONS.values() if each.choices in (GOALS, GOALS_AND_CHESTS)]
)


def _first(fields: dict[str, Field], name: str) -> int:
    """Where a field begins; -1 if the set-up does not have it."""
    return fields[name].first if name in fields else -1


def _each(fields: dict[str, Field], name: str) -> int:
    return fields[name].each if name in fields else 0


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
        first = fields["seats"].first
        self._around: list[list[int]] = [
            [first + (other - seat) % seats * _EACH_SEAT for other in range(seats)] for seat in range(seats)
        ]
        """For each seat: where the numbers of each seat start, counted from this one."""
        self._relative: list[list[int]] = [
            [(other - seat) % seats for other in range(seats)] for seat in range(seats)
        ]
        """For each seat: the number of each seat, counted from this one."""
        self._kinds = bytearray(_KINDS)
        for place, kind in enumerate(actions.kinds):
            self._kinds[kind] = place
        self._find_names(rules)
        self._find_parts()

    def _find_names(self, rules: Rules) -> None:
        """Find the places of questions, roles and faces, which are in the fields of several parts."""
        fields = self.fields
        self._questions: list[int] = [place for place, _ in places_of(fields, "{}", QUESTION_NAMES)]
        self._own_roles: list[int] = [place for place, _ in places_of(fields, "{}", ROLES)]
        self._known_roles: list[tuple[int, int]] = places_of(fields, "known to be {}", ROLES)
        roles = roles_of(rules)
        self._role_places: list[int] = [roles.index(role) if role in roles else 0 for role in ROLES]
        """The place of each role in the field of former roles."""
        faces = [NAME[kind] if kind in NAME and NAME[kind] in NEW_GOALS else "" for kind in range(_KINDS)]
        self._face_up: list[tuple[int, int]] = places_of(fields, "face up: {}", faces)
        self._sure: list[tuple[int, int]] = places_of(fields, "seen, and sure to be {}", faces)
        self._maybe: list[tuple[int, int]] = places_of(fields, "seen, and may be {}", faces)

    def _find_parts(self) -> None:
        """Find the fields of parts; -1 for those that are not in play."""
        fields = self.fields
        self._saboteur2: int = _first(fields, "saboteur2: seats")
        self._each_saboteur2: int = _each(fields, "saboteur2: seats")
        self._tokens: int = _first(fields, "tokens")
        self._role_changes: int = _first(fields, "role changes")
        self._former: int = _first(fields, "own former roles")
        self._inspections: int = _first(fields, "inspections")
        self._seat_choices: int = _first(fields, "seats to choose")
        self._special: int = _first(fields, "special card")
        self._direction: int = _first(fields, "change_of_direction: progress")
        self._specialist: int = _first(fields, "path_specialist: progress")
        self._dwarfs_left: int = _first(fields, "toll: progress")
        self._toll: int = _first(fields, "toll: seats")
        self._each_toll: int = _each(fields, "toll: seats")
        self._chest_progress: int = _first(fields, "chests: progress")
        self._chest_effects: int = _first(fields, "chests: effects to come")
        self._chest_looks: int = _first(fields, "chests: looks")
        self._each_chest_look: int = _each(fields, "chests: looks")
        self._moved_goals: int = _first(fields, "chests: goals")
        self._chests_at: int = _first(fields, "chests: chests")
        self._lifted: int = _first(fields, "cards lifted")
        self._picked_up: int = _first(fields, "goal_swap: goals") + _each(fields, "goal_swap: goals") - 1
        self._each_swap: int = _each(fields, "goal_swap: goals")
        self._card_in_play: int = _first(fields, "card in play")
        self._verb_in_play: int = _first(fields, "verb in play")
        self._goal_targets: int = _first(fields, "goals in play")
        self._seat_targets: int = _first(fields, "veto: seats")

    def encode(self, table: Table, seat: int, own: Private, seen: list[Faces]) -> bytearray:
        """The vector of a seat, as numbers from 0 to 255."""
        out = bytearray(self.size)
        around = self._around[seat]
        relative = self._relative[seat]
        self._write_progress(out, table, seat, own)
        self._write_own(out, own)
        self._write_all_seats(out, table, around)
        self._write_known_roles(out, table, seat, own, relative)
        self._write_seat_flags(out, table, around)
        self._write_goals(out, table, seen)
        if table.looks:
            self._write_looks(out, table, relative)
        self._write_small_parts(out, table, own)
        if self._saboteur2 >= 0:
            self._write_saboteur2(out, table, relative)
        if self._role_changes >= 0:
            self._write_role_changes(out, table, own, relative)
        if self._tokens >= 0:
            self._write_tokens(out, table, relative)
        if self._inspections >= 0:
            self._write_inspections(out, table, relative)
        if self._toll >= 0:
            self._write_toll(out, table, relative)
        if self._chests_at >= 0:
            self._write_chests(out, table, own)
        if table.choices:
            self._write_choices(out, table, relative)
        if table.in_play != NOBODY:
            self._write_card_in_play(out, table, relative)
        return out

    # ------------------------------------------------------------ the base game

    def _write_progress(self, out: bytearray, table: Table, seat: int, own: Private) -> None:
        """The question, the progress of the game and the discard pile."""
        out[self._questions[table.question]] = 1
        first = self._progress_at  # in the order of PROGRESS_FIELDS
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
        first, kinds, discard = self._pile, self._kinds, table.discard
        for place in range(len(discard)):
            if discard[place]:  # 0 for a card that not all have seen
                at = first + kinds[discard[place]]
                out[at] = out[at] + 1

    def _write_own(self, out: bytearray, own: Private) -> None:
        """The role, hand, discards and gold of the observing seat."""
        out[self._own_roles[own.role]] = 1
        hand, kinds, by_place = own.hand, self._kinds, self._by_place
        for place in range(len(hand)):
            kind = kinds[hand[place]]
            at = self._hand + kind
            out[at] = out[at] + 1
            out[by_place + place] = kind + 1
        for kind in own.discarded:
            at = self._discarded + kinds[kind]
            out[at] = out[at] + 1
        gold = own.gold
        for place in range(len(gold)):
            at = self._own_gold + gold[place] - 1
            out[at] = out[at] + 1
        for nuggets in own.offer:
            out[self._offer + nuggets - 1] += 1

    def _write_all_seats(self, out: bytearray, table: Table, around: list[int]) -> None:
        """The hand, broken tools and gold of each seat."""
        hands, fronts, gold_cards = table.hands, table.fronts, table.gold_cards
        for other in range(self._seats):
            at = around[other]
            out[at] = hands[other]
            out[at + _GOLD_CARDS] = gold_cards[other]
            out[at + _OUT] = table.out >> other & 1
            if fronts[other]:
                for bit in range(_BASE_FRONTS):
                    out[at + _FRONTS + bit] = fronts[other] >> bit & 1

    def _write_known_roles(
        self, out: bytearray, table: Table, seat: int, own: Private, relative: list[int]
    ) -> None:
        """The roles that this seat knows: its own, and others as last seen, unless they changed since (S2-15)."""
        if table.roles:  # revealed at the end of the round
            for other, role in enumerate(table.roles):
                self._write_role(out, relative[other], role)
            return
        if own.role:
            self._write_role(out, 0, own.role)
        if own.inspections:
            last = {whose: (role, changes) for whose, role, _, changes in own.inspections if whose != seat}
            for whose, (role, changes) in last.items():
                if role and changes == table.changes_of(whose):
                    self._write_role(out, relative[whose], role)

    def _write_role(self, out: bytearray, seat: int, role: int) -> None:
        first, each = self._known_roles[role]
        if first >= 0:
            out[first + seat * each] = 1

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
        else:  # a veto is asked of several seats at once
            for other in table.choices:
                out[around[other] + _IS_ASKED] = 1
        for other in table.winners:
            out[around[other] + _WON] = 1

    def _write_goals(self, out: bytearray, table: Table, seen: list[Faces]) -> None:
        """Knowledge of each goal."""
        face_up = table.goal_faces
        for goal, faces in enumerate(seen):
            if face_up[goal]:
                first, each = self._face_up[face_up[goal]]
                out[first + goal * each] = 1
            elif faces:
                places = self._sure if len(faces) == 1 else self._maybe
                for face in faces:
                    if face:
                        first, each = places[face]
                        out[first + goal * each] = 1

    def _write_looks(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Looks of all seats, which are public (INFO-1)."""
        for whose, goal_or_chest, _ in table.looks:
            if goal_or_chest < CHEST:
                at = self._looks_at + relative[whose] * self._goals + goal_or_chest
            else:
                at = self._chest_looks + relative[whose] * self._each_chest_look + goal_or_chest - CHEST
            out[at] = out[at] + 1

    # ------------------------------------------------------------ parts

    def _write_small_parts(self, out: bytearray, table: Table, own: Private) -> None:
        """Parts with a few numbers that belong to no seat."""
        if self._direction >= 0:
            out[self._direction] = table.direction == 1
        if self._specialist >= 0:
            out[self._specialist] = tunnels_to_lay(table)
        if self._special >= 0:
            out[self._special] = table.part(SpecialCard).special_used
        if self._lifted >= 0:
            for kind in own.lifted:
                out[self._lifted + self._kinds[kind]] += 1
        for _, one, other, _ in table.goal_swaps:
            out[self._picked_up + one * self._each_swap] += 1
            out[self._picked_up + other * self._each_swap] += 1

    def _write_saboteur2(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Thefts, trapped seats and the order of thefts."""
        first, each = self._saboteur2, self._each_saboteur2
        for other in range(self._seats):
            front = table.fronts[other] >> _BASE_FRONTS
            for bit in range(_MORE_FRONTS):
                out[first + relative[other] * each + bit] = front >> bit & 1
        for order, other in enumerate(table.thefts):
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

    def _write_toll(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Seats asked for a toll, owners of dwarfs, and seats that pay their toll."""
        toll = table.part(Toll)
        out[self._dwarfs_left] = toll.dwarfs_left
        first, each = self._toll, self._each_toll
        for other in range(self._seats):
            out[first + relative[other] * each] = toll.toll_asked >> other & 1
        for number, (owner, cell, side) in enumerate(toll.dwarfs):
            out[first + relative[owner] * each + 1 + DWARFS + number] = 1
            payer = toll.payer(faced_cell(table, cell, side), NOBODY)
            if payer != NOBODY:
                out[first + relative[payer] * each + 1 + number] = 1

    def _write_chests(self, out: bytearray, table: Table, own: Private) -> None:
        """Chests in the maze, their contents, their effects, and what this seat has seen of them."""
        chests = chests_at(table)
        out[self._chest_progress] = chests.no_maps
        out[self._chest_progress + 1] = chests.no_draw
        for found in chests.effects:
            out[self._chest_effects + found] += 1
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
        for chest, tunnel, found, _ in own.chest_looks:
            at = self._chests_at + chest * _EACH_CHEST + _CHEST_SEEN
            out[at + 1 + _CHEST_FACE[tunnel]] = 1
            out[at + len(CHEST_FACES) + found] = 1

    def _write_choices(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """The choices of the current question: seats, or reached goals and chests."""
        if table.question in _ASKS_FOR_SEATS:
            for other in table.choices:
                out[self._seat_choices + relative[other]] = 1
        elif table.question in _ASKS_FOR_GOALS:
            for goal_or_chest in table.choices:
                if goal_or_chest < CHEST:
                    out[self._goals_at + goal_or_chest * _EACH_GOAL + _GOAL_CHOICE] = 1
                else:
                    out[self._chests_at + (goal_or_chest - CHEST) * _EACH_CHEST + _CHEST_CHOICE] = 1

    def _write_card_in_play(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """The card in play and its target, which are public (WC-19b); its cell is a mark on the boards."""
        if self._verb_in_play < 0:
            return
        verb, details = table.in_play >> VERB_BITS, table.in_play & DETAILS
        out[self._verb_in_play + verb] = 1
        out[self._card_in_play + self._kinds[card_of(table.in_play)]] = 1
        if verb in _SEAT_TARGETS and self._seat_targets >= 0:
            out[self._seat_targets + relative[details >> _SEAT_TARGETS[verb] & 15]] = 1
        elif verb == verbs.READ_MAP and self._goal_targets >= 0:
            out[self._goal_targets + details] = 1
        elif verb == verbs.SWAP_GOALS:
            for goal in (details >> 4, details & 15):
                out[self._goal_targets + goal] = 1
        elif verb == verbs.LOOK_IN_CHEST:
            out[self._chests_at + details * _EACH_CHEST + _CHEST_TARGET] = 1
