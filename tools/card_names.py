"""The names of all cards as a file for the web client, so that its tests miss none.

python tools/card_names.py web/src/gallery/names.json
python tools/card_names.py --check web/src/gallery/names.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pyrite.game.catalogue import ACTIONS, CHESTS, GOLD_CARDS, KIND, NAME, PIECES, ROLES, SPELLING, TOOLS


def card_names() -> str:
    """Every name that a client can be sent, and how each card of the maze may lie."""
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
    """Write the file, or say that it is stale."""
    path = Path(arguments[-1])
    if arguments[0] != "--check":
        path.write_text(card_names(), encoding="utf-8")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == card_names():
        return 0
    print(f"{path} does not tell the cards of the catalogue: run python tools/card_names.py {path}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
