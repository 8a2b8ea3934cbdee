"""A sample of random schedules of nodes, store and network; `make simulate` runs many more.

The schedules themselves are checked too: a node that breaks a rule must be found.
"""

import pytest

from pyrite.game import Refusal
from pyrite.server.realtime import room_actor
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import NOTHING, Answer, Decision
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Unavailable
from tests.server.simulation.reference import check_rooms
from tests.server.simulation.schedule import Schedule

BATCH = 40


FAULTS = {"pause", "cut", "lose_messages", "fail", "kill", "stop", "drain"}
USUAL_ENTRIES = {
    *("SeatTaken", "SeatEmptied", "OptionsChanged", "ReadyChanged", "HostChanged", "GameStarted"),
    *("Played", "ChatSent", "BotTookOver", "ClockResumed", "FinishVoted", "RematchOpened"),
}


def first_problem() -> str:
    """The first problem that some schedules find; empty if they find none."""
    for number in range(40):
        schedule = Schedule(number)
        schedule.run()
        if schedule.problems:
            return schedule.problems[0]
    return ""


@pytest.mark.parametrize("batch", [0, 1, *(pytest.param(each, marks=pytest.mark.slow) for each in (2, 3))])
def test_everything_is_right_after_any_schedule(batch: int) -> None:
    problems, faults, kinds = dict[int, str](), set[str](), set[str]()
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        schedule = Schedule(number)
        schedule.run()
        if schedule.problems:
            problems[number] = schedule.problems[0]
        faults |= schedule.faults.keys()
        kinds |= {type(entries.decode(entry)).__name__ for log in schedule.site.entries.values() for entry in log}
    assert problems == {}
    assert faults == FAULTS
    assert kinds >= USUAL_ENTRIES


def test_a_schedule_is_determined_by_its_number() -> None:
    runs = [Schedule(3) for _ in range(2)]
    for schedule in runs:
        schedule.run()
    logs = [schedule.site.entries for schedule in runs]
    assert logs[0] == logs[1]
    assert sum(map(len, logs[0].values())) > 20


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


def test_nodes_that_acknowledge_what_they_do_not_store_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = RoomActor.handle_request

    async def handle(
        actor: RoomActor, requester: Requester, request: AnyRequest, answered: Connection | None = None
    ) -> Refusal | None:
        refusal = await real(actor, requester, request, answered)
        return None if refusal is not None and refusal.reason == "store-unavailable" else refusal

    monkeypatch.setattr(RoomActor, "handle_request", handle)
    assert "was accepted and is lost" in first_problem()


def test_nodes_that_open_a_rematch_before_they_write_it_down_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def open_rematch(
        registry: RoomRegistry, actor: RoomActor, requester: Requester, request: requests.Rematch
    ) -> Refusal | None:
        if actor.room.rematch:
            return None
        now, ref = actor.now(), request.ref
        try:
            name = await registry._open(
                lambda seed, code: lobby.rematch(actor.room, requester, seed=seed, code=code, now=now)
            )
        except Unavailable:
            return room_actor.STORE_UNAVAILABLE
        opened = entries.RematchOpened(at=now, guest=requester.guest, ref=ref, room=name)
        return await actor.write(lambda room: NOTHING if room.rematch else Decision.of(opened))

    monkeypatch.setattr(RoomRegistry, "_rematch", open_rematch)
    assert "names the rematches" in first_problem()


def test_nodes_that_drain_without_handing_over_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hand_over(registry: RoomRegistry, rooms: list[RoomActor]) -> None:
        """Do nothing."""

    monkeypatch.setattr(RoomRegistry, "_hand_over", hand_over)
    assert "drains since" in first_problem()


def test_nodes_that_leave_their_lease_behind_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave(lease: NodeLease) -> None:
        lease._has_left, lease._held = True, False

    monkeypatch.setattr(NodeLease, "leave", leave)
    assert "was stopped, but" in first_problem()


_WRONG_IN_LOBBY = {
    "bob takes a seat of ada": entries.SeatTaken(at=1, guest="bob", ref="1", seat=0, name="Bob", owner="bob"),
    "bob is ready on a seat of ada": entries.ReadyChanged(at=1, guest="bob", seat=0, ready=True, words=""),
    "bob changes the options, but ada": entries.OptionsChanged(at=1, guest="bob", options=TableOptions(seats=3)),
    "ada starts the game before all are ready": entries.GameStarted(at=1, guest="ada", facts=[]),
}


@pytest.mark.parametrize("problem", _WRONG_IN_LOBBY)
def test_what_nobody_may_do_in_a_lobby_is_found(problem: str) -> None:
    ada = Requester("ada", "Ada", 0)
    log = lobby.open_room(ada, TableOptions(seats=3), seed=bytes(32), code="ABCDEF", now=0)
    for seat, guest in enumerate(("ada", "bob")):
        log.append(entries.SeatTaken(at=1, guest=guest, ref=guest, seat=seat, name=guest, owner=guest))
    assert list(check_rooms({"room": [entries.encode(entry) for entry in log]}, [])) == []
    found = check_rooms({"room": [entries.encode(entry) for entry in (*log, _WRONG_IN_LOBBY[problem])]}, [])
    assert problem in next(found)
