"""Around the game: talking, notes, other devices, finishing by agreement, playing again."""

from pathlib import Path

from tests.server.real.people import Person, people, table
from tests.server.real.within import run
from tests.server.serving import Server, serving


def test_what_is_said_is_heard_by_all_until_the_host_mutes_somebody(server: Server) -> None:
    async def talk() -> None:
        async with table(server.address, 2, seats=3) as around, people(server.address, 1) as (stranger,):
            host, other = await around.clients()
            await stranger.arrive("Zoe")
            onlooker = await stranger.client(around.room).connect()
            await other.accepted("SendChat", text="<b>Gold</b> & \N{ROCK}")
            await onlooker.accepted("SendChat", text="I only look on.")
            await other.accepted("ShowEmote", emote="gold")
            for client in (host, other, onlooker):
                assert (await client.told("ChatSent", seat=1))["text"] == "<b>Gold</b> & \N{ROCK}"  # never markup
                assert (await client.told("ChatSent", seat=None))["name"] == "Zoe"
                await client.told("EmoteShown", seat=1, emote="gold")
            assert await other.refused("Mute", seat=0, muted=True) == "not-host"
            await host.accepted("Mute", seat=1, muted=True)
            assert await other.refused("SendChat", text="But ...") == "muted"
            assert await other.refused("ShowEmote", emote="sorry") == "muted"
            await host.accepted("Mute", seat=1, muted=False)
            await other.accepted("SendChat", text="Thanks.")
            for text in ("", "   ", "x" * 281, "hid\u202eden", "a\x00b"):
                assert (await other.refused("SendChat", text=text)).startswith("text-")

    run(talk())


def test_where_there_is_no_chat_nobody_says_a_word(server: Server) -> None:
    async def silence() -> None:
        async with table(server.address, 1, chat=False) as around:
            assert await (await around.client(0).connect()).refused("SendChat", text="Hello?") == "no-chat"

    run(silence())


def test_notes_and_marks_are_told_to_their_seat_alone_on_every_device(server: Server) -> None:
    async def notes() -> None:
        async with table(server.address, 2, seats=3) as around:
            mine, also_mine, other = [await around.client(seat).connect() for seat in (0, 0, 1)]
            await mine.accepted("WriteNote", text="Bea looked at the left goal", about=1)
            await mine.accepted("MarkSeat", about=1, mark="foe")
            await also_mine.told("NoteWritten", about=1)
            await also_mine.told("SeatMarked", about=1, mark="foe")
            await mine.accepted("SendChat", text="Done.")
            await other.told("ChatSent")
            assert not other.find("NoteWritten") + other.find("SeatMarked")
            for seat, expected in ((0, ([[1, "Bea looked at the left goal"]], [[1, "foe"]])), (1, ([], []))):
                fresh = await around.client(seat).connect(afresh=True)
                await fresh.until(lambda: fresh.snapshots)  # noqa: B023  # awaited here
                own = fresh.snapshots[0]["own"]
                assert (own["notes"], own["marks"]) == expected
                assert seat == 0 or "looked at" not in "".join(other.frames + fresh.frames)

    run(notes())


def test_with_a_one_time_code_one_goes_on_at_another_device_in_the_same_seat(server: Server) -> None:
    async def two_devices() -> None:
        async with table(server.address, 1) as around:
            code = (await around.host.post("/api/me/code", {}))["code"]
            phone = Person(server.address)
            try:
                answer = await phone.http.post("/api/me/claim", json={"code": f" {code.lower()} "})
                assert answer.json() == {"name": "Ada"}
                assert phone.token != around.host.token
                here, there = [await device.client(around.room, 0).connect() for device in (around.host, phone)]
                await there.accepted("WriteNote", text="from the phone")
                await here.told("NoteWritten", text="from the phone")
                tables = (await phone.http.get("/api/me/rooms")).json()["rooms"]
                assert [each["room"] for each in tables] == [around.room]
                again = await phone.http.post("/api/me/claim", json={"code": code})
                assert (again.status_code, again.json()["reason"]) == (404, "no-such-code")
            finally:
                await phone.leave()

    run(two_devices())


def test_a_table_is_found_by_its_code_and_in_the_list_if_it_wants_to(server: Server) -> None:
    async def finding() -> None:
        open_to_all = table(server.address, 1, start=False, listed=True, title="All welcome")
        async with open_to_all as around, people(server.address, 1) as (guest,):
            listed = (await guest.http.get("/api/rooms")).json()["rooms"]
            assert around.room in [each["room"] for each in listed]
            code = f"{around.code[:3]}-{around.code[3:].lower()}"
            assert (await guest.post("/api/join", {"code": code}))["room"] == around.room
            await guest.does(around.room, "Sit", seat=3, name="Zoe")
            assert (await guest.order(around.room, "Start")).json()["reason"] == "not-host"
            assert (await around.host.order(around.room, "Start")).json()["reason"] == "not-all-ready"
            await guest.does(around.room, "Ready", seat=3, ready=True)
            await around.host.does(around.room, "Start")
            listed = (await guest.http.get("/api/rooms")).json()["rooms"]
            assert around.room not in [each["room"] for each in listed]

    run(finding())


def test_words_for_the_shuffle_are_kept_from_all_until_the_game_begins(server: Server) -> None:
    async def words() -> None:
        async with table(server.address, 2, start=False, seats=3) as around:
            clients = await around.clients()
            await clients[1].accepted("Ready", seat=1, ready=True, words="a secret wish")
            await clients[0].told("ReadyChanged", seat=1)
            for client in clients:
                await client.quiet()
                assert "a secret wish" not in "".join(client.frames)
            look = await around.host.http.get(f"/api/rooms/{around.room}")
            assert "wish" not in look.text
            await clients[0].accepted("Start")
            assert (await clients[0].told("Contributed", seat=1))["words"] == "a secret wish"

    run(words())


def test_who_is_removed_is_told_so_and_a_bot_plays_on(server: Server) -> None:
    async def removed() -> None:
        async with table(server.address, 2, seats=3, clock="relaxed") as around:
            host, other = await around.clients()
            assert await other.refused("Remove", seat=0) == "not-host"
            await host.accepted("Remove", seat=1)
            assert await other.closed() == 4003
            assert other.close_all is not None
            assert other.close_all["reason"] == "seat-lost"
            assert other.close_all["reconnect"] is True
            assert (await host.told("SeatTaken", seat=1))["bot"] == "greedy_digger"
            assert await (await around.client(1).connect()).closed() == 4003
            onlooker = await around.people[1].client(around.room).connect()
            await onlooker.told("SeatTaken", seat=1)

    run(removed())


def test_when_all_agree_the_game_is_finished_and_everything_shown(server: Server) -> None:
    async def agree() -> None:
        async with table(server.address, 3, seats=5) as around, people(server.address, 1) as (stranger,):
            clients = await around.clients()
            onlooker = await stranger.client(around.room).connect()
            for path in ("record", "replay", "suspicion"):
                answer = await around.host.http.get(f"/api/rooms/{around.room}/{path}")
                assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
            await clients[0].accepted("VoteToFinish", agreed=True)
            await clients[1].accepted("VoteToFinish", agreed=True)
            await clients[1].accepted("VoteToFinish", agreed=False)
            await clients[2].accepted("VoteToFinish", agreed=True)
            assert not clients[2].over
            await clients[1].accepted("VoteToFinish", agreed=True)
            for client in (*clients, onlooker):
                shown = await client.told("GameRevealed")
                assert len(shown["roles"]) == 5
                assert shown["goals"]
                assert client.choices is None
            promise = clients[0].find("OptionsSet")[-1]["commitment"]
            record = (await around.host.http.get(f"/api/rooms/{around.room}/record")).raise_for_status().text
            assert clients[0].find("GameRevealed")[0]["seed"] in record
            assert promise in record
            assert (
                await clients[0].refused("Play", after=clients[0].number, command={"do": "LetPass"})
                == "not-playing"
            )
            seen = (
                (await around.host.http.get(f"/api/rooms/{around.room}/replay?view_as=all"))
                .raise_for_status()
                .json()
            )
            assert seen["roles"] == clients[0].find("GameRevealed")[0]["roles"]

    run(agree())


def test_a_rematch_brings_the_same_people_to_one_new_table(server: Server) -> None:
    async def again() -> None:
        async with table(server.address, 2, seats=3) as around, people(server.address, 1) as (stranger,):
            clients = await around.clients()
            assert await clients[0].refused("Rematch") == "not-over"
            for client in clients:
                await client.accepted("VoteToFinish", agreed=True)
            onlooker = await stranger.client(around.room).connect()
            assert await onlooker.refused("Rematch") == "not-your-seat"
            await clients[1].accepted("Rematch")
            await clients[0].accepted("Rematch")  # who asks second is led to the same table
            rooms = [(await client.told("RematchOpened"))["room"] for client in (*clients, onlooker)]
            assert len(set(rooms)) == 1
            look = (await around.people[1].http.get(f"/api/rooms/{rooms[0]}")).raise_for_status().json()
            assert look["host"] is True
            assert look["seats"] == [1]
            assert look["room"]["previous"] == around.room
            assert [seat["name"] for seat in look["room"]["seats"]][:2] == ["Ada", "Bea"]
            assert look["room"]["commitment"] != clients[0].find("OptionsSet")[-1]["commitment"]
            await around.people[0].does(rooms[0], "Ready", seat=0, ready=True)
            await around.people[1].does(rooms[0], "Start")

    run(again())


def test_two_who_ask_for_a_rematch_at_the_same_time_meet_at_one_table(server: Server) -> None:
    async def both() -> None:
        async with table(server.address, 2, seats=3) as around:
            clients = await around.clients()
            for client in clients:
                await client.accepted("VoteToFinish", agreed=True)
            refs = [await client.send("Rematch") for client in clients]
            for client, ref in zip(clients, refs, strict=True):
                await client.until(lambda: ref in client.answers)  # noqa: B023  # awaited here
                assert client.answers[ref]["frame"] == "Accepted"
                await client.told("RematchOpened")
                await client.quiet()
            assert clients[0].find("RematchOpened") == clients[1].find("RematchOpened")
            assert len(clients[0].find("RematchOpened")) == 1
            for person in around.people:
                tables = (await person.http.get("/api/me/rooms")).json()["rooms"]
                assert len(tables) == 2, "a table that nobody was told of"

    run(both())


def test_terms_that_clash_are_explained_at_once_and_fewer_seats_move_people(server: Server) -> None:
    async def options() -> None:
        async with table(server.address, 1, start=False, seats=5) as around, people(server.address, 1) as (guest,):
            await guest.does(around.room, "Sit", seat=4, name="Zoe")
            host, other = await around.client(0).connect(), await guest.client(around.room, 4).connect()
            clash = {"seats": 5, "variants": ["no such variant"]}
            assert await host.refused("ChangeOptions", options=clash) == "bad-input"
            assert await other.refused("ChangeOptions", options={}) == "not-host"
            await host.accepted("ChangeOptions", options={"seats": 3})
            assert await other.closed() == 4003  # that seat is no more
            look = (await guest.http.get(f"/api/rooms/{around.room}")).json()
            assert look["seats"] == [1]
            await (await guest.client(around.room, 1).connect()).told("OptionsSet")

    run(options())


def test_a_host_on_the_last_seat_may_take_it_away(server: Server) -> None:
    async def last_seat() -> None:
        async with table(server.address, 1, start=False, seats=5) as around:
            await around.host.does(around.room, "Sit", seat=4)
            await around.host.does(around.room, "Leave", seat=0)
            client = await around.host.client(around.room, 4).connect()
            await client.send("ChangeOptions", options={"seats": 3})
            assert await client.closed() == 4003
            look = (await around.host.http.get(f"/api/rooms/{around.room}")).json()
            assert (look["seats"], look["host"]) == ([0], True)

    run(last_seat())


def test_a_server_that_is_stopped_says_good_bye(tmp_path: Path) -> None:
    async def stopped(server: Server) -> None:
        async with table(server.address, 2, seats=3) as around:
            clients = await around.clients()
            await clients[1].told("GameStarted")
            server.process.terminate()
            for client in clients:
                assert await client.closed() == 1012
                assert client.close_all is not None
                assert client.close_all["reconnect"] is True
            assert server.process.wait(timeout=20) == 0

    with serving("--no-limits", store=f"sqlite:///{tmp_path / 'pyrite.db'}") as server:
        run(stopped(server))
        assert server.logged() == ""
