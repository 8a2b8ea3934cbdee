"""A tunnel card lies in an empty cell and matches its neighbours (TUN-1, TUN-2)."""

import pytest

from pyrite.game import LayTunnel
from tests.rules.play import Cell, cells_for, played, position, refusal, refused, tunnels_by_cell

FRESH = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""

# ---------------------------------------------------------------- TUN-1


@pytest.mark.rule("TUN-1")
@pytest.mark.parametrize(
    "cell",
    [(0, 0), (1, 0), (8, -2), (8, 0)],
    ids=["the start", "a tunnel", "a face-down goal", "a face-up goal"],
)
def test_a_cell_that_holds_a_card_is_taken(cell: Cell) -> None:
    game = position(
        """
players: 3
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ ─ ┐o
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NESW
"""
    )
    assert refused(game, 0, LayTunnel("NESW", cell)) == "cell-taken"
    assert cell not in cells_for(game, 0, "NESW")


@pytest.mark.rule("TUN-1")
@pytest.mark.parametrize("cell", [(1, 1), (-1, -1), (2, 0), (0, -2), (4, 4)])
def test_a_diagonal_or_distant_cell_is_not_next_to_a_card(cell: Cell) -> None:
    game = position(FRESH + "seat 0: digger; hand NESW")
    assert refused(game, 0, LayTunnel("NESW", cell)) == "no-neighbour"


# ---------------------------------------------------------------- TUN-2


@pytest.mark.rule("TUN-2")
@pytest.mark.parametrize(
    ("tunnel", "cell", "where"),
    [
        ("EW", (0, 1), "above"),
        ("NS", (-1, 0), "on the right"),
        ("EW", (0, -1), "below"),
        ("NS", (1, 0), "on the left"),
    ],
)
def test_a_closed_side_does_not_match_an_opening(tunnel: str, cell: Cell, where: str) -> None:
    game = position(FRESH + f"seat 0: digger; hand {tunnel}")
    answer = refusal(game, 0, LayTunnel(tunnel, cell))
    assert (answer.reason, answer.rule) == ("sides-clash", "TUN-2")
    assert answer.text == f"This tunnel does not match the card {where}."
    assert cell not in cells_for(game, 0, tunnel)


CLOSED_ABOVE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  └ · · · · · · · ·
  · · · · · · · · ?2
"""
CLOSED_ON_THE_RIGHT = """
maze:
  · · · · · · · · · ?0
  · · · · · · · · · ·
  ┌ ┼S· · · · · · · ?1
  · │ · · · · · · · ·
  · · · · · · · · · ?2
"""
CLOSED_BELOW = """
maze:
  · · · · · · · · ?0
  ┌ · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
CLOSED_ON_THE_LEFT = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┐ · · · · · · ?1
  │ · · · · · · · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("TUN-2")
@pytest.mark.parametrize(
    ("maze", "cell", "straight", "where"),
    [
        (CLOSED_ABOVE, (1, 1), "EW", "above"),
        (CLOSED_ON_THE_RIGHT, (-1, 1), "NS", "on the right"),
        (CLOSED_BELOW, (1, -1), "EW", "below"),
        (CLOSED_ON_THE_LEFT, (1, 1), "NS", "on the left"),
    ],
)
def test_an_open_side_does_not_match_a_closed_one(maze: str, cell: Cell, straight: str, where: str) -> None:
    # The crossing meets a reached opening on one side and a wall on another; the straight tunnel fits both.
    game = position(maze + f"seat 0: digger; hand NESW, {straight}", "players: 3")
    answer = refusal(game, 0, LayTunnel("NESW", cell))
    assert (answer.reason, answer.text) == ("sides-clash", f"This tunnel does not match the card {where}.")
    played(game, 0, LayTunnel(straight, cell))


@pytest.mark.rule("TUN-2")
def test_the_refusal_of_a_card_that_matches_neither_of_two_neighbours_names_both() -> None:
    game = position(CLOSED_ABOVE + "seat 0: digger; hand NS", "players: 3")
    answer = refusal(game, 0, LayTunnel("NS", (1, 1)))
    assert answer.text == "This tunnel does not match the card above and on the left."


@pytest.mark.rule("TUN-2", "TAB-2")
@pytest.mark.parametrize(("fits", "clashes"), [("SW", "NE"), ("NW", "ES"), ("NSW", "NES")])
def test_a_card_may_fit_in_one_orientation_only(fits: str, clashes: str) -> None:
    game = position(FRESH + "seat 0: digger; hand NE, NW, NES")
    assert refused(game, 0, LayTunnel(clashes, (1, 0))) == "sides-clash"
    played(game, 0, LayTunnel(fits, (1, 0)))
    assert tunnels_by_cell(game)[1, 0] == fits


@pytest.mark.rule("TUN-2")
def test_a_card_must_match_cut_off_neighbours_too() -> None:
    game = position(
        """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· ─ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NW, EW
"""
    )
    assert refused(game, 0, LayTunnel("NW", (1, 0))) == "sides-clash"
    played(game, 0, LayTunnel("EW", (1, 0)))


@pytest.mark.rule("TUN-2")
def test_a_stub_is_an_open_side_that_must_be_matched() -> None:
    game = position(
        """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S╋ · · · · · · ?1
  └ · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, NW
"""
    )
    assert refused(game, 0, LayTunnel("EW", (1, 1))) == "sides-clash"
    played(game, 0, LayTunnel("NW", (1, 1)))
