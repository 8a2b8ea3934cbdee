"""Measure how strong the bots are: `make arena-tables` plays the studies of docs/bots.md and writes its tables.

Finished batches are stored under build/: after an interruption the same command resumes the study.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pyrite
from pyrite.arena.plan import NO_MODULES, Cell, Plan, RoleSet, cells_of
from pyrite.arena.report.tables import Row, results
from pyrite.arena.seating import FIXED_SABOTEURS, Seating
from pyrite.arena.stats.tally import Tally, tally_cells
from pyrite.bots.registry import BOTS, DISPLAY_NAMES
from pyrite.cli.arena import play_plan
from pyrite.game import BadInput
from tools.study_cache import CHECKOUT, study_folder

PAGE = CHECKOUT / "docs" / "bots.md"
BEGIN = "<!-- measured: make arena-tables -->"
END = "<!-- end -->"

EDITION = "DE24"
SEED = "arena tables"
DEFAULT_ROUNDS = 400
SIZES = tuple(range(4, 11))
MIXED_SIZES = (4, 5, 7, 10)
"""Numbers of players of tables with different bots."""
SINGLE_BOTS = ("bayesian", "heuristic", "random_bot")
"""Bots that play alone at a table, in every seat."""
BY_ROLE = (
    ("bayesian", "heuristic"),
    ("bayesian", "random_bot"),
    ("heuristic", "bayesian"),
    ("random_bot", "bayesian"),
)
"""The bot that digs and the bot that sabotages."""
OFFICIAL = "bayesian official"
MIXED = "mixed"

PUBLISHED = {4: "65 to 82", 5: "41", 6: "55", 7: "25 to 35", 8: "43 to 52", 9: "54 to 66", 10: "70 to 76"}
"""Rounds in 100 won by the miners, as published for rule-based bots of other programs, with fixed roles."""
PUBLISHED_RANDOM = "under 1"
PUBLISHED_TRAINED_SABOTEUR = "75.6"
"""Rounds in 100 won by a saboteur trained by self-play against three rule-based bots, as published."""


@dataclass(frozen=True)
class Study:
    """The results of a plan."""

    rows: list[Row]
    total: Row
    """The sum over all kinds of tables."""


# ---------------------------------------------------------------- plans


def plans(rounds: int) -> dict[str, Plan]:
    """Every study by its name."""
    found = {bot: _plan(Seating((bot,)), SIZES, "fixed", rounds) for bot in SINGLE_BOTS}
    found[OFFICIAL] = _plan(Seating(("bayesian",)), SIZES, "official", rounds)
    for pair in BY_ROLE:
        found[" ".join(pair)] = _plan(Seating(pair, "role"), MIXED_SIZES, "fixed", rounds)
    games = max(1, rounds // 3)  # a game has three rounds
    found[MIXED] = Plan(_cells(MIXED_SIZES, "official"), Seating(tuple(BOTS)), games, whole_games=True, seed=SEED)
    return found


def _plan(seating: Seating, sizes: Sequence[int], roles: RoleSet, rounds: int) -> Plan:
    return Plan(_cells(sizes, roles), seating, rounds, seed=SEED)


def _cells(sizes: Sequence[int], roles: RoleSet) -> tuple[Cell, ...]:
    return cells_of([EDITION], [NO_MODULES], sizes, roles)


def study(plan: Plan, finished: list[Row]) -> Study:
    """Add up the finished batches of a plan."""
    counted = tally_cells(plan, finished)
    total = Tally(whole_games=plan.whole_games)
    for tally in counted:
        total.include(tally)
    return Study(results(plan, counted), total.to_json())


# ---------------------------------------------------------------- tables


def all_tables(rounds: int, studies: dict[str, Study]) -> str:
    """All tables, as Markdown."""
    few = ["**Too few rounds to conclude anything: play more.**", ""]
    parts = [
        *(few if rounds < DEFAULT_ROUNDS else []),
        f"{rounds} rounds at each kind of table, the base game in {EDITION}, seed `{SEED}`, "
        f"Pyrite {pyrite.__version__}.",
        "Numbers are rounds in 100, with the confidence interval of 95 % in brackets.",
        "",
        "### One bot in every seat: rounds won by the miners",
        "",
        *single_bot_table(studies),
        "",
        "### One bot digs, another sabotages: rounds won by the miners",
        "",
        *by_role_table(studies),
        "",
        "### A lone saboteur against three miners: rounds won by the saboteur",
        "",
        *lone_saboteur_table(studies),
        "",
        "### All bots at the same tables: whole games",
        "",
        *mixed_table(studies[MIXED]),
    ]
    return "\n".join(parts)


def single_bot_table(studies: dict[str, Study]) -> list[str]:
    """One bot in every seat: the miners' wins, with published ones, which are for a fixed number of saboteurs."""
    heads = [f"{size}/{FIXED_SABOTEURS[size]}" for size in SIZES]
    lines = _table("players/saboteurs", *heads)
    lines.append(_line("Foreman", *_miners(studies["bayesian"].rows)))
    lines.append(_line("elsewhere, bots that follow rules", *(PUBLISHED[size] for size in SIZES)))
    lines.append(_line("Foreman, one role card left over", *_miners(studies[OFFICIAL].rows)))
    lines.append(_line("Apprentice", *_miners(studies["heuristic"].rows)))
    lines.append(_line("Stroller", *_miners(studies["random_bot"].rows)))
    return [*lines, _line("elsewhere, players at random", *(PUBLISHED_RANDOM for _ in SIZES))]


def by_role_table(studies: dict[str, Study]) -> list[str]:
    """One bot digs, another sabotages, with fixed roles. Rows with the same bot repeat the table above."""
    lines = _table("miners", *(f"{size}/{FIXED_SABOTEURS[size]}" for size in MIXED_SIZES), second="saboteurs")
    for digs, sabotages in (("bayesian", "bayesian"), *BY_ROLE, ("heuristic", "heuristic")):
        name = digs if digs == sabotages else f"{digs} {sabotages}"
        rows = [row for row in studies[name].rows if row["players"] in MIXED_SIZES]
        lines.append(_line(DISPLAY_NAMES[digs], DISPLAY_NAMES[sabotages], *_miners(rows)))
    return lines


def lone_saboteur_table(studies: dict[str, Study]) -> list[str]:
    """Tables of four with one saboteur."""
    lines = _table("saboteur", "rounds won", second="miners")
    for name, alone, others in (
        ("bayesian", "one Foreman", "three Foremen"),
        ("heuristic bayesian", "one Foreman", "three Apprentices"),
        ("bayesian heuristic", "one Apprentice", "three Foremen"),
    ):
        (row,) = (row for row in studies[name].rows if row["players"] == 4)
        (found,) = (each for each in row["bots"] if each["role"] == "saboteur")
        lines.append(_line(alone, others, _share(found)))
    return [
        *lines,
        _line("elsewhere, trained by self-play", "three bots that follow rules", PUBLISHED_TRAINED_SABOTEUR),
    ]


def mixed_table(found: Study) -> list[str]:
    """All bots at the same tables, seated at random, with roles as in the rules."""
    sizes = [str(row["players"]) for row in found.rows]
    lines = _table(
        "bot", *(f"gold a game, {size} players" for size in sizes), "games won", "of these shared", "rating"
    )
    overall = _by_bot(found.total)
    for bot in reversed([bot for bot in BOTS if bot in overall]):
        gold = [_gold(_by_bot(row).get(bot)) for row in found.rows]
        games, rated = overall[bot], _rating(found.total["ratings"].get(bot))
        lines.append(_line(DISPLAY_NAMES[bot], *gold, _share(games), str(games["shared"]), rated))
    return lines


def _by_bot(found: Row) -> dict[str, Row]:
    return {each["bot"]: each for each in found["games_of"]}


def _miners(rows: Sequence[Row]) -> list[str]:
    return [_share(row["miners"]) for row in rows]


def _share(found: Row) -> str:
    return f"{100 * found['rate']:.0f} [{100 * found['low']:.0f}, {100 * found['high']:.0f}]"


def _gold(found: Row | None) -> str:
    if found is None:
        return ""
    half = found["gold"]["half_width"]
    return f"{found['gold']['mean']:.2f}" + ("" if half is None else f" ± {half:.2f}")


def _rating(found: Row | None) -> str:
    if found is None:
        return ""
    half = found["half_width"]
    return str(found["rating"]) + ("" if half is None else f" ± {half}")


def _table(first: str, *others: str, second: str | None = None) -> list[str]:
    words = [first] if second is None else [first, second]
    return [_line(*words, *others), _line(*("---" for _ in words), *("---:" for _ in others))]


def _line(*words: str) -> str:
    return f"| {' | '.join(words)} |"


def replace_tables(page: str, text: str) -> str:
    """Replace the text between the marks of a page."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadInput(f"The page has no place for the tables: a line {BEGIN}, and a line {END} after it.")
    return f"{before}{BEGIN}\n{text}\n{END}{after}"


def main() -> int:
    """Play the missing batches, then write the tables; return 130 if interrupted."""
    parser = argparse.ArgumentParser(description="Measure the bots, and write the tables of docs/bots.md.")
    parser.add_argument("--rounds", type=int, default=DEFAULT_ROUNDS, help="rounds at each kind of table")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one on each core")
    options = parser.parse_args()
    studies = {}
    try:
        for name, plan in plans(options.rounds).items():
            print(f"{name}: {len(plan.cells)} kinds of tables, {plan.times} times each")
            folder = study_folder("arena-tables", options.rounds) / name.replace(" ", "-")
            finished, complete = play_plan(plan, folder, options.workers)
            if not complete:
                return 130
            studies[name] = study(plan, finished)
        text = replace_tables(PAGE.read_text(encoding="utf-8"), all_tables(options.rounds, studies))
    except BadInput as error:
        parser.error(str(error))
    PAGE.write_text(text, encoding="utf-8", newline="\n")
    print(f"See {PAGE.relative_to(CHECKOUT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
