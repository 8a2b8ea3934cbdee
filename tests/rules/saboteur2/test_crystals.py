"""Crystals: worth gold to geologists, and nothing else (S2-10, S2-25)."""

import pytest

from pyrite.game import LayTunnel, Pass, Rockfall
from tests.rules.play import cells_for, played, refused
from tests.rules.saboteur2.positions import BARE, LAST_PASS, LAST_TUNNEL, NEARLY_THERE, game_from, paid

FOUR_CRYSTALS = """
maze:
  · · · · · · · · ?0
  · · · · ╸*· · · ·
  ┼S┴*├*· · ┸*· · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
"""Two are joined to the start, two are not; one of these lies in a dead end."""

THREE_CRYSTALS_ON_THE_WAY = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼*┴*┴*┼ ─ ─ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""


def run_out(maze: str, *seats: str) -> dict[int, int]:
    """Seat 0 puts down the last card of the round: what each is paid."""
    role, *more = seats[0].split("; ")
    game = game_from(maze, ["; ".join([role, "hand map", *more]), *seats[1:]])
    return paid(played(game, 0, LAST_PASS))


# ---------------------------------------------------------------- S2-10


@pytest.mark.rule("S2-10", "TUN-2", "TUN-3")
@pytest.mark.parametrize(("plain", "turned"), [("NES", "NSW"), ("NEW", "ESW"), ("E|", "W|")])
def test_a_crystal_does_not_change_where_a_card_fits(plain: str, turned: str) -> None:
    game = game_from(NEARLY_THERE, [f"; hand {plain}, {plain} crystal", "; hand map"])
    for as_laid in (plain, turned):
        cells = cells_for(game, 0, as_laid)
        assert cells
        assert cells_for(game, 0, f"{as_laid} crystal") == cells


@pytest.mark.rule("S2-10", "TAB-3")
def test_a_card_with_a_crystal_is_spelt_with_it() -> None:
    game = game_from(BARE, ["; hand NES crystal", "; hand map"])
    assert refused(game, 0, LayTunnel("NES", (0, 1))) == "not-in-hand"


@pytest.mark.rule("S2-10")
@pytest.mark.parametrize("maze", [NEARLY_THERE, THREE_CRYSTALS_ON_THE_WAY])
def test_crystals_are_paid_to_geologists_only(maze: str) -> None:
    game = game_from(maze, ["blue digger; hand EW", "boss", "profiteer", "saboteur", "green digger"])
    assert paid(played(game, 0, LAST_TUNNEL)) == {0: 3, 1: 2, 2: 1}


# ---------------------------------------------------------------- S2-25


@pytest.mark.rule("S2-25", "S2-10")
def test_every_crystal_counts_joined_or_not_and_in_a_dead_end_too() -> None:
    assert run_out(FOUR_CRYSTALS, "geologist", "blue digger") == {0: 4}


@pytest.mark.rule("S2-25")
@pytest.mark.parametrize(
    ("row", "alone", "each_of_two"),
    [
        ("┼S· · · · · · · ?1", 0, 0),
        ("┼S┼*· · · · · · ?1", 1, 0),
        ("┼S┼*┴*· · · · · ?1", 2, 1),
        ("┼S┼*┴*┬*· · · · ?1", 3, 1),
        ("┼S┼*┴*┬*┴*· · · ?1", 4, 2),
        ("┼S┼*┴*┬*┴*┾*· · ?1", 5, 2),
        ("┼S┼*┴*┬*┴*╁*┾*· ?1", 6, 3),
    ],
)
def test_two_geologists_share_the_crystals_rounded_down(row: str, alone: int, each_of_two: int) -> None:
    maze = BARE.replace("┼S· · · · · · · ?1", row)
    payment = run_out(maze, "blue digger", "green digger", "geologist")
    assert payment == ({2: alone} if alone else {})
    payment = run_out(maze, "geologist", "green digger", "geologist")
    assert payment == ({0: each_of_two, 2: each_of_two} if each_of_two else {})


@pytest.mark.rule("S2-25", "S2-10")
def test_the_ten_crystals_of_the_box_are_worth_ten() -> None:
    maze = """
maze:
  · · · · · · · · ?0
  ┌ ┰*┐ · ╻*· · · ·
  ┼S┼*┴*┬*┴*╁*┾*· ?1
  · ├*╸*· · · · · ·
  · · · · · · · · ?2
"""
    assert run_out(maze, "green digger", "geologist") == {1: 10}


@pytest.mark.rule("S2-25")
def test_crystals_in_hands_piles_and_gaps_do_not_count() -> None:
    game = game_from(
        THREE_CRYSTALS_ON_THE_WAY,
        ["geologist; hand rockfall", "blue digger; hand NES crystal"],
        "discard: NEW+S| crystal",
        "aside: NSW+E| crystal",
    )
    played(game, 0, Rockfall((1, 0)))
    assert paid(played(game, 1, Pass(("NES crystal",)))) == {0: 2}


@pytest.mark.rule("S2-25")
def test_crystals_in_the_hand_of_the_joiner_do_not_count() -> None:
    game = game_from(
        THREE_CRYSTALS_ON_THE_WAY, ["geologist; hand EW, NES crystal", "blue digger; hand NEW crystal"]
    )
    assert paid(played(game, 0, LAST_TUNNEL)) == {0: 3, 1: 5}


@pytest.mark.rule("S2-25", "S2-18")
def test_the_crystal_of_the_last_card_counts() -> None:
    game = game_from(
        NEARLY_THERE,
        ["geologist; hand EW+N| crystal", "blue digger"],
    )
    assert paid(played(game, 0, LayTunnel("EW+N| crystal", (7, 0)))) == {0: 1, 1: 5}


@pytest.mark.rule("S2-25", "S2-23", "S2-26")
@pytest.mark.parametrize(
    ("seats", "payment"),
    [
        (["geologist", "geologist; front trapped", "blue digger"], {0: 4}),
        (["geologist; front trapped", "geologist", "blue digger"], {1: 4}),
        (["geologist; front trapped", "geologist; front trapped", "saboteur"], {2: 5}),
        (["blue digger", "geologist; front trapped"], {}),
    ],
)
def test_a_trapped_geologist_gets_nothing_and_the_other_gets_all(
    seats: list[str], payment: dict[int, int]
) -> None:
    assert run_out(FOUR_CRYSTALS, *seats) == payment


@pytest.mark.rule("S2-25", "S2-24")
def test_geologists_are_always_paid_and_never_count_as_winners() -> None:
    game = game_from(THREE_CRYSTALS_ON_THE_WAY, ["blue digger; hand EW", "geologist", "geologist", "saboteur"])
    assert paid(played(game, 0, LAST_TUNNEL)) == {0: 5, 1: 1, 2: 1}
    payment = run_out(THREE_CRYSTALS_ON_THE_WAY, "blue digger", "geologist", "saboteur", "saboteur")
    assert payment == {1: 3, 2: 4, 3: 4}
