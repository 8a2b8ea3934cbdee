"""The oracle shares no code with the game: it imports only itself and the standard library."""

import ast
from pathlib import Path

import pytest

FILES = [path for path in sorted(Path(__file__).parent.glob("*.py")) if not path.name.startswith("test_")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_the_oracle_imports_nothing_of_the_game(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    absolute = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    imported = absolute | {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    assert [name for name in imported if str(name).partition(".")[0] in ("pyrite", "tools")] == []
