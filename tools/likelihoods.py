"""Count how often each kind of act occurs in each camp, in rounds that bots play, and write the table.

    python -m tools.likelihoods [ROUNDS [TIMES]]

ROUNDS at each table, all of it TIMES over: each time the Foremen suspect by the last table, and so does
the onlooker who counts. The rounds follow from a seed, so the same code writes the same table. It is
written when all is counted: broken off, the old table stays. docs/beliefs.md gets what it says anew.
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
from tools.selfplay import SITTINGS, Watched, play_all

TABLE: Final = Path(pyrite.bots.beliefs.__file__).with_name("likelihoods.json")
SEED: Final = "likelihoods"
ROUNDS: Final = 24
TIMES: Final = 3
SMOOTHING: Final = 3.0
"""Each kind of act is taken to have been seen so many times more in each camp, as often as was to be expected."""

Counts = Counter[tuple[str, str, int]]
"""How often: situation, kind of act, camp."""


@dataclass(frozen=True)
class Counting:
    """Rounds by number: one at each table in turn."""

    seed: str
    table: str
    """By which all suspect meanwhile."""

    def count(self, numbers: range) -> Counts:
        """The acts in these rounds, judged by where the gold really was."""
        use_likelihoods(self.table)
        counts: Counts = Counter()
        for number in numbers:
            watched = Watched(SITTINGS[number % len(SITTINGS)], f"{self.seed} {number}")
            for _ in watched.steps():
                for act in watched.suspicion.actions:
                    situation, kind = act.classify(watched.gold, watched.suspicion.odds_before)
                    counts[situation, kind, role_group_of(watched.roles[act.seat])] += 1
        return counts


def table_of(counts: Counts) -> dict[str, dict[str, list[float]]]:
    """The chance of each kind in each situation and camp, drawn towards what all camps do."""
    camps = range(len(ROLE_GROUPS))
    of_situation: Counter[str] = Counter()
    of_kind: Counter[tuple[str, str]] = Counter()
    of_camp: Counter[tuple[str, int]] = Counter()
    for (situation, kind, camp), count in counts.items():
        of_situation[situation] += count
        of_kind[situation, kind] += count
        of_camp[situation, camp] += count
    table: dict[str, dict[str, list[float]]] = {}
    for (situation, kind), count in sorted(of_kind.items()):
        usual = count / of_situation[situation]
        table.setdefault(situation, {})[kind] = [
            _rounded(usual * _likelier(counts[situation, kind, camp], usual * of_camp[situation, camp]))
            for camp in camps
        ] + [_rounded(usual)]
    return table


def _likelier(count: float, expected: float) -> float:
    """How much likelier than for anyone, drawn towards no difference: a kind seen seldom tells little.

    >>> _likelier(30, 10), _likelier(1, 0.1)
    (2.5384615384615383, 1.2903225806451613)
    """
    return (count + SMOOTHING) / (expected + SMOOTHING)


def _rounded(chance: float) -> float:
    """Four digits that count, so that nothing is ever impossible."""
    return float(f"{chance:.4g}")


def text_of(counts: Counts, seed: str, rounds: int) -> str:
    """The table as it is written into the package, one kind of act to a line."""
    head = {
        "seed": seed,
        "rounds": rounds,
        "actions_counted": counts.total(),
        "role_groups": [*ROLE_GROUPS, "anyone"],
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
    lines.append('  "actions": {')
    table = table_of(counts)
    for situation, kinds in table.items():
        lines.append(f"    {json.dumps(situation)}: {{")
        lines += [f"      {json.dumps(kind)}: {json.dumps(chances)}," for kind, chances in kinds.items()]
        lines[-1] = lines[-1].rstrip(",")
        lines.append("    },")
    lines[-1] = lines[-1].removesuffix(",")
    return "\n".join(["{", *lines, "  }", "}", ""])


def main() -> int:
    """Count time after time, the first time with nobody suspecting anybody; then write."""
    check_page(COUNTED)
    given = [int(each) for each in sys.argv[1:]]
    rounds, times = [*given, *(ROUNDS, TIMES)[len(given) :]]
    numbers = range(rounds * len(SITTINGS))
    text = text_of(Counter(), "", 0)
    for time in range(1, times + 1):
        seed = f"{SEED} {time}"
        counts: Counts = Counter()
        for part in play_all(Counting(seed, text).count, numbers):
            counts.update(part)
        text = text_of(counts, seed, len(numbers))
        print(f"{seed}: {len(numbers)} rounds, {counts.total()} acts", flush=True)
    TABLE.write_text(text, encoding="utf-8", newline="\n")
    put_on_page(COUNTED, odds_table(text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
