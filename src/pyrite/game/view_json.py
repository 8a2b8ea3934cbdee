"""A view as JSON: sent to clients in a snapshot, and compared by tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from pyrite.game.all_facts import FACTS
from pyrite.game.asked import seats_in_question
from pyrite.game.catalogue import FACE_DOWN_KINDS, FRONT_BITS, NAME, ROLES, SPELLING
from pyrite.game.commands import move_to_json
from pyrite.game.editions import options_of
from pyrite.game.knowledge import CHANGED_BY, seen_at_goals
from pyrite.game.maze import Grid
from pyrite.game.moves import CHEST, NOTHING
from pyrite.game.part import Part
from pyrite.game.questions import QUESTION_NAMES, QUESTIONS
from pyrite.game.state import Private, RawFact, View
from pyrite.game.table import NOBODY, Table

Parts = tuple[Part, ...]
"""The parts of modules that a viewer sees: first the public ones, then its own."""

SENDS_VIEW: Final = frozenset([kind.number for kind in FACTS if kind.sends_view])
"""The facts after which a client is sent its whole view."""


def view_to_json(view: View) -> dict[str, Any]:
    """Everything a viewer knows, as JSON data; hidden values are null."""
    table, own = view.table, view.own
    rules = table.rules
    return {
        "seat": view.seat,
        "setup": rules.set_up.to_json(with_seed=False),
        "options": options_of(rules.edition),
        "round": table.round,
        "turn": table.turn,
        "asked": _asked_json(table),
        "choices": _choices_json(table),
        "maze": _maze_json(table),
        "goals": [
            {"goal": goal, "cell": list(table.maze.grid.at(cell)), "face": NAME.get(table.goal_faces[goal])}
            for goal, cell in enumerate(table.goal_cells)
        ],
        "in_play": None if table.in_play == NOBODY else move_to_json(table.in_play, table.maze.grid),
        "last_laid": None if table.last_laid == NOBODY else list(table.maze.grid.at(table.last_laid)),
        "fronts": [[NAME[kind] for kind, bit in FRONT_BITS.items() if front & bit] for front in table.fronts],
        "hands": list(table.hands),
        "deck": table.deck,
        "discard": [NAME.get(kind) for kind in table.discard],
        "looks": [
            {"seat": seat, "goal": number, "turn": turn} for seat, number, turn in table.looks if number < CHEST
        ],
        "chest_looks": [
            {"seat": seat, "chest": number - CHEST, "turn": turn}
            for seat, number, turn in table.looks
            if number >= CHEST
        ],
        "inspections": [
            {"seat": seat, "other": other, "turn": turn} for seat, other, turn, _ in table.inspections
        ],
        "role_changes": [{"seat": seat, "turn": turn} for seat, turn in table.role_changes],
        "purses": [
            {"cards": cards, "tokens": tokens}
            for cards, tokens in zip(table.gold_cards, table.tokens, strict=True)
        ],
        "gold_pile": table.gold_pile,
        "drafted": table.drafted,
        "first": table.first,
        "to_move": None if table.to_move == NOBODY else table.to_move,
        "clockwise": table.direction == 1,
        "out": [seat for seat in range(rules.players) if table.is_out(seat)],
        "finisher": None if table.finisher == NOBODY else table.finisher,
        "roles": [ROLES[role] for role in table.roles] if table.roles else None,
        "left_over": [ROLES[role] for role in table.left_over] if table.roles else None,
        "winners": list(table.winners),
        "shown_gold": [list(gold) for gold in table.shown_gold] if table.winners else None,
        "known_goals": known_goals_to_json(view),
        "own": None if own is None else _own_json(own, table),
        "parts": _parts_json(rules.part_names, table.parts, (), table.maze.grid),
    }


def view_changes(view: View, facts: Iterable[RawFact], before: Parts) -> dict[str, Any]:
    """The fields of a view that a client does not compute, whole, after facts that led to this view.

    These are the question, what the viewer knows of the goals, and the parts that are not as they were ``before``.
    After a fact with ``sends_view`` it is the whole view. Without facts it is empty.
    """
    numbers = {fact[0] for fact in facts}
    if not numbers:
        return {}
    if not numbers.isdisjoint(SENDS_VIEW):
        return view_to_json(view)
    return {**public_changes(view.table, before), **own_changes(view, numbers, before)}


def public_changes(table: Table, before: Parts) -> dict[str, Any]:
    """The public fields that a client does not compute: the question, and the parts that have changed.

    Most questions list no choices; then there is no field for them.
    """
    changes: dict[str, Any] = {"asked": _asked_json(table)}
    if choices := _choices_json(table):
        changes["choices"] = choices
    if parts := _parts_json(table.rules.part_names, table.parts, before, table.maze.grid):
        changes["parts"] = parts
    return changes


def own_changes(view: View, numbers: Collection[int], before: Parts) -> dict[str, Any]:
    """The fields that a client does not compute and only its seat knows, after facts with these numbers."""
    changes: dict[str, Any] = {}
    table, own = view.table, view.own
    if own is None:
        return changes
    if own.looks and not CHANGED_BY.isdisjoint(numbers):
        changes["known_goals"] = known_goals_to_json(view)
    if parts := _own_parts_json(own, table, before):
        changes["own"] = {"parts": parts}
    return changes


def parts_of(view: View) -> Parts:
    """The parts of modules that the viewer sees."""
    own = view.own
    return view.table.parts if own is None or not own.parts else (*view.table.parts, *own.parts)


def known_goals_to_json(view: View) -> list[dict[str, Any]]:
    """What the viewer knows of face-down goals from its looks (`pyrite.game.knowledge.seen_at_goals`)."""
    table, own = view.table, view.own
    if own is None or not own.looks:
        return []
    assert view.seat is not None
    return [
        {"goal": goal, "faces": [{"face": NAME.get(face), "turn": turn or None} for face, turn in seen]}
        for goal, seen in enumerate(seen_at_goals(table, view.seat, own))
        if seen and not table.goal_faces[goal]
    ]


def _own_parts_json(own: Private, table: Table, before: Parts) -> dict[str, Any]:
    """The parts that only the viewer sees and that are not as they were before."""
    return _parts_json(table.rules.private_names, own.parts, before[len(table.parts) :], table.maze.grid)


def _parts_json(names: tuple[str, ...], parts: Parts, before: Parts, grid: Grid) -> dict[str, Any]:
    """The parts that are not as they were before, by the name of the module."""
    if parts is before or not names:
        return {}
    known = dict(zip(names, before, strict=False))
    changed = [(name, part) for name, part in zip(names, parts, strict=True) if part != known.get(name)]
    return {name: shown for name, part in changed if (shown := part.to_json(grid))}


def _asked_json(table: Table) -> dict[str, Any]:
    """The question, and who is asked."""
    question = None if table.question == NOTHING else QUESTION_NAMES[table.question]
    return {"question": question, "seats": list(seats_in_question(table))}


def _choices_json(table: Table) -> list[Any]:
    """The choices of the question, if it lists any."""
    if table.question == NOTHING:
        return []
    to_json = QUESTIONS[table.question].choices.to_json
    return [to_json(choice, table.maze.grid) for choice in table.choices]


def _maze_json(table: Table) -> list[dict[str, Any]]:
    maze = table.maze
    return [
        {
            "cell": list(maze.grid.at(cell)),
            "card": NAME[maze.piece[cell] >> 1],
            "tunnel": SPELLING[maze.piece[cell]],
        }
        for cell in table.card_cells()
        if maze.piece[cell] >> 1 not in FACE_DOWN_KINDS
    ]


def _own_json(own: Private, table: Table) -> dict[str, Any]:
    return {
        "role": ROLES[own.role],
        "hand": [NAME[kind] for kind in own.hand],
        "gold": list(own.gold),
        "looks": [{"goal": goal, "face": NAME[face], "turn": turn} for goal, face, turn in own.looks],
        "inspections": [
            {"seat": seat, "role": ROLES[role], "turn": turn, "current": changes == table.changes_of(seat)}
            for seat, role, turn, changes in own.inspections
        ],
        "former_roles": [{"role": ROLES[role], "turn": turn} for role, turn in own.former],
        "forced_pass": own.forced_pass,
        "offer": list(own.offer),
        "lifted": [NAME[kind] for kind in own.lifted],
        "discarded": [NAME[kind] for kind in own.discarded],
        "parts": _own_parts_json(own, table, ()),
    }
