"""Scenario and position files on the command line."""

from pathlib import Path

import pytest

from pyrite.game import LayTunnel
from pyrite.game.notation import print_position
from tests.cli.running import CHECKOUT, in_process
from tests.cli.test_maze import WHOLE_BOX
from tests.notation.sample_games import NEAR_THE_GOLD, fresh

SCENARIOS = sorted((CHECKOUT / "tests" / "scenarios").glob("*.scenario"))


def test_valid_scenarios_pass(capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "scenario", *SCENARIOS)
    assert ran.code == 0
    assert f"{len(SCENARIOS)} of {len(SCENARIOS)} scenarios went as expected." in ran.out


def test_a_failed_scenario_makes_the_exit_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "wrong.scenario"
    file.write_text("# Wrong\nset-up: players=3 first_seat=0\nexpect asked 1 turn\n", encoding="utf-8")
    ran = in_process(capsys, "scenario", file, SCENARIOS[0])
    assert ran.code == 1
    assert f"{file}: Line 3: Expected asked 1 turn, but asked is 0 turn." in ran.out
    assert "1 of 2 scenarios went as expected." in ran.out


def test_the_facts_of_a_viewer_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    (file,) = (path for path in SCENARIOS if path.stem == "broken_tools")
    shown = in_process(capsys, "scenario", "--show", "1", file).out
    assert "seat 1: Drew seat=0 cards=[null]" in shown
    assert "seat 0: " not in shown.replace("line", "").split("seat 0: Sabotage")[0]
    assert "spectator: " in in_process(capsys, "scenario", "--show", "spectator", file).out
    everyone = in_process(capsys, "scenario", "--show", "all", file).out
    assert "seat 0: Drew seat=0 cards=[EW]" in everyone
    assert "spectator: Drew seat=0 cards=[null]" in everyone


def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(NEAR_THE_GOLD, encoding="utf-8")
    ran = in_process(capsys, "position", file)
    assert ran.code == 0
    assert "    0 ┼S┼ ┼ ┼ ┼ ─ ─ · ?1\n" in ran.out
    assert "Seat 1: saboteur; hand: map\n" in ran.out
    assert "Seat 0 decides (turn): " in ran.out


def test_a_position_with_all_modules_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(WHOLE_BOX, encoding="utf-8")
    ran = in_process(capsys, "position", file)
    assert ran.code == 0
    assert "D Seat 2\u2019s toll dwarf on the left, column 5, 1 row up\n" in ran.out
    assert "Seat 0: boss; hand: map\n" in ran.out
    held = "tunnel up and down; with a dead end right; with a green door + hands off"
    assert f"Seat 2: saboteur; hand: {held}; in front: theft + trapped card\n" in ran.out


def test_all_seats_that_are_asked_for_a_veto_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = fresh(modules=frozenset({"veto"}), first_seat=0)
    game.submit(0, next(command for command in game.legal(0) if isinstance(command, LayTunnel)))
    file = tmp_path / "position.txt"
    file.write_text(print_position(game.state), encoding="utf-8")
    out = in_process(capsys, "position", file).out
    assert "Seat 1 decides (veto): " in out
    assert "Seat 2 decides (veto): " in out
