"""Says in one sentence where two lists of facts differ."""

from itertools import zip_longest

from pyrite.game.fact_codec import decode_fact
from pyrite.game.maze import Grid
from pyrite.game.project import Viewer
from pyrite.game.state import RawFact
from tests.properties.moved_cards import described

LONGEST = 80
"""A longer value, such as a deck, is cut off."""


def viewer_name(viewer: Viewer) -> str:
    """A viewer in a sentence."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def first_difference(real: list[RawFact], imagined: list[RawFact], grid: Grid) -> str:
    """The first fact in which two lists differ, and how: ``toll: DwarfStood of seat 1 with card EW, in ...``."""
    for here, there in zip_longest(real, imagined):
        if here != there:
            return _difference(here, there, grid)
    raise ValueError("the facts are the same")


def _difference(here: RawFact | None, there: RawFact | None, grid: Grid) -> str:
    if here is None or there is None or here[0] != there[0]:
        one, other = (described(fact) if fact is not None else "nothing more" for fact in (here, there))
        return f"{one}, in the imagined world {other}"
    one_fact, other_fact = decode_fact(here, grid), decode_fact(there, grid)
    name = next(
        field.name
        for field, value, other_value in zip(one_fact.fields, here[1:], there[1:], strict=True)
        if value != other_value
    )
    one, other = (_short(getattr(fact, name)) for fact in (one_fact, other_fact))
    return f"{described(here)} with {name} {one}, in the imagined world {other}"


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
