"""The program in a new process, in a pipe and on a terminal."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

import pyrite
from pyrite.game import COMPILED
from pyrite.game.modules import module_names, variant_names
from tests.cli.running import as_program, in_process, plain_environment, program


def test_the_version_is_printed() -> None:
    ran = as_program("--version")
    build = ", rules compiled" if COMPILED else ""
    assert (ran.code, ran.out.strip()) == (0, f"{pyrite.__version__}{build}")


@pytest.mark.parametrize(
    "command", ["demo", "serve", "simulate", "arena", "replay", "verify", "scenario", "position", "rules"]
)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    ran = in_process(capsys, command, "--help")
    assert ran.code == 0
    assert f"pyrite {command}" in ran.out


@pytest.mark.parametrize(("option", "names"), [("A module", module_names()), ("A variant", variant_names())])
def test_the_help_names_every_module_and_variant(
    capsys: pytest.CaptureFixture[str], option: str, names: list[str]
) -> None:
    printed = re.sub(r"[│\s]+", " ", in_process(capsys, "demo", "--help").out)
    (listed,) = re.findall(rf"{option}: (.+?);", printed)
    assert re.split(", | or ", listed) == names


def test_without_a_command_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "simulate" in in_process(capsys).out


def test_the_demo_plays_a_whole_game_without_a_pause_in_a_pipe() -> None:
    ran = as_program("demo")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("The round is over") == 3
    assert "the treasure was reached" in ran.out
    assert ran.out.rstrip().endswith("won.")
    assert "\x1b" not in ran.out


def test_the_demo_can_play_saboteur2_and_all_modules(capsys: pytest.CaptureFixture[str]) -> None:
    for options in (["--saboteur2"], ["--saboteur2", "--everything", "--players", "2"], ["--everything"]):
        ran = in_process(capsys, "demo", "--maze", "rounds", *options)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.count("The round is over") == 3
        assert ran.out.rstrip().endswith("won.")
        assert ("Chests: " in ran.out) == ("--everything" in options)


def test_the_demo_depends_on_the_seed_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    once, again = (in_process(capsys, "demo", "--maze", "never").out for _ in range(2))
    assert once == again
    assert in_process(capsys, "demo", "--maze", "never", "--seed", "1").out != once


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        program("demo"), env=plain_environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""


def test_characters_that_cannot_be_encoded_are_replaced() -> None:
    ran = as_program("demo", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (ran.code, ran.err) == (0, "")
    assert "?S" in ran.out


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_on_a_terminal_the_maze_is_in_colour() -> None:
    shown = b"".join(on_a_terminal("demo", "--pause", "0", "--maze", "rounds"))
    assert b"\x1b[" in shown
    assert "┼S".encode() in shown


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_on_a_terminal_a_rule_is_rendered() -> None:
    shown = b"".join(on_a_terminal("rules", "TUN-3")).decode()
    assert "TUN-3" in shown
    assert "## " not in shown


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_on_a_terminal_a_progress_bar_is_shown() -> None:
    shown = b"".join(on_a_terminal("arena", "-n", "10", "--players", "3"))
    assert b"Playing" in shown
    assert b"100%" in shown
    assert b"greedy_digger in every seat" in shown


def on_a_terminal(*arguments: str) -> Iterator[bytes]:
    """Run the program on a terminal and give what it shows, piece by piece."""
    import pty  # not everywhere

    ours, theirs = pty.openpty()
    environment = plain_environment() | {"TERM": "xterm-256color"}
    running = subprocess.Popen(program(*arguments), env=environment, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        while piece := os.read(ours, 65536):
            yield piece
    except OSError:  # Linux says so when the other side has closed
        pass
    finally:
        os.close(ours)
        assert running.wait(timeout=60) == 0
