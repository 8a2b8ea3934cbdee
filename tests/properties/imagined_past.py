"""Constructs a past for an imagined world: a game that leads to it and in which the viewer saw the same facts.

From the imagined world and the real facts this module derives which cards must have been dealt,
discarded face down, kept, swapped or drawn as gold. Then the rules replay the whole game with them. It
shares no code with `pyrite.game.imagine`. What facts of modules do is derived (`moved_cards`, `past_deal`).
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pyrite.game import Command, Deal, Game, Refusal, SetUp
from pyrite.game import hidden_card_history as history
from pyrite.game.all_facts import FACTS, apply
from pyrite.game.catalogue import NAME
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.declare import EVERYONE
from pyrite.game.facts.cards import CARD_PLAYED, CARD_TAKEN, DISCARDED_TWO, DREW, HANDS_SWAPPED, PASSED
from pyrite.game.facts.course import ROUND_BEGUN
from pyrite.game.facts.gold import GOLD_DEALT, GOLD_DRAWN, GOLD_PICKED, GOLD_TAKEN
from pyrite.game.facts.piles import CARD_KEPT, DECK_BURIED, DISCARD_SHUFFLED
from pyrite.game.modules.chests.state import SealedChests
from pyrite.game.moves import WHICH_GOLD, card_of
from pyrite.game.project import Viewer, project
from pyrite.game.state import Private, RawFact, Sealed, State
from tests.properties.fact_differences import first_difference, viewer_name
from tests.properties.moved_cards import MODULE_OF, NEW, MovedCards, Unfollowed, described, moved_cards
from tests.properties.past_deal import Choice, PastDeal, changed_roles
from tests.properties.past_hands import Impossible, PastHand
from tests.properties.state_comparison import same_state

UNKNOWN = 0


def replay_in_world(game: Game, world: State, viewer: Viewer, random: Random) -> Game:
    """Construct a game that leads to ``world`` and in which the viewer saw the same facts as in ``game``."""
    return _Past(game, world, viewer, random).play_again()


def seen_instead(cards: bytes, seen: tuple[bytes, ...], in_world: list[bytes]) -> bytes | None:
    """What a seat saw in the imagined world where it really saw these cards; None if it saw none."""
    return next((there for here, there in zip(seen, in_world, strict=True) if cards and here == cards), None)


def own_part(state: State, seat: int) -> Private:
    own = state.privates[seat]
    assert own is not None
    return own


class _Past:
    """The cards that must have been dealt, chosen and drawn."""

    def __init__(self, game: Game, world: State, viewer: Viewer, random: Random) -> None:
        self.game, self.world, self.viewer = game, world, viewer
        self.start = max(place for place, fact in enumerate(game.facts) if fact[0] == ROUND_BEGUN)
        self.deal = Deal(*game.facts[self.start][3:])
        self.kinds: list[int] = []
        self.chosen: dict[int, Choice] = {}
        """By the index of a fact: the hidden choice made in this world, by the field of its command."""
        self.changed_roles: dict[int, list[int]] = {}
        """By the index of a fact: the seats whose roles it changes."""
        self.robbed = b""
        self.robbed_seat = 0
        self.shuffled: tuple[list[int], list[int]] = ([], [])
        self.outcomes: dict[str, bytes] = {}
        """By the last word of its label: what a shuffle in this round gives."""
        seats = range(game.rules.players)
        self.seen_cards = [iter(own_part(world, seat).seen_cards) for seat in seats]
        self.hands = [PastHand(random) for _ in seats]
        self._follow_cards()
        self._deal_cards()
        self._deal_the_rest()
        self.gold_pile = self._first_gold_pile()

    # ------------------------------------------------------------ cards

    def _new(self, kinds: bytes | bytearray) -> list[int]:
        """Give the next numbers to cards of some kinds."""
        first = len(self.kinds)
        self.kinds += kinds
        return list(range(first, len(self.kinds)))

    def _settle(self, cards: list[int], kinds: bytes | bytearray) -> None:
        for card, kind in zip(cards, kinds, strict=True):
            if self.kinds[card] not in (UNKNOWN, kind):
                raise Impossible(f"{NAME[self.kinds[card]]} has become {NAME[kind]}")
            self.kinds[card] = kind

    def _receive(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.hands[seat].receive(card, self.kinds[card])

    def _settle_hand(self, seat: int, kinds: bytes | bytearray) -> None:
        for card, kind in self.hands[seat].reveal(kinds).items():
            self.kinds[card] = kind

    def _follow_cards(self) -> None:
        """Track each card from the deal to its place in the imagined world."""
        hands = [
            self._new(hand if seat == self.viewer else bytes(len(hand)))
            for seat, hand in enumerate(self.deal.hands)
        ]
        self.deck = self._new(bytes(len(self.deal.deck)))
        self.aside = self._new(bytes(len(self.deal.aside)))
        self.dealt = [*hands, self.deck[:]]
        for seat, hand in enumerate(hands):
            self._receive(seat, hand)
        self.pile: list[int] = []
        scratch = State.before(self.game.rules, bytes(32))
        for fact in self.game.facts[: self.start + 1]:
            apply(scratch, fact)
        for place in range(self.start + 1, len(self.game.facts)):
            fact = self.game.facts[place]
            before = scratch.clone()
            apply(scratch, fact)
            self.changed_roles[place] = changed_roles(before, scratch, fact)
            if fact[0] in MODULE_OF:
                self._follow_module(place, fact, before, scratch)
            elif not self._follow(place, fact):
                self.pile += self._new(scratch.table.discard[len(before.table.discard) :])
        for seat in range(self.game.rules.players):
            self._settle_hand(seat, own_part(self.world, seat).hand)
        assert self.world.sealed is not None
        self._settle(self.pile, self.world.sealed.discard)
        self._settle(self.deck, self.world.sealed.deck)
        self._settle(self.aside, self.world.sealed.aside)
        self._settle_shuffled(*self.shuffled)

    def _settle_shuffled(self, before: list[int], after: list[int]) -> None:
        """The shuffled pile has the same cards as before the shuffle."""
        rest = Counter(self.kinds[card] for card in after)
        rest.subtract(self.kinds[card] for card in before if self.kinds[card])
        if min(rest.values(), default=0) < 0:
            raise Impossible("a card is missing in the shuffled pile")
        self._settle([card for card in before if not self.kinds[card]], bytes(rest.elements()))
        self.outcomes["discard"] = bytes(self.kinds[card] for card in after)

    def _follow_module(self, place: int, fact: RawFact, before: State, after: State) -> None:
        """Move cards as the fact of a module does, and note what hands have shown without them (WC-22, TOLL-3)."""
        moved = moved_cards(before, after, fact)
        if moved is not None:
            self._follow_moved(place, fact, moved, after)
        for kind, *details in after.table.card_history[len(before.table.card_history) :]:
            if kind == history.LACKED:
                self.hands[details[0]].lack(self._affordable(*details))
            elif kind == history.HELD:
                self.hands[details[0]].hold(self._affordable(*details))

    def _follow_moved(self, place: int, fact: RawFact, moved: MovedCards, after: State) -> None:
        in_world = [[next(seen) for _ in moved.seen[seat]] for seat, seen in enumerate(self.seen_cards)]
        given: list[int] = []
        for seat, real in enumerate(moved.given):
            cards = seen_instead(real, moved.seen[seat], in_world[seat]) or real
            for card in cards:
                self.hands[seat].give(card)
            given += cards
            if cards != real:
                self.chosen[place] = self._chosen_fields(fact, real, cards)
        gone = self._move_piles(fact, moved, given, after)
        for seat, real in enumerate(moved.got):
            seen = seen_instead(real, moved.seen[seat], in_world[seat])
            if not gone and seen is not None:
                self._receive(seat, self._new(seen))
            elif real and len(real) == len(gone) + len(given):
                if seat == self.viewer:
                    self._settle(gone, bytes(moved.gone.values()))
                self._receive(seat, [*gone, *self._new(bytes(given))])
            elif real:
                raise Unfollowed(f"{described(fact)} gives cards to several hands: write a fact for each of them")

    def _move_piles(self, fact: RawFact, moved: MovedCards, given: list[int], after: State) -> list[int]:
        """Put the cards of all piles where a fact puts them; return those that are gone.

        A card that comes into a pile is taken from ``given``.
        """
        cards = [*self.deck, *self.pile, *self.aside]

        def card_at(place: int, face: int) -> int:
            if place != NEW:
                self._settle([cards[place]], bytes((face or self.kinds[cards[place]],)))
                return cards[place]
            if face in given or (not face and given):
                face = given.pop(given.index(face) if face else 0)
            elif not face:
                raise Unfollowed(f"{described(fact)} puts a card into a pile that comes from nowhere")
            return self._new(bytes((face,)))[0]

        gone = [cards[place] for place in moved.gone]
        self.pile = [card_at(*each) for each in zip(moved.discard, after.table.discard, strict=True)]
        self.deck = [card_at(place, UNKNOWN) for place in moved.deck]
        self.aside = [card_at(place, UNKNOWN) for place in moved.aside]
        return gone

    def _chosen_fields(self, fact: RawFact, real: bytes, cards: bytes) -> Choice:
        """The secret fields of a fact that name cards, with those of the imagined world."""
        fields = zip(FACTS[fact[0]].fields, fact[1:], strict=True)
        grid = self.world.table.maze.grid
        return {
            each.name: each.codec.decode(cards if isinstance(value, bytes) else cards[0], grid)
            for each, value in fields
            if each.seen_by != EVERYONE and value in (real, real[0])
        }

    def _affordable(self, seat: int, tokens: int, gold_cards: int, by_price: tuple[bytes, ...]) -> set[int]:
        purse = tokens + sum(own_part(self.world, seat).gold[:gold_cards])
        return {kind for price, kinds in enumerate(by_price) if price <= max(purse, 0) for kind in kinds}

    def _follow(self, place: int, fact: RawFact) -> bool:
        """Move cards as one fact says; False if it moves no hidden cards."""
        kind, *rest = fact
        if kind == CARD_PLAYED:
            self.hands[rest[0]].give(card_of(rest[1]))
            return False
        if kind in (PASSED, DISCARDED_TWO):
            cards = next(self.seen_cards[rest[0]])
            self.chosen[place] = {"cards": tuple(NAME[card] for card in cards)}
            for card in cards:
                self.hands[rest[0]].give(card)
            self.pile += self._new(cards)
            # The card that a discard removes from the front of a player has its own fact.
        elif kind == DREW:
            drawn = self._from_deck(len(rest[1]))
            if rest[0] == self.viewer:
                self._settle(drawn, rest[1])
            self._receive(rest[0], drawn)
        elif kind == HANDS_SWAPPED:
            self._swap(rest[0], rest[1])
        elif kind == CARD_TAKEN:
            seat, other, _ = rest
            self.robbed_seat, self.robbed = other, next(self.seen_cards[seat])
            if self.robbed != next(self.seen_cards[other]):
                raise Impossible("robber and robbed have seen different cards")
            self.hands[other].give(self.robbed[0])
            self._receive(seat, self._new(self.robbed))
        elif kind == CARD_KEPT:
            self._keep(place, rest[0], rest[1])
        elif kind == DISCARD_SHUFFLED:
            self.shuffled = (self.pile, self._new(bytes(len(self.pile))))
            self.pile = self.shuffled[1][:]
        elif kind == DECK_BURIED:
            self.pile += self._from_deck(len(rest[0]))
        else:
            return False
        return True

    def _from_deck(self, count: int) -> list[int]:
        drawn = self.deck[-count:]
        del self.deck[-count:]
        return drawn

    def _swap(self, seat: int, other: int) -> None:
        given, got = next(self.seen_cards[seat]), next(self.seen_cards[seat])
        if (given, got) != (next(self.seen_cards[other]), next(self.seen_cards[other])):
            raise Impossible("two seats that swapped hands have seen different cards")
        self._settle_hand(seat, given)
        self._settle_hand(other, got)
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]

    def _keep(self, place: int, seat: int, from_deck: bool) -> None:
        kinds, (kind,) = next(self.seen_cards[seat]), next(self.seen_cards[seat])
        lifted = self._from_deck(len(kinds)) if from_deck else self.pile[-len(kinds) :]
        self._settle(lifted, kinds)
        kept = next(card for card in reversed(lifted) if self.kinds[card] == kind)
        if not from_deck:
            del self.pile[-len(kinds) :]
        self.pile += [card for card in lifted if card != kept]
        self._receive(seat, [kept])
        self.chosen[place] = {"card": NAME[kind]}

    def _deal_cards(self) -> None:
        *hands, deck = (bytes(self.kinds[card] for card in cards) for cards in self.dealt)
        self.deal = replace(
            self.deal,
            hands=tuple(bytes(sorted(hand)) for hand in hands),
            deck=deck,
            aside=bytes(self.kinds[card] for card in self.aside),
        )

    # ------------------------------------------------------------ roles, goals, chests

    def _deal_the_rest(self) -> None:
        past = PastDeal(self.world)
        for place in range(len(self.game.facts) - 1, self.start, -1):
            chosen = past.take_back(self.game.facts[self.start : place + 1], self.changed_roles[place])
            if chosen:
                self.chosen[place] = chosen
        chests = past.sealed.find(SealedChests) or SealedChests()
        self.outcomes |= past.outcomes
        self.deal = replace(
            self.deal,
            roles=past.first_roles(),
            left_over=past.stack,
            goals=bytes(past.goals),
            chest_tunnels=chests.chest_tunnels,
            chests=chests.chests,
        )

    # ------------------------------------------------------------ gold

    def _first_gold_pile(self) -> bytes:
        """The gold cards as they were shuffled before the first round, from the bottom up."""
        assert self.world.sealed is not None
        purses = [iter(own_part(self.world, seat).gold) for seat in range(self.game.rules.players)]
        left: list[list[int]] = []
        picked = 0
        for place, (kind, *rest) in enumerate(self.game.facts):
            if kind == GOLD_DRAWN:
                left.append([])
            elif kind == GOLD_TAKEN:
                left[-1].append(next(purses[rest[0]]))
                self.chosen[place] = {"nuggets": left[-1][-1]}
            elif kind == GOLD_DEALT:
                left.append([next(purses[rest[0]]) for _ in rest[3]])
            elif kind == GOLD_PICKED:
                picked += next(purses[rest[0]])
        table = self.world.table
        if table.question == WHICH_GOLD:
            left[-1] += own_part(self.world, table.asked).offer
        drawn = [nuggets for each in left for nuggets in each]
        return bytes([1] * picked + list(self.world.sealed.gold_pile) + drawn[::-1])

    # ------------------------------------------------------------ the game again

    def play_again(self) -> Game:
        """Replay the whole game with these cards and compare what the viewer sees."""
        game = self.game
        number = game.state.table.round
        deals = {fact[1]: Deal(*fact[3:]) for fact in game.facts if fact[0] == ROUND_BEGUN and fact[1] < number}
        deals[number] = self.deal
        set_up = _with_seed(game)
        again = Game.begin(set_up, deals, self.gold_pile, game.contributions)
        self._compare(again, 0, game.ends[0], 0, "the beginning")
        with self._imagined_random_numbers(again, number):
            for place, (seat, command) in enumerate(game.commands):
                first, last = game.ends[place], game.ends[place + 1]
                since = len(again.facts)
                answer = again.submit(seat, self._as_chosen(command, first, last))
                if isinstance(answer, Refusal):
                    raise Impossible(f"{seat} {command}: {answer.text}")
                self._compare(again, first, last, since, f"{command} of seat {seat} ({command.rule})")
        same_state(again.state, self.world)
        return again

    def _as_chosen(self, command: Command, first: int, last: int) -> Command:
        """A command with the choice of the imagined world. Its field has the name of the field of the fact."""
        chosen: dict[str, Any] = {}
        for place in reversed(range(first, last)):  # of two choices of one name, the first counts
            chosen |= self.chosen.get(place, {})
        names = {each.name for each in command.fields}
        return replace(command, **{name: value for name, value in chosen.items() if name in names})  # type: ignore[type-var]

    def _compare(self, again: Game, first: int, last: int, since: int, cause: str) -> None:
        here = seen(self.game.facts[first:last], self.viewer)
        there = seen(again.facts[since:], self.viewer)
        if here != there:
            found = first_difference(here, there, self.game.state.table.maze.grid)
            raise Impossible(f"{viewer_name(self.viewer)} saw {found}, after {cause}")

    @contextmanager
    def _imagined_random_numbers(self, again: Game, number: int) -> Iterator[None]:
        """Patch the random numbers within the round so that they give the imagined world."""
        past = self

        class ImaginedRandom(SeededRandom):
            def __init__(self, seed: bytes, label: str) -> None:
                super().__init__(seed, label)
                self.label = label

            def randbelow(self, bound: int) -> int:
                if self.label != f"round {number} robbery":
                    return super().randbelow(bound)
                return own_part(again.state, past.robbed_seat).hand.index(past.robbed[0])

            def shuffle(self, cards: Any) -> None:
                outcome = past.outcomes.get(self.label.removeprefix(f"round {number} "))
                if outcome is not None:
                    cards[:] = outcome
                elif not self.label.endswith(" gold pile"):
                    super().shuffle(cards)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Sealed, "rng", lambda sealed, label: ImaginedRandom(sealed.shuffle_seed, label))
            yield


def seen(happened: list[RawFact], viewer: Viewer) -> list[RawFact]:
    """Some facts as a viewer sees them."""
    return [visible for visible in (project(fact, viewer) for fact in happened) if visible is not None]


def _with_seed(game: Game) -> SetUp:
    """The set-up with its seed, so that the commitment and the first seat are the same."""
    assert game.state.sealed is not None
    return replace(game.rules.set_up, seed=game.state.sealed.seed)
