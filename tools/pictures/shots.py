"""What is photographed: where the page goes, how large it is, what is touched first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)


def _as_it_is(page: Page) -> None:
    """Nothing is touched."""


@dataclass(frozen=True)
class Shot:
    """One picture."""

    name: str
    address: str
    shows: str
    """What is on the page when it is ready, as a selector."""
    size: tuple[int, int] = DESKTOP
    before: Callable[[Page], None] = _as_it_is

    @property
    def room(self) -> str:
        """The table that it shows; empty if none."""
        return self.address.partition("?")[0].partition("/")[2].partition("/")[2]


def _know_the_role(page: Page) -> None:
    page.locator("[data-acknowledge]").click()


def _take_a_tunnel(page: Page) -> None:
    """Ada tries a tunnel in the maze, as far to the right as it goes."""
    _know_the_role(page)
    for place in range(page.locator("[data-place]").count()):
        page.locator(f"[data-place='{place}']").click()
        cells = page.locator(".cell.legal")
        if cells.count() > 1:
            return


def _open_a_card(page: Page) -> None:
    """A card of the hand, large, with what it does."""
    _know_the_role(page)
    page.locator("[data-place]").last.dblclick()


SHOTS: Final = (
    Shot("home", "/", ".hero svg"),
    Shot("home-phone", "/", ".hero svg", PHONE),
    Shot("lobby", "/t/lobby?seat=0", "[type=radio]"),
    Shot("table", "/t/table?seat=0", "[data-acknowledge]", before=_take_a_tunnel),
    Shot("table-phone", "/t/table?seat=0", "[data-acknowledge]", PHONE, _take_a_tunnel),
    Shot("decision", "/t/decision?seat=0", "[data-acknowledge]", before=_know_the_role),
    Shot("decision-phone", "/t/decision?seat=0", "[data-acknowledge]", PHONE, _know_the_role),
    Shot("card", "/t/saboteur-2?seat=0", "[data-acknowledge]", before=_open_a_card),
    Shot("round-end", "/t/round-end?seat=0", "fieldset button"),
    Shot("podium", "/t/over?seat=0", "table"),
    Shot("replay", "/replay/over?eyes=all&at=60", "section .even"),
    Shot("rules", "/rules", "main svg"),
    Shot("big-screen", "/screen/saboteur-2", "[data-cell]"),
)
