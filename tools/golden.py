"""Update the golden playthroughs: replay the commands of each and write what the viewers see now.

    python -m tools.golden [NAME ...]

If commands are refused, or the playthrough no longer shows the facts it must show, other commands are searched for
from its beginning, with another seed if it has one. A new file needs only its beginning. The file of a module with
scenarios in its test file is written whole.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pyrite.game import BadInput
from tests.golden.frames import write_frames
from tests.golden.plays import PLAYS, Play
from tests.golden.playthrough_text import write_playthrough
from tests.golden.script import FOLDER, SEPARATOR, Script, read_script
from tests.golden.search import find, missing_in
from tests.modules.scenarios import unreadable_scenarios


def main(names: list[str]) -> int:
    """Update these playthroughs, or all; return 1 if one failed."""
    unknown = [name for name in names if name not in PLAYS]
    if unknown:
        print(f"There is no playthrough {unknown[0]}; tests/golden/plays.py lists all.")
        return 1
    failed = [name for name in names or PLAYS if not renew(name)]
    for path in sorted(FOLDER.glob("*.golden")):
        if path.stem not in PLAYS:
            failed.append(path.stem)
            print(f"{path.name}: not in tests/golden/plays.py; add it there, or delete the file.")
    return 1 if failed else 0


def renew(name: str) -> bool:
    """Update one playthrough and print the result."""
    path = FOLDER / f"{name}.golden"
    if broken := unreadable_scenarios(name):
        print(*(f"{name}: {why}" for why in broken), sep="\n")
        return False
    try:
        written = stored(path, PLAYS[name])
        script = read_script(written)
        status = "unchanged"
        if why := objection(script, name):
            play = PLAYS[name]
            found = find(script.head, play.shows, play.max_steps)
            if found is None:
                print(f"{name}: {why} The search found no other commands; write them by hand in {path.name}.")
                return False
            script, status = found, f"new commands: {why}"
        text = write_playthrough(script)
    except (BadInput, FileNotFoundError) as error:
        print(f"{name}: {error} Fix {path.name}: it needs a title, a set-up or position, ---, commands.")
        return False
    if text != written and status == "unchanged":
        status = "updated"
    write(path, text)
    write(path.with_suffix(".jsonl"), write_frames(script))
    print(f"{name}: {len(script.commands)} steps, {status}")
    return True


def stored(path: Path, play: Play) -> str:
    """The text of a file; the beginning alone if it comes from a scenario and the file begins otherwise."""
    if play.beginning is None:
        return path.read_text(encoding="utf-8")
    beginning = f"{play.beginning}{SEPARATOR}\n"
    written = path.read_text(encoding="utf-8") if path.is_file() else ""
    return written if written.startswith(beginning) else beginning


def objection(script: Script, name: str) -> str:
    """Why the commands of a file cannot be used; empty if they can."""
    if not script.commands:
        return "There are no commands yet."
    game = script.begin()
    try:
        for seat, command in script.commands:
            refusal = game.refusal(seat, command)
            if refusal is not None:
                return f"{command} of seat {seat} is refused: {refusal}"
            game.submit(seat, command)
    except BadInput as error:
        return str(error)
    left = missing_in(game, PLAYS[name].shows)
    return f"It does not show {', '.join(left)}." if left else ""


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
