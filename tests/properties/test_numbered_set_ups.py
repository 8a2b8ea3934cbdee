"""A module that is added to the box changes no numbered set-up that it is not in."""

from dataclasses import replace

import pytest

from pyrite.game.editions import CHOICES
from pyrite.game.modules import MODULES
from tests.dummy_module import dummy_module
from tests.properties import strategies
from tests.properties.strategies import numbered_set_up

SAMPLE = range(300)


def test_the_sample_has_every_module() -> None:
    sample = [numbered_set_up(number) for number in SAMPLE]
    assert {name for each in sample for name in each.modules | each.variants} == set(MODULES)


@pytest.mark.parametrize("place", [0, None], ids=["first in the list", "last in the list"])
def test_a_new_module_changes_no_set_up_that_it_is_not_part_of(place: int | None) -> None:
    before = [numbered_set_up(number) for number in SAMPLE]
    with dummy_module(place):
        after = [numbered_set_up(number) for number in SAMPLE]
    assert [replace(each, modules=each.modules - {"dummy"}) for each in after] == before
    assert 50 < sum("dummy" in each.modules for each in after) < 250


def test_a_new_house_rule_changes_no_set_up_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [numbered_set_up(number) for number in SAMPLE]
    monkeypatch.setattr(strategies, "CHOICES", {"dummy": (1, 2), **CHOICES})
    after = [numbered_set_up(number) for number in SAMPLE]
    assert any("dummy" in each.house_rules for each in after)
    for one, other in zip(before, after, strict=True):
        rules = {option: value for option, value in other.house_rules.items() if option != "dummy"}
        assert replace(other, house_rules=rules) == one
