"""Small mistakes that a programmer could make, one at a time, in the tree of a module."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tools.mutants.mistakes import (
    ORDER_IS_NOTHING,
    OTHER_ARITHMETIC,
    TYPES_APART,
    is_plain_constant,
    is_wording,
    is_worth_it,
    may_go,
    mistakes_in,
    name_of,
)

Put = Callable[[ast.AST], None]
"""Puts another node where one was found."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """One mistake: where it is, and the statement before and after."""

    module: str
    function: str
    """The function or class it stands in, by its qualified name; empty at the level of the module."""
    outermost: str
    """The outermost function around it, whose code is exchanged; empty if the mistake shows on import only."""
    before: str
    after: str
    number: int
    """Mutants of one module are numbered in the order they are found."""
    twin: int
    """How many like it, the same text in the same function, came before."""
    lines: tuple[int, int]
    """The lines of the statement, both ends included."""

    @property
    def key(self) -> str:
        """The same mistake has the same key wherever the function stands in its file."""
        return f"{self.function} | {self.before} | {self.after} | {self.twin}"


@dataclass(frozen=True)
class Place:
    """Where the search is: the function and the statement around a node."""

    function: str = ""
    outermost: str = ""
    statement: ast.stmt | ast.match_case | ast.ExceptHandler | None = None


def mutants(module: str, source: str) -> list[Mutant]:
    """Every mutant of a module."""
    return [mutant for mutant, _ in search(module, ast.parse(source))]


def mutated(module: str, source: str, number: int) -> ast.Module:
    """The tree of a module with one of its mistakes made."""
    for mutant, tree in search(module, ast.parse(source)):
        if mutant.number == number:
            return tree  # the search stands still while the mistake is made, and is given up here
    raise LookupError(f"{module} has no mutant {number}")


def search(module: str, tree: ast.Module) -> Iterator[tuple[Mutant, ast.Module]]:
    """Make each mistake in turn, yield while it is made, take it back."""
    seen: dict[tuple[str, str, str], int] = {}
    number = 0
    for place, node, put, others in _spots(tree):
        before = shown(place.statement)
        for other in others:
            put(ast.copy_location(other, node) if isinstance(other, (ast.expr, ast.stmt)) else other)
            ast.fix_missing_locations(tree)
            text = (place.function, before, shown(place.statement) if other is not GONE else "")
            if text[2] != before:
                twin = seen[text] = seen.get(text, -1) + 1
                lines = _lines(place.statement)
                yield Mutant(module, place.function, place.outermost, before, text[2], number, twin, lines), tree
                number += 1
            put(node)


GONE: Final = ast.Pass()
"""What stands where a statement was deleted."""


def shown(statement: ast.AST | None) -> str:
    """A statement as text; of one with a body, only its head."""
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

Spot = tuple[Place, ast.AST, Put, Sequence[ast.AST]]


def _spots(tree: ast.Module) -> Iterator[Spot]:
    yield from _in_body(tree.body, Place())


def _in_body(body: list[ast.stmt], place: Place) -> Iterator[Spot]:
    for index, statement in enumerate(body):
        if not is_worth_it(statement):
            continue
        here = Place(place.function, place.outermost, statement)
        if place.outermost and may_go(statement):
            yield here, statement, _putter(body, index), [GONE]
        yield from _in_statement(statement, here)


def _in_statement(statement: ast.stmt, here: Place) -> Iterator[Spot]:
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        name = f"{here.function}.{statement.name}" if here.function else statement.name
        if isinstance(statement, ast.ClassDef):
            yield from _in_body(statement.body, Place(name, here.outermost, statement))
        else:
            for default in (statement.args.defaults, statement.args.kw_defaults):
                yield from _in_children(default, here)
            yield from _in_body(statement.body, Place(name, here.outermost or name, statement))
        return
    for field, value in ast.iter_fields(statement):
        if field in ("annotation", "type_params", "type_comment"):
            continue
        if field in ("body", "orelse", "finalbody") and isinstance(value, list):
            yield from _in_body(value, here)
        elif field in ("handlers", "cases"):
            for part in value:
                inner = Place(here.function, here.outermost, part)
                if isinstance(part, ast.match_case) and part.guard is not None:
                    yield from _in_expression(part.guard, _setter(part, "guard"), inner)
                yield from _in_body(part.body, inner)
        elif isinstance(value, list):
            yield from _in_children(value, here)
        elif isinstance(value, ast.expr):
            yield from _in_expression(value, _setter(statement, field), here)
    yield from _of_statement(statement, here)


def _in_children(children: list[Any], here: Place) -> Iterator[Spot]:
    for index, child in enumerate(children):
        if isinstance(child, ast.expr):
            yield from _in_expression(child, _putter(children, index), here)
        elif isinstance(child, ast.withitem):
            yield from _in_expression(child.context_expr, _setter(child, "context_expr"), here)


def _in_expression(node: ast.expr, put: Put, here: Place) -> Iterator[Spot]:
    if is_wording(node):
        return
    others = list(mistakes_in(node))
    if others:
        yield here, node, put, others
    for field, value in ast.iter_fields(node):
        if isinstance(node, ast.Call) and field == "args":
            yield from _in_arguments(node, here)
        elif isinstance(value, ast.expr):
            yield from _in_expression(value, _setter(node, field), here)
        elif isinstance(value, list):
            for index, child in enumerate(value):
                if isinstance(child, ast.expr):
                    yield from _in_expression(child, _putter(value, index), here)
                elif isinstance(child, ast.comprehension):
                    yield from _in_comprehension(child, here)
                elif isinstance(child, ast.keyword):
                    yield from _in_expression(child.value, _setter(child, "value"), here)


def _in_comprehension(node: ast.comprehension, here: Place) -> Iterator[Spot]:
    yield from _in_expression(node.iter, _setter(node, "iter"), here)
    for index, test in enumerate(node.ifs):
        yield here, test, _putter(node.ifs, index), [ast.Constant(True), ast.Constant(False)]
        yield from _in_expression(test, _putter(node.ifs, index), here)


def _in_arguments(call: ast.Call, here: Place) -> Iterator[Spot]:
    """Arguments, and neighbours among them changed over; of a Refusal all but the sentence."""
    name = name_of(call.func)
    for index, argument in enumerate(call.args):
        if not (name == "Refusal" and index == 1):
            yield from _in_expression(argument, _putter(call.args, index), here)
    if name in ORDER_IS_NOTHING or name == "Refusal":
        return
    for index in range(len(call.args) - 1):
        first, second = call.args[index : index + 2]
        if any(isinstance(each, ast.Starred) or name_of(each) in TYPES_APART for each in (first, second)):
            continue
        swapped = copy.copy(call)
        swapped.args = [*call.args[:index], second, first, *call.args[index + 2 :]]
        yield here, call, _replacer(call), [swapped]


def _replacer(call: ast.Call) -> Put:
    """Arguments are put into the call itself, as who holds the call is not known here."""

    original = call.args

    def put(other: ast.AST) -> None:
        assert isinstance(other, ast.Call)
        call.args = original if other is call else other.args

    return put


def _putter(where: list[ast.expr] | list[ast.expr | None] | list[ast.stmt], index: int) -> Put:
    def put(other: ast.AST) -> None:
        where[index] = other  # type: ignore[call-overload]

    return put


def _setter(holder: ast.AST, field: str) -> Put:
    return lambda other: setattr(holder, field, other)


# ---------------------------------------------------------------- mistakes in a whole statement


def _of_statement(statement: ast.stmt, here: Place) -> Iterator[Spot]:
    """Conditions that always or never hold, arithmetic in place, returns of nothing."""
    if isinstance(statement, ast.If):
        yield here, statement.test, _setter(statement, "test"), [ast.Constant(True), ast.Constant(False)]
    elif isinstance(statement, ast.While):
        yield here, statement.test, _setter(statement, "test"), [ast.Constant(False)]
    elif isinstance(statement, ast.AugAssign) and type(statement.op) in OTHER_ARITHMETIC:
        yield here, statement.op, _setter(statement, "op"), [OTHER_ARITHMETIC[type(statement.op)]()]
    elif isinstance(statement, ast.Return) and not is_plain_constant(statement.value):
        assert statement.value is not None
        yield here, statement.value, _setter(statement, "value"), [ast.Constant(None)]
