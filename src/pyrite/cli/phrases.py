"""Cards, places and sums as one says them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyrite.game.catalogue import TUNNELS
from pyrite.game.notation.picture import glyph
from pyrite.game.sides import Shape


def card_words(card: str | None) -> str:
    """A card as one says it, with its article.

    >>> card_words("NES"), card_words("map"), card_words(None)
    ('a tunnel ├ NES', 'a map', 'a card')
    """
    if card is None:
        return "a card"
    return f"a tunnel {tunnel_words(card)}" if card in TUNNELS else f"a {card}"


def tunnel_words(tunnel: str) -> str:
    """A tunnel as it lies, drawn and spelt."""
    return f"{glyph(Shape.spelt(tunnel))} {tunnel}"


def goal_words(face: str | None) -> str:
    """What a goal shows."""
    if face is None:
        return "hidden"
    return "the gold" if face == "gold" else "a stone"


def cards_words(cards: Sequence[str | None]) -> str:
    """Several cards."""
    return listed(card_words(card) for card in cards)


def hand_words(cards: Sequence[str | None]) -> str:
    """A whole hand, shortly.

    >>> hand_words(["NES", "map"]), hand_words([None, None])
    ('├ NES, map', '2 cards')
    """
    known = [tunnel_words(card) if card in TUNNELS else card for card in cards if card is not None]
    return ", ".join(known) if known else f"{len(cards)} cards"


def listed(words: Iterable[str]) -> str:
    """Words with commas and an *and*.

    >>> listed(["a map", "a rockfall", "a card"])
    'a map, a rockfall and a card'
    """
    *most, last = list(words) or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last


def nuggets_words(nuggets: int) -> str:
    """So many nuggets."""
    return f"{nuggets} nugget" if nuggets == 1 else f"{nuggets} nuggets"


def gold_words(nuggets: Sequence[int | None]) -> str:
    """Gold cards, with their values as far as they are known.

    >>> gold_words((1, 3)), gold_words((None,))
    ('2 gold cards of 1 and 3', 'a gold card')
    """
    known = [str(each) for each in nuggets if each is not None]
    count = "a gold card" if len(nuggets) == 1 else f"{len(nuggets)} gold cards"
    return f"{count} of {listed(known)}" if known else count


def role_words(role: str | None) -> str:
    """A role with its article."""
    if role is None:
        return "someone unknown"
    return "a greedy dwarf" if role == "greedy" else f"a {role}"


def place_words(cell: tuple[int, int]) -> str:
    """A place in the maze."""
    return f"({cell[0]}, {cell[1]})"


def capital(text: str) -> str:
    """A text with a capital at the beginning, and all else as it was."""
    return text[:1].upper() + text[1:]
