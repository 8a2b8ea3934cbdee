"""The trove: a card from the top of the discard pile instead of one from the deck (WC-18)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.codec import CARD
from pyrite.game.declare import Command, command, packed
from pyrite.game.lifting import CARD_QUESTION, search
from pyrite.game.module import Module
from pyrite.game.moves import KEEP_CARD, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

TROVE: Final = 84  # the kind of the card
SEARCH_TROVE: Final = 14  # verb


@command(SEARCH_TROVE, rule="WC-18", plays=TROVE)
class SearchTrove(Command):
    """Take a card from the top five of the discard pile instead of drawing (WC-18)."""


@command(KEEP_CARD, rule="WC-18")
class KeepCard(Command):
    """Keep one of the cards just looked at (WC-18, CHEST-5)."""

    card: str = packed(CARD, bits=7)


_MOVE: Final = SEARCH_TROVE << VERB_BITS


class TroveCard(Card):
    """Its player takes a card from the discard pile."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Playable while the discard pile is not empty."""
        if table.discard:
            found.append(_MOVE)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The discard pile must not be empty."""
        if not table.discard:
            return Refusal("nothing-discarded", "The discard pile is empty, so there is nothing to find.", "WC-18")
        return None

    def play(self, state: State, seat: int, details: int) -> None:
        """Look at the top cards; the trove itself is not among them yet (TURN-6)."""
        search(state, seat)


MODULE: Final[Module] = Module(
    "trove",
    words="the trove",
    rule="WC-18",
    action_cards={"trove": TROVE},
    deck={"trove": 1},
    cards_change_hands=True,
    relays_a_tunnel=True,
    changes=("lifted", "in_play"),
    commands=(
        SearchTrove,
        KeepCard,
    ),
    questions=(CARD_QUESTION,),
    cards={SearchTrove: TroveCard()},
)
