"""Study how the game is balanced: one bot plays against itself with every edition and every module.

    python -m tools.balance --rounds 400 --bot bayesian

Writes docs/balance.md and its charts. Finished batches are stored in build/balance: after an interruption
the same command resumes the study.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import pyrite
from pyrite.arena.plan import NO_MODULES, Cell, Plan, cells_of
from pyrite.arena.report.charts.players import gold_chart, wins_chart
from pyrite.arena.report.charts.rendering import HOW_TO_INSTALL, Chart, can_draw, render
from pyrite.arena.report.tables import Row, results
from pyrite.arena.seating import Seating
from pyrite.arena.stats.tally import tally_cells
from pyrite.cli.arena import play_plan
from pyrite.game import EDITIONS, BadInput
from pyrite.game.catalogue import ROLES
from pyrite.game.modules import BASE, MODULES
from tools.study_cache import CHECKOUT, study_folder

PAGE = CHECKOUT / "docs" / "balance.md"
PICTURES = CHECKOUT / "docs" / "pictures" / "balance"

EDITION = "DE24"
"""The edition in which modules are studied."""

SABOTEUR2 = "saboteur2"
SINGLE_MODULES = tuple(name for name in MODULES if name != SABOTEUR2)

INTRODUCTION = """\
# How the game is balanced

The bot `{bot}` plays in every seat: {rounds} rounds for each kind of table, with the seed `{seed}` and
Pyrite {version}. The tables show how many rounds in 100 the miners won, with the confidence interval of 95 % in
brackets, **for this bot**. Other bots and people get other numbers, so compare the rows with each other rather
than trust a number by itself.

A number is bold if its interval does not overlap that of the base game in {edition} with the same number of
players. In tables as large as these, one or two numbers may be bold by chance. All kinds of tables have the same
seeds: two rows with the same numbers played the same rounds.

This page is written by `make balance` (`ROUNDS=400`, `BOT=...`); do not edit it by hand.
"""


def plan_of(bot: str, rounds: int) -> Plan:
    """Every edition of the base game and of Saboteur 2, fixed roles, and each module and variant alone."""
    games = ("base", SABOTEUR2)
    editions = [(game, name) for game in games for name, edition in EDITIONS.items() if game in edition.covers]
    cells: list[Cell] = []
    for game, edition in editions:
        cells += cells_of([edition], [game], None, "official")
    cells += cells_of([EDITION], [NO_MODULES], None, "fixed")
    cells += cells_of([EDITION], SINGLE_MODULES, None, "official")
    return Plan(tuple(cells), Seating((bot,)), rounds, seed="balance")


# ---------------------------------------------------------------- the page


def page(plan: Plan, rows: Sequence[Row]) -> str:
    """The whole page as Markdown."""
    bot = plan.seating.bots[0]
    start = INTRODUCTION.format(
        bot=bot, rounds=plan.times, seed=plan.seed, version=pyrite.__version__, edition=EDITION
    )
    editions, fixed, modules, saboteur2 = (
        _rows(rows, what) for what in ("editions", "fixed", "modules", SABOTEUR2)
    )
    return "\n".join(
        [
            start,
            "## Editions of the base game",
            "",
            "With fixed roles there are always 1, 1, 2, 2, 3, 3, 3 and 3 saboteurs at tables of 3 to 10. By the",
            "rules one role card is left over (SET-1), so the number of saboteurs varies.",
            "",
            *wins_table([*editions, *fixed], rows),
            "",
            "![Rounds won by the miners in each edition](pictures/balance/editions.svg)",
            "",
            f"## One module or variant at a time, in {EDITION}",
            "",
            *wins_table([*_base(rows), *modules], rows),
            "",
            "![Rounds won by the miners with each module and variant](pictures/balance/modules.svg)",
            "",
            "## Saboteur 2",
            "",
            "Miners win if a team of diggers can reach the gold. The second table shows the nuggets of each role.",
            "",
            *wins_table(saboteur2, ()),
            "",
            "![Rounds won by the miners in Saboteur 2](pictures/balance/saboteur2.svg)",
            "",
            *gold_table([row for row in saboteur2 if row["edition"] == EDITION]),
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


def _rows(rows: Sequence[Row], wanted: str) -> list[Row]:
    """The rows of one chapter."""

    def chapter(row: Row) -> str:
        if row["roles"] == "fixed":
            return "fixed"
        return {NO_MODULES: "editions", SABOTEUR2: SABOTEUR2}.get(row["modules"], "modules")

    return [row for row in rows if chapter(row) == wanted]


def _base(rows: Sequence[Row]) -> list[Row]:
    return [row for row in _rows(rows, "editions") if row["edition"] == EDITION]


def wins_table(rows: Sequence[Row], compared: Sequence[Row]) -> list[str]:
    """A row for each mix, a column for each number of players."""
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
    """A row for each role, a column for each number of players."""
    roles = [role for role in ROLES if any(role in row["gold"] for row in rows)]
    lines = [_line("players", *(str(row["players"]) for row in rows)), _line("---", *("---:" for _ in rows))]
    return lines + [_line(role, *(_gold(row["gold"].get(role)) for row in rows)) for role in roles]


def _gold(found: Row | None) -> str:
    if found is None:
        return ""
    return f"{found['mean']:.2f}" + (f" ± {found['half_width']:.2f}" if found["half_width"] is not None else "")


def _mix(row: Row) -> str:
    if row["roles"] == "fixed":
        return f"{row['edition']}, fixed roles"
    spoken = {"base": BASE, **MODULES}[row["modules"]].words.removeprefix("the ")
    return spoken if row["modules"] in SINGLE_MODULES else f"{row['edition']}, {spoken}"


def _line(*words: str) -> str:
    return f"| {' | '.join(words)} |"


# ---------------------------------------------------------------- charts


def charts(bot: str, rows: Sequence[Row]) -> dict[str, Chart]:
    """The charts by the names of their files."""
    saboteur2 = _rows(rows, SABOTEUR2)
    in_edition = [row for row in saboteur2 if row["edition"] == EDITION]
    title = f"Rounds won by the miners ({bot} in every seat)"
    return {
        "editions": wins_chart([*_rows(rows, "editions"), *_rows(rows, "fixed")], title),
        "modules": wins_chart(_rows(rows, "modules"), title, compared=_base(rows)),
        "saboteur2": wins_chart(saboteur2, title),
        "gold": gold_chart([*_base(rows), *in_edition], f"Nuggets in a round by role ({bot} in every seat)"),
    }


def main() -> int:
    """Play the missing batches, then write the page; return 130 if interrupted."""
    parser = argparse.ArgumentParser(description="Study how the game is balanced, and write docs/balance.md.")
    parser.add_argument("--rounds", type=int, default=400, help="rounds for each kind of table")
    parser.add_argument("--bot", default="bayesian", help="the bot that plays")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one on each core")
    options = parser.parse_args()
    if not can_draw():
        parser.error(HOW_TO_INSTALL)
    try:
        plan = plan_of(options.bot, options.rounds)
        finished, complete = play_plan(plan, study_folder("balance", options.bot, options.rounds), options.workers)
    except BadInput as error:
        parser.error(str(error))
    if not complete:
        return 130
    rows = results(plan, tally_cells(plan, finished))
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, chart in charts(options.bot, rows).items():
        (PICTURES / f"{name}.svg").write_bytes(render(chart, "svg"))
    PAGE.write_text(page(plan, rows), encoding="utf-8", newline="\n")
    print(f"{sum(row['rounds'] for row in rows)} rounds; see {PAGE.relative_to(CHECKOUT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
