"""Cards tracked by number: a card of unknown kind can be moved, and its kind set later."""

from __future__ import annotations

from typing import Final

from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.sampling import Inconsistent, choice

NOT_KNOWN: Final = 0
SHUFFLED_IN: Final = 128
"""In place of a kind: one of the cards that were in the discard pile when it was shuffled."""
KINDS: Final = 129
"""More than any number in place of a kind."""


class TrackedCards:
    """The cards of the other hands and of the discard pile, as far as the viewer can know them."""

    def __init__(self, seats: int, rng: SeededRandom) -> None:
        self.rng = rng
        self.kinds: bytearray = bytearray()
        """The kind of each tracked card, or NOT_KNOWN, or SHUFFLED_IN."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """The cards of each other seat; the viewer's own hand is not tracked."""
        self.pile: list[int] = []
        self.bag: list[int] = []
        """The cards that were in the pile when it was shuffled and have not been seen since."""
        self.origin_of: dict[int, int] = {}
        """For a card from the shuffled pile: its number before the shuffle."""
        self.banned: dict[int, set[int]] = {}
        """The kinds a card cannot have, because its hand showed that it holds none of them (WC-22)."""
        self._shown_later: bytearray = bytearray(KINDS)
        """How many cards of each kind the hand of the current step will be seen to hold, before it is swapped."""

    def tracked(self) -> list[int]:
        """The cards of the pile and of all hands."""
        cards = self.pile[:]
        for hand in self.hands:
            cards += hand
        return cards

    def kinds_of(self, cards: list[int]) -> bytearray:
        """The kinds of some cards, as far as they are known."""
        kinds, found = self.kinds, _ONE_KIND * len(cards)
        for place in range(len(cards)):
            card: int = cards[place]
            found[place] = kinds[card]
        return found

    def before_shuffle(self, cards: list[int]) -> list[int]:
        """The same cards by the numbers they had before the pile was shuffled."""
        origin_of = self.origin_of
        return [origin_of.get(card, card) for card in cards] if origin_of else cards

    def set_shuffled_kinds(self) -> None:
        """Set the kind of each card from the shuffled pile to the kind it had before the shuffle."""
        for card, origin in self.origin_of.items():
            self.kinds[card] = self.kinds[origin]

    # ---------------------------------------------------------------- cards

    def _new(self, kind: int) -> int:
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def _new_cards(self, kinds: bytes) -> list[int]:
        return [self._new(kind) for kind in kinds]

    def _set_seen_kind(self, card: int, kind: int) -> None:
        """The viewer has seen this card: it is of this kind."""
        if self.kinds[card] == SHUFFLED_IN:
            origin = choice(self.rng, self._possible_origins(kind))
            self.bag.remove(origin)
            self.origin_of[card] = origin
            self.kinds[origin] = kind
        elif self.kinds[card] == NOT_KNOWN:
            self.kinds[card] = kind
        elif self.kinds[card] != kind:
            raise Inconsistent
        if not self.may_be(card, kind):
            raise Inconsistent
        self.kinds[card] = kind

    def may_be(self, card: int, kind: int) -> bool:
        """Whether a kind is not banned for a card."""
        return not self.banned or kind not in self.banned.get(card, _NOTHING)

    def _possible_origins(self, kind: int) -> list[int]:
        """The cards of the bag that are of a kind; if there are none, those that may be of it."""
        there = [card for card in self.bag if self.kinds[card] == kind]
        return there or [card for card in self.bag if self.kinds[card] == NOT_KNOWN and self.may_be(card, kind)]

    def _set_seen_kinds(self, cards: list[int], kinds: bytes) -> None:
        """The viewer has seen these cards, in this order."""
        for card, kind in zip(cards, kinds, strict=True):
            self._set_seen_kind(card, kind)

    def _set_seen_hand(self, hand: list[int], kinds: bytes) -> None:
        """The viewer has seen these cards, in no particular order."""
        rest = list(kinds)
        open_cards = []
        for card in hand:
            if self.kinds[card] in (NOT_KNOWN, SHUFFLED_IN):
                open_cards.append(card)
            elif self.kinds[card] in rest:
                rest.remove(self.kinds[card])
            else:
                raise Inconsistent
        self.rng.shuffle(rest)
        self._set_seen_kinds(open_cards, bytes(rest))

    def _take(self, hand: list[int], kind: int) -> int:
        """Take a card of a kind from a hand: a known one if possible, else one that may be of this kind."""
        kinds = self.kinds
        places: list[int] = []
        for place in range(len(hand)):
            card: int = hand[place]
            if kinds[card] == kind:
                del hand[place]
                return card
            if kinds[card] in (NOT_KNOWN, SHUFFLED_IN) and self.may_be(card, kind):
                places.append(place)
        card = hand.pop(choice(self.rng, places))
        self._set_seen_kind(card, kind)
        return card

    def _take_any(self, hand: list[int]) -> int:
        """Take a random card from a hand; if possible, usually none that it will be seen to hold later."""
        later = self._cards_for_later(hand)
        # The card seen later may come from the deck instead, so sometimes any card is taken.
        if later and len(later) < len(hand) and self.rng.randbelow(8):
            card = choice(self.rng, [each for each in hand if each not in later])
            hand.remove(card)
            return card
        if not hand:
            raise Inconsistent
        return hand.pop(self.rng.randbelow(len(hand)))

    def _cards_for_later(self, hand: list[int]) -> list[int]:
        """The known cards of a hand that it will be seen to hold later."""
        kinds, wanted = self.kinds, self._shown_later
        found: list[int] = []
        for card in hand:
            kind = kinds[card]
            if wanted[kind]:
                if not found:
                    wanted = wanted.copy()
                wanted[kind] = wanted[kind] - 1
                found.append(card)
        return found

    def _ban(self, cards: list[int], none_of: set[int]) -> None:
        """None of these cards has one of these kinds."""
        for card in cards:
            if self.kinds[card] in none_of:
                raise Inconsistent
            self.banned[card] = self.banned.get(card, set()) | none_of

    def _empty_bag(self) -> None:
        """Match the cards from the shuffled pile at random with those that went in."""
        if not self.bag:
            return
        places = [card for card in self.tracked() if self.kinds[card] == SHUFFLED_IN]
        self.rng.shuffle(self.bag)
        # Cards that reached the viewer's hand or the maze were seen and are already set.
        for card, origin in zip(places, self.bag, strict=True):
            self.origin_of[card] = origin
            self.kinds[card] = self.kinds[origin]
            if card in self.banned:
                self._ban([origin], self.banned[card])
        self.bag = []


_NOTHING: Final[frozenset[int]] = frozenset()
_ONE_KIND: Final = bytearray(1)
