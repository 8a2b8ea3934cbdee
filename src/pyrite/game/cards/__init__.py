"""Action cards of the base game and Saboteur 2: when each may be played, why not, and what it does.

Each module has three functions. The first two use only what the seat itself sees:

* ``moves(table, seat, own, kind, found)`` appends the legal moves of the card to ``found``, in rising order;
* ``why_not(table, seat, own, details)`` returns why a move is refused, or None;
* ``play(state, seat, details)`` carries the move out. The card has been played by then;
  if it does not stay on the table, it is discarded afterwards (TURN-6).

All tunnel cards share the module `tunnel`; `discarding` has turns in which no card is played. The cards of
other modules of the box are in `pyrite.game.modules`, which adds them to the tables here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from pyrite.game import commands
from pyrite.game.cards import (
    free,
    hand_swap,
    hands_off,
    hat_swap,
    inspection,
    repair,
    rockfall,
    sabotage,
    theft,
    trapped,
    treasure_map,
    tunnel,
)
from pyrite.game.catalogue import BREAKS, REPAIRS
from pyrite.game.declare import Command
from pyrite.game.moves import LAY_TUNNEL, PASS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

Moves = Callable[[Table, int, Private, int, list[int]], None]
WhyNot = Callable[[Table, int, Private, int], Refusal | None]
Play = Callable[[State, int, int], None]
Prices = Callable[[Table, int], set[int]]


@dataclass(frozen=True)
class Card:
    """An action card that one verb plays: the moves it offers, why one is refused, what it does."""

    moves: Moves
    why_not: WhyNot
    play: Play
    prices: Prices | None = None
    """For a card that lays tunnels: the tolls at which a seat that holds it could play it.

    None if a card without a toll can be played exactly if it has a move."""


def _no_moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """A veto cannot be played in your own turn (WC-19)."""


MOVES: Final[list[Moves]] = [_no_moves] * 128
"""The function that lists the moves of each action card, by its kind."""

PRICES: Final[dict[int, Prices]] = {}
"""The function that finds the tolls of each action card that lays tunnels, by its kind."""

WHY_NOT: Final[dict[int, WhyNot]] = {
    LAY_TUNNEL: tunnel.why_not,
}
"""The function that checks the moves of each verb."""

PLAY: Final[list[Play]] = [tunnel.play] * PASS
"""The function that plays each verb; LAY_TUNNEL is the first."""


def add_card(command: type[Command], card: Card, kinds: Iterable[int] = ()) -> None:
    """Add the card that a command plays to the tables; kinds are given if it plays several."""
    for kind in kinds or (command.plays,):
        MOVES[kind] = card.moves
        if card.prices is not None:
            PRICES[kind] = card.prices
    WHY_NOT[command.verb] = card.why_not
    PLAY[command.verb] = card.play


for _command, _card in {
    commands.ReadMap: Card(treasure_map.moves, treasure_map.why_not, treasure_map.play),
    commands.Rockfall: Card(rockfall.moves, rockfall.why_not, rockfall.play),
    commands.PlanTheft: Card(theft.moves, theft.why_not, theft.play),
    commands.HandsOff: Card(hands_off.moves, hands_off.why_not, hands_off.play),
    commands.Trap: Card(trapped.moves, trapped.why_not, trapped.play),
    commands.Free: Card(free.moves, free.why_not, free.play),
    commands.Inspect: Card(inspection.moves, inspection.why_not, inspection.play),
    commands.SwapHats: Card(hat_swap.moves, hat_swap.why_not, hat_swap.play),
    commands.SwapHands: Card(hand_swap.moves, hand_swap.why_not, hand_swap.play),
}.items():
    add_card(_command, _card)
add_card(commands.Sabotage, Card(sabotage.moves, sabotage.why_not, sabotage.play), BREAKS)
add_card(commands.Repair, Card(repair.moves, repair.why_not, repair.play), REPAIRS)
