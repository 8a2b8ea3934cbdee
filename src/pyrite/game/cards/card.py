"""What every card that is played in a turn can be asked."""

from __future__ import annotations

from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table


class Card:
    """A card that one verb plays: the moves it offers, why one is refused, what it does.

    All but `play` use only what the seat itself sees. A class with abstract methods could not be compiled to a C
    struct, so the methods that each card must have raise an error here.
    """

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Append the legal moves of a turn that play the card, in rising order. A veto has none (WC-19)."""

    def prices(self, table: Table, seat: int) -> set[int] | None:
        """For a card that lays tunnels: the tolls at which a seat that holds it could play it.

        None for all others: they can be played exactly if they have a move, without a toll.
        """
        return None

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids a move, or None."""
        raise NotImplementedError

    def play(self, state: State, seat: int, details: int) -> None:
        """Carry a move out. The card has been played by then; if it does not stay on the table, it is discarded
        afterwards (TURN-6)."""
        raise NotImplementedError
