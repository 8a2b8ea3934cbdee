"""One batch of training: rounds of self-play, and what they say about the weights.

The result follows from the weights, the seed and the numbers of the rounds; it does not depend on the build, the
machine or the number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pyrite.bots.playouts.features import ROLE_GROUPS
from pyrite.bots.playouts.policy import GROUP_OF_ROLE, Weights
from pyrite.bots.training.recording import RecordingPolicy
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.rollout import play_to_round_end
from pyrite.game.rounds import begin_game, begin_round
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import State, gold_of

MODULES: Final[dict[str, frozenset[str]]] = {"base": frozenset(), "saboteur 2": frozenset({"saboteur2"})}
"""The modules of each game that has weights of its own."""

PLAYERS: Final = {"base": range(3, 11), "saboteur 2": range(2, 13)}
"""The numbers of players with which each is trained."""

Key = tuple[int, int]
"""A role group and a number of players."""


@dataclass
class Batch:
    """What some rounds of self-play say."""

    gradient: list[float]
    counts: list[int]
    gains: dict[Key, list[float]] = field(default_factory=dict)
    """For each role group and number of players: the seats with such a role, their gold, and its squares."""
    reached: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For each number of players: the rounds, and those in which the gold was reached."""

    def add(self, other: Batch) -> None:
        """Add the rounds of another batch."""
        self.gradient = [one + more for one, more in zip(self.gradient, other.gradient, strict=True)]
        self.counts = [one + more for one, more in zip(self.counts, other.counts, strict=True)]
        for key, sums in other.gains.items():
            own = self.gains.get(key, [0.0, 0.0, 0.0])
            self.gains[key] = [one + more for one, more in zip(own, sums, strict=True)]
        for players, rounds in other.reached.items():
            count, reached = self.reached.get(players, (0, 0))
            self.reached[players] = count + rounds[0], reached + rounds[1]


@dataclass(frozen=True)
class SelfPlay:
    """The rounds of a batch: everything that their result follows from, but their numbers."""

    game: str
    weights: Weights
    expected: dict[Key, tuple[float, float]]
    """For each role group and number of players: the gold that a seat may expect, and its spread."""
    seed: int

    def play(self, numbers: Sequence[int]) -> Batch:
        """Play the rounds with these numbers."""
        policy = RecordingPolicy(self.weights, self.weights)
        found = Batch([0.0] * len(self.weights.moves), [])
        tables = [_table(self.game, players) for players in PLAYERS[self.game]]
        for number in numbers:
            rng = FastRandom(self.seed << 40 | number)
            table = tables[number % len(tables)]
            self._play_round(table.clone(), policy, rng, found)
        found.counts = policy.counts
        return found

    def _play_round(self, state: State, policy: RecordingPolicy, rng: FastRandom, found: Batch) -> None:
        players = state.table.rules.players
        begin_round(state, 1, rng.randbelow(players), rng)
        before = _gold(state)
        play_to_round_end(state, policy, rng)
        after = _gold(state)
        groups = [GROUP_OF_ROLE[role] for role in state.table.roles]
        advantages = []
        for seat, gain in enumerate(self._gains(state, before, after)):
            key = groups[seat], players
            mean, spread = self.expected.get(key, (gain, 1.0))
            advantages.append((gain - mean) / spread)
            sums = found.gains.setdefault(key, [0.0, 0.0, 0.0])
            sums[0] += 1
            sums[1] += gain
            sums[2] += gain * gain
        policy.add_gradient(advantages, found.gradient)
        rounds, reached = found.reached.get(players, (0, 0))
        found.reached[players] = rounds + 1, reached + state.table.gold_reached

    def _gains(self, state: State, before: list[int], after: list[int]) -> list[float]:
        """The gold that counts for each seat: in the base game the mean of its side, which wins together."""
        gains = [float(new - old) for old, new in zip(before, after, strict=True)]
        if self.game != "base":
            return gains
        sides = [role == SABOTEUR for role in state.table.roles]
        means = {
            side: sum(gain for gain, own in zip(gains, sides, strict=True) if own == side) / sides.count(side)
            for side in set(sides)
        }
        return [means[side] for side in sides]


def _table(game: str, players: int) -> State:
    """A game before its first round."""
    state = State.before(Rules(SetUp(players, modules=MODULES[game])), bytes(32))
    begin_game(state)
    return state


def _gold(state: State) -> list[int]:
    return [gold_of(state.table, seat, own) for seat, own in enumerate(state.privates) if own is not None]


def no_batch(weights: Weights) -> Batch:
    """A batch without rounds."""
    return Batch([0.0] * len(weights.moves), [0] * (2 * len(weights.tells)))


def name_of(key: Key) -> str:
    """A role group and a number of players in words."""
    return f"{ROLE_GROUPS[key[0]]}, {key[1]} players"
