"""Compiles modules with Cython and the C compiler.

Each module is compiled from a copy of its file in which named numbers are written out (`named_numbers`), beside
a `.pxd` file with its C types (`declarations`). Both stay in the folder ``sources`` of the build, for debugging.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import chdir
from dataclasses import dataclass
from os import cpu_count
from pathlib import Path
from typing import Final

from Cython.Build import cythonize
from mypy.nodes import ImportFrom, MypyFile
from setuptools import Distribution, Extension

from tools.native.checked_types import check_types
from tools.native.declarations import WRITTEN, Declarations, declare
from tools.native.named_numbers import named_numbers, write_out
from tools.native.parts import with_parts

DIRECTIVES: Final = {
    "language_level": "3",
    "annotation_typing": False,  # the declarations say the types
    "infer_types": True,
    "boundscheck": True,
    "wraparound": True,
    "initializedcheck": True,
    "nonecheck": True,
    "cdivision": False,
    "overflowcheck": True,  # without it, `1 << number` is a shift of 32 bits
    "binding": False,
    "auto_pickle": False,
    "embedsignature": False,
}


@dataclass(frozen=True)
class Kind:
    """How modules are compiled."""

    hot: tuple[str, ...] = ("-O2", "-g0")
    """Options of the C compiler for the modules of `HOT`."""
    other: tuple[str, ...] = ("-O1", "-g0")
    link: tuple[str, ...] = ()
    """Options of the linker."""


_SANITIZERS: Final = "-fsanitize=address,undefined"
_SANITIZED: Final = ("-O0", "-g1", "-fno-omit-frame-pointer", "-fno-wrapv", _SANITIZERS)
KINDS: Final = {
    "compiled": Kind(),
    "sanitized": Kind(_SANITIZED, _SANITIZED, (_SANITIZERS,)),
}
"""The build that is used, and one that finds wrong uses of memory and undefined behaviour of C."""
_HERE: Final = Path(__file__).parent
_FUTURE: Final = "from __future__ import annotations"
HOT: Final = (
    "rollout",
    "maze",
    "tunnel",
    "turn",
    "decide",
    "state",
    "table",
    "in_order",
    "number_row",
    "hash_words",
    "discarding",
    "asked",
    "cards",
    "common",
    "course",
    "gold_cards",
    "moves",
    "reaching",
    "repair",
    "rockfall",
    "rounds",
    "sabotage",
    "shuffled_round",
    "treasure_map",
    "turn_end",
    "shuffle",
    "legal",
    "action_space",
    "cell_encoding",
    "game_rows",
    "hand_places",
    "legal_actions",
    "session",
    "vector_encoding",
)
"""The modules in which most time is spent: they are worth the time of a better optimisation."""


def compile_modules(files: Mapping[str, Path], source_root: Path, target: Path, kind: str = "compiled") -> None:
    """Compile these modules into ``target``, with the folders of their packages, unless they are up to date."""
    trees = check_types(files, source_root)
    declared = declare(trees, {module: path.read_text("utf-8") for module, path in files.items()})
    sources = target / "sources"
    numbers = {module: named_numbers(module, tree) for module, tree in trees.items()}
    for module, path in files.items():
        copy = sources / path.relative_to(source_root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if module in WRITTEN:
            for suffix in (".pyx", ".pxd"):
                written = _HERE / f"{path.stem}{suffix}"
                _write_if_changed(copy.with_suffix(suffix), written.read_text("utf-8"))
            continue
        text = _with_numbers(path.read_text("utf-8"), module, trees[module], numbers)
        text = with_parts(_with_variables(text, declared[module]))
        _write_if_changed(copy, text + _exports(declared[module]))
        _write_if_changed(copy.with_suffix(".pxd"), declared[module].text())
    _remove_others(files, source_root, target)
    _write_if_changed(sources / "new_bytes.pxd", (_HERE / "new_bytes.pxd").read_text("utf-8"))
    for folder in sorted({path.parent for path in files.values()}):
        _add_packages(folder, source_root, sources)
    to_compile = [_to_compile(module, path.relative_to(source_root)) for module, path in files.items()]
    _compile(to_compile, sources, target, KINDS[kind])


def _to_compile(module: str, path: Path) -> Path:
    return path.with_suffix(".pyx") if module in WRITTEN else path


def _write_if_changed(path: Path, text: str) -> None:
    """Files that stay the same keep their time, so that they are not compiled again."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def _remove_others(files: Mapping[str, Path], source_root: Path, target: Path) -> None:
    """Remove what an earlier build made of modules that are not compiled any more."""
    expected = {target / path.relative_to(source_root).with_suffix("") for path in files.values()}
    for made in (target / "pyrite").rglob("*.so"):
        if made.with_name(made.name.partition(".")[0]) not in expected:
            made.unlink()


def _with_numbers(source: str, module: str, tree: MypyFile, numbers: Mapping[str, Mapping[str, int]]) -> str:
    own: dict[str, int] = dict(numbers[module])
    modules: dict[str, Mapping[str, int]] = {}
    for statement in tree.imports:
        if isinstance(statement, ImportFrom):
            for name, alias in statement.names:
                if f"{statement.id}.{name}" in numbers:
                    modules[alias or name] = numbers[f"{statement.id}.{name}"]
                elif name in numbers.get(statement.id, {}):
                    own[alias or name] = numbers[statement.id][name]
    return write_out(source, own, modules)


def _with_variables(source: str, declared: Declarations) -> str:
    """The source with the C types of variables in the place of the empty lines before functions."""
    lines = source.split("\n")
    for line, types in declared.variables.items():
        function = lines[line - 1]
        if not lines[line - 2].strip():
            indent = " " * (len(function) - len(function.lstrip()))
            lines[line - 2] = f"{indent}@cython.locals({types})"
    return "\n".join(lines).replace(_FUTURE, f"{_FUTURE}; import cython", 1)


def _exports(declared: Declarations) -> str:
    """A line that shows the tables of a module to Python too: C variables are hidden."""
    shown = ", ".join(f"{name}={name}" for name in declared.tables)
    return f"\nglobals().update({shown})\n" if shown else ""


def _add_packages(folder: Path, source_root: Path, sources: Path) -> None:
    """Cython finds the modules of a package by its ``__init__.py``."""
    while folder != source_root:
        package = sources / folder.relative_to(source_root) / "__init__.py"
        if not package.exists():
            package.write_text("", "utf-8")
        folder = folder.parent


def _compile(files: list[Path], sources: Path, target: Path, kind: Kind) -> None:
    """Translate the modules to C and compile them; only those that are out of date."""
    cores = cpu_count() or 1
    extensions = [
        Extension(
            ".".join(path.with_suffix("").parts),
            [str(path)],
            extra_compile_args=[*(kind.hot if path.stem in HOT else kind.other), "-w"],
            extra_link_args=[*kind.link],
        )
        for path in files
    ]
    with chdir(sources):
        extensions = cythonize(  # type: ignore[no-untyped-call]
            extensions, nthreads=cores, compiler_directives=DIRECTIVES, quiet=True
        )
        command = Distribution({"name": "pyrite", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.parallel = str(target), str(target / "objects"), cores
        command.ensure_finalized()
        command.run()
