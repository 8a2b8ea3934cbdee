"""All scenarios: the files of tests/scenarios, and those in the test files of modules.

``tests/modules/test_NAME.py`` may define as plain values:

SCENARIOS  scenarios as texts, each as in a ``.scenario`` file. The position of the first is also a counted
           position (tests/counts) and the beginning of the module's golden playthrough (tests/golden).
SHOWS      facts that the playthrough must show, besides all facts, commands and cards that the module declares
NOT_IMAGINED
           hidden fields of its parts that have their initial values in all imagined worlds, with the reason
UNDO       for facts that move roles or goals, or whose secret choice a private part keeps: how an imagined past
           takes them back (tests/properties/past_deal.py)

They are found by the name of the file.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from pyrite.game import BadInput
from pyrite.game.declare import Fact
from pyrite.game.modules import MODULES
from pyrite.game.notation.scenario import read_scenario

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


def unreadable_scenarios(name: str) -> list[str]:
    """The scenarios in the test file of a module that cannot be read, each as a sentence that says why."""
    found = []
    for number, text in enumerate(module_scenarios().get(name, ()), 1):
        try:
            read_scenario(text)
        except BadInput as error:
            found.append(f"Scenario {number} in tests/modules/test_{name}.py cannot be read: {error}")
    return found


def first_positions() -> dict[str, str]:
    """The title and the position of the first scenario of each module that has scenarios in its test file."""
    return {name: texts[0].partition(f"\n{SEPARATOR}\n")[0] + "\n" for name, texts in module_scenarios().items()}


def not_imagined(name: str) -> Mapping[str, str]:
    """The hidden fields of a module that imagined worlds leave at their initial values, and why."""
    return getattr(_test_files().get(name), "NOT_IMAGINED", {})


def undo_functions(name: str) -> Mapping[type[Fact], Callable[..., Mapping[str, object]]]:
    """How facts of a module are taken back in an imagined past."""
    return getattr(_test_files().get(name), "UNDO", {})


def shown_besides(name: str) -> tuple[str, ...]:
    """The facts that the playthrough of a module must show besides those it declares."""
    file = _test_files().get(name)
    return tuple(getattr(file, "SHOWS", ()))
