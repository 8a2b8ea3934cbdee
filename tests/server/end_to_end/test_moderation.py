"""Finish votes and moderation of spectators over WebSockets."""

import json
from pathlib import Path

from tests.server.end_to_end.client import Client, Frame
from tests.server.end_to_end.conftest import QUICK
from tests.server.end_to_end.people import people, seated_room
from tests.server.serving import Server, serving

BANNED = 4005
NOT_YOURS = 4003


def frames(client: Client, kind: str) -> list[Frame]:
    """All received frames of a kind, oldest first."""
    return [frame for frame in map(json.loads, client.frames) if frame["frame"] == kind]


def listed(host: Client) -> list[Frame]:
    """The list of spectators that the host was last sent."""
    found = [each["spectators"] for each in frames(host, "Presence") if "spectators" in each]
    return found[-1] if found else []


async def test_the_first_player_after_a_restart_cannot_end_the_game_alone(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'rooms.db'}"
    with serving(*QUICK, "--reconnect-grace", "600", store=store) as server:
        async with seated_room(server.address, 3, seats=4, clock="none") as seated:
            await seated.clients()
            server.stop()
            with serving(*QUICK, "--reconnect-grace", "600", store=store) as again:
                for person in seated.people:
                    person.move_to(again.address)
                first = await seated.client(0).connect()
                await first.accepted("VoteToFinish", agreed=True)
                await first.wait_for_item("FinishVoted", seat=0)
                assert not first.over
                second, third = [await seated.client(seat).connect() for seat in (1, 2)]
                await second.accepted("VoteToFinish", agreed=False)
                await first.wait_for_item("FinishOpposed", seat=1)
                for client in (first, second, third):
                    await client.accepted("VoteToFinish", agreed=True)
                await third.wait_for_item("GameRevealed")


async def test_a_player_alone_can_finish_after_the_others_did_not_return() -> None:
    """The reconnect grace is short and clocks run 200 times as fast: two minutes take 0.6 seconds."""
    with serving(*QUICK, "--reconnect-grace", "0.2") as server:
        async with seated_room(server.address, 2, seats=3, clock="none") as seated:
            last, other = await seated.clients()
            await other.drop()
            await last.wait_for_item("BotTookOver", seat=1)
            await last.accepted("VoteToFinish", agreed=True)
            update = next(each for each in reversed(frames(last, "Update")) if "vote_left" in each)
            assert 0 < update["vote_left"] <= 600
            await last.wait_for_item("GameRevealed")


async def test_a_host_lists_mutes_and_removes_spectators(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated, people(server.address, 2) as (zoe, yan):
        await zoe.arrive("Zoe")
        await yan.arrive("Yan")
        host, other = await seated.clients()
        watching = await zoe.client(seated.room).connect()
        also = await yan.client(seated.room).connect()
        await host.until(lambda: len(listed(host)) == 2)
        found = {each["name"]: each["person"] for each in listed(host)}
        assert listed(host)[1] == {"person": found["Zoe"], "name": "Zoe", "connected": True, "muted": False}
        await watching.accepted("SendChat", text="Hello")
        assert (await other.wait_for_item("ChatSent", seat=None))["person"] == found["Zoe"]

        await host.accepted("MuteSpectator", person=found["Zoe"], muted=True)
        assert await watching.refused("SendChat", text="But") == "muted"
        await also.accepted("SendChat", text="I may.")

        await host.accepted("RemoveSpectator", person=found["Zoe"])
        assert await watching.closed() == BANNED
        assert watching.goodbye is not None
        assert (watching.goodbye["reason"], watching.goodbye["reconnect"]) == ("removed", False)
        back = zoe.client(seated.room)
        await back.connect()
        assert await back.closed() == BANNED
        for answer in (
            await zoe.http.get(f"/api/rooms/{seated.room}"),
            await zoe.request(seated.room, "Sit", seat=2, name="Zoe"),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (403, "removed")
        await host.until(lambda: [each["name"] for each in listed(host)] == ["Yan"])

        assert not any("spectators" in each for each in frames(other, "Presence") + frames(also, "Presence"))
        secrets = [person.token for person in (zoe, yan, *seated.people)]
        everything = "".join(host.frames + other.frames + also.frames)
        assert not any(secret in everything for secret in secrets)


async def test_a_host_forbids_spectators_during_the_game(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated, people(server.address, 1) as (zoe,):
        host, other = await seated.clients()
        watching = await zoe.client(seated.room).connect()
        await host.until(lambda: len(listed(host)) == 1)
        assert await other.refused("AllowSpectators", allowed=False) == "not-host"
        await host.accepted("AllowSpectators", allowed=False)
        assert await watching.closed() == NOT_YOURS
        assert (await zoe.http.get(f"/api/rooms/{seated.room}")).json()["reason"] == "no-spectators"
        await other.wait_for_item("SpectatorsAllowed", allowed=False)
        await host.accepted("AllowSpectators", allowed=True)
        await zoe.client(seated.room).connect()
        await host.until(lambda: len(listed(host)) == 1)


async def test_a_game_against_bots_with_the_veto_has_no_spectators_unless_asked(server: Server) -> None:
    """Otherwise its windows would wait for a person without the veto."""
    async with people(server.address, 2) as (ada, zoe):
        await zoe.arrive("Zoe")
        for preset, asked, allowed in (
            ("classic", {}, True),
            ("the whole box", {}, False),
            ("the whole box", {"spectators": True}, True),
        ):
            body = {"preset": preset, "bots": "random_bot", **asked}
            room = (await ada.post("/api/play-now", body))["room"]
            answer = await zoe.http.get(f"/api/rooms/{room}")
            assert answer.status_code == (200 if allowed else 403), answer.text
            assert (await ada.http.get(f"/api/rooms/{room}")).is_success


async def test_a_new_host_receives_the_list_of_spectators(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated, people(server.address, 1) as (zoe,):
        await zoe.arrive("Zoe")
        host, other = await seated.clients()
        await zoe.client(seated.room).connect()
        await host.until(lambda: len(listed(host)) == 1)
        await host.accepted("PassHost", seat=1)
        await other.until(lambda: [each["name"] for each in listed(other)] == ["Zoe"])
        shown = await seated.client(1).connect(from_snapshot=True)
        await shown.until(lambda: shown.snapshots)
        assert [each["name"] for each in shown.snapshots[0]["spectators"]] == ["Zoe"]


async def test_two_people_with_the_same_name_cannot_join_one_room(server: Server) -> None:
    async with (
        seated_room(server.address, 1, start=False, seats=3) as seated,
        people(server.address, 1) as (zoe,),
    ):
        answer = await zoe.request(seated.room, "Sit", seat=1, name="a d a")
        assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken")
        answer = await zoe.http.put("/api/me", json={"name": "Z" + "\u0336" * 9})
        assert (answer.status_code, answer.json()["reason"]) == (400, "text-marks")
        await zoe.request_accepted(seated.room, "Sit", seat=1, name="Zoe")
