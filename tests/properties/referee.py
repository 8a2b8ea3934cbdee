"""A referee who watches the record of a game and checks by the second reading what follows from what.

It sees every fact with its secrets, keeps an onlooker's view of the table, and asks the
oracle: which goals must be turned over now, which way they may lie, whose turn comes, whether
the round is over, who is paid what, who begins. What a seat may do is not its business.
"""

from collections import Counter
from typing import Any

from pyrite.game import SetUp, View, facts, follow, plain_view
from pyrite.game.forms import named
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY
from tests import oracle


class Referee:
    """Watches one game, fact by fact."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.options = oracle.options(set_up.edition, set_up.house_rules)
        self.players = set_up.players
        self.view = View.blank(Rules(set_up), None)
        self.round = 0
        self.first = -1
        self.pile: list[int] = []
        """The gold pile as it lies, from the bottom up."""
        self.purses: list[list[int]] = [[] for _ in range(self.players)]
        self.tokens = [0] * self.players
        self.roles: tuple[str | None, ...] = ()
        self.begin_round()

    def begin_round(self) -> None:
        self.turn: int | None = None
        """Whose turn it is."""
        self.did = ""
        self.deck = 0
        """Cards in the deck when the turn began."""
        self.passes = 0
        self.last_tunnel: int | None = None
        self.reached: set[int] = set()
        """Goals that must be turned over now."""
        self.chosen_freely = False
        self.ways: set[str] = set()
        """How the goal that is being laid may lie."""
        self.joined: dict[int, int] = {}
        """Goals joined and face down, and who joined them."""
        self.waiting: set[int] | None = None
        """Goals to be turned over when the round ends (GOAL-4)."""
        self.gold_by: int | None = None
        self.gold_turned = False
        self.drafted: list[int] = []
        self.paid = oracle.Payment()
        self.expected = oracle.Payment()

    # ------------------------------------------------------------ watching

    def watch(self, raw: RawFact) -> None:
        """Check one fact against those before it, then take note of it."""
        grid = self.view.table.maze.grid
        fact = named(raw, grid)
        name = type(fact).__name__
        getattr(self, f"see_{name}", self.see_nothing_special)(fact)
        follow(self.view, named(project(raw, None), grid))
        getattr(self, f"after_{name}", self.see_nothing_special)(fact)

    def see_nothing_special(self, fact: facts.Fact) -> None:
        """Nothing to check beyond what other facts will show."""

    def plain(self) -> dict[str, Any]:
        return plain_view(self.view)

    # ------------------------------------------------------------ beginnings

    def see_GameBegun(self, fact: facts.GameBegun) -> None:  # noqa: N802 - named after the fact
        assert Counter(fact.gold_pile) == oracle.GOLD_CARDS
        self.pile = [nuggets for nuggets in fact.gold_pile if nuggets is not None]
        self.first = fact.first
        assert self.set_up.first_seat in (None, fact.first)

    def see_RoundBegun(self, fact: facts.RoundBegun) -> None:  # noqa: N802
        self.close_the_books()
        self.round += 1
        assert (fact.round, fact.first) == (self.round, self.first)
        tournament = "tournament" in self.set_up.variants
        greedy = "greedy_dwarf" in self.set_up.modules
        roles = oracle.role_set(self.players, self.set_up.variants, greedy)
        assert Counter([*fact.roles, *fact.left_over]) == Counter(roles)
        assert len(fact.roles) == self.players
        assert [len(hand) for hand in fact.hands] == [oracle.hand_size(self.players)] * self.players
        landmark = [] if fact.landmark is None else [fact.landmark]
        assert bool(landmark) == tournament
        cards = [*fact.deck, *landmark, *(card for hand in fact.hands for card in hand)]
        assert Counter(cards) == oracle.DECK
        assert sorted(map(str, fact.goals)) == ["gold", "stone NE", "stone NW"]
        self.begin_round()
        self.roles = fact.roles

    def see_TurnBegun(self, fact: facts.TurnBegun) -> None:  # noqa: N802
        self.goals_are_settled()
        if self.turn is None:
            assert fact.seat == self.first
        else:
            assert fact.seat == self.whose_turn()
        self.turn = fact.seat
        self.deck = self.view.table.deck

    def after_TurnBegun(self, fact: facts.TurnBegun) -> None:  # noqa: N802
        if self.options["round_end"] == "all_pass":
            assert self.view.table.passes == self.passes

    # ------------------------------------------------------------ a turn

    def see_CardPlayed(self, fact: facts.CardPlayed) -> None:  # noqa: N802
        assert fact.seat == self.turn
        self.took_a_turn(type(fact.command).__name__)
        if self.did == "LayTunnel":
            self.last_tunnel = fact.seat

    def see_Passed(self, fact: facts.Passed) -> None:  # noqa: N802
        assert fact.seat == self.turn
        assert len(fact.cards) == 1
        self.took_a_turn("Pass")

    def took_a_turn(self, did: str) -> None:
        self.did = did
        self.passes = oracle.passes_after(self.passes, did, self.deck)

    def see_Drew(self, fact: facts.Drew) -> None:  # noqa: N802
        self.goals_are_settled()
        assert fact.seat == self.turn
        assert len(fact.cards) == 1

    def goals_are_settled(self) -> None:
        """Nothing that must be turned over is left (GOAL-1), and after the gold no turn goes on (GOAL-2)."""
        assert not self.reached, f"goals {self.reached} are reached and were not turned over"
        assert not self.gold_turned

    def whose_turn(self) -> int | None:
        """Pass over the seats without cards; None if the round is over before one with cards has its turn."""
        assert self.turn is not None
        seat, view = self.turn, self.plain()
        for _ in range(self.players):
            if oracle.round_over({**view, "passes": self.passes}):
                return None
            seat = (seat + 1) % self.players
            if view["hands"][seat]:
                assert seat == oracle.next_to_move(self.turn, view["hands"], view["clockwise"])
                return seat
            self.passes = oracle.passes_after(self.passes, "skip", view["deck"])
        return None

    # ------------------------------------------------------------ goals

    def see_TunnelLaid(self, fact: facts.TunnelLaid) -> None:  # noqa: N802
        before = self.plain()
        assert oracle.may_lay(before, fact.tunnel, fact.cell)
        self.before = before

    def after_TunnelLaid(self, fact: facts.TunnelLaid) -> None:  # noqa: N802
        after = self.plain()
        if self.options["goals_at_once"] == "one":
            self.reached = oracle.goals_freshly_reached(self.before, after)
        else:
            self.reached = oracle.goals_reached(after)
        self.note_joins(after)

    def after_TunnelRemoved(self, fact: facts.TunnelRemoved) -> None:  # noqa: N802
        self.note_joins(self.plain())

    def note_joins(self, view: dict[str, Any]) -> None:
        """Who joined what is still face down; what is cut off again was joined by nobody."""
        assert self.turn is not None
        now = oracle.goals_reached(view)
        self.joined = {goal: self.joined.get(goal, self.turn) for goal in now}
        if self.options["goals_at_once"] == "one":
            noted = enumerate(self.view.table.joined_by)
            assert {goal: seat for goal, seat in noted if seat != NOBODY} == self.joined

    def see_Asked(self, fact: facts.Asked) -> None:  # noqa: N802
        assert fact.seat == self.turn
        if fact.question == "goal":
            assert len(self.reached) > 1
            assert set(fact.choices) == self.reached
            self.chosen_freely = True
        else:
            assert fact.question == "orientation"
            assert len(self.ways) > 1
            assert fact.choices == (self.laying,)
            self.chosen_freely = True

    def see_GoalTurned(self, fact: facts.GoalTurned) -> None:  # noqa: N802
        if fact.face == "gold":
            self.gold_turned = True
        if not self.reached:
            self.turned_at_the_end(fact)
            return
        assert fact.seat == self.turn
        assert fact.goal in self.reached
        assert self.chosen_freely == (len(self.reached) > 1)
        self.chosen_freely = False
        if fact.face == "gold":
            self.gold_by = self.turn

    def turned_at_the_end(self, fact: facts.GoalTurned) -> None:
        """GOAL-4, one goal a turn: what is still joined when the round ends is turned over, and not laid."""
        assert self.options["goals_at_once"] == "one"
        if self.waiting is None:
            assert self.whose_turn() is None
            self.waiting = oracle.goals_reached(self.plain())
        assert fact.goal in self.waiting
        self.waiting.remove(fact.goal)
        assert fact.seat == self.joined[fact.goal]
        if fact.face == "gold":
            self.gold_by = fact.seat

    def after_GoalTurned(self, fact: facts.GoalTurned) -> None:  # noqa: N802
        if self.waiting is None:
            assert fact.face is not None
            self.laying = fact.goal
            self.ways = oracle.turnings(self.plain(), fact.goal, fact.face)
            assert self.ways

    def see_GoalLaid(self, fact: facts.GoalLaid) -> None:  # noqa: N802
        assert fact.seat == self.turn
        assert fact.goal == self.laying
        assert fact.tunnel in self.ways
        assert self.chosen_freely == (len(self.ways) > 1)
        self.chosen_freely = False

    def after_GoalLaid(self, fact: facts.GoalLaid) -> None:  # noqa: N802
        view = self.plain()
        self.note_joins(view)
        self.ways = set()
        if self.gold_turned or self.options["goals_at_once"] == "one":
            self.reached = set()  # GOAL-5; at most one goal a turn
        else:
            self.reached = oracle.goals_reached(view)

    # ------------------------------------------------------------ the round's end

    def see_RoundEnded(self, fact: facts.RoundEnded) -> None:  # noqa: N802
        assert not self.ways
        assert not self.reached
        assert not self.waiting
        if not self.gold_turned:
            assert self.whose_turn() is None
            if self.options["goals_at_once"] == "one":
                assert oracle.goals_reached(self.plain()) == set()
        assert fact.gold_reached == (self.gold_by is not None)
        assert fact.finisher == self.gold_by
        assert fact.roles == self.roles
        view = self.plain()
        assert self.turn is not None
        self.expected = oracle.payment(
            [str(role) for role in fact.roles],
            fact.finisher,
            self.options,
            self.set_up.variants,
            view["fronts"],
            view["clockwise"],
            self.turn,
            view["gold_pile"],
        )

    def close_the_books(self) -> None:
        """The round was paid as the rules say; then who begins the next is known."""
        if not self.round:
            return
        assert self.paid == self.expected
        assert not self.drafted
        assert self.turn is not None
        self.first = oracle.next_starter(
            self.options["next_round_starter"],
            self.players,
            last_turn=self.turn,
            last_card=self.turn,  # in the base game every turn puts a card
            last_tunnel=self.last_tunnel,
        )

    def see_GoldDrawn(self, fact: facts.GoldDrawn) -> None:  # noqa: N802
        count = len(fact.nuggets)
        self.drafted = sorted(self.pile[len(self.pile) - count :])
        del self.pile[len(self.pile) - count :]
        assert sorted(fact.nuggets) == self.drafted  # type: ignore[type-var]  # the record hides nothing
        self.paid = oracle.Payment(drawn=count)

    def see_GoldOffered(self, fact: facts.GoldOffered) -> None:  # noqa: N802
        assert sorted(fact.nuggets) == self.drafted  # type: ignore[type-var]  # the record hides nothing
        assert fact.seat == self.expected.choosers[len(self.paid.choosers)]

    def see_GoldTaken(self, fact: facts.GoldTaken) -> None:  # noqa: N802
        assert fact.nuggets is not None
        self.drafted.remove(fact.nuggets)
        self.purses[fact.seat].append(fact.nuggets)
        self.paid = oracle.Payment(drawn=self.paid.drawn, choosers=(*self.paid.choosers, fact.seat))

    def see_GoldDealt(self, fact: facts.GoldDealt) -> None:  # noqa: N802
        kept, rest = oracle.exact_draw(self.pile[::-1], fact.due)
        assert (list(fact.nuggets), list(fact.pile)) == (kept, rest[::-1])
        assert fact.paid == sum(kept)
        self.pile = rest[::-1]
        self.purses[fact.seat] += kept
        self.paid = oracle.Payment(due=(*self.paid.due, (fact.seat, fact.due)))

    def see_TokensPaid(self, fact: facts.TokensPaid) -> None:  # noqa: N802
        self.tokens[fact.seat] += fact.tokens
        self.paid = oracle.Payment(tokens=(*self.paid.tokens, (fact.seat, fact.tokens)))

    def see_GameEnded(self, fact: facts.GameEnded) -> None:  # noqa: N802
        self.close_the_books()
        assert self.round == 3
        assert [list(gold) for gold in fact.gold] == self.purses
        totals = [sum(gold) + more for gold, more in zip(self.purses, self.tokens, strict=True)]
        assert list(fact.winners) == oracle.winners(totals)
        assert fact.seed == self.set_up.seed.hex()
