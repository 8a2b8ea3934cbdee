"""The performance gate: which counts are compared, and when the gate fails."""

import json
from pathlib import Path

import pytest

from benchmarks.gate import comparison, instruction_counts
from benchmarks.gate.comparison import Compared, accept, compare, format_table, read_accepted
from benchmarks.gate.instruction_counts import CannotCountError, read_counts
from benchmarks.gate.instructions_per_decision import own_share
from benchmarks.gate.workloads import WORKLOADS, prepared


@pytest.mark.parametrize(
    ("now", "accepted", "verdict", "fails"),
    [
        (1029, 1000, "", False),
        (1031, 1000, "slower", True),
        (971, 1000, "", False),
        (969, 1000, "faster", False),
        (5, None, "new", False),
        (None, 1000, "removed", True),
    ],
)
def test_the_gate_fails_beyond_the_tolerance(
    now: int | None, accepted: int | None, verdict: str, fails: bool
) -> None:
    compared = Compared("work", now, accepted)
    assert (compared.verdict, compared.fails) == (verdict, fails)


def test_new_and_removed_workloads_are_compared_too() -> None:
    found = compare({"new": 1, "old": 2}, {"old": 2, "removed": 3})
    assert found == [Compared("new", 1, None), Compared("old", 2, 2), Compared("removed", None, 3)]


def test_the_table_has_a_line_for_each_workload() -> None:
    lines = format_table(
        [Compared("games", 2_200_000, 2_000_000), Compared("clones", 5_000_000, None)]
    ).splitlines()
    assert [line.split() for line in lines[1:]] == [
        ["games", "2.0", "2.2", "+10.0%", "slower"],
        ["clones", "-", "5.0", "new"],
    ]


def test_accepting_keeps_the_counts_of_other_interpreters(tmp_path: Path) -> None:
    path = tmp_path / "accepted.json"
    accept({"games": 1}, path, "CPython 3.11.0 x86_64")
    accept({"games": 2}, path, "CPython 3.12.0 x86_64")
    accept({"games": 3}, path, "CPython 3.11.0 x86_64")
    assert read_accepted(path) == {"CPython 3.11.0 x86_64": {"games": 3}, "CPython 3.12.0 x86_64": {"games": 2}}


def test_without_a_file_no_counts_are_accepted(tmp_path: Path) -> None:
    assert read_accepted(tmp_path / "accepted.json") == {}


def test_counts_are_read_from_every_other_output_file(tmp_path: Path) -> None:
    for number, total in enumerate((900, 10, 800, 20), 1):
        (tmp_path / f"counts.{number}").write_text(
            f"version: 1\nsummary: {total}\n\nfn=(1) x\n1 1\n\ntotals: {total}\n"
        )
    assert read_counts(tmp_path / "counts", ["one", "two"]) == {"one": 10, "two": 20}


def test_a_missing_count_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CannotCountError, match="wrote no count for 'one'"):
        read_counts(tmp_path / "counts", ["one"])


def test_the_share_of_the_rules_excludes_their_callees() -> None:
    callgrind_output = (
        "fn=__pyx_f_6pyrite_4game_4maze_4Maze_lay\n10 30\n"
        "cfn=PyLong_FromLong\ncalls=2 5\n11 999\n+1 10\n\nfn=PyLong_FromLong\n5 60\n"
    )
    assert own_share(callgrind_output) == 0.4


def test_a_missing_valgrind_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CannotCountError, match="valgrind, which is not installed"):
        instruction_counts.count_all(lambda text: None)


@pytest.mark.slow
def test_every_workload_can_run_twice() -> None:
    for _, work in prepared(WORKLOADS):
        work()
        work()


def test_accepted_counts_belong_to_existing_workloads() -> None:
    accepted = json.loads(comparison.ACCEPTED.read_text())
    assert accepted
    for counts in accepted.values():
        assert set(counts) <= set(WORKLOADS)
