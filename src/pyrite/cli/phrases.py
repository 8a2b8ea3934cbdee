"""Phrases for cards, goals, roles, gold and places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pyrite.game.catalogue import CHEST, CHESTS, LADDER, TUNNELS, mark_of
from pyrite.game.notation.picture import glyph
from pyrite.game.sides import Shape

_NOUNS: Final = {
    "hands off": "hands-off card",
    "trapped": "trapped card",
    "free": "free card",
    "greedy": "greedy dwarf",
}
"""Nouns for cards and roles whose names are not nouns."""

_BY_SHAPE: Final = {"NS+EW": "bridge", "NW+ES": "double curve", "NE+SW": "double curve"}
_BY_MARK: Final = {"": "tunnel", LADDER: "ladder", CHEST: "chest tunnel"}

_GOALS: Final = {
    "gold": "the gold",
    "sack of one": "a sack with 1 gold",
    "sack of two": "a sack with 2 gold",
    "spider": "the spider",
}
_ONE_OF_A_KIND: Final = ("boss", "profiteer")
_SIDES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}

_FOUND: Final = {
    "one gold": "1 gold",
    "no more maps": "no more maps on goals in this round",
    "no draw": "no card to draw in this turn",
    "extra draw": "one card more to draw in this turn",
    "move a goal": "a face-down goal moves one cell farther from the start",
    "rob a hand": "instead of the draw, a card from another's hand",
    "three for one": "instead of the draw, one of three cards",
    "look at a role": "a look at another's role",
    "search the discard": "instead of the draw, a card from the discard pile",
    "bury five": "the top five cards of the deck are discarded",
}
assert tuple(_FOUND) == CHESTS[1:]


# ---------------------------------------------------------------- cards


def card_noun(card: str) -> str:
    """A card without an article."""
    return tunnel_noun(card) if card in TUNNELS else _NOUNS.get(card, card)


def card_words(card: str | None) -> str:
    """A card with its article.

    >>> card_words("NES"), card_words("inspection"), card_words(None)
    ('a tunnel ├ NES', 'an inspection', 'a card')
    """
    return "a card" if card is None else with_article(card_noun(card))


def tunnel_noun(tunnel: str) -> str:
    """A tunnel: its kind, its picture, its spelling and its mark.

    >>> tunnel_noun("NS+E| green door"), tunnel_noun("NS+EW"), tunnel_noun("S ladder")
    ('tunnel ┝ NS+E| with a green door', 'bridge ╫ NS+EW', 'ladder ╷ S')
    """
    shape, mark = Shape.spelt(tunnel.partition(" ")[0]), mark_of(tunnel)
    noun = _BY_SHAPE.get(str(shape)) or _BY_MARK.get(mark, "tunnel")
    marked = f" with {with_article(mark)}" if mark not in _BY_MARK else ""
    return f"{noun} {glyph(shape)} {shape}{marked}"


def tunnel_words(tunnel: str) -> str:
    """A tunnel: its picture and its name."""
    return f"{glyph(Shape.spelt(tunnel.partition(' ')[0]))} {tunnel}"


def cards_words(cards: Sequence[str | None]) -> str:
    """Several cards.

    >>> cards_words(["map", "map"]), cards_words([None, None]), cards_words([])
    ('a map and a map', '2 cards', 'nothing')
    """
    if len(cards) > 1 and not any(cards):
        return f"{len(cards)} cards"
    return listed(card_words(card) for card in cards)


def hand_words(cards: Sequence[str | None]) -> str:
    """A whole hand, without articles.

    >>> hand_words(["NES", "map"]), hand_words([None, None])
    ('├ NES, map', '2 cards')
    """
    known = [tunnel_words(card) if card in TUNNELS else card for card in cards if card is not None]
    if known:
        return ", ".join(known)
    return "1 card" if len(cards) == 1 else f"{len(cards)} cards" if cards else "no cards"


# ---------------------------------------------------------------- goals and chests, roles


def goal_words(face: str | None) -> str:
    """What a goal shows.

    >>> goal_words("sack of two"), goal_words("dragon NE"), goal_words(None)
    ('a sack with 2 gold', 'a dragon', 'hidden')
    """
    if face is None:
        return "hidden"
    return _GOALS.get(face) or with_article(face.partition(" ")[0])


def found_words(found: str | None) -> str:
    """What is in a chest."""
    return "hidden" if found is None else _FOUND[found]


def role_words(role: str | None) -> str:
    """A role with its article.

    >>> role_words("blue digger"), role_words("boss"), role_words("greedy")
    ('a blue digger', 'the boss', 'a greedy dwarf')
    """
    if role is None:
        return "someone unknown"
    return f"the {role}" if role in _ONE_OF_A_KIND else with_article(_NOUNS.get(role, role))


# ---------------------------------------------------------------- gold, places, lists


def nuggets_words(nuggets: int) -> str:
    """A number of nuggets."""
    return f"{nuggets} nugget" if nuggets == 1 else f"{nuggets} nuggets"


def gold_words(nuggets: Sequence[int | None]) -> str:
    """Gold cards, with their values as far as they are known.

    >>> gold_words((1, 3)), gold_words((None,))
    ('2 gold cards of 1 and 3', 'a gold card')
    """
    known = [str(each) for each in nuggets if each is not None]
    count = "a gold card" if len(nuggets) == 1 else f"{len(nuggets)} gold cards"
    return f"{count} of {listed(known)}" if known else count


def place_words(cell: tuple[int, int]) -> str:
    """A place in the maze."""
    return f"({cell[0]}, {cell[1]})"


def end_words(cell: tuple[int, int], side: str) -> str:
    """An end of a tunnel, where a toll dwarf can be.

    >>> end_words((3, -1), "E")
    'the east end of (3, -1)'
    """
    return f"the {_SIDES[side]} end of {place_words(cell)}"


def listed(words: Iterable[str], conjunction: str = "and") -> str:
    """A list with commas, and the conjunction before the last item.

    >>> listed(["a map", "a rockfall", "a card"])
    'a map, a rockfall and a card'
    """
    *most, last = list(words) or ["nothing"]
    return f"{', '.join(most)} {conjunction} {last}" if most else last


def with_article(noun: str) -> str:
    """A noun with *a* or *an*."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def capital(text: str) -> str:
    """The text with its first letter in upper case; the rest is unchanged."""
    return text[:1].upper() + text[1:]
