"""A view as JSON: sent to clients in a snapshot, and compared by tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pyrite.game.asked import seats_in_question
from pyrite.game.catalogue import CHESTS, FACE_DOWN_KINDS, FRONT_BITS, NAME, ROLES, SPELLING
from pyrite.game.commands import command_of, command_to_json
from pyrite.game.editions import options_of
from pyrite.game.knowledge import CHANGED_BY, seen_at_goals
from pyrite.game.modules.chests.state import looks_of
from pyrite.game.modules.goal_swap import swaps_at, swaps_of
from pyrite.game.modules.veto.state import ANSWERED, VetoAnswer
from pyrite.game.moves import CHEST, NOTHING, WHICH_GOAL, WHICH_VICTIM
from pyrite.game.questions import QUESTION_NAMES, QUESTIONS
from pyrite.game.state import Private, RawFact, View
from pyrite.game.table import NOBODY, Table
from pyrite.game.thefts import thefts_at


def view_to_json(view: View) -> dict[str, Any]:
    """Everything a viewer knows, as JSON data; hidden values are null."""
    table, own = view.table, view.own
    rules = table.rules
    data = {
        "seat": view.seat,
        "setup": rules.set_up.to_json(with_seed=False),
        "options": options_of(rules.edition),
        "round": table.round,
        "turn": table.turn,
        "asked": {
            "question": None if table.question == NOTHING else QUESTION_NAMES[table.question],
            "seats": list(seats_in_question(table)),
        },
        "maze": _maze_json(table),
        "goals": [
            {"goal": goal, "cell": list(table.maze.grid.at(cell)), "face": NAME.get(table.goal_faces[goal])}
            for goal, cell in enumerate(table.goal_cells)
        ],
        "choices": _choices_json(table),
        "in_play": None
        if table.in_play == NOBODY
        else command_to_json(command_of(table.in_play, table.maze.grid)),
        "last_laid": None if table.last_laid == NOBODY else list(table.maze.grid.at(table.last_laid)),
        "specialist": 0,  # of the path specialist
        "fresh_goals": [number for number in table.choices if number < CHEST]
        if table.question == WHICH_GOAL
        else [],
        "victims": list(table.choices) if table.question == WHICH_VICTIM else [],
        "fronts": [[NAME[kind] for kind, bit in FRONT_BITS.items() if front & bit] for front in table.fronts],
        "thefts": list(thefts_at(table)),
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
        "goal_swaps": [
            {"seat": seat, "goals": [one, other], "turn": turn} for seat, one, other, turn in swaps_at(table)
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
        "clockwise": table.direction() == 1,
        "out": [seat for seat in range(rules.players) if table.is_out(seat)],
        "finisher": None if table.finisher == NOBODY else table.finisher,
        "roles": [ROLES[role] for role in table.roles] if table.roles else None,
        "left_over": [ROLES[role] for role in table.left_over] if table.roles else None,
        "winners": list(table.winners),
        "shown_gold": [list(gold) for gold in table.shown_gold] if table.winners else None,
        "known_goals": known_goals_to_json(view),
        "own": None if own is None else _own_json(own, table),
    }
    data.update(_modules_json(table))
    return data


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


def changed_known_goals(view: View, facts: Iterable[RawFact]) -> list[dict[str, Any]] | None:
    """What the viewer knows of face-down goals, if these facts, which led to this view, may have changed it."""
    own = view.own
    if own is None or not own.looks or not any(fact[0] in CHANGED_BY for fact in facts):
        return None
    return known_goals_to_json(view)


def _modules_json(table: Table) -> dict[str, Any]:
    """The fields that only some modules have."""
    data: dict[str, Any] = {}
    for part in table.parts:
        for field in part.fields:
            if field.json is not None:
                data[field.name] = field.json(getattr(part, field.name), table)
    return data


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
        "chest_looks": [
            {"chest": chest, "tunnel": NAME[tunnel], "found": CHESTS[found], "turn": turn}
            for chest, tunnel, found, turn in looks_of(own)
        ],
        "goal_swaps": [
            {"goals": [one, other], "swapped": swapped, "turn": turn}
            for one, other, swapped, turn in swaps_of(own)
        ],
        "let_pass": own.find(VetoAnswer) == ANSWERED,
        "forced_pass": own.forced_pass,
        "offer": list(own.offer),
        "lifted": [NAME[kind] for kind in own.lifted],
        "discarded": [NAME[kind] for kind in own.discarded],
    }
