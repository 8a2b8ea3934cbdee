"""The protocol of a measured process: it reads a job from each line of input and answers with a line of JSON.

Rivals use it too, in another virtual environment, so it needs only the standard library.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random

Counts = dict[str, int]
"""The amount of work done, by row of the table."""
Job = Callable[[Random], Counts]
"""A unit of work, such as a whole game, with the given random source."""


class AbsentError(Exception):
    """Something cannot be measured; the text says why."""


def answer(ready: str, jobs: Mapping[str, Callable[[], Job]]) -> None:
    """Run the jobs named on standard input until it ends. A job is prepared once, when it is first named."""
    prepared: dict[str, Job] = {}
    _say({"ready": ready})
    for line in sys.stdin:
        name, seed, seconds, least = line.split()
        try:
            if name not in prepared:
                prepared[name] = jobs[name]()
            _say(timed(prepared[name], Random(int(seed)), float(seconds), int(least)))
        except AbsentError as absent:
            _say({"absent": str(absent)})


def timed(job: Job, rng: Random, seconds: float, least: int = 1) -> dict[str, object]:
    """Repeat a job until it has taken this much CPU time and was done at least this many times."""
    counts: Counts = {}
    times = 0
    spent = 0.0
    since = time.process_time()
    while spent < seconds or times < least:
        for row, count in job(rng).items():
            counts[row] = counts.get(row, 0) + count
        times += 1
        spent = time.process_time() - since
    return {"seconds": spent, "counts": counts, "games": times}


def _say(answer: Mapping[str, object]) -> None:
    print(json.dumps(answer), flush=True)
