"""Count how often each action class occurs in each role group, in rounds that bots play, and write the table.

    python -m tools.likelihoods [ROUNDS [TIMES]]

Plays ROUNDS at each kind of table, and repeats all of it TIMES. Each time the Bayesian bots and the counting
spectator use the likelihoods of the time before. The rounds follow from a seed, so the same code writes the same
file. It is written at the end, so an interrupted run leaves the old file. docs/beliefs.md is updated too.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pyrite.bots.beliefs
from pyrite.bots.beliefs.role_belief import ROLE_GROUPS, role_group_of, use_likelihoods
from tools.beliefs_page import COUNTED, check_page, odds_table, put_on_page
from tools.selfplay import TABLES, ObservedRound, play_all

TABLE: Final = Path(pyrite.bots.beliefs.__file__).with_name("likelihoods.json")
SEED: Final = "likelihoods"
ROUNDS: Final = 24
TIMES: Final = 3
SMOOTHING: Final = 3.0
"""Pseudo-count that pulls each likelihood towards that of all role groups together."""

Counts = Counter[tuple[str, str, int]]
"""The number of actions by situation, action class and role group."""


@dataclass(frozen=True)
class CountingJob:
    """Counts actions in rounds by their numbers; round n is played at table n modulo the number of tables."""

    seed: str
    table: str
    """The likelihoods that all bots use meanwhile."""

    def count(self, numbers: range) -> Counts:
        """The actions in these rounds, classified by where the gold really was."""
        use_likelihoods(self.table)
        counts: Counts = Counter()
        for number in numbers:
            observed = ObservedRound(TABLES[number % len(TABLES)], f"{self.seed} {number}")
            for _ in observed.steps():
                for action in observed.belief.actions:
                    situation, action_class = action.classify(observed.gold, observed.belief.probabilities_before)
                    counts[situation, action_class, role_group_of(observed.roles[action.seat])] += 1
        return counts


def table_of(counts: Counts) -> dict[str, dict[str, list[float]]]:
    """The likelihood of each action class by situation and role group, smoothed towards all groups together."""
    groups = range(len(ROLE_GROUPS))
    by_situation: Counter[str] = Counter()
    by_class: Counter[tuple[str, str]] = Counter()
    by_group: Counter[tuple[str, int]] = Counter()
    for (situation, action_class, group), count in counts.items():
        by_situation[situation] += count
        by_class[situation, action_class] += count
        by_group[situation, group] += count
    table: dict[str, dict[str, list[float]]] = {}
    for (situation, action_class), count in sorted(by_class.items()):
        overall = count / by_situation[situation]
        ratios = [
            _smoothed_ratio(counts[situation, action_class, group], overall * by_group[situation, group])
            for group in groups
        ]
        table.setdefault(situation, {})[action_class] = [
            *(_rounded(overall * ratio) for ratio in ratios),
            _rounded(overall),
        ]
    return table


def _smoothed_ratio(count: float, expected: float) -> float:
    """How much likelier an action is than expected, smoothed towards 1, so that a rare action is weak evidence.

    >>> _smoothed_ratio(30, 10), _smoothed_ratio(1, 0.1)
    (2.5384615384615383, 1.2903225806451613)
    """
    return (count + SMOOTHING) / (expected + SMOOTHING)


def _rounded(chance: float) -> float:
    """Four significant digits, so that no likelihood becomes 0."""
    return float(f"{chance:.4g}")


def text_of(counts: Counts, seed: str, rounds: int) -> str:
    """The table as the text of a JSON file, one action class on a line."""
    head = {
        "seed": seed,
        "rounds": rounds,
        "actions_counted": counts.total(),
        "role_groups": [*ROLE_GROUPS, "anyone"],
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
    lines.append('  "actions": {')
    table = table_of(counts)
    for situation, classes in table.items():
        lines.append(f"    {json.dumps(situation)}: {{")
        lines += [f"      {json.dumps(name)}: {json.dumps(chances)}," for name, chances in classes.items()]
        lines[-1] = lines[-1].rstrip(",")
        lines.append("    },")
    lines[-1] = lines[-1].removesuffix(",")
    return "\n".join(["{", *lines, "  }", "}", ""])


def main() -> int:
    """Count several times, the first time without any beliefs; then write the table."""
    check_page(COUNTED)
    given = [int(each) for each in sys.argv[1:]]
    rounds, times = [*given, *(ROUNDS, TIMES)[len(given) :]]
    numbers = range(rounds * len(TABLES))
    text = text_of(Counter(), "", 0)
    for time in range(1, times + 1):
        seed = f"{SEED} {time}"
        counts: Counts = Counter()
        for counted in play_all(CountingJob(seed, text).count, numbers):
            counts.update(counted)
        text = text_of(counts, seed, len(numbers))
        print(f"{seed}: {len(numbers)} rounds, {counts.total()} actions", flush=True)
    TABLE.write_text(text, encoding="utf-8", newline="\n")
    put_on_page(COUNTED, odds_table(text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
