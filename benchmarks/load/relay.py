"""The baseline: a bare Starlette relay, run like the server, that only sends frames of requested sizes.

A request has the size of its reply and the size of the update for each client of the room, separated by spaces.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from pyrite.server.operations.gc_pauses import run_gc_loop
from pyrite.server.serve import listening_socket, uvicorn_config

_REPLY: Final = "a" * 4096
_UPDATE: Final = "u" * 262144

_rooms: dict[str, list[WebSocket]] = {}


async def relay(connection: WebSocket) -> None:
    """Handle one connection."""
    await connection.accept()
    room = _rooms.setdefault(connection.path_params["room"], [])
    room.append(connection)
    try:
        while True:
            reply_size, *update_sizes = map(int, (await connection.receive_text()).split())
            for each, size in zip(room, update_sizes, strict=True):
                await each.send_text(_UPDATE[:size])
            await connection.send_text(_REPLY[:reply_size])
    except WebSocketDisconnect:
        room.remove(connection)


async def serve(listener: socket.socket) -> None:
    """Relay until stopped."""
    print(f"The relay is ready: http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/relay/{room}", relay)])
    gc_loop = asyncio.create_task(run_gc_loop())
    await uvicorn.Server(uvicorn_config(app)).serve(sockets=[listener])
    gc_loop.cancel()


def main() -> None:
    """Open a port and relay."""
    loop_factory = uvicorn_config(None).get_loop_factory()
    with listening_socket("127.0.0.1", 0) as listener, asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(serve(listener))


if __name__ == "__main__":
    main()
