"""The yardstick: a bare Starlette relay, run like the server, that sends frames of given sizes and knows no rules.

A request names the sizes of the answer and of the frame for each client of the room.
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

_ANSWER: Final = "a" * 4096
_TOLD: Final = "t" * 262144

_rooms: dict[str, list[WebSocket]] = {}


async def relay(here: WebSocket) -> None:
    """One connection."""
    await here.accept()
    room = _rooms.setdefault(here.path_params["room"], [])
    room.append(here)
    try:
        while True:
            answer, *sizes = map(int, (await here.receive_text()).split())
            for each, size in zip(room, sizes, strict=True):
                await each.send_text(_TOLD[:size])
            await here.send_text(_ANSWER[:answer])
    except WebSocketDisconnect:
        room.remove(here)


async def serve(listener: socket.socket) -> None:
    """Relay until stopped."""
    print(f"The relay is ready: http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/relay/{room}", relay)])
    sweeping = asyncio.create_task(run_gc_loop())
    await uvicorn.Server(uvicorn_config(app)).serve(sockets=[listener])
    sweeping.cancel()


def main() -> None:
    """Take a port and relay."""
    loops = uvicorn_config(None).get_loop_factory()
    with listening_socket("127.0.0.1", 0) as listener, asyncio.Runner(loop_factory=loops) as runner:
        runner.run(serve(listener))


if __name__ == "__main__":
    main()
