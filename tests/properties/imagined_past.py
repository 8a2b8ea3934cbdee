"""Constructs a past for an imagined world: a game that leads to it and in which the viewer saw the same facts.

From the imagined world and the real facts this module derives which cards must have been dealt,
discarded face down, kept, swapped or drawn as gold. Then the rules replay the whole game with them. It
shares no code with `pyrite.game.imagine`.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pyrite.game import Command, Deal, Game, Refusal, SetUp
from pyrite.game.all_facts import apply
from pyrite.game.asked import VetoAnswer
from pyrite.game.catalogue import NAME, NO_TUNNELS
from pyrite.game.commands import DiscardTwo, Pass, TakeGold
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.facts.cards import CARD_PLAYED, CARD_TAKEN, DISCARDED_TWO, DREW, HANDS_SWAPPED, PASSED
from pyrite.game.facts.course import ROUND_BEGUN
from pyrite.game.facts.gold import GOLD_DEALT, GOLD_DRAWN, GOLD_PICKED, GOLD_TAKEN
from pyrite.game.facts.piles import CARD_KEPT, DECK_BURIED, DISCARD_SHUFFLED
from pyrite.game.facts.roles import ROLE_CHANGED
from pyrite.game.modules.chests.state import SealedChests
from pyrite.game.modules.detour import DETOUR_CARD
from pyrite.game.modules.goal_swap import GOALS_PUT_BACK, PutGoalsBack, swaps_of
from pyrite.game.modules.party import ROLES_DEALT
from pyrite.game.modules.path_specialist.facts import NOTHING_TO_LAY, SOMETHING_TO_LAY
from pyrite.game.modules.toll.commands import StandDwarf
from pyrite.game.modules.toll.facts import DWARF_STOOD, TOLL_ASKED
from pyrite.game.modules.trove import KeepCard
from pyrite.game.modules.veto.commands import VETO_CARD
from pyrite.game.modules.veto.facts import VETOED
from pyrite.game.modules.wardrobe import WARDROBE_ENTERED
from pyrite.game.moves import WHICH_GOLD, card_of
from pyrite.game.project import Viewer, project
from pyrite.game.state import PRIVATE_FIELDS, SEALED_FIELDS, Private, RawFact, Sealed, State
from pyrite.game.table import TABLE_FIELDS, Table
from tests.properties.past_hands import Impossible, PastHand

UNKNOWN = 0


def replay_in_world(game: Game, world: State, viewer: Viewer, random: Random) -> Game:
    """Construct a game that leads to ``world`` and in which the viewer saw the same facts as in ``game``."""
    return _Past(game, world, viewer, random).play_again()


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
        self.chosen: dict[int, Any] = {}
        """By the index of a fact: the hidden choice made in this world."""
        self.robbed = self.mixed_roles = b""
        self.robbed_seat = 0
        self.shuffled: tuple[list[int], list[int]] = ([], [])
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
            discarded = len(scratch.table.discard)
            apply(scratch, fact)
            if fact[0] in (NOTHING_TO_LAY, SOMETHING_TO_LAY, TOLL_ASKED):
                self._note_shown(scratch.table, fact)
            elif not self._follow(place, fact):
                self.pile += self._new(scratch.table.discard[discarded:])
        for seat in range(self.game.rules.players):
            self._settle_hand(seat, own_part(self.world, seat).hand)
        assert self.world.sealed is not None
        self._settle(self.pile, self.world.sealed.discard)
        self._settle(self.deck, self.world.sealed.deck)
        self._settle(self.aside, self.world.sealed.aside)
        before, after = self.shuffled
        rest = Counter(self.kinds[card] for card in after)
        rest.subtract(self.kinds[card] for card in before if self.kinds[card])
        if min(rest.values(), default=0) < 0:
            raise Impossible("a card is missing in the shuffled pile")
        self._settle([card for card in before if not self.kinds[card]], bytes(rest.elements()))

    def _note_shown(self, table: Table, fact: RawFact) -> None:
        """Note what a hand has shown without a card that leaves it (WC-22, TOLL-3)."""
        kind, seat, *rest = fact
        if kind == NOTHING_TO_LAY:
            self.hands[seat].lack(self._affordable(table, seat, rest))
        elif kind == SOMETHING_TO_LAY:
            self.hands[seat].hold(self._affordable(table, seat, rest))
        elif table.fronts[seat] & NO_TUNNELS:
            self.hands[seat].hold({DETOUR_CARD})

    def _affordable(self, table: Table, seat: int, by_price: list[bytes]) -> set[int]:
        purse = table.tokens[seat] + sum(own_part(self.world, seat).gold[: table.gold_cards[seat]])
        return {kind for price, kinds in enumerate(by_price) if price <= max(purse, 0) for kind in kinds}

    def _follow(self, place: int, fact: RawFact) -> bool:
        """Move cards as one fact says; False if it moves no hidden cards."""
        kind, *rest = fact
        if kind == CARD_PLAYED:
            self.hands[rest[0]].give(card_of(rest[1]))
            return False
        if kind == VETOED:
            self.hands[rest[0]].give(VETO_CARD)
            return False
        if kind in (PASSED, DISCARDED_TWO, DWARF_STOOD):
            self.chosen[place] = cards = next(self.seen_cards[rest[0]])
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
        self.chosen[place] = kind

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
        sealed = self.world.sealed
        assert sealed is not None
        seats = range(self.game.rules.players)
        roles = [
            [*(role for role, _ in own.former), own.role] for own in (own_part(self.world, seat) for seat in seats)
        ]
        swaps = [[swap[2] for swap in swaps_of(own_part(self.world, seat))] for seat in seats]
        stack, goals = sealed.left_over, bytearray(sealed.goals)
        for place in range(len(self.game.facts) - 1, self.start, -1):
            kind, *rest = self.game.facts[place]
            if kind in (ROLE_CHANGED, WARDROBE_ENTERED):
                new = roles[rest[0]].pop()
                if stack[0] != roles[rest[0]][-1]:
                    raise Impossible("a role that was put under the stack is not there")
                stack = stack[1:] + bytes((new,))
            elif kind == ROLES_DEALT:
                self.mixed_roles = bytes(each.pop() for each in roles)
            elif kind == GOALS_PUT_BACK:
                seat, one, other, _ = rest
                self.chosen[place] = swaps[seat].pop()
                if self.chosen[place]:
                    goals[one], goals[other] = goals[other], goals[one]
        chests = sealed.find(SealedChests) or SealedChests()
        if any(len(each) != 1 for each in roles) or any(swaps):
            raise Impossible("the world has more role changes or goal swaps than the facts")
        self.deal = replace(
            self.deal,
            roles=bytes(each[0] for each in roles),
            left_over=stack,
            goals=bytes(goals),
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
                self.chosen[place] = next(purses[rest[0]])
                left[-1].append(self.chosen[place])
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
        self._compare(again, 0, game.ends[0], 0)
        with self._imagined_random_numbers(again, number):
            for place, (seat, command) in enumerate(game.commands):
                first, last = game.ends[place], game.ends[place + 1]
                since = len(again.facts)
                answer = again.submit(seat, self._as_chosen(command, first, last))
                if isinstance(answer, Refusal):
                    raise Impossible(f"{seat} {command}: {answer.text}")
                self._compare(again, first, last, since)
        _same_state(again.state, self.world)
        return again

    def _as_chosen(self, command: Command, first: int, last: int) -> Command:
        """A command with the choice of the imagined world."""
        chosen = next((self.chosen[place] for place in range(first, last) if place in self.chosen), None)
        if chosen is None:
            return command
        if isinstance(command, Pass | DiscardTwo):
            return replace(command, cards=tuple(NAME[kind] for kind in chosen))
        if isinstance(command, StandDwarf):
            return replace(command, card=NAME[chosen[0]])
        if isinstance(command, KeepCard):
            return replace(command, card=NAME[chosen])
        if isinstance(command, PutGoalsBack):
            return replace(command, swapped=chosen)
        if isinstance(command, TakeGold):
            return replace(command, nuggets=chosen)
        return command

    def _compare(self, again: Game, first: int, last: int, since: int) -> None:
        here = seen(self.game.facts[first:last], self.viewer)
        there = seen(again.facts[since:], self.viewer)
        if here != there:
            raise Impossible(f"the viewer saw {here}, and in the imagined world {there}")

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
                if self.label == f"round {number} discard":
                    cards[:] = bytes(past.kinds[card] for card in past.shuffled[1])
                elif self.label == f"round {number} party":
                    cards[:] = past.mixed_roles
                elif not self.label.endswith(" gold pile"):
                    super().shuffle(cards)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Sealed, "rng", lambda sealed, label: ImaginedRandom(sealed.shuffle_seed, label))
            yield


def seen(happened: list[RawFact], viewer: Viewer) -> list[RawFact]:
    """Some facts as a viewer sees them."""
    return [visible for visible in (project(fact, viewer) for fact in happened) if visible is not None]


def share_answer(here: Private, there: Private) -> None:
    """Copy whether a seat has let a card pass, which nobody else knows (WC-19b)."""
    answer = here.find(VetoAnswer)
    if answer is not None:
        there.put(answer)


def _with_seed(game: Game) -> SetUp:
    """The set-up with its seed, so that the commitment and the first seat are the same."""
    assert game.state.sealed is not None
    return replace(game.rules.set_up, seed=game.state.sealed.seed)


def _same_state(again: State, world: State) -> None:
    """Compare the replayed state with the imagined world; who has let a card pass may differ (WC-19b)."""
    assert again.sealed is not None
    assert world.sealed is not None
    again, world = again.clone(), world.clone()
    assert again.sealed is not None
    assert world.sealed is not None
    again.sealed.seed, again.sealed.shuffle_seed = world.sealed.seed, world.sealed.shuffle_seed
    for mine, theirs in zip(again.privates, world.privates, strict=True):
        assert mine is not None
        assert theirs is not None
        share_answer(theirs, mine)
    for field in TABLE_FIELDS:
        if field != "rules" and getattr(again.table, field) != getattr(world.table, field):
            raise Impossible(f"the game does not lead there: {field} of the table differs")
    for field in SEALED_FIELDS:
        if getattr(again.sealed, field) != getattr(world.sealed, field):
            raise Impossible(f"the game does not lead there: {field} differs")
    for seat, (mine, theirs) in enumerate(zip(again.privates, world.privates, strict=True)):
        for field in PRIVATE_FIELDS:
            if getattr(mine, field) != getattr(theirs, field):
                raise Impossible(f"the game does not lead there: {field} of seat {seat} differs")
