"""A killed server starts again from snapshots of its rooms, including damaged ones."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.end_to_end.client import Client
from tests.server.end_to_end.conftest import QUICK
from tests.server.end_to_end.people import Person, people
from tests.server.end_to_end.stored_entries import entries
from tests.server.serving import Server, serving

LINES = 130


def entries_in_snapshot(db_path: Path, room: str) -> int:
    """How many entries are in the snapshot of a room; 0 without one."""
    with closing(sqlite3.connect(db_path)) as file:
        row = file.execute("SELECT number FROM snapshots WHERE room = ?", (room,)).fetchone()
        return 0 if row is None else int(row[0])


def damage(db_path: Path, room: str) -> None:
    with closing(sqlite3.connect(db_path)) as file:
        (body,) = file.execute("SELECT body FROM snapshots WHERE room = ?", (room,)).fetchone()
        damaged = body[:-20] + bytes(20)
        file.execute("UPDATE snapshots SET body = ? WHERE room = ?", (damaged, room))
        file.commit()


async def talk_and_leave(person: Person, db_path: Path) -> Client:
    """A game with much chat; the room is saved when everyone has left."""
    room = (await person.post("/api/play-now", {"preset": "classic", "bots": "random_bot"}))["room"]
    client = await person.client(room, 0).connect()
    for number in range(LINES):
        await client.accepted("SendChat", text=f"line {number}")
    await client.accepted("WriteNote", text="a note of mine")
    await client.until(lambda: client.choices)
    await client.read_until_quiet()
    await client.drop()
    while not entries_in_snapshot(db_path, room):
        await asyncio.sleep(0.01)
    return client


async def check_nothing_is_lost(person: Person, server: Server, client: Client) -> None:
    """A new client gets everything that was sent before and can continue."""
    room = client.uri.split("/")[-2]
    person.move_to(server.address)
    again = await person.client(room, 0).connect()
    await again.until(lambda: again.number >= client.number)
    assert again.items[: client.number] == client.items
    await again.until(lambda: again.choices)
    await again.accepted("Play", after=again.number, command=(again.choices or [])[0])
    await again.until(lambda: again.choices)
    client.items, client.number = again.items, again.number
    assert len(again.items_named("ChatSent")) == LINES
    await again.drop()


async def kill(server: Server) -> None:
    server.process.kill()
    await asyncio.to_thread(server.process.wait)


async def test_rooms_of_a_killed_server_are_loaded_from_snapshots_unless_damaged(
    tmp_path: Path,
) -> None:
    db_path = tmp_path / "pyrite.db"
    store = f"sqlite:///{db_path}"
    with serving(*QUICK, store=store) as server:
        async with people(server.address, 1) as (person,):
            client = await talk_and_leave(person, db_path)
            room = client.uri.split("/")[-2]
            saved = entries_in_snapshot(db_path, room)
            assert saved > LINES
            await kill(server)
            with serving(*QUICK, store=store) as second:
                await check_nothing_is_lost(person, second, client)
                await kill(second)
                assert second.logged() == ""
            assert len(entries(db_path, room)) > saved
            damage(db_path, room)
            with serving(*QUICK, store=store) as third:
                await check_nothing_is_lost(person, third, client)
                assert third.stop() == 0
                (line,) = third.logged().splitlines()
                assert '"damaged snapshot ignored"' in line
                assert room not in line
