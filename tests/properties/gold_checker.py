"""Checks the gold: payments at the end of a round, thefts, the winners."""

from collections import Counter

from pyrite.game import SetUp
from pyrite.game.facts.course import Asked, GameBegun, RoundEnded
from pyrite.game.facts.gold import (
    GoldDealt,
    GoldDrawn,
    GoldOffered,
    GoldPicked,
    GoldTaken,
    NothingToLose,
    NothingToPick,
    Stole,
    TokensPaid,
)
from tests import oracle
from tests.oracle.chests import chest_gold
from tests.oracle.treasure import (
    crystals_in_maze,
    possible_victims,
    teams_that_can_reach,
    theft_outcome,
    thief_order,
    treasure,
)
from tests.properties.maze_checker import MazeChecker


class GoldChecker(MazeChecker):
    """Payments, gold cards, tokens, thefts."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up)
        self.saboteur2 = "saboteur2" in set_up.modules
        self.pays_tokens = self.saboteur2 or "tournament" in set_up.variants
        self.pile: list[int] = []
        """The gold pile from the bottom up."""
        self.begin_payments()

    def begin_payments(self) -> None:
        self.ended = False
        self.drafted: list[int] = []
        self.paid = oracle.Payment()
        self.expected = oracle.Payment()
        self.thieves: list[int] = []
        """The thieves that have not stolen yet, in order."""
        self.asked_for_victim = False

    def one_gold(self) -> str:
        if self.pays_tokens:
            return "TokensPaid 1"
        kind = chest_gold(self.modules, self.set_up.variants, self.pile.count(1))
        return {"card": "GoldPicked", "token": "NothingToPick"}[kind]

    def check_GameBegun(self, fact: GameBegun) -> None:  # noqa: N802 - named after the fact
        assert Counter(fact.gold_pile) == ({} if self.saboteur2 else oracle.GOLD_CARDS)
        self.pile = [nuggets for nuggets in fact.gold_pile if nuggets is not None]
        self.first = fact.first
        assert self.set_up.first_seat in (None, fact.first)

    def after_RoundEnded(self, fact: RoundEnded) -> None:  # noqa: N802
        """The payment of each seat by the oracle."""
        self.ended = True
        view = self.view_json()
        assert self.turn is not None
        assert view["purses"] == [
            {"cards": len(gold), "tokens": tokens} for gold, tokens in zip(self.purses, self.tokens, strict=True)
        ]
        if not self.saboteur2:
            self.expected = oracle.payment(
                view["roles"],
                fact.finisher,
                self.options,
                self.set_up.variants,
                view["fronts"],
                view["clockwise"],
                self.turn,
                view["gold_pile"],
            )
            # Not if goals are turned over at the end of the round (GOAL-4): one of them may be a spider.
            if self.waiting is None:
                assert self.expected == oracle.payment_of(view, self.turn)
            return
        able = teams_that_can_reach(view)
        gold = treasure(view["roles"], fact.finisher, view["fronts"], able, crystals_in_maze(view))
        tokens = tuple((seat, each) for seat, each in enumerate(gold) if each)
        self.expected = oracle.Payment(tokens=tokens)
        self.thieves = thief_order(view)

    def check_payments(self) -> None:
        """Check that the round was paid as the oracle says."""
        assert self.paid == self.expected
        assert not self.drafted
        assert not self.thieves

    # ------------------------------------------------------------ payments

    def check_GoldDrawn(self, fact: GoldDrawn) -> None:  # noqa: N802
        count = len(fact.nuggets)
        self.drafted = sorted(self.pile[len(self.pile) - count :])
        del self.pile[len(self.pile) - count :]
        assert sorted(fact.nuggets) == self.drafted  # type: ignore[type-var]  # the record hides nothing
        self.paid = oracle.Payment(drawn=count)

    def check_GoldOffered(self, fact: GoldOffered) -> None:  # noqa: N802
        assert sorted(fact.nuggets) == self.drafted  # type: ignore[type-var]  # the record hides nothing
        assert fact.seat == self.expected.choosers[len(self.paid.choosers)]

    def check_GoldTaken(self, fact: GoldTaken) -> None:  # noqa: N802
        assert fact.nuggets is not None
        self.drafted.remove(fact.nuggets)
        self.purses[fact.seat].append(fact.nuggets)
        self.paid = oracle.Payment(drawn=self.paid.drawn, choosers=(*self.paid.choosers, fact.seat))

    def check_GoldDealt(self, fact: GoldDealt) -> None:  # noqa: N802
        kept, rest = oracle.exact_draw(self.pile[::-1], fact.due)
        assert (list(fact.nuggets), list(fact.pile)) == (kept, rest[::-1])
        assert fact.paid == sum(kept)
        self.pile = rest[::-1]
        self.purses[fact.seat] += kept
        self.paid = oracle.Payment(due=(*self.paid.due, (fact.seat, fact.due)))

    def check_GoldPicked(self, fact: GoldPicked) -> None:  # noqa: N802
        self.fulfil("GoldPicked")
        assert fact.seat == self.turn
        pile = [nuggets for nuggets in fact.pile if nuggets is not None]
        assert sorted([*pile, 1]) == sorted(self.pile)
        self.pile = pile
        self.purses[fact.seat].append(1)

    def check_TokensPaid(self, fact: TokensPaid) -> None:  # noqa: N802
        self.tokens[fact.seat] += fact.tokens
        if self.ended:
            self.paid = oracle.Payment(tokens=(*self.paid.tokens, (fact.seat, fact.tokens)))
        else:
            assert fact.seat == self.turn
            self.fulfil(f"TokensPaid {fact.tokens}")

    def check_NothingToLose(self, fact: NothingToLose) -> None:  # noqa: N802
        self.fulfil("NothingToLose")
        assert fact.seat == self.turn

    def check_NothingToPick(self, fact: NothingToPick) -> None:  # noqa: N802
        self.fulfil("NothingToPick")
        assert fact.seat == self.turn
        self.require("TokensPaid 1")

    # ------------------------------------------------------------ thefts

    def check_victim_question(self, fact: Asked) -> None:
        view = self.view_json()
        assert self.paid == self.expected
        assert fact.seat == self.thieves[0]
        assert list(fact.choices) == possible_victims(view, fact.seat)
        self.asked_for_victim = True

    def check_Stole(self, fact: Stole) -> None:  # noqa: N802
        view = self.view_json()
        assert self.paid == self.expected
        assert fact.seat == self.thieves.pop(0)
        outcome = theft_outcome(view, fact.seat)
        assert (outcome == "asked") == self.asked_for_victim
        self.asked_for_victim = False
        victims = possible_victims(view, fact.seat)
        if fact.victim is None:
            assert not victims or self.options["theft_optional"]
        else:
            assert fact.victim in victims
            self.tokens[fact.victim] -= 1
            self.tokens[fact.seat] += 1
