"""The results of the fault campaign in a table and as JSON."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from tools.faults.campaign import since_last_snapshot
from tools.faults.faults import FAULTS, Fault
from tools.faults.history import Received, RoomHistory, SentRequest, ViewerHistory
from tools.faults.report import add_up, from_json, show_progress, table, to_json
from tools.faults.result import Result

FAULT = {fault.name: fault for fault in FAULTS}
GOOD = Result(FAULT["kill"], 3, 20, 500, pauses=[400, 500, 1900], standstills=[3000], seconds=12)


def test_a_row_has_the_counts_the_pauses_and_whether_the_demand_is_met() -> None:
    bad = Result(FAULT["cut"], 1, 20, 90, Counter(lost=2, clock=1), ["lost: ..."], pauses=[2100])
    head, first, second = table([GOOD, bad]).splitlines()
    assert head.split()[:8] == ["fault", "tries", "rooms", "accepted", "lost", "doubled", "gaps", "other"]
    assert first.split()[:11] == ["kill", "3", "20", "500", "0", "0", "0", "0", "0.50", "1.90", "1.90"]
    assert first.endswith("pause p99 < 2.0 s  met")
    assert second.split()[4:8] == ["2", "0", "0", "1"]
    assert second.endswith("NOT MET")
    found = json.loads(to_json([GOOD, bad]))
    assert found[0]["pause_ms"] == {"count": 3, "p50": 500, "p99": 1900, "max": 1900}
    assert (found[1]["lost"], found[1]["met"], found[1]["findings"]) == (2, False, ["lost: ..."])


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_demand_is_met_only_by_what_was_measured(fault: Fault) -> None:
    """A fault that hit nobody, or after which no game was checked, shows nothing."""
    full = replace(GOOD, fault=fault, pauses=[450], told=[450])
    assert full.met
    assert not any(
        each.met for each in (replace(full, tries=0), replace(full, rooms=0), replace(full, accepted=0))
    )
    unmeasured = replace(full, told=[]) if full.fault.demand.measure == "told" else replace(full, pauses=[])
    has_limit = full.fault.demand.p99 is not None or full.fault.demand.longest is not None
    assert unmeasured.met is not has_limit
    assert not replace(full, counts=Counter(frame=1)).met
    assert replace(full, pauses=[9000], told=[9000]).met is not has_limit


def test_the_results_of_several_runs_are_added() -> None:
    other = Result(
        FAULT["kill"], 2, 10, 100, Counter(gap=1), ["gap: ..."], [600, 2500], [10], [7], 4, 3.5, 8, ["an error"]
    )
    cut = Result(FAULT["cut"], 1, 2, 3, pauses=[5])
    kill, same_cut = add_up(from_json(to_json([cut, GOOD])) + from_json(to_json([other])))
    assert (kill.tries, kill.rooms, kill.accepted, kill.rolled_back) == (5, 30, 600, 4)
    assert (kill.load, kill.seconds) == (3.5, 20)
    assert (kill.counts, kill.findings, kill.errors) == (Counter(gap=1), ["gap: ..."], ["an error"])
    assert sorted(kill.pauses) == [400, 500, 600, 1900, 2500]
    assert (sorted(kill.standstills), kill.told) == ([10, 3000], [7])
    assert same_cut == cut
    assert GOOD.met
    assert not kill.met


def test_progress_says_how_long_the_rest_takes() -> None:
    assert "3 of 18 tries, 4.0 s each, 1 min left; 20 games, no findings" in show_progress(GOOD, 3, 18, 12.0)


def test_where_moves_may_be_lost_a_history_begins_with_its_last_snapshot() -> None:
    frames = [b'{"frame":"Snapshot","number":9}', b'{"frame":"Update","first":10,"items":[]}']
    received = [Received(at, 1, frame) for at, frame in enumerate([*frames, *frames, frames[1]])]
    viewer = ViewerHistory(0, [SentRequest("before", 1), SentRequest("after", 3)], received)
    (cut,) = since_last_snapshot(RoomHistory("a-room", [], [viewer])).viewers
    assert [each.at for each in cut.received] == [2, 3, 4]
    assert [each.ref for each in cut.sent] == ["after"]
