"""The parts of `make pictures` that need no browser: tables are always the same, and files are small."""

import asyncio
from io import BytesIO

from PIL import Image

from pyrite.server.room import Room, entries
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.memory import MemoryStore
from tools.pictures.played_room import Person, PlayedRoom
from tools.pictures.png import small_png

ADA, TOMEK = Person("Ada"), Person("Tomek")
QUICK = TableOptions(bots="random_bot", clock="relaxed")


def _after_some_turns(seed: str) -> PlayedRoom:
    played_room = PlayedRoom("shaft", QUICK, [ADA, TOMEK], seed)
    played_room.begin()
    asyncio.run(played_room.play_until(lambda room: room.game is not None and len(room.game.commands) >= 9))
    return played_room


def test_a_table_is_always_played_the_same_way() -> None:
    one, same, other = (_after_some_turns(seed).room.game for seed in ("1", "1", "2"))
    assert one is not None
    assert same is not None
    assert other is not None
    assert one.commands == same.commands
    assert one.commands != other.commands


def test_a_server_finds_the_table_and_its_people() -> None:
    played_room = _after_some_turns("1")

    async def saved() -> tuple[Room, str]:
        store = MemoryStore()
        await played_room.save(store)
        (table,) = await store.rooms_of_guest(TOMEK.guest, 5)
        room = Room.of(table.room, map(entries.decode, await store.read(table.room)))
        return room, table.state

    room, state = asyncio.run(saved())
    assert state == "playing"
    assert room.game is not None
    assert played_room.room.game is not None
    assert room.game.commands == played_room.room.game.commands
    assert [seat.name for seat in room.seats[:2]] == ["Ada", "Tomek"]


def _screenshot(size: tuple[int, int], pixels: list[tuple[int, int, int]]) -> bytes:
    picture = Image.frombytes("RGB", size, bytes(part for pixel in pixels for part in pixel))
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _pixels_of(png: bytes) -> tuple[str, list[tuple[int, int, int]]]:
    with Image.open(BytesIO(png)) as picture:
        data = picture.convert("RGB").tobytes()
        return picture.mode, list(zip(data[::3], data[1::3], data[2::3], strict=True))


def test_a_picture_of_few_colours_keeps_them() -> None:
    colours = [(0, 0, 0), (255, 210, 74), (64, 36, 12)]
    pixels = [colours[place * 7 % 3] for place in range(6 * 4)]
    assert _pixels_of(small_png(_screenshot((6, 4), pixels))) == ("P", pixels)


def test_a_picture_of_many_colours_stays_near_them() -> None:
    pixels = [(red, green, (red + green) // 2) for red in range(0, 256, 4) for green in range(0, 256, 4)]
    mode, found = _pixels_of(small_png(_screenshot((64, 64), pixels)))
    assert mode == "P"
    pairs = zip(pixels, found, strict=True)
    assert max(max(abs(one - other) for one, other in zip(*pair, strict=True)) for pair in pairs) < 24
    assert len(set(found)) <= 256
