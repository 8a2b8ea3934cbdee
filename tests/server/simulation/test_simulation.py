"""A sample of random schedules of nodes, store and network; `make simulate` runs many more.

The schedules themselves are checked too: a node that breaks a rule must be found.
"""

import pytest

from pyrite.server.realtime import room_actor
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.room import Room
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Answer
from pyrite.server.room.requests import AnyRequest
from tests.server.simulation.schedule import Schedule

BATCH = 18


def problems_of(numbers: range) -> dict[int, str]:
    """The first problem of each schedule that has one."""
    found = {}
    for number in numbers:
        schedule = Schedule(number)
        schedule.run()
        if schedule.problems:
            found[number] = schedule.problems[0]
    return found


def first_problem() -> str:
    """The first problem that some schedules find; empty if they find none."""
    return next((text for number in range(40) for text in problems_of(range(number, number + 1)).values()), "")


@pytest.mark.parametrize("batch", range(4))
def test_everything_is_right_after_any_schedule(batch: int) -> None:
    assert problems_of(range(batch * BATCH, (batch + 1) * BATCH)) == {}


def test_a_schedule_is_determined_by_its_number() -> None:
    runs = [Schedule(3) for _ in range(2)]
    for schedule in runs:
        schedule.run()
    logs = [schedule.site.entries[schedule.room] for schedule in runs]
    assert logs[0] == logs[1]
    assert len(logs[0]) > 10


def test_nodes_that_keep_driving_without_a_lease_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NodeLease, "alive", property(lambda lease: True))
    assert "drive the room at the same time" in first_problem()


def test_nodes_that_leave_games_to_which_nobody_is_connected_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RoomActor, "needs_driver", RoomActor.has_connections)
    assert "nobody serves the clock" in first_problem()


def test_nodes_that_do_not_adopt_the_games_of_dead_nodes_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def adopt(registry: RoomRegistry) -> None:
        """Do nothing."""

    monkeypatch.setattr(RoomRegistry, "_adopt", adopt)
    assert "nobody serves the clock" in first_problem()


def test_nodes_that_carry_out_a_repeated_request_again_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(room: Room, requester: Requester, request: AnyRequest, context: RequestContext) -> Answer:
        refs, room.refs = room.refs, {}
        try:
            return decide(room, requester, request, context)
        finally:
            room.refs = refs

    monkeypatch.setattr(room_actor, "decide", forget)
    assert "was carried out 2 times" in first_problem()
