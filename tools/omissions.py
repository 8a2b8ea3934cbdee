"""Leave out each thing that a module declares, one at a time, and print which test fails.

    python -m tools.omissions goal_swap toll

What is left out: each argument with a default of what a module declares (`DECLARATIONS`), in its own files, in the
oracle's file and in the bots' advice; and the names that its test file may define (`TEST_NAMES`). The change is
made in a copy of the sources, where the tests run until one fails. "nothing" means that none of them fails: write
a test that notices the omission. First all tests run with nothing left out. If one fails, the tool stops: it would
be named for every omission.
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
DECLARATIONS: dict[str, tuple[str, ...]] = {
    "Module": ("words", "rule"),
    "Hooks": (),
    "fact": (),
    "field": ("default",),
    "part_field": ("default", "lasts"),
    "command": ("rule",),
    "ModuleRules": (),
    "Advice": (),
}
"""What a module declares by a call, and the arguments that are not left out: a type checker misses them."""
TEST_NAMES = ("SCENARIOS", "SHOWS", "NOT_IMAGINED", "UNDO")

CHECKS = (
    "tests/modules/test_every_module.py",
    "tests/modules/test_declared_fields.py",
    "tests/game/test_modules.py",
    "tests/rules/test_projection_of_facts.py",
    "tests/golden",
    "tests/notation/test_scenario.py",
    "tests/counts",
    "tests/modules",
    "tests/rules/test_cards_have_no_identity.py",
    "tests/bots/test_advice.py",
    "tests/bots/heuristics/test_policy_questions.py",
    "tests/learn/test_module_changes.py",
    "tests/learn/test_layout_page.py",
    "tests/properties/test_oracle.py",
    "tests/properties/test_secrets.py",
    "tests/properties/test_leaks_are_caught.py",
    "tests/game",
)
"""Run in this order, until one fails."""


def files_of(name: str) -> list[Path]:
    """The files of a module that people write."""
    folder = ROOT / MODULES / name
    own = sorted(folder.glob("*.py")) if folder.is_dir() else [ROOT / MODULES / f"{name}.py"]
    others = ("src/pyrite/bots/advice/{}.py", "tests/oracle/{}.py", "tests/modules/test_{}.py")
    return [*own, *(path for path in (ROOT / each.format(name) for each in others) if path.is_file())]


def omissions(name: str) -> Iterator[tuple[str, Path, str]]:
    """What can be left out of a module: its description, the file, and the text of the file without it."""
    for path in files_of(name):
        text = path.read_text("utf-8")
        tree = ast.parse(text)
        for call, keyword in declared_arguments(tree):
            what = f"{call}({keyword.arg}=...) in line {keyword.lineno} of {path.name}"
            yield what, path.relative_to(ROOT), without(text, keyword)
        for node in tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else None
            if isinstance(target, ast.Name) and target.id in TEST_NAMES:
                renamed = text.replace(f"\n{target.id} = ", f"\n_{target.id} = ")
                yield f"{target.id} of {path.name}", path.relative_to(ROOT), renamed


def declared_arguments(tree: ast.Module) -> Iterator[tuple[str, ast.keyword]]:
    """The arguments that can be left out, each with the name of the function that gets it."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        function = call.func.id if isinstance(call.func, ast.Name) else ""
        if function in DECLARATIONS:
            yield from ((function, each) for each in call.keywords if each.arg not in DECLARATIONS[function])


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


def first_failure(tree: Path, name: str = "") -> str:
    """The first test that fails in a copy of the sources, with its message; "nothing" if all pass.

    Tests with the name of the module run first, all in one process: they name most omissions, and soon.
    """
    runs = [["-k", name, *CHECKS]] if name else []
    for arguments in (*runs, *([check] for check in CHECKS)):
        found = _failure(tree, arguments)
        if found:
            return found
    return "nothing"


def _failure(tree: Path, arguments: list[str]) -> str:
    """The first test that fails in one run; empty if all pass."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree}", "PYTHONDONTWRITEBYTECODE": "1"}
    options = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-m", "not slow", "--tb=short")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *arguments],
        cwd=tree, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if not ran.returncode:
        return ""
    lines = (ran.stdout + ran.stderr).splitlines()
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    reason = [line for line in lines if " lacks " in line or line.startswith("E  ")]
    return f"{(failed or arguments[-1:])[0]}  {(reason or [''])[0].strip()}"


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
        if (broken := first_failure(tree)) != "nothing":
            print(f"A test fails with nothing left out; mend it first: {broken}")
            return 1
        for name in names:
            for what, path, changed in omissions(name):
                (tree / path).write_text(changed, "utf-8")
                found = first_failure(tree, name)
                unnoticed += found == "nothing"
                print(f"{name}: without {what}: {found}", flush=True)
                shutil.copy(ROOT / path, tree / path)
    print(f"{unnoticed} omissions that no test notices")
    return unnoticed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
