"""Writes the parts of modules as C structs.

A part is declared as a dataclass (`pyrite.game.part`), and a C struct cannot be one. In the copy that is compiled,
the dataclass ``Toll`` is called ``TollFields`` and has the fields only. A class ``Toll`` follows, with the fields
as C values and with the methods.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Final

DECORATOR: Final = "part"
"""The name of the decorator that declares a part."""
BASE: Final = "Part"
"""The name of the base class of all parts."""


_LASTS_A_TURN: Final = {"TURN": True, "ROUND": False}
"""How long a field lasts, as it is written in the declaration."""


@dataclass(frozen=True)
class Field:
    """A field of a part."""

    name: str
    initial: str
    """The expression of its initial value."""
    lasts_a_turn: bool


def with_parts(source: str) -> str:
    """The source with its parts as C structs; lines stay where they are up to the methods of the first part."""
    lines = source.split("\n")
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.FunctionDef) and node.name == DECORATOR:
            lines[node.decorator_list[0].lineno - 1] = ""  # is for type checkers, and needs a Python function
        elif isinstance(node, ast.ClassDef) and node.name == BASE:
            for each in node.body:
                if isinstance(each, ast.AnnAssign):
                    lines[each.lineno - 1] = f"    {ast.unparse(each.target)} = ()"  # structs have no ClassVar
        elif isinstance(node, ast.ClassDef) and _is_part(node):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            starts = [min([each.lineno, *[d.lineno for d in each.decorator_list]]) for each in methods]
            assert node.end_lineno is not None
            end = min(starts, default=node.end_lineno + 1) - 1
            lines[end:end] = _struct(node)
            lines[node.lineno - 1] = lines[node.lineno - 1].replace(node.name, _declaring(node.name), 1)
    return "\n".join(lines)


def _is_part(node: ast.ClassDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == DECORATOR for each in node.decorator_list)


def _declaring(name: str) -> str:
    return f"{name}Fields"


def _fields(node: ast.ClassDef) -> list[Field]:
    found: list[Field] = []
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            assert isinstance(each.value, ast.Call)
            given = {keyword.arg: ast.unparse(keyword.value) for keyword in each.value.keywords}
            found.append(Field(each.target.id, given["default"], _LASTS_A_TURN[given["lasts"]]))
    return found


def _struct(node: ast.ClassDef) -> list[str]:
    """The lines of the class up to its methods."""
    name, fields, declaring = node.name, _fields(node), _declaring(node.name)
    of_turn = [each for each in fields if each.lasts_a_turn]
    made = f"        made = {name}.__new__({name})"
    lines = [
        "",
        "from dataclasses import FrozenInstanceError",
        f"class {name}(Part):",
        f"    {ast.get_docstring(node)!r}",
        *(f"    {each} = {declaring}.{each}" for each in ("fields", "names", "of_turn")),
        f"    def __init__(self, {', '.join(f'{each.name}={each.initial}' for each in fields)}):",
        *(f"        self.{each.name} = {each.name}" for each in fields),
        "    def __setattr__(self, name, value):",
        "        raise FrozenInstanceError(f'cannot assign to field {name!r}')",
        f"    @cython.locals(made={name})",
        "    def with_changes(self, **values):",
        made,
        *(f"        made.{each.name} = self.{each.name}" for each in fields),
        "        for name, value in values.items():",
    ]
    for place, each in enumerate(fields):
        lines.append(f"            {'elif' if place else 'if'} name == {each.name!r}:")
        lines.append(f"                made.{each.name} = value")
    lines += ["            else:", "                raise AttributeError(name)", "        return made"]
    lines.append("    def after_turn(self):")
    if of_turn:
        unchanged = " and ".join(f"self.{each.name} == {each.initial}" for each in of_turn)
        lines += [f"        if {unchanged}:", "            return self", made]
        lines += [
            f"        made.{each.name} = {each.initial if each.lasts_a_turn else f'self.{each.name}'}"
            for each in fields
        ]
        lines += ["        return made", ""]
    else:
        lines += ["        return self", ""]
    return lines
