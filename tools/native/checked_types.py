"""The types that mypy finds in the sources: of parameters, results, variables and attributes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mypy import build
from mypy.errors import CompileError
from mypy.modulefinder import BuildSource
from mypy.nodes import MypyFile
from mypy.options import Options


def check_types(files: Mapping[str, Path], source_root: Path) -> dict[str, MypyFile]:
    """The syntax tree of each module, with its types; raise `RuntimeError` if mypy finds a mistake."""
    options = Options()
    options.strict_optional = True
    options.python_version = (3, 11)
    options.mypy_path = [str(source_root)]
    options.explicit_package_bases = True
    options.namespace_packages = True
    options.preserve_asts = True
    options.incremental = False
    options.cache_dir = "/dev/null"
    sources = [BuildSource(str(path), module) for module, path in files.items()]
    try:
        result = build.build(sources=sources, options=options)
    except CompileError as error:
        raise RuntimeError("\n".join(error.messages)) from None
    if result.errors:
        raise RuntimeError("\n".join(result.errors))
    return {module: _tree(result.graph[module]) for module in files}


def _tree(state: build.State) -> MypyFile:
    assert state.tree is not None
    return state.tree
