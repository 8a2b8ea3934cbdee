"""Leave out each thing that a module declares, one at a time, and print which test fails.

    python -m tools.omissions goal_swap toll

What is left out: each argument of `Module` and `Hooks` that has a default, and each ``to=`` of a fact's field. The
change is made in a copy of the sources, where the tests of modules run until one fails. "nothing" means that none
of them fails: write a test that notices the omission.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
MODULES = Path("src/pyrite/game/modules")
COPIED = ("src", "tests", "tools", "docs", "web/src", "web/tests", "pyproject.toml")
REQUIRED = ("words", "rule")
DECLARATIONS = ("Module", "Hooks")

CHECKS = (
    "tests/modules/test_every_module.py",
    "tests/modules/test_declared_fields.py",
    "tests/game/test_modules.py",
    "tests/rules/test_projection_of_facts.py",
    "tests/golden",
    "tests/notation/test_scenario.py",
    "tests/counts",
    "tests/modules",
    "tests/properties/test_oracle.py",
    "tests/game",
)
"""Run in this order, until one fails."""


def omissions(name: str) -> Iterator[tuple[str, Path, str]]:
    """What can be left out of a module: its description, the file, and the text of the file without it."""
    folder = ROOT / MODULES / name
    for path in sorted(folder.glob("*.py")) if folder.is_dir() else [ROOT / MODULES / f"{name}.py"]:
        text = path.read_text("utf-8")
        for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
            function = call.func.id if isinstance(call.func, ast.Name) else ""
            for keyword in call.keywords:
                declared = function in DECLARATIONS and keyword.arg not in REQUIRED
                if declared or (function == "field" and keyword.arg == "to"):
                    what = f"{function}({keyword.arg}=...) in line {keyword.lineno} of {path.name}"
                    yield what, path.relative_to(ROOT), without(text, keyword)


def without(text: str, keyword: ast.keyword) -> str:
    """The text without one argument of a call, and without the comma after it."""
    lines = text.splitlines(keepends=True)
    starts = [sum(len(line.encode()) for line in lines[:number]) for number in range(len(lines) + 1)]
    raw = text.encode()
    assert keyword.end_lineno is not None
    assert keyword.end_col_offset is not None
    start = starts[keyword.lineno - 1] + keyword.col_offset
    end = starts[keyword.end_lineno - 1] + keyword.end_col_offset
    rest = raw[end:].lstrip()
    return (raw[:start] + (rest[1:] if rest.startswith(b",") else rest)).decode()


def first_failure(tree: Path, checks: tuple[str, ...] = CHECKS) -> str:
    """The first test that fails in a copy of the sources, with its message; "nothing" if all pass."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree}", "PYTHONDONTWRITEBYTECODE": "1"}
    options = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-m", "not slow", "--tb=short")
    for check in checks:
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *options, check],
            cwd=tree, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if ran.returncode:
            lines = (ran.stdout + ran.stderr).splitlines()
            failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
            reason = [line for line in lines if " lacks " in line or line.startswith("E  ")]
            return f"{(failed or [check])[0]}  {(reason or [''])[0].strip()}"
    return "nothing"


def main(names: list[str]) -> int:
    """Print a line for each omission; return how many no test notices."""
    unnoticed = 0
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        for each in COPIED:
            source = ROOT / each
            copy = shutil.copytree if source.is_dir() else shutil.copy
            (tree / each).parent.mkdir(parents=True, exist_ok=True)
            copy(source, tree / each)
        if (broken := first_failure(tree, CHECKS[:1])) != "nothing":
            print(f"The tests fail with nothing left out: {broken}")
            return 1
        for name in names:
            for what, path, changed in omissions(name):
                (tree / path).write_text(changed, "utf-8")
                found = first_failure(tree)
                unnoticed += found == "nothing"
                print(f"{name}: without {what}: {found}", flush=True)
                shutil.copy(ROOT / path, tree / path)
    print(f"{unnoticed} omissions that no test notices")
    return unnoticed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
