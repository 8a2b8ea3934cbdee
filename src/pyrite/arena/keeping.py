"""Keeps what was played in a folder, so that a long run can be broken off and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from pyrite.arena.plan import Batch, Plan
from pyrite.arena.rounds import Played
from pyrite.game import BadInput
from pyrite.game.refusal import shown

PLAN: Final = "plan.json"
PLAYED: Final = "played.jsonl"


class Keeper:
    """A folder with the plan, and a line for each batch that was played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder, new or begun with the same plan; raise `BadInput` for any other."""
        self.folder = folder
        self._file = folder / PLAYED
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check_plan(plan)
            self.played: list[Played] = self._read(plan)
        except OSError as error:
            raise BadInput(f"No results can be kept in {folder}: {error.strerror or error}.") from None

    def _check_plan(self, plan: Plan) -> None:
        path = self.folder / PLAN
        wanted = plan.plain()
        if path.exists():
            differences = _differences(_plan_in(path), wanted)
            if differences:
                raise BadInput(
                    f"{self.folder} has results of other options ({'; '.join(differences)}): "
                    "name another folder with --out, or remove this one."
                )
        elif self._file.exists():
            raise BadInput(f"{self._file} is there without its {PLAN}: name another folder with --out.")
        path.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")

    def _read(self, plan: Plan) -> list[Played]:
        """What was played so far. A last line that was cut off is forgotten, and its batch is played again."""
        if not self._file.exists():
            return []
        *lines, cut_off = self._file.read_text(encoding="utf-8").split("\n")
        if cut_off:
            self._file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
        keys = {batch.key: batch.count for batch in plan.batches()}
        return [self._batch_in(line, number, keys) for number, line in enumerate(lines, 1)]

    def _batch_in(self, line: str, number: int, keys: dict[tuple[int, int], int]) -> Played:
        try:
            played: Played = json.loads(line)
            if keys.pop((played["cell"], played["first"])) == len(played["tables"]):
                return played
        except (ValueError, KeyError, TypeError):
            pass
        raise BadInput(f"Line {number} of {self._file} is none that was written there; remove it and run again.")

    def missing(self, batches: Iterable[Batch]) -> list[Batch]:
        """Those that were not played yet."""
        done = {(played["cell"], played["first"]) for played in self.played}
        return [batch for batch in batches if batch.key not in done]

    def keep(self, played: Played) -> None:
        """Write a batch down, at once."""
        self.played.append(played)
        try:
            with self._file.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(played, separators=(",", ":")) + "\n")
        except OSError as error:
            raise BadInput(f"{self._file} cannot be written: {error.strerror or error}.") from None


def _plan_in(path: Path) -> dict[str, Any]:
    try:
        plan = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        plan = None
    if not isinstance(plan, dict):
        raise BadInput(f"{path} is not the plan of an arena: name another folder with --out.")
    return plan


def _differences(kept: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """What differs, in a few words each."""
    found = []
    for name in dict.fromkeys([*kept, *wanted]):
        before, now = kept.get(name), wanted.get(name)
        if name == "tables" and before != now:
            found.append("other tables")
        elif before != now:
            found.append(f"{name}: {shown(before)}, now {shown(now)}")
    return found
