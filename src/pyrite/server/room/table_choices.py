"""The choices for table options that a server offers."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from pyrite.game import BadInput
from pyrite.game.chest_layouts import CHEST_LAYOUTS, RANDOM_LAYOUT
from pyrite.game.editions import CHOICES, EDITIONS, options_of
from pyrite.game.modules import MODULES
from pyrite.server.room.clock import CLOCKS
from pyrite.server.room.table_options import MAX_SEATS, MIN_SEATS, PRESETS, BotName, TableOptions, VetoTime


class Preset(Struct, frozen=True):
    """Table options with a name, and the numbers of seats that they allow."""

    name: str
    options: TableOptions
    seats: list[int]


class Edition(Struct, frozen=True):
    """An edition: the games it covers, and its value of every option."""

    name: str
    covers: list[str]
    options: dict[str, bool | str]


class ModuleChoice(Struct, frozen=True):
    """A module or a variant, with its display name."""

    name: str
    label: str


class Option(Struct, frozen=True):
    """A rule option and its possible values."""

    name: str
    values: list[bool | str]


class ClockTimes(Struct, frozen=True):
    """Milliseconds for a turn, for another decision, and to veto a card; null is unlimited."""

    name: str
    turn: int | None
    answer: int | None
    veto: int


class Choices(Struct, frozen=True):
    """Everything that can be chosen for a table."""

    min_seats: int
    max_seats: int
    presets: list[Preset]
    editions: list[Edition]
    modules: list[ModuleChoice]
    variants: list[ModuleChoice]
    house_rules: list[Option]
    chest_layouts: list[str]
    clocks: list[ClockTimes]
    veto_times: list[VetoTime]
    bots: list[str]


def all_choices() -> Choices:
    """Everything that can be chosen for a table."""
    return Choices(
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        presets=[Preset(name, options, _seat_counts(options)) for name, options in PRESETS.items()],
        editions=[
            Edition(
                name, sorted(edition.covers), {option: _value(it) for option, it in options_of(edition).items()}
            )
            for name, edition in EDITIONS.items()
        ],
        modules=[ModuleChoice(each.name, each.words) for each in MODULES.values() if not each.variant],
        variants=[ModuleChoice(each.name, each.words) for each in MODULES.values() if each.variant],
        house_rules=[Option(name, [_value(each) for each in values]) for name, values in CHOICES.items()],
        chest_layouts=[*CHEST_LAYOUTS, RANDOM_LAYOUT],
        clocks=[ClockTimes(name, clock.turn, clock.answer, clock.veto) for name, clock in CLOCKS.items()],
        veto_times=[each for each in get_args(VetoTime) if each != "clock"],  # only old rooms have it
        bots=list(get_args(BotName)),
    )


def _seat_counts(options: TableOptions) -> list[int]:
    """The numbers of seats with which these options can be played."""
    return [seats for seats in range(MIN_SEATS, MAX_SEATS + 1) if _is_playable(replace(options, seats=seats))]


def _is_playable(options: TableOptions) -> bool:
    try:
        options.set_up(bytes(32))
    except BadInput:
        return False
    return True


def _value(value: object) -> bool | str:
    return value if isinstance(value, bool) else str(value)
