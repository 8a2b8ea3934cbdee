"""Counts instructions with callgrind; the counts are the same on a busy machine as on an idle one."""

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
"""callgrind writes the count so far whenever this function is called (`benchmarks.gate.workloads`)."""
TOTALS: Final = re.compile(r"^totals: (\d+)", re.MULTILINE)


class CannotCountError(Exception):
    """Instructions cannot be counted here; the message says why and what to do."""


def count_all(
    show_progress: Callable[[str], None], names: Sequence[str] = (), package: str = str(ROOT / "src")
) -> dict[str, int]:
    """The instructions of the named workloads (of all if none is named), with the package in this folder."""
    with run_callgrind(show_progress, names, package) as (counts, done):
        return read_counts(counts, done)


@contextmanager
def run_callgrind(
    show_progress: Callable[[str], None], names: Sequence[str] = (), package: str = str(ROOT / "src")
) -> Iterator[tuple[Path, list[str]]]:
    """Run workloads under callgrind. Gives the path of its output files and the workloads in their order.

    The files are deleted at the end of the block.
    """
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = [valgrind(), "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={counts}"]
        command += ["--compress-strings=no", sys.executable, "-m", "benchmarks.gate.workloads", *names]
        yield counts, _run(command, package, show_progress)


def valgrind() -> str:
    """The path of valgrind."""
    found = shutil.which("valgrind")
    if found is None:
        raise CannotCountError(
            "Instructions are counted by valgrind, which is not installed: apt-get install valgrind"
        )
    return found


def _run(command: list[str], package: str, show_progress: Callable[[str], None]) -> list[str]:
    """Run the workloads; return their names in the order in which they ran."""
    # A fixed order of sets, and no threads of NumPy.
    fixed = {"PYTHONHASHSEED": "0", "PYTHONPATH": package, "OPENBLAS_NUM_THREADS": "1"}
    names = []
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **fixed}, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        assert process.stdout is not None
        show_progress("starting, which takes a while")
        for line in process.stdout:
            names.append(line.strip())
            show_progress(f"{len(names)} workloads counted, the last: {names[-1]}")
        if process.wait():
            errors.seek(0)
            raise CannotCountError(f"The workloads failed:\n{errors.read()[-2000:]}")
    return names


def read_counts(counts: Path, names: list[str]) -> dict[str, int]:
    """The instructions of each workload, from the files of callgrind."""
    found = {}
    for number, name in enumerate(names, 1):
        part = output_file(counts, number)
        totals = TOTALS.search(part.read_text()) if part.exists() else None
        if totals is None:
            raise CannotCountError(
                f"callgrind wrote no count for {name!r}: it did not notice the calls of {MARK}."
            )
        found[name] = int(totals[1])
    return found


def output_file(counts: Path, number: int) -> Path:
    """The file of the workload with this number, from 1. Odd files have the work before a workload."""
    return counts.with_name(f"{counts.name}.{2 * number}")
