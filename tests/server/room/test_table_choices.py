"""The choices for table options: what is offered can be played."""

import pytest
from msgspec.structs import replace

from pyrite.game import BadInput
from pyrite.server.room.table_choices import Preset, all_choices
from pyrite.server.room.table_options import MAX_SEATS, MIN_SEATS, check

PRESETS = all_choices().presets


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_preset_offers_exactly_the_numbers_of_seats_that_it_allows(preset: Preset) -> None:
    assert preset.options.seats in preset.seats
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        options = replace(preset.options, seats=seats)
        if seats in preset.seats:
            check(options)
        else:
            with pytest.raises(BadInput):
                check(options)


def test_the_classic_game_is_not_for_two() -> None:
    seats = {preset.name: preset.seats for preset in PRESETS}
    assert seats["classic"] == list(range(3, 11))
    assert 2 in seats["saboteur 2"]
