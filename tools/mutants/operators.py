"""The mutation operators: which replacements there are for a node of the syntax tree.

Never changed: types, docstrings, ``assert`` (the type checker needs it), ``__all__`` and ``__slots__``, and the
wording of messages for people. No test should depend on these.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
FUNCTIONS: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
UNORDERED_CALLS: Final = frozenset({"isinstance", "min", "max", "zip", "cast"})
"""Calls whose arguments are never swapped: it would change nothing, or only break the call."""
DISTINCT_TYPES: Final = frozenset(
    {"self", "cls", "state", "table", "view", "own", "maze", "rules", "found", "game"}
)
"""Arguments with a type of their own are never swapped: the type checker finds that."""
METADATA: Final = frozenset({"__all__", "__slots__", "__hash__", "__match_args__"})


def replacements(node: ast.expr) -> Iterator[ast.expr]:
    """Every mutated version of one expression."""
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for index in range(len(node.values)):
            rest = node.values[:index] + node.values[index + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.BinOp):
        if type(node.op) in ARITHMETIC and not (_is_text(node.left) or _is_text(node.right)):
            yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
    elif isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.Dict):
        yield from _swapped_values(node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
        yield ast.Call(ast.Name(FUNCTIONS[node.func.id], ast.Load()), node.args, [])


def _comparisons(node: ast.Compare) -> Iterator[ast.expr]:
    for index, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            yield ast.Compare(node.left, [*node.ops[:index], other(), *node.ops[index + 1 :]], node.comparators)


def _swapped_values(node: ast.Dict) -> Iterator[ast.expr]:
    """The values of two neighbouring keys, swapped."""
    for index in range(len(node.keys) - 1):
        first, second = node.values[index : index + 2]
        if None not in node.keys[index : index + 2]:  # the key None means **mapping
            yield ast.Dict(node.keys, [*node.values[:index], second, first, *node.values[index + 2 :]])


def _constants(node: ast.Constant) -> Iterator[ast.expr]:
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
    elif isinstance(value, str):
        yield ast.Constant(f"{value}X" if value else "X")
    elif isinstance(value, bytes):
        yield ast.Constant(value + b"\x01")


# ---------------------------------------------------------------- what is left alone


def is_mutable(statement: ast.stmt) -> bool:
    """Whether a change in this statement can matter to a player."""
    if isinstance(statement, (ast.Assert, ast.Import, ast.ImportFrom, ast.Pass, ast.Global, ast.Nonlocal)):
        return False
    if isinstance(statement, ast.Expr):
        is_constant = isinstance(statement.value, ast.Constant)  # a docstring, or "..." for an empty body
        return not is_constant and name_of(getattr(statement.value, "func", None)) != "assert_never"
    if isinstance(statement, ast.If) and name_of(statement.test) == "TYPE_CHECKING":
        return False
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return not any(name_of(target) in METADATA for target in targets)


def is_deletable(statement: ast.stmt) -> bool:
    """Whether the module still compiles without this statement."""
    if isinstance(statement, ast.AnnAssign):
        return statement.value is not None
    simple = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.Delete)
    return isinstance(statement, simple)


def is_message(node: ast.expr) -> bool:
    """A message for people: the argument of an error, or any text of three words or more."""
    if isinstance(node, ast.Call) and (name_of(node.func) == "BadInput" or name_of(node.func).endswith("Error")):
        return True
    if isinstance(node, ast.JoinedStr):
        parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
        return _word_count(" ".join(str(part) for part in parts)) >= 3
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and _word_count(node.value) >= 3


def _word_count(text: str) -> int:
    return len(re.findall(r"[A-Za-z]{2,}", text))


def _is_text(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (str, bytes))
    return isinstance(node, ast.JoinedStr)


def is_constant_or_missing(node: ast.expr | None) -> bool:
    """Whether a return value needs no ``return None`` mutant: there is none, or `replacements` changes it."""
    return node is None or isinstance(node, ast.Constant)


def name_of(node: ast.AST | None) -> str:
    """The last part of a dotted name; empty for any other node."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
