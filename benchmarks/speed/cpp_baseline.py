"""Builds the C++ baseline in `benchmarks/cpp_baseline` when it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from benchmarks.speed.job_protocol import UnavailableError

SOURCES: Final = Path(__file__).parents[1] / "cpp_baseline"
PROGRAM: Final = Path(__file__).parents[2] / "build" / "cpp_baseline" / "baseline"


def build() -> Path:
    """Build the program if a source is newer; return its path."""
    newest = max(source.stat().st_mtime for source in SOURCES.iterdir())
    if not PROGRAM.exists() or PROGRAM.stat().st_mtime < newest:
        compiler = shutil.which(os.environ.get("CXX", "")) or shutil.which("g++") or shutil.which("c++")
        if compiler is None:
            raise UnavailableError("no C++ compiler found: install g++, or name one in CXX")
        PROGRAM.parent.mkdir(parents=True, exist_ok=True)
        command = [compiler, "-O2", "-std=c++17", "-o", str(PROGRAM), str(SOURCES / "baseline.cpp")]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise UnavailableError(f"{compiler} could not build it: {done.stderr.strip().splitlines()[0]}")
    return PROGRAM
