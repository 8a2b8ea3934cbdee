"""Renew the golden playthroughs: play the commands of each again and write down what is seen now.

    python -m tools.golden [NAME ...]

A playthrough whose commands are refused, or which no longer shows what it is kept for, is played anew
by bots from its beginning, with another seed if it has one. A new file needs its beginning only.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pyrite.game import BadInput
from tests.golden.frames import write_frames
from tests.golden.plays import PLAYS
from tests.golden.playthrough_text import write_playthrough
from tests.golden.script import FOLDER, Script, read_script
from tests.golden.search import find, missing


def main(names: list[str]) -> int:
    """Renew the playthroughs of these names, or all; 1 if one of them could not be had."""
    unknown = [name for name in names if name not in PLAYS]
    if unknown:
        print(f"There is no playthrough {unknown[0]}; enter it in tests/golden/plays.py first.")
        return 1
    failed = [name for name in names or PLAYS if not renew(name)]
    for path in sorted(FOLDER.glob("*.golden")):
        if path.stem not in PLAYS:
            failed.append(path.stem)
            print(f"{path.name}: not in tests/golden/plays.py; enter what it shows there, or delete it.")
    return 1 if failed else 0


def renew(name: str) -> bool:
    """Write one playthrough and say what became of it."""
    path = FOLDER / f"{name}.golden"
    try:
        written = path.read_text(encoding="utf-8")
        script = read_script(written)
        said = "as it was"
        if why := objection(script, name):
            play = PLAYS[name]
            found = find(script.head, play.shows, play.most)
            if found is None:
                print(f"{name}: {why} No other play was found; write its commands by hand in {path.name}.")
                return False
            script, said = found, f"played anew: {why}"
        text = write_playthrough(script)
    except (BadInput, FileNotFoundError) as error:
        print(f"{name}: {error} Mend {path.name}: title, set-up or position, ---, commands.")
        return False
    if text != written and said == "as it was":
        said = "renewed"
    write(path, text)
    write(path.with_suffix(".jsonl"), write_frames(script))
    print(f"{name}: {len(script.commands)} steps, {said}")
    return True


def objection(script: Script, name: str) -> str:
    """Why the commands of a file will not do."""
    if not script.commands:
        return "There are no commands yet."
    game = script.begin()
    try:
        for seat, command in script.commands:
            refusal = game.refusal(seat, command)
            if refusal is not None:
                return f"Seat {seat} is refused {command}: {refusal}"
            game.submit(seat, command)
    except BadInput as error:
        return str(error)
    left = missing(PLAYS[name].shows, game.facts, game.state.table.maze.grid)
    return f"It does not show {', '.join(left)}." if left else ""


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
