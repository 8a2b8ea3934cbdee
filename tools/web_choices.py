"""Write test data for the web client: `choices.json`, `chests.json` and `sentences.json` in `web/tests`.

`choices.json` has decisions of the golden playthroughs, each with a seat's view and its legal commands. The web
client turns legal commands into steps on the table; its tests take every such step. Each kind of command occurs at
least twice. `chests.json` has the cells where the game forbids a chest (CHEST-1), each with the reason.
`sentences.json` is explained in `tools/web_sentences.py`.
``--check`` writes nothing and fails if a file is out of date.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from pyrite.game import COMMANDS, SetUp, command_to_json, legal, view_to_json
from pyrite.game.chest_layouts import why_no_chest
from pyrite.game.mixes import is_allowed
from pyrite.game.modules import MODULES, modules_and_variants
from pyrite.game.set_up_rules import taken_cells
from tests.golden.script import golden_files, read_script
from tools.web_sentences import sentences

FOLDER: Final = Path(__file__).parents[1] / "web" / "tests"
DECISIONS_PER_COMMAND: Final = 2
"""The number of decisions for each kind of command."""
DecisionJson = dict[str, Any]


def decisions() -> Iterator[DecisionJson]:
    """Every decision of the golden playthroughs, as the deciding seat sees it."""
    for path in golden_files():
        script = read_script(path.read_text("utf-8"))
        game = script.begin()
        for seat, command in script.commands:
            view = game.view(seat)
            yield {"view": view_to_json(view), "choices": [command_to_json(each) for each in legal(view)]}
            game.submit(seat, command)


def chosen() -> list[DecisionJson]:
    """The first decisions in which each kind of command occurs often enough."""
    met: Counter[str] = Counter()
    found: list[DecisionJson] = []
    for decision in decisions():
        names = {choice["do"] for choice in decision["choices"]}
        if any(met[name] < DECISIONS_PER_COMMAND for name in names):
            found.append(decision)
            met.update(names)
    missing = sorted(set(COMMANDS) - set(met))
    if missing:
        raise SystemExit(f"No golden playthrough has a decision with {', '.join(missing)}.")
    return found


CHESTS_LAID: Final = ((), ((2, -1), (5, 2), (7, -6)))


def chest_games() -> Iterator[SetUp]:
    """Chests with every combination of the modules that change which cells have a card from the beginning."""
    names = [name for name, module in MODULES.items() if module.first_cell or module.goal_cells]
    for count in range(len(names) + 1):
        for chosen in combinations(names, count):
            modules, variants = modules_and_variants(["chests", *chosen])
            set_up = SetUp(5, modules=modules, variants=variants)
            if is_allowed(set_up):
                yield set_up


def refused_chests() -> Iterator[dict[str, Any]]:
    """The forbidden cells for some set-ups and chests, between start and goals and one cell around."""
    for set_up in chest_games():
        modules, variants = sorted(set_up.modules), sorted(set_up.variants)
        for laid in CHESTS_LAID:
            cells = [(x, y) for y in range(-7, 8) for x in range(9)]
            refused = {f"{x},{y}": why_no_chest(taken_cells(set_up), (x, y), laid) for x, y in cells}
            reasons = {place: why.reason for place, why in refused.items() if why is not None}
            yield {"modules": modules, "variants": variants, "laid": laid, "refused": reasons}


def files() -> dict[Path, str]:
    """The expected content of every file."""
    return {
        FOLDER / "choices.json": _lines(chosen()),
        FOLDER / "chests.json": _lines(list(refused_chests())),
        FOLDER / "sentences.json": _lines(list(sentences())),
    }


def _lines(rows: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def main(arguments: list[str]) -> int:
    """Write the files, or print which are out of date."""
    stale = {path: text for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if "--check" in arguments:
            name = path.relative_to(FOLDER.parents[1])
            print(f"{name} is out of date; run `python -m tools.web_choices`.")
        else:
            path.write_text(text, "utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
