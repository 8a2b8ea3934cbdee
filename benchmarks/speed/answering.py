"""How a process that is measured talks to the one that measures: told by a line, it answers by a line of JSON.

Used by the rivals too, which have a virtual environment of their own: nothing but the standard library here.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random

Counts = dict[str, int]
"""How much was done, by the row of the table that it counts for."""
Job = Callable[[Random], Counts]
"""Something that is done once, a whole game say, with lots from outside."""


class AbsentError(Exception):
    """What was to be measured is not there; the text says why."""


def answer(ready: str, jobs: Mapping[str, Callable[[], Job]]) -> None:
    """Do as told until there is nothing more to do. A job is prepared once, when it is first asked for."""
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
    """Do a job over and over, until so much CPU time and so many times have passed."""
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


def _say(what: Mapping[str, object]) -> None:
    print(json.dumps(what), flush=True)
