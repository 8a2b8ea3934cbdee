"""Time, for real but in a hurry: clocks that run out, bots that hold seats, windows for a veto."""

import asyncio
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

import pytest

from pyrite.game.catalogue import VETO_CARD
from pyrite.game.notation.record import read_record
from pyrite.server.room.clock import CLOCKS, TIME_AFTER_LOADING
from tests.server.real.client import Client, Frame
from tests.server.real.kept import entries
from tests.server.real.people import table
from tests.server.real.playing import play_on
from tests.server.real.within import run
from tests.server.serving import Server, serving

HASTE = 40
GRACE = 0.4
NORMAL = CLOCKS["normal"].sped_up(HASTE)
"""A turn of one and a half seconds: whoever plays on has time enough for that on a busy machine too."""
LENGTH = NORMAL.veto
LET_PASS = {"do": "LetPass"}


@pytest.fixture(scope="module")
def hurried_at(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hurried") / "pyrite.db"


@pytest.fixture(scope="module")
def sped_up(hurried_at: Path) -> Iterator[Server]:
    """A server where a minute is a second and a half."""
    options = ("--no-limits", "--bot-delay", "0", "0.02", "--speedup", str(HASTE), "--reconnect-grace", str(GRACE))
    with serving(*options, store=f"sqlite:///{hurried_at}") as running:
        yield running
        assert running.logged() == ""


def test_the_clock_decides_for_one_who_does_not_and_a_bot_holds_the_seat(sped_up: Server) -> None:
    async def one_dreams() -> None:
        async with table(sped_up.address, 2, seats=3, clock="normal", bots="random_bot") as around:
            dreamer, other = await around.clients()
            playing = asyncio.ensure_future(play_on(other, Random(1)))
            await dreamer.told("BotTookOver", seat=0)
            assert len(dreamer.find("TimeRanOut", seat=0)) == 2
            assert dreamer.choices is None
            await dreamer.until(lambda: dreamer.view and dreamer.view.table.asked == 0)
            await dreamer.accepted("ReturnToSeat")
            await dreamer.told("PlayerReturned", seat=0)
            assert (await dreamer.order("ReturnToSeat"))["frame"] == "Accepted"  # it is one's own already
            await play_on(dreamer, Random(2), lambda: dreamer.find("BotTookOver", seat=0)[1:])
            playing.cancel()
            passes_by_the_clock(other)
            timers(dreamer)

    run(one_dreams())


def passes_by_the_clock(client: Client) -> None:
    """What others learn when time runs out in a turn: a pass, and no card."""
    for event, fact in pairwise(client.things):
        if event.get("event") == "TimeRanOut" and fact["fact"] == "Passed" and event["seat"] != client.seat:
            assert fact["seat"] == event["seat"]
            assert set(fact["cards"]) <= {None, 0, ""}, fact


def timers(client: Client) -> None:
    """Every timer says how long a decision may take, and never more is left than that."""
    assert client.timer is not None or client.over
    assert {timer["total"] for timer in client.timers if timer} <= {NORMAL.turn, NORMAL.answer, NORMAL.veto}
    for timer in client.timers:
        assert timer is None or 0 <= timer["left"] <= max(timer["total"], TIME_AFTER_LOADING / HASTE)


def test_a_bot_holds_the_seat_of_one_who_is_gone_and_the_host_role_passes_on(sped_up: Server) -> None:
    async def host_goes() -> None:
        async with table(sped_up.address, 2, seats=3, clock="relaxed") as around:
            host, other = await around.clients()
            await other.until(lambda: other.here == [0, 1])
            await host.drop()
            await other.told("BotTookOver", seat=0)
            await other.told("HostChanged", seat=1)
            await other.accepted("Mute", seat=0, muted=True)  # as the host can
            await host.connect()
            await host.told("BotTookOver", seat=0)
            if host.view and host.view.table.asked == 0:
                assert await host.refused("Play", after=host.number, command={"do": "Pass"}) == "bot-took-over"
            await host.accepted("ReturnToSeat")
            assert await host.refused("Mute", seat=1, muted=True) == "not-host"
            await other.told("PlayerReturned", seat=0)

    run(host_goes())


def test_who_comes_back_in_time_keeps_the_seat(sped_up: Server) -> None:
    async def comes_back() -> bool:
        async with table(sped_up.address, 2, seats=3, clock="relaxed") as around:
            clients = await around.clients()
            gone = monotonic()
            await clients[0].drop()
            await clients[0].connect()
            await clients[0].accepted("ShowEmote", emote="sorry")
            if monotonic() - gone > GRACE:
                return False
            await asyncio.sleep(2 * GRACE)
            for client in clients:
                await client.quiet(0.1)
                assert client.find("BotTookOver", seat=0) == []
            return True

    async def in_time() -> None:
        while not await comes_back():
            pass  # this machine was too slow to come back in time: once more

    run(in_time())


def test_a_rematch_keeps_the_seats_of_those_who_come_later(sped_up: Server) -> None:
    async def look_back_first() -> None:
        async with table(sped_up.address, 3, seats=3, clock="none") as around:
            clients = await around.clients()
            for client in clients:
                await client.accepted("VoteToFinish", agreed=True)
            await clients[0].accepted("Rematch")
            ada, bea, _ = around.people
            again = (await clients[0].told("RematchOpened"))["room"]
            host = await ada.client(again, 0).connect()
            await asyncio.sleep(3 * GRACE)
            await host.quiet(0.1)
            assert host.find("SeatEmptied") == []
            late = await bea.client(again, 1).connect()  # the seat is still hers
            assert await host.refused("Start") == "not-all-ready"
            await host.accepted("Remove", seat=2)  # and nobody is waited for for ever
            await late.accepted("Ready", seat=1, ready=True)
            await late.drop()  # who came and went is gone like anybody
            await host.told("SeatEmptied", seat=1)
            await host.accepted("Start")

    run(look_back_first())


def test_a_host_who_does_not_come_to_the_rematch_is_waited_for_no_longer_than_others(sped_up: Server) -> None:
    async def host_stays_away() -> None:
        async with table(sped_up.address, 2, seats=3, clock="none") as around:
            clients = await around.clients()
            for client in clients:
                await client.accepted("VoteToFinish", agreed=True)
            await clients[0].accepted("Rematch")
            again = (await clients[1].told("RematchOpened"))["room"]
            other = await around.people[1].client(again, 1).connect()
            await other.told("HostChanged", seat=1)
            await other.accepted("Start")

    run(host_stays_away())


def test_no_bot_takes_the_seats_of_those_who_pass_one_device_around(sped_up: Server) -> None:
    async def pass_around() -> None:
        async with table(sped_up.address, 2, start=False, seats=4, clock="none") as around:
            await around.host.does(around.room, "Sit", seat=2, name="Cleo")
            await around.host.does(around.room, "Start")
            device, other = around.client(0), await around.client(1).connect()
            await device.connect()
            await other.until(lambda: other.here == [0, 1, 2])
            curtain = await around.host.client(around.room).connect()  # looking on: no hand is in view
            await device.drop()
            await asyncio.sleep(2 * GRACE)
            await other.quiet(0.1)
            assert other.here == [0, 1, 2]
            assert other.find("BotTookOver") == []
            await curtain.drop()
            await other.told("BotTookOver", seat=0)
            await other.told("BotTookOver", seat=2)

    run(pass_around())


def test_in_the_lobby_the_seat_of_one_who_is_gone_is_free_again(sped_up: Server) -> None:
    async def host_goes() -> None:
        async with table(sped_up.address, 2, start=False, seats=3) as around:
            host, other = await around.clients()
            await other.until(lambda: other.here == [0, 1])
            await host.drop()
            assert (await other.told("SeatEmptied", seat=0))["reason"] == "gone"
            await other.told("HostChanged", seat=1)
            await other.accepted("Start")
            await other.told("GameStarted")

    run(host_goes())


class Windows:
    """People who hardly ever veto, and count the windows with and without somebody who could."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.seen = {True: 0, False: 0}

    def choose(self, choices: list[Frame]) -> list[Frame]:
        if LET_PASS not in choices:
            return choices
        self.seen[self.held()] += 1
        return choices * 2 + [LET_PASS] * 30

    def held(self) -> bool:
        views = [client.view for client in self.clients]
        return any(view and view.own and VETO_CARD in view.own.hand for view in views)

    def enough(self) -> bool:
        return min(self.seen.values()) >= 16 or max(self.seen.values()) > 80


@pytest.mark.rule("WC-19b")
def test_a_window_for_a_veto_is_as_long_for_those_who_hold_one_as_for_those_who_do_not(
    sped_up: Server, hurried_at: Path
) -> None:
    async def whole_box() -> None:
        async with table(sped_up.address, 3, seats=3, clock="normal", modules=["veto"]) as around:
            clients = await around.clients()
            windows = Windows(clients)
            players = (play_on(client, Random(4), windows.enough, windows.choose) for client in clients)
            await asyncio.gather(*players)
            await asyncio.gather(*(client.order("VoteToFinish", agreed=True) for client in clients))
            record = (await around.host.http.get(f"/api/rooms/{around.room}/record")).raise_for_status().text
            for client in clients:
                assert {timer["total"] for timer in client.window_timers} == {LENGTH}
                assert all(timer["left"] <= LENGTH for timer in client.window_timers)
            lasted(entries(hurried_at, around.room), record)

    run(whole_box())


def lasted(kept: list[dict[str, Any]], record: str) -> None:
    """From the store: every window in which nobody vetoed stayed open for its whole length."""
    by_holder: dict[bool, list[int]] = {True: [], False: []}
    read = read_record(record)
    game, commands, opened = read.opening(), iter(read.entries[1:]), 0
    for entry in kept:
        if entry["entry"] == "Played":
            if entry.get("chosen_by") == "window":
                held = any(own is not None and VETO_CARD in own.hand for own in game.state.privates)
                by_holder[held].append(entry["at"] - opened)
            for written in islice(commands, len(entry["plays"])):
                assert written.seat is not None
                assert written.command is not None
                game.submit(written.seat, written.command)
            opened = entry["at"]
    assert min(min(times) for times in by_holder.values() if times) >= LENGTH
    if all(by_holder.values()):
        # Loosely: whatever a busy machine adds, it adds to both.
        assert abs(median(by_holder[True]) - median(by_holder[False])) < 1000
