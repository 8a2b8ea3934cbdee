"""Where long studies keep what was played, so that they can be broken off and gone on with.

The name of the folder has a sign of the rules and the bots as they are: once one of them is changed,
what it played before counts no longer.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]
PLAYERS = ("game", "bots", "arena")
"""The parts of the package on which a result depends."""


def kept(study: str, *words: object) -> Path:
    """The folder of a study with these options."""
    return CHECKOUT / "build" / study / "-".join(map(str, (*words, sign_of(CHECKOUT / "src" / "pyrite"))))


def sign_of(package: Path) -> str:
    """Eight digits that change with the code of the players and with what they have learnt."""
    files = sorted(
        path for part in PLAYERS for path in (package / part).rglob("*") if path.suffix in (".py", ".json")
    )
    seen = sha256()
    for path in files:
        seen.update(f"{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return seen.hexdigest()[:8]
