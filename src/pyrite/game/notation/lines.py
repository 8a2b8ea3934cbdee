"""The small words of a position: lists, cards, seats, cells, numbers, written and read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from pyrite.game.catalogue import KIND, NAME, ROLES
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput, shown

Lines = dict[str, str]
"""The lines of a position by their names. Who reads one takes it out, so that what is left makes no sense."""

WriteLine = Callable[[str, object], None]
"""Writes a line, unless there is nothing to say."""

NONE: Final = "none"
_MOST_CARDS: Final = 255
"""No deck has so many, and a pile is counted in a byte."""


def format_list(words: Iterable[object]) -> str:
    """Words with commas between them."""
    return ", ".join(map(str, words))


def card_names(kinds: Iterable[int]) -> str:
    """Cards by their names."""
    return format_list(NAME[kind] for kind in kinds)


def format_numbers(values: Iterable[int]) -> str:
    """Numbers with blanks between them."""
    return " ".join(map(str, values))


def format_cell(grid: Grid, cell: int) -> str:
    """A cell, as in ``3,-1``."""
    x, y = grid.at(cell)
    return f"{x},{y}"


def split_list(text: str) -> list[str]:
    """What `format_list` wrote."""
    return [word.strip() for word in text.split(",") if word.strip()]


def parse_cards(text: str) -> list[int]:
    """What `card_names` wrote."""
    return [parse_name(KIND, word, "card") for word in _not_too_many(split_list(text))]


def parse_name(table: dict[str, int], word: str, what: str) -> int:
    """The number of a name."""
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
    if len(cards) > _MOST_CARDS:
        raise BadInput(f"Here are {len(cards)} cards, more than there are in the game; was a line doubled?")
    return cards


def parse_number(text: str, what: str, bound: int = 10_000) -> int:
    """A whole number below a bound."""
    if not text.isascii() or not text.isdecimal() or len(text) > 4:
        raise BadInput(f"{what.capitalize()} is a whole number, not {shown(text)}.")
    if int(text) >= bound:
        raise BadInput(f"There is no {what} {text}; they go from 0 to {bound - 1}.")
    return int(text)


def parse_yes_no(text: str, what: str) -> bool:
    """A yes or a no."""
    if text not in ("yes", "no"):
        raise BadInput(f"{what.capitalize()} is yes or no, not {shown(text)}.")
    return text == "yes"


def parse_cell(text: str, grid: Grid) -> int:
    """What `format_cell` wrote."""
    x, comma, y = text.strip().partition(",")
    digits = [part.strip().removeprefix("-") for part in (x, y)]
    if not comma or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in digits):
        raise BadInput(f"A cell is written as in 3,-1, not {shown(text)}.")
    return cell_at((int(x), int(y)), grid)


def cell_at(at: tuple[int, int], grid: Grid) -> int:
    """The number of a cell; raise `BadInput` if no maze of this deck gets there."""
    try:
        return grid.cell(*at)
    except ValueError as error:
        raise BadInput(f"Sorry, {error}.") from None
