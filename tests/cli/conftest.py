"""The command line speaks English in tests, whatever the environment."""

import pytest

from tests.cli.running import LANGUAGE_VARIABLES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
