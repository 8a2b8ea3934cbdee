"""The parts of docs/beliefs.md that tools write, each between a mark with its name and an end mark."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pyrite.bots.beliefs.role_belief import DIGGERS, SABOTEURS

CHECKOUT: Final = Path(__file__).parents[1]
PAGE: Final = CHECKOUT / "docs" / "beliefs.md"
PICTURES: Final = PAGE.parent / "pictures" / "beliefs"

SHOWN: Final = "<!-- shown: make suspicion -->"
COUNTED: Final = "<!-- counted: make likelihoods -->"
MEASURED: Final = "<!-- measured: make calibration -->"
END: Final = "<!-- end -->"


def check_page(mark: str) -> None:
    """Exit early if the page lacks the marks for the result."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    if not re.search(_between(mark), page, flags=re.DOTALL):
        where = PAGE.relative_to(CHECKOUT)
        sys.exit(f"{where} has no lines {mark} and {END}; put them where the tables belong.")


def put_on_page(mark: str, lines: Sequence[str]) -> None:
    """Replace a part of the page."""
    inside = "\n".join([mark, "", *lines, "", END])
    page = PAGE.read_text(encoding="utf-8")
    page = re.sub(_between(mark), lambda _: inside, page, flags=re.DOTALL)
    PAGE.write_text(page, encoding="utf-8", newline="\n")


def part_of_page(mark: str) -> list[str]:
    """The lines of a part of the page."""
    found = re.search(_between(mark), PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    return found.group().splitlines()[2:-2] if found else []


def _between(mark: str) -> str:
    return f"{re.escape(mark)}.*?{re.escape(END)}"


# ---------------------------------------------------------------- likelihood ratios of actions

ACTION_CLASSES: Final = {
    "lays a tunnel that brings the gold much nearer": "tunnel that helps much",
    "lays a tunnel that helps a little": "tunnel that helps",
    "lays a tunnel that leads nowhere new": "tunnel that is idle",
    "lays a tunnel that makes the way longer": "tunnel that hurts",
    "lays a dead end in the way": "dead end that hurts",
    "lays a dead end elsewhere": "dead end that is idle",
    "clears the way with a rockfall": "rockfall that helps much",
    "breaks the way with a rockfall": "rockfall that hurts",
    "breaks the tools of a strong suspect": "break tools of a strong suspect",
    "breaks the tools of a very trusted player": "break tools of a very trusted player",
    "repairs the tools of a very trusted player": "repair tools of a very trusted player",
    "repairs the tools of a strong suspect": "repair tools of a strong suspect",
    "reads a map": "map",
    "passes": "pass",
}
"""The action classes in the table, by their descriptions."""

GAMES: Final = {"base": "base", "saboteur 2": "Saboteur 2"}
STAGES: Final = ("far", "midway", "near")
RARE: Final = 0.002
"""Actions rarer than this are left out: their figures are mostly chance."""


def odds_head() -> str:
    """The first line of the table."""
    columns = [f"{game}, {stage}" for game in GAMES.values() for stage in STAGES]
    return f"| a player who is free to dig | {' | '.join(columns)} |"


def odds_table(text: str) -> list[str]:
    """How many times as often saboteurs do each action as diggers, from the text of a likelihood table."""
    found = json.loads(text)
    likelihoods = found["actions"]
    lines = [odds_head(), f"| --- |{' ---: |' * len(GAMES) * len(STAGES)}"]
    for description, action_class in ACTION_CLASSES.items():
        situations = [f"{game}, free, {stage}" for game in GAMES for stage in STAGES]
        cells = [_odds(likelihoods.get(situation, {}).get(action_class)) for situation in situations]
        lines.append(f"| {description} | {' | '.join(cells)} |")
    return [*lines, "", f"Counted in {found['rounds']} rounds with {found['actions_counted']} actions."]


def _odds(chances: Sequence[float] | None) -> str:
    """The ratio of saboteurs to diggers.

    >>> _odds([0.01, 0.08, 0.02, 0.02, 0.02]), _odds([0.08, 0.01, 0.02, 0.02, 0.02]), _odds(None)
    ('8 : 1', '1 : 8', '')
    >>> _odds([0.01, 0.164, 0.02, 0.02, 0.02])
    '16 : 1'
    """
    if chances is None or chances[-1] < RARE:
        return ""
    odds = chances[SABOTEURS] / chances[DIGGERS]
    return f"{_short(odds)} : 1" if odds >= 1 else f"1 : {_short(1 / odds)}"


def _short(times: float) -> str:
    return f"{times:.0f}" if times >= 9.95 else f"{times:.2g}"
