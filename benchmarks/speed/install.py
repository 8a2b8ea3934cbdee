"""Install a lock into the Python that runs this; what cannot be had is left out and named.

All at once where that works. Where it does not, one package after another: for some systems there is no
OpenSpiel, say, and the others are worth measuring without it.
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


def install(lock: Path) -> bool:
    """Whether all of a lock could be installed. A lock names every package, so pip resolves nothing."""
    options = ["--quiet", "--quiet", "--retries=2", "--require-hashes", "--no-deps"]
    command = [sys.executable, "-m", "pip", "install", *options, "-r", str(lock)]
    return subprocess.run(command, capture_output=True).returncode == 0


def main(lock: Path) -> None:
    """Install everything, or as much as can be had."""
    if install(lock):
        return
    print("Not everything could be installed at once; trying one after another ...", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for entry in packages(lock.read_text()):
            one = Path(folder) / "one.txt"
            one.write_text(entry)
            if not install(one):
                print(f"{entry.split()[0]} could not be installed: what needs it is not measured.", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
