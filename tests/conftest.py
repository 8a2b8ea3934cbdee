"""For all tests: what does not apply to the compiled build of the rules, and the event loop of coroutines."""

import gc
from pathlib import Path

import pytest

from pyrite.game import COMPILED
from tools.rule_coverage import group_by_rule

HERE = Path(__file__).resolve().parent
TESTS_OF_RULES = pytest.StashKey[dict[str, list[str]]]()
"""The collected tests that name each rule, whether they are selected or not."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Collect tests without garbage collection: nearly everything that is made then stays."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Exempt modules and collected tests from garbage collection: it would visit them all again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)  # before `-m` deselects tests
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests that patch the rules or read their types: compiled modules call each other directly.

    Examples in docstrings are imported from the sources, so they run on the plain rules.
    """
    config.stash[TESTS_OF_RULES] = group_by_rule(items)
    for item in items:
        if isinstance(item, pytest.DoctestItem) and item.path.suffix == ".py":
            item.add_marker(pytest.mark.plain)
    if COMPILED:
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="needs the plain rules"))


@pytest.fixture
def collected_tests_of_rules(pytestconfig: pytest.Config) -> dict[str, list[str]]:
    """The tests that name each rule, by its id; skips a run that has not collected all tests."""
    if not any((pytestconfig.invocation_params.dir / each).resolve() == HERE for each in pytestconfig.args):
        pytest.skip("only a run of all tests knows the tests of each rule; `make rules` lists them")
    return pytestconfig.stash[TESTS_OF_RULES]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The library on which tests run that are coroutines."""
    return "asyncio"
