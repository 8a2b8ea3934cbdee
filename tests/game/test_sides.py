"""How a tunnel is spelt, turned and joined."""

import pytest

from pyrite.game.sides import ALL_SIDES, E, N, S, Shape, W, half_turn, letters


@pytest.mark.rule("TAB-2")
@pytest.mark.parametrize(
    ("sides", "turned"),
    [
        (0, 0),
        (N, S),
        (E, W),
        (S, N),
        (W, E),
        (N | E, S | W),
        (N | S, N | S),
        (N | E | W, E | S | W),
        (15, 15),
    ],
)
def test_a_half_turn_brings_each_side_to_the_opposite_one(sides: int, turned: int) -> None:
    assert half_turn(sides) == turned


@pytest.mark.parametrize(("sides", "text"), [(0, ""), (W | N, "NW"), (S | E, "ES"), (ALL_SIDES, "NESW")])
def test_sides_are_spelt_in_the_order_n_e_s_w(sides: int, text: str) -> None:
    assert letters(sides) == text


@pytest.mark.rule("TAB-3")
@pytest.mark.parametrize(
    ("written", "spelt"),
    [
        ("NESW", "NESW"),
        ("WSEN", "NESW"),
        ("SN", "NS"),
        ("E|", "E|"),
        ("S|+N|", "N|+S|"),
        ("W|+N|+S|+E|", "N|+E|+S|+W|"),
        ("EW+NS", "NS+EW"),
        ("ES+NW", "NW+ES"),
        ("SW+EN", "NE+SW"),
        ("S|+EN", "NE+S|"),
        ("N|+EW", "EW+N|"),
        ("W|+NS+E|", "NS+E|+W|"),
    ],
)
def test_a_spelling_is_read_in_any_order_and_written_in_a_fixed_order(written: str, spelt: str) -> None:
    assert str(Shape.spelt(written)) == spelt
    assert Shape.spelt(spelt) == Shape.spelt(written)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "NS+",
        "+NS",
        "NS++E|",
        "|",
        "NS+|",
        "NS|",
        "N|S",
        "NN",
        "NS+N",
        "NS+S|",
        "X",
        "ns",
        "N E",
        "N|E|",
    ],
)
def test_an_invalid_spelling_is_rejected(text: str) -> None:
    with pytest.raises(ValueError, match="is not a tunnel"):
        Shape.spelt(text)


@pytest.mark.rule("TAB-2")
@pytest.mark.parametrize(
    ("spelt", "turned"),
    [
        ("NE", "SW"),
        ("NW", "ES"),
        ("NES", "NSW"),
        ("NEW", "ESW"),
        ("NS", "NS"),
        ("N|", "S|"),
        ("N|+E|", "S|+W|"),
        ("NS+EW", "NS+EW"),
        ("NE+SW", "NE+SW"),
        ("NE+S|", "SW+N|"),
        ("NS+E|", "NS+W|"),
    ],
)
def test_a_half_turn_turns_every_part_of_a_card(spelt: str, turned: str) -> None:
    assert str(Shape.spelt(spelt).turned()) == turned
    assert Shape.spelt(turned).turned() == Shape.spelt(spelt)


@pytest.mark.rule("TAB-3")
@pytest.mark.parametrize(
    ("spelt", "open_sides"),
    [("NS", N | S), ("NS+EW", ALL_SIDES), ("NS+E|", N | E | S), ("W|", W), ("N|+E|", N | E)],
)
def test_stubs_are_open_sides_too(spelt: str, open_sides: int) -> None:
    assert Shape.spelt(spelt).open_sides == open_sides
