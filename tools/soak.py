"""Run every property on random games of random mixes, and mangled input, on all cores.

    python tools/soak.py --minutes 10                         for this time
    python tools/soak.py --only imagined                      only checks with this in their names
    python tools/soak.py --check NAME --number N              run one check again, with its traceback
    python tools/soak.py --list                               the names of all checks

Each check is determined by a number. Failures are written to soak-failures/ with the command that runs them again.
`make soak` runs on the compiled rules if they are made.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from itertools import count
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty
from secrets import randbelow
from typing import Any, Final

os.environ["PYRITE_SOAK"] = "1"  # the oracle checks more of each game
ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # tests are not an installed package

from tests.fuzz.targets import TARGETS, Target  # noqa: E402
from tests.soak.checks import GameCheck, game_checks, run_check  # noqa: E402
from tests.soak.worker import PROGRAM, Tally, Worker, count_commands, limit_memory  # noqa: E402

FAILURES: Final = ROOT / "soak-failures"
PROGRESS_INTERVAL: Final = 5.0
"""Seconds between two lines of progress."""
MAX_COMMAND_BYTES: Final = 500
"""The length of a command that runs a check again; longer ones are cut."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="number of processes; one per core by default"
    )
    parser.add_argument("--first", type=int, default=None, help="the number of the first game; random by default")
    parser.add_argument("--only", default="", help="only checks with this in their names")
    parser.add_argument("--check", help="run only this, once")
    parser.add_argument("--number", type=int, default=0, help="the game or input for --check")
    parser.add_argument("--list", action="store_true", help="print the names of all checks")
    options = parser.parse_args()
    names = [*game_checks(), *(f"fuzz:{name}" for name in TARGETS)]
    if options.list:
        print("\n".join(names))
        return 0
    if options.check is not None:
        if options.check not in names:
            parser.error(f"there is no check {options.check}; --list prints all")
        print(f"{options.check}, number {options.number}: {run_check(options.check, options.number)}")
        return 0
    first = randbelow(10**12) if options.first is None else options.first
    if not any(options.only in name for name in names):
        parser.error(f"no check has {options.only} in its name; --list prints all")
    return soak(max(1, options.workers), first, options.minutes * 60, options.only)


def soak(workers: int, first: int, seconds: float, only: str) -> int:
    """Run all processes for this time and print progress; return 1 if anything failed."""
    context = get_context("spawn")
    results: Any = context.Queue()
    stop = context.Event()
    games, inputs = chosen(only)
    print(f"{len(games)} checks of games and {len(inputs)} of mangled input, numbers from {first} on: {PROGRAM}")
    running: list[Any] = [context.Array("c", MAX_COMMAND_BYTES) for _ in range(workers)]
    processes: list[BaseProcess] = [
        context.Process(target=work, args=(first + place, workers, results, stop, only, running[place]))
        for place in range(workers)
    ]
    for each in processes:
        each.start()
    since = time.monotonic()
    total = Tally()
    try:
        while time.monotonic() - since < seconds and any(each.is_alive() for each in processes):
            gather(results, total, min(PROGRESS_INTERVAL, seconds))
            progress(total, time.monotonic() - since)
    except KeyboardInterrupt:
        print("Interrupted.")
    stop.set()
    took = time.monotonic() - since
    while any(each.is_alive() for each in processes):  # every check ends, see `cpu_time_limit`
        gather(results, total, 0.5)
    gather(results, total, 0.5)
    for place, each in enumerate(processes):
        if each.exitcode:
            total.failures.append(f"{running[place].value.decode()} (died with code {each.exitcode})")
    summary(total, took)
    return 1 if total.failures else 0


def chosen(only: str) -> tuple[dict[str, GameCheck], dict[str, Target]]:
    """The checks of games and of mangled input with this in their names."""
    games = {name: check for name, check in game_checks().items() if only in name}
    return games, {name: target for name, target in TARGETS.items() if only in f"fuzz:{name}"}


def work(first: int, step: int, results: Any, stop: Any, only: str, running: Any) -> None:
    """Run the numbers of one process until the stop event is set."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles it and sets the stop event
    limit_memory()

    def announce(rerun_command: str) -> None:
        running.value = rerun_command.encode()[:MAX_COMMAND_BYTES]

    worker = Worker(*chosen(only), FAILURES, count(first, step), announce)
    count_commands(worker)
    sent = time.monotonic()
    while not stop.is_set():
        worker.step()
        if time.monotonic() - sent > 1:
            results.put(worker.take_results())
            sent = time.monotonic()
    results.put(worker.take_results())


def gather(results: Any, total: Tally, seconds: float) -> None:
    """Collect the results of the processes for some seconds."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            tally = results.get(timeout=left)
        except Empty:
            return
        for rerun_command in tally.failures:
            print(f"FAILED  {rerun_command}")
        total.include(tally)


# ---------------------------------------------------------------- output


def progress(total: Tally, took: float) -> None:
    games, inputs = total.games.total(), total.inputs.total()
    accepted = 100 * total.accepted.total() / inputs if inputs else 0
    print(
        f"{int(took) // 60:>4}:{int(took) % 60:02}  {games} games ({games / took:.1f}/s), "
        f"{len(total.mixes)} mixes, {total.commands} commands, {total.steps} imagined steps, "
        f"{inputs} mangled inputs ({inputs / took:.0f}/s, {accepted:.0f} % accepted), "
        f"{len(total.failures)} failures, {total.memory} MB",
        flush=True,
    )


def summary(total: Tally, took: float) -> None:
    print(f"\n{'check':<92}{'games':>8}{'seconds':>9}")
    for name, games in sorted(total.games.items()):
        print(f"{name:<92}{games:>8}{total.seconds[name]:>9.1f}")
    print(f"\n{'mangled input':<20}{'inputs':>10}{'accepted':>10}{'seconds':>9}")
    for name, inputs in sorted(total.inputs.items()):
        print(f"{name:<20}{inputs:>10}{total.accepted[name]:>10}{total.seconds[f'fuzz:{name}']:>9.1f}")
    print()
    progress(total, took)
    for rerun_command in total.failures:
        print(f"FAILED  {rerun_command}")
    if total.failures:
        print(f"Failures are written to {FAILURES.name}/.")


if __name__ == "__main__":
    sys.exit(main())
