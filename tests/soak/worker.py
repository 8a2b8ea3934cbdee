"""One process of a soak: runs checks in turn, each with a new game, and mangled inputs in between."""

import json
import resource
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any, Final

import pyrite
from pyrite.game import COMPILED, Command, Game
from pyrite.game.notation.record import write_record
from tests.fuzz.targets import Target
from tests.properties.driver import played
from tests.properties.world_comparison import checked
from tests.soak.checks import GameCheck, game_of

FUZZ_SHARE: Final = 0.35
"""The share of time for mangled input; the rest is for games."""
MAX_CPU_SECONDS: Final = 120
"""A check that takes this much CPU time, in seconds, is considered to hang."""
MIN_CHARGED_SECONDS: Final = 0.2
"""The minimal time charged for a check, in seconds; otherwise very quick checks would get almost all games."""
WEIGHTS: Final = {"oracle": 5, "a_whole_game_looks_the_same": 25}
"""Checks with the oracle and of secrets are the most valuable: they get this many times as much time as others."""
PROGRAM: Final = f"{f'PYTHONPATH={Path(pyrite.__file__).parents[1]} ' if COMPILED else ''}python tools/soak.py"
"""The command of this soak, with the build of the rules that it runs on."""
MAX_MEMORY: Final = 4 << 30
MAX_STORED_FAILURES: Final = 5
"""The number of failures stored per check; all are counted."""


class CheckTimeoutError(Exception):
    """A check took too much CPU time."""


@dataclass
class Tally:
    """Results of a worker. It is sent between processes."""

    games: Counter[str] = field(default_factory=Counter)
    """Games by check."""
    inputs: Counter[str] = field(default_factory=Counter)
    """Mangled inputs by target."""
    accepted: Counter[str] = field(default_factory=Counter)
    seconds: Counter[str] = field(default_factory=Counter)
    """Seconds by check and by target."""
    commands: int = 0
    """Commands submitted to games, refused ones included."""
    steps: int = 0
    """Steps at which an imagined world was compared with the real one (INFO-4)."""
    mixes: set[bytes] = field(default_factory=set)
    """Distinct mixes: set-ups without the parts that differ between games of one mix."""
    failures: list[str] = field(default_factory=list)
    """The command that runs each failure again."""
    memory: int = 0
    """The maximal memory of a process, in megabytes."""

    def include(self, other: "Tally") -> None:
        self.games.update(other.games)
        self.inputs.update(other.inputs)
        self.accepted.update(other.accepted)
        self.seconds.update(other.seconds)
        self.commands += other.commands
        self.steps += other.steps
        self.mixes |= other.mixes
        self.failures += other.failures
        self.memory = max(self.memory, other.memory)


class Worker:
    """Runs one check after another; each is determined by a number, so it can be run again."""

    def __init__(
        self,
        checks: dict[str, GameCheck],
        targets: dict[str, Target],
        folder: Path,
        numbers: Iterator[int],
        announce: Callable[[str], None] = lambda rerun_command: None,
    ) -> None:
        self.checks = checks
        self.announce = announce
        """Called before each check with the command that runs it again: a crash ends the whole process."""
        self.worked = dict.fromkeys(checks, 0.0)
        """The time spent on each check, divided by its weight."""
        self.targets = list(targets.items())
        self.folder = folder
        self.numbers = numbers
        self.tally = Tally()
        self.written: Counter[str] = Counter()
        self.spent = {"games": 0.0, "fuzz": 0.0}

    def step(self) -> None:
        """Run one game check, or as many inputs as keep the shares of time balanced."""
        if self.checks:
            self._check_game(next(self.numbers))
        elif self.targets:
            self._fuzz(next(self.numbers))
        while self.targets and self.spent["fuzz"] < FUZZ_SHARE * sum(self.spent.values()):
            self._fuzz(next(self.numbers))
        self.tally.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024

    def take_results(self) -> Tally:
        """Return the results since the last call."""
        tally, self.tally = self.tally, Tally()
        tally.steps = checked.pop("steps", 0)
        return tally

    def _check_game(self, number: int) -> None:
        name = min(self.checks, key=lambda each: self.worked[each])
        check = self.checks[name]
        set_up, play_seed = game_of(number)
        mix = set_up.to_json(with_seed=False)
        del mix["first_seat"]
        self.tally.mixes.add(sha256(json.dumps(mix).encode()).digest()[:8])
        self.announce(rerun_command(name, number))
        since = perf_counter()
        try:
            with cpu_time_limit():
                check(set_up, play_seed)
        except Exception:
            self._store_failure(name, number, traceback.format_exc(), json.dumps(set_up.to_json()))
            self._store_record(name, number)
        took = max(perf_counter() - since, MIN_CHARGED_SECONDS)
        self.worked[name] += took / max((share for part, share in WEIGHTS.items() if part in name), default=1)
        self._spend(name, "games", perf_counter() - since)
        self.tally.games[name] += 1

    def _fuzz(self, number: int) -> None:
        name, target = self.targets[number % len(self.targets)]
        self.announce(rerun_command(f"fuzz:{name}", number))
        since = perf_counter()
        data = b""
        try:
            with cpu_time_limit():
                data = target.mangled_input(number)
                self.tally.accepted[name] += target.accepts(data)
        except Exception:
            self._store_failure(f"fuzz:{name}", number, traceback.format_exc(), ascii(data))
            if self.written[f"fuzz:{name}"] <= MAX_STORED_FAILURES:
                (self.folder / f"{name}-{number}.input").write_bytes(data)
        self._spend(f"fuzz:{name}", "fuzz", perf_counter() - since)
        self.tally.inputs[name] += 1

    def _spend(self, name: str, kind: str, seconds: float) -> None:
        self.tally.seconds[name] += seconds  # type: ignore[assignment]  # seconds are counted in parts too
        self.spent[kind] += seconds

    def _store_failure(self, name: str, number: int, error: str, given: str) -> None:
        again = rerun_command(name, number)
        self.tally.failures.append(again)
        self.written[name] += 1
        if self.written[name] <= MAX_STORED_FAILURES:
            self.folder.mkdir(exist_ok=True)
            path = self.folder / f"{name.replace(':', '-')}-{number}.txt"
            text = f"Run it again: {again}\n\nInput: {given[:20_000]}\n\n{error}"
            path.write_text(text, encoding="utf-8", errors="replace")

    def _store_record(self, name: str, number: int) -> None:
        """Write the game, as far as it can be played, for `pyrite replay` and `pyrite verify`."""
        if self.written[name] > MAX_STORED_FAILURES:
            return
        game = None
        try:
            for now in played(*game_of(number)):
                game = now
        except Exception:  # the failure may be that the game cannot continue
            pass
        if game is not None:
            (self.folder / f"{name}-{number}.jsonl").write_text(write_record(game), encoding="utf-8")


def rerun_command(name: str, number: int) -> str:
    """The command that runs a check again."""
    return f"{PROGRAM} --check {name} --number {number}"


@contextmanager
def cpu_time_limit(seconds: float = MAX_CPU_SECONDS) -> Iterator[None]:
    """Raise `CheckTimeoutError` in code that takes far too much CPU time."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise CheckTimeoutError(f"the check took more than {seconds} seconds of CPU time")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def count_commands(worker: Worker) -> None:
    """Count every command that is submitted in this process from now on."""
    submit = Game.submit

    def counted(game: Game, seat: int, command: Command) -> Any:
        worker.tally.commands += 1
        return submit(game, seat, command)

    Game.submit = counted  # type: ignore[method-assign, assignment]


def limit_memory() -> None:
    """Limit the memory of this process, so that an absurd allocation fails instead of the machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
