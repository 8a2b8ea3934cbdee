"""Installs a lock file into the running Python. Packages that cannot be installed are skipped and reported.

If installing all at once fails, packages are installed one by one. For example, OpenSpiel does not exist for all
systems, and the others can be measured without it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path


def packages(lock: str) -> list[str]:
    """The entries of a lock, each with its hashes: an entry begins where a line is not indented."""
    entries: list[str] = []
    for line in lock.splitlines(keepends=True):
        if line.startswith(" "):
            entries[-1] += line
        elif line.strip() and not line.startswith("#"):
            entries.append(line)
    return entries


def install(lock: Path, *options: str) -> bool:
    """Install a lock; return whether that worked."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--quiet", "--retries=2", "--require-hashes", "-r"]
    return subprocess.run([*pip, str(lock), *options], capture_output=True).returncode == 0


def main(lock: Path) -> None:
    """Install everything, or as much as possible."""
    if install(lock):
        return
    print("Not everything could be installed at once; trying one after another ...", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for entry in packages(lock.read_text()):
            one = Path(folder) / "one.txt"
            one.write_text(entry)
            if not install(one, "--no-deps"):
                print(f"{entry.split()[0]} could not be installed: what needs it is not measured.", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
