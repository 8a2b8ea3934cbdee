"""The screenshots: address, size, and what is clicked first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)


def _do_nothing(page: Page) -> None:
    """Leave the page as it is."""


@dataclass(frozen=True)
class Shot:
    """One screenshot."""

    name: str
    address: str
    ready: str
    """Selector of an element that is there once the page is ready."""
    size: tuple[int, int] = DESKTOP
    before: Callable[[Page], None] = _do_nothing
    animated: bool = False
    """Whether a turn is shown as an animation."""

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.{'webp' if self.animated else 'png'}"

    @property
    def room(self) -> str:
        """The room that it shows; empty if none."""
        screen, _, room = self.address.removeprefix("/").partition("?")[0].partition("/")
        return "" if screen == "learn" else room


def _dismiss_role(page: Page) -> None:
    page.locator("[data-acknowledge]").click()


def _select_tunnel(page: Page) -> None:
    """Select the first card that has more than one legal cell."""
    _dismiss_role(page)
    for place in range(page.locator("[data-index]").count()):
        page.locator(f"[data-index='{place}']").click()
        cells = page.locator(".cell.legal")
        if cells.count() > 1:
            return


def _start_lesson(page: Page) -> None:
    """Read the first step of a lesson, so that the guide points at a card."""
    _dismiss_role(page)
    page.locator(".foot button.primary").click()


def _open_card(page: Page) -> None:
    """Open the last card of the hand, which shows what it does."""
    _dismiss_role(page)
    page.locator("[data-index]").last.dblclick()


SHOTS: Final = (
    Shot("home", "/", ".hero svg"),
    Shot("home-phone", "/", ".hero svg", PHONE),
    Shot("lobby", "/t/lobby?seat=0", "[type=radio]"),
    Shot("table", "/t/table?seat=0", "[data-acknowledge]", before=_select_tunnel),
    Shot("table-phone", "/t/table?seat=0", "[data-acknowledge]", PHONE, _select_tunnel),
    Shot("turn", "/t/table?seat=0", "[data-acknowledge]", PHONE, _dismiss_role, animated=True),
    Shot("lesson-phone", "/learn/tunnel", "[data-acknowledge]", PHONE, _start_lesson),
    Shot("decision", "/t/decision?seat=0", "[data-acknowledge]", before=_dismiss_role),
    Shot("decision-phone", "/t/decision?seat=0", "[data-acknowledge]", PHONE, _dismiss_role),
    Shot("card", "/t/saboteur-2?seat=0", "[data-acknowledge]", before=_open_card),
    Shot("round-end", "/t/round-end?seat=0", "fieldset button"),
    Shot("podium", "/t/over?seat=0", "table"),
    Shot("replay", "/replay/over?view-as=all&at=60", "section .half"),
    Shot("rules", "/rules", "main svg"),
    Shot("big-screen", "/screen/saboteur-2", "[data-cell]"),
)
