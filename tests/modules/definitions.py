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
    trees = [_parsed(file) for file in files_of(name)]
    defined = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    used = {word for tree in trees for word in _names_used(tree)} | _imported_elsewhere(_dotted(MODULES / name))
    return [function for function in defined if function not in used]


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _names_used(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


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
