"""Whole games over WebSockets with several people, bots and a spectator, and a check of everything sent."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pyrite.server.room.table_options import PRESETS
from tests.cli.running import as_program
from tests.server.end_to_end.client import Client
from tests.server.end_to_end.people import SeatedRoom, people, seated_room
from tests.server.end_to_end.random_play import play_random
from tests.server.end_to_end.secrecy_check import check_no_frame_contains, check_viewer_secrecy
from tests.server.end_to_end.stored_entries import entries
from tests.server.serving import Server

PEOPLE_BY_PRESET = {"classic": 3, "saboteur 2": 2, "the whole box": 2}


def options_of_preset(preset: str) -> dict[str, Any]:
    options = PRESETS[preset]
    return {"edition": options.edition, "modules": options.modules, "variants": options.variants}


async def snapshots_at_random_moments(seated: SeatedRoom, player: Client, random: Random) -> list[dict[str, Any]]:
    """Connect new clients at random moments; return their snapshots."""
    shown = []
    while not player.over:
        await asyncio.sleep(random.random() / 5)
        fresh = seated.client(0)
        await fresh.connect(from_snapshot=True)
        await fresh.until(lambda: fresh.snapshots)  # noqa: B023  # awaited in the same turn of the loop
        await fresh.read_until_quiet(0.05)  # the next items follow without a gap
        await fresh.close()
        shown.append(json.loads(fresh.frames[0]))
    return shown


def check_snapshots(player: Client, shown: list[dict[str, Any]]) -> None:
    """Check that each snapshot equals the state of the player at that number."""
    again = Client("", {}, player.seat)
    waiting = sorted(shown, key=lambda snapshot: snapshot["number"])
    for frame in player.frames:
        again.apply_frame(json.loads(frame))
        while waiting and waiting[0]["number"] == again.number:
            snapshot = waiting.pop(0)
            assert snapshot["game"] == again.view_json()
            assert snapshot["choices"] == again.choices
    assert shown
    assert not waiting, "a snapshot has a number that the player never reached"


async def play_a_whole_game(server: Server, db_path: Path, preset: str, seed: int) -> None:
    random = Random(seed)
    opened = seated_room(server.address, PEOPLE_BY_PRESET[preset], **options_of_preset(preset))
    async with opened as seated, people(server.address, 1) as (watcher,):
        viewers = [*(seated.client(seat) for seat in range(len(seated.people))), watcher.client(seated.room)]
        await asyncio.gather(*(client.connect() for client in viewers))
        note = f"note {random.random()}"
        await viewers[0].accepted("WriteNote", text=note, about=1)
        players = (play_random(client, Random(seed + number)) for number, client in enumerate(viewers))
        shown, *_ = await asyncio.gather(snapshots_at_random_moments(seated, viewers[0], random), *players)
        check_snapshots(viewers[0], shown)
        for client in viewers:
            await client.close()
        await check_finished_game(seated, viewers, db_path, random, note)


async def check_finished_game(
    seated: SeatedRoom, viewers: list[Client], db_path: Path, random: Random, note: str
) -> None:
    answer = await seated.host.http.get(f"/api/rooms/{seated.room}/record")
    record = answer.raise_for_status().text
    check_record(record, db_path.parent)
    written = entries(db_path, seated.room)
    guests = {entry["guest"] for entry in written if "guest" in entry}
    secrets = {"the seed": written[0]["seed"], **{f"guest {guest}": guest for guest in guests}}
    secrets |= {f"the cookie of {seat}": person.token for seat, person in enumerate(seated.people)}
    others = 0
    for client in viewers:
        others += check_viewer_secrecy(record, client.seat, client.facts, random, worlds=2)
        refs = {f"a reference of {seat}": f"ref-of-{seat}-" for seat in range(len(seated.people))}
        refs.pop(f"a reference of {client.seat}", None)
        own = {"the note of another": note} if client.seat != 0 else {}
        check_no_frame_contains(before_the_end(client), secrets | refs | own)
        await check_replay(seated, client)
    assert others > 0


def before_the_end(client: Client) -> list[str]:
    last = next(place for place, frame in enumerate(client.frames) if '"GameEnded"' in frame)
    return client.frames[:last]


def check_record(record: str, folder: Path) -> None:
    file = folder / "record.jsonl"
    file.write_text(record, encoding="utf-8")
    for options in ((), ("--fairness",)):
        ran = as_program("verify", file, *options)
        assert ran.code == 0, ran


async def check_replay(seated: SeatedRoom, client: Client) -> None:
    """Check that a replay shows the facts that the viewer was sent live."""
    view_as = "spectator" if client.seat is None else str(client.seat)
    answer = await seated.host.http.get(f"/api/rooms/{seated.room}/replay", params={"view_as": view_as})
    replay = answer.raise_for_status().json()
    assert [fact for step in replay["steps"] for fact in step["facts"]] == client.facts
    assert bool(replay["notes"]) == (client.seat == 0)


@pytest.mark.plain  # random numbers within a round are patched
@pytest.mark.parametrize("preset", PEOPLE_BY_PRESET)
@pytest.mark.rule("INFO-4")
async def test_in_a_whole_game_everyone_is_sent_what_they_may_know_and_nothing_else(
    server: Server, db_path: Path, preset: str
) -> None:
    await play_a_whole_game(server, db_path, preset, seed=len(preset))
