"""Print how many bytes a first visit loads, for the home page and for a table: ``python -m tools.first_load``.

A browser opens both pages on a real server. Each static file that it fetches is then asked for once in each form.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.serving import serving
from tools.chromium import launch_options

_CODINGS: Final = ("identity", "gzip", "br")
_NOT_STATIC: Final = ("/api/", "/health/")


def main() -> None:
    """Measure both pages and print a table."""
    with serving("--no-limits") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        print(f"{'':8}{'files':>8}" + "".join(f"{coding:>12}" for coding in _CODINGS))
        for name in ("home", "table"):
            files = _fetched(browser, server.address, at_table=name == "table")
            sizes = "".join(f"{_size(files, coding):12,}" for coding in _CODINGS)
            print(f"{name:8}{len(files):8}{sizes}")
        browser.close()


def _fetched(browser: Browser, address: str, *, at_table: bool) -> set[str]:
    """Addresses of the static files that a new visitor fetches."""
    page = browser.new_context(locale="en").new_page()
    target = address + (_new_table(page, address) if at_table else "/")
    files: set[str] = set()
    page.on("request", lambda request: files.add(request.url) if _is_static(request.url, address) else None)
    page.goto(target)
    page.wait_for_load_state("networkidle")
    page.locator("[data-acknowledge]" if at_table else ".hero svg").first.wait_for()
    return files


def _new_table(page: Page, address: str) -> str:
    created = page.request.post(f"{address}/api/play-now", data={}, headers={"Origin": address})
    return f"/t/{created.json()['room']}?seat=0"


def _is_static(url: str, address: str) -> bool:
    return url.startswith(address) and not url.removeprefix(address).startswith(_NOT_STATIC)


def _size(files: Iterable[str], coding: str) -> int:
    """Bytes of all bodies, as they are sent to a client that accepts one content coding."""
    requests = (Request(url, headers={"Accept-Encoding": coding}) for url in files)
    total = 0
    for request in requests:
        with urlopen(request) as response:
            total += len(response.read())
    return total


if __name__ == "__main__":
    main()
