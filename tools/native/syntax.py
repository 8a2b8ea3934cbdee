"""What the syntax of functions and modules says that types do not: what is assigned, called, or may be large."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from mypy.nodes import (
    AssignmentStmt,
    Block,
    ForStmt,
    IfStmt,
    Lvalue,
    MatchStmt,
    NameExpr,
    Statement,
    TryStmt,
    TupleExpr,
    Var,
    WhileStmt,
    WithStmt,
)

BIG_INTEGER: Final = "BigInt"
"""The name of ``int`` in annotations of numbers that may not fit (`pyrite.game.dealing.shuffle`)."""
_CLOSURES: Final = (ast.FunctionDef, ast.Lambda, ast.GeneratorExp, ast.Yield, ast.YieldFrom)


def has_closure(function: ast.FunctionDef) -> bool:
    """Whether a function has functions or generators inside it; a list comprehension is none."""
    return any(isinstance(node, _CLOSURES) for node in ast.walk(function) if node is not function)


def assigned_variables(block: Block) -> Iterator[Var]:
    """The variables that the statements of a block assign to."""
    for statement in block.body:
        if isinstance(statement, AssignmentStmt):
            yield from (variable for target in statement.lvalues for variable in _targets(target))
        elif isinstance(statement, ForStmt):
            yield from _targets(statement.index)
        for inner in _inner_blocks(statement):
            yield from assigned_variables(inner)


def _targets(target: Lvalue) -> Iterator[Var]:
    if isinstance(target, TupleExpr):
        for item in target.items:
            yield from _targets(item)
    elif isinstance(target, NameExpr) and isinstance(target.node, Var):
        yield target.node


def _inner_blocks(statement: Statement) -> Iterator[Block]:
    match statement:
        case IfStmt():
            yield from statement.body
        case ForStmt() | WhileStmt() | WithStmt():
            yield statement.body
        case TryStmt():
            yield from (statement.body, *statement.handlers)
            if statement.finally_body is not None:
                yield statement.finally_body
        case MatchStmt():
            yield from statement.bodies
        case _:
            pass
    if isinstance(statement, IfStmt | ForStmt | WhileStmt | TryStmt) and statement.else_body is not None:
        yield statement.else_body


def big_integers(function: ast.FunctionDef) -> set[str]:
    """The parameters and variables of a function that may not fit in a C integer; ``return`` for its result."""
    found = {each.arg for each in ast.walk(function) if isinstance(each, ast.arg) and _is_big(each.annotation)}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _is_big(node.annotation):
            found.add(node.target.id)
    return found | ({"return"} if _is_big(function.returns) else set())


def _is_big(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == BIG_INTEGER


def used_as_values(source: str) -> set[str]:
    """The names, and the names in modules, that are used other than by calling them with positional arguments."""
    tree = ast.parse(source)
    called = {
        id(node.func)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and not node.keywords
        and not any(isinstance(a, ast.Starred) for a in node.args)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and id(node) not in called:
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and id(node) not in called:
            found.add(f"{node.value.id}.{node.attr}")
    return found
