"""The real application with an HTTP client, without a network, and with a manual clock."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
from starlette.types import ASGIApp

from pyrite.server.http.application import AppContext, create_http_app
from pyrite.server.http.endpoints import Endpoint
from pyrite.server.settings import Settings
from pyrite.server.store import Store
from pyrite.server.store.memory import MemoryStore

HERE = "http://pyrite.test"
PLAIN = Settings(host="pyrite.test", store="memory:")


class Clock:
    """A manual clock, in milliseconds since the epoch."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, *, seconds: float) -> None:
        self.now += round(seconds * 1000)


class AppUnderTest:
    """An application with its store and its clock."""

    def __init__(
        self,
        settings: Settings = PLAIN,
        endpoints: Iterable[Endpoint] = (),
        store: Store | None = None,
        static_files: Path | None = None,
    ) -> None:
        self.clock = Clock()
        self.store = store or MemoryStore()
        self.context = AppContext(settings, self.store, now=self.clock, rng=Random(7), static_files=static_files)
        self.app = create_http_app(self.context, endpoints)

    def visitor(self, address: str = "192.0.2.7", **headers: str) -> "Visitor":
        return Visitor(self.app, address, headers)

    def guest(self, address: str = "192.0.2.7") -> "Visitor":
        """A visitor who has a cookie already."""
        visitor = self.visitor(address)
        assert visitor.get("/api/me").status_code == 200
        return visitor


class Visitor:
    """A browser at one address, with cookies and an Origin header."""

    def __init__(self, app: ASGIApp, address: str, headers: dict[str, str]) -> None:
        transport = httpx.ASGITransport(app, client=(address, 5000))
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.browser = httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE} | named)

    def ask(self, method: str, path: str, **rest: Any) -> httpx.Response:
        return asyncio.run(self.browser.request(method, path, **rest))

    def get(self, path: str, **rest: Any) -> httpx.Response:
        return self.ask("GET", path, **rest)

    def put(self, path: str, **rest: Any) -> httpx.Response:
        return self.ask("PUT", path, **rest)

    def post(self, path: str, **rest: Any) -> httpx.Response:
        return self.ask("POST", path, **rest)

    def delete(self, path: str, **rest: Any) -> httpx.Response:
        return self.ask("DELETE", path, **rest)


def with_settings(**changes: Any) -> Settings:
    return replace(PLAIN, **changes)


def reason(response: httpx.Response) -> tuple[int, str]:
    """Status and reason of an error response."""
    problem = response.json()
    assert set(problem) <= {"reason", "text", "rule"}
    assert problem["text"].endswith(".")
    return response.status_code, problem["reason"]
