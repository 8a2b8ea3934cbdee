"""Real time with fast clocks: timeouts, bots that take over, veto windows."""

import asyncio
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

import pytest

from pyrite.game.modules.veto.commands import VETO_CARD
from pyrite.game.notation.record import read_record
from pyrite.server.room.clock import CLOCKS, TIME_AFTER_PAUSE
from tests.server.end_to_end.client import Client, Frame
from tests.server.end_to_end.people import seated_room
from tests.server.end_to_end.random_play import play_random
from tests.server.end_to_end.stored_entries import entries
from tests.server.end_to_end.test_requests import one_who_is_asked
from tests.server.serving import Server, serving

SPEEDUP = 40
RECONNECT_GRACE = 0.4
NORMAL = CLOCKS["normal"].sped_up(SPEEDUP)
"""A turn of one and a half seconds, enough to play in time even on a busy machine."""
LENGTH = NORMAL.veto
LET_PASS = {"do": "LetPass"}


@pytest.fixture(scope="module")
def fast_db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fast") / "pyrite.db"


@pytest.fixture(scope="module")
def sped_up(fast_db: Path) -> Iterator[Server]:
    """A server with clocks 40 times as fast."""
    options = (
        "--no-limits",
        "--bot-delay",
        "0",
        "0.02",
        "--speedup",
        str(SPEEDUP),
        "--reconnect-grace",
        str(RECONNECT_GRACE),
    )
    with serving(*options, store=f"sqlite:///{fast_db}") as running:
        yield running
        assert running.logged() == ""


async def test_the_server_decides_after_a_timeout_and_a_bot_takes_over(sped_up: Server) -> None:
    async with seated_room(sped_up.address, 2, seats=3, clock="normal", bots="random_bot") as seated:
        idle, other = await seated.clients()
        playing = asyncio.ensure_future(play_random(other, Random(1)))
        await idle.wait_for_item("BotTookOver", seat=0)
        assert len(idle.items_named("TimeRanOut", seat=0)) == 2
        assert idle.choices is None
        await idle.until(lambda: idle.view and idle.view.table.asked == 0)
        await idle.accepted("ReturnToSeat")
        await idle.wait_for_item("PlayerReturned", seat=0)
        assert (await idle.request("ReturnToSeat"))["frame"] == "Accepted"  # no bot has taken over
        await play_random(idle, Random(2), lambda: idle.items_named("BotTookOver", seat=0)[1:])
        playing.cancel()
        check_timeout_passes(other)
        check_timers(idle)


def check_timeout_passes(client: Client) -> None:
    """What others are sent when a turn times out: a pass without its card."""
    for event, fact in pairwise(client.items):
        if event.get("event") == "TimeRanOut" and fact["fact"] == "Passed" and event["seat"] != client.seat:
            assert fact["seat"] == event["seat"]
            assert set(fact["cards"]) <= {None, 0, ""}, fact


def check_timers(client: Client) -> None:
    """Every timer has a known total, and never more time left than that."""
    assert client.timer is not None or client.over
    assert {timer["total"] for timer in client.timers if timer} <= {NORMAL.turn, NORMAL.answer, NORMAL.veto}
    for timer in client.timers:
        assert timer is None or 0 <= timer["left"] <= max(timer["total"], TIME_AFTER_PAUSE / SPEEDUP)


async def test_a_bot_takes_over_for_an_absent_host_and_another_becomes_host(sped_up: Server) -> None:
    async with seated_room(sped_up.address, 2, seats=3, clock="relaxed") as seated:
        host, other = await seated.clients()
        await other.until(lambda: other.connected == [0, 1])
        await host.drop()
        await other.wait_for_item("BotTookOver", seat=0)
        await other.wait_for_item("HostChanged", seat=1)
        await other.accepted("Mute", seat=0, muted=True)  # as the host can
        await host.connect()
        await host.wait_for_item("BotTookOver", seat=0)
        if host.view and host.view.table.asked == 0:
            assert await host.refused("Play", after=host.number, command={"do": "Pass"}) == "bot-took-over"
        await host.accepted("ReturnToSeat")
        assert await host.refused("Mute", seat=1, muted=True) == "not-host"
        await other.wait_for_item("PlayerReturned", seat=0)


async def test_a_player_who_reconnects_in_time_keeps_the_seat(sped_up: Server) -> None:
    async def comes_back() -> bool:
        async with seated_room(sped_up.address, 2, seats=3, clock="relaxed") as seated:
            back, other = await seated.clients()
            gone = monotonic()
            await back.drop()
            await back.connect()
            await back.accepted("ShowEmote", emote="sorry")
            if monotonic() - gone > RECONNECT_GRACE:
                return False
            await other.drop()  # later, so its time ends later
            await back.wait_for_item("BotTookOver", seat=1)
            assert back.items_named("BotTookOver", seat=0) == []
            return True

    while not await comes_back():
        pass  # this machine was too slow to reconnect in time: try again


async def test_a_rematch_keeps_seats_for_players_who_connect_late(sped_up: Server) -> None:
    async with seated_room(sped_up.address, 4, seats=4, clock="none") as seated:
        clients = await seated.clients()
        for client in clients:
            await client.accepted("VoteToFinish", agreed=True)
        await clients[0].accepted("Rematch")
        ada, bea, _, dora = seated.people
        again = (await clients[0].wait_for_item("RematchOpened"))["room"]
        host = await ada.client(again, 0).connect()
        await (await dora.client(again, 3).connect()).drop()  # her time ends later than that of the others
        await host.wait_for_item("SeatEmptied", seat=3)
        assert len(host.items_named("SeatEmptied")) == 1
        late = await bea.client(again, 1).connect()  # the seat is still hers
        assert await host.refused("Start") == "not-all-ready"
        await host.accepted("Remove", seat=2)  # the host can stop waiting
        await late.accepted("Ready", seat=1, ready=True)
        await late.drop()  # after a first connection the normal time limit applies
        await host.wait_for_item("SeatEmptied", seat=1)
        await host.accepted("Start")


async def test_a_rematch_does_not_keep_the_seat_of_an_absent_host(sped_up: Server) -> None:
    async with seated_room(sped_up.address, 2, seats=3, clock="none") as seated:
        clients = await seated.clients()
        for client in clients:
            await client.accepted("VoteToFinish", agreed=True)
        await clients[0].accepted("Rematch")
        again = (await clients[1].wait_for_item("RematchOpened"))["room"]
        other = await seated.people[1].client(again, 1).connect()
        await other.wait_for_item("HostChanged", seat=1)
        await other.accepted("Start")


async def test_no_bot_takes_over_seats_that_share_one_device(sped_up: Server) -> None:
    async with seated_room(sped_up.address, 3, start=False, seats=4, clock="none") as seated:
        await seated.host.request_accepted(seated.room, "Sit", seat=3, name="Dora")
        await seated.host.request_accepted(seated.room, "Start")
        device, other, third = [await seated.client(seat).connect() for seat in range(3)]
        await other.until(lambda: other.connected == [0, 1, 2, 3])
        # The screen between two turns, which shows no hand.
        spectator = await seated.host.client(seated.room).connect()
        await device.drop()
        await third.drop()  # later, so its time ends later
        await other.wait_for_item("BotTookOver", seat=2)
        assert other.connected == [0, 1, 3]
        assert len(other.items_named("BotTookOver")) == 1
        await spectator.drop()
        await other.wait_for_item("BotTookOver", seat=0)
        await other.wait_for_item("BotTookOver", seat=3)


async def test_in_the_lobby_the_seat_of_an_absent_player_becomes_free(sped_up: Server) -> None:
    async with seated_room(sped_up.address, 2, start=False, seats=3) as seated:
        host, other = await seated.clients()
        await other.until(lambda: other.connected == [0, 1])
        await host.drop()
        assert (await other.wait_for_item("SeatEmptied", seat=0))["reason"] == "gone"
        await other.wait_for_item("HostChanged", seat=1)
        await other.accepted("Start")
        await other.wait_for_item("GameStarted")


class VetoWindows:
    """Players who rarely veto; counts the windows with and without a holder of the veto."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.seen = {True: 0, False: 0}

    def choose(self, choices: list[Frame]) -> list[Frame]:
        if LET_PASS not in choices:
            return choices
        self.seen[self.veto_is_held()] += 1
        return choices * 2 + [LET_PASS] * 30

    def veto_is_held(self) -> bool:
        views = [client.view for client in self.clients]
        return any(view and view.own and VETO_CARD in view.own.hand for view in views)

    def enough(self) -> bool:
        return min(self.seen.values()) >= 16 or max(self.seen.values()) > 80


@pytest.mark.rule("WC-19b")
async def test_a_veto_window_is_equally_long_with_and_without_the_veto(sped_up: Server, fast_db: Path) -> None:
    async with seated_room(sped_up.address, 3, seats=3, clock="normal", modules=["veto"]) as seated:
        clients = await seated.clients()
        windows = VetoWindows(clients)
        players = (play_random(client, Random(4), windows.enough, windows.choose) for client in clients)
        await asyncio.gather(*players)
        await asyncio.gather(*(client.request("VoteToFinish", agreed=True) for client in clients))
        record = (await seated.host.http.get(f"/api/rooms/{seated.room}/record")).raise_for_status().text
        for client in clients:
            assert {timer["total"] for timer in client.window_timers} == {LENGTH}
            assert all(timer["left"] <= LENGTH for timer in client.window_timers)
        check_window_lengths(entries(fast_db, seated.room), record)


async def until_asked(client: Client) -> None:
    await client.until(lambda: client.choices)


async def one_with_a_tunnel(clients: list[Client]) -> tuple[Client, dict[str, Any]]:
    """The client that is asked, and how it can lay a tunnel. Those who can lay none pass."""
    while True:
        mover = await one_who_is_asked(clients)
        for each in mover.choices or []:
            if each["do"] == "LayTunnel":
                return mover, each
        passing = next(each for each in mover.choices or [] if each["do"] == "Pass")
        await mover.accepted("Play", after=mover.number, command=passing)


@pytest.mark.rule("WC-19b")
async def test_a_window_closes_when_all_have_answered_or_did_so_in_advance(sped_up: Server) -> None:
    async with seated_room(sped_up.address, 3, seats=3, clock="none", veto_time="all", modules=["veto"]) as seated:
        clients = await seated.clients()
        for in_advance in (True, False):
            mover, tunnel = await one_with_a_tunnel(clients)
            others = [client for client in clients if client is not mover]
            assert mover.view is not None
            turn = mover.view.table.turn
            for client in others if in_advance else ():
                await client.accepted("LetAllPass", turn=turn, active=True)
            await mover.accepted("Play", after=mover.number, command=tunnel)
            for client in () if in_advance else others:
                await until_asked(client)
                await client.accepted("Play", after=client.number, command=LET_PASS)
            begun = monotonic()
            await mover.wait_for_item("TunnelLaid", seat=mover.seat)
            assert monotonic() - begun < 60 / SPEEDUP, "the window was open until its limit"


def check_window_lengths(kept: list[dict[str, Any]], record: str) -> None:
    """The stored entries show that every window without a veto stayed open for its full length."""
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
        # With tolerance: a busy machine delays both.
        assert abs(median(by_holder[True]) - median(by_holder[False])) < 1000
