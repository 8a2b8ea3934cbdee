"""The tables of docs/bots.md show the measured results, and the rest of the page is not changed."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyrite.arena.runner import play
from pyrite.bots import GreedyDigger
from pyrite.bots.registry import BOTS, DISPLAY_NAMES
from pyrite.game import BadInput
from tools import arena_tables
from tools.arena_tables import (
    BEGIN,
    END,
    MIXED,
    Study,
    all_tables,
    lone_saboteur_table,
    main,
    plans,
    replace_tables,
    study,
)
from tools.study_cache import CHECKOUT, code_fingerprint

ROUNDS = 6
PAGE = f"# Bots\n\n{BEGIN}\nold\n{END}\n\nthe rest\n"


@pytest.fixture(autouse=True, scope="module")
def quick_bots() -> Iterator[None]:
    """Replace slow bots by greedy diggers: these tests check tables, not bots."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "bayesian", GreedyDigger)
        patch.setitem(BOTS, "heuristic", GreedyDigger)
        yield


@pytest.fixture(scope="module")
def studies(quick_bots: None) -> dict[str, Study]:
    return {
        name: study(plan, [play(plan, batch) for batch in plan.batches()]) for name, plan in plans(ROUNDS).items()
    }


@pytest.mark.rule("SET-1")
def test_each_study_has_its_roles_bots_and_table_sizes() -> None:
    found = plans(400)
    for name, plan in found.items():
        official = name in ("bayesian official", MIXED)
        assert {cell.roles for cell in plan.cells} == {"official" if official else "fixed"}
        mirror = plan.seating.bots == (name.split()[0],)
        sizes = [4, 5, 6, 7, 8, 9, 10] if mirror else [4, 5, 7, 10]
        assert [cell.set_up.players for cell in plan.cells] == sizes
    assert [plan.seating.bots for plan in found.values() if plan.seating.how == "role"] == [
        ("bayesian", "heuristic"),
        ("bayesian", "random_bot"),
        ("heuristic", "bayesian"),
        ("random_bot", "bayesian"),
    ]
    assert found[MIXED].seating.bots == tuple(BOTS)
    assert (found[MIXED].whole_games, found[MIXED].times, found["bayesian"].times) == (True, 133, 400)


def test_the_tables_show_the_measured_rates(studies: dict[str, Study]) -> None:
    text = all_tables(ROUNDS, studies).splitlines()
    line = next(line for line in text if line.startswith("| Foreman |"))
    cells = [cell.strip() for cell in line.strip("|").split("|")][1:]
    won = [row["miners"] for row in studies["bayesian"].rows]
    assert [cell.split()[0] for cell in cells] == [f"{100 * each['rate']:.0f}" for each in won]
    assert cells[0].endswith(f"[{100 * won[0]['low']:.0f}, {100 * won[0]['high']:.0f}]")
    (line,) = (line for line in text if line.startswith("| Apprentice | Foreman |"))
    rows = studies["heuristic bayesian"].rows
    assert [cell.split()[0] for cell in line.strip("|").split("|")[2:]] == [
        f"{100 * row['miners']['rate']:.0f}" for row in rows
    ]


def test_a_lone_saboteur_wins_the_rounds_that_miners_lose(studies: dict[str, Study]) -> None:
    _, _, *lines, _ = lone_saboteur_table(studies)
    for line, name in zip(lines, ("bayesian", "heuristic bayesian", "bayesian heuristic"), strict=True):
        lost = 1 - studies[name].rows[0]["miners"]["rate"]
        assert line.split("|")[3].split()[0] == f"{100 * lost:.0f}"


def test_the_mixed_table_has_every_bot_strongest_first(studies: dict[str, Study]) -> None:
    lines = all_tables(ROUNDS, studies).partition("whole games")[2].splitlines()[4:]
    assert [line.split()[1] for line in lines] == ["Foreman", "Apprentice", "Hurrier", "Stroller"]


def test_too_few_rounds_give_a_warning(studies: dict[str, Study]) -> None:
    assert all_tables(6, studies).startswith("**Too few rounds")
    assert all_tables(400, studies).startswith("400 rounds")


def test_only_the_text_between_the_marks_is_replaced() -> None:
    page = replace_tables(PAGE, "new")
    assert page == PAGE.replace("old", "new")
    assert replace_tables(page, "new") == page
    for mark in (BEGIN, END):
        with pytest.raises(BadInput, match="no place for the tables"):
            replace_tables(PAGE.replace(mark, ""), "new")


def test_the_page_has_a_place_for_the_tables_and_names_every_bot() -> None:
    page = (CHECKOUT / "docs" / "bots.md").read_text(encoding="utf-8")
    replace_tables(page, "new")
    assert all(f"| **{DISPLAY_NAMES[bot]}** |" in page for bot in BOTS)


def test_an_interrupted_study_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(arena_tables, "PAGE", page)
    monkeypatch.setattr(arena_tables, "CHECKOUT", tmp_path)
    monkeypatch.setattr(arena_tables, "study_folder", lambda *words: tmp_path / "study")
    monkeypatch.setattr(sys, "argv", ["arena_tables", "--rounds", "2", "--workers", "1"])
    assert main() == 0
    whole = page.read_text(encoding="utf-8")
    assert whole.endswith(f"{END}\n\nthe rest\n")
    shutil.rmtree(tmp_path / "study" / "bayesian-random_bot")
    played = tmp_path / "study" / "random_bot" / "played.jsonl"
    lines = played.read_text(encoding="utf-8").splitlines(keepends=True)
    played.write_text("".join(lines[:3]), encoding="utf-8")
    assert main() == 0
    assert page.read_text(encoding="utf-8") == whole
    assert played.read_text(encoding="utf-8").splitlines(keepends=True)[:3] == lines[:3]
    capsys.readouterr()


def test_changed_code_starts_a_new_study(tmp_path: Path) -> None:
    package = tmp_path / "pyrite"
    shutil.copytree(CHECKOUT / "src" / "pyrite", package, ignore=shutil.ignore_patterns("__pycache__"))
    fingerprint = code_fingerprint(package)
    assert fingerprint == code_fingerprint(CHECKOUT / "src" / "pyrite")
    (package / "cli" / "words.py").write_text("", encoding="utf-8")
    assert code_fingerprint(package) == fingerprint
    with (package / "bots" / "beliefs" / "likelihoods.json").open("a", encoding="utf-8") as file:
        file.write("\n")
    assert code_fingerprint(package) != fingerprint
