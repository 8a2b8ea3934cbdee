"""Study how the game is balanced: one bot against itself, every edition and every module, with intervals.

    python -m tools.balance --rounds 400 --bot bayesian

Writes docs/balance.md and the plots it shows. What is played is kept in build/balance: broken off, the
same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import pyrite
from pyrite.arena.plan import NO_MODULES, Cell, Plan, cells_of
from pyrite.arena.plots import Chart, gold_chart, wins_chart
from pyrite.arena.png import HOW_TO_GET_PNG, can_draw_png, write_picture
from pyrite.arena.seating import Seating
from pyrite.arena.tables import Row, results
from pyrite.arena.tally import tallies
from pyrite.bots.registry import BOTS
from pyrite.cli.arena import play_plan
from pyrite.game import EDITIONS, BadInput
from pyrite.game.catalogue import ROLES
from pyrite.game.set_up_rules import MODULES, SPOKEN, VARIANTS
from tools.kept import CHECKOUT, kept

PAGE = CHECKOUT / "docs" / "balance.md"
PICTURES = CHECKOUT / "docs" / "pictures" / "balance"

EDITION = "DE24"
"""The edition in which modules are studied."""

SABOTEUR2 = "saboteur2"
PARTS = (*(name for name in MODULES if name != SABOTEUR2), *VARIANTS)

INTRODUCTION = """\
# How the game is balanced

One bot, the {bot}, plays in every seat: {rounds} rounds for each kind of table, from the seed `{seed}`,
Pyrite {version}. A number is how many rounds in 100 the miners won; between the brackets lies the true one,
95 times in 100, **for this bot**. Stronger bots, and people, will find other numbers, so what is worth
reading are differences between tables, not the numbers alone.

A number in bold type is one whose interval has no point in common with that of the base game in {edition}
with as many players. Among so many numbers one or two may be so by chance. All tables are dealt from the
same seeds: where two lines agree in every number, the same rounds were played.

This page is written by `make balance` (`ROUNDS=400`, `BOT=...`); do not change it by hand.
"""


def plan_of(bot: str, rounds: int) -> Plan:
    """Every edition of the base game and of Saboteur 2, fixed roles, and every other part alone."""
    games = ("base", SABOTEUR2)
    editions = [(game, name) for game in games for name, edition in EDITIONS.items() if game in edition.covers]
    cells: list[Cell] = []
    for game, edition in editions:
        cells += cells_of([edition], [game], None, "official")
    cells += cells_of([EDITION], [NO_MODULES], None, "fixed")
    cells += cells_of([EDITION], PARTS, None, "official")
    return Plan(tuple(cells), Seating((bot,)), rounds, seed="balance")


# ---------------------------------------------------------------- the page


def page(plan: Plan, rows: Sequence[Row]) -> str:
    """All of it as Markdown."""
    bot = plan.seating.bots[0]
    start = INTRODUCTION.format(
        bot=bot, rounds=plan.times, seed=plan.seed, version=pyrite.__version__, edition=EDITION
    )
    editions, fixed, parts, second = (_rows(rows, what) for what in ("editions", "fixed", "parts", SABOTEUR2))
    return "\n".join(
        [
            start,
            "## Editions of the base game",
            "",
            "With fixed roles there are just 1, 1, 2, 2, 3, 3, 3 and 3 saboteurs at tables of 3 to 10. By the",
            "rules one role card is left over (SET-1), so who plays is not known.",
            "",
            *wins_table([*editions, *fixed], rows),
            "",
            "![Rounds won by the miners in each edition](pictures/balance/editions.svg)",
            "",
            f"## One part at a time, in {EDITION}",
            "",
            *wins_table([*_base(rows), *parts], rows),
            "",
            "![Rounds won by the miners with each part](pictures/balance/parts.svg)",
            "",
            "## Saboteur 2",
            "",
            "Miners win if a team of diggers can reach the gold. Beneath, the nuggets of each role in a round.",
            "",
            *wins_table(second, ()),
            "",
            "![Rounds won by the miners in Saboteur 2](pictures/balance/saboteur2.svg)",
            "",
            *gold_table([row for row in second if row["edition"] == EDITION]),
            "",
            "## Nuggets in a round",
            "",
            f"The base game in {EDITION}.",
            "",
            *gold_table(_base(rows)),
            "",
            "![Nuggets in a round by role](pictures/balance/gold.svg)",
            "",
        ]
    )


def _rows(rows: Sequence[Row], what: str) -> list[Row]:
    """The rows of one chapter."""

    def chapter(row: Row) -> str:
        if row["roles"] == "fixed":
            return "fixed"
        return {NO_MODULES: "editions", SABOTEUR2: SABOTEUR2}.get(row["modules"], "parts")

    return [row for row in rows if chapter(row) == what]


def _base(rows: Sequence[Row]) -> list[Row]:
    return [row for row in _rows(rows, "editions") if row["edition"] == EDITION]


def wins_table(rows: Sequence[Row], compared: Sequence[Row]) -> list[str]:
    """A line for each mix, a column for each number of players."""
    sizes = sorted({row["players"] for row in rows})
    base: dict[int, Row] = {row["players"]: row["miners"] for row in _base(compared)}
    by_mix: dict[str, dict[int, str]] = {}
    for row in rows:
        won: Row = row["miners"]
        text = f"{100 * won['rate']:.0f} [{100 * won['low']:.0f}, {100 * won['high']:.0f}]"
        to_base = base.get(row["players"], won)
        apart = won["low"] > to_base["high"] or won["high"] < to_base["low"]
        by_mix.setdefault(_mix(row), {})[row["players"]] = f"**{text}**" if apart else text
    lines = [_line("players", *map(str, sizes)), _line("---", *("---:" for _ in sizes))]
    return lines + [_line(mix, *(found.get(size, "") for size in sizes)) for mix, found in by_mix.items()]


def gold_table(rows: Sequence[Row]) -> list[str]:
    """A line for each role, a column for each number of players."""
    roles = [role for role in ROLES if any(role in row["gold"] for row in rows)]
    lines = [_line("players", *(str(row["players"]) for row in rows)), _line("---", *("---:" for _ in rows))]
    return lines + [_line(role, *(_gold(row["gold"].get(role)) for row in rows)) for role in roles]


def _gold(found: Row | None) -> str:
    if found is None:
        return ""
    return f"{found['mean']:.2f}" + (
        f" ± {found['give_or_take']:.2f}" if found["give_or_take"] is not None else ""
    )


def _mix(row: Row) -> str:
    if row["roles"] == "fixed":
        return f"{row['edition']}, fixed roles"
    spoken = SPOKEN[row["modules"]].removeprefix("the ")
    return spoken if row["modules"] in PARTS else f"{row['edition']}, {spoken}"


def _line(*words: str) -> str:
    return f"| {' | '.join(words)} |"


# ---------------------------------------------------------------- plots


def plots(bot: str, rows: Sequence[Row]) -> dict[str, Chart]:
    """The plots by the names of their files."""
    second = _rows(rows, SABOTEUR2)
    first_of_second = [row for row in second if row["edition"] == EDITION]
    title = f"Rounds won by the miners ({bot} in every seat)"
    return {
        "editions": wins_chart([*_rows(rows, "editions"), *_rows(rows, "fixed")], title),
        "parts": wins_chart(_rows(rows, "parts"), title),
        "saboteur2": wins_chart(second, title),
        "gold": gold_chart([*_base(rows), *first_of_second], f"Nuggets in a round by role ({bot} in every seat)"),
    }


def main() -> int:
    """Play what is missing, then write the page; 130 if the interrupt key was hit."""
    parser = argparse.ArgumentParser(description="Study how the game is balanced, and write docs/balance.md.")
    parser.add_argument("--rounds", type=int, default=400, help="rounds for each kind of table")
    parser.add_argument("--bot", default="bayesian" if "bayesian" in BOTS else "greedy_digger", help="who plays")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one on each core")
    options = parser.parse_args()
    try:
        plan = plan_of(options.bot, options.rounds)
        played, complete = play_plan(plan, kept("balance", options.bot, options.rounds), options.workers)
    except BadInput as error:
        parser.error(str(error))
    if not complete:
        return 130
    rows = results(plan, tallies(plan, played))
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, chart in plots(options.bot, rows).items():
        write_picture(PICTURES / name, chart.svg())
    PAGE.write_text(page(plan, rows), encoding="utf-8", newline="\n")
    print(f"{sum(row['rounds'] for row in rows)} rounds; see {PAGE.relative_to(CHECKOUT)}")
    if not can_draw_png():
        print(HOW_TO_GET_PNG)
    return 0


if __name__ == "__main__":
    sys.exit(main())
