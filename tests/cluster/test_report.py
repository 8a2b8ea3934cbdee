"""The results of the fault campaign in a table and as JSON."""

import json
from collections import Counter

from tools.faults.campaign import Result, since_last_snapshot
from tools.faults.history import Received, RoomHistory, SentRequest, ViewerHistory
from tools.faults.report import table, to_json


def test_a_row_has_the_counts_the_pauses_and_whether_the_demand_is_met() -> None:
    good = Result("kill", "pause p99 < 2.0 s", 3, 20, 500, pauses=[400, 500, 1900], standstills=[3000], met=True)
    bad = Result("cut", "pause max < 3.0 s", 1, 20, 90, Counter(lost=2, clock=1), ["lost: ..."], pauses=[3100])
    head, first, second = table([good, bad]).splitlines()
    assert head.split()[:8] == ["fault", "tries", "rooms", "accepted", "lost", "doubled", "gaps", "other"]
    assert first.split()[:11] == ["kill", "3", "20", "500", "0", "0", "0", "0", "0.50", "1.90", "1.90"]
    assert first.endswith("pause p99 < 2.0 s  met")
    assert second.split()[4:8] == ["2", "0", "0", "1"]
    assert second.endswith("NOT MET")
    found = json.loads(to_json([good, bad]))
    assert found[0]["pause_ms"] == {"count": 3, "p50": 500, "p99": 1900, "max": 1900}
    assert (found[1]["lost"], found[1]["met"], found[1]["findings"]) == (2, False, ["lost: ..."])


def test_where_moves_may_be_lost_a_history_begins_with_its_last_snapshot() -> None:
    frames = [b'{"frame":"Snapshot","number":9}', b'{"frame":"Update","first":10,"items":[]}']
    received = [Received(at, 1, frame) for at, frame in enumerate([*frames, *frames, frames[1]])]
    viewer = ViewerHistory(0, [SentRequest("before", 1), SentRequest("after", 3)], received)
    (cut,) = since_last_snapshot(RoomHistory("a-room", [], [viewer])).viewers
    assert [each.at for each in cut.received] == [2, 3, 4]
    assert [each.ref for each in cut.sent] == ["after"]
