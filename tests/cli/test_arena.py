"""The arena on the command line."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import as_program, in_process, plain_environment

MIXED = ("--bots", "greedy_digger,random_bot", "--players", "3-4", "--modules", "base,saboteur2", "-n", "25")


def without_time(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for row in found["results"]:
        del row["decisions_per_second"]
    return found


def test_each_mix_has_a_table_and_each_number_of_players_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "arena", "-n", "5")
    assert (ran.code, ran.err) == (0, "")
    title, heads, *rows = ran.out.splitlines()
    assert title == "DE24, base, official roles, greedy_digger in every seat"
    assert heads.split()[:4] == ["players", "rounds", "miners", "win"]
    assert [row.split()[:2] for row in rows] == [[str(players), "5"] for players in range(3, 11)]


def test_bots_by_role_have_separate_results(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--diggers", "greedy_digger", "--saboteurs", "random_bot", "--players", "5", "--roles", "fixed")
    ran = in_process(capsys, "arena", "-n", "10", *options, "--json")
    (row,) = json.loads(ran.out)["results"]
    assert [(each["bot"], each["role"], each["of"]) for each in row["bots"]] == [
        ("greedy_digger", "digger", 10),
        ("random_bot", "saboteur", 10),
    ]
    ran = in_process(capsys, "arena", "-n", "10", *options)
    assert ran.out.startswith("DE24, base, fixed roles, greedy_digger digs, random_bot sabotages\n")
    assert "rating" not in ran.out


def test_whole_games_have_three_rounds_each(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(in_process(capsys, "arena", "-n", "3", "--games", "--players", "4", "--json").out)
    assert found["games"] == 3
    assert found["results"][0]["rounds"] == 9


def test_house_rules_and_layouts_are_options(capsys: pytest.CaptureFixture[str]) -> None:
    """The same options give the same set-up."""
    house = ("--house-rule", "goals_at_once=one", "--house-rule", "lay_must_join=no")
    wings = (*house, "--chest-layout", "wings")
    found = json.loads(in_process(capsys, "arena", "-n", "2", *wings, "--modules", "chests", "--json").out)
    simulated = in_process(capsys, "simulate", "-n", "1", *wings, "--module", "chests", "--json")
    table = {**json.loads(simulated.out)["set_up"], "roles": "official"}
    assert table in found["tables"]
    assert {row["house"] for row in found["results"]} == {"chest_layout=wings goals_at_once=one lay_must_join=no"}
    ran = in_process(capsys, "arena", "-n", "2", "--players", "4", *house)
    assert ran.out.startswith(
        "DE24, base, goals_at_once=one lay_must_join=no, official roles, greedy_digger in every"
    )


def test_a_house_rule_changes_what_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    def decisions(*house: str) -> list[dict[str, Any]]:
        ran = in_process(capsys, "arena", "-n", "30", "--players", "4", "--json", *house)
        return [row["decisions"] for row in json.loads(ran.out)["results"]]

    assert decisions() != decisions("--house-rule", "lay_must_join=no")


def test_modules_that_can_be_combined_are_added(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--modules", "saboteur2,saboteur2+veto", "--players", "5", "--everything")
    (row,) = json.loads(in_process(capsys, "arena", "-n", "1", *options, "--json").out)["results"]
    assert {"saboteur2", "veto", "toll", "trove"} <= set(row["modules"].split("+"))  # and both mixes are one


def test_the_result_does_not_depend_on_the_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    alone = in_process(capsys, "arena", *MIXED, "--workers", "1", "--json")
    two = as_program("arena", *MIXED, "--workers", "2", "--json")
    assert (two.code, two.err) == (0, "")
    assert without_time(two.out) == without_time(alone.out)
    other = in_process(capsys, "arena", *MIXED, "--seed", "gold", "--json")
    assert without_time(other.out)["results"] != without_time(alone.out)["results"]


def test_a_resumed_run_has_the_results_of_an_uninterrupted_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = in_process(capsys, "arena", *MIXED, "--json", "--out", tmp_path)
    played = tmp_path / "played.jsonl"
    lines = played.read_text(encoding="utf-8").splitlines(keepends=True)
    played.write_text("".join(lines[:5]) + lines[5][:40], encoding="utf-8")
    resumed = in_process(capsys, "arena", *MIXED, "--json", "--out", tmp_path)
    assert (resumed.code, resumed.err) == (0, "")
    assert without_time(resumed.out) == without_time(whole.out)
    again = played.read_text(encoding="utf-8").splitlines(keepends=True)
    assert again[:5] == lines[:5]
    assert len(again) == len(lines)


def test_the_folder_has_the_results(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    in_process(capsys, "arena", *MIXED, "--out", tmp_path / "mixed")
    in_process(capsys, "arena", "-n", "5", "--players", "5", "--out", tmp_path / "mirror")
    always = {"plan.json", "played.jsonl", "tables.csv", "wins.svg", "wins.png", "gold.svg", "gold.png"}
    assert {path.name for path in (tmp_path / "mirror").iterdir()} == always
    assert {path.name for path in (tmp_path / "mixed").iterdir()} == always | {"bots.csv", "pairs.csv"}


def test_without_matplotlib_there_are_tables_and_a_hint_to_install_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # as if it was not installed
    ran = in_process(capsys, "arena", "-n", "2", "--players", "5", "--out", tmp_path)
    assert ran.code == 0
    assert ran.err.strip() == "pyrite: Charts need matplotlib: pip install 'pyrite-saboteur[plots]'"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["plan.json", "played.jsonl", "tables.csv"]


def test_other_options_in_the_same_folder_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    in_process(capsys, "arena", "-n", "3", "--players", "5", "--out", tmp_path)
    ran = in_process(capsys, "arena", "-n", "4", "--players", "5", "--out", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "results for other options (rounds: 3, now 4)" in ran.err.replace("\n", " ")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--bots", "houdini"], "no bot 'houdini'"),
        (["--bots", "greedy_digger,greedy_digger"], "Name each bot once"),
        (["--diggers", "greedy_digger"], "both with --diggers and --saboteurs"),
        (
            ["--bots", "greedy_digger", "--diggers", "greedy_digger", "--saboteurs", "greedy_digger"],
            "both with --diggers",
        ),
        (["--diggers", "greedy_digger", "--saboteurs", "greedy_digger", "--games"], "leave out --games"),
        (["--players", "some"], "as in 5, 3-10"),
        (["--players", "2"], "for 3 to 10 players"),
        (["--editions", "DE99"], "no edition 'DE99'"),
        (["--house-rule", "chess=yes"], "no rule option 'chess'"),
        (["--chest-layout", "nowhere", "--modules", "chests"], "no chest layout 'nowhere'"),
        (["--chest-layout", "wings"], "needs the module chests"),
        (["--modules", "toll+nothing"], "no module 'nothing'"),
        (["--modules", "saboteur2", "--roles", "fixed"], "leave out --roles fixed"),
        (["-n", "0"], "at least one round"),
        (["--workers", "-1"], "takes 1 to 256"),
        (["--seating", "anyhow"], "anyhow"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_invalid_options_are_explained(capsys: pytest.CaptureFixture[str], options: list[str], why: str) -> None:
    ran = in_process(capsys, "arena", *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("pyrite: ")
    assert why in " ".join(ran.err.split())
    assert "Traceback" not in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="no interrupt signal there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_run_keeps_its_finished_batches(tmp_path: Path, workers: str) -> None:
    # A shell that runs tests in the background may make this process, and so its children, ignore the signal.
    script = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from pyrite.cli import main; sys.exit(main())"
    )
    options = ["arena", "-n", "40000", "--players", "3", "--out", str(tmp_path), "--workers", workers]
    with subprocess.Popen(
        [sys.executable, "-c", script, *options],
        env=plain_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        played = tmp_path / "played.jsonl"
        while running.poll() is None and not (played.exists() and played.read_bytes().count(b"\n") >= 3):
            time.sleep(0.02)
        os.kill(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    lines = played.read_text(encoding="utf-8").splitlines()
    done = sum(len(json.loads(line)["tables"]) for line in lines)
    assert done >= 30
    assert " ".join(err.split()) == (f"pyrite: Interrupted after {done} of 40000. Run the same command to resume.")
    assert out.splitlines()[-1].split()[:2] == ["3", str(done)]
    (row,) = csv.DictReader((tmp_path / "tables.csv").read_text(encoding="utf-8").splitlines())
    assert int(row["rounds"]) == done
