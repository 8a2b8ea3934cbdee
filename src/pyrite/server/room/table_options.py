"""Table options: everything that the host chooses before the game."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pyrite.game import BadInput, SetUp, set_up_rules
from pyrite.game.chest_layouts import DEFAULT_LAYOUT
from pyrite.game.mixes import fewest_and_most_seats, with_all_modules
from pyrite.server.room.texts import clean_text

MAX_TITLE_LENGTH: Final = 40
MIN_SEATS, MAX_SEATS = fewest_and_most_seats()

ClockName = Literal["blitz", "normal", "relaxed", "none"]
VetoTime = Literal["2s", "5s", "10s", "all", "clock"]
"""How long a veto window is open: some seconds, until all have answered, or the time that the clock allows."""
RoomState = Literal["lobby", "playing", "over"]
BotName = Literal["random_bot", "greedy_digger", "heuristic", "bayesian"]


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played, how fast, and who may join. `check` says whether the choices are compatible."""

    title: str = ""
    """The name of the table; may be empty."""
    seats: int = 5
    edition: str = "DE24"
    modules: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    house_rules: dict[str, bool | str] = {}
    chest_layout: str | tuple[tuple[int, int], ...] = DEFAULT_LAYOUT
    """The name of a layout, ``random``, or four cells (CHEST-1)."""
    first_seat: int | None = None
    """The seat that begins the game; None chooses at random (SET-4)."""
    clock: ClockName = "normal"
    veto_time: VetoTime = "5s"
    """How long cards can be vetoed. Rooms from before this option have ``clock``."""
    bots: BotName = "bayesian"
    """The bot that fills empty seats and takes over for absent players."""
    coach: bool = False
    """Whether a player who is alone with bots may ask a coach."""
    spectators: bool = True
    chat: bool = True
    listed: bool = False
    """Whether the table is in the public list. Otherwise people need its link or code."""

    def set_up(self, seed: bytes) -> SetUp:
        """The set-up of the game; raise `BadInput` if the options are incompatible."""
        set_up = SetUp(
            players=self.seats,
            edition=self.edition,
            modules=frozenset(self.modules),
            variants=frozenset(self.variants),
            house_rules=self.house_rules,
            chest_layout=self.chest_layout,
            first_seat=self.first_seat,
            seed=seed,
        )
        set_up_rules.check(set_up)
        return set_up


def check(options: TableOptions) -> TableOptions:
    """The options in normal form; raise `BadInput` with a sentence that explains a conflict.

    >>> check(TableOptions(seats=11))
    Traceback (most recent call last):
    pyrite.game.refusal.BadInput: The base game is for 3 to 10 players, not 11.
    """
    if not MIN_SEATS <= options.seats <= MAX_SEATS:
        raise BadInput(f"A table has {MIN_SEATS} to {MAX_SEATS} seats.")
    if len(options.house_rules) + len(options.modules) + len(options.variants) > 60:
        raise BadInput("These are too many modules, variants and house rules. Name each of them once.")
    set_up = options.set_up(bytes(32))
    return TableOptions(
        title=clean_text(options.title, MAX_TITLE_LENGTH, "The name of a table", may_be_empty=True),
        seats=options.seats,
        edition=options.edition,
        modules=tuple(sorted(set_up.modules)),
        variants=tuple(sorted(set_up.variants)),
        house_rules=dict(sorted(options.house_rules.items())),
        chest_layout=options.chest_layout,
        first_seat=options.first_seat,
        clock=options.clock,
        veto_time=options.veto_time,
        bots=options.bots,
        coach=options.coach,
        spectators=options.spectators,
        chat=options.chat,
        listed=options.listed,
    )


def _whole_box() -> TableOptions:
    everything = with_all_modules(SetUp(players=5, modules=frozenset({"saboteur2"})))
    return TableOptions(modules=tuple(sorted(everything.modules)), variants=tuple(sorted(everything.variants)))


PRESETS: Final[dict[str, TableOptions]] = {
    "classic": TableOptions(),
    "classic 2016": TableOptions(edition="UA16"),
    "saboteur 2": TableOptions(modules=("saboteur2",)),
    "tournament": TableOptions(variants=("tournament",)),
    "the whole box": _whole_box(),
}
"""Common choices, by name."""
