"""What all tests share: some make no sense on the compiled build of the rules."""

import pytest

from pyrite.game import COMPILED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what changes the rules by hand where they are compiled: calls go straight to the next there."""
    if COMPILED:
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="the compiled rules cannot be changed by hand"))
