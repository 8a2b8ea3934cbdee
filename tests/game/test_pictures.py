"""Every shape of a tunnel has a glyph of its own: light lines are passages, heavy lines stubs."""

import pytest

from pyrite.game.catalogue import TUNNELS
from pyrite.game.notation.picture import DRAWING, glyph
from pyrite.game.sides import Shape


@pytest.mark.parametrize(
    ("spelt", "drawn"),
    [
        ("NS", "│"),
        ("EW", "─"),
        ("NE", "└"),
        ("NW", "┘"),
        ("ES", "┌"),
        ("SW", "┐"),
        ("NES", "├"),
        ("NSW", "┤"),
        ("NEW", "┴"),
        ("ESW", "┬"),
        ("NESW", "┼"),
        ("N|", "╹"),
        ("E|", "╺"),
        ("S|", "╻"),
        ("W|", "╸"),
        ("N|+S|", "┃"),
        ("E|+W|", "━"),
        ("N|+E|", "┗"),
        ("N|+W|", "┛"),
        ("E|+S|", "┏"),
        ("S|+W|", "┓"),
        ("N|+E|+S|", "┣"),
        ("N|+S|+W|", "┫"),
        ("N|+E|+W|", "┻"),
        ("E|+S|+W|", "┳"),
        ("N|+E|+S|+W|", "╋"),
        ("NS+E|", "┝"),
        ("NS+EW", "╫"),
        ("NW+ES", "╱"),  # noqa: RUF001
        ("NE+SW", "╲"),
    ],
)
def test_a_shape_is_drawn_as_it_runs(spelt: str, drawn: str) -> None:
    assert glyph(Shape.spelt(spelt)) == drawn


def test_no_two_cards_are_drawn_alike() -> None:
    # Twenty-six ways to lay a tunnel, the start, the gold, and two ways for each of the stones.
    assert len(set(DRAWING.values())) == len(DRAWING) == 26 + 1 + 1 + 4
    assert len(TUNNELS) == 16
