"""A line between pages and the server that can be cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Relay:
    """Passes everything on as it comes, until it is cut; then nobody gets through before it is mended."""

    def __init__(self, server: str) -> None:
        self._to = urlsplit(server)
        self._writers: set[asyncio.StreamWriter] = set()
        self._cut = False
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody has connected."""
        if self._cut:
            writer.transport.abort()
            return
        there_reader, there_writer = await asyncio.open_connection(self._to.hostname, self._to.port)
        self._writers |= {writer, there_writer}
        await asyncio.gather(_forward(reader, there_writer), _forward(there_reader, writer))
        self._writers -= {writer, there_writer}

    def cut(self) -> None:
        """Tear all lines, without a word to anybody."""
        self._cut = True
        for line in self._writers:
            line.transport.abort()

    def restore(self) -> None:
        """Who comes now gets through."""
        self._cut = False


async def _forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def relay(server: str) -> AsyncIterator[Relay]:
    """A line to a server."""
    line = Relay(server)
    listening = await asyncio.start_server(line.take, "127.0.0.1", 0)
    line.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    async with listening:
        try:
            yield line
        finally:
            line.cut()
