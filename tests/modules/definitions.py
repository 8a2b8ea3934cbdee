"""What the files of a module define, to compare it with what the module declares."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
MODULES = SOURCE / "pyrite" / "game" / "modules"


def files_of(name: str) -> list[Path]:
    """The Python files of a module."""
    folder = MODULES / name
    return sorted(folder.glob("*.py")) if folder.is_dir() else [MODULES / f"{name}.py"]


def _dotted(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def classes_of(name: str, *bases: type) -> Iterator[type]:
    """The classes of these kinds that the files of a module define."""
    for file in map(_dotted, files_of(name)):
        for each in vars(import_module(file)).values():
            if isinstance(each, type) and issubclass(each, bases) and each.__module__ == file:
                yield each


def values_of(name: str, kind: type) -> Iterator[object]:
    """The values of this kind that the files of a module define or import."""
    for file in map(_dotted, files_of(name)):
        yield from (each for each in vars(import_module(file)).values() if isinstance(each, kind))


def unused_functions(name: str) -> list[str]:
    """Functions of a module that nothing uses, such as a hook that its declaration leaves out."""
    elsewhere = _imported_elsewhere(_dotted(MODULES / name))
    return [
        node.name
        for file in files_of(name)
        for node in _parsed(file).body
        if isinstance(node, ast.FunctionDef) and node.name not in elsewhere
        if not any(_uses(other, file, node.name) for other in files_of(name))
    ]


def _uses(file: Path, defined_in: Path, function: str) -> bool:
    """Whether a file of a module uses a function: by its name where it is known, or as in ``actions.pay``."""
    tree = _parsed(file)
    imported = {
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == _dotted(defined_in)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == function and (file == defined_in or function in imported):
            return True
        if isinstance(node, ast.Attribute) and node.attr == function and _is_name(node.value, defined_in.stem):
            return True
    return False


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _imported_elsewhere(package: str) -> set[str]:
    """The names that files outside of a package import from it."""
    imports = [
        node
        for file in (SOURCE / "pyrite").rglob("*.py")
        if not f"{_dotted(file)}.".startswith(f"{package}.")
        for node in _parsed(file).body
        if isinstance(node, ast.ImportFrom)
    ]
    return {
        alias.name
        for node in imports
        if node.module is not None and f"{node.module}.".startswith(f"{package}.")
        for alias in node.names
    }
