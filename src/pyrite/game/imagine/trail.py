"""A trail: one way in which the hidden cards of a round may have gone.

It walks the tracks of the table from the beginning of the round. What the viewer saw of a step
is as it was; every hidden choice in it is drawn by lot. Cards are followed by a number each, so
that a card whose kind is not known yet can still be moved, and found out later. If something
later contradicts what was drawn, the walk goes `Astray` and another is begun.
"""

from __future__ import annotations

from typing import Final

from pyrite.game import tracks
from pyrite.game.imagine.drawing import Astray, one_of
from pyrite.game.imagine.promises import promises
from pyrite.game.shuffle import Lots
from pyrite.game.state import State

NOT_KNOWN: Final = 0
SHUFFLED_IN: Final = -1
"""In place of a kind: one of the cards that lay in the discard pile when it was shuffled."""


class Trail:
    """The cards of the other hands and of the discard pile, as far as the viewer can know them."""

    def __init__(self, world: State, viewer: int | None, earlier: bytes, lots: Lots) -> None:
        table = world.table
        own = None if viewer is None else world.privates[viewer]
        self.world = world
        self.viewer = viewer
        self.lots = lots
        self.kinds: list[int] = []
        """The kind of each card that is followed, or NOT_KNOWN, or SHUFFLED_IN."""
        self.hands: list[list[int]] = [[] for _ in range(table.rules.players)]
        """The cards of each other seat; the viewer's own hand needs no following."""
        self.pile: list[int] = []
        self.earlier = earlier
        """What the viewer had discarded before the tracks began."""
        self.bag: list[int] = []
        """The cards that lay in the pile when it was shuffled and have not been seen since."""
        self.found: dict[int, int] = {}
        """For a card out of the shuffled pile: which of those that went in it is."""
        self.handled: list[list[tuple[bool, list[int]]]] = [[] for _ in range(table.rules.players)]
        """What each other seat saw in its steps: whether it was a hand, and the cards (`Private.handled`)."""
        self.discarded: list[list[int]] = [[] for _ in range(table.rules.players)]
        self.packets: list[list[int]] = []
        """Cards that others discarded in one go: they lie in rising order of their kinds."""
        self.passed_over: list[tuple[list[int], int]] = []
        """When another kept a card: what lay above it, and the card. Of equal cards the one on top is taken."""
        self.banned: dict[int, set[int]] = {}
        """What a card cannot be, since it was in a hand that showed to hold none of these (WC-22)."""
        self.holding: list[tuple[list[int], set[int]]] = []
        """Hands, as they were when they showed to hold one of certain cards (WC-22, TOLL-3)."""
        handled = own.handled if own is not None else ()
        self._seen = iter(handled)
        self._promised: dict[int, int] = {}
        """What the hand that the present step is about will show later, before anyone swaps it away."""
        for step, promised in zip(table.tracks, promises(table, viewer, handled), strict=True):
            self._promised = promised
            self._walk(step)
        if own is not None and own.lifted and not table.choices[0]:
            self._settle_all(self.pile[-len(own.lifted) :], own.lifted)
        self._empty_bag()

    def followed(self) -> list[int]:
        """The cards of the pile and of all hands."""
        cards = self.pile[:]
        for hand in self.hands:
            cards += hand
        return cards

    def kinds_of(self, cards: list[int]) -> list[int]:
        """What some cards are, each as far as it is known."""
        kinds = self.kinds
        return [kinds[card] for card in cards]

    def seen_by(self, seat: int) -> list[bytes]:
        """What another seat saw in its steps; the cards of a hand lie in rising order."""
        return [
            bytes(sorted(self.kinds_of(cards)) if hand else self.kinds_of(cards))
            for hand, cards in self.handled[seat]
        ]

    def before_shuffle(self, cards: list[int]) -> list[int]:
        """The same cards by the numbers they had before the pile was shuffled."""
        found = self.found
        return [found.get(card, card) for card in cards] if found else cards

    def name_shuffled(self) -> None:
        """Each card out of the shuffled pile is what the one is that went in."""
        for card, origin in self.found.items():
            self.kinds[card] = self.kinds[origin]

    # ---------------------------------------------------------------- cards

    def _new(self, kind: int) -> int:
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def _new_cards(self, kinds: bytes) -> list[int]:
        first = len(self.kinds)
        self.kinds += kinds
        return list(range(first, len(self.kinds)))

    def _settle(self, card: int, kind: int) -> None:
        """The viewer has seen this card: it is of this kind."""
        if self.kinds[card] == SHUFFLED_IN:
            there = [each for each in self.bag if self.kinds[each] == kind]
            origin = one_of(self.lots, there or [each for each in self.bag if self.kinds[each] == NOT_KNOWN])
            self.bag.remove(origin)
            self.found[card] = origin
            self.kinds[origin] = kind
        elif self.kinds[card] == NOT_KNOWN:
            self.kinds[card] = kind
        elif self.kinds[card] != kind:
            raise Astray
        if kind in self.banned.get(card, ()):
            raise Astray
        self.kinds[card] = kind

    def _settle_all(self, cards: list[int], kinds: bytes) -> None:
        """The viewer has seen these cards, in this order."""
        for card, kind in zip(cards, kinds, strict=True):
            self._settle(card, kind)

    def _settle_hand(self, hand: list[int], kinds: bytes) -> None:
        """The viewer has seen these cards, in no order."""
        rest = list(kinds)
        open_cards = []
        for card in hand:
            if self.kinds[card] <= NOT_KNOWN:
                open_cards.append(card)
            elif self.kinds[card] in rest:
                rest.remove(self.kinds[card])
            else:
                raise Astray
        self.lots.shuffle(rest)
        self._settle_all(open_cards, bytes(rest))

    def _take(self, hand: list[int], kind: int) -> int:
        """Take a card of a kind out of a hand: one that was known to be there, or else any that may be it."""
        for card in hand:
            if self.kinds[card] == kind:
                hand.remove(card)
                return card
        open_cards = [card for card in hand if self.kinds[card] <= NOT_KNOWN]
        if self.banned:
            open_cards = [card for card in open_cards if kind not in self.banned.get(card, ())]
        card = one_of(self.lots, open_cards)
        self._settle(card, kind)
        hand.remove(card)
        return card

    def _take_any(self, hand: list[int]) -> int:
        """Take a card out of a hand by lot; mostly, if there is another, none that it will be seen to hold."""
        free = self._free(hand)
        # What is seen later may come from the deck instead, so now and then any card is taken.
        if not free or len(free) == len(hand) or not self.lots.below(8):
            free = hand
        card = one_of(self.lots, free)
        hand.remove(card)
        return card

    def _free(self, hand: list[int]) -> list[int]:
        """The cards of a hand but for those that it will be seen to hold."""
        kinds, promised = self.kinds, self._promised
        free: list[int] = []
        kept: dict[int, int] = {}
        for card in hand:
            kind = kinds[card]
            if kind > NOT_KNOWN and kept.get(kind, 0) < promised.get(kind, 0):
                kept[kind] = kept.get(kind, 0) + 1
            else:
                free.append(card)
        return free

    def _empty_bag(self) -> None:
        """Each card out of the shuffled pile is one of those that went in."""
        if not self.bag:
            return
        places = [card for card in self.followed() if self.kinds[card] == SHUFFLED_IN]
        self.lots.shuffle(self.bag)
        # Those that went into the viewer's hand or into the maze were seen on their way and settled then.
        for card, origin in zip(places, self.bag, strict=True):
            self.found[card] = origin
            self.kinds[card] = self.kinds[origin]
        self.bag = []

    # ---------------------------------------------------------------- steps

    def _walk(self, step: tracks.Step) -> None:
        """Take a step; those that are taken most come first."""
        kind: int = step[0]
        if kind == tracks.DREW:
            self.drew(step[1], step[2])
        elif kind == tracks.DOWN:
            self.down(step[1], step[2])
        elif kind == tracks.PLAYED:
            self.played(step[1], step[2])
        elif kind == tracks.PILED:
            self.piled(step[1])
        elif kind == tracks.LACKED:
            self.lacked(step[1], step[2], step[3], step[4])
        elif kind == tracks.HELD:
            self.held(step[1], step[2], step[3], step[4])
        elif kind == tracks.SWAPPED:
            self.swapped(step[1], step[2])
        elif kind == tracks.ROBBED:
            self.robbed(step[1], step[2])
        elif kind == tracks.KEPT:
            self.kept(step[1], step[2], step[3])
        elif kind == tracks.SHUFFLED:
            self.shuffled()
        elif kind == tracks.BURIED:
            self.buried(step[1])
        else:
            assert kind == tracks.BEGAN
            self.began(step[1], step[2])

    def began(self, hands: bytes, pile: bytes) -> None:
        """The round was dealt, or a position laid out."""
        for seat, count in enumerate(hands):
            if seat != self.viewer:
                self.hands[seat] = self._new_cards(bytes(count))
        self.pile = self._new_cards(pile)
        unseen = [card for card in self.pile if self.kinds[card] == NOT_KNOWN]
        self.lots.shuffle(unseen)
        for card, kind in zip(unseen, self.earlier, strict=False):
            self.kinds[card] = kind

    def down(self, seat: int, count: int) -> None:
        """Cards went from a hand face down to the pile."""
        if seat == self.viewer:
            cards = self._new_cards(next(self._seen))
        else:
            cards = [self._take_any(self.hands[seat]) for _ in range(count)]
            if count > 1:
                self._sort_known(cards)
                self.packets.append(cards)
            self.handled[seat].append((False, cards))
            self.discarded[seat] += cards
        self.pile += cards

    def _sort_known(self, cards: list[int]) -> None:
        places = [place for place in range(len(cards)) if self.kinds[cards[place]] > NOT_KNOWN]
        if len(places) < 2:
            return
        rising = sorted([cards[place] for place in places], key=self.kinds.__getitem__)
        for place, card in zip(places, rising, strict=True):
            cards[place] = card

    def played(self, seat: int, kind: int) -> None:
        """A card left a hand for all to see."""
        if seat != self.viewer:
            self._take(self.hands[seat], kind)

    def piled(self, kind: int) -> None:
        """A card that all have seen went to the pile."""
        self.pile.append(self._new(kind))

    def drew(self, seat: int, count: int) -> None:
        """Cards came from the deck."""
        if seat != self.viewer:
            self.hands[seat] += self._new_cards(bytes(count))

    def swapped(self, seat: int, other: int) -> None:
        """Two hands changed places (S2-17)."""
        if self.viewer in (seat, other):
            kinds = {seat: next(self._seen), other: next(self._seen)}
            partner = other if seat == self.viewer else seat
            self._settle_hand(self.hands[partner], kinds[partner])
            self.handled[partner] += [(True, self._new_cards(kinds[each])) for each in (seat, other)]
            self.hands[partner] = self._new_cards(kinds[self.viewer])
            return
        one, two = self.hands[seat], self.hands[other]
        for each in (seat, other):
            self.handled[each] += [(True, one[:]), (True, two[:])]
        self.hands[seat], self.hands[other] = two, one

    def robbed(self, seat: int, other: int) -> None:
        """A card went from one hand to another (CHEST-5)."""
        if other == self.viewer:
            card = self._new(next(self._seen)[0])
        elif seat == self.viewer:
            card = self._take(self.hands[other], next(self._seen)[0])
        else:
            card = self._take_any(self.hands[other])
        for each in (seat, other):
            if each != self.viewer:
                self.handled[each].append((False, [card]))
        if seat != self.viewer:
            self.hands[seat].append(card)

    def kept(self, seat: int, from_deck: bool, count: int) -> None:
        """Of the top cards of the deck or of the pile a seat kept one (WC-18, CHEST-5)."""
        lifted = self._new_cards(bytes(count)) if from_deck else self.pile[-count:]
        if seat == self.viewer:
            self._settle_all(lifted, next(self._seen))
            kind = next(self._seen)[0]
            kept = next(card for card in reversed(lifted) if self.kinds[card] == kind)
        else:
            kept = one_of(self.lots, lifted)
            wanted = [card for card in lifted if self._promised.get(self.kinds[card], 0)]
            if wanted and self.lots.below(2):
                kept = one_of(self.lots, wanted)
            self.handled[seat] += [(False, lifted), (False, [kept])]
            self.passed_over.append((lifted[lifted.index(kept) + 1 :], kept))
            self.hands[seat].append(kept)
        rest = [card for card in lifted if card != kept]
        if from_deck:
            self.pile += rest
            self.discarded[seat] += rest
        else:
            self.pile[-count:] = rest

    def shuffled(self) -> None:
        """The pile was shuffled (CHEST-5)."""
        self._empty_bag()
        self.bag = self.pile
        self.pile = [self._new(SHUFFLED_IN) for _ in self.bag]

    def buried(self, count: int) -> None:
        """Cards went unseen from the deck to the pile (CHEST-5)."""
        self.pile += self._new_cards(bytes(count))

    def lacked(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> None:
        """A seat showed that it did not hold certain cards (WC-22)."""
        if seat != self.viewer:
            none_of = self._affordable(seat, tokens, gold_cards, by_price)
            for card in self.hands[seat]:
                if self.kinds[card] in none_of:
                    raise Astray
                self.banned[card] = self.banned.get(card, set()) | none_of

    def held(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> None:
        """A seat showed that it held one of certain cards (WC-22, TOLL-3)."""
        if seat != self.viewer:
            some_of = self._affordable(seat, tokens, gold_cards, by_price)
            self.holding.append((self.hands[seat][:], some_of))

    def _affordable(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> set[int]:
        """The cards that a seat could have played with the gold it had then."""
        own = self.world.privates[seat]
        assert own is not None
        purse = tokens + sum(own.gold[:gold_cards])
        return {card for price, cards in enumerate(by_price) if price == 0 or price <= purse for card in cards}
