"""Runs Chromium and records all frames, requests and errors of its pages."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    async_playwright,
    expect,
)

from tools.chromium import launch_options

TIMEOUT = 60.0
"""How long to wait for anything, in seconds; long enough for a busy machine."""

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
HANDHELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
"""Options of a browser context that behaves like a phone."""

expect.set_options(timeout=TIMEOUT * 1000)

T = TypeVar("T")


class Chromium:
    """One browser for all tests of a process. Its event loop runs only while a test runs."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._browser: Browser | None = None

    def run(self, work: Callable[[Browser], Awaitable[T]], seconds: float = 400) -> T:
        """Run a coroutine with the browser, with a time limit."""

        async def bounded() -> T:
            async with asyncio.timeout(seconds):
                return await work(await self._browser_started())

        return self._runner.run(bounded())

    async def _browser_started(self) -> Browser:
        if self._browser is None:
            self._playwright = await async_playwright().start()
            self._browser = await self._playwright.chromium.launch(**launch_options())
        return self._browser

    def close(self) -> None:
        """Close the browser if it was started."""
        if self._browser is not None:
            self._runner.run(self._close(self._browser))
        self._runner.close()

    async def _close(self, browser: Browser) -> None:
        await browser.close()
        await self._playwright.stop()


@dataclass
class Socket:
    """A WebSocket of a page, with everything it received and sent."""

    address: str
    received: list[str] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    open: bool = True

    @property
    def seat(self) -> int | None:
        """The seat in its address; None for a spectator."""
        seats = parse_qs(urlsplit(self.address).query).get("seat")
        return int(seats[0]) if seats else None


class Tab:
    """A page with its recorded sockets and errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[Socket] = []
        self.errors: list[str] = []
        self._changed = asyncio.Event()
        page.set_default_timeout(TIMEOUT * 1000)
        page.on("websocket", self._on_websocket)
        page.on("pageerror", lambda error: self.errors.append(error.stack or str(error)))
        page.on("console", self._on_console)

    def _on_websocket(self, socket: WebSocket) -> None:
        watched = Socket(socket.url)
        self.sockets.append(watched)

        def received(text: bytes | str) -> None:
            watched.received.append(str(text))
            self._changed.set()

        def sent(text: bytes | str) -> None:
            watched.sent.append(json.loads(text))
            self._changed.set()

        def closed(_: WebSocket) -> None:
            watched.open = False
            self._changed.set()

        socket.on("framereceived", received)
        socket.on("framesent", sent)
        socket.on("close", closed)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until a condition on the recorded frames holds."""
        async with asyncio.timeout(TIMEOUT):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def ignore_errors(self, kind: str) -> None:
        """Drop the recorded errors that contain this text, because the test causes them."""
        self.errors = [error for error in self.errors if kind not in error]

    @property
    def answers(self) -> int:
        """How many requests the server has accepted or refused."""
        frames = (frame for socket in self.sockets for frame in socket.received)
        return sum(frame.startswith(('{"frame":"Accepted"', '{"frame":"Refused"')) for frame in frames)

    @property
    def frames(self) -> list[str]:
        """Every frame received for the seat that the page has now."""
        return [frame for socket in self.sockets if socket.seat == self.seat for frame in socket.received]

    @property
    def seat(self) -> int | None:
        """The seat in the address of the page."""
        return Socket(self.page.url).seat

    @property
    def room(self) -> str:
        """The room in the address of the page."""
        return urlsplit(self.page.url).path.split("/")[-1]

    @property
    def commands(self) -> list[dict[str, Any]]:
        """The commands of the game that the page has sent."""
        requests = (request for socket in self.sockets for request in socket.sent)
        return [request["command"] for request in requests if request["request"] == "Play"]


@dataclass
class Guest:
    """A browser context with its own cookies: one guest of the server."""

    address: str
    context: BrowserContext
    tabs: list[Tab] = field(default_factory=list)
    requested: list[str] = field(default_factory=list)
    """The addresses of all requests."""

    async def tab(self, path: str = "/", page: Page | None = None) -> Tab:
        """Open a tab at this path of the client; with a page, go there on that page."""
        tab = Tab(page or await self.context.new_page())
        self.tabs.append(tab)
        await tab.page.goto(self.address + path)
        return tab

    async def cookie(self) -> str:
        """The value of the guest cookie, which is secret."""
        (cookie,) = await self.context.cookies()
        return cookie["value"]

    def assert_no_other_host(self) -> None:
        """Check that every request and socket went to the server under test."""
        sockets = [socket.address for tab in self.tabs for socket in tab.sockets]
        hosts = {
            urlsplit(address).netloc for address in self.requested + sockets if not address.startswith("data:")
        }
        assert hosts == {urlsplit(self.address).netloc}, hosts

    def assert_no_errors(self) -> None:
        """Check that no page has logged an error or a warning."""
        errors = [f"{tab.page.url}: {error}" for tab in self.tabs for error in tab.errors]
        assert errors == [], "\n".join(errors)


@asynccontextmanager
async def guest(browser: Browser, address: str, **options: Any) -> AsyncIterator[Guest]:
    """A new guest. Checks at the end that its pages had no errors and used no other host."""
    wanted = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
    context = await browser.new_context(**{**wanted, **options})
    visitor = Guest(address, context)

    def requested(request: Request) -> None:
        visitor.requested.append(request.url)

    context.on("request", requested)
    try:
        yield visitor
        visitor.assert_no_other_host()
        visitor.assert_no_errors()
    finally:
        await context.close()
