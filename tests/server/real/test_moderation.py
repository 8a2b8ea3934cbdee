"""People and hosts over real sockets: who can end a game, and what a host does about spectators."""

import json
from pathlib import Path

from tests.server.real.client import Client, Frame
from tests.server.real.conftest import QUICK
from tests.server.real.people import people, table
from tests.server.real.within import run
from tests.server.serving import Server, serving

BANNED = 4005
NOT_YOURS = 4003


def frames(client: Client, kind: str) -> list[Frame]:
    """All frames of a kind that have come, oldest first."""
    return [frame for frame in map(json.loads, client.frames) if frame["frame"] == kind]


def listed(host: Client) -> list[Frame]:
    """The spectators as the host was told last."""
    found = [each["spectators"] for each in frames(host, "Presence") if "spectators" in each]
    return found[-1] if found else []


def test_the_first_to_come_back_after_a_restart_does_not_end_the_game_of_the_others(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'rooms.db'}"

    async def restart() -> None:
        with serving(*QUICK, "--reconnect-grace", "600", store=store) as server:
            async with table(server.address, 3, seats=4, clock="none") as around:
                await around.clients()
                server.stop()
                with serving(*QUICK, "--reconnect-grace", "600", store=store) as again:
                    for person in around.people:
                        person.move_to(again.address)
                    first = await around.client(0).connect()
                    await first.accepted("VoteToFinish", agreed=True)
                    await first.told("FinishVoted", seat=0)
                    assert not first.over
                    second, third = [await around.client(seat).connect() for seat in (1, 2)]
                    await second.accepted("VoteToFinish", agreed=False)
                    await first.told("FinishOpposed", seat=1)
                    for client in (first, second, third):
                        await client.accepted("VoteToFinish", agreed=True)
                    await third.told("GameRevealed")

    run(restart())


def test_who_is_left_alone_finishes_when_nobody_has_come_back_in_time() -> None:
    """The grace is short and the clock runs two hundred times as fast: two minutes are over in 0.6 seconds."""

    async def wait() -> None:
        with serving(*QUICK, "--reconnect-grace", "0.2") as server:
            async with table(server.address, 2, seats=3, clock="none") as around:
                last, other = await around.clients()
                await other.drop()
                await last.told("BotTookOver", seat=1)
                await last.accepted("VoteToFinish", agreed=True)
                told = next(each for each in reversed(frames(last, "Update")) if "vote_left" in each)
                assert 0 < told["vote_left"] <= 600
                await last.told("GameRevealed")

    run(wait())


def test_a_host_sees_mutes_and_removes_spectators_who_do_not_come_back(server: Server) -> None:
    async def moderate() -> None:
        async with table(server.address, 2, seats=3) as around, people(server.address, 2) as (zoe, yan):
            await zoe.arrive("Zoe")
            await yan.arrive("Yan")
            host, other = await around.clients()
            watching = await zoe.client(around.room).connect()
            also = await yan.client(around.room).connect()
            await host.until(lambda: len(listed(host)) == 2)
            found = {each["name"]: each["person"] for each in listed(host)}
            assert listed(host)[1] == {"person": found["Zoe"], "name": "Zoe", "connected": True, "muted": False}
            await watching.accepted("SendChat", text="Hello")
            assert (await other.told("ChatSent", seat=None))["person"] == found["Zoe"]

            await host.accepted("MuteSpectator", person=found["Zoe"], muted=True)
            assert await watching.refused("SendChat", text="But") == "muted"
            await also.accepted("SendChat", text="I may.")

            await host.accepted("RemoveSpectator", person=found["Zoe"])
            assert await watching.closed() == BANNED
            assert watching.close_all is not None
            assert (watching.close_all["reason"], watching.close_all["reconnect"]) == ("removed", False)
            back = zoe.client(around.room)
            await back.connect()
            assert await back.closed() == BANNED
            for answer in (
                await zoe.http.get(f"/api/rooms/{around.room}"),
                await zoe.order(around.room, "Sit", seat=2, name="Zoe"),
            ):
                assert (answer.status_code, answer.json()["reason"]) == (403, "removed")
            await host.until(lambda: [each["name"] for each in listed(host)] == ["Yan"])

            assert not any("spectators" in each for each in frames(other, "Presence") + frames(also, "Presence"))
            secrets = [person.token for person in (zoe, yan, *around.people)]
            everything = "".join(host.frames + other.frames + also.frames)
            assert not any(secret in everything for secret in secrets)

    run(moderate())


def test_a_host_switches_spectators_off_in_the_middle_of_a_game(server: Server) -> None:
    async def switch_off() -> None:
        async with table(server.address, 2, seats=3) as around, people(server.address, 1) as (zoe,):
            host, other = await around.clients()
            watching = await zoe.client(around.room).connect()
            await host.until(lambda: len(listed(host)) == 1)
            assert await other.refused("AllowSpectators", allowed=False) == "not-host"
            await host.accepted("AllowSpectators", allowed=False)
            assert await watching.closed() == NOT_YOURS
            assert (await zoe.http.get(f"/api/rooms/{around.room}")).json()["reason"] == "no-spectators"
            await other.told("SpectatorsAllowed", allowed=False)
            await host.accepted("AllowSpectators", allowed=True)
            await zoe.client(around.room).connect()
            await host.until(lambda: len(listed(host)) == 1)

    run(switch_off())


def test_who_becomes_the_host_learns_who_watches(server: Server) -> None:
    async def pass_on() -> None:
        async with table(server.address, 2, seats=3) as around, people(server.address, 1) as (zoe,):
            await zoe.arrive("Zoe")
            host, other = await around.clients()
            await zoe.client(around.room).connect()
            await host.until(lambda: len(listed(host)) == 1)
            await host.accepted("PassHost", seat=1)
            await other.until(lambda: [each["name"] for each in listed(other)] == ["Zoe"])
            shown = await around.client(1).connect(afresh=True)
            await shown.until(lambda: shown.snapshots)
            assert [each["name"] for each in shown.snapshots[0]["spectators"]] == ["Zoe"]

    run(pass_on())


def test_two_people_with_one_name_do_not_sit_at_one_table(server: Server) -> None:
    async def twice() -> None:
        async with table(server.address, 1, start=False, seats=3) as around, people(server.address, 1) as (zoe,):
            answer = await zoe.order(around.room, "Sit", seat=1, name="a d a")
            assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken")
            answer = await zoe.http.put("/api/me", json={"name": "Z" + "\u0336" * 9})
            assert (answer.status_code, answer.json()["reason"]) == (400, "text-marks")
            await zoe.does(around.room, "Sit", seat=1, name="Zoe")

    run(twice())
