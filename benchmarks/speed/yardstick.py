"""Builds the C++ yardstick in `benchmarks/limit` when it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from benchmarks.speed.answering import AbsentError

SOURCES: Final = Path(__file__).parents[1] / "limit"
BUILT: Final = Path(__file__).parents[2] / "build" / "limit" / "yardstick"


def build() -> Path:
    """Build the yardstick unless it is newer than its sources; return the path of the program."""
    newest = max(source.stat().st_mtime for source in SOURCES.iterdir())
    if not BUILT.exists() or BUILT.stat().st_mtime < newest:
        compiler = shutil.which(os.environ.get("CXX", "")) or shutil.which("g++") or shutil.which("c++")
        if compiler is None:
            raise AbsentError("no C++ compiler found: install g++, or name one in CXX")
        BUILT.parent.mkdir(parents=True, exist_ok=True)
        command = [compiler, "-O2", "-std=c++17", "-o", str(BUILT), str(SOURCES / "yardstick.cpp")]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise AbsentError(f"{compiler} could not build it: {done.stderr.strip().splitlines()[0]}")
    return BUILT
