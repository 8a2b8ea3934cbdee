"""For all tests: what does not apply to the compiled build of the rules, and the event loop of coroutines."""

import pytest

from pyrite.game import COMPILED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests that patch the rules or read their types: compiled modules call each other directly.

    Examples in docstrings are imported from the sources, so they run on the plain rules.
    """
    for item in items:
        if isinstance(item, pytest.DoctestItem) and item.path.suffix == ".py":
            item.add_marker(pytest.mark.plain)
    if COMPILED:
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="needs the plain rules"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The library on which tests run that are coroutines."""
    return "asyncio"
