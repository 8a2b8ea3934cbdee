"""A TCP relay between pages and the server, whose connections a test can cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Relay:
    """Forwards all bytes until it is cut; then it refuses connections until it is restored."""

    def __init__(self, server: str) -> None:
        self._to = urlsplit(server)
        self._writers: set[asyncio.StreamWriter] = set()
        self._cut = False
        self.address = ""

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle a new connection."""
        if self._cut:
            writer.transport.abort()
            return
        server_reader, server_writer = await asyncio.open_connection(self._to.hostname, self._to.port)
        self._writers |= {writer, server_writer}
        await asyncio.gather(_forward(reader, server_writer), _forward(server_reader, writer))
        self._writers -= {writer, server_writer}

    def cut(self) -> None:
        """Abort all connections, without a close frame."""
        self._cut = True
        for writer in self._writers:
            writer.transport.abort()

    def restore(self) -> None:
        """Accept connections again."""
        self._cut = False


async def _forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def relay(server: str) -> AsyncIterator[Relay]:
    """A relay to this server."""
    network = Relay(server)
    listening = await asyncio.start_server(network.handle, "127.0.0.1", 0)
    network.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    async with listening:
        try:
            yield network
        finally:
            network.cut()
