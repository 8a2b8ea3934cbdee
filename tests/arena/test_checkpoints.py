"""A folder stores finished batches, and belongs to one plan."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pyrite.arena.checkpoints import Checkpoints
from pyrite.arena.plan import Cell, Plan
from pyrite.arena.runner import play
from pyrite.arena.seating import Seating
from pyrite.game import BadInput, SetUp

PLAN = Plan((Cell(SetUp(3)), Cell(SetUp(4))), Seating(("random_bot",)), 12)


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A folder in which three of four batches are finished."""
    checkpoints = Checkpoints(tmp_path / "results", PLAN)
    for batch in PLAN.batches()[:3]:
        checkpoints.save(play(PLAN, batch))
    return checkpoints.folder


def test_finished_batches_are_read_again(begun: Path) -> None:
    checkpoints = Checkpoints(begun, PLAN)
    assert len(checkpoints.finished) == 3
    assert checkpoints.missing(PLAN.batches()) == PLAN.batches()[3:]


def test_a_truncated_line_is_played_again(begun: Path) -> None:
    path = begun / "played.jsonl"
    path.write_text(path.read_text(encoding="utf-8")[:-30], encoding="utf-8")
    checkpoints = Checkpoints(begun, PLAN)
    assert checkpoints.missing(PLAN.batches()) == PLAN.batches()[2:]
    checkpoints.save(play(PLAN, PLAN.batches()[2]))
    assert len(Checkpoints(begun, PLAN).finished) == 3


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (replace(PLAN, times=13), "rounds: 12, now 13"),
        (replace(PLAN, seed="gold"), "seed: 'pyrite', now 'gold'"),
        (replace(PLAN, seating=Seating(("greedy_digger",))), r"bots: \['random_bot'\], now \['greedy_digger'\]"),
        (replace(PLAN, cells=PLAN.cells[:1]), "other tables"),
        (replace(PLAN, whole_games=True), "rounds: 12, now None; games: None, now 12"),
    ],
)
def test_results_of_other_options_are_not_mixed_in(begun: Path, other: Plan, why: str) -> None:
    before = {path: path.read_bytes() for path in begun.iterdir()}
    with pytest.raises(BadInput, match=rf"other options \({why}\): name another folder"):
        Checkpoints(begun, other)
    assert {path: path.read_bytes() for path in begun.iterdir()} == before


@pytest.mark.parametrize("line", ["gold", "[]", "{}", '{"cell": 0, "first": 2}', '{"cell": 7, "first": 1}'])
def test_a_foreign_line_is_refused(begun: Path, line: str) -> None:
    with (begun / "played.jsonl").open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(BadInput, match=r"Line 4 of .*played.jsonl"):
        Checkpoints(begun, PLAN)


def test_a_repeated_batch_is_refused(begun: Path) -> None:
    path = begun / "played.jsonl"
    path.write_text(path.read_text(encoding="utf-8") * 2, encoding="utf-8")
    with pytest.raises(BadInput, match="Line 4"):
        Checkpoints(begun, PLAN)


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path, begun: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="Results cannot be stored in"):
        Checkpoints(tmp_path / "file", PLAN)
    (begun / "plan.json").write_text("[]", encoding="utf-8")
    with pytest.raises(BadInput, match="not the plan of an arena"):
        Checkpoints(begun, PLAN)
    (begun / "plan.json").unlink()
    with pytest.raises(BadInput, match=r"has no plan\.json"):
        Checkpoints(begun, PLAN)


def test_each_batch_is_a_line_of_json(begun: Path) -> None:
    stored = [json.loads(line) for line in (begun / "played.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [(each["cell"], each["first"], len(each["tables"])) for each in stored] == [
        (0, 1, 10),
        (1, 1, 10),
        (0, 11, 2),
    ]
