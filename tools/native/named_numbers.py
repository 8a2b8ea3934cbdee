"""Writes named numbers out: C code then has the number where Python looks a name up."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from mypy.nodes import MypyFile, Var

_LARGEST: Final = 2**63 - 1
_IS_NATIVE: Final = "NATIVE"
"""The name that is true in compiled code only (`pyrite.game.in_order`)."""


def named_numbers(module: str, tree: MypyFile) -> dict[str, int]:
    """The whole numbers and truth values among the final names of a module; none if it cannot be loaded here."""
    try:
        loaded = import_module(module)
    except ImportError:  # pyrite.learn needs packages that a build may do without
        return {}
    found: dict[str, int] = {}
    for name, symbol in tree.names.items():
        node = symbol.node
        if isinstance(node, Var) and node.is_final and not symbol.module_hidden:
            value = getattr(loaded, name, None)
            if isinstance(value, int) and abs(value) <= _LARGEST:
                found[name] = True if name == _IS_NATIVE else value
    return found


def write_out(source: str, numbers: Mapping[str, int], modules: Mapping[str, Mapping[str, int]]) -> str:
    """The source with numbers in the place of their names; its lines stay where they are.

    ``numbers`` are those that the module defines or imports, ``modules`` those of modules that it imports.
    """
    lines = source.encode().splitlines(keepends=True)
    places: list[tuple[int, int, int, int]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in numbers:
            value = numbers[node.id]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            if node.attr not in modules[node.value.id]:
                continue
            value = modules[node.value.id][node.attr]
        else:
            continue
        assert node.end_col_offset is not None
        places.append((node.lineno - 1, node.col_offset, node.end_col_offset, value))
    for line, start, end, value in sorted(places, reverse=True):
        text = f"({value})" if value < 0 else str(value)
        lines[line] = lines[line][:start] + text.encode() + lines[line][end:]
    return b"".join(lines).decode()
