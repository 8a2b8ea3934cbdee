"""Installs a lock file into the running Python; a package that cannot be installed is skipped and reported.

It first installs everything with one command. If that fails, it installs one package after the other. Some
systems, for example, have no OpenSpiel, but the other libraries can still be measured.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path


def packages(lock: str) -> list[str]:
    """The entries of a lock file, each with its hashes. An entry begins at a line that is not indented."""
    entries: list[str] = []
    for line in lock.splitlines(keepends=True):
        if line.startswith(" "):
            entries[-1] += line
        elif line.strip() and not line.startswith("#"):
            entries.append(line)
    return entries


def install(lock: Path) -> bool:
    """Install a lock file; False if pip failed. A lock file names every package, so pip resolves nothing."""
    options = ["--quiet", "--quiet", "--retries=2", "--require-hashes", "--no-deps"]
    command = [sys.executable, "-m", "pip", "install", *options, "-r", str(lock)]
    return subprocess.run(command, capture_output=True).returncode == 0


def main(lock: Path) -> None:
    """Install all packages, or as many as possible."""
    if install(lock):
        return
    print("Not all packages could be installed together; installing them one by one ...", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for entry in packages(lock.read_text()):
            one = Path(folder) / "one.txt"
            one.write_text(entry)
            if not install(one):
                name = entry.split()[0]
                print(f"{name} could not be installed; what needs it is not measured.", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
