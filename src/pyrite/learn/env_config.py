"""What is the same in every game of an environment, judged when it is made."""

from __future__ import annotations

import secrets
from typing import Any, Final

from pyrite.game import BadInput, SetUp
from pyrite.game.dealing.shuffle import SEED_BYTES, SeededRandom
from pyrite.game.refusal import is_whole, no_such, shown
from pyrite.game.setup import ROUNDS, Rules
from pyrite.learn.actions.action_space import Actions
from pyrite.learn.observation.observation_encoding import Sight
from pyrite.learn.rewards import BY_RECORD, REWARDS
from pyrite.learn.window import checked, window_of

OUTSIDE: Final = ("raise", "truncate")
DEFAULT_PLAYERS: Final = 5


class Terms:
    """What is the same in every game of an environment."""

    def __init__(
        self,
        set_up: SetUp | None,
        reward: str,
        rounds: int,
        window: tuple[int, int, int, int] | None,
        outside: str,
        options: dict[str, Any],
    ) -> None:
        self.rules: Final = Rules(_set_up_from(set_up, options))
        self.reward: Final = REWARDS[one_of("reward", reward, tuple(REWARDS))]
        self.records: Final = reward in BY_RECORD
        """Whether the reward is worked out from what has happened, and not only from how things stand."""
        self.truncates: Final = one_of("choice for outside", outside, OUTSIDE) == "truncate"
        if not is_whole(rounds, 1, ROUNDS):
            raise BadInput(f"A game has 1 to {ROUNDS} rounds, not {shown(rounds)}.")
        self.rounds: Final = rounds
        self.actions: Final = Actions(
            self.rules, window_of(self.rules) if window is None else checked(window, self.rules)
        )
        self.sight: Final = Sight(self.rules, self.actions)


def rng_of(seed: int | None) -> SeededRandom:
    """Where the seeds of a series of games come from; by no one's choice if no seed is given."""
    if seed is None:
        return SeededRandom(secrets.token_bytes(SEED_BYTES), "environment")
    if not is_whole(seed, 0, 2 ** (8 * SEED_BYTES) - 1):
        raise BadInput(f"A seed is a whole number from 0 on, not {shown(seed)}.")
    return SeededRandom(int(seed).to_bytes(SEED_BYTES, "big"), "environment")


def _set_up_from(set_up: SetUp | None, options: dict[str, Any]) -> SetUp:
    if set_up is None:
        return SetUp(**{"players": DEFAULT_PLAYERS, **options})
    if options:
        raise BadInput(f"A set-up is given already; put {', '.join(sorted(options))} into it.")
    return set_up


def one_of(what: str, name: str, names: tuple[str, ...]) -> str:
    """A name that was asked for; raise `BadInput` if there is none such."""
    if name not in names:
        raise no_such(what, name, names)
    return name
