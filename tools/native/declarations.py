"""Writes the C declarations (`.pxd`) of modules from their annotations, as mypy reads them.

An annotation says what C type a parameter, a result, a local variable or an attribute has: ``int`` is a C integer,
``bool`` a C truth value, a class of the rules a C struct. Functions are declared ``cpdef``: C code calls them
directly, and Python code can call them too. Functions that Cython cannot declare so (with generator expressions,
keyword-only parameters and the like) stay Python functions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from mypy.nodes import (
    ARG_OPT,
    ARG_POS,
    ARG_STAR,
    ARG_STAR2,
    AssignmentStmt,
    ClassDef,
    FuncDef,
    Import,
    ImportFrom,
    MypyFile,
    NameExpr,
    StrExpr,
    TempNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.types import (
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    ProperType,
    TupleType,
    Type,
    get_proper_type,
)
from mypy.types import UnionType as MypyUnion

from tools.native.syntax import assigned_variables, big_integers, has_closure, used_as_values

INTEGER: Final = "Py_ssize_t"
"""The C type of ``int``: 64 bits wherever pointers have 64 bits."""

_BUILT_IN: Final = {
    "builtins.int": INTEGER,
    "builtins.bool": "bint",
    "builtins.float": "double",
    "builtins.bytes": "bytes",
    "builtins.bytearray": "bytearray",
    "builtins.str": "str",
    "builtins.list": "list",
    "builtins.tuple": "tuple",
    "builtins.dict": "dict",
    "builtins.set": "set",
    "builtins.frozenset": "frozenset",
}
WRITTEN: Final = (
    "pyrite.game.dealing.hash_words",
    "pyrite.game.in_order",
    "pyrite.game.number_row",
    "pyrite.learn.actions.legal_actions",
    "pyrite.learn.observation.byte_rows",
)
"""Modules whose compiled form is written by hand, in this folder. They have no rules in them."""
_PART: Final = "pyrite.game.part.part"
"""The decorator of the state of a module, which becomes a C struct too (`tools.native.parts`)."""
_NUMBERS: Final = {INTEGER, "bint", "double"}
_TABLES: Final = {"bytes", "bytearray", "list", "tuple", "dict", "set", "frozenset"}


@dataclass
class Declarations:
    """What a module declares to C."""

    module: str
    classes: dict[str, TypeInfo] = field(default_factory=dict)
    functions: dict[str, FuncDef] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    """Constants at module level that are not numbers, with their C types."""
    cimports: set[tuple[str, str]] = field(default_factory=set)
    variables: dict[int, str] = field(default_factory=dict)
    """The C types of variables in functions that stay Python functions, by the line of the function."""
    lines: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The text of the `.pxd` file."""
        head = ["# Derived from the annotations of the module.", "cimport cython"]
        head += ["from new_bytes cimport new_bytearray, new_bytes"]
        head += [f"from {module} cimport {name}" for module, name in sorted(self.cimports)]
        return "\n".join([*head, *self.lines]) + "\n"


Syntax = dict[int, ast.FunctionDef]
"""The functions of a module by their lines."""


def declare(trees: Mapping[str, MypyFile], sources: Mapping[str, str]) -> dict[str, Declarations]:
    """The declarations of all modules."""
    syntax: dict[str, Syntax] = {
        module: {node.lineno: node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
        for module, text in sources.items()
    }
    declared = {module: Declarations(module) for module in trees}
    subclassed: set[str] = set()
    for module, tree in trees.items():
        own = declared[module]
        for definition in tree.defs:
            if isinstance(definition, ClassDef) and (module in WRITTEN or _is_struct(definition)):
                own.classes[definition.name] = definition.info
                subclassed |= {base.type.fullname for base in definition.info.bases}
            elif isinstance(definition, FuncDef) and _is_c_function(definition, syntax[module]):
                own.functions[definition.name] = definition
    loaded = _import_order(trees)
    for module, tree in trees.items():
        if module in WRITTEN:
            continue
        _Writer(
            declared[module], tree, syntax[module], used_as_values(sources[module]), declared, subclassed, loaded
        ).write()
    return declared


def _is_struct(definition: ClassDef) -> bool:
    """Whether a class can be a C struct: no decorator but `part`, and no base class but such classes."""
    info = definition.info
    plain_bases = all(base.type.fullname == "builtins.object" or _is_struct(base.type.defn) for base in info.bases)
    special = info.is_protocol or info.is_enum or info.is_named_tuple or info.typeddict_type or info.type_vars
    return (
        plain_bases
        and (not definition.decorators or _is_part(definition))
        and not definition.keywords
        and not special
        and not info.is_abstract
    )


def _is_part(definition: ClassDef) -> bool:
    return any(isinstance(each, NameExpr) and each.fullname == _PART for each in definition.decorators)


def _is_c_function(function: FuncDef, syntax: Syntax) -> bool:
    if function.line not in syntax:
        return False  # mypy adds methods to dataclasses
    simple = all(kind in (ARG_POS, ARG_OPT) for kind in function.arg_kinds)
    special = function.is_coroutine or function.is_generator or function.is_overload
    return simple and not special and function.type is not None and not has_closure(syntax[function.line])


def _class_values(definition: ClassDef) -> Iterator[str]:
    """The names that belong to a class, not to each of its objects."""
    for statement in definition.defs.body:
        if isinstance(statement, AssignmentStmt) and not isinstance(statement.rvalue, TempNode):
            yield from (target.name for target in statement.lvalues if isinstance(target, NameExpr))
    yield from (name for name, each in definition.info.names.items() if getattr(each.node, "is_classvar", False))


def _slots(definition: ClassDef) -> set[str]:
    """The texts in ``__slots__`` of a class."""
    for statement in definition.defs.body:
        if isinstance(statement, AssignmentStmt) and isinstance(statement.rvalue, TupleExpr):
            names = {target.name for target in statement.lvalues if isinstance(target, NameExpr)}
            if "__slots__" in names:
                return {each.value for each in statement.rvalue.items if isinstance(each, StrExpr)}
    return set()


def _import_order(trees: Mapping[str, MypyFile]) -> dict[str, set[str]]:
    """For each module, all modules that are loaded before it."""
    direct = {module: set(_imported_modules(tree, trees)) for module, tree in trees.items()}
    reached: dict[str, set[str]] = {}
    for module in trees:
        found: set[str] = set()
        waiting = list(direct[module])
        while waiting:
            each = waiting.pop()
            if each not in found:
                found.add(each)
                waiting += direct[each]
        reached[module] = found - {module}
    return reached


def _imported_modules(tree: MypyFile, trees: Mapping[str, MypyFile]) -> Iterator[str]:
    for statement in tree.imports:
        if statement.is_mypy_only or not statement.is_top_level:
            continue
        if isinstance(statement, ImportFrom):
            yield from ([statement.id] if statement.id in trees else [])
            for name, _ in statement.names:
                if f"{statement.id}.{name}" in trees:
                    yield f"{statement.id}.{name}"
        elif isinstance(statement, Import):
            yield from (name for name, _ in statement.ids if name in trees)


class _Writer:
    """Writes the declarations of one module."""

    def __init__(
        self,
        own: Declarations,
        tree: MypyFile,
        syntax: Syntax,
        values: set[str],
        declared: Mapping[str, Declarations],
        subclassed: set[str],
        loaded: dict[str, set[str]],
    ) -> None:
        self._own = own
        self._tree = tree
        self._values = values
        self._syntax = syntax
        self._declared = declared
        self._subclassed = subclassed
        self._loaded = loaded

    def write(self) -> None:
        self._import_functions()
        self._declare_tables()
        for definition in self._tree.defs:
            if isinstance(definition, ClassDef) and definition.name in self._own.classes:
                self._declare_class(definition)
        for function in self._own.functions.values():
            self._declare_function(function, "")
        for definition in self._tree.defs:
            if isinstance(definition, FuncDef) and definition.name not in self._own.functions:
                self._declare_variables(definition)
            elif isinstance(definition, ClassDef):
                self._declare_variables_of_methods(definition)

    def _declare_variables_of_methods(self, definition: ClassDef) -> None:
        is_struct = definition.name in self._own.classes
        for method in definition.defs.body:
            if isinstance(method, FuncDef):
                is_c_method = (
                    is_struct and _is_c_function(method, self._syntax) and not method.name.startswith("__")
                )
                if not is_c_method:
                    self._declare_variables(method)

    def _declare_variables(self, function: FuncDef) -> None:
        """Give the parameters and variables of a Python function C types, unless functions inside it use them."""
        syntax = self._syntax.get(function.line)
        if syntax is None or has_closure(syntax) or not isinstance(function.type, CallableType):
            return
        types: dict[str, str] = {}
        untyped = {"self", "cls"} | big_integers(syntax)
        for argument, kind, type_ in zip(
            function.arguments, function.arg_kinds, function.type.arg_types, strict=True
        ):
            c_type = self._c_type(type_)
            if c_type and argument.variable.name not in untyped and kind not in (ARG_STAR, ARG_STAR2):
                types[argument.variable.name] = c_type
        typed = [f"{name}={c_type}" for name, c_type in types.items()]
        typed += [self._local_types(function)] if self._local_types(function) else []
        if typed:
            self._own.variables[function.line] = ", ".join(typed)

    def _import_functions(self) -> None:
        """Call the functions of other modules directly.

        A function that is also used as a value, or called with names of parameters, stays a Python object.
        """
        for statement in self._tree.imports:
            if not isinstance(statement, ImportFrom) or statement.is_mypy_only or not statement.is_top_level:
                continue
            for name, alias in statement.names:
                module = self._declared.get(f"{statement.id}.{name}")
                source = self._declared.get(statement.id)
                if alias is not None:
                    continue
                if module is not None:
                    if not any(f"{name}.{each}" in self._values for each in module.functions):
                        self._own.cimports.add((statement.id, name))
                elif source is not None and (
                    name in source.classes or (name in source.functions and name not in self._values)
                ):
                    self._own.cimports.add((statement.id, name))

    def _declare_tables(self) -> None:
        for name, symbol in self._tree.names.items():
            node = symbol.node
            if isinstance(node, Var) and node.is_final and node.type is not None:
                c_type = self._c_type(node.type)
                if c_type in _TABLES:
                    self._own.tables[name] = c_type
                    self._own.lines.append(f"cdef {c_type} {name}")

    def _declare_class(self, definition: ClassDef) -> None:
        info = definition.info
        base = next((each.type for each in info.bases if each.type.fullname != "builtins.object"), None)
        lines = self._own.lines
        is_part = _is_part(definition)
        overrides = base is not None and any(base.get(name) for name in info.names if not name.startswith("__"))
        if info.fullname not in self._subclassed and not overrides and not is_part:
            lines.append("@cython.final")
        lines.append(f"cdef class {info.name}({self._class_name(base)}):" if base else f"cdef class {info.name}:")
        before = len(lines)
        if "__weakref__" in _slots(definition):
            lines.append("    cdef object __weakref__")
        if is_part:
            self._declare_fields_of_part(definition)
        shared = set(_class_values(definition))
        for name, symbol in info.names.items():
            node = symbol.node
            inherited = base is not None and base.get(name) is not None
            special = inherited or name.startswith("__")
            if isinstance(node, Var) and node.type is not None and name not in shared and not special:
                lines.append(f"    cdef public {self._c_type(node.type) or 'object'} {name}")
        for statement in definition.defs.body:
            if (
                isinstance(statement, FuncDef)
                and _is_c_function(statement, self._syntax)
                and not statement.name.startswith("__")
            ):
                self._declare_function(statement, "    ")
        if len(lines) == before:
            lines.append("    pass")

    def _declare_fields_of_part(self, definition: ClassDef) -> None:
        for name, symbol in definition.info.names.items():
            node = symbol.node
            if isinstance(node, Var) and node.type is not None and not name.startswith("__"):
                self._own.lines.append(f"    cdef readonly {self._c_type(node.type) or 'object'} {name}")
        self._own.lines.append(f"    @cython.locals(made={definition.name})")
        self._own.lines.append("    cpdef Part after_turn(self)")

    def _declare_function(self, function: FuncDef, indent: str) -> None:
        assert isinstance(function.type, CallableType)
        big = big_integers(self._syntax[function.line])
        parameters: list[str] = []
        for place, (argument, kind) in enumerate(zip(function.arguments, function.arg_kinds, strict=True)):
            name = argument.variable.name
            c_type = None if name in big else self._c_type(function.type.arg_types[place])
            declared = name if indent and place == 0 else f"{c_type or 'object'} {name}"
            parameters.append(f"{declared}{'=*' if kind == ARG_OPT else ''}")
        result = None if "return" in big else self._c_type(function.type.ret_type)
        failing = " except? -1" if result in _NUMBERS else ""
        local_types = self._local_types(function)
        if local_types:
            self._own.lines.append(f"{indent}@cython.locals({local_types})")
        self._own.lines.append(
            f"{indent}cpdef {result or 'object'} {function.name}({', '.join(parameters)}){failing}"
        )

    def _local_types(self, function: FuncDef) -> str:
        """The C types of the variables that statements of a function assign to."""
        parameters = {argument.variable.name for argument in function.arguments}
        types: dict[str, str] = {}
        big = big_integers(self._syntax[function.line])
        for variable in assigned_variables(function.body):
            if variable.type is not None and variable.name not in parameters:
                # Without a type, Cython would infer a C integer from the first value.
                c_type = "object" if variable.name in big else self._c_type(variable.type)
                if c_type:
                    types[variable.name] = c_type
        return ", ".join(f"{name}={c_type}" for name, c_type in types.items())

    def _c_type(self, type_: Type) -> str | None:
        """The C type of a type; None if it is any Python object."""
        proper = get_proper_type(type_)
        if isinstance(proper, LiteralType):
            proper = proper.fallback
        if isinstance(proper, MypyUnion):
            return self._c_type_of_union(proper)
        if isinstance(proper, TupleType):
            return "tuple" if proper.partial_fallback.type.fullname == "builtins.tuple" else None
        if isinstance(proper, Instance):
            known = _BUILT_IN.get(proper.type.fullname)
            return known or self._class_name(proper.type)
        return None

    def _c_type_of_union(self, union: MypyUnion) -> str | None:
        """A C type may be None only if it is an object."""
        others: list[ProperType] = [
            each for each in map(get_proper_type, union.items) if not isinstance(each, NoneType)
        ]
        found = {self._c_type(each) for each in others}
        if len(found) != 1:
            return None
        (only,) = found
        return None if only in _NUMBERS and len(others) < len(union.items) else only

    def _class_name(self, info: TypeInfo | None) -> str | None:
        """The name of a class that is a C struct, imported if it is of another module that is loaded before."""
        if info is None or info.module_name not in self._declared:
            return None
        if info.name not in self._declared[info.module_name].classes:
            return None
        own = self._own.module
        if info.module_name != own:
            if not self._may_load(info.module_name):
                return None
            self._own.cimports.add((info.module_name, info.name))
        return info.name

    def _may_load(self, module: str) -> bool:
        """Whether another module is loaded before this one, or can be from now on."""
        own, loaded = self._own.module, self._loaded
        if module in loaded[own]:
            return True
        if own in loaded[module]:
            return False
        for each, before in loaded.items():
            if each == own or own in before:
                before |= {module} | loaded[module]
        return True
