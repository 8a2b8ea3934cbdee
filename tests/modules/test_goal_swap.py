"""The goal swap: two face-down goals are taken up unseen and put back, swapped or not (WC-17)."""

from typing import Any

import pytest

from pyrite.game import Command, Game, LayTunnel, Pass, ReadMap
from pyrite.game.facts.course import Asked
from pyrite.game.facts.maze import GoalTurned, Looked
from pyrite.game.modules.goal_swap import GoalsPutBack, PutGoalsBack, SwapGoals, swaps_of
from pyrite.game.state import RawFact
from tests.modules.expansion_helpers import fact_names
from tests.modules.veto_helpers import (
    EMPTY_MAZE,
    ONE_TO_GO,
    all_let_pass,
    discarded,
    everything_seen,
    unopposed,
)
from tests.properties.past_deal import Choice, PastDeal
from tests.rules.play import facts_of, played, position, refusal, refused, seen

SEATS = """
seat 0: digger; hand goal swap, map, map, map, EW
seat 1: saboteur; hand map, map, map
seat 2: digger; hand EW, NS
deck: NES, NEW, NW, NE
"""


def take_back_swap(past: PastDeal, fact: RawFact, earlier: int) -> Choice:
    """Swap the two goals back if the seat knows, in the imagined world, that they were swapped."""
    _, seat, one, other, _ = fact
    swapped = swaps_of(past.own(seat))[earlier][2]
    if swapped:
        past.goals[one], past.goals[other] = past.goals[other], past.goals[one]
    return {"swapped": swapped}


UNDO = {GoalsPutBack: take_back_swap}


def swap_game(*more: str, maze: str = EMPTY_MAZE, modules: str = "") -> Game:
    return position(maze + SEATS, "players: 3", f"modules: goal_swap{modules}", *more)


def faces(game: Game, seat: int) -> dict[int, str]:
    """What a seat has seen under each goal, as it was when it looked."""
    return {look["goal"]: look["face"] for look in seen(game, seat)["own"]["looks"]}


def put_back(game: Game, goals: tuple[int, int], swapped: bool) -> None:
    played(game, 0, SwapGoals(goals))
    played(game, 0, PutGoalsBack(swapped))


# ---------------------------------------------------------------- which two


@pytest.mark.rule("WC-17")
def test_any_two_face_down_goals_may_be_taken_up() -> None:
    commands = [command for command in swap_game().legal(0) if isinstance(command, SwapGoals)]
    assert commands == [SwapGoals((0, 1)), SwapGoals((0, 2)), SwapGoals((1, 2))]


@pytest.mark.rule("WC-17", "NEWG-1")
def test_any_two_of_five_goals_may_be_taken_up() -> None:
    game = swap_game(
        maze="""
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S· · · · · · · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
""",
        modules=", new_goals",
    )
    commands = [command for command in game.legal(0) if isinstance(command, SwapGoals)]
    assert len(commands) == 10
    assert SwapGoals((3, 4)) in commands
    assert refused(game, 0, SwapGoals((0, 5))) == "no-such-goal"


ONE_TURNED = EMPTY_MAZE.replace("· · ?1", "· · └o").replace("stone NE, gold, stone NW", "gold, stone NE, stone NW")
TWO_TURNED = ONE_TURNED.replace("· · ?2", "· · ┘o")


@pytest.mark.rule("WC-17")
def test_a_face_up_goal_cannot_be_taken_up() -> None:
    game = swap_game(maze=ONE_TURNED)
    commands = [command for command in game.legal(0) if isinstance(command, SwapGoals)]
    assert commands == [SwapGoals((0, 2))]
    for goals in [(0, 1), (1, 2)]:
        answer = refusal(game, 0, SwapGoals(goals))
        assert (answer.reason, answer.rule) == ("goal-face-up", "WC-17")


@pytest.mark.rule("WC-17", "TURN-5")
def test_it_needs_two_face_down_goals_but_can_be_discarded() -> None:
    game = swap_game(maze=TWO_TURNED)
    assert not any(isinstance(command, SwapGoals) for command in game.legal(0))
    for goals in [(0, 1), (0, 2), (1, 2)]:
        assert refused(game, 0, SwapGoals(goals)) == "goal-face-up"
    played(game, 0, Pass(("goal swap",)))


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize("goals", [(1, 1), (0, 3), (3, 4)])
def test_two_different_goals_of_the_maze_must_be_named(goals: tuple[int, int]) -> None:
    assert refused(swap_game(), 0, SwapGoals(goals)) == "no-such-goal"


@pytest.mark.rule("WC-17")
def test_the_two_may_be_named_in_any_order() -> None:
    game = swap_game()
    played(game, 0, SwapGoals((2, 0)))
    assert seen(game)["choices"] == [0, 2]


@pytest.mark.rule("WC-17")
def test_a_player_with_broken_tools_may_swap_goals() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: goal_swap",
        "seat 0: digger; hand goal swap; front broken cart, broken lantern",
        "seat 1: digger; hand NS",
    )
    put_back(game, (0, 1), True)
    assert game.asked == 1


# ---------------------------------------------------------------- swapped or not


@pytest.mark.rule("WC-17")
def test_the_player_must_answer_before_anything_else() -> None:
    game = swap_game()
    assert facts_of(game, 0, SwapGoals((0, 2)), Asked) == [Asked(0, "swap", (0, 2))]
    assert game.legal(0) == [PutGoalsBack(False), PutGoalsBack(True)]
    assert (game.legal(1), game.legal(2)) == ([], [])
    assert refused(game, 0, Pass(("map",))) == "not-asked-for"
    assert refused(game, 1, PutGoalsBack(True)) == "not-your-turn"
    assert discarded(game) == []
    played(game, 0, PutGoalsBack(False))
    assert discarded(game) == ["goal swap"]
    assert (game.asked, game.question) == (1, "turn")


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize(
    ("goals", "swapped", "after"),
    [
        ((0, 1), False, ("stone NE", "gold", "stone NW")),
        ((0, 1), True, ("gold", "stone NE", "stone NW")),
        ((0, 2), True, ("stone NW", "gold", "stone NE")),
        ((1, 2), True, ("stone NE", "stone NW", "gold")),
    ],
)
def test_the_goals_are_swapped_or_put_back(
    goals: tuple[int, int], swapped: bool, after: tuple[str, str, str]
) -> None:
    for goal, face in enumerate(after):
        game = swap_game()
        put_back(game, goals, swapped)
        assert facts_of(game, 1, ReadMap(goal), Looked) == [Looked(1, goal, face)]


@pytest.mark.rule("WC-17", "GOAL-2")
def test_gold_that_was_swapped_away_is_not_at_its_old_place() -> None:
    game = swap_game(maze=ONE_TO_GO)
    put_back(game, (1, 2), True)
    played(game, 1, Pass(("map",)))
    turned = facts_of(game, 2, LayTunnel("EW", (7, 0)), GoalTurned)
    assert turned == [GoalTurned(2, 1, "stone NW")]
    assert seen(game)["round"] == 1


@pytest.mark.rule("WC-17", "GOAL-2")
def test_gold_is_reached_at_its_new_place() -> None:
    game = swap_game(maze=ONE_TO_GO.replace("stone NE, gold", "gold, stone NE"))
    put_back(game, (0, 1), True)
    played(game, 1, Pass(("map",)))
    assert "RoundEnded" in fact_names(played(game, 2, LayTunnel("EW", (7, 0))))


@pytest.mark.rule("WC-17")
def test_a_swap_turns_nothing_over_and_shows_nothing() -> None:
    game = swap_game()
    facts = played(game, 0, SwapGoals((0, 1))) + played(game, 0, PutGoalsBack(True))
    assert not set(fact_names(facts)) & {"Looked", "GoalTurned", "GoalLaid"}
    assert faces(game, 0) == {}
    assert [goal["face"] for goal in seen(game, 0)["goals"]] == [None, None, None]


# ---------------------------------------------------------------- who knows what


def knowledge(game: Game, viewer: int | None) -> dict[str, Any]:
    """What a viewer sees of looks and swaps: who looked where, and who took up what, each with its turn."""
    view = seen(game, viewer)
    return {name: view[name] for name in ("looks", "goal_swaps")}


@pytest.mark.rule("WC-17", "INFO-1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_all_see_which_two_were_taken_up_by_whom_and_when(viewer: int | None) -> None:
    """Seat 1 looked at a goal before the swap, and at the same place after it."""
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: goal_swap",
        "turn: 7, seat 0",
        "seat 0: digger; hand goal swap, EW",
        "seat 1: saboteur; hand map, EW; saw 0 stone NE in turn 5",
        "seat 2: digger; hand EW",
    )
    put_back(game, (0, 1), True)
    played(game, 1, ReadMap(0))
    assert knowledge(game, viewer) == {
        "looks": [{"seat": 1, "goal": 0, "turn": 5}, {"seat": 1, "goal": 0, "turn": 8}],
        "goal_swaps": [{"seat": 0, "one": 0, "other": 1, "turn": 7}],
    }
    seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoalsPutBack)]
    assert seen_facts == [GoalsPutBack(0, 0, 1, True if viewer == 0 else None)]


@pytest.mark.rule("WC-17")
def test_looks_of_others_before_the_swap_are_not_changed() -> None:
    """For seat 1 the goal seen at 0 is now one of two: the view gives the look, the swap, and their turns."""
    for swapped in (True, False):
        game = position(
            EMPTY_MAZE,
            "players: 3",
            "modules: goal_swap",
            "turn: 7, seat 0",
            "seat 0: digger; hand goal swap, EW",
            "seat 1: saboteur; hand map, EW; saw 0 stone NE in turn 5",
        )
        put_back(game, (0, 1), swapped)
        own = seen(game, 1)["own"]
        assert own["looks"] == [{"goal": 0, "face": "stone NE", "turn": 5}]
        assert own["goal_swaps"] == []
        assert seen(game, 1)["goal_swaps"] == [{"seat": 0, "one": 0, "other": 1, "turn": 7}]
        stone, another = {"face": "stone NE", "turn": 5}, {"face": None, "turn": None}
        assert seen(game, 1)["known_goals"] == [
            {"goal": 0, "faces": [stone, another]},
            {"goal": 1, "faces": [another, stone]},
        ]
        assert seen(game, 0)["known_goals"] == seen(game, None)["known_goals"] == []


@pytest.mark.rule("WC-17", "INFO-2")
@pytest.mark.parametrize("swapped", [True, False])
def test_only_the_view_of_the_player_has_whether_goals_were_swapped(swapped: bool) -> None:
    """With the look, the swap and their turns, the player knows where the seen goal is now."""
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: goal_swap",
        "turn: 4, seat 0",
        "seat 0: digger; hand goal swap, map, EW; saw 1 gold in turn 1",
        "seat 1: saboteur; hand EW, EW",
        "seat 2: digger; hand NS, NS",
    )
    put_back(game, (1, 2), swapped)
    own = seen(game, 0)["own"]
    assert own["looks"] == [{"goal": 1, "face": "gold", "turn": 1}]
    assert own["goal_swaps"] == [{"one": 1, "other": 2, "swapped": swapped, "turn": 4}]
    assert seen(game, 0)["known_goals"] == [
        {"goal": 2 if swapped else 1, "faces": [{"face": "gold", "turn": 1}]},
    ]
    played(game, 1, Pass(("EW",)))
    played(game, 2, Pass(("NS",)))
    played(game, 0, ReadMap(2))
    assert seen(game, 0)["own"]["looks"][-1]["face"] == ("gold" if swapped else "stone NW")


@pytest.mark.rule("WC-17", "INFO-4")
@pytest.mark.parametrize("module", ["", ", saboteur2", ", veto"], ids=["base", "Saboteur 2", "with the veto"])
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_nobody_else_sees_whether_goals_were_swapped(viewer: int | None, module: str) -> None:
    roles = ("blue digger", "saboteur", "boss") if "saboteur2" in module else ("digger", "saboteur", "digger")
    texts = []
    for swapped in (True, False):
        game = position(
            EMPTY_MAZE,
            "players: 3",
            f"modules: goal_swap{module}",
            f"seat 0: {roles[0]}; hand goal swap, EW",
            f"seat 1: {roles[1]}; hand EW, NS; saw 0 stone NE in turn 0",
            f"seat 2: {roles[2]}; hand NS",
            "deck: NES, NEW",
        )
        unopposed(game, 0, SwapGoals((0, 1)))
        played(game, 0, PutGoalsBack(swapped))
        unopposed(game, 1, LayTunnel("EW", (1, 0)))
        texts.append(everything_seen(game, viewer))
    assert texts[0] == texts[1]


@pytest.mark.rule("WC-17", "SET-5")
def test_swaps_are_forgotten_at_the_end_of_the_round() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: goal_swap",
        "seat 0: digger; hand goal swap",
        "seat 1: saboteur",
        "seat 2: digger",
    )
    put_back(game, (0, 1), True)
    assert seen(game)["round"] == 2
    assert seen(game)["goal_swaps"] == []
    assert seen(game, 0)["own"]["goal_swaps"] == []


# ---------------------------------------------------------------- with other rules


@pytest.mark.rule("WC-17", "S2-13")
def test_in_saboteur_2_trapped_players_may_swap_goals_and_draw_one_card() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: saboteur2, goal_swap",
        "seat 0: geologist; hand goal swap, EW; front trapped",
        "seat 1: saboteur; hand map",
        "deck: NES, NEW",
    )
    put_back(game, (0, 1), True)
    assert seen(game, 0)["own"]["hand"] == ["EW", "NES"]
    assert facts_of(game, 1, ReadMap(0), Looked) == [Looked(1, 0, "gold")]


@pytest.mark.rule("WC-17", "WC-19b")
def test_the_goals_are_named_before_a_veto_and_the_secret_is_asked_after_it() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: goal_swap, veto",
        "seat 0: digger; hand goal swap, EW",
        "seat 1: digger; hand NS",
        "seat 2: digger; hand veto",
    )
    announced: Command = SwapGoals((0, 2))
    assert "Asked" not in fact_names(played(game, 0, announced))
    assert seen(game)["in_play"] == {"do": "SwapGoals", "goals": [0, 2]}
    assert Asked(0, "swap", (0, 2)) in all_let_pass(game)
