"""JSON forms of given deals and of contributions, which a record stores besides the seed."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from pyrite.game import codec, set_up_rules
from pyrite.game.codec import Codec
from pyrite.game.dealing.contributions import Contributions, in_seat_order
from pyrite.game.dealing.deal import Deal
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput
from pyrite.game.setup import ROUNDS, Rules

_PILES: Final[dict[str, Codec]] = {
    "roles": codec.ROLES_LIST,
    "left_over": codec.ROLES_LIST,
    "goals": codec.CARDS,
    "deck": codec.CARDS,
    "aside": codec.CARDS,
    "landmark": codec.CARD,
    "chest_cells": codec.CELLS,
    "chest_tunnels": codec.CARDS,
    "chests": codec.CHESTS_FOUND,
}
_FIELDS: Final = tuple(each.name for each in fields(Deal))

# Codecs need a grid for cells; the cells of a deal are near the start, so any grid will do.
_GRID: Final = Grid(0)


def deal_to_json(deal: Deal) -> dict[str, Any]:
    """A deal as JSON data: the fields of `Deal`, every card by its name."""
    data: dict[str, Any] = {"hands": [_cards_of(hand) for hand in deal.hands]}
    for name, each in _PILES.items():
        value = each.decode(getattr(deal, name), _GRID)
        data[name] = _as_lists(value)
    return {name: data[name] for name in _FIELDS}


def deal_from_json(data: object, rules: Rules) -> Deal:
    """Read what `deal_to_json` writes; raise `BadInput` for anything else or other cards than the set-up has."""
    if not isinstance(data, dict) or data.keys() != set(_FIELDS):
        raise BadInput(f"A deal is an object with {', '.join(_FIELDS)}.")
    hands = data["hands"]
    if not isinstance(hands, list):
        raise BadInput("The hands of a deal are a list, one hand for each seat.")
    if not isinstance(data["chest_cells"], list):
        raise BadInput("The chest cells of a deal are a list of cells like [3, -1]; without chests it is [].")
    piles = {name: each.encode(data[name], _GRID) for name, each in _PILES.items()}
    # Hands are sorted, whatever the order in the file.
    deal = Deal(hands=tuple(bytes(sorted(codec.CARDS.encode(hand, _GRID))) for hand in hands), **piles)
    deal.check(rules)
    if deal.chest_cells:
        set_up_rules.check(replace(rules.set_up, chest_layout=deal.chest_cells))
    return deal


def deals_to_json(deals: dict[int, Deal] | None) -> dict[str, Any] | None:
    """Given deals by round as JSON data, or None if there are none."""
    if not deals:
        return None
    return {str(number): deal_to_json(deal) for number, deal in sorted(deals.items())}


def deals_from_json(data: object, rules: Rules) -> dict[int, Deal] | None:
    """Read what `deals_to_json` writes."""
    if data is None:
        return None
    if not isinstance(data, dict) or not data.keys() <= {str(number) for number in range(1, ROUNDS + 1)}:
        raise BadInput(f"Deals are an object from the number of a round, 1 to {ROUNDS}, to its deal; or null.")
    return {int(number): deal_from_json(deal, rules) for number, deal in sorted(data.items())}


def contributions_to_json(contributions: Contributions) -> dict[str, str]:
    """The contributions to the shuffle as JSON data (INFO-6)."""
    return {str(seat): words for seat, words in sorted(contributions.items())}


def contributions_from_json(data: object, players: int) -> dict[int, str]:
    """Read what `contributions_to_json` writes; raise `BadInput` for anything else."""
    seats = {str(seat): seat for seat in range(players)}
    if not isinstance(data, dict) or not data.keys() <= seats.keys():
        raise BadInput('Contributions are an object from seats to words, like {"2": "lucky 7"}.')
    return in_seat_order({seats[number]: words for number, words in data.items()}, players)


def _cards_of(pile: bytes) -> list[str | None]:
    return list(codec.CARDS.decode(pile, _GRID))


def _as_lists(value: object) -> object:
    return [_as_lists(each) for each in value] if isinstance(value, tuple) else value
