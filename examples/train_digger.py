"""Train a small agent to dig, with NumPy alone, and compare it with random players in the same seats.

Four sit at the table. Three seats share the learning agent, the fourth plays at random. As a digger the agent
scores each legal action with a weighted sum of features and draws one, higher scores being likelier; as a saboteur
it plays at random. With all weights zero it always plays at random, so its result before training is the baseline.

The weights are found with the cross-entropy method: draw sets of weights around a mean, play some rounds with
each, move the mean to the best of them. It takes about a minute. `--quick` takes a few seconds and learns little.

    python examples/train_digger.py
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from pyrite.game.catalogue import DIGGER
from pyrite.game.maze import HIDDEN_GOAL_PIECE
from pyrite.learn import NEAR, SaboteurEnv
from pyrite.learn.observation.boards import MARKS

PLAYERS = 4
LEARNERS = ("seat_0", "seat_1", "seat_2")
FEATURES = (
    "lay a tunnel",
    "... that leads nearer to a goal",
    "... by how much",
    "... that blocks the nearest end",
    "... a dead end",
    "rockfall",
    "sabotage another",
    "repair own tools",
    "repair another",
    "read a map",
    "pass with a dead end",
    "pass with another tunnel",
)
"""The features of an action."""

LEADS_NEARER, BY_HOW_MUCH, BLOCKS = 1, 2, 3
STEPS = np.array([(0, -1), (1, 0), (0, 1), (-1, 0)])
"""The step to the neighbour at each side: north, east, south, west."""
FAR = 99
CORNER = np.array([NEAR.west, NEAR.north])
GOLD, NOT_GOLD = (1 << MARKS.index(mark) for mark in ("the gold, for sure", "not the gold, for sure"))


@dataclass(frozen=True)
class ActionFeatures:
    """The features of each action that never change, computed once from the meaning of its number."""

    fixed: Any
    sides: Any
    cells: Any

    @classmethod
    def of(cls, game: SaboteurEnv) -> ActionFeatures:
        """Compute them for every action of the environment."""
        size = game.actions.size
        fixed = np.zeros((size, len(FEATURES)), dtype=np.float32)
        sides = np.zeros((size, 4), dtype=bool)
        cells = np.zeros((size, 2), dtype=np.int16)
        for action in range(size):
            name, fields = game.actions.meaning(action)
            cells[action] = fields.get("cell", (0, 0))
            tunnel = fields["tunnel"] if name == "lay tunnel" and "|" not in fields["tunnel"] else ""
            sides[action] = [side in tunnel for side in "NESW"]
            for feature, value in _features(name, fields):
                fixed[action, FEATURES.index(feature)] = value
        return cls(fixed, sides, cells)


def _features(name: str, fields: dict[str, Any]) -> list[tuple[str, float]]:
    """The features that follow from the meaning of an action."""
    if name == "lay tunnel":
        return [
            ("lay a tunnel", 1.0),
            ("... a dead end", float("|" in fields["tunnel"])),
        ]
    if name == "rockfall":
        return [("rockfall", 1.0)]
    if name == "sabotage":
        return [("sabotage another", 1.0)]
    if name == "repair":
        return [("repair another" if fields["seat"] else "repair own tools", 1.0)]
    if name == "read map":
        return [("read a map", 1.0)]
    if name == "pass" and set(fields["cards"]) <= set("NESW|+"):
        return [("pass with a dead end" if "|" in fields["cards"] else "pass with another tunnel", 1.0)]
    return []


class Agent:
    """Chooses among legal actions by a weighted sum of their features."""

    def __init__(
        self, game: SaboteurEnv, action_features: ActionFeatures, weights: Any, rng: np.random.Generator
    ) -> None:
        self.game = game
        self.action_features = action_features
        self.weights = weights
        self.rng = rng

    def act(self, observation: dict[str, Any]) -> int:
        """A random legal action; higher scores are likelier."""
        actions = np.flatnonzero(observation["action_mask"])
        if not self.game.observer.field(observation["observation"], "own role")[0, DIGGER]:
            return int(self.rng.choice(actions))
        scores = self._features(actions, observation["observation"]) @ self.weights
        probabilities = np.exp(scores - scores.max())
        return int(self.rng.choice(actions, p=probabilities / probabilities.sum()))

    def _features(self, actions: Any, observation: Any) -> Any:
        """All features of these actions, including those that depend on the maze."""
        features = self.action_features.fixed[actions]
        lays = features[:, 0] > 0
        boards, _ = self.game.observer.split(observation)
        pieces, _, met, marks = boards
        goals = _goals_to_dig_for(pieces, marks)
        if not len(goals) or not lays.any():
            return features
        ends = np.argwhere((met > 0) & (pieces == 0))[:, ::-1] + CORNER
        nearest_end = _distances(ends, goals).min(initial=FAR)
        cells = self.action_features.cells[actions[lays]]
        beyond = cells[:, None, :] + STEPS
        columns, rows = np.moveaxis(beyond - CORNER, 2, 0)
        inside = (columns >= 0) & (columns < NEAR.columns) & (rows >= 0) & (rows < NEAR.rows)
        there = pieces[np.where(inside, rows, 0), np.where(inside, columns, 0)]
        free = (there == 0) | (there == HIDDEN_GOAL_PIECE)
        ways_out = self.action_features.sides[actions[lays]] & inside & free
        led_to = np.where(ways_out, _distances(beyond, goals), FAR).min(axis=1)
        nearer = led_to < nearest_end
        features[lays, LEADS_NEARER] = nearer
        features[lays, BY_HOW_MUCH] = np.where(nearer, nearest_end - led_to, 0)
        features[lays, BLOCKS] = ~nearer & (_distances(cells, goals) == nearest_end)
        return features


def _goals_to_dig_for(pieces: Any, marks: Any) -> Any:
    """The gold if this seat knows where it is, or else all goals that may be the gold."""
    hidden = pieces == HIDDEN_GOAL_PIECE
    sure = hidden & (marks & GOLD > 0)
    possible = hidden & (marks & NOT_GOLD == 0)
    return np.argwhere(sure if sure.any() else possible)[:, ::-1] + CORNER


def _distances(cells: Any, goals: Any) -> Any:
    """The distance from each cell to the nearest of the goals."""
    return np.abs(cells[..., None, :] - goals).sum(axis=-1).min(axis=-1)


@dataclass(frozen=True)
class Result:
    """For each round and each learning seat: its gold, and whether it was a digger."""

    gold: Any
    diggers: Any

    @property
    def digging(self) -> float:
        """The mean gold of a digger."""
        return float(self.gold[self.diggers].mean())

    def line(self, label: str) -> str:
        """Gold per seat and round. The 95% intervals are over rounds: seats of one round are not independent."""
        return (
            f"{label:20} gold of a learning seat: as a digger {_interval(self._by_round(self.diggers))}, "
            f"in any role {_interval(self._by_round(np.ones_like(self.diggers)))}  ({len(self.gold)} rounds)"
        )

    def _by_round(self, counted: Any) -> Any:
        """The mean gold of the counted seats in each round; there are always at least two diggers."""
        return (self.gold * counted).sum(axis=1) / counted.sum(axis=1)


def _interval(numbers: Any) -> str:
    return f"{numbers.mean():.2f} ± {1.96 * numbers.std(ddof=1) / np.sqrt(len(numbers)):.2f}"


def play_round(
    game: SaboteurEnv, agent: Agent, rng: np.random.Generator, seed: int
) -> tuple[list[float], list[bool]]:
    """Play one round; return for each learning seat its gold, and whether it was a digger."""
    game.reset(seed=seed)
    diggers = [_role(game, learner) == DIGGER for learner in LEARNERS]
    gold = dict.fromkeys(game.possible_agents, 0.0)
    for seat in game.agent_iter():
        learns = seat in LEARNERS
        observation, reward, termination, truncation, _ = game.last(observe=learns)
        gold[seat] += reward
        if termination or truncation:
            game.step(None)
        elif learns:
            game.step(agent.act(observation))
        else:
            legal = game.legal_actions()
            game.step(legal[rng.integers(len(legal))])
    return [gold[learner] for learner in LEARNERS], diggers


def _role(game: SaboteurEnv, seat: str) -> int:
    own = game.view(seat).own
    assert own is not None
    return own.role


class Trainer:
    """The cross-entropy method over the agent's weights."""

    def __init__(self, seed: int) -> None:
        self.game = SaboteurEnv(players=PLAYERS, rounds=1, window=NEAR, outside="truncate")
        self.action_features = ActionFeatures.of(self.game)
        self.rng = np.random.default_rng(seed)
        self.mean = np.zeros(len(FEATURES))
        self.spread = np.full(len(FEATURES), 3.0)

    def rounds(self, weights: Any, seeds: range) -> Result:
        """Play a round for each seed with these weights."""
        agent = Agent(self.game, self.action_features, weights, self.rng)
        played = [play_round(self.game, agent, self.rng, seed) for seed in seeds]
        return Result(np.array([gold for gold, _ in played]), np.array([diggers for _, diggers in played]))

    def generation(self, number: int, candidates: int, rounds: int) -> float:
        """Try some weights on the same deals and keep the best quarter; return the mean gold of diggers."""
        drawn = self.mean + self.spread * self.rng.standard_normal((candidates, len(self.mean)))
        seeds = range(number * rounds, (number + 1) * rounds)
        gold = np.array([self.rounds(weights, seeds).digging for weights in drawn])
        best = drawn[np.argsort(-gold, kind="stable")[: max(2, candidates // 4)]]
        self.mean = best.mean(axis=0)
        self.spread = 0.5 * self.spread + 0.5 * best.std(axis=0)
        return float(gold.mean())


FIRST_EVALUATION_SEED = 1_000_000
"""Seeds from here on are for evaluation: training does not use their deals."""


def train(
    seconds: float, candidates: int, rounds: int, evaluation_rounds: int, seed: int
) -> tuple[Result, Result]:
    """Evaluate, train for some CPU time (at least one generation), evaluate again on the same deals."""
    trainer = Trainer(seed)
    evaluation_seeds = range(FIRST_EVALUATION_SEED, FIRST_EVALUATION_SEED + evaluation_rounds)
    before = trainer.rounds(trainer.mean, evaluation_seeds)
    print(before.line("before, random play"))
    until = time.process_time() + seconds
    number = 0
    while not number or time.process_time() < until:
        mean = trainer.generation(number, candidates, rounds)
        number += 1
        print(f"  generation {number:2}: mean gold of a digger {mean:.2f}", flush=True)
    after = trainer.rounds(trainer.mean, evaluation_seeds)
    print(after.line("after training"))
    for name, weight in zip(FEATURES, trainer.mean, strict=True):
        print(f"  {weight:+5.1f}  {name}")
    return before, after


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description="Train a small agent to dig, and compare it with random players.")
    parser.add_argument("--seconds", type=float, default=60.0, help="CPU time to train for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="train for a few seconds only, to see that it runs")
    options = parser.parse_args()
    if options.quick:
        train(0.0, candidates=4, rounds=2, evaluation_rounds=6, seed=options.seed)
    else:
        train(options.seconds, candidates=20, rounds=8, evaluation_rounds=300, seed=options.seed)


if __name__ == "__main__":
    main()
