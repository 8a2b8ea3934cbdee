"""Treasure chests: a joined chest tunnel is turned over and laid, the chest is opened and leaves (CHEST-2)."""

import pytest

from pyrite.game import LayGoal, LayTunnel, Pass, Rockfall, TurnGoal
from pyrite.game.facts.course import Asked, RoundEnded
from pyrite.game.facts.maze import GoalTurned
from pyrite.game.modules.chests.commands import OpenChest
from pyrite.game.modules.chests.facts import ChestLaid, ChestOpened, ChestTurned
from pyrite.game.modules.detour import Detour
from tests.modules.chest_positions import BOTH, FILL_GAP, GAP, GATES, NEITHER, SEATS, UPPER, near_chests
from tests.modules.expansion_helpers import fact_names, in_turn, only, tunnels
from tests.rules.play import cells_for, played, position, refused, seen, tunnels_by_cell

HARMLESS = "no more maps"
GAMES = pytest.mark.parametrize("modules", ["chests", "chests, saboteur2"], ids=["base", "Saboteur 2"])


@pytest.mark.rule("CHEST-2")
@GAMES
def test_a_joined_chest_tunnel_is_turned_over_laid_and_its_chest_opened(modules: str) -> None:
    game = near_chests(HARMLESS, modules=modules)
    facts = played(game, 0, UPPER)
    assert fact_names(facts) == [
        "CardPlayed",
        "TunnelLaid",
        "ChestTurned",
        "ChestLaid",
        "ChestOpened",
        "Drew",
        "TurnBegun",
    ]
    assert facts[2:5] == [
        ChestTurned(0, 0, "NEW chest"),
        ChestLaid(0, 0, "ESW"),
        ChestOpened(0, 0, HARMLESS),
    ]
    assert seen(game)["chests"][0] == {"chest": 0, "cell": [3, -1], "tunnel": "NEW chest", "found": HARMLESS}
    assert [chest["found"] for chest in seen(game)["chests"][1:]] == [None] * 3
    assert {"cell": [3, -1], "card": "NEW chest", "tunnel": "ESW chest"} in seen(game)["maze"]


@pytest.mark.rule("CHEST-2")
def test_chest_tunnels_work_the_same_in_a_tournament() -> None:
    seats = SEATS + "seat 3: greedy\nseat 4: digger\n"
    text = "\n".join([GATES, seats, "players: 5", "variants: tournament", "modules: chests", tunnels("NEW")])
    game = position(text)
    assert [fact.chest for fact in only(ChestOpened, played(game, 0, UPPER))] == [0]


@pytest.mark.rule("CHEST-2", "TUN-3")
def test_a_path_continues_from_a_chest_tunnel() -> None:
    game = near_chests(HARMLESS)
    played(game, 0, UPPER)
    in_turn(game, (1, Pass(("NE",))), (2, Pass(("NW",))))
    assert {(2, -1), (4, -1)} <= cells_for(game, 0, "NEW")


@pytest.mark.rule("CHEST-2")
def test_the_chest_is_opened_for_the_player_whose_turn_it_is() -> None:
    game = near_chests(
        HARMLESS, seats="seat 0: digger; hand map\nseat 1: saboteur; hand NEW", more=("asked: seat 1, turn",)
    )
    facts = played(game, 1, UPPER)
    assert only(ChestOpened, facts) == [ChestOpened(1, 0, HARMLESS)]


# ---------------------------------------------------------------- what joins it and what does not


@pytest.mark.rule("CHEST-2", "GOAL-1")
@pytest.mark.parametrize(
    ("tunnel", "opened"),
    [
        ("NEW", [0]),
        ("ESW", [1]),
        ("EW", []),  # closed sides
        ("E|+W|", []),
        ("N|+E|+W|", []),  # a stub meets the chest tunnel and continues no path
        ("N|+E|+S|+W|", []),
        ("NW", [0]),
    ],
)
def test_a_path_opens_a_chest_but_no_dead_end_and_no_closed_side(tunnel: str, opened: list[int]) -> None:
    hand = "NEW, EW, NW, E|+W|, N|+E|+W|, N|+E|+S|+W|"
    game = near_chests(HARMLESS, "one gold", seats=f"seat 0: digger; hand {hand}\nseat 1: saboteur; hand NS")
    facts = played(game, 0, LayTunnel(tunnel, (3, 0)))
    assert [fact.chest for fact in only(ChestOpened, facts)] == opened


@pytest.mark.rule("CHEST-2", "TAB-5", "TUN-4")
def test_a_face_down_chest_tunnel_need_not_be_matched_and_does_not_count_as_a_neighbour() -> None:
    game = near_chests(HARMLESS)
    assert refused(game, 0, LayTunnel("NESW", (3, -2))) == "no-neighbour"
    assert refused(game, 0, LayTunnel("NESW", (3, -1))) == "cell-taken"
    game = near_chests(HARMLESS, seats="seat 0: digger; hand EW, NW, NEW\nseat 1: saboteur; hand NS")
    for tunnel in ("EW", "NW", "NEW", "ESW"):
        assert game.refusal(0, LayTunnel(tunnel, (3, 0))) is None
    played(game, 0, NEITHER)


@pytest.mark.rule("CHEST-2", "S2-8")
def test_a_ladder_that_opens_on_a_chest_tunnel_opens_it() -> None:
    maze = GATES.replace("┼S─ ─ · · ·", "┼S· · · │ ·")
    seats = "seat 0: boss; hand N ladder, E ladder\nseat 1: saboteur; hand NS"
    game = near_chests(HARMLESS, maze=maze, seats=seats, modules="chests, saboteur2")
    # Beside the tunnel at (4, 0), to which a closed side is turned; joined to nothing else.
    facts = played(game, 0, LayTunnel("N ladder", (3, 0)))
    assert only(ChestLaid, facts) == [ChestLaid(0, 0, "ESW")]
    assert [fact.chest for fact in only(ChestOpened, facts)] == [0]


@pytest.mark.rule("CHEST-2", "S2-8")
def test_a_face_down_chest_tunnel_alone_is_no_neighbour_for_a_ladder() -> None:
    seats = "seat 0: boss; hand N ladder\nseat 1: saboteur; hand NS"
    game = near_chests(HARMLESS, seats=seats, modules="chests, saboteur2")
    assert refused(game, 0, LayTunnel("S ladder", (3, -2))) == "no-neighbour"
    assert (3, -2) not in cells_for(game, 0, "S ladder")


@pytest.mark.rule("CHEST-2", "S2-8")
def test_a_face_down_chest_tunnel_is_not_enough_for_a_ladder_that_needs_an_opening() -> None:
    game = near_chests(
        HARMLESS,
        maze=GATES.replace("┼S─ ─ · · ·", "┼S· · · │ ·"),
        seats="seat 0: boss; hand N ladder, E ladder\nseat 1: saboteur; hand NS",
        modules="chests, saboteur2",
        more=("house rules: ladder_needs_opening=yes",),
    )
    assert refused(game, 0, LayTunnel("N ladder", (3, 0))) == "not-joined"


@pytest.mark.rule("CHEST-2", "WC-23")
def test_a_detour_opens_a_chest() -> None:
    game = near_chests(
        HARMLESS,
        "one gold",
        maze=GATES.replace("  · · · &0", "  ┼ · · &0"),
        seats="seat 0: digger; hand detour\nseat 1: saboteur; hand NS",
        modules="chests, detour",
        more=("last laid: 0,-1",),
    )
    played(game, 0, Detour("NESW", (3, 0)))
    facts = played(game, 0, OpenChest(1))
    assert [fact.chest for fact in only(ChestOpened, facts)] == [1, 0]


@pytest.mark.rule("CHEST-2", "WC-23")
def test_a_chest_tunnel_was_not_laid_from_a_hand_so_a_detour_moves_the_tunnel_that_joined_it() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand detour"
    game = near_chests(HARMLESS, seats=seats, modules="chests, detour")
    played(game, 0, UPPER)
    assert seen(game)["last_laid"] == [3, 0]
    assert refused(game, 1, Detour("ESW chest", (0, -1))) == "not-laid-last"
    played(game, 1, Detour("ESW", (0, -1)))
    assert tunnels_by_cell(game)[3, -1] == "ESW chest"


@pytest.mark.rule("CHEST-2")
def test_a_chest_is_opened_once_even_if_its_tunnel_is_cut_off_and_joined_again() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand rockfall\nseat 2: digger; hand NEW"
    game = near_chests(HARMLESS, seats=seats)
    in_turn(game, (0, UPPER), (1, Rockfall((3, 0))))
    assert tunnels_by_cell(game)[3, -1] == "ESW chest"
    assert not only(ChestOpened, played(game, 2, UPPER))


# ---------------------------------------------------------------- its orientation

FROM_BELOW = GATES
FROM_THE_LEFT = """
maze:
  · · · · · · · · ?0
  ┌ ─ · &0· &2· · ·
  ┼S· · · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("CHEST-2", "GOAL-3")
@pytest.mark.parametrize(
    ("shape", "below", "left"),
    [
        ("NE", ["SW"], ["SW"]),
        ("NW", ["ES"], ["NW"]),
        ("NES", ["NES", "NSW"], ["NSW"]),
        ("NEW", ["ESW"], ["NEW", "ESW"]),
        ("NESW", ["NESW"], ["NESW"]),
    ],
)
def test_a_chest_tunnel_must_join_and_the_player_chooses_among_joining_orientations(
    shape: str, below: list[str], left: list[str]
) -> None:
    for maze, lay, orientations in ((FROM_BELOW, UPPER, below), (FROM_THE_LEFT, LayTunnel("EW", (2, -1)), left)):
        seats = "seat 0: digger; hand NEW, EW\nseat 1: saboteur; hand NS"
        game = near_chests(HARMLESS, above=(shape,), maze=maze, seats=seats)
        facts = played(game, 0, lay)
        if len(orientations) == 1:
            assert only(ChestLaid, facts) == [ChestLaid(0, 0, orientations[0])]
            continue
        assert only(Asked, facts) == [Asked(0, "orientation", (16,))]
        assert {command.tunnel for command in game.legal(0) if isinstance(command, LayGoal)} == set(orientations)
        assert only(ChestLaid, played(game, 0, LayGoal(orientations[1]))) == [ChestLaid(0, 0, orientations[1])]


@pytest.mark.rule("CHEST-2", "GOAL-3")
def test_during_the_question_of_orientation_the_tunnel_is_seen_and_the_chest_is_closed() -> None:
    game = near_chests(HARMLESS, above=("NES",))
    facts = played(game, 0, UPPER)
    assert fact_names(facts)[2:] == ["ChestTurned", "Asked"]
    assert seen(game)["choices"] == [{"chest": 0}]
    assert seen(game, 1)["chests"][0] == {"chest": 0, "cell": [3, -1], "tunnel": "NES chest", "found": None}
    assert (3, -1) not in tunnels_by_cell(game)
    assert refused(game, 0, LayGoal("NEW")) == "goal-misfit"
    assert refused(game, 0, LayGoal("NE")) == "goal-misfit"
    assert refused(game, 1, LayGoal("NES")) == "not-your-turn"
    facts = played(game, 0, LayGoal("NSW"))
    assert fact_names(facts)[:2] == ["ChestLaid", "ChestOpened"]
    assert tunnels_by_cell(game)[3, -1] == "NSW chest"


@pytest.mark.rule("CHEST-2", "GOAL-3")
@pytest.mark.parametrize(
    ("neighbours", "shape", "orientation"),
    [
        ("· · · &0┘ &2", "NES", "NES"),  # on the right a tunnel opens on it
        ("· · └ &0· &2", "NES", "NSW"),  # on the left
        ("· · · &0│ &2", "NES", "NSW"),  # on the right one is closed to it
        ("· · │ &0· &2", "NES", "NES"),  # on the left
    ],
)
def test_the_orientation_with_the_fewest_mismatches_is_used(neighbours: str, shape: str, orientation: str) -> None:
    game = near_chests(HARMLESS, above=(shape,), maze=GATES.replace("· · · &0· &2", neighbours))
    assert only(ChestLaid, played(game, 0, UPPER)) == [ChestLaid(0, 0, orientation)]


@pytest.mark.rule("CHEST-2", "GOAL-3")
@pytest.mark.parametrize(
    ("neighbours", "shape", "orientation"),
    [
        ("· · │ &0· &2", "NE", "SW"),  # W meets a closed side
        ("· · │ &0│ &2", "NESW", "NESW"),  # E and W do
        ("· · └ &0┘ &2", "NW", "ES"),  # W is closed to an open side
        ("· · │ &0┘ &2", "NE", "SW"),  # the other orientation would fit better, but not join
    ],
)
def test_remaining_mismatches_are_allowed(neighbours: str, shape: str, orientation: str) -> None:
    game = near_chests(HARMLESS, above=(shape,), maze=GATES.replace("· · · &0· &2", neighbours))
    facts = played(game, 0, UPPER)
    assert only(ChestLaid, facts) == [ChestLaid(0, 0, orientation)]
    assert only(ChestOpened, facts) == [ChestOpened(0, 0, HARMLESS)]


@pytest.mark.rule("CHEST-2", "GOAL-3")
def test_the_player_chooses_between_orientations_with_equally_many_mismatches() -> None:
    maze = GATES.replace("· · · &0· &2", "· · └ &0┘ &2")
    game = near_chests(HARMLESS, above=("NES",), maze=maze)
    played(game, 0, UPPER)
    assert game.legal(0) == [LayGoal("NES"), LayGoal("NSW")]


# ---------------------------------------------------------------- several chests at once, and one after another


@pytest.mark.rule("CHEST-2", "GOAL-7")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_player_chooses_which_of_two_joined_chests_is_first(order: tuple[int, int]) -> None:
    game = near_chests(HARMLESS, "one gold")
    assert only(Asked, played(game, 0, BOTH)) == [Asked(0, "goal", (16, 17))]
    assert seen(game)["choices"] == [{"chest": 0}, {"chest": 1}]
    assert game.legal(0) == [OpenChest(0), OpenChest(1)]
    assert refused(game, 0, OpenChest(2)) == "goal-not-reached"
    assert refused(game, 0, TurnGoal(0)) == "goal-not-reached"
    assert refused(game, 1, OpenChest(0)) == "not-your-turn"
    facts = played(game, 0, OpenChest(order[0]))
    assert tuple(fact.chest for fact in only(ChestOpened, facts)) == order


@pytest.mark.rule("CHEST-2", "GOAL-7")
def test_four_chests_joined_at_once_are_opened_one_by_one() -> None:
    game = near_chests(
        HARMLESS, "one gold", "bury five", "extra draw", maze=GAP, seats=SEATS.replace("NEW,", "EW,")
    )
    played(game, 0, FILL_GAP)
    opened = []
    for chest in (2, 0, 3):
        facts = played(game, 0, OpenChest(chest))
        opened += [fact.chest for fact in only(ChestOpened, facts)]
    assert opened == [2, 0, 3, 1]  # the last needs no choice


CHAIN = """
chest cells: 3/-1, 3/1, 3/-3, 5/1
maze:
  · · · &2· · · · ·
  · · · │ · · · · ?0
  · · · &0· · · · ·
  ┼S─ ─ · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("CHEST-2")
def test_a_chest_tunnel_may_join_the_next_one() -> None:
    game = near_chests(HARMLESS, "one gold", "extra draw", above=("NESW", "NE", "NW"), maze=CHAIN)
    facts = played(game, 0, UPPER)
    assert [(fact.chest, fact.found) for fact in only(ChestOpened, facts)] == [(0, HARMLESS), (2, "extra draw")]


@pytest.mark.rule("CHEST-2")
def test_a_chest_tunnel_in_the_other_orientation_joins_nothing_more() -> None:
    game = near_chests(HARMLESS, "one gold", "extra draw", above=("NEW", "NE", "NW"), maze=CHAIN)
    assert [fact.chest for fact in only(ChestOpened, played(game, 0, UPPER))] == [0]


AT_A_GOAL = """
chest cells: 3/-1, 3/1, 7/0, 5/2
goals: stone NE, {goal}
maze:
  · · · · · · · · ?0
  · · · &0· · · · ·
  ┼S─ ─ ─ ┬ ┬ · &2?1
  · · · &1· · · · ·
  · · · · · &3· · ?2
"""


@pytest.mark.rule("CHEST-2", "GOAL-1", "GOAL-6")
@pytest.mark.parametrize("goal", ["gold, stone NW", "stone NW, gold"])
def test_a_chest_tunnel_may_join_a_goal(goal: str) -> None:
    maze = AT_A_GOAL.format(goal=goal)
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NS"
    game = near_chests(HARMLESS, "one gold", "bury five", above=("NE", "NW", "NESW"), maze=maze, seats=seats)
    facts = played(game, 0, LayTunnel("NEW", (6, 0)))
    face = goal.partition(",")[0]
    assert [fact.found for fact in only(ChestOpened, facts)] == ["bury five"]
    assert only(GoalTurned, facts) == [GoalTurned(0, 1, face)]
    assert fact_names(facts).index("ChestOpened") < fact_names(facts).index("GoalTurned")
    ended = only(RoundEnded, facts)
    assert [fact.finisher for fact in ended] == ([0] if face == "gold" else [])
