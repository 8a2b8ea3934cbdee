"""A scenario that cannot be read is named with its line, by the tests of modules and by `make golden`."""

import pytest

from tests.modules import scenarios
from tests.modules.scenarios import module_scenarios, unreadable_scenarios
from tools import golden


@pytest.mark.parametrize("name", module_scenarios())
def test_every_scenario_of_a_module_can_be_read(name: str) -> None:
    assert unreadable_scenarios(name) == []


def test_a_broken_scenario_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    good, *_ = module_scenarios()["detour"]
    monkeypatch.setattr(scenarios, "module_scenarios", lambda: {"detour": (good, f"{good}\nexpekt accepted\n")})
    [why] = unreadable_scenarios("detour")
    assert why.startswith("Scenario 2 in tests/modules/test_detour.py cannot be read: Line ")
    assert "'expekt accepted' is neither" in why
    assert golden.renew("detour") is False
    assert capsys.readouterr().out == f"detour: {why}\n"
