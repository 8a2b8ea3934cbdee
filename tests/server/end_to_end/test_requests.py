"""Requests that are repeated, too late, out of order, or sent by the wrong guest or for the wrong seat."""

from pathlib import Path
from typing import Any

from tests.server.end_to_end.client import Client
from tests.server.end_to_end.people import people, seated_room
from tests.server.end_to_end.stored_entries import entries
from tests.server.serving import Server

FROM_A_SEAT: dict[str, dict[str, Any]] = {
    "ReturnToSeat": {},
    "VoteToFinish": {"agreed": True},
    "ShowEmote": {"emote": "gold"},
    "WriteNote": {"text": "mine"},
    "MarkSeat": {"about": 0, "mark": "foe"},
}


async def one_who_is_asked(clients: list[Client]) -> Client:
    """The client that is asked; the other seats are fast bots."""
    for _ in range(200):
        for client in clients:
            await client.read_until_quiet(0.05)
        for client in clients:
            if client.choices:
                return client
    raise AssertionError("nobody is asked")


async def test_a_request_sent_five_times_is_carried_out_once(server: Server, db_path: Path) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        client = await one_who_is_asked(await seated.clients())
        request = {"after": client.number, "command": client.choices[0] if client.choices else {}}
        for _ in range(5):
            await client.send("Play", ref="the same", **request)
        await client.until(lambda: sum('"the same"' in frame for frame in client.frames) == 5)
        assert client.replies["the same"]["frame"] == "Accepted"
        assert not [frame for frame in client.frames if '"Refused"' in frame]
        await client.connect()  # and once more after reconnecting
        assert (await client.request("Play", ref="the same", **request))["frame"] == "Accepted"
        refs = [entry.get("ref") for entry in entries(db_path, seated.room)]
        assert refs.count("the same") == 1


async def test_of_two_commands_after_the_same_number_the_first_counts(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        client = await one_who_is_asked(await seated.clients())
        assert client.choices
        request = {"after": client.number, "command": client.choices[0]}
        for ref in ("first", "second"):
            await client.send("Play", ref=ref, **request)
        await client.until(lambda: {"first", "second"} <= client.replies.keys())
        assert client.replies["first"]["frame"] == "Accepted"
        assert client.replies["second"]["reason"] == "stale"


async def test_commands_with_an_old_or_too_large_number_are_refused(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        client = await one_who_is_asked(await seated.clients())
        assert client.choices
        command, number = client.choices[0], client.number
        assert await client.refused("Play", after=number - 1, command=command) == "stale"
        assert await client.refused("Play", after=number + 1, command=command) == "after-too-large"
        assert await client.refused("Play", after=number, command={"do": "Fly"}) == "bad-input"
        await client.accepted("Play", after=number, command=command)


async def test_seats_that_are_not_asked_and_spectators_cannot_play(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated, people(server.address, 1) as (spectator,):
        clients = await seated.clients()
        client = await one_who_is_asked(clients)
        other = clients[1 - clients.index(client)]
        assert client.choices
        command = client.choices[0]
        reason = await other.refused("Play", after=other.number, command=command)
        assert reason == "not-your-turn"
        watching = await spectator.client(seated.room).connect()
        assert await watching.refused("Play", after=watching.number, command=command) == "spectator"
        for request, details in FROM_A_SEAT.items():
            assert await watching.refused(request, **details) == "spectator"


async def test_the_reference_of_another_guest_has_no_effect(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        clients = await seated.clients()
        await clients[0].accepted("SendChat", ref="hello", text="Good evening!")
        await clients[1].accepted("SendChat", ref="hello", text="Good evening to you!")
        await clients[0].wait_for_item("ChatSent", seat=1)
        assert [said["text"] for said in clients[0].items_named("ChatSent")] == [
            "Good evening!",
            "Good evening to you!",
        ]


async def test_nobody_connects_from_the_seat_of_another_guest(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated, people(server.address, 1) as (stranger,):
        for person, seat in ((seated.people[1], 0), (seated.people[0], 2), (stranger, 0), (stranger, 11)):
            client = await person.client(seated.room, seat).connect()
            assert await client.closed() == 4003
            assert client.frames == []


async def test_nobody_sends_requests_for_another_guest_over_http(server: Server) -> None:
    async with (
        seated_room(server.address, 2, start=False, seats=3) as seated,
        people(server.address, 1) as (stranger,),
    ):
        room, (host, guest) = seated.room, seated.people
        wanted = [
            (guest, "Leave", {"seat": 0}, "not-your-seat"),
            (guest, "Remove", {"seat": 0}, "not-host"),
            (guest, "Start", {}, "not-host"),
            (guest, "Ready", {"seat": 0, "ready": True}, "not-your-seat"),
            (stranger, "Leave", {"seat": 1}, "not-your-seat"),
            (stranger, "Sit", {"seat": 1}, "seat-taken"),
            (stranger, "PassHost", {"seat": 1}, "not-host"),
            (stranger, "Mute", {"seat": 0, "muted": True}, "not-host"),
            (host, "Leave", {"seat": 1}, "not-your-seat"),
            (host, "Rematch", {}, "not-over"),
        ]
        for person, request, details, reason in wanted:
            answer = await person.request(room, request, **details)
            assert (answer.status_code, answer.json()["reason"]) == (409, reason), request
