"""Results as text in columns, and as CSV files."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from pyrite.arena.plan import Cell, Plan
from pyrite.arena.stats.tally import Tally
from pyrite.game.catalogue import ROLES

Row = dict[str, Any]

# ---------------------------------------------------------------- rows


def results(plan: Plan, tallies: Sequence[Tally]) -> list[Row]:
    """One row of JSON data for each cell of the plan."""
    return [
        {
            "players": cell.set_up.players,
            **_mix_row(cell),
            **tally.to_json(),
            "decisions_per_second": tally.decisions_per_second(),
        }
        for cell, tally in zip(plan.cells, tallies, strict=True)
    ]


def _mix_row(cell: Cell) -> Row:
    return {
        "edition": cell.set_up.edition,
        "modules": cell.modules,
        "roles": cell.roles,
        "house": cell.house_rules,
    }


# ---------------------------------------------------------------- text


def lines(plan: Plan, tallies: Sequence[Tally]) -> list[str]:
    """The results as text: for each mix a table by players, then the bots compared."""
    found: list[str] = []
    together = list(zip(plan.cells, tallies, strict=True))
    for _, group in groupby(together, key=lambda each: each[0].mix):
        of_mix = list(group)
        found += ["", f"{_mix_words(of_mix[0][0])}, {_seating_words(plan)}", *columns(_by_players(of_mix))]
        found += _comparison(plan, [tally for _, tally in of_mix])
    return found[1:]


def _comparison(plan: Plan, tallies: Sequence[Tally]) -> list[str]:
    """The bots compared, over all numbers of players."""
    total = Tally(whole_games=plan.whole_games)
    for tally in tallies:
        total.include(tally)
    totals = total.to_json()
    found = ["", *columns(_by_bot(totals["bots"]))] if plan.seating.mixed else []
    if plan.whole_games:
        found += ["", _tied(totals), *columns(_by_game(totals["games_of"], mixed=plan.seating.mixed))]
    if plan.seating.comparable:
        ratings = [[bot, _rating(rated)] for bot, rated in totals["ratings"].items()]
        found += ["", *columns(_by_pair(totals["pairs"])), "", *columns([["bot", "rating"], *ratings])]
    return found


def _mix_words(cell: Cell) -> str:
    words = (cell.set_up.edition, cell.modules, cell.house_rules, f"{cell.roles} roles")
    return ", ".join(word for word in words if word)


def _seating_words(plan: Plan) -> str:
    names = plan.seating.bots
    if plan.seating.how == "role":
        return f"{names[0]} digs, {names[1]} sabotages"
    if len(names) == 1:
        return f"{names[0]} in every seat"
    return f"{', '.join(names)} {'in turn' if plan.seating.how == 'rotated' else 'at random'}"


def _by_players(of_mix: list[tuple[Cell, Tally]]) -> list[list[str]]:
    totals = [tally.to_json() for _, tally in of_mix]
    roles = [role for role in ROLES if any(role in each["gold"] for each in totals)]
    bots = sorted({bot for each in totals for bot in each["decisions"]})
    heads = ["players", "rounds", "miners win", "95 %", "gold reached", *(f"gold of {role}" for role in roles)]
    rows = [[*heads, *(f"{bot}/s" for bot in bots)]]
    for (cell, tally), each in zip(of_mix, totals, strict=True):
        won = each["miners"]
        gold = [_mean(each["gold"].get(role)) for role in roles]
        speeds = tally.decisions_per_second()
        reached = _percent(each["gold_reached"]["rate"])
        start = [str(cell.set_up.players), str(each["rounds"]), _percent(won["rate"]), _interval(won), reached]
        rows.append([*start, *gold, *(str(speeds.get(bot, "-")) for bot in bots)])
    return rows


def _by_bot(bots: list[Row]) -> list[list[str]]:
    rows = [["bot", "role", "rounds", "won", "95 %", "gold"]]
    rows += [
        [each["bot"], each["role"], str(each["of"]), _percent(each["rate"]), _interval(each), _mean(each["gold"])]
        for each in bots
    ]
    return rows


def _tied(totals: Row) -> str:
    tied = totals["tied"]
    share = f"{_percent(tied['rate'])}, {_interval(tied)}"
    return f"{totals['games']} whole games; in {tied['count']} of them ({share}) several seats share the win"


def _by_game(bots: list[Row], *, mixed: bool) -> list[list[str]]:
    """How many games each bot won, and how many of these it shared with another bot."""
    if not mixed:
        return [["bot", "gold a game"], *([each["bot"], _mean(each["gold"])] for each in bots)]
    rows = [["bot", "games", "won", "shared", "share won", "95 %", "gold a game"]]
    for each in bots:
        counts = [each["of"], each["count"], each["shared"]]
        rows.append([each["bot"], *map(str, counts), _percent(each["rate"]), _interval(each), _mean(each["gold"])])
    return rows


def _by_pair(pairs: list[Row]) -> list[list[str]]:
    """At how many tables one bot had more gold than another; tables with equal gold do not count for the share."""
    rows = [["bot", "against", "more", "less", "equal", "share", "95 %"]]
    for each in pairs:
        counts = [each["count"], each["of"] - each["count"], each["equal"]]
        ends = [_percent(each["rate"]), _interval(each)]
        rows.append([each["bot"], each["against"], *map(str, counts), *ends])
    return rows


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _interval(found: Row) -> str:
    return f"{100 * found['low']:.1f} to {100 * found['high']:.1f}"


def _mean(found: Row | None) -> str:
    if found is None:
        return "-"
    half = found["half_width"]
    return f"{found['mean']:.2f}" + ("" if half is None else f" ± {half:.2f}")


def _rating(rated: Row) -> str:
    half = rated["half_width"]
    return str(rated["rating"]) + ("" if half is None else f" ± {half}")


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines of text, with columns aligned to the right.

    >>> columns([["players", "won"], ["10", "3"]])
    ['players  won', '     10    3']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(f"{word:>{width}}" for word, width in zip(row, widths, strict=True)) for row in rows]


# ---------------------------------------------------------------- CSV


def write_csv(folder: Path, plan: Plan, tallies: Sequence[Tally]) -> None:
    """Write the files of a plan: always ``tables.csv``, and those for bots, games and pairs where they apply."""
    rows = results(plan, tallies)
    bots = "+".join(plan.seating.bots)
    _write(folder / "tables.csv", [_cell_row(row, bots) for row in rows])
    if plan.seating.mixed:
        _write(folder / "bots.csv", [_bot_row(row, each) for row in rows for each in row["bots"]])
    if plan.whole_games:
        _write(folder / "games.csv", [_game_row(row, each) for row in rows for each in row["games_of"]])
    if plan.seating.comparable:
        _write(folder / "pairs.csv", [_cell_columns(row) | each for row in rows for each in row["pairs"]])


def _cell_columns(row: Row) -> Row:
    return {name: row[name] for name in ("players", "edition", "modules", "roles", "house")}


def _cell_row(row: Row, bots: str) -> Row:
    won, reached = row["miners"], row["gold_reached"]
    flat = _cell_columns(row) | {"bots": bots, "rounds": row["rounds"], "wins": won["count"]}
    flat |= {name: won[name] for name in ("rate", "low", "high")}
    flat |= {"reached": reached["count"], "reached_rate": reached["rate"]}
    for role, gold in row["gold"].items():
        flat |= _gold(f"gold_{role.replace(' ', '_')}", gold)
    return flat


def _bot_row(row: Row, each: Row) -> Row:
    named = {"bot": each["bot"], "role": each["role"], "rounds": each["of"], "wins": each["count"]}
    rates = {name: each[name] for name in ("rate", "low", "high")}
    return _cell_columns(row) | named | rates | _gold("gold", each["gold"])


def _game_row(row: Row, each: Row) -> Row:
    named = {"bot": each["bot"], "games": each["of"], "wins": each["count"], "shared": each["shared"]}
    rates = {name: each[name] for name in ("rate", "low", "high")}
    return _cell_columns(row) | {"tied": row["tied"]["count"]} | named | rates | _gold("gold", each["gold"])


def _gold(name: str, gold: Row) -> Row:
    return {name: gold["mean"], f"{name}_half_width": gold["half_width"]}


def _write(path: Path, rows: Iterable[Row]) -> None:
    """Write rows as CSV. A row may lack columns, such as the gold of a role that its set-up does not have."""
    rows = list(rows)
    names = list(dict.fromkeys(name for row in rows for name in row))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
