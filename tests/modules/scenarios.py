"""All scenarios: the files of tests/scenarios, and those in the test files of modules.

``tests/modules/test_NAME.py`` may define as plain values:

SCENARIOS  scenarios as texts, each as in a ``.scenario`` file. The position of the first is also a counted
           position (tests/counts) and the beginning of the module's golden playthrough (tests/golden).
SHOWS      facts that the playthrough must show, besides all facts, commands and cards that the module declares

They are found by the name of the file.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from pyrite.game.modules import MODULES

FOLDER = Path(__file__).parent
FILES = sorted((FOLDER.parent / "scenarios").glob("*.scenario"))
SEPARATOR = "---"


def _test_files() -> Mapping[str, ModuleType]:
    names = [name for name in MODULES if (FOLDER / f"test_{name}.py").is_file()]
    return {name: import_module(f"tests.modules.test_{name}") for name in names}


@cache
def module_scenarios() -> Mapping[str, tuple[str, ...]]:
    """The scenarios in the test file of each module that has some."""
    found = {name: getattr(file, "SCENARIOS", ()) for name, file in _test_files().items()}
    return {name: tuple(each.lstrip() for each in texts) for name, texts in found.items() if texts}


def all_scenarios() -> dict[str, str]:
    """Every scenario by a name: that of its file, or that of its module and a number."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
    for name, texts in module_scenarios().items():
        found |= {f"{name} {number}": text for number, text in enumerate(texts, 1)}
    return found


def first_positions() -> dict[str, str]:
    """The title and the position of the first scenario of each module that has scenarios in its test file."""
    return {name: texts[0].partition(f"\n{SEPARATOR}\n")[0] + "\n" for name, texts in module_scenarios().items()}


def shown_besides(name: str) -> tuple[str, ...]:
    """The facts that the playthrough of a module must show besides those it declares."""
    file = _test_files().get(name)
    return tuple(getattr(file, "SHOWS", ()))
