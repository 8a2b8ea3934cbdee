"""A walk through the history of the hidden cards: one way in which they may have moved in this round.

It takes the steps of the table's card history from the beginning of the round. What the viewer saw of
a step is kept; every hidden choice is sampled. If a later step contradicts the sample, the walk raises
`Inconsistent` and the caller starts another.
"""

from __future__ import annotations

from pyrite.game import hidden_card_history as history
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.hidden_cards.lookahead import cards_shown_later
from pyrite.game.imagine.hidden_cards.tracked_cards import NOT_KNOWN, SHUFFLED_IN, TrackedCards
from pyrite.game.imagine.passes import PassHistory, own_hands
from pyrite.game.in_order import sorted_cards
from pyrite.game.moves import ONE_CARD
from pyrite.game.sampling import choice
from pyrite.game.state import State
from pyrite.game.table import NOBODY


class HistoryWalk(TrackedCards):
    """The walk, and the cards it has tracked."""

    def __init__(self, world: State, viewer: int, earlier: bytes, rng: SeededRandom) -> None:
        table = world.table
        own = None if viewer == NOBODY else world.privates[viewer]
        super().__init__(table.rules.players, rng)
        self.world = world
        self.viewer = viewer
        self.earlier = earlier
        """What the viewer had discarded before the history began."""
        self.seen_cards: list[list[tuple[bool, list[int]]]] = [[] for _ in range(table.rules.players)]
        """What each other seat saw in its steps: whether it was a hand, and the cards (`Private.seen_cards`)."""
        self.discarded: list[list[int]] = [[] for _ in range(table.rules.players)]
        self.packets: list[list[int]] = []
        """Cards that others discarded together: they are in rising order of their kinds."""
        self.lifted: set[int] = set()
        """Cards of the pile that another seat has looked at: their places are part of what it saw."""
        self.passed_over: list[tuple[list[int], int]] = []
        """Cards that another seat kept, each with the cards above it. Of equal cards the top one is kept."""
        self.holding: list[tuple[list[int], set[int]]] = []
        """Hands at the moment they showed that they hold one of certain kinds (WC-22, TOLL-3)."""
        self.passes = PassHistory(viewer, own)
        seen_cards = own.seen_cards if own is not None else ()
        held = own_hands(table, viewer, own) if table.rules.round_may_end_early and not table.deck else {}
        self._held = b""
        self._seen = iter(seen_cards)
        for place, shown_later in enumerate(cards_shown_later(table, viewer, seen_cards)):
            self._shown_later = shown_later
            if held:
                self._held = held.get(place, b"")
            self._step(table.card_history[place])
        if own is not None and own.lifted and not table.choices[0]:
            self._set_seen_kinds(self.pile[-len(own.lifted) :], own.lifted)
        self._empty_bag()

    def seen_by(self, seat: int) -> list[bytes]:
        """What another seat saw in its steps; the cards of a hand are in rising order."""
        seen: list[bytes] = []
        for hand, cards in self.seen_cards[seat]:
            kinds = self.kinds_of(cards)
            seen.append(ONE_CARD[kinds[0]] if len(kinds) == 1 else bytes(sorted_cards(kinds) if hand else kinds))
        return seen

    def exchange(self, cards: list[int], others: list[int], packet: list[int]) -> None:
        """Put the same cards of a packet in another order into their places."""
        moved = dict(zip(cards, others, strict=True))
        for places in (packet, self.pile, *self.discarded):
            places[:] = [moved.get(card, card) for card in places]

    # ---------------------------------------------------------------- steps

    def _step(self, step: history.Step) -> None:
        """Take a step; the most frequent kinds are tested first."""
        kind: int = step[0]
        if kind == history.DREW:
            self.drew(step[1], step[2])
        elif kind == history.DISCARDED_FACE_DOWN:
            self.discarded_face_down(step[1], step[2])
        elif kind == history.PLAYED:
            self.played(step[1], step[2])
        elif kind == history.DISCARDED_FACE_UP:
            self.discarded_face_up(step[1])
        elif kind == history.LACKED:
            self.lacked(step[1], step[2], step[3], step[4])
        elif kind == history.HELD:
            self.held(step[1], step[2], step[3], step[4])
        elif kind == history.SWAPPED:
            self.swapped(step[1], step[2])
        elif kind == history.CARD_TAKEN:
            self.card_taken(step[1], step[2])
        elif kind == history.KEPT:
            self.kept(step[1], step[2], step[3])
        elif kind == history.SHUFFLED:
            self.shuffled()
        elif kind == history.BURIED:
            self.buried(step[1])
        elif kind >= history.COULD_PLAY:
            self._step_with_empty_deck(step)
        else:
            assert kind == history.BEGAN
            self.began(step[1], step[2])

    def _step_with_empty_deck(self, step: history.Step) -> None:
        """Take a step that shows something of the hands when the deck is empty (END-1)."""
        kind: int = step[0]
        if kind == history.COULD_PLAY:
            self.could_play(step[1], step[2], step[3], step[4])
        elif kind == history.PASSES_CLEARED:
            self.passes.cleared()
        elif kind == history.ROUND_CONTINUED:
            self.passes.round_continued(step[1])
        elif kind == history.ALL_FORCED:
            for cards, none_of in self.passes.last_passes(step[1]):
                self._ban(cards, none_of)
        else:
            assert kind == history.SOMEBODY_HELD
            self.somebody_held(step[1])

    def began(self, hands: bytes, pile: bytes) -> None:
        """The history begins with a deal or a position."""
        for seat, count in enumerate(hands):
            if seat != self.viewer:
                self.hands[seat] = self._new_cards(bytes(count))
        self.pile = self._new_cards(pile)
        unseen = [card for card in self.pile if self.kinds[card] == NOT_KNOWN]
        self.rng.shuffle(unseen)
        for card, kind in zip(unseen, self.earlier, strict=False):
            self.kinds[card] = kind

    def discarded_face_down(self, seat: int, count: int) -> None:
        """Cards of a hand were discarded face down."""
        if seat == self.viewer:
            cards = self._new_cards(next(self._seen))
        else:
            cards = [self._take_any(self.hands[seat]) for _ in range(count)]
            if count > 1:
                self._sort_known(cards)
                self.packets.append(cards)
            self.seen_cards[seat].append((False, cards))
            self.discarded[seat] += cards
        self.pile += cards

    def _sort_known(self, cards: list[int]) -> None:
        """Put those of some cards whose kinds are known into rising order."""
        kinds = self.kinds
        places: list[int] = []
        for place in range(len(cards)):
            card: int = cards[place]
            if kinds[card] not in (NOT_KNOWN, SHUFFLED_IN):
                places.append(place)
        if len(places) < 2:
            return
        rising = sorted([cards[place] for place in places], key=kinds.__getitem__)
        for place, card in zip(places, rising, strict=True):
            cards[place] = card

    def played(self, seat: int, kind: int) -> None:
        """A card was played from a hand."""
        if seat != self.viewer:
            self._take(self.hands[seat], kind)

    def discarded_face_up(self, kind: int) -> None:
        """A card that everyone has seen was discarded."""
        self.pile.append(self._new(kind))

    def drew(self, seat: int, count: int) -> None:
        """Cards were drawn from the deck."""
        if seat != self.viewer:
            hand = self.hands[seat]
            for _ in range(count):
                hand.append(self._new(NOT_KNOWN))

    def swapped(self, seat: int, other: int) -> None:
        """Two hands were swapped (S2-17)."""
        if self.viewer in (seat, other):
            kinds = {seat: next(self._seen), other: next(self._seen)}
            partner = other if seat == self.viewer else seat
            self._set_seen_hand(self.hands[partner], kinds[partner])
            self.seen_cards[partner] += [(True, self._new_cards(kinds[each])) for each in (seat, other)]
            self.hands[partner] = self._new_cards(kinds[self.viewer])
            return
        one, two = self.hands[seat], self.hands[other]
        for each in (seat, other):
            self.seen_cards[each] += [(True, one[:]), (True, two[:])]
        self.hands[seat], self.hands[other] = two, one

    def card_taken(self, seat: int, other: int) -> None:
        """A seat drew a card from another hand (CHEST-5)."""
        if other == self.viewer:
            card = self._new(next(self._seen)[0])
        elif seat == self.viewer:
            card = self._take(self.hands[other], next(self._seen)[0])
        else:
            card = self._take_any(self.hands[other])
        for each in (seat, other):
            if each != self.viewer:
                self.seen_cards[each].append((False, [card]))
        if seat != self.viewer:
            self.hands[seat].append(card)

    def kept(self, seat: int, from_deck: bool, count: int) -> None:
        """A seat kept one of the top cards of the deck or of the pile (WC-18, CHEST-5)."""
        lifted = self._new_cards(bytes(count)) if from_deck else self.pile[-count:]
        if seat == self.viewer:
            self._set_seen_kinds(lifted, next(self._seen))
            kind = next(self._seen)[0]
            kept = next(card for card in reversed(lifted) if self.kinds[card] == kind)
        else:
            kept = choice(self.rng, lifted)
            wanted = [card for card in lifted if self._shown_later[self.kinds[card]]]
            if wanted and self.rng.randbelow(2):
                kept = choice(self.rng, wanted)
            self.seen_cards[seat] += [(False, lifted), (False, [kept])]
            if not from_deck:
                self.lifted.update(lifted)
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
        """Cards of the deck were discarded unseen (CHEST-5)."""
        self.pile += self._new_cards(bytes(count))

    def lacked(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> None:
        """A seat showed that it holds none of certain kinds (WC-22)."""
        if seat != self.viewer:
            none_of = self._affordable(seat, tokens, gold_cards, by_price)
            self._ban(self.hands[seat], none_of)

    def held(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> None:
        """A seat showed that it holds one of certain kinds (WC-22, TOLL-3)."""
        if seat != self.viewer:
            some_of = self._affordable(seat, tokens, gold_cards, by_price)
            self.holding.append((self.hands[seat][:], some_of))

    def could_play(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> None:
        """A seat passes; with a card of certain kinds it could have played (END-1)."""
        playable = self._affordable(seat, tokens, gold_cards, by_price)
        if seat == self.viewer:
            self.passes.viewer_passed(playable.isdisjoint(self._held))
        else:
            self.passes.passed(seat, (self.hands[seat][:], playable))

    def somebody_held(self, abilities: tuple[tuple[int, int, int, tuple[bytes, ...]], ...]) -> None:
        """One of these seats held a card that it could play (END-1)."""
        hands: list[tuple[list[int], set[int]]] = []
        for seat, tokens, gold_cards, by_price in abilities:
            playable = self._affordable(seat, tokens, gold_cards, by_price)
            if seat != self.viewer:
                hands.append((self.hands[seat][:], playable))
            elif not playable.isdisjoint(self._held):
                return
        self.passes.somebody_could_play(hands)

    def _affordable(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> set[int]:
        """The cards that a seat could have played with the gold it had then."""
        own = self.world.privates[seat]
        assert own is not None
        purse = tokens + sum(own.gold[:gold_cards])
        return {card for price, cards in enumerate(by_price) if price == 0 or price <= purse for card in cards}
