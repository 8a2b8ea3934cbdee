"""Tests the check of INFO-4 itself: it finds every bug that leaks a secret."""

from dataclasses import replace
from random import Random

import pytest

from pyrite.game import Game, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.project import Viewer
from pyrite.game.refusal import BadInput
from tests.properties.driver import submit
from tests.properties.imagined_past import replay_in_world
from tests.properties.leaks import LEAKS, Leaky
from tests.properties.moved_cards import described
from tests.properties.past_hands import Impossible
from tests.properties.world_comparison import Leak, play_side_by_side

pytestmark = [pytest.mark.rule("INFO-4"), pytest.mark.plain]

GAMES = 25


def is_detected(leaky: Leaky) -> bool:
    """Whether games with this bug fail the check."""
    return any(failure(leaky, play_seed) for play_seed in range(GAMES))


def failure(leaky: Leaky, play_seed: int) -> str:
    """Why a game fails the check, which runs regularly and when a kind of fact first occurs; or nothing."""
    random = Random(play_seed)
    game = Game.begin(replace(leaky.set_up, seed=random.randbytes(32)))
    driver = leaky.driver(play_seed)
    viewers: list[Viewer] = [None, *range(game.rules.players)]
    happened: set[int] = set()
    while not game.over:
        new = {fact[0] for fact in game.facts[game.ends[-2] if len(game.ends) > 1 else 0 :]} - happened
        happened |= new
        try:
            if not len(game.commands) % 5:
                for _ in play_side_by_side(
                    game.state.clone(), random.choice(viewers), random, steps=6, thorough=True
                ):
                    pass
            if new or not len(game.commands) % 40:
                for viewer in random.sample(viewers, 2):
                    replay_in_world(
                        game,
                        imagine(game.state, viewer, SeededRandom(random.randbytes(32), "world")),
                        viewer,
                        random,
                    )
        except (Leak, Impossible, BadInput, StopIteration) as error:  # the last two: there is no world to imagine
            last = (
                ", ".join(sorted(described(fact) for fact in game.facts[game.ends[-2] :])) if game.commands else ""
            )
            return f"{type(error).__name__} after {last or 'the deal'}: {error}"
        submit(game, *driver.choose(game))
    return ""


@pytest.mark.parametrize("secret", LEAKS)
def test_a_bug_that_leaks_a_secret_is_detected(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """INFO-4, WC-19b: one bug for each kind of secret."""
    LEAKS[secret].make(monkeypatch)
    assert is_detected(LEAKS[secret]), (
        f"nothing finds that everyone sees {secret} in games with {sorted(LEAKS[secret].set_up.modules)}"
    )


@pytest.mark.parametrize("place", range(0, len(LEAKS), 6))
def test_without_a_bug_nothing_is_detected(place: int) -> None:
    """INFO-4: the same games without the bug pass."""
    leaky = list(LEAKS.values())[place]
    for play_seed in range(3):
        found = failure(leaky, play_seed)
        assert not found, f"in game {play_seed} of {leaky.set_up}: {found}"
