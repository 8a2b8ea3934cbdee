"""A policy that records what training needs: the gradient of its choices, and how often each role does what."""

from __future__ import annotations

from pyrite.bots.playouts.policy import PlayoutPolicy, Weights
from pyrite.bots.playouts.tells import TELL_COUNT, Tells
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.number_row import NumberRow
from pyrite.game.state import Private, State


class RecordingPolicy(PlayoutPolicy):
    """Plays as `PlayoutPolicy` does.

    For a softmax over linear scores, the gradient of the log probability of the chosen candidate is its features,
    less the mean of the features of all candidates (REINFORCE, Williams 1992).
    """

    __slots__ = (
        "_ends",
        "_places",
        "_saboteurs",
        "_step_places",
        "_step_seats",
        "_step_values",
        "_values",
        "counts",
    )

    def __init__(self, base: Weights, saboteur2: Weights) -> None:
        super().__init__(base, saboteur2)
        self.counts: list[int] = [0] * (2 * TELL_COUNT)
        """How often each tell was seen: for each tell first of other roles, then of saboteurs."""
        self._saboteurs: int = 0
        """The seats that were saboteurs when they decided last, a bit each."""
        # The features of the candidates of this decision: places, values, and where each candidate ends.
        self._places: NumberRow = NumberRow()
        self._values: list[float] = []
        self._ends: NumberRow = NumberRow()
        # The gradient of this round, in steps: whose choice, which weight, how much.
        self._step_seats: NumberRow = NumberRow()
        self._step_places: NumberRow = NumberRow()
        self._step_values: list[float] = []

    def choose(self, state: State, seat: int, own: Private, rng: FastRandom) -> int:
        """Choose, and remember whether the seat is a saboteur."""
        if own.role == SABOTEUR:
            self._saboteurs |= 1 << seat
        else:
            self._saboteurs &= ~(1 << seat)
        self._places = NumberRow()
        self._values = []
        self._ends = NumberRow()
        return PlayoutPolicy.choose(self, state, seat, own, rng)

    def add_gradient(self, advantages: list[float], gradient: list[float]) -> None:
        """Add the gradient of the round, in which each seat did better than expected by its advantage."""
        for step in range(len(self._step_values)):
            place = self._step_places.at(step)
            gradient[place] += advantages[self._step_seats.at(step)] * self._step_values[step]
        self._step_seats = NumberRow()
        self._step_places = NumberRow()
        self._step_values = []

    def _weigh(self, feature: int, value: float) -> None:
        place = self._offset + feature
        self._score += self._weights[place] * value
        self._places.append(place)
        self._values.append(value)

    def _add(self, move: int) -> None:
        PlayoutPolicy._add(self, move)
        self._ends.append(len(self._values))

    def _draw(self, seat: int, rng: FastRandom) -> int:
        drawn = PlayoutPolicy._draw(self, seat, rng)
        scores = self._scores
        if len(scores) == 1:
            return drawn
        total = 0.0
        for score in scores:
            total += score
        start = 0
        for candidate in range(len(scores)):
            share = (1.0 if candidate == drawn else 0.0) - scores[candidate] / total
            for feature in range(start, self._ends.at(candidate)):
                self._step_seats.append(seat)
                self._step_places.append(self._places.at(feature))
                self._step_values.append(share * self._values[feature])
            start = self._ends.at(candidate)
        return drawn

    def _note(self, told: Tells, seat: int, tell: int) -> None:
        self.counts[2 * tell + (self._saboteurs >> seat & 1)] += 1
        PlayoutPolicy._note(self, told, seat, tell)
