"""Writes what C code needs in the place of names: numbers where Python looks a name up, functions for types."""

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
    ``bytes`` and ``bytearray`` of at most one value become the functions of ``new_bytes.pxd``.
    """
    lines = source.encode().splitlines(keepends=True)
    places: list[tuple[int, int, int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in numbers:
            places.append(_place(node, _written(numbers[node.id])))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            if node.attr in modules[node.value.id]:
                places.append(_place(node, _written(modules[node.value.id][node.attr])))
        elif isinstance(node, ast.Call) and _makes_bytes(node):
            name = f"new_{ast.unparse(node.func)}"
            places.append(_place(node.func, name) if node.args else _place(node, f'{name}(b"")'))
    for line, start, end, text in sorted(places, reverse=True):
        lines[line] = lines[line][:start] + text.encode() + lines[line][end:]
    return b"".join(lines).decode()


def _place(node: ast.expr, text: str) -> tuple[int, int, int, str]:
    """The line of an expression, its start and end in that line, and what is written there."""
    assert node.end_col_offset is not None
    return node.lineno - 1, node.col_offset, node.end_col_offset, text


def _written(value: int) -> str:
    """A number as Cython reads it. It would make a Python object of one that needs more than 32 bits."""
    if abs(value) >> 31:
        return f"cython.cast(cython.Py_ssize_t, {value})"
    return f"({value})" if value < 0 else str(value)


def _makes_bytes(call: ast.Call) -> bool:
    """Whether a call makes bytes of at most one value."""
    named = isinstance(call.func, ast.Name) and call.func.id in ("bytes", "bytearray")
    starred = any(isinstance(each, ast.Starred) for each in call.args)
    return named and not call.keywords and len(call.args) < 2 and not starred
