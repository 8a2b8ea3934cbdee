"""Stores the result of each batch in a folder, so that a long run can be interrupted and resumed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from pyrite.arena.plan import Batch, Plan
from pyrite.arena.runner import BatchResult
from pyrite.game import BadInput
from pyrite.game.refusal import shown

PLAN: Final = "plan.json"
PLAYED: Final = "played.jsonl"


class Checkpoints:
    """A folder with the plan of a run, and one line of JSON for each finished batch."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a new folder, or one of the same plan; raise `BadInput` for the folder of another plan."""
        self.folder = folder
        self._file = folder / PLAYED
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check_plan(plan)
            self.finished: list[BatchResult] = self._read(plan)
        except OSError as error:
            raise BadInput(f"Results cannot be stored in {folder}: {error.strerror or error}.") from None

    def _check_plan(self, plan: Plan) -> None:
        path = self.folder / PLAN
        wanted = plan.to_json()
        if path.exists():
            differences = _differences(_plan_in(path), wanted)
            if differences:
                raise BadInput(
                    f"{self.folder} has results for other options ({'; '.join(differences)}): "
                    "name another folder with --out, or remove this one."
                )
        elif self._file.exists():
            raise BadInput(f"{self._file} has no {PLAN} beside it: name another folder with --out.")
        path.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")

    def _read(self, plan: Plan) -> list[BatchResult]:
        """The finished batches. An incomplete last line is dropped, so its batch is played again."""
        if not self._file.exists():
            return []
        *lines, incomplete = self._file.read_text(encoding="utf-8").split("\n")
        if incomplete:
            self._file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
        keys = {batch.key: batch.count for batch in plan.batches()}
        return [self._batch_in(line, number, keys) for number, line in enumerate(lines, 1)]

    def _batch_in(self, line: str, number: int, keys: dict[tuple[int, int], int]) -> BatchResult:
        try:
            result: BatchResult = json.loads(line)
            if keys.pop((result["cell"], result["first"])) == len(result["tables"]):
                return result
        except (ValueError, KeyError, TypeError):
            pass
        raise BadInput(f"Line {number} of {self._file} is not a batch of this plan; remove it and run again.")

    def missing(self, batches: Iterable[Batch]) -> list[Batch]:
        """The batches that are not finished yet."""
        done = {(result["cell"], result["first"]) for result in self.finished}
        return [batch for batch in batches if batch.key not in done]

    def save(self, result: BatchResult) -> None:
        """Append a finished batch to the file at once."""
        self.finished.append(result)
        try:
            with self._file.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(result, separators=(",", ":")) + "\n")
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


def _differences(stored: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """The options that differ, a few words for each."""
    found = []
    for name in dict.fromkeys([*stored, *wanted]):
        before, now = stored.get(name), wanted.get(name)
        if name == "tables" and before != now:
            found.append("other tables")
        elif before != now:
            found.append(f"{name}: {shown(before)}, now {shown(now)}")
    return found
