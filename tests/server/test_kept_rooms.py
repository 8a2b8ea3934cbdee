"""Rooms and records that an earlier version stored are still read (see kept_rooms/README.md)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeVar, get_args

import httpx
import pytest

import pyrite
from pyrite.game.notation import parse_position, print_position
from pyrite.game.notation.record import read_record, replay, verify, write_record
from pyrite.server.app import create_app
from pyrite.server.http.application import AppContext
from pyrite.server.operations.identity import COOKIE
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.room_loading import load_room
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.table_options import BotName, TableOptions
from pyrite.server.store import Store
from tests.server.app_client import HERE, PLAIN
from tests.server.bots_in_loop import BotsInLoop
from tests.server.store.store_helpers import opened_store, with_store

KEPT = Path(__file__).parent / "kept_rooms"
EXPECTED: dict[str, Any] = json.loads((KEPT / "expected.json").read_text("utf-8"))
ROOMS: dict[str, dict[str, Any]] = EXPECTED["rooms"]
GUESTS: dict[str, dict[str, Any]] = EXPECTED["guests"]
RECORDS: dict[str, dict[str, Any]] = EXPECTED["records"]

SINCE = {entries.LetAllPassChanged, entries.ClockResumed}
"""Kinds of entries that the version that wrote the files did not know."""

T = TypeVar("T")


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The URL of a new database file with the stored rooms."""
    path = tmp_path / "rooms.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((KEPT / "rooms-0002.sql").read_text("utf-8"))
    return f"sqlite:///{path}"


# ---------------------------------------------------------------- rooms as JSON, to compare with expected.json


def options_in(options: TableOptions) -> dict[str, Any]:
    """The table options. A bot is given by its place in `BOTS`, because its name may change."""
    return {
        "title": options.title,
        "seats": options.seats,
        "edition": options.edition,
        "modules": options.modules,
        "variants": options.variants,
        "house rules": options.house_rules,
        "chest layout": options.chest_layout,
        "first seat": options.first_seat,
        "clock": options.clock,
        "bots": get_args(BotName).index(options.bots),
        "spectators": options.spectators,
        "chat": options.chat,
        "listed": options.listed,
    }


def found_in(room: Room) -> dict[str, Any]:
    """The state of a room as JSON."""
    game = room.game
    viewers = (None, *range(len(room.seats)))
    found = {
        "state": room.state,
        "entries": room.entry_count,
        "code": room.code,
        "seed": room.seed.hex(),
        "previous room": room.previous,
        "rematch": room.rematch,
        "opened at": room.opened_at,
        "last entry at": room.touched,
        "options": options_in(room.options),
        "host": room.host,
        "host seat": room.host_seat,
        "seats": [
            {
                "name": seat.name,
                "guest": seat.guest,
                "bot": get_args(BotName).index(seat.bot) if seat.bot else None,
                "ready": seat.ready,
                "words": seat.words,
                "held by a bot": seat.taken_over,
                "decisions by the clock": seat.late,
                "muted": seat.muted,
                "agrees to finish": seat.agreed,
            }
            for seat in room.seats
        ],
        "asked seats": room.asked(),
        "asked at": room.asked_at,
        "deadline": room.question_deadline(),
        "veto window": room.veto_window,
        "seats that decline to veto": sorted(room.veto_declined),
        "finished by agreement": room.revealed,
        "finishes by agreement at": room.vote_deadline(),
        "removed in the game": sorted(room.removed),
        "muted guests": sorted(room.muted_guests),
        "removed spectators": sorted(room.banned),
        "spectators who spoke": room.spectator_names,
        "notes": [[seat, list(notes.items())] for seat, notes in room.notes.items()],
        "marks": [[seat, list(marks.items())] for seat, marks in room.marks.items()],
        "chat and notes": room.talk_count,
        "requests": len(room.refs),
        "digest of requests": digest(json.dumps([[*request, number] for request, number in room.refs.items()])),
        "sent to spectators and seats": [room.sent_count[viewer] for viewer in viewers],
        "last sent of the game": [room.last_game_item[viewer] for viewer in viewers],
        "position": None if game is None else print_position(game.state).splitlines(),
        "record": None if game is None else digest(write_record(game)),
    }
    as_json: dict[str, Any] = json.loads(json.dumps(found))
    return as_json


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def room_descriptions() -> dict[str, str]:
    """What is special about each room, by its name."""
    return {name: expected["about"] for name, expected in ROOMS.items()}


def check_room(room: Room) -> None:
    """Check that the room is as it was when it was stored."""
    expected = ROOMS[room.name]
    assert {"about": room_descriptions()[room.name], **found_in(room)} == expected | {
        "position": as_printed_now(expected["position"])
    }


def as_printed_now(position: list[str] | None) -> list[str] | None:
    """A stored position, read and printed again: lines may have moved since."""
    return position and print_position(parse_position("\n".join(position))).splitlines()


# ---------------------------------------------------------------- rooms


def test_every_kind_of_entry_and_of_bot_is_stored(url: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        found = [json.loads(body) for (body,) in connection.execute("SELECT body FROM entries")]
    kinds = EXPECTED["kinds of entries"]
    assert len(kinds) == 24
    assert {entry["entry"] for entry in found} == set(kinds)
    assert {entry["bot"] for entry in found if entry["entry"] == "BotSat"} == set(EXPECTED["bots"])
    assert {entry["terms"]["bots"] for entry in found if "terms" in entry} == set(EXPECTED["bots"])
    played = [entry.get("why", "person") for entry in found if entry["entry"] == "Played"]
    assert set(played) == {"person", "bot", "clock", "window"}
    assert {room["options"]["clock"] for room in ROOMS.values()} == {"blitz", "normal", "relaxed", "none"}


def test_stored_entries_are_rewritten_as_this_version_writes_them(url: str) -> None:
    async def read(store: Store) -> list[bytes]:
        return [entry for name in ROOMS for entry in await store.read(name)]

    decoded = []
    for body in with_store(url, read):
        entry = entries.decode(body)
        assert json.loads(entries.encode(entry)) == json.loads(body)
        decoded.append(entry)
    assert {type(entry) for entry in decoded} | SINCE == set(get_args(entries.AnyEntry))
    assert {entry.bot for entry in decoded if isinstance(entry, entries.BotSeated)} == set(get_args(BotName))


@pytest.mark.parametrize("name", ROOMS, ids=room_descriptions().get)
def test_a_room_is_loaded_from_its_entries(url: str, name: str) -> None:
    async def read(store: Store) -> list[bytes]:
        return await store.read(name)

    check_room(Room.of(name, map(entries.decode, with_store(url, read))))


def test_veto_windows_of_stored_rooms_keep_the_time_of_their_clock(url: str) -> None:
    async def read(store: Store) -> list[bytes]:
        return [entry for name in ROOMS for entry in await store.read(name)]

    stored = [json.loads(body) for body in with_store(url, read)]
    assert {entry["options"]["veto_time"] for entry in stored if "options" in entry} == {"clock"}


def test_rooms_are_loaded_as_a_server_loads_them(url: str) -> None:
    """Three rooms had snapshots, which the migration deletes, because other code wrote them."""

    async def load(store: Store) -> None:
        for name in ROOMS:
            assert (await store.load(name)).snapshot is None
            loaded = await load_room(store, name, threads)
            assert loaded is not None
            check_room(loaded.room)

    with ThreadPoolExecutor(1) as threads:
        with_store(url, load)


async def test_rooms_continue_after_loading(url: str) -> None:
    async with opened_store(url) as store:
        registry = RoomRegistry(
            RoomServices(store, BotsInLoop(ThinkingDelay(0, 0)), lambda: EXPECTED["now"], Metrics())
        )
        for name, expected in ROOMS.items():
            allowed = not expected["options"]["spectators"]
            async with registry.visit(name) as room_actor:
                assert room_actor is not None
                host = Requester(expected["host"], "")
                assert (
                    await registry.handle_request(
                        room_actor, host, requests.AllowSpectators(ref="new", allowed=allowed)
                    )
                    is None
                )
        await registry.close_all()
        for name, expected in ROOMS.items():
            loaded = await load_room(store, name, registry.services.threads)
            assert loaded is not None
            assert loaded.room.entry_count == expected["entries"] + 1
            assert options_in(loaded.room.options)["spectators"] is not expected["options"]["spectators"]


# ---------------------------------------------------------------- guests and the HTTP API


Get = Callable[[str, str], Awaitable[httpx.Response]]


@asynccontextmanager
async def stored_guests(store: Store) -> AsyncIterator[Get]:
    """Calls the HTTP API as one of the stored guests, with their cookie."""
    context = AppContext(PLAIN, store, now=lambda: EXPECTED["now"], rng=Random(7))
    transport = httpx.ASGITransport(create_app(context))

    async def get(guest: str, path: str) -> httpx.Response:
        headers = {"Sec-Fetch-Site": "same-origin", "Cookie": f"{COOKIE}={GUESTS[guest]['token']}"}
        async with httpx.AsyncClient(transport=transport, base_url=HERE, headers=headers) as browser:
            return await browser.get(path)

    try:
        yield get
    finally:
        await context.close_all()


def with_server(url: str, play: Callable[[Get], Awaitable[T]]) -> T:
    async def whole(store: Store) -> T:
        async with stored_guests(store) as get:
            return await play(get)

    return with_store(url, whole)


def test_guests_are_known_by_their_cookies_and_find_their_rooms(url: str) -> None:
    async def look(get: Get) -> None:
        for guest, expected in GUESTS.items():
            assert (await get(guest, "/api/me")).json()["name"] == expected["name"]
            tables = (await get(guest, "/api/me/rooms")).json()["rooms"]
            assert {each["room"] for each in tables} == {
                name
                for name, room in ROOMS.items()
                if any(seat["guest"] == expected["guest"] for seat in room["seats"])
            }
            for each in tables:
                room, card = ROOMS[each["room"]], each["table"]
                assert each["touched"] == room["last entry at"]
                assert (card["title"], card["state"]) == (room["options"]["title"], room["state"])
                assert card["people"] == sum(1 for seat in room["seats"] if seat["guest"])
                assert card["bots"] == sum(1 for seat in room["seats"] if seat["bot"] is not None)

    with_server(url, look)


async def test_rooms_are_listed_and_found_by_their_codes(url: str) -> None:
    async with opened_store(url) as store:
        listed = {each.room for each in await store.listed_rooms(100)}
        assert listed == {
            name for name, room in ROOMS.items() if room["state"] == "lobby" and room["options"]["listed"]
        }
        for name, room in ROOMS.items():
            assert await store.room_by_code(room["code"]) == (None if room["state"] == "over" else name)
        assert set(await store.rooms_in_play()) == {
            name for name, room in ROOMS.items() if room["state"] == "playing"
        }


def test_finished_games_can_be_replayed(url: str) -> None:
    over = {name: room for name, room in ROOMS.items() if room["state"] == "over"}
    assert len(over) == 3

    async def look(get: Get) -> None:
        for name, room in over.items():
            record = await get("Ann", f"/api/rooms/{name}/record")
            assert record.status_code == 200
            version = f'"pyrite": "{pyrite.__version__}"'
            assert record.text.startswith("{" + version)
            assert digest(record.text.replace(version, '"pyrite": null', 1)) == room["record"]
            seen = await get("Dot", f"/api/rooms/{name}/replay?view_as=1")
            assert seen.status_code == 200
            assert seen.json()["names"] == [seat["name"] for seat in room["seats"]]
            notes = dict(room["notes"]).get(1, []) if room["seats"][1]["guest"] == GUESTS["Dot"]["guest"] else []
            assert seen.json()["notes"] == notes

    with_server(url, look)


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_read_and_played_again(name: str) -> None:
    text, expected = (KEPT / name).read_text("utf-8"), RECORDS[name]
    record = read_record(text)
    assert verify(record, record.version) is None
    game = replay(record)
    assert game.over
    assert write_record(game, record.version) == text
    assert (len(game.commands), game.gold) == (expected["commands"], expected["gold"])
    assert list(game.state.table.winners) == expected["winners"]
    assert print_position(game.state).splitlines() == as_printed_now(expected["position"])


def test_every_stored_record_is_in_expected_json() -> None:
    assert {path.name for path in KEPT.glob("*.jsonl")} == RECORDS.keys()
