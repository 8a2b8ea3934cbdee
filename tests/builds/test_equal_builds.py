"""`make equal-builds`: it stops at the first game in which builds differ, or after enough decisions."""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO

import pytest

from tools import equal_builds

GAME = "{number} DE1 [] 40 {digest}\n"


def compared(monkeypatch: pytest.MonkeyPatch, decisions: int, **lines: list[str]) -> int:
    @contextmanager
    def digests_of(builds: Sequence[str]) -> Iterator[dict[str, IO[str]]]:
        yield {name: io.StringIO("".join(lines[name])) for name in builds}

    monkeypatch.setattr(equal_builds, "digests_of", digests_of)
    return equal_builds.compare([*lines], decisions)


def games(*digests: str) -> list[str]:
    return [GAME.format(number=number, digest=digest) for number, digest in enumerate(digests)]


def test_equal_builds_are_compared_up_to_enough_decisions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compared(monkeypatch, 80, plain=games("a", "b", "c"), compiled=games("a", "b", "d")) == 0
    assert capsys.readouterr().out.endswith("2 games, 80 decisions: plain, compiled play the same\n")


def test_a_difference_names_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert compared(monkeypatch, 120, plain=games("a", "b", "c"), compiled=games("a", "b", "d")) == 1
    printed = capsys.readouterr().out
    assert "FAILED: builds differ in game 2\nplain 2 DE1 [] 40 c\ncompiled 2 DE1 [] 40 d\n" in printed


def test_a_build_that_ends_early_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compared(monkeypatch, 120, plain=games("a", "b", "c"), compiled=games("a")) == 1
    assert "FAILED: compiled ended in game 1: see above.\n" in capsys.readouterr().out
