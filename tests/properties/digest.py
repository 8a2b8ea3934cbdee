"""``python -m tests.properties.digest``: play a few fixed games, print a digest of all that anyone saw."""

import hashlib
import json

from pyrite.game import fact_to_json, view_to_json
from tests.properties.driver import play_to_end
from tests.properties.strategies import numbered_set_up

GAMES = 6


def digest() -> str:
    """One text for the whole course of all these games."""
    total = hashlib.sha256()
    for number in range(GAMES):
        game = play_to_end(numbered_set_up(number), number)
        for viewer in (None, *range(game.rules.players)):
            seen = [fact_to_json(fact) for _, fact in game.seen_by(viewer)]
            total.update(json.dumps([seen, view_to_json(game.view(viewer))]).encode())
        total.update(repr(game.facts).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest())
