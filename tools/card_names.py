"""Write the names of all cards to a file for the tests of the web client.

python tools/card_names.py web/src/gallery/names.json
python tools/card_names.py --check web/src/gallery/names.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pyrite.game.catalogue import ACTIONS, CHESTS, GOLD_CARDS, KIND, NAME, PIECES, ROLES, SPELLING, TOOLS


def card_names() -> str:
    """Every card name that a client can receive, and the orientations of each card of the maze."""
    names = {
        "in_maze": {NAME[kind]: [SPELLING[piece] for piece in pieces] for kind, pieces in PIECES.items()},
        "face_down": [name for name in KIND if name.endswith("face down")],
        "actions": list(ACTIONS),
        "roles": list(ROLES),
        "chests": list(CHESTS),
        "tools": list(TOOLS),
        "gold_cards": list(GOLD_CARDS),
    }
    return json.dumps(names, indent=2) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or print that it is out of date."""
    path = Path(arguments[-1])
    if arguments[0] != "--check":
        path.write_text(card_names(), encoding="utf-8")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == card_names():
        return 0
    print(f"{path} is out of date: run python tools/card_names.py {path}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
