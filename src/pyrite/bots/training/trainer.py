"""Training of the playout policy: policy gradients from self-play, batch by batch.

After each batch the weights take a step (Adam, Kingma and Ba 2015), and the tells are counted again: what the
policy does in each role is what it then believes of others. The result is the mean of the weights over the last
quarter, because single batches are noisy. All numbers of a run are in its state, so it can be stored after each
batch and go on later; the same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any, Final

from pyrite.bots.playouts.policy import Weights
from pyrite.bots.playouts.tells import TELL_COUNT
from pyrite.bots.training.initial_weights import initial_weights
from pyrite.bots.training.self_play import Batch, Key, SelfPlay, no_batch

BATCH: Final = 2000
"""The rounds of a batch."""
CHUNK: Final = 250
"""The rounds that one process plays before it reports."""
LEARNING_RATE: Final = 0.04
"""The size of the first steps; it falls to a tenth of it."""
_FIRST_DECAY: Final = 0.9
_SECOND_DECAY: Final = 0.99
_SHRINKING: Final = 0.0005
"""How much each step pulls weights towards 0, so that those which do not matter stay small."""
_COUNTS_KEPT: Final = 0.8
"""How much counts of earlier batches weigh in the tells, from batch to batch."""
_PSEUDO_COUNT: Final = 5.0
"""Smooths the log odds of rare actions towards 0."""
_SMALLEST: Final = 1e-8

PlayChunks = Callable[[SelfPlay, list[Sequence[int]]], Iterable[Batch]]
"""Plays chunks of rounds, in order; perhaps on several processes."""


@dataclass
class Training:
    """The state of a run of training for one game."""

    game: str
    seed: int
    rounds: int
    """The rounds of the whole run."""
    done: int = 0
    weights: Weights = field(default_factory=initial_weights)
    means: list[float] = field(default_factory=list)
    """For each weight the mean of its gradient, and of the square of it, over recent batches."""
    squares: list[float] = field(default_factory=list)
    sums: list[float] = field(default_factory=list)
    """The sum of each weight over the batches that are averaged, and their number."""
    averaged: int = 0
    counts: list[float] = field(default_factory=lambda: [0.0] * (2 * TELL_COUNT))
    expected: dict[Key, tuple[float, float]] = field(default_factory=dict)
    curve: list[dict[str, float]] = field(default_factory=list)
    """For each batch: the rounds until then, and by number of players the share with the gold reached."""

    def __post_init__(self) -> None:
        size = len(self.weights.moves)
        for values in (self.means, self.squares, self.sums):
            values.extend([0.0] * (size - len(values)))

    @property
    def finished(self) -> bool:
        """Whether all rounds are played."""
        return self.done >= self.rounds

    def play_batch(self, play: PlayChunks) -> None:
        """Play one batch and learn from it."""
        count = min(BATCH, self.rounds - self.done)
        work = SelfPlay(self.game, self.weights, self.expected, self.seed)
        numbers = range(self.done, self.done + count)
        batch = no_batch(self.weights)
        for chunk in play(work, [numbers[start : start + CHUNK] for start in range(0, count, CHUNK)]):
            batch.add(chunk)
        if self.expected:  # the first batch only measures what a seat may expect
            self._step([each / count for each in batch.gradient])
        self._expect(batch)
        self._count(batch)
        self.done += count
        if self.done > 0.75 * self.rounds:
            self.sums = [one + more for one, more in zip(self.sums, self.weights.moves, strict=True)]
            self.averaged += 1
        reached = {str(players): round(each[1] / each[0], 4) for players, each in sorted(batch.reached.items())}
        self.curve.append({"rounds": self.done, **reached})

    def result(self) -> Weights:
        """The mean of the weights over the last quarter, and the tells of the last batches."""
        if not self.averaged:
            return self.weights
        return Weights([each / self.averaged for each in self.sums], self.weights.tells)

    def _step(self, gradient: list[float]) -> None:
        step = len(self.curve)
        rate = LEARNING_RATE * (1 - 0.9 * self.done / self.rounds)
        first = 1 - _FIRST_DECAY**step
        second = 1 - _SECOND_DECAY**step
        moves = list(self.weights.moves)
        for place, slope in enumerate(gradient):
            self.means[place] += (1 - _FIRST_DECAY) * (slope - self.means[place])
            self.squares[place] += (1 - _SECOND_DECAY) * (slope * slope - self.squares[place])
            if self.squares[place]:
                change = self.means[place] / first / (sqrt(self.squares[place] / second) + _SMALLEST)
                moves[place] += rate * change - _SHRINKING * moves[place]
        self.weights = Weights(moves, self.weights.tells)

    def _expect(self, batch: Batch) -> None:
        """Update what a seat may expect in each role at each table."""
        for key, (count, total, squares) in batch.gains.items():
            mean = total / count
            spread = sqrt(max(squares / count - mean * mean, 0.01))
            old_mean, old_spread = self.expected.get(key, (mean, spread))
            self.expected[key] = (0.5 * (old_mean + mean), 0.5 * (old_spread + spread))

    def _count(self, batch: Batch) -> None:
        """Update the tells: the log odds of each action, from how often each role did it."""
        self.counts = [_COUNTS_KEPT * old + new for old, new in zip(self.counts, batch.counts, strict=True)]
        others, saboteurs = self.counts[::2], self.counts[1::2]
        share = sum(saboteurs) / max(sum(self.counts), 1.0)
        tells = [
            log((guilty + share * _PSEUDO_COUNT) / share)
            - log((innocent + (1 - share) * _PSEUDO_COUNT) / (1 - share))
            for innocent, guilty in zip(others, saboteurs, strict=True)
        ]
        self.weights = Weights(self.weights.moves, tells)

    # ---------------------------------------------------------------- checkpoints

    def to_json(self) -> dict[str, Any]:
        """The whole state."""
        return {
            "game": self.game,
            "seed": self.seed,
            "rounds": self.rounds,
            "done": self.done,
            "averaged": self.averaged,
            "moves": self.weights.moves,
            "tells": self.weights.tells,
            "means": self.means,
            "squares": self.squares,
            "sums": self.sums,
            "counts": self.counts,
            "expected": [[*key, *values] for key, values in sorted(self.expected.items())],
            "curve": self.curve,
        }

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> Training:
        """The state that was stored."""
        weights = Weights(found.pop("moves"), found.pop("tells"))
        expected = {(group, players): (mean, spread) for group, players, mean, spread in found.pop("expected")}
        return cls(weights=weights, expected=expected, **found)
