"""How a measured process talks to the measuring process: a request is one line, the reply is one line of JSON.

The other libraries use this module too. They have their own virtual environment, so it imports only the standard
library.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random

Counts = dict[str, int]
"""How much work was done, by job."""
Job = Callable[[Random], Counts]
"""One unit of work, for example a whole game. Its randomness comes from the argument."""


class UnavailableError(Exception):
    """A program or job cannot be measured here; the message says why."""


def serve_jobs(description: str, jobs: Mapping[str, Callable[[], Job]]) -> None:
    """Run the requested jobs until the input ends. A job is prepared when it is first requested."""
    prepared: dict[str, Job] = {}
    _reply({"ready": description})
    for line in sys.stdin:
        name, seed, seconds, min_times = line.split()
        try:
            if name not in prepared:
                prepared[name] = jobs[name]()
            _reply(timed(prepared[name], Random(int(seed)), float(seconds), int(min_times)))
        except UnavailableError as error:
            _reply({"unavailable": str(error)})


def timed(job: Job, rng: Random, seconds: float, min_times: int = 1) -> dict[str, object]:
    """Repeat a job for at least this much CPU time and at least this many times."""
    counts: Counts = {}
    times = 0
    spent = 0.0
    since = time.process_time()
    while spent < seconds or times < min_times:
        for row, count in job(rng).items():
            counts[row] = counts.get(row, 0) + count
        times += 1
        spent = time.process_time() - since
    return {"seconds": spent, "counts": counts, "games": times}


def _reply(reply: Mapping[str, object]) -> None:
    print(json.dumps(reply), flush=True)
