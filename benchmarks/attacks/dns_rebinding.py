"""DNS rebinding: send requests with the host name of another site. Does the server answer any?"""

from __future__ import annotations

import socket
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from benchmarks.attacks.harness import AttackRun

_NAME: Final = "evil.example"
_REQUESTS: Final = (("GET", "/api/me"), ("PUT", "/api/me"), ("POST", "/api/play-now"), ("GET", "/metrics"))


async def attack(run: AttackRun) -> None:
    """Send requests as a page of the other site, which has the same origin as the server for the browser."""
    with run.server() as server:
        origin = f"http://{_NAME}:{server.port}"
        headers = {"Host": f"{_NAME}:{server.port}", "Origin": origin}
        async with httpx.AsyncClient(base_url=server.address, headers=headers) as page:
            for method, path in _REQUESTS:
                body = {"PUT": {"name": "Mallory"}, "POST": {"preset": "classic", "seats": 5}}.get(method)
                response = await page.request(method, path, json=body)
                run.report(f"{method} {path}: {response.status_code} {response.text[:110]}")
            cookie = "; ".join(f"{each.name}={each.value}" for each in page.cookies.jar)
        headers = {"Cookie": cookie}
        with socket.create_connection(("127.0.0.1", server.port)) as rebound:
            url = f"ws://{_NAME}:{server.port}/api/rooms/none/socket"
            try:
                async with connect(url, sock=rebound, origin=Origin(origin), additional_headers=headers):
                    run.report("socket: opened")
            except InvalidStatus as refused:
                run.report(
                    f"socket: {refused.response.status_code} {(refused.response.body or b'').decode()[:110]}"
                )
            except (OSError, WebSocketException) as error:
                run.report(f"socket: {error}")
