"""Counts the instructions of workloads with callgrind, which do not depend on how busy the machine is."""

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
"""The function at whose calls callgrind writes the count so far (`benchmarks.gate.workloads`)."""
TOTALS: Final = re.compile(r"^totals: (\d+)", re.MULTILINE)


class CannotCountError(Exception):
    """Instructions cannot be counted here; the text says why and what to do."""


def count_all(
    say: Callable[[str], None], names: Sequence[str] = (), package: str = str(ROOT / "src")
) -> dict[str, int]:
    """The instructions of all workloads, or of the named ones; ``package`` is the folder to import Pyrite from."""
    with counted(say, names, package) as (counts, done):
        return read_counts(counts, done)


@contextmanager
def counted(
    say: Callable[[str], None], names: Sequence[str] = (), package: str = str(ROOT / "src")
) -> Iterator[tuple[Path, list[str]]]:
    """Run workloads; yield the path of callgrind's files, which are deleted afterwards, and the names in order."""
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = [valgrind(), "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={counts}"]
        command += ["--compress-strings=no", sys.executable, "-m", "benchmarks.gate.workloads", *names]
        yield counts, _run(command, package, say)


def valgrind() -> str:
    """The path of valgrind."""
    found = shutil.which("valgrind")
    if found is None:
        raise CannotCountError(
            "Instructions are counted by valgrind, which is not installed: apt-get install valgrind"
        )
    return found


def _run(command: list[str], package: str, say: Callable[[str], None]) -> list[str]:
    """Run the workloads; return their names in the order of execution."""
    # A fixed hash seed, so that sets have the same order in every run, and no NumPy threads.
    fixed = {"PYTHONHASHSEED": "0", "PYTHONPATH": package, "OPENBLAS_NUM_THREADS": "1"}
    names = []
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **fixed}, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        assert process.stdout is not None
        say("starting; this takes a while")
        for line in process.stdout:
            names.append(line.strip())
            say(f"{len(names)} workloads counted, the last: {names[-1]}")
        if process.wait():
            errors.seek(0)
            raise CannotCountError(f"The workloads failed:\n{errors.read()[-2000:]}")
    return names


def read_counts(counts: Path, names: list[str]) -> dict[str, int]:
    """The count of each workload. Callgrind writes a file at each mark; every second one counts a workload."""
    found = {}
    for number, name in enumerate(names, 1):
        part = part_of(counts, number)
        totals = TOTALS.search(part.read_text()) if part.exists() else None
        if totals is None:
            raise CannotCountError(
                f"callgrind wrote no count for {name!r}: it does not see the calls of {MARK} here."
            )
        found[name] = int(totals[1])
    return found


def part_of(counts: Path, number: int) -> Path:
    """The file of the workload with this number, counted from 1."""
    return counts.with_name(f"{counts.name}.{2 * number}")
