"""The seats in a position: roles, hands, gold, cards in front, and what they have seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from pyrite.game.catalogue import FRONT_BITS, NAME, ROLES, SABOTEUR, UNKNOWN_ROLE
from pyrite.game.notation.parts import read_private_part, written_private_parts
from pyrite.game.refusal import BadInput, shown
from pyrite.game.state import Private, State
from pyrite.game.text_lines import (
    Lines,
    WriteLine,
    card_names,
    format_list,
    format_numbers,
    parse_card,
    parse_cards,
    parse_nuggets,
    parse_number,
    parse_role,
    parse_seen,
    split_list,
)

_NOT_GIVEN: Final = -1


def write_seats(state: State, write: WriteLine) -> None:
    """Write one line for each seat, and the roles that nobody has."""
    sealed = state.sealed
    assert sealed is not None
    write("left over", format_list(ROLES[each] for each in sealed.left_over))
    for seat in range(state.table.rules.players):
        write(f"seat {seat}", _one_seat(state, seat))


def _one_seat(state: State, seat: int) -> str:
    table, own = state.table, _own(state, seat)
    front = [kind for kind, bit in FRONT_BITS.items() if table.fronts[seat] & bit]
    parts = {
        "hand": card_names(own.hand),
        "front": card_names(front),
        "gold": format_numbers(own.gold),
        "tokens": table.tokens[seat] or "",
        "saw": format_list(f"{goal} {NAME[face]} in turn {turn}" for goal, face, turn in own.looks),
        "inspected": format_list(
            f"{other} {ROLES[seen]} after {changes} in turn {turn}"
            for other, seen, turn, changes in own.inspections
        ),
        "was": format_list(f"{ROLES[former]} until turn {turn}" for former, turn in own.former),
        "discarded": card_names(own.discarded),
        "offer": format_numbers(own.offer),
        "lifted": card_names(own.lifted),
        "forced": "pass" if own.forced_pass else "",
        **written_private_parts(table, own),
    }
    return "; ".join([ROLES[own.role], *(f"{name} {value}" for name, value in parts.items() if value)])


def read_seats(state: State, lines: Lines) -> None:
    """Read all seats; the public list of looks follows from the private ones."""
    table = state.table
    seats = range(table.rules.players)
    parts = {seat: [part.strip() for part in lines.pop(f"seat {seat}", "").split(";")] for seat in seats}
    _read_roles(state, [each[0] for each in parts.values()], lines.pop("left over", None))
    for seat, each in parts.items():
        for part in each[1:]:
            name, _, value = part.partition(" ")
            if name in _PARTS:
                _PARTS[name](state, seat, value)
            elif not read_private_part(table, _own(state, seat), name, value):
                raise BadInput(f"{shown(part)} of seat {seat} is unknown; a seat has {', '.join(_PARTS)}.")
    table.looks = tuple(sorted(table.looks, key=lambda look: look[2]))
    table.role_changes = tuple(sorted(table.role_changes, key=lambda change: (change[1], change[0])))
    for seat in seats:
        own = _own(state, seat)
        own.inspections = tuple((*look[:3], _changes_before(state, look)) for look in own.inspections)
        table.inspections += tuple((seat, other, turn, changes) for other, _, turn, changes in own.inspections)
    table.inspections = tuple(sorted(table.inspections, key=lambda look: look[2]))


def _changes_before(state: State, look: tuple[int, int, int, int]) -> int:
    """After how many role changes a role was seen; by default, all changes of earlier turns."""
    other, _, turn, after = look
    changes = [when for changed, when in state.table.role_changes if changed == other]
    if after > len(changes):
        raise BadInput(
            f"Seat {other} has not changed roles {after} times; write a change like 'was digger until turn 2'."
        )
    return sum(1 for when in changes if when < turn) if after == _NOT_GIVEN else after


def _read_roles(state: State, given_words: list[str], left_over: str | None) -> None:
    """Set the given roles; the other seats get the remaining ones, diggers before saboteurs."""
    sealed, roles = state.sealed, state.table.rules.roles
    assert sealed is not None
    given = [parse_role(word) if word else UNKNOWN_ROLE for word in given_words]
    rest = Counter(roles)
    rest.subtract(each for each in given if each)
    for each, count in rest.items():
        if count < 0:
            raise BadInput(
                f"{ROLES[each]} occurs {given.count(each)} times in this position; "
                f"the set-up has {roles.count(each)}."
            )
    order = sorted(rest.elements(), key=lambda each: (each == SABOTEUR, each))
    for seat, each in enumerate(given):
        _own(state, seat).role = each or order.pop(0)
    sealed.left_over = bytes(order)
    if left_over is not None:
        sealed.left_over = bytes(parse_role(word) for word in split_list(left_over))
        if sorted(sealed.left_over) != sorted(order):
            names = format_list(ROLES[each] for each in order) or "nothing"
            raise BadInput(f"The roles left over in this position are {names}, in any order.")


def _read_hand(state: State, seat: int, value: str) -> None:
    own = _own(state, seat)
    own.hand = bytearray(sorted(parse_cards(value)))
    state.table.hands[seat] = len(own.hand)


def _read_front(state: State, seat: int, value: str) -> None:
    for kind in parse_cards(value):
        bit = FRONT_BITS.get(kind, 0)
        if not bit or state.table.fronts[seat] & bit:
            raise BadInput(f"{NAME[kind]} cannot be in front of seat {seat}.")
        state.table.fronts[seat] |= bit


def _read_gold(state: State, seat: int, value: str) -> None:
    own = _own(state, seat)
    own.gold = bytearray(parse_nuggets(value))
    state.table.gold_cards[seat] = len(own.gold)


def _read_tokens(state: State, seat: int, value: str) -> None:
    amount = parse_number(value.removeprefix("-"), "tokens", 1000)
    state.table.tokens[seat] = -amount if value.startswith("-") else amount


def _read_offer(state: State, seat: int, value: str) -> None:
    _own(state, seat).offer = bytes(parse_nuggets(value))


def _read_lifted(state: State, seat: int, value: str) -> None:
    _own(state, seat).lifted = bytes(parse_cards(value))


def _read_discarded(state: State, seat: int, value: str) -> None:
    _own(state, seat).discarded = bytes(parse_cards(value))


def _read_saw(state: State, seat: int, value: str) -> None:
    for look in split_list(value):
        which, face, turn = parse_seen(look)
        goal = parse_number(which, "goal", len(state.table.goal_cells))
        if parse_card(face) not in state.table.rules.goals:
            raise BadInput(f"No goal of this set-up is {shown(face)}.")
        _own(state, seat).looks += ((goal, parse_card(face), turn),)
        state.table.looks += ((seat, goal, turn),)


def _read_inspected(state: State, seat: int, value: str) -> None:
    for look in split_list(value):
        which, seen, turn = parse_seen(look)
        other = parse_number(which, "seat", state.table.rules.players)
        seen, _, changes = seen.partition(" after ")
        after = parse_number(changes, "changes") if changes else _NOT_GIVEN
        _own(state, seat).inspections += ((other, parse_role(seen), turn, after),)


def _read_was(state: State, seat: int, value: str) -> None:
    for change in split_list(value):
        former, _, turn = change.partition(" until turn ")
        _own(state, seat).former += ((parse_role(former), parse_number(turn, "turn")),)
        state.table.role_changes += ((seat, parse_number(turn, "turn")),)


def _read_forced(state: State, seat: int, value: str) -> None:
    if value != "pass":
        raise BadInput(f"Write 'forced pass' for a seat that could play nothing, not {shown(value)}.")
    _own(state, seat).forced_pass = True


_PARTS: Final[dict[str, Callable[[State, int, str], None]]] = {
    "hand": _read_hand,
    "front": _read_front,
    "gold": _read_gold,
    "tokens": _read_tokens,
    "saw": _read_saw,
    "inspected": _read_inspected,
    "was": _read_was,
    "discarded": _read_discarded,
    "offer": _read_offer,
    "lifted": _read_lifted,
    "forced": _read_forced,
}
"""The parts of a seat's line, and the functions that read them."""


def _own(state: State, seat: int) -> Private:
    own = state.privates[seat]
    assert own is not None
    return own
