"""What `make pictures` is made of, without a browser: tables that are always the same, and small files."""

import asyncio
import struct
import zlib

from pyrite.server.room import Room, entries
from pyrite.server.room.table_options import Terms
from pyrite.server.store.memory import MemoryStore
from tools.pictures.png import small_png
from tools.pictures.stage import Person, Stage

ADA, TOMEK = Person("Ada"), Person("Tomek")
QUICK = Terms(bots="random_bot", clock="relaxed")


def _after_some_turns(seed: str) -> Stage:
    stage = Stage("shaft", QUICK, [ADA, TOMEK], seed)
    stage.begin()
    asyncio.run(stage.play_until(lambda room: room.game is not None and len(room.game.commands) >= 9))
    return stage


def test_a_table_is_always_played_the_same_way() -> None:
    one, same, other = (_after_some_turns(seed).room.game for seed in ("1", "1", "2"))
    assert one is not None
    assert same is not None
    assert other is not None
    assert one.commands == same.commands
    assert one.commands != other.commands


def test_a_server_finds_the_table_and_its_people() -> None:
    stage = _after_some_turns("1")

    async def kept() -> tuple[Room, str]:
        store = MemoryStore()
        await stage.keep(store)
        (table,) = await store.of_guest(TOMEK.guest, 5)
        room = Room.of(table.room, map(entries.decode, await store.read(table.room)))
        return room, table.state

    room, state = asyncio.run(kept())
    assert state == "playing"
    assert room.game is not None
    assert stage.room.game is not None
    assert room.game.commands == stage.room.game.commands
    assert [seat.name for seat in room.seats[:2]] == ["Ada", "Tomek"]


def test_a_picture_of_few_colours_keeps_them() -> None:
    colours = [(0, 0, 0), (255, 210, 74), (64, 36, 12)]
    pixels = [colours[place * 7 % 3] for place in range(6 * 4)]
    png = small_png(6, 4, b"".join(bytes([*colour, 255]) for colour in pixels))
    assert _pixels_of(png) == (6, 4, pixels)


def test_a_picture_of_many_colours_stays_near_them() -> None:
    pixels = [(red, green, (red + green) // 2) for red in range(0, 256, 4) for green in range(0, 256, 4)]
    wide, high, found = _pixels_of(small_png(64, 64, b"".join(bytes([*colour, 255]) for colour in pixels)))
    assert (wide, high) == (64, 64)
    pairs = zip(pixels, found, strict=True)
    assert max(max(abs(one - other) for one, other in zip(*pair, strict=True)) for pair in pairs) < 24
    assert len(set(found)) <= 256


def _pixels_of(png: bytes) -> tuple[int, int, list[tuple[int, ...]]]:
    """A second reading of the format, for what `small_png` writes of it."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, place = {}, 8
    while place < len(png):
        (size,) = struct.unpack_from(">I", png, place)
        kind, data = png[place + 4 : place + 8], png[place + 8 : place + 8 + size]
        assert struct.unpack_from(">I", png, place + 8 + size) == (zlib.crc32(kind + data),)
        chunks[kind] = data
        place += size + 12
    wide, high, bits, kind_of_colour = struct.unpack_from(">IIBB", chunks[b"IHDR"])
    assert (bits, kind_of_colour) == (8, 3)
    rows, palette = zlib.decompress(chunks[b"IDAT"]), chunks[b"PLTE"]
    places = [rows[row * (wide + 1) + 1 + column] for row in range(high) for column in range(wide)]
    return wide, high, [tuple(palette[each * 3 : each * 3 + 3]) for each in places]
