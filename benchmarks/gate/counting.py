"""Counting instructions with callgrind: the same on a busy machine as on a quiet one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MARK: Final = "getppid"
"""The function at which callgrind notes the count so far (`benchmarks.gate.workloads`)."""
TOTALS: Final = re.compile(r"^totals: (\d+)", re.MULTILINE)


class CannotCountError(Exception):
    """Instructions cannot be counted here; the text says why and what to do."""


def count_all(
    say: Callable[[str], None], names: Sequence[str] = (), package: str = str(ROOT / "src")
) -> dict[str, int]:
    """The instructions of each workload, or of those with these names; plain, or with the package elsewhere."""
    with counted(say, names, package) as (counts, done):
        return read_counts(counts, done)


@contextmanager
def counted(
    say: Callable[[str], None], names: Sequence[str] = (), package: str = str(ROOT / "src")
) -> Iterator[tuple[Path, list[str]]]:
    """Where callgrind has written its parts, for a while, and the names of the workloads in their order."""
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = [valgrind(), "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={counts}"]
        command += ["--compress-strings=no", sys.executable, "-m", "benchmarks.gate.workloads", *names]
        yield counts, _run(command, package, say)


def valgrind() -> str:
    """Where valgrind is."""
    found = shutil.which("valgrind")
    if found is None:
        raise CannotCountError(
            "Instructions are counted by valgrind, which is not installed: apt-get install valgrind"
        )
    return found


def _run(command: list[str], package: str, say: Callable[[str], None]) -> list[str]:
    """Do the workloads; return their names in the order in which they were done."""
    # One order of all sets and dictionaries, and no threads that NumPy starts by itself.
    fixed = {"PYTHONHASHSEED": "0", "PYTHONPATH": package, "OPENBLAS_NUM_THREADS": "1"}
    names = []
    with (
        tempfile.TemporaryFile("w+") as said,
        subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **fixed}, stdout=subprocess.PIPE, stderr=said, text=True
        ) as process,
    ):
        assert process.stdout is not None
        say("starting, which takes a while")
        for line in process.stdout:
            names.append(line.strip())
            say(f"{len(names)} workloads counted, the last: {names[-1]}")
        if process.wait():
            said.seek(0)
            raise CannotCountError(f"The workloads stopped before their end:\n{said.read()[-2000:]}")
    return names


def read_counts(counts: Path, names: list[str]) -> dict[str, int]:
    """What callgrind wrote: at odd marks what went before a workload, at even ones the workload."""
    found = {}
    for number, name in enumerate(names, 1):
        part = part_of(counts, number)
        totals = TOTALS.search(part.read_text()) if part.exists() else None
        if totals is None:
            raise CannotCountError(
                f"callgrind has noted nothing for {name!r}: it does not see {MARK} called here."
            )
        found[name] = int(totals[1])
    return found


def part_of(counts: Path, number: int) -> Path:
    """What callgrind wrote of the workload with this number, from 1 on."""
    return counts.with_name(f"{counts.name}.{2 * number}")
