"""A table as text: the maze, and below it the cards in front of each seat."""

from __future__ import annotations

from pyrite.game.catalogue import FRONT_BITS, NAME, ROLES
from pyrite.game.moves import NOTHING
from pyrite.game.notation.picture import draw_maze
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.state import View
from pyrite.game.table import Table


def draw(view: View) -> str:
    """What a spectator sees: the maze, the progress of the game, and one line for each seat."""
    table = view.table
    lines = [draw_maze(table), "", _progress(table)]
    lines += [_seat(table, seat) for seat in range(table.rules.players)]
    return "\n".join(lines)


def _progress(table: Table) -> str:
    if table.winners:
        return f"the game is over; won by seat {' and '.join(map(str, table.winners))}"
    asked = "" if table.question == NOTHING else f"; asked for: {QUESTION_NAMES[table.question]}"
    return f"round {table.round}, turn {table.turn}; {table.deck} cards in the deck{asked}"


def _seat(table: Table, seat: int) -> str:
    mark = ">" if seat == table.to_move else " "
    front = [NAME[kind] for kind, bit in FRONT_BITS.items() if table.fronts[seat] & bit]
    words = [
        f"{mark} seat {seat}: {table.hands[seat]} cards",
        f"{table.gold_cards[seat]} gold cards" if not table.rules.pays_tokens else "",
        _tokens(table, seat),
        ROLES[table.roles[seat]] if table.roles else "",
        *front,
    ]
    return ", ".join(word for word in words if word)


def _tokens(table: Table, seat: int) -> str:
    """The tokens of a seat, unless the edition keeps them face down until the game is over (S2-3)."""
    if not (table.rules.edition.tokens_open or table.winners):
        return "tokens face down" if table.rules.pays_tokens else ""
    return f"{table.tokens[seat]} tokens" if table.tokens[seat] or table.rules.pays_tokens else ""
