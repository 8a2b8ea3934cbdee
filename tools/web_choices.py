"""Write `web/tests/choices.json`: moments of the golden playthroughs, each a seat's view and its legal commands.

The web client turns legal commands into steps on the table; its tests walk every step of these. Each kind of
command is met at least twice. ``--check`` writes nothing and fails if the file is not as it would be written.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pyrite.game import COMMANDS, legal, plain_command, plain_view
from tests.golden.script import golden_files, read_script

FILE: Final = Path(__file__).parents[1] / "web" / "tests" / "choices.json"
ENOUGH: Final = 2
"""So many moments for each kind of command."""
Moment = dict[str, Any]


def moments() -> Iterator[Moment]:
    """Every decision of the golden playthroughs, as the one who decides sees it."""
    for path in golden_files():
        script = read_script(path.read_text("utf-8"))
        game = script.begin()
        for seat, command in script.orders:
            view = game.view(seat)
            yield {"view": plain_view(view), "choices": [plain_command(each) for each in legal(view)]}
            game.submit(seat, command)


def chosen() -> list[Moment]:
    """The first moments in which each kind of command is met often enough."""
    met: Counter[str] = Counter()
    found: list[Moment] = []
    for moment in moments():
        names = {choice["do"] for choice in moment["choices"]}
        if any(met[name] < ENOUGH for name in names):
            found.append(moment)
            met.update(names)
    missing = sorted(set(COMMANDS) - set(met))
    if missing:
        raise SystemExit(f"No golden playthrough has a moment for {', '.join(missing)}.")
    return found


def main(arguments: list[str]) -> int:
    """Write the file, or say that it is stale."""
    text = "[\n" + ",\n".join(json.dumps(moment, ensure_ascii=False) for moment in chosen()) + "\n]\n"
    if "--check" not in arguments:
        FILE.write_text(text, "utf-8")
        return 0
    fresh = FILE.is_file() and FILE.read_text("utf-8") == text
    if not fresh:
        print("web/tests/choices.json is not what the game allows now; run `python -m tools.web_choices`.")
    return 0 if fresh else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
