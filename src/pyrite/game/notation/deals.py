"""A deal as plain data: what a record keeps when the cards were not dealt by the seed."""

from __future__ import annotations

from typing import Any, Final

from pyrite.game import codec
from pyrite.game.catalogue import FIRST_ACTION
from pyrite.game.codec import Codec
from pyrite.game.deal import Deal
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput
from pyrite.game.setup import ROUNDS, Rules

_PILES: Final[dict[str, Codec]] = {
    "roles": codec.ROLES_LIST,
    "left_over": codec.ROLES_LIST,
    "goals": codec.CARDS,
    "deck": codec.CARDS,
    "landmark": codec.CARD,
}
_FIELDS: Final = ("roles", "left_over", "goals", "hands", "deck", "landmark")

# A codec asks for a grid because cells need one; there are no cells in a deal.
_NO_GRID: Final = Grid(0)


def plain_deal(deal: Deal) -> dict[str, Any]:
    """A deal as JSON-able data: the fields of `Deal`, every card by its name."""
    data: dict[str, Any] = {"hands": [_cards_of(hand) for hand in deal.hands]}
    for name, each in _PILES.items():
        word = each.word(getattr(deal, name), _NO_GRID)
        data[name] = list(word) if isinstance(word, tuple) else word
    return {name: data[name] for name in _FIELDS}


def deal_from_plain(data: object, rules: Rules) -> Deal:
    """Read what `plain_deal` writes; raise `BadInput` for anything else, or if the set-up has other cards."""
    if not isinstance(data, dict) or sorted(data) != sorted(_FIELDS):
        raise BadInput(f"A deal is an object with {', '.join(_FIELDS)}.")
    hands = data["hands"]
    if not isinstance(hands, list):
        raise BadInput("The hands of a deal are a list, one hand for each seat.")
    piles = {name: each.number(data[name], _NO_GRID) for name, each in _PILES.items()}
    # Hands lie in rising order, whatever the order in which a person wrote them down.
    deal = Deal(hands=tuple(bytes(sorted(codec.CARDS.number(hand, _NO_GRID))) for hand in hands), **piles)
    deal.check(rules)
    if deal.landmark >= FIRST_ACTION:
        raise BadInput(f"The card in the maze from the beginning is a tunnel, not {data['landmark']!r}.")
    return deal


def plain_deals(deals: dict[int, Deal] | None) -> dict[str, Any] | None:
    """Deals by round as JSON-able data, or None if all are by lot."""
    if not deals:
        return None
    return {str(number): plain_deal(deal) for number, deal in sorted(deals.items())}


def deals_from_plain(data: object, rules: Rules) -> dict[int, Deal] | None:
    """Read what `plain_deals` writes."""
    if data is None:
        return None
    if not isinstance(data, dict) or not data.keys() <= {str(number) for number in range(1, ROUNDS + 1)}:
        raise BadInput(f"Deals are an object from the number of a round, 1 to {ROUNDS}, to its deal; or null.")
    return {int(number): deal_from_plain(deal, rules) for number, deal in sorted(data.items())}


def _cards_of(pile: bytes) -> list[str | None]:
    return list(codec.CARDS.word(pile, _NO_GRID))
