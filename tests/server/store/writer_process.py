"""A process that appends to the rooms of a store and prints each acknowledged append.

``python -m tests.server.store.writer_process PATH NAME COUNT ROOM...`` appends COUNT entries to each room, to all
rooms concurrently, and prints a line ``ROOM ENTRY`` for each. After a conflict it reads the room and tries again.
"""

from __future__ import annotations

import asyncio
import os
import sys

from pyrite.server.store import Conflict, Store, open_store
from tests.server.store.store_helpers import room


def print_line(text: str) -> None:
    os.write(1, f"{text}\n".encode())  # unbuffered, so that it survives a kill


async def write(store: Store, name: str, room_id: str, count: int) -> None:
    entry_count = len(await store.read(room_id))
    for number in range(count):
        entry = f"{name}-{number}"
        while True:
            try:
                await store.append(room(room_id, state="playing"), entry_count, [entry.encode()])
                break
            except Conflict:
                entry_count += len(await store.read(room_id, entry_count))
        entry_count += 1
        print_line(f"{room_id} {entry}")


async def main(path: str, name: str, count: str, *rooms: str) -> None:
    store = await open_store(f"sqlite:///{path}", shared=True)
    await asyncio.gather(*(write(store, name, room_id, int(count)) for room_id in rooms))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
