"""Folding the facts of a game gives its state, and `decide` changes nothing."""

from hypothesis import given

from pyrite.game import Game, SetUp
from pyrite.game.all_facts import apply
from pyrite.game.commands import move_of
from pyrite.game.decide import decide
from pyrite.game.state import State
from tests.properties.driver import Driver, begun, play_to_end, sampled_states, submit
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups


def before(game: Game, set_up: SetUp) -> State:
    return State.before(game.rules, set_up.seed)


@examples(30)
@given(set_ups(), play_seeds())
def test_folding_the_facts_gives_the_state_at_every_decision(set_up: SetUp, play_seed: int) -> None:
    folded, done = None, 0
    for game in sampled_states(set_up, play_seed, 2):
        folded = folded or before(game, set_up)
        for fact in game.facts[done:]:
            apply(folded, fact)
        done = len(game.facts)
        assert folded == game.state


@examples(40)
@given(set_ups(), play_seeds())
def test_folding_the_whole_record_gives_the_end_of_the_game(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    folded = before(game, set_up)
    for fact in game.facts:
        apply(folded, fact)
    assert folded == game.state


@examples(16)
@given(set_ups(), play_seeds())
def test_decide_changes_nothing_and_gives_the_facts_of_play(set_up: SetUp, play_seed: int) -> None:
    game, driver = begun(set_up, play_seed), Driver(play_seed)
    while not game.over:
        seat, command = driver.choose(game)
        if game.question == "veto" and len(game.commands) % set_up.players:
            submit(game, seat, command)
            continue
        twin, fact_count = game.state.clone(), len(game.facts)
        decided = decide(game.state, seat, move_of(command, game.state.table.maze.grid))
        assert game.state == twin
        assert len(game.facts) == fact_count
        submit(game, seat, command)
        assert game.facts[fact_count:] == decided


@examples(14)
@given(set_ups(), play_seeds())
def test_replaying_the_commands_gives_the_same_game(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    again = Game.begin(set_up, contributions=game.contributions)
    for seat, command in game.commands:
        assert seat in again.asked_seats
        submit(again, seat, command)
    assert again.facts == game.facts
    assert again.state == game.state


@examples(14)
@given(set_ups(), play_seeds())
def test_a_clone_is_equal_and_independent(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 4):
        twin = game.state.clone()
        assert twin == game.state
        if not game.over:
            kept = game.state.clone()
            seat, command = Driver(play_seed).choose(game)
            for fact in decide(twin, seat, move_of(command, twin.table.maze.grid)):
                apply(twin, fact)
            assert twin != game.state
            assert game.state == kept
