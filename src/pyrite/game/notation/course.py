"""The progress of the game in a position: turn, question, piles, end of the round or game."""

from __future__ import annotations

import json
from collections import Counter

from pyrite.game.catalogue import NAME
from pyrite.game.commands import command_from_json, command_of, command_to_json, move_of
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.moves import CHEST, NOTHING, WHICH_GOAL, WHICH_GOLD, card_of
from pyrite.game.question import CELLS
from pyrite.game.questions import QUESTION_NAMES, QUESTIONS
from pyrite.game.refusal import BadInput
from pyrite.game.state import State
from pyrite.game.table import NOBODY, ONE_TURNED, Table
from pyrite.game.text_lines import (
    NONE,
    Lines,
    WriteLine,
    card_names,
    format_cell,
    format_list,
    format_numbers,
    parse_cards,
    parse_cell,
    parse_nuggets,
    parse_number,
    split_list,
)


def write_course(state: State, write: WriteLine) -> None:
    """Write the turn and the question."""
    table = state.table
    write("round", f"{table.round}, begun by seat {table.first}")
    write("turn", f"{table.turn}, seat {table.to_move}")
    asked = f"seat {table.asked}, " if table.asked != NOBODY else ""
    question = QUESTION_NAMES[table.question] if table.question != NOTHING else "nobody"
    write("asked", " ".join([f"{asked}{question}", *_choices(table)]))
    write("direction", "" if table.direction == 1 else "widdershins")
    write("out", format_numbers(seat for seat in range(table.rules.players) if table.is_out(seat)))
    write("last card", _seat_or_nothing(table.last_card))
    write("last tunnel", _seat_or_nothing(table.last_tunnel))
    write(
        "joined", format_list(f"{goal} by {seat}" for goal, seat in enumerate(table.joined_by) if seat != NOBODY)
    )
    if table.roles:
        write("ended", "no gold" if table.finisher == NOBODY else f"gold by {table.finisher}")
    write("winners", format_numbers(table.winners))
    _write_turn(state, write)


def _choices(table: Table) -> list[str]:
    """The choices of the question: cells, or numbers."""
    if table.choices and QUESTIONS[table.question].choices is CELLS:
        return [format_cell(table.maze.grid, at).replace(",", "/") for at in table.choices]
    return [str(choice) for choice in table.choices]


def _write_turn(state: State, write: WriteLine) -> None:
    """Write the state of the current turn."""
    table = state.table
    grid = table.maze.grid
    if table.in_play != NOBODY:
        write("in play", json.dumps(command_to_json(command_of(table.in_play, grid))))
    if table.drawer != NOBODY:
        write("draws", f"{table.draws} by {table.drawer}")
    fresh = [str(goal) for goal in range(len(table.goal_cells)) if table.fresh_goals >> goal & 1]
    write("fresh", " ".join([*fresh, "done"] if table.fresh_goals & ONE_TURNED else fresh))


def write_piles(state: State, write: WriteLine) -> None:
    """Write the piles, next card first; the discard pile ends with its top."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    write("deck", card_names(reversed(sealed.deck)))
    write("aside", card_names(sealed.aside))
    pile = zip(sealed.discard, table.discard, strict=True)
    write("discard", format_list(NAME[card] if seen else f"({NAME[card]})" for card, seen in pile))
    if table.rules.gold_cards:
        write("gold pile", format_numbers(reversed(sealed.gold_pile)) or NONE)


def _seat_or_nothing(seat: int) -> object:
    return "" if seat == NOBODY else seat


# ---------------------------------------------------------------- reading


def read_piles(state: State, lines: Lines) -> None:
    """Read the piles; without a line for the gold pile, it has the gold cards that no seat has."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    sealed.aside = bytes(parse_cards(lines.pop("aside", "")))
    sealed.deck = bytearray(reversed(parse_cards(lines.pop("deck", ""))))
    table.deck = len(sealed.deck)
    for word in split_list(lines.pop("discard", "")):
        hidden = word.startswith("(") and word.endswith(")")
        found = parse_cards(word[1:-1] if hidden else word)
        if not found:
            raise BadInput("Write the name of a face-down card in brackets, like (NES).")
        sealed.discard += bytes(found)
        table.discard += bytes([0] if hidden else found)
    pile = lines.pop("gold pile", None)
    if pile is None:
        left = Counter(table.rules.gold_cards)
        for own in state.privates:
            assert own is not None
            left.subtract(own.gold)
            left.subtract(own.offer)
        sealed.gold_pile = bytearray(sorted(left.elements(), reverse=True))
    else:
        sealed.gold_pile = bytearray(reversed(parse_nuggets("" if pile == NONE else pile)))
    table.gold_pile = len(sealed.gold_pile)


def read_course(state: State, lines: Lines) -> None:
    """Read the turn and the question."""
    table = state.table
    seats, goals = table.rules.players, len(table.goal_cells)

    def seat_of(word: str) -> int:
        return parse_number(word, "seat", seats)

    count, _, begun = lines.pop("round", "1").partition(", begun by seat ")
    table.round = parse_number(count, "round")
    _read_question(state, lines.pop("asked", "seat 0, turn"))
    count, _, mover = lines.pop("turn", "1").partition(", seat ")
    table.turn = parse_number(count, "turn")
    table.to_move = seat_of(mover) if mover else max(table.asked, 0)
    table.first = seat_of(begun) if begun else table.to_move
    direction = lines.pop("direction", "clockwise")
    if direction not in ("clockwise", "widdershins"):
        raise BadInput("The direction is clockwise or widdershins.")
    table.direction = 1 if direction == "clockwise" else -1
    for word in lines.pop("out", "").split():
        table.out |= 1 << seat_of(word)
    if "last card" in lines:
        table.last_card = seat_of(lines.pop("last card"))
    if "last tunnel" in lines:
        table.last_tunnel = seat_of(lines.pop("last tunnel"))
    for joined in split_list(lines.pop("joined", "")):
        goal, _, seat = joined.partition(" by ")
        table.joined_by[parse_number(goal, "goal", goals)] = seat_of(seat)
    _read_turn(state, lines)
    _read_end(state, lines)


def _read_question(state: State, text: str) -> None:
    table = state.table
    if text == "nobody":
        return
    asked, comma, question = text.partition(", ")
    if not comma:
        asked, question = "", text
    parts = question.split()
    names = QUESTION_NAMES[1:]
    if not parts or parts[0] not in names or not (asked.startswith("seat ") or parts[0] == "veto"):
        raise BadInput(f"A seat is asked for {', '.join(names)}, like 'asked: seat 2, turn'.")
    table.question = QUESTION_NAMES.index(parts[0])
    if table.question != WHETHER_VETO:
        table.asked = parse_number(asked.removeprefix("seat "), "seat", table.rules.players)
    if QUESTIONS[table.question].choices is CELLS:
        table.choices = tuple(parse_cell(choice.replace("/", ","), table.maze.grid) for choice in parts[1:])
    else:
        table.choices = tuple(parse_number(choice, "choice", 64) for choice in parts[1:])


def _read_turn(state: State, lines: Lines) -> None:
    table = state.table
    grid, seats = table.maze.grid, table.rules.players
    if "in play" in lines:
        try:
            data = json.loads(lines.pop("in play"))
        except (ValueError, RecursionError):
            raise BadInput(
                'The card in play is written as a command, like {"do": "ReadMap", "goal": 1}.'
            ) from None
        table.in_play = move_of(command_from_json(data), grid)
        if not card_of(table.in_play):
            raise BadInput(f"A {data['do']} plays no card, so it cannot be in play.")
    if "draws" in lines:
        count, _, seat = lines.pop("draws").partition(" by ")
        table.draws, table.drawer = parse_number(count, "draws", 10), parse_number(seat, "seat", seats)
    choosing = table.rules.one_goal_a_turn and table.question == WHICH_GOAL
    fresh = format_numbers(choice for choice in table.choices if choice < CHEST) if choosing else ""
    for word in lines.pop("fresh", fresh).split():
        table.fresh_goals |= (
            ONE_TURNED if word == "done" else 1 << parse_number(word, "goal", len(table.goal_cells))
        )


def _read_end(state: State, lines: Lines) -> None:
    table, sealed = state.table, state.sealed
    assert sealed is not None
    seats = table.rules.players
    ended = lines.pop("ended", None)
    if ended is not None:
        table.roles = bytes(own.role for own in state.privates if own is not None)
        table.left_over = b"" if table.rules.has_role_stack else sealed.left_over
        if ended != "no gold":
            table.gold_reached = True
            table.finisher = parse_number(ended.removeprefix("gold by "), "seat", seats)
    table.winners = tuple(parse_number(seat, "seat", seats) for seat in lines.pop("winners", "").split())
    if table.winners:
        table.shown_gold = tuple(bytes(own.gold) for own in state.privates if own is not None)
    if table.question == WHICH_GOLD:
        own = state.privates[table.asked]
        assert own is not None
        table.drafted = len(own.offer)
