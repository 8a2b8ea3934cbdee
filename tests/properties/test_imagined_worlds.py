"""INFO-4: a viewer cannot distinguish imagined worlds from the real one: past, present and future."""

from random import Random

import pytest
from hypothesis import given

from pyrite.game import Game, SetUp, View, imagine
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.project import Viewer
from pyrite.game.state import State
from tests.properties.driver import played, sampled_states
from tests.properties.imagined_past import own_part, replay_in_world
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.properties.world_comparison import checked, play_side_by_side

pytestmark = pytest.mark.rule("INFO-4")


def viewers(state: State) -> list[Viewer]:
    return [None, *range(state.table.rules.players)]


def rng_of(random: Random) -> SeededRandom:
    return SeededRandom(random.randbytes(32), "an imagined world")


def two_worlds_side_by_side(set_up: SetUp, play_seed: int) -> None:
    """Play some imagined worlds in parallel with the real one."""
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 25):
        if not game.over:
            viewer = random.choice(viewers(game.state))
            for _ in play_side_by_side(game.state.clone(), viewer, random, steps=12):
                pass


def whole_game_side_by_side(set_up: SetUp, play_seed: int) -> None:
    """A whole game of random moves, always in parallel with a world that a viewer imagines."""
    random = Random(play_seed)
    state = Game.begin(set_up).state
    while not state.table.winners:
        for _ in play_side_by_side(state, random.choice(viewers(state)), random, steps=60):
            pass
        if not state.table.winners:
            play_any_move(state, random)  # if the two worlds have no move in common, the real one continues


def play_any_move(state: State, random: Random) -> None:
    seat = next_asked(state)
    play(state, seat, random.choice(legal_moves(state.table, seat, own_part(state, seat))))


def an_imagined_past(set_up: SetUp, play_seed: int) -> None:
    """Replay the game from time to time with the cards of an imagined world."""
    random = Random(play_seed)
    for number, game in enumerate(played(set_up, play_seed)):
        if number % 97 == play_seed % 97:
            viewer = random.choice(viewers(game.state))
            replay_in_world(game, imagine(game.state, viewer, rng_of(random)), viewer, random)


@pytest.mark.parametrize("seed_offset", range(4))
def test_two_worlds_side_by_side_look_the_same(seed_offset: int) -> None:
    """INFO-4: facts, views, legal moves and refusals of a continuation are equal to the last byte."""
    before = checked["steps"]

    @examples(20)
    @given(set_ups(), play_seeds())
    def they_look_the_same(set_up: SetUp, play_seed: int) -> None:
        two_worlds_side_by_side(set_up, play_seed + seed_offset)

    they_look_the_same()
    assert checked["steps"] - before > 1000


@examples(12)
@given(set_ups(), play_seeds())
def test_a_whole_game_looks_the_same_beside_imagined_worlds(set_up: SetUp, play_seed: int) -> None:
    """INFO-4: from the deal to the last nugget."""
    whole_game_side_by_side(set_up, play_seed)


@pytest.mark.parametrize("seed_offset", range(4))
@pytest.mark.plain  # random numbers within the round are patched
def test_an_imagined_world_has_a_past_in_which_the_viewer_saw_the_same(seed_offset: int) -> None:
    """INFO-4: the whole game is played again with what was imagined; every fact so far looks the same."""

    @examples(12)
    @given(set_ups(), play_seeds())
    def it_has_a_past(set_up: SetUp, play_seed: int) -> None:
        an_imagined_past(set_up, play_seed + seed_offset)

    it_has_a_past()


@examples(30)
@given(set_ups(), play_seeds())
def test_imagining_uses_only_the_view(set_up: SetUp, play_seed: int) -> None:
    """INFO-4: nothing but what a viewer knows is looked at, and nothing is changed."""
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 40):
        before = game.state.clone()
        viewer = random.choice(viewers(game.state))
        seed = random.randbytes(32)
        from_all = imagine(game.state, viewer, SeededRandom(seed, "world"))
        from_view = imagine(View.of(game.state, viewer), viewer, SeededRandom(seed, "world"))
        assert from_all == from_view
        assert game.state == before


@examples(10)
@given(set_ups(), play_seeds())
def test_worlds_differ_and_so_do_their_random_numbers(set_up: SetUp, play_seed: int) -> None:
    """A bot that looks ahead in an imagined world does not see what the real seed gives (INFO-6)."""
    random = Random(play_seed)
    game = Game.begin(set_up)
    worlds = [imagine(game.state, 0, rng_of(random)) for _ in range(3)]
    decks = set()
    for world in worlds:
        assert world.sealed is not None
        assert game.state.sealed is not None
        assert world.sealed.seed != game.state.sealed.seed
        decks.add(bytes(world.sealed.deck))
    assert len(decks) == 3
