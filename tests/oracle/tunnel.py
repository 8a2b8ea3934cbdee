"""Tunnels from their spelling: parts, stubs, open sides, the half turn.

A tunnel is written part by part with ``+`` between them. ``NES`` is a passage that joins three sides,
``E|`` a stub. A passage of one letter is possible: a ladder with one opening. Some tunnels of Saboteur 2, and
those over treasure chests, bear a mark, written after a blank: ``NEW+S| crystal``, ``SW blue door``, ``N ladder``,
``NES chest``.

A spelling always means the same tunnel, so the functions are cached.
"""

from functools import cache
from typing import NamedTuple

SIDES = "NESW"
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}

# The deck list: Saboteur 2 (S2-8, S2-9, S2-10) and the tunnels over treasure chests (CHEST-1).
MARKS = ("crystal", "blue door", "green door", "ladder", "chest")


class Part(NamedTuple):
    """A group of open sides that are joined to each other inside the card (TAB-3)."""

    sides: frozenset[str]
    stub: bool


Tunnel = frozenset[Part]


@cache
def parse(spelling: str) -> Tunnel:
    """Read a spelling. ``N|+S|`` and the shorter ``N|S`` of the deck list both mean two stubs.

    A mark says nothing about what is joined to what and is left out.
    """
    code, mark = code_and_mark(spelling)
    letters = [letter for letter in code if letter not in "|+"]
    if len(letters) != len(set(letters)) or not set(letters) <= set(SIDES):
        raise ValueError(f"not a tunnel: {spelling!r}")
    if mark is not None and mark not in MARKS:
        raise ValueError(f"not a tunnel: {spelling!r}")
    parts = set()
    for piece in code.split("+"):
        if "|" in piece:
            for side in piece.replace("|", ""):
                parts.add(Part(frozenset(side), stub=True))
        else:
            parts.add(Part(frozenset(piece), stub=False))
    if any(not part.sides for part in parts):
        raise ValueError(f"not a tunnel: {spelling!r}")
    return frozenset(parts)


@cache
def code_and_mark(spelling: str) -> tuple[str, str | None]:
    """A spelling in two: the sides, and the mark after the blank, or None where there is no blank."""
    if " " not in spelling:
        return spelling, None
    code, mark = spelling.split(" ", 1)
    return code, mark


@cache
def mark_of(spelling: str) -> str | None:
    """The mark of a card: a crystal, a door, a ladder, a chest; or None. A "stone NE" has none."""
    mark = code_and_mark(spelling)[1]
    return mark if mark in MARKS else None


def spell(tunnel: Tunnel, mark: str | None = None) -> str:
    """The canonical spelling of a tunnel: passages before stubs, each by first side in the order NESW."""
    passages = []
    stubs = []
    for part in tunnel:
        letters = "".join(side for side in SIDES if side in part.sides)
        if part.stub:
            stubs.append(letters + "|")
        else:
            passages.append(letters)
    passages.sort(key=lambda letters: SIDES.index(letters[0]))
    stubs.sort(key=lambda letters: SIDES.index(letters[0]))
    code = "+".join(passages + stubs)
    return code if mark is None else code + " " + mark


@cache
def half_turn(spelling: str) -> str:
    """The same card turned by 180 degrees (TAB-2). A mark stays what it is."""
    turned = set()
    for part in parse(spelling):
        turned.add(Part(frozenset(OPPOSITE[side] for side in part.sides), part.stub))
    return spell(frozenset(turned), mark_of(spelling))


@cache
def orientations(spelling: str) -> frozenset[str]:
    """As printed and turned by 180 degrees, never by 90 (TAB-2); one spelling if the two are the same."""
    return frozenset({spell(parse(spelling), mark_of(spelling)), half_turn(spelling)})


@cache
def open_sides(spelling: str) -> frozenset[str]:
    """All open sides, stubs too: a stub meets an open side like any other (TAB-3)."""
    return frozenset(side for part in parse(spelling) for side in part.sides)


@cache
def is_tunnel(card: str) -> bool:
    """Whether a card's name is a tunnel's spelling rather than the name of an action card."""
    code, mark = code_and_mark(card)
    return all(letter in "NESW|+" for letter in code) and (mark is None or mark in MARKS)
