"""The configuration of an environment, checked when it is made."""

from __future__ import annotations

import secrets
from typing import Any, Final

from pyrite.game import BadInput, SetUp
from pyrite.game.dealing.shuffle import SEED_BYTES, SeededRandom
from pyrite.game.refusal import is_whole, no_such, shown
from pyrite.game.setup import ROUNDS, Rules
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.observation_encoding import ObservationEncoder
from pyrite.learn.rewards import NEEDS_FACTS, REWARDS
from pyrite.learn.window import checked_window, window_of

OUTSIDE: Final = ("raise", "truncate")
DEFAULT_PLAYERS: Final = 5


class EnvConfig:
    """What all games of an environment share: rules, reward, window, action space and observation encoding."""

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
        self.reward: Final = REWARDS[checked_choice("reward", reward, tuple(REWARDS))]
        self.needs_facts: Final = reward in NEEDS_FACTS
        """Whether the reward needs the new facts, and not only the state."""
        self.truncates: Final = checked_choice("choice for outside", outside, OUTSIDE) == "truncate"
        if not is_whole(rounds, 1, ROUNDS):
            raise BadInput(f"A game has 1 to {ROUNDS} rounds, not {shown(rounds)}.")
        self.rounds: Final = rounds
        self.actions: Final = ActionSpace(
            self.rules, window_of(self.rules) if window is None else checked_window(window, self.rules)
        )
        self.encoder: Final = ObservationEncoder(self.rules, self.actions)


def seed_source(seed: int | None) -> SeededRandom:
    """The random source of the seeds of a series of games; unpredictable without a seed."""
    if seed is None:
        return SeededRandom(secrets.token_bytes(SEED_BYTES), "environment")
    if not is_whole(seed, 0, 2 ** (8 * SEED_BYTES) - 1):
        raise BadInput(f"A seed is a whole number from 0 on, not {shown(seed)}.")
    return SeededRandom(int(seed).to_bytes(SEED_BYTES, "big"), "environment")


def _set_up_from(set_up: SetUp | None, options: dict[str, Any]) -> SetUp:
    if set_up is None:
        return SetUp(**{"players": DEFAULT_PLAYERS, **options})
    if options:
        raise BadInput(f"A set-up is already given; put {', '.join(sorted(options))} into it.")
    return set_up


def checked_choice(what: str, name: str, names: tuple[str, ...]) -> str:
    """Return the name; raise `BadInput` if it is not one of the names."""
    if name not in names:
        raise no_such(what, name, names)
    return name
