"""The game and the oracle agree on legal commands, consequences and payments."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.game import Game, SetUp, command_to_json, view_to_json
from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.moves import CHEST
from pyrite.game.notation import parse_position
from pyrite.game.notation.scenario import read_scenario
from pyrite.game.reaching import reached, reached_goals
from pyrite.game.sharing.gold_cards import draw_exactly
from pyrite.game.sides import letters
from tests import oracle
from tests.flat_view import flat_view
from tests.modules.scenarios import all_scenarios, first_positions
from tests.oracle.chests import goals_and_chests_reached
from tests.oracle.wardrobe import joined as special_joined
from tests.properties.driver import played, played_on, sampled_states
from tests.properties.game_checker import GameChecker
from tests.properties.rare_games import RARE_GAMES
from tests.properties.sample_sizes import SOAK, examples, play_seeds
from tests.properties.strategies import set_ups

SCENARIOS = all_scenarios()

EVERY = 3 if SOAK else 12
"""The oracle is slow: it checks one turn in this number, and all rarer questions."""


def check_this_decision(game: Game, seat: int) -> None:
    view = flat_view(game.view(seat))
    ours = {oracle.canon(command_to_json(command)) for command in game.legal(seat)}
    assert ours == oracle.legal(view)
    check_what_is_reached(game, view)


def check_what_is_reached(game: Game, view: dict[str, Any]) -> None:
    table = game.state.table
    maze = table.maze
    openings = {
        (maze.grid.at(cell), side) for cell, sides in enumerate(maze.reached) if sides for side in letters(sides)
    }
    assert openings == oracle.reached(view)
    assert set(reached_goals(table)) == oracle.goals_reached(view)
    if "chests" in game.rules.set_up.modules and not table.rules.one_goal_a_turn:
        goals_and_chests = [{"goal": each} if each < CHEST else {"chest": each - CHEST} for each in reached(table)]
        assert goals_and_chests == goals_and_chests_reached(view)
    joined = bool(table.rules.special) and bool(maze.reached[maze.grid.cell(*SPECIAL_CELL)])
    assert joined == special_joined(view)


@examples(40)
@given(set_ups(), play_seeds())
def test_legal_commands_and_reached_openings_equal_those_of_the_oracle(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, EVERY):
        for seat in game.asked_seats[:2]:
            check_this_decision(game, seat)


@pytest.mark.parametrize("name", RARE_GAMES)
def test_the_oracle_agrees_in_games_with_rare_events(name: str) -> None:
    notable = RARE_GAMES[name]
    assert notable.is_there()
    set_up, play_seed = notable.set_up, notable.number
    check_whole_game(set_up, play_seed)
    for game in sampled_states(set_up, play_seed, EVERY):
        for seat in game.asked_seats[:2]:
            check_this_decision(game, seat)


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_oracle_agrees_at_every_step_of_a_scenario(name: str) -> None:
    scenario = read_scenario(SCENARIOS[name])
    game = scenario.game
    for step in scenario.steps:
        if step.given is not None:
            game.submit(step.given.seat, step.given.command)
        for seat in game.asked_seats:
            check_this_decision(game, seat)


@pytest.mark.parametrize("name", first_positions())
@examples(6)
@given(play_seeds())
def test_the_oracle_agrees_in_games_that_continue_a_scenario_of_a_module(name: str, play_seed: int) -> None:
    game = Game(parse_position(first_positions()[name]))
    for now in played_on(game, play_seed, 12):
        for seat in now.asked_seats:
            check_this_decision(now, seat)


@examples(12)
@given(set_ups(), play_seeds())
def test_by_the_oracle_only_asked_seats_have_legal_commands(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 15):
        for viewer in (None, *range(set_up.players)):
            if viewer is None or viewer not in game.asked_seats:
                assert not oracle.legal(flat_view(game.view(viewer)))


def check_whole_game(set_up: SetUp, play_seed: int) -> None:
    checker = GameChecker(set_up)
    done = 0
    for game in played(set_up, play_seed):
        for fact in game.facts[done:]:
            checker.check_fact(fact)
        done = len(game.facts)


@examples(28)
@given(set_ups(), play_seeds())
def test_goals_turns_rounds_and_payments_equal_those_of_the_oracle(set_up: SetUp, play_seed: int) -> None:
    check_whole_game(set_up, play_seed)


@examples(60)
@given(set_ups())
def test_options_equal_those_of_the_oracle(set_up: SetUp) -> None:
    options = view_to_json(Game.begin(set_up).view(None))["options"]
    wanted = oracle.options(set_up.edition, set_up.house_rules)
    assert {name: options[name] for name in wanted} == wanted


def left_in_the_pile() -> st.SearchStrategy[list[int]]:
    """What may be left of the gold cards, from the bottom up; piles with one 1 or none are the hard ones."""
    cards = [nuggets for nuggets, count in oracle.GOLD_CARDS.items() for _ in range(count)]
    few = st.lists(st.integers(1, 3), max_size=9)
    without_ones = st.lists(st.sampled_from([2, 2, 3]), max_size=9)
    with_one = st.builds(lambda above, below: [*below, 1, *above], without_ones, without_ones)
    many = st.permutations(cards).flatmap(lambda pile: st.integers(0, 28).map(lambda count: pile[:count]))
    return st.one_of(few, without_ones, with_one, many)


@examples(400)
@given(left_in_the_pile(), st.sampled_from([2, 3, 4]))
def test_exact_sums_are_drawn_as_by_the_oracle(pile: list[int], due: int) -> None:
    kept, rest = draw_exactly(bytes(pile), due)
    assert (list(kept), list(rest)[::-1]) == oracle.exact_draw(pile[::-1], due)
    assert sorted([*kept, *rest]) == sorted(pile)
