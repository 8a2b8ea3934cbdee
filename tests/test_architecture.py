"""The rules core imports only the standard library, and no clock, randomness or environment."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
CORE = "pyrite.game"

# Time and randomness are passed to the core as data.
OUTSIDE_WORLD = {"random", "secrets", "time", "datetime", "os", "socket", "asyncio", "uuid"}


def package_of(path: Path) -> list[str]:
    """The package that relative imports of a file start from."""
    return list(path.relative_to(SOURCE).parent.parts)


def imported_modules(tree: ast.AST, package: list[str]) -> Iterator[tuple[int, str]]:
    """The line and full name of every import, at any depth, with relative imports resolved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            if base == "pyrite":  # `from pyrite import bots` names a package, not a value
                for alias in node.names:
                    yield node.lineno, f"{base}.{alias.name}"
            else:
                yield node.lineno, base


def is_core(module: str) -> bool:
    return module == CORE or module.startswith(f"{CORE}.")


def objection(module: str) -> str | None:
    """Why the core may not import this module, or None if it may."""
    if is_core(module):
        return None
    root = module.partition(".")[0]
    if root not in sys.stdlib_module_names:
        return "is neither the standard library nor pyrite.game"
    if root in OUTSIDE_WORLD:
        return "gives access to a clock, randomness or the environment"
    return None


def objections(tree: ast.AST, package: list[str]) -> list[str]:
    return [
        f"line {line}: {module} {why}"
        for line, module in imported_modules(tree, package)
        if (why := objection(module)) is not None
    ]


def core_files() -> list[Path]:
    return sorted((SOURCE / "pyrite" / "game").rglob("*.py"))


def test_the_core_has_files() -> None:
    assert core_files()


@pytest.mark.parametrize("path", core_files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_core_imports_only_itself_and_the_standard_library(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    assert objections(tree, package_of(path)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import numpy",
        "import random",
        "from os import path",
        "import os.path",
        "from datetime import datetime",
        "import pyrite",
        "from pyrite import bots",
        "from pyrite.bots import arena",
        "from ... import bots",
        "from ...bots import arena",
        "def late():\n    import time",
    ],
)
def test_a_forbidden_import_is_found(line: str) -> None:
    assert objections(ast.parse(line), ["pyrite", "game", "cards"])


@pytest.mark.parametrize(
    "line",
    [
        "import enum",
        "from collections.abc import Iterator",
        "import pyrite.game.maze",
        "from pyrite import game",
        "from . import map",
        "from .. import maze",
        "from ..maze import Cell",
    ],
)
def test_an_allowed_import_is_accepted(line: str) -> None:
    assert objections(ast.parse(line), ["pyrite", "game", "cards"]) == []
