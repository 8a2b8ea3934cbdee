"""Results as text and as CSV files."""

import csv
import re
from pathlib import Path

import pytest

from pyrite.arena.plan import Cell, Plan
from pyrite.arena.report.tables import lines, results, write_csv
from pyrite.arena.runner import play
from pyrite.arena.seating import Seating
from pyrite.arena.stats.tally import Tally, tally_cells
from pyrite.game import SetUp


@pytest.fixture(scope="module")
def played() -> tuple[Plan, list[Tally]]:
    cells = (Cell(SetUp(3)), Cell(SetUp(5)), Cell(SetUp(4, modules=frozenset({"saboteur2"}))))
    plan = Plan(cells, Seating(("greedy_digger", "random_bot")), 10)
    return plan, tally_cells(plan, [play(plan, batch) for batch in plan.batches()])


def test_csv_files_have_the_results(played: tuple[Plan, list[Tally]], tmp_path: Path) -> None:
    plan, counted = played
    write_csv(tmp_path, plan, counted)
    tables, bots, pairs = (
        list(csv.DictReader((tmp_path / name).read_text(encoding="utf-8").splitlines()))
        for name in ("tables.csv", "bots.csv", "pairs.csv")
    )
    assert [(row["players"], row["modules"], row["bots"]) for row in tables] == [
        ("3", "base", "greedy_digger+random_bot"),
        ("5", "base", "greedy_digger+random_bot"),
        ("4", "saboteur2", "greedy_digger+random_bot"),
    ]
    for row, found in zip(tables, results(plan, counted), strict=True):
        assert int(row["rounds"]) == 10
        assert float(row["low"]) <= float(row["rate"]) <= float(row["high"])
        assert int(row["wins"]) == found["miners"]["count"]
    assert float(tables[0]["gold_saboteur"]) == results(plan, counted)[0]["gold"]["saboteur"]["mean"]
    assert (tables[0]["gold_boss"], tables[2]["gold_digger"]) == ("", "")
    assert {row["bot"] for row in bots} == {"greedy_digger", "random_bot"}
    assert [int(row["of"]) + int(row["equal"]) <= 10 for row in pairs] == [True] * 3


def test_the_printed_tables_have_a_title_rates_and_ratings(played: tuple[Plan, list[Tally]]) -> None:
    plan, counted = played
    text = lines(plan, counted)
    assert text[0] == "DE24, base, official roles, greedy_digger, random_bot at random"
    assert "DE24, saboteur2, official roles, greedy_digger, random_bot at random" in text
    assert re.match(r" +3 +10 +\d+\.\d % +\d+\.\d to \d+\.\d ", text[2])
    assert any(line.split() == ["bot", "rating"] for line in text)


def test_whole_games_are_printed_and_written(tmp_path: Path) -> None:
    cells = (Cell(SetUp(3)), Cell(SetUp(5, modules=frozenset({"toll"}))))
    plan = Plan(cells, Seating(("greedy_digger", "random_bot"), "rotated"), 12, whole_games=True)
    played = [play(plan, batch) for batch in plan.batches()]
    counted = tally_cells(plan, played)
    write_csv(tmp_path, plan, counted)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [(row["players"], row["bot"], row["games"]) for row in rows] == [
        (players, bot, "12") for players in ("3", "5") for bot in ("greedy_digger", "random_bot")
    ]
    for row, other in (rows[:2], rows[2:]):
        assert int(row["wins"]) + int(other["wins"]) - int(row["shared"]) == 12
        assert row["shared"] == other["shared"]
        assert float(row["low"]) <= float(row["rate"]) <= float(row["high"])
        assert float(row["gold_half_width"]) > 0
    text = lines(plan, counted)
    assert any(line.startswith("12 whole games; in ") for line in text)
    heads = ["bot", "games", "won", "shared", "share", "won", "95", "%", "gold", "a", "game"]
    assert [line.split() for line in text].count(heads) == 2
    alone = Plan(cells[:1], Seating(("greedy_digger",)), 2, whole_games=True)
    text = lines(alone, tally_cells(alone, [play(alone, batch) for batch in alone.batches()]))
    assert ["bot", "gold", "a", "game"] in [line.split() for line in text]


def test_without_a_round_the_tables_are_empty() -> None:
    plan = Plan((Cell(SetUp(3)),), Seating(("greedy_digger",)), 10)
    assert lines(plan, tally_cells(plan, []))[2].split()[:2] == ["3", "0"]
