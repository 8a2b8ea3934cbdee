"""Every shape of a tunnel has a glyph of its own: light lines are passages, heavy lines stubs."""

import pytest

from pyrite.game.catalogue import KIND, NAME, NEW_GOALS, PIECES, SHAPE, SPECIALS, TUNNELS
from pyrite.game.notation.picture import CHEST_DOWN, DRAWING, EMPTY, GOAL_DOWN, Picture, glyph
from pyrite.game.sides import Shape

GLYPHS = {
    # Passages.
    "NS": "│",
    "EW": "─",
    "NE": "└",
    "NW": "┘",
    "ES": "┌",
    "SW": "┐",
    "NES": "├",
    "NSW": "┤",
    "NEW": "┴",
    "ESW": "┬",
    "NESW": "┼",
    # Dead ends.
    "N|": "╹",
    "E|": "╺",
    "S|": "╻",
    "W|": "╸",
    "N|+S|": "┃",
    "E|+W|": "━",
    "N|+E|": "┗",
    "N|+W|": "┛",
    "E|+S|": "┏",
    "S|+W|": "┓",
    "N|+E|+S|": "┣",
    "N|+S|+W|": "┫",
    "N|+E|+W|": "┻",
    "E|+S|+W|": "┳",
    "N|+E|+S|+W|": "╋",
    # Two passages that are not joined.
    "NS+EW": "╫",
    "NW+ES": "╱",  # noqa: RUF001
    "NE+SW": "╲",
    # Passages with stubs beside them.
    "NS+E|": "┝",
    "NS+W|": "┥",
    "NS+E|+W|": "┿",
    "EW+N|": "┸",
    "EW+S|": "┰",
    "EW+N|+S|": "╂",
    "NE+S|": "┟",
    "SW+N|": "┦",
    "NW+S|": "┧",
    "ES+N|": "┞",
    "NEW+S|": "╁",
    "ESW+N|": "╀",
    "NSW+E|": "┾",
    "NES+W|": "┽",
    # Ladders with one opening.
    "N": "╵",
    "E": "╶",
    "S": "╷",
    "W": "╴",
}

ORIENTED_PIECES = 78 + 14 + 3
"""Tunnels (26 of the base game, 43 of Saboteur 2, 9 above chests), goals, and the start and both special cards."""


@pytest.mark.parametrize(("spelt", "drawn"), GLYPHS.items())
def test_a_tunnel_shape_has_this_glyph(spelt: str, drawn: str) -> None:
    assert glyph(Shape.spelt(spelt)) == drawn


@pytest.mark.rule("TAB-2", "TAB-3")
def test_every_shape_has_an_example_and_its_own_glyph() -> None:
    shapes = {str(each) for shape in SHAPE.values() for each in (shape, shape.turned())}
    assert shapes == set(GLYPHS)
    assert len(set(GLYPHS.values())) == len(GLYPHS)


def test_all_cards_have_different_glyphs() -> None:
    assert {NAME[kind] for kind in SHAPE} == {*TUNNELS, *NEW_GOALS, *SPECIALS, "start"}
    assert set(DRAWING) == {piece for kind in SHAPE for piece in PIECES[kind]}
    assert len(set(DRAWING.values())) == len(DRAWING) == ORIENTED_PIECES


def test_no_card_looks_like_a_face_down_card_or_an_empty_cell() -> None:
    assert all(len(drawing) == 2 for drawing in DRAWING.values())
    assert {drawing[0] for drawing in DRAWING.values()}.isdisjoint({GOAL_DOWN, CHEST_DOWN, EMPTY, ".", " "})


@pytest.mark.parametrize("piece", [piece for piece in DRAWING if piece >> 1 != KIND["start"]])
def test_a_glyph_is_read_back_as_the_same_card(piece: int) -> None:
    picture = Picture.read([f"  ┼S· {DRAWING[piece]}"])
    assert picture.pieces == {(0, 0): PIECES[KIND["start"]][0], (2, 0): piece}
    assert picture.hidden == {}
