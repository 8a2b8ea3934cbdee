"""``python -m tests.properties.digest``: play a few fixed games, print a digest of all that anyone saw."""

import hashlib
import json

from pyrite.game import plain_fact, plain_view
from tests.properties.driver import play_out
from tests.properties.strategies import numbered_set_up

GAMES = 6


def digest() -> str:
    """One text for the whole course of all these games."""
    total = hashlib.sha256()
    for number in range(GAMES):
        game = play_out(numbered_set_up(number), number)
        for viewer in (None, *range(game.rules.players)):
            seen = [plain_fact(fact) for _, fact in game.seen_by(viewer)]
            total.update(json.dumps([seen, plain_view(game.view(viewer))]).encode())
        total.update(repr(game.facts).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest())
