"""Compares the facts that a viewer saw with the deal and the random numbers that follow from the seed.

A viewer does not see everything. So the checker tracks what everyone can see: how many cards left
the deck, which goals were swapped, who changed roles. Every card that was seen must be the one
that the seed gives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Final, TypeVar

from pyrite.game.dealing.deal import Deal
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.declare import Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import ROUND_BEGUN, GameBegun, GameEnded, RoundBegun, RoundEnded
from pyrite.game.facts.gold import GoldDealt, GoldDrawn, GoldOffered, GoldPicked, GoldTaken
from pyrite.game.facts.maze import GoalTurned, Looked
from pyrite.game.facts.piles import CardKept, CardsLifted, DeckBuried
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from pyrite.game.maze import Grid
from pyrite.game.modules import MODULES
from pyrite.game.setup import Rules
from pyrite.game.sharing.gold_cards import draw_exactly

_Card = TypeVar("_Card")
_GRID: Final = Grid(0)  # the cells of a deal are near the start in any maze


class Mismatch(Exception):  # noqa: N818  # the name says it
    """A fact does not follow from the seed; the text says what differs."""


def first_seat(rules: Rules, shuffle_seed: bytes) -> int:
    """The seat that begins the first round: as agreed, or random (SET-4)."""
    agreed = rules.set_up.first_seat
    return SeededRandom(shuffle_seed, "first seat").randbelow(rules.players) if agreed is None else agreed


class FactChecker:
    """Checks the facts of one game against its seed; raises `Mismatch` at the first that does not fit."""

    def __init__(
        self, rules: Rules, shuffle_seed: bytes, given_rounds: Sequence[int] = (), *, given_pile: bool
    ) -> None:
        self.rules = rules
        self.seed = shuffle_seed
        self.given_rounds = given_rounds
        """Rounds with a given deal: there is nothing to compare them with."""
        self.given_pile = given_pile
        """Whether the gold pile was given instead of shuffled."""
        self.first = first_seat(rules, shuffle_seed)
        self.round = 0
        self.checked: Counter[str] = Counter()
        """How many cards of each kind were compared since the counter was last cleared."""
        self.pile: list[int] = []
        self.left_pile: Counter[int] = Counter()
        """The gold cards that have left the pile."""
        self.drafted: Counter[int] = Counter()
        """Drawn gold cards that are not yet taken."""
        self._clear()

    def _clear(self) -> None:
        """Forget the round: before a round, and for a round with a given deal."""
        self.deck: list[str | None] = []
        self.goals: set[tuple[str | None, ...]] = set()
        """The orders that the goals can have: two that another seat took up may have been swapped (WC-17)."""
        self.roles: list[str | None] = []
        self.stack: list[str | None] = []
        self.chest_tunnels: Sequence[str | None] = ()
        self.chests: Sequence[str | None] = ()
        self.lifted = 0

    def check(self, fact: Fact) -> None:
        """Compare one fact with the seed and track what it changes."""
        try:
            self._check_gold(fact)
            if isinstance(fact, RoundBegun):
                self._check_deal(fact)
            elif self.round not in self.given_rounds:
                self._check_round(fact)
        except (LookupError, TypeError, ValueError):
            # The fact names a goal, seat or card that is not there.
            raise Mismatch("it does not fit the facts before it") from None

    # ------------------------------------------------------------ comparing

    def compare(self, what: str, seen: Sequence[object], wanted: Sequence[object]) -> None:
        """Raise `Mismatch` unless every card that was seen is the wanted one; None means not seen."""
        if len(seen) != len(wanted):
            raise Mismatch(f"{what}: there are {len(seen)}, but the seed gives {len(wanted)}")
        for one, other in zip(seen, wanted, strict=True):
            if one is not None and one != other:
                raise Mismatch(f"{what}: {one} was seen, but the seed gives {other}")
            if one is not None:
                self.checked[what] += 1

    def _check_first(self, seat: int) -> None:
        if seat != self.first:
            raise Mismatch(f"seat {seat} begins, but by the seed or the set-up it is seat {self.first}")

    def rng(self, label: str) -> SeededRandom:
        """The random numbers of this round for one purpose."""
        return SeededRandom(self.seed, f"round {self.round} {label}")

    # ------------------------------------------------------------ the deal

    def _check_deal(self, fact: RoundBegun) -> None:
        if fact.round != self.round + 1:
            raise Mismatch(f"round {fact.round} begins after round {self.round}")
        self.round = fact.round
        if self.round == 1:
            self._check_first(fact.first)
        self._clear()
        if self.round in self.given_rounds:
            return
        deal = Deal.from_seed(self.rules, self.seed, self.round)
        dealt = decode_fact((ROUND_BEGUN, fact.round, fact.first, *deal.values()), _GRID)
        assert isinstance(dealt, RoundBegun)
        for each in fields(RoundBegun):
            seen, wanted = getattr(fact, each.name), getattr(dealt, each.name)
            if each.name == "hands":
                for mine, theirs in zip(seen, wanted, strict=True):
                    self.compare("in hand", mine, theirs)
            elif each.name in ("chest_cells", "landmark"):
                self.compare("in the maze", [seen] if seen else [], [wanted] if wanted else [])
            elif each.name not in ("round", "first"):
                self.compare(_NAMES[each.name], seen, wanted)
        self.deck = list(dealt.deck)
        self.goals = {tuple(dealt.goals)}
        self.roles, self.stack = list(dealt.roles), list(dealt.left_over)
        self.chest_tunnels, self.chests = dealt.chest_tunnels, dealt.chests

    # ------------------------------------------------------------ in the course of a round

    def _check_round(self, fact: Fact) -> None:
        match fact:
            case Drew() | DeckBuried():
                self._from_deck(fact.cards)
            case CardsLifted() if fact.from_deck:
                self.lifted = len(fact.cards)
                top = _top(self.deck, self.lifted)
                self.compare("drawn", fact.cards, top)
            case CardKept() if fact.from_deck:
                _take_top(self.deck, self.lifted)
            case GoalTurned() | Looked():
                self._face(fact.goal, fact.face)
            case RoleSeen():
                self.compare("roles", [fact.role], [self.roles[fact.other]])
            case RoleChanged():
                self.change_role(fact.seat, fact.role)
            case RoundEnded():
                self.compare("roles", fact.roles, self.roles)
                self.compare("roles", fact.left_over, [] if self.rules.has_role_stack else self.stack)
            case _ if type(fact) in _OF_MODULES:
                _OF_MODULES[type(fact)](self, fact)
            case _:
                pass

    def _from_deck(self, cards: Sequence[str | None]) -> None:
        taken = _take_top(self.deck, len(cards))
        self.compare("drawn", cards, taken)

    def _face(self, goal: int, face: str | None) -> None:
        if face is None:
            return
        possible = {order for order in self.goals if order[goal] == face}
        if not possible:
            can_be = " or ".join(sorted({str(order[goal]) for order in self.goals}))
            raise Mismatch(f"goal {goal}: {face} was seen, but the seed gives {can_be}")
        self.goals = possible
        self.checked["goals"] += 1

    def change_role(self, seat: int, role: str | None) -> None:
        """A seat puts its role under the stack and takes the top one."""
        self.compare("roles", [role], [self.stack[-1]])
        self.stack.insert(0, self.roles[seat])
        self.roles[seat] = self.stack.pop()

    # ------------------------------------------------------------ gold

    def _check_gold(self, fact: Fact) -> None:
        match fact:
            case GameBegun():
                self._shuffle_pile(fact)
            case _ if self.given_pile:
                pass
            case GoldDrawn():
                drawn = sorted(_take_top(self.pile, len(fact.nuggets)))
                self.compare("gold", fact.nuggets, drawn)
                self.drafted = Counter(drawn)
                self.left_pile.update(drawn)
            case GoldOffered() | GoldTaken():
                self._take(fact)
            case GoldDealt():
                kept, rest = draw_exactly(bytes(self.pile), fact.due)
                self.compare("gold", fact.nuggets, kept)
                self.compare("gold", fact.pile, rest)
                self.pile = list(rest)
                self.left_pile.update(kept)
            case GoldPicked():
                self.pile.remove(1)
                self.left_pile[1] += 1
                self.rng("gold pile").shuffle(self.pile)
                self.compare("gold", fact.pile, self.pile)
            case GameEnded():
                shown = Counter(nuggets for purse in fact.gold for nuggets in purse if nuggets)
                if shown != self.left_pile:
                    raise Mismatch("the gold cards shown at the end are not those that left the pile")
                self.checked["gold"] += shown.total()
            case _:
                pass

    def _shuffle_pile(self, fact: GameBegun) -> None:
        self._check_first(fact.first)
        if self.given_pile:
            return
        self.pile = list(self.rules.gold_cards)
        SeededRandom(self.seed, "gold cards").shuffle(self.pile)
        self.compare("gold", fact.gold_pile, self.pile)

    def _take(self, fact: GoldOffered | GoldTaken) -> None:
        """The offered gold cards must be among those that were drawn; None means not seen."""
        nuggets = [fact.nuggets] if isinstance(fact, GoldTaken) else list(fact.nuggets)
        known = Counter(each for each in nuggets if each is not None)
        if not known <= self.drafted:
            raise Mismatch(f"gold cards: {sorted(known.elements())} are not among those that were drawn")
        self.checked["gold"] += known.total()
        if isinstance(fact, GoldTaken):
            self.drafted -= known


def _top(pile: list[_Card], count: int) -> list[_Card]:
    """The top cards, or all if there are fewer; the top is at the end."""
    return pile[max(0, len(pile) - count) :]


def _take_top(pile: list[_Card], count: int) -> list[_Card]:
    taken = _top(pile, count)
    del pile[len(pile) - len(taken) :]
    return taken


_OF_MODULES: Final = {kind: check for module in MODULES.values() for kind, check in module.fairness.items()}
_NAMES: Final = {
    "roles": "roles",
    "left_over": "roles",
    "goals": "goals",
    "deck": "in the deck",
    "aside": "put aside",
    "chest_tunnels": "chests",
    "chests": "chests",
}
"""Names of the parts of a deal in the counter of compared cards."""
