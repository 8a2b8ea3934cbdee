"""Chat, notes, other devices, table options, finish votes and rematches over a real server."""

from pathlib import Path

from tests.server.end_to_end.people import Person, people, seated_room
from tests.server.end_to_end.test_requests import one_who_is_asked
from tests.server.serving import Server, serving


async def test_chat_reaches_everyone_until_the_host_mutes_a_player(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated, people(server.address, 1) as (stranger,):
        host, other = await seated.clients()
        await stranger.arrive("Zoe")
        spectator = await stranger.client(seated.room).connect()
        await other.accepted("SendChat", text="<b>Gold</b> & \N{ROCK}")
        await spectator.accepted("SendChat", text="I only look on.")
        await other.accepted("ShowEmote", emote="gold")
        for client in (host, other, spectator):
            message = await client.wait_for_item("ChatSent", seat=1)
            assert message["text"] == "<b>Gold</b> & \N{ROCK}"  # never markup
            assert (await client.wait_for_item("ChatSent", seat=None))["name"] == "Zoe"
            await client.wait_for_item("EmoteShown", seat=1, emote="gold")
        assert await other.refused("Mute", seat=0, muted=True) == "not-host"
        await host.accepted("Mute", seat=1, muted=True)
        assert await other.refused("SendChat", text="But ...") == "muted"
        assert await other.refused("ShowEmote", emote="sorry") == "muted"
        await host.accepted("Mute", seat=1, muted=False)
        await other.accepted("SendChat", text="Thanks.")
        for text in ("", "   ", "x" * 281, "hid\u202eden", "a\x00b"):
            assert (await other.refused("SendChat", text=text)).startswith("text-")


async def test_chat_is_refused_where_it_is_switched_off(server: Server) -> None:
    async with seated_room(server.address, 1, chat=False) as seated:
        assert await (await seated.client(0).connect()).refused("SendChat", text="Hello?") == "no-chat"


async def test_notes_and_marks_reach_only_their_seat_on_every_device(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        mine, also_mine, other = [await seated.client(seat).connect() for seat in (0, 0, 1)]
        await mine.accepted("WriteNote", text="Bea looked at the left goal", about=1)
        await mine.accepted("MarkSeat", about=1, mark="foe")
        await also_mine.wait_for_item("NoteWritten", about=1)
        await also_mine.wait_for_item("SeatMarked", about=1, mark="foe")
        await mine.accepted("SendChat", text="Done.")
        await other.wait_for_item("ChatSent")
        assert not other.items_named("NoteWritten") + other.items_named("SeatMarked")
        for seat, expected in ((0, ([[1, "Bea looked at the left goal"]], [[1, "foe"]])), (1, ([], []))):
            fresh = await seated.client(seat).connect(from_snapshot=True)
            await fresh.until(lambda: fresh.snapshots)  # noqa: B023  # awaited here
            own = fresh.snapshots[0]["own"]
            assert (own["notes"], own["marks"]) == expected
            assert seat == 0 or "looked at" not in "".join(other.frames + fresh.frames)


async def test_a_one_time_code_continues_the_same_seat_on_another_device(server: Server) -> None:
    async with seated_room(server.address, 1) as seated:
        code = (await seated.host.post("/api/me/code", {}))["code"]
        phone = Person(server.address)
        try:
            answer = await phone.http.post("/api/me/claim", json={"code": f" {code.lower()} "})
            assert answer.json() == {"name": "Ada"}
            assert phone.token != seated.host.token
            here, there = [await device.client(seated.room, 0).connect() for device in (seated.host, phone)]
            await there.accepted("WriteNote", text="from the phone")
            await here.wait_for_item("NoteWritten", text="from the phone")
            tables = (await phone.http.get("/api/me/rooms")).json()["rooms"]
            assert [each["room"] for each in tables] == [seated.room]
            again = await phone.http.post("/api/me/claim", json={"code": code})
            assert (again.status_code, again.json()["reason"]) == (404, "no-such-code")
        finally:
            await phone.leave()


async def test_a_room_is_found_by_its_code_and_listed_only_if_public(server: Server) -> None:
    open_to_all = seated_room(server.address, 1, start=False, listed=True, title="All welcome")
    async with open_to_all as seated, people(server.address, 1) as (guest,):
        listed = (await guest.http.get("/api/rooms")).json()["rooms"]
        assert seated.room in [each["room"] for each in listed]
        code = f"{seated.code[:3]}-{seated.code[3:].lower()}"
        assert (await guest.post("/api/join", {"code": code}))["room"] == seated.room
        await guest.request_accepted(seated.room, "Sit", seat=3, name="Zoe")
        assert (await guest.request(seated.room, "Start")).json()["reason"] == "not-host"
        assert (await seated.host.request(seated.room, "Start")).json()["reason"] == "not-all-ready"
        await guest.request_accepted(seated.room, "Ready", seat=3, ready=True)
        await seated.host.request_accepted(seated.room, "Start")
        listed = (await guest.http.get("/api/rooms")).json()["rooms"]
        assert seated.room not in [each["room"] for each in listed]


async def test_shuffle_words_stay_secret_until_the_game_starts(server: Server) -> None:
    async with seated_room(server.address, 2, start=False, seats=3) as seated:
        clients = await seated.clients()
        await clients[1].accepted("Ready", seat=1, ready=True, words="secret words")
        await clients[0].wait_for_item("ReadyChanged", seat=1)
        for client in clients:
            await client.read_until_quiet()
            assert "secret words" not in "".join(client.frames)
        look = await seated.host.http.get(f"/api/rooms/{seated.room}")
        assert "secret words" not in look.text
        await clients[0].accepted("Start")
        assert (await clients[0].wait_for_item("Contributed", seat=1))["words"] == "secret words"


async def test_a_removed_player_is_informed_and_replaced_by_a_bot(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3, clock="relaxed") as seated:
        host, other = await seated.clients()
        assert await other.refused("Remove", seat=0) == "not-host"
        await host.accepted("Remove", seat=1)
        assert await other.closed() == 4003
        assert other.goodbye is not None
        assert other.goodbye["reason"] == "seat-lost"
        assert other.goodbye["reconnect"] is True
        assert (await host.wait_for_item("SeatTaken", seat=1))["bot"] == "greedy_digger"
        assert await (await seated.client(1).connect()).closed() == 4003
        spectator = await seated.people[1].client(seated.room).connect()
        await spectator.wait_for_item("SeatTaken", seat=1)


async def test_the_game_ends_and_is_revealed_when_all_agree(server: Server) -> None:
    async with seated_room(server.address, 3, seats=5) as seated, people(server.address, 1) as (stranger,):
        clients = await seated.clients()
        spectator = await stranger.client(seated.room).connect()
        for path in ("record", "replay", "suspicion"):
            answer = await seated.host.http.get(f"/api/rooms/{seated.room}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
        await clients[0].accepted("VoteToFinish", agreed=True)
        await clients[1].accepted("VoteToFinish", agreed=True)
        await clients[1].accepted("VoteToFinish", agreed=False)
        await clients[2].accepted("VoteToFinish", agreed=True)
        assert not clients[2].over
        await clients[1].accepted("VoteToFinish", agreed=True)
        for client in (*clients, spectator):
            shown = await client.wait_for_item("GameRevealed")
            assert len(shown["roles"]) == 5
            assert shown["goals"]
            assert client.choices is None
        commitment = clients[0].items_named("OptionsSet")[-1]["commitment"]
        record = (await seated.host.http.get(f"/api/rooms/{seated.room}/record")).raise_for_status().text
        assert clients[0].items_named("GameRevealed")[0]["seed"] in record
        assert commitment in record
        assert (
            await clients[0].refused("Play", after=clients[0].number, command={"do": "LetPass"}) == "not-playing"
        )
        seen = (
            (await seated.host.http.get(f"/api/rooms/{seated.room}/replay?view_as=all")).raise_for_status().json()
        )
        assert seen["roles"] == clients[0].items_named("GameRevealed")[0]["roles"]


async def test_a_rematch_has_the_same_people_in_one_new_room(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated, people(server.address, 1) as (stranger,):
        clients = await seated.clients()
        assert await clients[0].refused("Rematch") == "not-over"
        for client in clients:
            await client.accepted("VoteToFinish", agreed=True)
        spectator = await stranger.client(seated.room).connect()
        assert await spectator.refused("Rematch") == "not-your-seat"
        await clients[1].accepted("Rematch")
        await clients[0].accepted("Rematch")  # the second request leads to the same room
        rooms = [(await client.wait_for_item("RematchOpened"))["room"] for client in (*clients, spectator)]
        assert len(set(rooms)) == 1
        look = (await seated.people[1].http.get(f"/api/rooms/{rooms[0]}")).raise_for_status().json()
        assert look["host"] is True
        assert look["seats"] == [1]
        assert look["room"]["previous"] == seated.room
        assert [seat["name"] for seat in look["room"]["seats"]][:2] == ["Ada", "Bea"]
        assert look["room"]["commitment"] != clients[0].items_named("OptionsSet")[-1]["commitment"]
        await seated.people[0].request_accepted(rooms[0], "Ready", seat=0, ready=True)
        await seated.people[1].request_accepted(rooms[0], "Start")


async def test_two_simultaneous_rematch_requests_open_one_room(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        clients = await seated.clients()
        for client in clients:
            await client.accepted("VoteToFinish", agreed=True)
        refs = [await client.send("Rematch") for client in clients]
        for client, ref in zip(clients, refs, strict=True):
            await client.until(lambda: ref in client.replies)  # noqa: B023  # awaited here
            assert client.replies[ref]["frame"] == "Accepted"
            await client.wait_for_item("RematchOpened")
            await client.read_until_quiet()
        assert clients[0].items_named("RematchOpened") == clients[1].items_named("RematchOpened")
        assert len(clients[0].items_named("RematchOpened")) == 1
        for person in seated.people:
            tables = (await person.http.get("/api/me/rooms")).json()["rooms"]
            assert len(tables) == 2, "a second rematch room was opened"


async def test_incompatible_options_are_explained_and_fewer_seats_move_people(server: Server) -> None:
    async with (
        seated_room(server.address, 1, start=False, seats=5) as seated,
        people(server.address, 1) as (guest,),
    ):
        await guest.request_accepted(seated.room, "Sit", seat=4, name="Zoe")
        host, other = await seated.client(0).connect(), await guest.client(seated.room, 4).connect()
        clash = {"seats": 5, "variants": ["no such variant"]}
        assert await host.refused("ChangeOptions", options=clash) == "bad-input"
        assert await other.refused("ChangeOptions", options={}) == "not-host"
        await host.accepted("ChangeOptions", options={"seats": 3})
        assert await other.closed() == 4003  # the seat no longer exists
        look = (await guest.http.get(f"/api/rooms/{seated.room}")).json()
        assert look["seats"] == [1]
        await (await guest.client(seated.room, 1).connect()).wait_for_item("OptionsSet")


async def test_a_host_on_the_last_seat_may_remove_that_seat(server: Server) -> None:
    async with seated_room(server.address, 1, start=False, seats=5) as seated:
        await seated.host.request_accepted(seated.room, "Sit", seat=4)
        await seated.host.request_accepted(seated.room, "Leave", seat=0)
        client = await seated.host.client(seated.room, 4).connect()
        await client.send("ChangeOptions", options={"seats": 3})
        assert await client.closed() == 4003
        look = (await seated.host.http.get(f"/api/rooms/{seated.room}")).json()
        assert (look["seats"], look["host"]) == ([0], True)


async def test_a_stopping_server_sends_goodbye(tmp_path: Path) -> None:
    with serving("--no-limits", store=f"sqlite:///{tmp_path / 'pyrite.db'}") as server:
        async with seated_room(server.address, 2, seats=3) as seated:
            clients = await seated.clients()
            await clients[1].wait_for_item("GameStarted")
            server.process.terminate()
            for client in clients:
                assert await client.closed() == 1012
                assert client.goodbye is not None
                assert client.goodbye["reconnect"] is True
            assert server.process.wait(timeout=20) == 0
        assert server.logged() == ""


async def test_a_room_says_for_whom_the_game_waits(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        clients = await seated.clients()
        client = await one_who_is_asked(clients)
        shown = [
            (await person.http.get(f"/api/rooms/{seated.room}")).raise_for_status().json()
            for person in seated.people
        ]
        assert [room["asked"] for room in shown] == [[client.seat]] * 2
        await client.send("SendChat", text="Let me think.")
        await client.wait_for_item("ChatSent")
        later = (await seated.host.http.get(f"/api/rooms/{seated.room}")).raise_for_status().json()
        assert later["asked_at"] == shown[0]["asked_at"] > 0
    async with seated_room(server.address, 2, seats=3, start=False) as lobby:
        room = (await lobby.host.http.get(f"/api/rooms/{lobby.room}")).raise_for_status().json()
        assert room["asked"] == []
