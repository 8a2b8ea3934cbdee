"""Formats and parses the values in a position: lists, cards, roles, cells, numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from pyrite.game.catalogue import KIND, NAME, ROLES
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput, shown

Lines = dict[str, str]
"""The lines of a position by name. Readers remove the lines they know; any line left over is an error."""

WriteLine = Callable[[str, object], None]
"""Writes a line with a name and a value, unless the value is empty."""

NONE: Final = "none"
_MAX_CARDS: Final = 255
"""More than any deck has; pile sizes are stored in a byte."""


def format_list(words: Iterable[object]) -> str:
    """Items separated by commas."""
    return ", ".join(map(str, words))


def card_names(kinds: Iterable[int]) -> str:
    """The names of some cards, separated by commas."""
    return format_list(NAME[kind] for kind in kinds)


def format_numbers(values: Iterable[int]) -> str:
    """Numbers separated by spaces."""
    return " ".join(map(str, values))


def format_cell(grid: Grid, cell: int) -> str:
    """A cell, like ``3,-1``."""
    x, y = grid.at(cell)
    return f"{x},{y}"


def split_list(text: str) -> list[str]:
    """Read what `format_list` wrote."""
    return [word.strip() for word in text.split(",") if word.strip()]


def parse_cards(text: str) -> list[int]:
    """Read what `card_names` wrote."""
    return [parse_name(KIND, word, "card") for word in _not_too_many(split_list(text))]


def parse_card(text: str) -> int:
    """Read one card."""
    found = parse_cards(text)
    if len(found) != 1:
        raise BadInput(f"One card was expected, not {shown(text)}.")
    return found[0]


def parse_name(table: dict[str, int], word: str, what: str) -> int:
    """The number of a name, from a table."""
    if word not in table:
        raise BadInput(f"There is no {what} {shown(word)}.")
    return table[word]


def parse_role(word: str) -> int:
    """A role by its name."""
    if word not in ROLES[1:]:
        raise BadInput(f"There is no role {shown(word)}; the roles are {', '.join(ROLES[1:])}.")
    return ROLES.index(word)


def parse_nuggets(text: str) -> list[int]:
    """Gold cards by their value."""
    if not all(word in ("1", "2", "3") for word in text.split()):
        raise BadInput(f"Gold cards are worth 1, 2 or 3, not {shown(text)}.")
    return [int(word) for word in _not_too_many(text.split())]


def _not_too_many(cards: list[str]) -> list[str]:
    if len(cards) > _MAX_CARDS:
        raise BadInput(f"There are {len(cards)} cards here, more than in the game; was a line doubled?")
    return cards


def parse_number(text: str, what: str, bound: int = 10_000) -> int:
    """A whole number below a bound."""
    if not text.isascii() or not text.isdecimal() or len(text) > 4:
        raise BadInput(f"{what.capitalize()} is a whole number, not {shown(text)}.")
    if int(text) >= bound:
        raise BadInput(f"There is no {what} {text}; choose 0 to {bound - 1}.")
    return int(text)


def parse_yes_no(text: str, what: str) -> bool:
    """A yes or a no."""
    if text not in ("yes", "no"):
        raise BadInput(f"{what.capitalize()} is yes or no, not {shown(text)}.")
    return text == "yes"


def parse_cell(text: str, grid: Grid) -> int:
    """Read what `format_cell` wrote."""
    x, comma, y = text.strip().partition(",")
    digits = [part.strip().removeprefix("-") for part in (x, y)]
    if not comma or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in digits):
        raise BadInput(f"A cell is written like 3,-1, not {shown(text)}.")
    return cell_at((int(x), int(y)), grid)


def cell_at(at: tuple[int, int], grid: Grid) -> int:
    """The number of a cell; raise `BadInput` if no maze of this deck can reach it."""
    try:
        return grid.cell(*at)
    except ValueError as error:
        raise BadInput(f"{str(error).capitalize()}.") from None


def parse_seen(text: str) -> tuple[str, str, int]:
    """Read what a seat has seen, like ``1 gold in turn 3``: which, what, when."""
    which, _, rest = text.partition(" ")
    what, _, turn = rest.rpartition(" in turn ")
    return which, what, parse_number(turn, "turn")
