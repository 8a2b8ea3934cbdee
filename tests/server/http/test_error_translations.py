"""Every error that people can see is translated in the web client, by its reason.

A test in web/src/i18n checks that all languages have the same messages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyrite.game import BadInput, Rules, SetUp
from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES, clashes, modules_and_variants
from pyrite.messages.bundle import message_texts

ROOT = Path(__file__).parents[3]
SCREENS = ROOT / "web" / "src" / "i18n" / "locales" / "en.ftl"

FOR_PROGRAMS = {
    "address-too-long",
    "after-too-large",
    "headers-too-large",
    "malformed",
    "bad-request",
    "draining",
    "no-sabotage",
    "no-such-choice",
    "no-veto-in-game",
    "not-done",
    "metrics-forbidden",
    "not-found",
    "not-json",
    "too-large",
    "too-many-pipelined",
    "wrong-host",
    "wrong-method",
    "wrong-origin",
}
"""Errors for programs that use the protocol wrongly, or for operators; in English only."""

ALL_MODULES = (BASE, *MODULES.values())
REASON_TEMPLATES: dict[str, list[str]] = {
    "http-{status}": [],  # chosen by Starlette; one message for all
    "clash-{one.name}-{other.name}": [f"clash-{one.name}-{other.name}" for one, other, _ in clashes()],
    "clash-edition-{game.name}": [f"clash-edition-{each.name}" for each in ALL_MODULES if each.game],
    "clash-seats-{game.name}": [f"clash-seats-{each.name}" for each in ALL_MODULES if each.players],
}
"""Reasons that the code builds with f-strings, and all reasons that can result."""

TAKE_REASON_FIRST = {"Refusal", "refuse", "ErrorType"}
"""Calls whose first argument is a reason."""


def reasons_in(tree: ast.AST) -> Iterator[str]:
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id in TAKE_REASON_FIRST and call.args:
            yield from reasons_of(call.args[0])
        if call.func.id == "BadInput" and len(call.args) == 2:
            yield from reasons_of(call.args[1])


def reasons_of(reason: ast.expr) -> list[str]:
    """A reason in the code; for one built with an f-string, all reasons that can result."""
    if isinstance(reason, ast.JoinedStr):
        return REASON_TEMPLATES[ast.unparse(reason)[2:-1]]
    return [reason.value] if isinstance(reason, ast.Constant) and isinstance(reason.value, str) else []


def all_reasons() -> set[str]:
    folders = (ROOT / "src" / "pyrite" / "game", ROOT / "src" / "pyrite" / "server")
    files = [path for folder in folders for path in folder.rglob("*.py")]
    return {reason for path in files for reason in reasons_in(ast.parse(path.read_text("utf-8")))}


def translated() -> set[str]:
    text = "".join([SCREENS.read_text("utf-8"), *message_texts("en").values()])
    return set(re.findall(r"^problem-([\w-]+) *=", text, re.MULTILINE))


def test_every_error_for_people_is_translated() -> None:
    assert len(all_reasons()) > 90
    assert sorted(all_reasons() - FOR_PROGRAMS - translated()) == []


def test_no_other_error_is_translated() -> None:
    found_by_the_client = ["http", "offline", "veto-out-of-turn", "wrong-target"]
    assert sorted(translated() - all_reasons()) == found_by_the_client


def test_every_error_listed_for_programs_exists() -> None:
    assert sorted(FOR_PROGRAMS - all_reasons()) == []


@pytest.mark.parametrize(("one", "other"), [pair[:2] for pair in clashes()], ids=lambda each: each.name)
def test_two_modules_that_clash_are_named_by_the_reason(one: Module, other: Module) -> None:
    """MIX-1"""
    modules, variants = modules_and_variants([one.name, other.name])
    with pytest.raises(BadInput) as caught:
        Rules(SetUp(players=5, modules=modules, variants=variants))
    assert caught.value.reason == f"clash-{one.name}-{other.name}"
