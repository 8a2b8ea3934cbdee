"""A server whose store can block the event loop: ``python -m tests.server.operations.hanging_server SECONDS``.

It works normally until somebody asks whether it is ready. Then its event loop is blocked for ever.
"""

import sys

from pyrite.server.operations.logs import configure_logging
from pyrite.server.serve import run
from pyrite.server.settings import Settings
from pyrite.server.store import Store
from pyrite.server.store.memory import MemoryStore


class BlockingStore(MemoryStore):
    """A store that blocks the event loop."""

    async def ready(self) -> bool:
        return self.block_forever()

    def block_forever(self) -> bool:
        while True:
            pass


async def open_blocking(_url: str) -> Store:
    return BlockingStore()


def announce(addresses: list[str]) -> None:
    print(f"Pyrite is ready: {addresses[0]}", flush=True)


if __name__ == "__main__":
    configure_logging("json")
    run(Settings(port=0, store="memory:", watchdog=float(sys.argv[1])), open_blocking, announce)
