"""The maze: where cards may be, orientations, openings, and what is reached (TAB-1 to TAB-6)."""

import pytest

from pyrite.game import Deal, Game, LayTunnel, Rockfall, Rules, SetUp
from pyrite.game.catalogue import GOLD
from pyrite.game.facts.course import RoundBegun
from pyrite.game.facts.maze import GoalLaid, TunnelLaid
from pyrite.game.sides import E, N, S, Shape, W
from tests.rules.play import Cell, cells_for, facts_of, played, position, refused, seen, tunnels_by_cell

FRESH = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""

BEFORE_THE_GOALS = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, NW, NE, NES, E|+W|, E|
seat 1: digger; hand map
"""

WEST = ["EW"] * 3 + ["NEW"] * 5 + ["NESW"] * 5
NORTH = ["NS"] * 4 + ["NES"] * 5 + ["NESW"] * 5


@pytest.mark.rule("TAB-1")
@pytest.mark.parametrize(
    ("step", "cards"),
    [((-1, 0), WEST), ((0, -1), NORTH), ((0, 1), NORTH)],
    ids=["west", "north", "south"],
)
def test_a_path_may_leave_the_start_away_from_the_goals_as_far_as_the_cards_last(
    step: Cell, cards: list[str]
) -> None:
    # Only one player holds cards, so every turn is that player's.
    game = position(FRESH + f"seat 0: digger; hand {', '.join(cards)}, map")
    for distance, card in enumerate(cards, 1):
        played(game, 0, LayTunnel(card, (step[0] * distance, step[1] * distance)))
    assert len(tunnels_by_cell(game)) == 1 + len(cards)
    assert tunnels_by_cell(game)[step[0] * len(cards), step[1] * len(cards)] == "NESW"


@pytest.mark.rule("TAB-1")
def test_a_path_may_continue_beyond_the_goals() -> None:
    game = position(
        """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  └ ─ ─ ┴ ┴ ┴ ┴ ┴ ─
  · · · · · · · · ?2
seat 0: digger; hand NESW, NESW, NES, map
"""
    )
    played(game, 0, LayTunnel("NESW", (9, 1)))
    played(game, 0, LayTunnel("NESW", (10, 1)))
    assert facts_of(game, 0, LayTunnel("NSW", (11, 1)), TunnelLaid) == [TunnelLaid(0, (11, 1), "NSW")]


@pytest.mark.rule("TAB-2")
@pytest.mark.parametrize(
    ("printed", "lies"),
    [
        ("NS", {"NS"}),
        ("EW", {"EW"}),
        ("NE", {"NE", "SW"}),
        ("NW", {"NW", "ES"}),
        ("NES", {"NES", "NSW"}),
        ("NEW", {"NEW", "ESW"}),
        ("NESW", {"NESW"}),
        ("N|", {"N|", "S|"}),
        ("E|", {"E|", "W|"}),
        ("N|+S|", {"N|+S|"}),
        ("E|+W|", {"E|+W|"}),
        ("N|+E|", {"N|+E|", "S|+W|"}),
        ("N|+W|", {"N|+W|", "E|+S|"}),
        ("N|+E|+S|", {"N|+E|+S|", "N|+S|+W|"}),
        ("N|+E|+W|", {"N|+E|+W|", "E|+S|+W|"}),
        ("N|+E|+S|+W|", {"N|+E|+S|+W|"}),
    ],
)
def test_a_tunnel_is_laid_upright_or_turned_by_half_and_never_by_a_quarter(printed: str, lies: set[str]) -> None:
    game = position(FRESH + f"seat 0: digger; hand {printed}")
    orientations = {command.tunnel for command in game.legal(0) if isinstance(command, LayTunnel)}
    assert orientations == lies


@pytest.mark.rule("TAB-2")
@pytest.mark.parametrize(("held", "quarter_turn"), [("NS", "EW"), ("NE", "NW"), ("NES", "NEW"), ("N|", "E|")])
def test_a_tunnel_turned_by_a_quarter_is_another_card_that_the_player_does_not_hold(
    held: str, quarter_turn: str
) -> None:
    game = position(FRESH + f"seat 0: digger; hand {held}")
    across = (0, 1) if "N" in quarter_turn else (-1, 0)
    assert refused(game, 0, LayTunnel(quarter_turn, across)) == "not-in-hand"


@pytest.mark.rule("TAB-3")
@pytest.mark.parametrize(
    ("tunnel", "entered_by", "gets_to"),
    [
        ("NESW", W, N | E | S | W),
        ("EW", W, E | W),
        ("EW", N, 0),
        ("NS+EW", W, E | W),
        ("NS+EW", N, N | S),
        ("NS+EW", N | W, N | E | S | W),
        ("NE+SW", S, S | W),
        ("NE+S|", N, N | E),
        ("NE+S|", S, 0),
        ("N|+E|+S|+W|", W, 0),
    ],
)
def test_a_path_runs_only_inside_one_group_of_openings(tunnel: str, entered_by: int, gets_to: int) -> None:
    assert Shape.spelt(tunnel).joined_to(entered_by) == gets_to


@pytest.mark.rule("TAB-3")
def test_a_stub_matches_an_open_side_and_continues_no_path() -> None:
    game = position(FRESH + "seat 0: digger; hand E|+W|, EW, NESW")
    played(game, 0, LayTunnel("E|+W|", (1, 0)))
    assert refused(game, 0, LayTunnel("EW", (2, 0))) == "not-joined"
    assert cells_for(game, 0, "EW") == {(-1, 0)}


@pytest.mark.rule("TAB-4")
def test_the_start_is_open_on_all_four_sides() -> None:
    game = position(FRESH + "seat 0: digger; hand NESW")
    assert tunnels_by_cell(game) == {(0, 0): "NESW"}
    assert cells_for(game, 0, "NESW") == {(0, -1), (1, 0), (0, 1), (-1, 0)}


@pytest.mark.rule("TAB-4")
@pytest.mark.parametrize(
    ("goals", "lies"),
    [
        ("stone NE, gold, stone NW", "NESW"),
        ("gold, stone NE, stone NW", "SW"),
        ("gold, stone NW, stone NE", "NW"),
    ],
)
def test_the_gold_is_a_crossing_and_the_stones_are_curves(goals: str, lies: str) -> None:
    game = position(BEFORE_THE_GOALS, f"goals: {goals}")
    assert facts_of(game, 0, LayTunnel("EW", (7, 0)), GoalLaid) == [GoalLaid(0, 1, lies)]
    assert tunnels_by_cell(game)[8, 0] == lies


@pytest.mark.rule("TAB-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_treasure_is_equally_likely_at_each_place_in_each_round(number: int) -> None:
    rules = Rules(SetUp(players=10))
    games = 900
    places = [0, 0, 0]
    for seed in range(games):
        deal = Deal.from_seed(rules, seed.to_bytes(32, "big"), number)
        places[deal.goals.index(GOLD)] += 1
    chi_square = sum((count - games / 3) ** 2 / (games / 3) for count in places)
    assert chi_square < 13.8  # two degrees of freedom, one chance in a thousand


@pytest.mark.rule("TAB-5")
def test_the_goals_lie_face_down_at_their_three_places() -> None:
    game = Game.begin(SetUp(players=5, seed=bytes(range(32))))
    assert seen(game)["goals"] == [
        {"goal": 0, "cell": [8, -2], "face": None},
        {"goal": 1, "cell": [8, 0], "face": None},
        {"goal": 2, "cell": [8, 2], "face": None},
    ]
    [begun] = [fact for _, fact in game.seen_by(None) if isinstance(fact, RoundBegun)]
    assert begun.goals == (None, None, None)


@pytest.mark.rule("TAB-5", "TUN-2")
def test_a_face_down_goal_need_not_be_matched() -> None:
    for tunnel in ("EW", "NW", "SW", "NSW", "E|+W|", "W|"):
        assert (7, 0) in cells_for(position(BEFORE_THE_GOALS), 0, tunnel)
        played(position(BEFORE_THE_GOALS), 0, LayTunnel(tunnel, (7, 0)))


@pytest.mark.rule("TAB-6", "TUN-3")
def test_cards_behind_a_gap_are_not_reached_until_the_gap_is_filled() -> None:
    game = position(
        """
players: 3
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand rockfall, map
seat 1: digger; hand EW, NESW
seat 2: digger; hand NEW
"""
    )
    played(game, 0, Rockfall((2, 0)))
    assert refused(game, 1, LayTunnel("NESW", (4, 0))) == "not-joined"
    assert cells_for(game, 1, "NESW") == {(0, -1), (0, 1), (-1, 0), (2, 0)}
    played(game, 1, LayTunnel("EW", (2, 0)))
    assert (4, 0) in cells_for(game, 2, "NEW")


@pytest.mark.rule("TAB-6")
def test_cut_off_cards_can_be_reached_again_by_another_path() -> None:
    game = position(
        """
players: 3
maze:
  · · · · · · · · ?0
  ┌ ─ · · · · · · ·
  ┼S· ┤ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NE, NS
seat 1: digger; hand NS
"""
    )
    assert refused(game, 0, LayTunnel("NS", (2, 1))) == "not-joined"
    played(game, 0, LayTunnel("SW", (2, -1)))
    assert (2, 1) in cells_for(game, 1, "NS")
