"""The performance gate: how counts are read and compared, and when it fails."""

import json
from pathlib import Path

import pytest

from benchmarks.gate import comparing, counting
from benchmarks.gate.comparing import Compared, accept, compare, read_accepted, report
from benchmarks.gate.counting import CannotCountError, read_counts
from benchmarks.gate.where import own_share
from benchmarks.gate.workloads import WORKLOADS, prepared


@pytest.mark.parametrize(
    ("now", "accepted", "verdict", "fails"),
    [
        (1029, 1000, "", False),
        (1031, 1000, "slower", True),
        (971, 1000, "", False),
        (969, 1000, "faster", False),
        (5, None, "new", False),
        (None, 1000, "gone", True),
    ],
)
def test_the_gate_fails_beyond_the_tolerance(
    now: int | None, accepted: int | None, verdict: str, fails: bool
) -> None:
    compared = Compared("work", now, accepted)
    assert (compared.verdict, compared.fails) == (verdict, fails)


def test_new_and_removed_workloads_are_compared_too() -> None:
    found = compare({"new": 1, "old": 2}, {"old": 2, "gone": 3})
    assert found == [Compared("new", 1, None), Compared("old", 2, 2), Compared("gone", None, 3)]


def test_the_table_has_a_line_for_each() -> None:
    lines = report([Compared("games", 2_200_000, 2_000_000), Compared("clones", 5_000_000, None)]).splitlines()
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


def test_nothing_is_accepted_where_there_is_no_file(tmp_path: Path) -> None:
    assert read_accepted(tmp_path / "accepted.json") == {}


def test_counts_are_read_from_every_other_part(tmp_path: Path) -> None:
    for number, total in enumerate((900, 10, 800, 20), 1):
        (tmp_path / f"counts.{number}").write_text(
            f"version: 1\nsummary: {total}\n\nfn=(1) x\n1 1\n\ntotals: {total}\n"
        )
    assert read_counts(tmp_path / "counts", ["one", "two"]) == {"one": 10, "two": 20}


def test_a_missing_count_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CannotCountError, match="wrote no count for 'one'"):
        read_counts(tmp_path / "counts", ["one"])


def test_the_share_of_the_rules_leaves_out_called_functions() -> None:
    part = (
        "fn=CPyDef_maze___lay\n10 30\ncfn=PyLong_FromLong\ncalls=2 5\n11 999\n+1 10\n\nfn=PyLong_FromLong\n5 60\n"
    )
    assert own_share(part) == 0.4


def test_without_valgrind_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CannotCountError, match="valgrind, which is not installed"):
        counting.count_all(lambda text: None)


def test_every_workload_can_run_twice() -> None:
    for _, work in prepared(WORKLOADS):
        work()
        work()


def test_accepted_counts_belong_to_existing_workloads() -> None:
    accepted = json.loads(comparing.ACCEPTED.read_text())
    assert accepted
    for counts in accepted.values():
        assert set(counts) <= set(WORKLOADS)
