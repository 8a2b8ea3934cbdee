"""A view as plain data: what a client gets when it sits down, and what tests compare."""

from __future__ import annotations

from typing import Any

from pyrite.game.catalogue import FRONT_BITS, NAME, ROLES, SPELLING
from pyrite.game.editions import options_of
from pyrite.game.maze import HIDDEN_GOAL_PIECE
from pyrite.game.moves import NOTHING, QUESTIONS, WHICH_GOAL, WHICH_VICTIM
from pyrite.game.table import NOBODY, Private, Table, View


def plain_view(view: View) -> dict[str, Any]:
    """All that a viewer knows, as JSON-able data; what is hidden is null."""
    table, own = view.table, view.own
    rules = table.rules
    return {
        "seat": view.seat,
        "setup": rules.set_up.plain(with_seed=False),
        "options": options_of(rules.edition),
        "round": table.round,
        "turn": table.turn,
        "asked": {
            "question": None if table.question == NOTHING else QUESTIONS[table.question],
            "seats": [] if table.asked == NOBODY else [table.asked],
        },
        "maze": _plain_maze(table),
        "goals": [
            {"goal": goal, "cell": list(table.maze.grid.at(cell)), "face": NAME.get(table.goal_faces[goal])}
            for goal, cell in enumerate(table.goal_cells)
        ],
        "fresh_goals": list(table.choices) if table.question == WHICH_GOAL else [],
        "victims": list(table.choices) if table.question == WHICH_VICTIM else [],
        "fronts": [[NAME[kind] for kind, bit in FRONT_BITS.items() if front & bit] for front in table.fronts],
        "thefts": list(table.thefts),
        "hands": list(table.hands),
        "deck": table.deck,
        "discard": [NAME.get(kind) for kind in table.discard],
        "looks": [{"seat": seat, "goal": goal, "turn": turn} for seat, goal, turn in table.looks],
        "inspections": [
            {"seat": seat, "other": other, "turn": turn} for seat, other, turn in table.inspections
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
        "passes": table.passes,
        "finisher": None if table.finisher == NOBODY else table.finisher,
        "roles": [ROLES[role] for role in table.roles] if table.roles else None,
        "left_over": [ROLES[role] for role in table.left_over] if table.roles else None,
        "winners": list(table.winners),
        "shown_gold": [list(gold) for gold in table.shown_gold] if table.winners else None,
        "own": None if own is None else _plain_own(own),
    }


def _plain_maze(table: Table) -> list[dict[str, Any]]:
    maze = table.maze
    return [
        {"cell": list(maze.grid.at(cell)), "card": NAME[piece >> 1], "tunnel": SPELLING[piece]}
        for cell, piece in enumerate(maze.piece)
        if piece and piece != HIDDEN_GOAL_PIECE
    ]


def _plain_own(own: Private) -> dict[str, Any]:
    return {
        "role": ROLES[own.role],
        "hand": [NAME[kind] for kind in own.hand],
        "gold": list(own.gold),
        "looks": [{"goal": goal, "face": NAME[face], "turn": turn} for goal, face, turn in own.looks],
        "inspections": [
            {"seat": seat, "role": ROLES[role], "turn": turn} for seat, role, turn in own.inspections
        ],
        "former_roles": [{"role": ROLES[role], "turn": turn} for role, turn in own.former],
        "offer": list(own.offer),
        "discarded": [NAME[kind] for kind in own.discarded],
    }
