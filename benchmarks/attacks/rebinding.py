"""Call the server by another site's name, as DNS rebinding does: is anything answered?"""

from __future__ import annotations

import socket
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from benchmarks.attacks.run import Run

_NAME: Final = "evil.example"
_ASKED: Final = (("GET", "/api/me"), ("PUT", "/api/me"), ("POST", "/api/play-now"), ("GET", "/metrics"))


async def attack(run: Run) -> None:
    """A page of the other site is, to the browser, of the same origin as the server."""
    with run.server() as server:
        origin = f"http://{_NAME}:{server.port}"
        headers = {"Host": f"{_NAME}:{server.port}", "Origin": origin}
        async with httpx.AsyncClient(base_url=server.address, headers=headers) as page:
            for method, path in (
                ("GET", "/api/me"),
                ("PUT", "/api/me"),
                ("POST", "/api/play-now"),
                ("GET", "/metrics"),
            ):
                body = {"PUT": {"name": "Mallory"}, "POST": {"preset": "classic", "seats": 5}}.get(method)
                answer = await page.request(method, path, json=body)
                run.say(f"{method} {path}: {answer.status_code} {answer.text[:110]}")
            cookie = "; ".join(f"{each.name}={each.value}" for each in page.cookies.jar)
        headers = {"Cookie": cookie}
        with socket.create_connection(("127.0.0.1", server.port)) as rebound:
            place = f"ws://{_NAME}:{server.port}/api/rooms/none/socket"
            try:
                async with connect(place, sock=rebound, origin=Origin(origin), additional_headers=headers):
                    run.say("socket: opened")
            except InvalidStatus as refused:
                run.say(f"socket: {refused.response.status_code} {(refused.response.body or b'').decode()[:110]}")
            except (OSError, WebSocketException) as error:
                run.say(f"socket: {error}")
