"""A state as text: what `pyrite.game.notation.reading` reads back."""

from __future__ import annotations

from collections.abc import Iterable

from pyrite.game.catalogue import FRONT_BITS, NAME, ROLES
from pyrite.game.maze import HIDDEN_GOAL_PIECE
from pyrite.game.moves import QUESTIONS
from pyrite.game.notation.picture import draw_maze
from pyrite.game.refusal import BadInput
from pyrite.game.table import NOBODY, Private, State


def print_position(state: State) -> str:
    """A full state as text."""
    table, sealed = state.table, state.sealed
    if sealed is None:
        raise BadInput("A view is not a position: it does not hold what its viewer may not know.")
    set_up = table.rules.set_up
    lines = [f"players: {set_up.players}", f"edition: {set_up.edition}"]

    def say(name: str, value: object, unless: object = "") -> None:
        if value != unless:
            lines.append(f"{name}: {value}")

    say("variants", _listed(sorted(set_up.variants)))
    say("modules", _listed(sorted(set_up.modules)))
    say(
        "house rules",
        _listed(f"{name}={_yes_no(value)}" for name, value in sorted(set_up.house_rules.items())),
    )
    say("first seat", set_up.first_seat, None)
    say("seed", sealed.seed.hex(), "00" * len(sealed.seed))
    say("round", f"{table.round}, begun by seat {table.first}")
    say("turn", f"{table.turn}, seat {table.to_move}")
    asked = f"seat {table.asked}, {QUESTIONS[table.question]}" if table.asked != NOBODY else "nobody"
    lines.append(" ".join([f"asked: {asked}", *map(str, table.choices)]))
    say("direction", "clockwise" if table.direction == 1 else "widdershins", "clockwise")
    say("passes", table.passes, 0)
    say("last card", table.last_card, NOBODY)
    say("last tunnel", table.last_tunnel, NOBODY)
    say("joined", _listed(f"{goal} by {seat}" for goal, seat in enumerate(table.joined_by) if seat != NOBODY))
    hidden = [
        goal for goal, cell in enumerate(table.goal_cells) if table.maze.piece[cell] == HIDDEN_GOAL_PIECE
    ]
    say("thefts", " ".join(map(str, table.thefts)))
    say("turned", " ".join(str(goal) for goal in hidden if table.goal_faces[goal]))
    if table.roles:
        say("ended", "no gold" if table.finisher == NOBODY else f"gold by {table.finisher}")
    say("winners", " ".join(map(str, table.winners)))
    lines += ["maze:", *(f"  {row}" for row in draw_maze(table).splitlines())]
    say("goals", _named(sealed.goals))
    say("left over", _listed(ROLES[role] for role in sealed.left_over))
    for seat, own in enumerate(state.privates):
        assert own is not None
        lines.append(f"seat {seat}: {_print_seat(state, seat, own)}")
    say("deck", _named(reversed(sealed.deck)))
    say("aside", _named(sealed.aside))
    say(
        "discard",
        _listed(_in_pile(card, seen) for card, seen in zip(sealed.discard, table.discard, strict=True)),
    )
    say(
        "gold pile",
        _numbers(reversed(sealed.gold_pile)) or "none",
        "none" if not table.rules.gold_cards else "",
    )
    return "\n".join(lines) + "\n"


def _print_seat(state: State, seat: int, own: Private) -> str:
    table = state.table
    parts = [ROLES[own.role]]
    front = [kind for kind, bit in FRONT_BITS.items() if table.fronts[seat] & bit]
    saw = [f"{goal} {NAME[face]} in turn {turn}" for goal, face, turn in own.looks]
    for name, value in (
        ("hand", _named(own.hand)),
        ("front", _named(front)),
        ("gold", _numbers(own.gold)),
        ("tokens", str(table.tokens[seat] or "")),
        ("saw", _listed(saw)),
        (
            "inspected",
            _listed(f"{other} {ROLES[role]} in turn {turn}" for other, role, turn in own.inspections),
        ),
        ("was", _listed(f"{ROLES[role]} until turn {turn}" for role, turn in own.former)),
        ("discarded", _named(own.discarded)),
        ("offer", _numbers(own.offer)),
    ):
        if value:
            parts.append(f"{name} {value}")
    return "; ".join(parts)


def _in_pile(card: int, seen: int) -> str:
    return NAME[card] if seen else f"({NAME[card]})"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _named(kinds: Iterable[int]) -> str:
    return _listed(NAME[kind] for kind in kinds)


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _yes_no(value: object) -> object:
    return value if isinstance(value, str) else "yes" if value else "no"
