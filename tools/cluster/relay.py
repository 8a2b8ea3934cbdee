"""A TCP relay that can be cut: python -m tools.cluster.relay LISTEN_PORT TARGET_PORT

SIGUSR1 cuts it: no byte passes, and nobody is told, as when a cable is pulled. SIGUSR2 mends it: what was sent
meanwhile arrives. A new connection is taken while it is cut, and hangs.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from tools.cluster.processes import Program, accepts_connections

_CHUNK: Final = 1 << 16


class _Pipes:
    def __init__(self, target: int) -> None:
        self._target = target
        self.whole = asyncio.Event()
        self.whole.set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect to the target and pass bytes on in both directions."""
        await self.whole.wait()
        try:
            target_reader, target_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(self._pass_on(reader, target_writer), self._pass_on(target_reader, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while chunk := await reader.read(_CHUNK):
                await self.whole.wait()
                writer.write(chunk)
                await writer.drain()
        await self.whole.wait()
        writer.close()


async def _run(port: int, target: int) -> None:
    pipes = _Pipes(target)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, pipes.whole.clear)
    loop.add_signal_handler(signal.SIGUSR2, pipes.whole.set)
    server = await asyncio.start_server(pipes.accept, "127.0.0.1", port, backlog=1024)
    await server.serve_forever()


class Relay:
    """A running relay."""

    def __init__(self, name: str, port: int, target: int, folder: Path) -> None:
        self.port = port
        command = [sys.executable, "-m", "tools.cluster.relay", str(port), str(target)]
        self.program = Program(f"Relay {name}", command, folder / f"relay-{name}.log")

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        self.program.start(lambda: accepts_connections(self.port))

    def cut(self) -> None:
        """Let nothing pass any more."""
        self.program.send_signal(signal.SIGUSR1)

    def mend(self) -> None:
        """Let everything pass again."""
        self.program.send_signal(signal.SIGUSR2)


if __name__ == "__main__":
    asyncio.run(_run(int(sys.argv[1]), int(sys.argv[2])))
