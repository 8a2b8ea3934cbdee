"""Draw the icons of the web client from ``web/public/icon.svg`` with Chromium: ``python -m tools.icons``.

Browsers use the SVG; the PNG files are for home screens, and the ICO file for programs that ask only for it.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools.chromium import launch_options

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
_CORNERS: Final = ' rx="20"'
"""Systems that cut icons into a shape of their own need the background up to the edge."""


def main() -> None:
    """Write all icons."""
    rounded = (PUBLIC / "icon.svg").read_text("utf-8")
    square = rounded.replace(_CORNERS, "")
    assert square != rounded
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        for size in (192, 512):
            (PUBLIC / f"icon-{size}.png").write_bytes(_drawn(page, rounded, size))
        (PUBLIC / "icon-maskable-512.png").write_bytes(_drawn(page, square, 512))
        (PUBLIC / "apple-touch-icon.png").write_bytes(_drawn(page, square, 180))
        (PUBLIC / "favicon.ico").write_bytes(_ico(_drawn(page, rounded, 32), 32))
        browser.close()


def _drawn(page: Page, svg: str, size: int) -> bytes:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
    return page.screenshot(omit_background=True)


def _ico(png: bytes, size: int) -> bytes:
    """An ICO file with one PNG image: its header, the entry of the image, the image."""
    header = struct.pack("<3H", 0, 1, 1)
    entry = struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(png), len(header) + 16)
    return header + entry + png


if __name__ == "__main__":
    main()
