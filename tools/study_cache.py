"""Folders where long studies store finished batches, so that they can be interrupted and resumed.

The name of a folder has a fingerprint of the rules and the bots: a change of their code starts a new study.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]
PACKAGES = ("game", "bots", "arena")
"""The packages that a result depends on."""


def study_folder(study: str, *words: object) -> Path:
    """The folder of a study with these options and the current code."""
    return CHECKOUT / "build" / study / "-".join(map(str, (*words, code_fingerprint(CHECKOUT / "src" / "pyrite"))))


def code_fingerprint(package: Path) -> str:
    """Eight hex digits that change with the code of the rules and bots and with their data files."""
    files = sorted(
        path for name in PACKAGES for path in (package / name).rglob("*") if path.suffix in (".py", ".json")
    )
    digest = sha256()
    for path in files:
        digest.update(f"{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:8]
