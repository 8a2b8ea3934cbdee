"""Finds every mutant of a module: walks its syntax tree and applies the operators, one change at a time."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tools.mutants.operators import (
    ARITHMETIC,
    DISTINCT_TYPES,
    UNORDERED_CALLS,
    is_constant_or_missing,
    is_deletable,
    is_message,
    is_mutable,
    name_of,
    replacements,
)

Replace = Callable[[ast.AST], None]
"""Puts another node into the tree in place of the one that was found."""


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, and the text of the statement before and after."""

    module: str
    function: str
    """Qualified name of the function or class around it; empty at module level."""
    outermost: str
    """The outermost function around it, whose code is replaced; empty if the change only affects the import."""
    before: str
    after: str
    number: int
    """Its place among the mutants of its module, in the order they are found."""
    duplicate: int
    """How many earlier mutants have the same text in the same function."""
    lines: tuple[int, int]
    """First and last line of the statement."""

    @property
    def key(self) -> str:
        """Identifies the mutant in saved results; does not depend on line numbers."""
        return f"{self.function} | {self.before} | {self.after} | {self.duplicate}"


@dataclass(frozen=True)
class Scope:
    """The function and the statement around a node."""

    function: str = ""
    outermost: str = ""
    statement: ast.stmt | ast.match_case | ast.ExceptHandler | None = None


def mutants(module: str, source: str) -> list[Mutant]:
    """Every mutant of a module."""
    return [mutant for mutant, _ in generate(module, ast.parse(source))]


def mutated(module: str, source: str, number: int) -> ast.Module:
    """The tree of a module with one of its mutants applied."""
    for mutant, tree in generate(module, ast.parse(source)):
        if mutant.number == number:
            return tree  # the generator is paused here, so the change is still in the tree
    raise LookupError(f"{module} has no mutant {number}")


def generate(module: str, tree: ast.Module) -> Iterator[tuple[Mutant, ast.Module]]:
    """Apply each mutant in turn, yield while it is applied, then undo it."""
    seen: dict[tuple[str, str, str], int] = {}
    number = 0
    for scope, node, replace, others in _targets(tree):
        before = text_of(scope.statement)
        for other in others:
            replace(ast.copy_location(other, node) if isinstance(other, (ast.expr, ast.stmt)) else other)
            ast.fix_missing_locations(tree)
            text = (scope.function, before, text_of(scope.statement) if other is not DELETED else "")
            if text[2] != before:
                duplicate = seen[text] = seen.get(text, -1) + 1
                lines = _lines(scope.statement)
                yield Mutant(module, scope.function, scope.outermost, *text[1:], number, duplicate, lines), tree
                number += 1
            replace(node)


DELETED: Final = ast.Pass()
"""Takes the place of a deleted statement."""


def text_of(statement: ast.AST | None) -> str:
    """A statement as source text; without its body, if it has one."""
    if statement is None:
        return ""
    if not hasattr(statement, "body"):
        return ast.unparse(statement)
    head = copy.copy(statement)
    head.body = [ast.Expr(ast.Constant(...))]
    for rest in ("orelse", "handlers", "finalbody", "decorator_list"):
        if hasattr(head, rest):
            setattr(head, rest, [])
    if isinstance(head, ast.Try):
        head.finalbody = [ast.Pass()]
    return ast.unparse(head).split("\n    ...")[0].strip()


def _lines(statement: ast.AST | None) -> tuple[int, int]:
    assert isinstance(statement, (ast.stmt, ast.match_case, ast.ExceptHandler))
    first = statement.pattern.lineno if isinstance(statement, ast.match_case) else statement.lineno
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body:
        return first, max(first, body[0].lineno - 1)
    assert isinstance(statement, ast.stmt)
    return first, statement.end_lineno or first


# ---------------------------------------------------------------- the walk through a module

Target = tuple[Scope, ast.AST, Replace, Sequence[ast.AST]]
"""A node, where it is, how to replace it, and what to replace it with."""


def _targets(tree: ast.Module) -> Iterator[Target]:
    yield from _in_body(tree.body, Scope())


def _in_body(body: list[ast.stmt], scope: Scope) -> Iterator[Target]:
    for index, statement in enumerate(body):
        if not is_mutable(statement):
            continue
        here = Scope(scope.function, scope.outermost, statement)
        if scope.outermost and is_deletable(statement):
            yield here, statement, _item_setter(body, index), [DELETED]
        yield from _in_statement(statement, here)


def _in_statement(statement: ast.stmt, here: Scope) -> Iterator[Target]:
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        name = f"{here.function}.{statement.name}" if here.function else statement.name
        if isinstance(statement, ast.ClassDef):
            yield from _in_body(statement.body, Scope(name, here.outermost, statement))
        else:
            for default in (statement.args.defaults, statement.args.kw_defaults):
                yield from _in_children(default, here)
            yield from _in_body(statement.body, Scope(name, here.outermost or name, statement))
        return
    for field, value in ast.iter_fields(statement):
        if field in ("annotation", "type_params", "type_comment"):
            continue
        if field in ("body", "orelse", "finalbody") and isinstance(value, list):
            yield from _in_body(value, here)
        elif field in ("handlers", "cases"):
            for part in value:
                inner = Scope(here.function, here.outermost, part)
                if isinstance(part, ast.match_case) and part.guard is not None:
                    yield from _in_expression(part.guard, _field_setter(part, "guard"), inner)
                yield from _in_body(part.body, inner)
        elif isinstance(value, list):
            yield from _in_children(value, here)
        elif isinstance(value, ast.expr):
            yield from _in_expression(value, _field_setter(statement, field), here)
    yield from _of_statement(statement, here)


def _in_children(children: list[Any], here: Scope) -> Iterator[Target]:
    for index, child in enumerate(children):
        if isinstance(child, ast.expr):
            yield from _in_expression(child, _item_setter(children, index), here)
        elif isinstance(child, ast.withitem):
            yield from _in_expression(child.context_expr, _field_setter(child, "context_expr"), here)


def _in_expression(node: ast.expr, replace: Replace, here: Scope) -> Iterator[Target]:
    if is_message(node):
        return
    others = list(replacements(node))
    if others:
        yield here, node, replace, others
    for field, value in ast.iter_fields(node):
        if isinstance(node, ast.Call) and field == "args":
            yield from _in_arguments(node, here)
        elif isinstance(value, ast.expr):
            yield from _in_expression(value, _field_setter(node, field), here)
        elif isinstance(value, list):
            for index, child in enumerate(value):
                if isinstance(child, ast.expr):
                    yield from _in_expression(child, _item_setter(value, index), here)
                elif isinstance(child, ast.comprehension):
                    yield from _in_comprehension(child, here)
                elif isinstance(child, ast.keyword):
                    yield from _in_expression(child.value, _field_setter(child, "value"), here)


def _in_comprehension(node: ast.comprehension, here: Scope) -> Iterator[Target]:
    yield from _in_expression(node.iter, _field_setter(node, "iter"), here)
    for index, test in enumerate(node.ifs):
        yield here, test, _item_setter(node.ifs, index), [ast.Constant(True), ast.Constant(False)]
        yield from _in_expression(test, _item_setter(node.ifs, index), here)


def _in_arguments(call: ast.Call, here: Scope) -> Iterator[Target]:
    """Mutants in each argument, and neighbouring arguments swapped. The message of a Refusal is left alone."""
    name = name_of(call.func)
    for index, argument in enumerate(call.args):
        if not (name == "Refusal" and index == 1):
            yield from _in_expression(argument, _item_setter(call.args, index), here)
    if name in UNORDERED_CALLS or name == "Refusal":
        return
    for index in range(len(call.args) - 1):
        first, second = call.args[index : index + 2]
        if any(isinstance(each, ast.Starred) or name_of(each) in DISTINCT_TYPES for each in (first, second)):
            continue
        swapped = copy.copy(call)
        swapped.args = [*call.args[:index], second, first, *call.args[index + 2 :]]
        yield here, call, _argument_setter(call), [swapped]


def _argument_setter(call: ast.Call) -> Replace:
    """Changes the arguments inside the call, because the parent of the call is not known here."""
    original = call.args

    def replace(other: ast.AST) -> None:
        assert isinstance(other, ast.Call)
        call.args = original if other is call else other.args

    return replace


def _item_setter(where: list[ast.expr] | list[ast.expr | None] | list[ast.stmt], index: int) -> Replace:
    def replace(other: ast.AST) -> None:
        where[index] = other  # type: ignore[call-overload]

    return replace


def _field_setter(holder: ast.AST, field: str) -> Replace:
    return lambda other: setattr(holder, field, other)


# ---------------------------------------------------------------- changes of a whole statement


def _of_statement(statement: ast.stmt, here: Scope) -> Iterator[Target]:
    """Conditions that are always or never true, augmented assignments, and ``return None``."""
    if isinstance(statement, ast.If):
        yield here, statement.test, _field_setter(statement, "test"), [ast.Constant(True), ast.Constant(False)]
    elif isinstance(statement, ast.While):
        yield here, statement.test, _field_setter(statement, "test"), [ast.Constant(False)]
    elif isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
        yield here, statement.op, _field_setter(statement, "op"), [ARITHMETIC[type(statement.op)]()]
    elif isinstance(statement, ast.Return) and not is_constant_or_missing(statement.value):
        assert statement.value is not None
        yield here, statement.value, _field_setter(statement, "value"), [ast.Constant(None)]
