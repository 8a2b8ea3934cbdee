"""Heuristic bots give the obvious answer to questions, and play the championship cards sensibly."""

import pytest

from pyrite.game import (
    Command,
    Game,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Rockfall,
    Sabotage,
    Steal,
    TakeGold,
    TurnGoal,
)
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.chests.commands import LookAtRole, MoveGoal, RobHand
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.toll.commands import AnswerToll
from pyrite.game.modules.trove import KeepCard
from pyrite.game.modules.veto.commands import LetPass, Veto
from tests.bots.decisions import chosen
from tests.bots.heuristics.boards import (
    BARE,
    HALF_WAY,
    KNOWS_GOLD,
    LAST_CELL,
    ONE_AWAY,
    TWO_AWAY,
    does,
    every_heuristic_bot,
    game_from,
    lays_dead_end,
    missing_after,
)
from tests.rules.play import played

# ---------------------------------------------------------------- gold

REACHED = ONE_AWAY.replace("· ?1", "─ ┼$")


@every_heuristic_bot
@pytest.mark.rule("PAY-2")
def test_the_best_gold_card_is_taken(name: str) -> None:
    more = ("ended: gold by 0", "asked: seat 0, gold")
    assert does(name, REACHED, ["digger; offer 1 2 3", "digger", "saboteur"], *more) == TakeGold(3)


@every_heuristic_bot
@pytest.mark.rule("S2-27")
@pytest.mark.parametrize("edition", ["DE24", "FR2"])
def test_thieves_steal_from_the_richest(name: str, edition: str) -> None:
    seats = ["saboteur; front theft", "geologist; tokens 1", "profiteer; tokens 4", "boss; tokens 2"]
    more = ("modules: saboteur2", f"edition: {edition}", "ended: no gold", "asked: seat 0, victim 1 2 3")
    assert does(name, BARE, seats, *more) == Steal(2)


# ---------------------------------------------------------------- goals

BETWEEN_TWO_GOALS = """
maze:
  · · · · · · · · ?0
  · · · · · · · ┌ ┼
  ┼S─ ─ ┬ ┴ ┬ ┴ ┼ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""


@every_heuristic_bot
@pytest.mark.rule("GOAL-4")
def test_a_digger_turns_the_gold_over_first_and_a_saboteur_something_else(name: str) -> None:
    more = ("asked: seat 0, goal 0 1",)
    for role, goal in (("digger", 1), ("saboteur", 0)):
        seats = [f"{role}; hand map{KNOWS_GOLD}", "", ""]
        assert does(name, BETWEEN_TWO_GOALS, seats, *more) == TurnGoal(goal)


# ---------------------------------------------------------------- the veto


def answer(name: str, maze: str, role: str, command: Command, *more: str) -> Command:
    """The answer of seat 0, which has a veto and knows the gold and seat 1, to a card of seat 1."""
    other = "saboteur" if role == "digger" else "digger"
    known = f"inspected 1 {other} in turn 1{KNOWS_GOLD}"
    cards = "rockfall, E|+W|, EW, NESW, map, broken cart"
    seats = [f"{role}; hand veto, NE; {known}", f"{other}; hand {cards}", "digger"]
    game = game_from(maze, seats, "modules: veto", "asked: seat 1, turn", *more)
    played(game, 1, command)
    return chosen(name, game, 0)


@every_heuristic_bot
@pytest.mark.rule("WC-19")
@pytest.mark.parametrize(
    "harm",
    [Rockfall((3, 0)), LayTunnel("E|+W|", LAST_CELL), Sabotage("broken cart", 0)],
    ids=["rockfall", "dead end", "sabotage"],
)
def test_a_digger_vetoes_what_harms_the_diggers(name: str, harm: Command) -> None:
    assert answer(name, ONE_AWAY, "digger", harm) == Veto()


@every_heuristic_bot
@pytest.mark.rule("WC-19")
def test_a_saboteur_vetoes_the_last_tunnel_and_a_digger_lets_it_pass(name: str) -> None:
    assert answer(name, ONE_AWAY, "saboteur", LayTunnel("EW", LAST_CELL)) == Veto()
    assert answer(name, ONE_AWAY, "digger", LayTunnel("EW", LAST_CELL)) == LetPass()


@every_heuristic_bot
@pytest.mark.rule("WC-19")
@pytest.mark.parametrize("role", ["digger", "saboteur"])
@pytest.mark.parametrize("harmless", [ReadMap(0), LayTunnel("NESW", (1, 0))], ids=["map", "first tunnel"])
def test_harmless_cards_are_not_vetoed(name: str, role: str, harmless: Command) -> None:
    assert answer(name, BARE, role, harmless) == LetPass()


@every_heuristic_bot
@pytest.mark.rule("WC-19", "S2-27")
def test_a_card_of_an_ally_is_not_vetoed(name: str) -> None:
    seats = ["digger; hand veto, NE; inspected 1 digger in turn 1, 2 saboteur in turn 2", "", "saboteur"]
    seats[1] = "digger; hand broken cart"
    game = game_from(HALF_WAY, seats, "modules: veto", "asked: seat 1, turn")
    played(game, 1, Sabotage("broken cart", 2))
    assert chosen(name, game, 0) == LetPass()


# ---------------------------------------------------------------- goals that are swapped


@every_heuristic_bot
@pytest.mark.rule("WC-17")
@pytest.mark.parametrize("maze", [ONE_AWAY, TWO_AWAY], ids=["one away", "two away"])
def test_a_saboteur_swaps_the_gold_away_from_the_path(name: str, maze: str) -> None:
    game = game_from(maze, [f"saboteur; hand goal swap, NESW, EW{KNOWS_GOLD}", "", ""], "modules: goal_swap")
    command = chosen(name, game)
    assert isinstance(command, SwapGoals)
    assert 1 in command.goals
    played(game, 0, command)
    assert chosen(name, game) == PutGoalsBack(swapped=True)


@every_heuristic_bot
@pytest.mark.rule("WC-17")
@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_only_diggers_swap_the_gold_to_the_end_of_the_path(name: str, role: str) -> None:
    """The path leads to the middle; the gold is known to be elsewhere, and both goals are picked up."""
    elsewhere = ONE_AWAY.replace("stone NE, gold", "gold, stone NE")
    more = ("modules: goal_swap", "asked: seat 0, swap 0 1", 'in play: {"do": "SwapGoals", "goals": [0, 1]}')
    seats = [f"{role}; hand NS; saw 0 gold in turn 1", "", ""]
    assert does(name, elsewhere, seats, *more) == PutGoalsBack(swapped=role == "digger")


@every_heuristic_bot
@pytest.mark.rule("WC-17")
def test_a_digger_does_not_swap_the_gold_away(name: str) -> None:
    game = game_from(ONE_AWAY, [f"digger; hand goal swap, N|{KNOWS_GOLD}", "", ""], "modules: goal_swap")
    assert chosen(name, game) == Pass(("N|",))


# ---------------------------------------------------------------- other championship cards


@every_heuristic_bot
@pytest.mark.rule("WC-22")
def test_two_tunnels_from_the_gold_a_digger_calls_the_specialist(name: str) -> None:
    seats = [f"digger; hand path specialist, EW, NEW{KNOWS_GOLD}", "", ""]
    game = game_from(TWO_AWAY, seats, "modules: path_specialist")
    command = chosen(name, game)
    assert command == CallSpecialist()
    played(game, 0, command)
    for missing in (1, 0):
        assert missing_after(game, chosen(name, game)) == missing


@every_heuristic_bot
@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_only_a_saboteur_moves_a_tunnel_away_from_the_path(name: str, role: str) -> None:
    """The tunnel laid last is the one before the last cell."""
    more = ("modules: detour", "last laid: 6,0")
    command = does(name, ONE_AWAY, [f"{role}; hand detour, repair cart{KNOWS_GOLD}", "", ""], *more)
    assert isinstance(command, Detour) == (role == "saboteur")


@every_heuristic_bot
@pytest.mark.rule("WC-18")
@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_the_card_kept_from_the_trove_depends_on_the_role(name: str, role: str) -> None:
    more = ("modules: trove", "asked: seat 0, card 0 3", 'in play: {"do": "SearchTrove"}')
    seats = [f"{role}; hand NS; lifted N|, NESW, rockfall{KNOWS_GOLD}", "", ""]
    command = does(name, HALF_WAY, seats, *more, "discard: N|, NESW, rockfall")
    assert (command == KeepCard("NESW")) == (role == "digger")


# ---------------------------------------------------------------- chests

CHESTS = ("modules: chests", "chest cells: gone, gone, gone, gone")
KNOWN = "inspected 1 saboteur in turn 1"


@every_heuristic_bot
@pytest.mark.rule("CHEST-5")
def test_a_role_that_is_known_is_not_looked_at(name: str) -> None:
    seats = [f"digger; hand NS; {KNOWN}", "saboteur", *["digger"] * 3]
    command = does(name, HALF_WAY, seats, *CHESTS, "asked: seat 0, role 1 2 3 4")
    assert isinstance(command, LookAtRole)
    assert command.seat != 1


@every_heuristic_bot
@pytest.mark.rule("CHEST-5")
def test_an_opponent_is_robbed(name: str) -> None:
    more = (*CHESTS, "effects: rob a hand", "draws: 1 by 0", "no draw: yes", "asked: seat 0, hand 1 2")
    assert does(name, HALF_WAY, [f"digger; hand NS; {KNOWN}", "saboteur", "digger"], *more) == RobHand(1)


@every_heuristic_bot
@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_a_saboteur_moves_the_gold_away_and_a_digger_something_else(name: str, role: str) -> None:
    seats = [f"{role}; hand NS{KNOWS_GOLD}", "", ""]
    command = does(name, HALF_WAY, seats, *CHESTS, "asked: seat 0, move 0 1 2")
    assert (command == MoveGoal(1)) == (role == "saboteur")


# ---------------------------------------------------------------- tolls


def guarded(role: str, known: str, asker: str) -> Game:
    """Seat 1 has asked seat 0 to pay for the last cell."""
    seats = [f"{role}; hand map; tokens 2; {known}", f"{asker}; hand EW, NEW", "digger; tokens 1"]
    more = ("modules: toll", "dwarfs: 2 at 6/0 E", "dwarfs left: 1", "turn: 9, seat 1", "toll asked: 0")
    return game_from(ONE_AWAY, seats, *more, "asked: seat 0, toll 7/0")


@every_heuristic_bot
@pytest.mark.rule("TOLL-3")
def test_a_digger_pays_for_an_ally_and_not_for_an_opponent(name: str) -> None:
    ally = guarded("digger", f"inspected 1 digger in turn 1{KNOWS_GOLD}", "digger")
    assert chosen(name, ally) == AnswerToll(pay=True)
    assert chosen(name, guarded("digger", f"{KNOWN}{KNOWS_GOLD}", "saboteur")) == AnswerToll(pay=False)


@every_heuristic_bot
@pytest.mark.rule("TOLL-3")
def test_a_saboteur_does_not_pay_for_a_digger(name: str) -> None:
    assert chosen(name, guarded("saboteur", f"inspected 1 digger in turn 1{KNOWS_GOLD}", "digger")) == AnswerToll(
        pay=False
    )


@every_heuristic_bot
@pytest.mark.rule("TOLL-2")
def test_a_digger_pays_the_toll_to_reach_the_gold(name: str) -> None:
    more = ("modules: toll", "dwarfs: 2 at 6/0 E", "dwarfs left: 1")
    game = game_from(ONE_AWAY, [f"digger; hand EW, NE; tokens 1{KNOWS_GOLD}", "", "; tokens 1"], *more)
    assert missing_after(game, chosen(name, game)) == 0


@every_heuristic_bot
@pytest.mark.rule("TOLL-2")
@pytest.mark.parametrize(("side", "other_side"), [("N", (3, 1)), ("S", (3, -1))])
def test_of_two_equal_ways_a_digger_takes_the_one_without_a_toll(
    name: str, side: str, other_side: tuple[int, int]
) -> None:
    more = ("modules: toll", f"dwarfs: 2 at 3/0 {side}", "dwarfs left: 1")
    goals = HALF_WAY.replace("goals: stone NE, gold", "goals: gold, stone NE")
    game = game_from(goals, ["digger; hand NS; tokens 1; saw 1 stone NE in turn 1", "", "; tokens 1"], *more)
    assert chosen(name, game) == LayTunnel("NS", other_side)


# ---------------------------------------------------------------- many modules


@every_heuristic_bot
def test_a_saboteur_with_all_kinds_of_cards_does_not_help(name: str) -> None:
    seats = [f"saboteur; hand EW, NESW, theft, E|+W|, trove, detour{KNOWS_GOLD}", "blue digger", "green digger"]
    game = game_from(ONE_AWAY, seats, "modules: saboteur2, trove, detour", "last laid: 6,0")
    command = chosen(name, game)
    assert isinstance(command, PlanTheft | Detour) or lays_dead_end(command)


# ---------------------------------------------------------------- the direction of play


@every_heuristic_bot
@pytest.mark.rule("WC-20")
@pytest.mark.parametrize("opponent", [1, 3])
def test_the_direction_is_changed_if_an_ally_plays_next_instead_of_an_opponent(name: str, opponent: int) -> None:
    roles = {seat: "saboteur" if seat == opponent else "digger" for seat in (1, 2, 3)}
    known = ", ".join(f"{seat} {role} in turn {seat}" for seat, role in roles.items())
    hand = "hand change of direction, repair cart, repair lantern"
    seats = [f"digger; {hand}; inspected {known}{KNOWS_GOLD}", *roles.values()]
    command = does(name, ONE_AWAY, seats, "modules: change_of_direction")
    assert isinstance(command, ChangeDirection) == (opponent == 1)
