"""Draw the picture of link previews from the home page with Chromium: ``python -m tools.preview_picture``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import ViewportSize, sync_playwright

from tests.server.serving import serving
from tools.chromium import launch_options
from tools.pictures.png import small_png

PICTURE: Final = Path(__file__).parents[1] / "web" / "public" / "preview.png"
_SIZE: Final[ViewportSize] = {"width": 1200, "height": 630}
"""What chats and social networks ask for."""
_ONLY_THE_SCENE: Final = """
  header, footer, .panels, section, .pitch, .play, .more { display: none !important }
  body { overflow: hidden }
  main { max-width: none !important; padding: 0 0 0 4rem !important }
  .hero { height: 630px; margin: 0 !important; grid-template-columns: 1fr 1.2fr !important }
  h1 { font-size: 8rem !important }
  .tagline { font-size: 2.6rem !important }
"""


def main() -> None:
    """Write the picture."""
    with serving("--no-limits") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport=_SIZE, reduced_motion="reduce", locale="en")
        page.goto(server.address)
        page.wait_for_selector("h1")
        # The page allows no style of others, but a style sheet that a script makes is its own.
        page.evaluate(
            """css => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              document.adoptedStyleSheets = [sheet];
            }""",
            _ONLY_THE_SCENE,
        )
        PICTURE.write_bytes(small_png(page.screenshot()))
        browser.close()


if __name__ == "__main__":
    main()
