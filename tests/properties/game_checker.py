"""Checks the facts of a game against the oracle.

It sees every fact with its secrets, keeps a spectator's view of the table, and asks the oracle which
goals and chests must be turned over and in which orientation, who may veto, who draws what, whose turn
is next, whether the round is over, who is paid what, and who begins. It does not check which commands
are legal.
"""

from collections import Counter
from typing import Any

from pyrite.game import LayTunnel, SetUp, command_to_json
from pyrite.game.catalogue import NAME
from pyrite.game.commands import move_of
from pyrite.game.facts.cards import CardPlayed, CardTaken, DiscardedTwo, Drew, HandsSwapped, Passed
from pyrite.game.facts.course import Asked, GameEnded, RoundBegun, RoundEnded, TurnBegun
from pyrite.game.facts.ends import NobodyCanPlay
from pyrite.game.facts.maze import TunnelLaid
from pyrite.game.facts.piles import CardKept, CardsLifted, DiscardShuffled
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.path_specialist.facts import NothingToLay, SomethingToLay
from pyrite.game.modules.toll.facts import DwarfStood
from pyrite.game.modules.veto.facts import LetPassNoted, Unopposed, VetoAsked, Vetoed
from pyrite.game.modules.wardrobe import WardrobeEntered
from pyrite.game.moves import card_of
from tests import oracle
from tests.oracle.chests import CHEST_TUNNELS, CHESTS, hands_to_rob, movable_goals
from tests.oracle.path_specialist import could_lay
from tests.properties.hand_checker import HandChecker

IN_THE_WINDOW = frozenset({"LetPassNoted", "Unopposed", "Vetoed"})


class GameChecker(HandChecker):
    """Checks rounds, turns, vetoes, draws and roles; the base classes check the maze, the gold and the hands."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up)
        self.stack: list[str] = []
        """The role cards that nobody holds, from the bottom up."""
        self.begin_round()

    def begin_round(self) -> None:
        self.begin_maze()
        self.begin_payments()
        self.turn = None
        self.forced_passes = 0
        self.out: set[int] = set()
        self.stopped = False
        """Whether a fact said that nobody can play any more (END-1)."""
        self.cards = [Counter() for _ in range(self.players)]
        self.last_tunnel: int | None = None
        self.last_card: int | None = None
        self.begin_turn()

    def begin_turn(self) -> None:
        self.command: dict[str, Any] | None = None
        """The command of the turn; for a path specialist, the call."""
        self.tunnels = 0
        """Tunnels played for a path specialist."""
        self.window: list[int] | None = None
        """The seats that may still veto."""
        self.vetoed_by: int | None = None
        self.deck_at_first = self.view.table.deck
        self.deck, self.hands = self.deck_at_first, list(self.view.table.hands)
        """The deck and the hands before the draws of the turn."""
        self.searched = 0
        self.shuffled = False
        self.at_once: list[oracle.Draw] = []
        self.drawn: list[oracle.Draw] = []

    def check_any(self, name: str) -> None:
        if self.window is not None:
            assert name in IN_THE_WINDOW or name == "VetoAsked"
        if not self.drawn:
            self.deck, self.hands = self.view.table.deck, list(self.view.table.hands)

    # ------------------------------------------------------------ rounds

    def check_RoundBegun(self, fact: RoundBegun) -> None:  # noqa: N802 - named after the fact
        self.finish_round()
        self.round += 1
        assert (fact.round, fact.first) == (self.round, self.first)
        players, modules, variants = self.players, self.modules, self.set_up.variants
        roles = oracle.role_set(players, variants, modules=modules)
        assert Counter([*fact.roles, *fact.left_over]) == Counter(roles)
        assert len(fact.roles) == players
        assert [len(hand) for hand in fact.hands] == [oracle.hand_size(players, modules)] * players
        assert len(fact.deck) == oracle.left_to_draw(players, modules, variants)
        assert len(fact.aside) == oracle.put_aside(modules)
        assert (fact.landmark is not None) == ("tournament" in variants)
        landmark = [] if fact.landmark is None else [fact.landmark]
        cards = [*fact.deck, *fact.aside, *landmark, *(card for hand in fact.hands for card in hand)]
        assert Counter(cards) == oracle.deck(modules)
        places = len(oracle.goal_places(modules))
        dealt_goals = [str(goal) for goal in fact.goals[:places]]
        assert oracle.are_goals_of_a_deal(dealt_goals, modules, {"new_goals_gold_sure": False, **self.options})
        if "chests" in modules:
            assert oracle.is_chest_layout(fact.chest_cells, modules, variants)
            assert Counter(fact.chest_tunnels) == CHEST_TUNNELS
            assert sorted(map(str, fact.chests)) == sorted(CHESTS)
        self.begin_round()
        self.cards = [Counter(map(str, hand)) for hand in fact.hands]
        self.roles = [str(role) for role in fact.roles]
        self.stack = [str(role) for role in fact.left_over]

    def check_RoundEnded(self, fact: RoundEnded) -> None:  # noqa: N802
        assert not self.orientations
        assert not self.waiting
        assert not self.required
        if self.over:
            self.check_draws(round_ended=True)
        else:
            assert not self.due(self.view_json()) or self.waiting is not None
            assert self.whose_turn() is None
            assert self.stopped == bool(self.holding())
            self.check_draws(round_ended=False)
            assert self.waiting is not None or not self.joined
        assert fact.gold_reached == (self.gold_by is not None)
        assert fact.finisher == self.gold_by
        assert list(fact.roles) == self.roles
        assert list(fact.left_over) == ([] if self.saboteur2 else self.stack)

    def finish_round(self) -> None:
        """Check the payment of the round, and compute who begins the next one."""
        if not self.round:
            return
        self.check_payments()
        assert self.turn is not None
        self.first = oracle.next_starter(
            self.options["next_round_starter"],
            self.players,
            last_turn=self.turn,
            last_card=self.last_card,
            last_tunnel=self.last_tunnel,
        )

    def check_GameEnded(self, fact: GameEnded) -> None:  # noqa: N802
        self.finish_round()
        assert self.round == 3
        assert [list(gold) for gold in fact.gold] == self.purses
        totals = [sum(gold) + more for gold, more in zip(self.purses, self.tokens, strict=True)]
        assert list(fact.winners) == oracle.winners(totals)
        assert fact.seed == self.set_up.seed.hex()

    # ------------------------------------------------------------ turns

    def check_TurnBegun(self, fact: TurnBegun) -> None:  # noqa: N802
        self.check_nothing_is_due()
        if self.turn is None:
            assert fact.seat == self.first
        else:
            self.check_draws(round_ended=False)
            assert fact.seat == self.whose_turn()
        self.turn = fact.seat
        self.begin_turn()
        self.begin_turn_in_the_maze()

    def after_TurnBegun(self, fact: TurnBegun) -> None:  # noqa: N802
        assert self.view_json()["out"] == sorted(self.out)

    def whose_turn(self) -> int | None:
        """The next seat with cards; None if the round is over before its turn."""
        assert self.turn is not None
        seat, view, count = self.turn, self.view_json(), self.forced_passes
        for _ in range(0 if self.stopped else self.players):
            if oracle.round_over(view, count, self.can_play_between_turns):
                return None
            seat = (seat + (1 if view["clockwise"] else -1)) % self.players
            if view["hands"][seat] and seat not in view["out"]:
                assert seat == oracle.next_to_move(self.turn, view["hands"], view["clockwise"], view["out"])
                self.forced_passes = count
                self.out |= set(oracle.skipped(self.turn, seat, self.players, view["clockwise"]))
                return seat
            count = oracle.forced_passes_after(count, "skip", view["deck"], could_play=False)
        return None

    def check_NobodyCanPlay(self, fact: NobodyCanPlay) -> None:  # noqa: N802
        self.check_nothing_is_due()
        assert self.holding()
        assert self.whose_turn() is None
        self.stopped = True

    def holding(self) -> list[int]:
        """The seats in the round that hold cards."""
        hands = self.view.table.hands
        return [seat for seat in range(self.players) if hands[seat] and seat not in self.out]

    def can_play_between_turns(self, seat: int) -> bool:
        """Whether a seat could play a card if it were its turn; agreements to pay a toll have expired."""
        return oracle.can_play({**self.view_of(seat), "toll_payers": []})

    def view_of(self, seat: int) -> dict[str, Any]:
        """The view of a seat, as far as it affects what it can play."""
        own = {"hand": sorted(self.cards[seat].elements()), "gold": self.purses[seat]}
        return {**self.view_json(), "seat": seat, "own": own}

    def spend_turn(self, seat: int, command: dict[str, Any], *, could_play: bool = True) -> None:
        assert seat == self.turn
        assert self.command is None
        self.command = command
        self.last_card = seat
        self.forced_passes = oracle.forced_passes_after(
            self.forced_passes, command["do"], self.deck_at_first, could_play
        )

    def check_CardPlayed(self, fact: CardPlayed) -> None:  # noqa: N802
        command = command_to_json(fact.command)
        if self.command is not None:
            assert self.command["do"] == "CallSpecialist"
            assert command["do"] == "LayTunnel"
            self.check_nothing_is_due()
            self.tunnels += 1
            assert self.tunnels <= 2
            assert fact.seat == self.turn
        else:
            self.spend_turn(fact.seat, command)
        if isinstance(fact.command, LayTunnel | Detour):
            self.announce_tunnel(fact.seat, fact.command)
        self.loses(fact.seat, [NAME[card_of(move_of(fact.command, self.view.table.maze.grid))]])

    def after_CardPlayed(self, fact: CardPlayed) -> None:  # noqa: N802
        hands = list(self.view.table.hands)
        command = command_to_json(fact.command)
        self.window = oracle.asked_first(self.modules, command, fact.seat, hands, self.out) or None

    def check_Passed(self, fact: Passed) -> None:  # noqa: N802
        assert 1 <= len(fact.cards) <= (3 if self.saboteur2 else 1)
        asks = self.options["round_end"] == "forced_passes" and self.deck_at_first == 0
        could_play = not asks or oracle.can_play(self.view_of(fact.seat))
        assert fact.forced is not could_play
        self.spend_turn(fact.seat, {"do": "Pass", "cards": fact.cards}, could_play=could_play)
        self.loses(fact.seat, fact.cards)

    def check_DiscardedTwo(self, fact: DiscardedTwo) -> None:  # noqa: N802
        assert len(fact.cards) == 2
        self.spend_turn(fact.seat, {"do": "DiscardTwo"})
        self.loses(fact.seat, fact.cards)

    def check_DwarfStood(self, fact: DwarfStood) -> None:  # noqa: N802
        self.spend_turn(fact.seat, {"do": "StandDwarf"})
        self.loses(fact.seat, [fact.card])

    def check_HandsSwapped(self, fact: HandsSwapped) -> None:  # noqa: N802
        assert Counter(map(str, fact.given)) == +self.cards[fact.seat]
        assert Counter(map(str, fact.got)) == +self.cards[fact.other]
        self.cards[fact.seat], self.cards[fact.other] = self.cards[fact.other], self.cards[fact.seat]

    def check_TunnelLaid(self, fact: TunnelLaid) -> None:  # noqa: N802
        super().check_TunnelLaid(fact)
        self.last_tunnel = fact.seat

    def check_Asked(self, fact: Asked) -> None:  # noqa: N802
        if fact.question in ("goal", "orientation"):
            self.check_question(fact)
        elif fact.question == "victim":
            self.check_victim_question(fact)
        elif fact.question == "move":
            assert list(fact.choices) == movable_goals(self.view_json())
            self.chosen_freely = True
        elif fact.question == "hand":
            assert list(fact.choices) == hands_to_rob(self.view_json())
        elif fact.question == "role":
            assert list(fact.choices) == [seat for seat in range(self.players) if seat != fact.seat]
        elif fact.question == "tunnel":
            self.check_nothing_is_due()

    def check_NothingToLay(self, fact: NothingToLay) -> None:  # noqa: N802
        self.check_nothing_is_due()
        assert self.command is not None
        assert self.command["do"] == "CallSpecialist"
        assert (fact.seat, self.tunnels) == (self.turn, 1)
        lists = [set(cards) for cards in (fact.free, fact.for_one, fact.for_two)]
        assert lists == could_lay(self.view_json(), fact.seat)

    # ------------------------------------------------------------ vetoes

    def check_VetoAsked(self, fact: VetoAsked) -> None:  # noqa: N802
        assert list(fact.seats) == self.window

    def check_LetPassNoted(self, fact: LetPassNoted) -> None:  # noqa: N802
        assert self.window is not None
        self.window.remove(fact.seat)

    def check_Unopposed(self, fact: Unopposed) -> None:  # noqa: N802
        assert self.window == []
        self.window = None

    def check_Vetoed(self, fact: Vetoed) -> None:  # noqa: N802
        assert self.window is not None
        assert fact.seat in self.window
        self.window = None
        self.vetoed_by = self.last_card = fact.seat
        self.loses(fact.seat, ["veto"])

    def check_SomethingToLay(self, fact: SomethingToLay) -> None:  # noqa: N802
        assert self.vetoed_by is not None
        assert self.command == {"do": "CallSpecialist"}
        assert (fact.seat, self.tunnels) == (self.turn, 0)
        lists = [set(cards) for cards in (fact.free, fact.for_one, fact.for_two)]
        assert lists == could_lay(self.view_json(), fact.seat)

    # ------------------------------------------------------------ draws

    def check_Drew(self, fact: Drew) -> None:  # noqa: N802
        self.check_nothing_is_due()
        self.drawn.append(oracle.Draw(fact.seat, len(fact.cards)))
        self.gains(fact.seat, fact.cards)

    def check_CardTaken(self, fact: CardTaken) -> None:  # noqa: N802
        self.check_nothing_is_due()
        self.drawn.append(oracle.Draw(fact.seat, 1, "hand"))
        self.loses(fact.other, [fact.card])
        self.gains(fact.seat, [fact.card])

    def check_DiscardShuffled(self, fact: DiscardShuffled) -> None:  # noqa: N802
        self.fulfil("DiscardShuffled")
        self.require("CardKept")
        assert len(fact.pile) == len(self.view.table.discard)
        self.shuffled = True

    def check_CardsLifted(self, fact: CardsLifted) -> None:  # noqa: N802
        if fact.from_deck:
            self.check_nothing_is_due()
            self.drawn.append(oracle.Draw(fact.seat, len(fact.cards), "three for one"))
            return
        self.searched = len(self.view.table.discard)
        source = "search the discard" if self.shuffled else "trove"
        self.at_once.append(oracle.Draw(fact.seat, len(fact.cards), source))

    def check_CardKept(self, fact: CardKept) -> None:  # noqa: N802
        if self.required:
            self.fulfil("CardKept")
        self.gains(fact.seat, [fact.card])

    def check_draws(self, round_ended: bool) -> None:
        """Check who took how many cards from where in this turn, in which order."""
        assert self.turn is not None
        assert self.command is not None
        expected = oracle.draws(
            self.modules,
            self.command,
            self.turn,
            self.deck,
            vetoed_by=self.vetoed_by,
            tunnels=self.tunnels,
            chests=self.found,
            discard=self.searched,
            hands=self.hands,
            out=self.out,
            round_ended=round_ended,
        )
        # A single card leaves no choice: it is simply drawn.
        single = {oracle.Draw(seat, 1, "three for one"): oracle.Draw(seat, 1) for seat in range(self.players)}
        assert [*self.at_once, *self.drawn] == [single.get(draw, draw) for draw in expected]

    # ------------------------------------------------------------ roles

    def check_RoleSeen(self, fact: RoleSeen) -> None:  # noqa: N802
        assert fact.role == self.roles[fact.other]
        if self.required:
            self.fulfil("RoleSeen")

    def check_RoleChanged(self, fact: RoleChanged) -> None:  # noqa: N802
        assert fact.role == self.stack[-1]
        self.stack = [self.roles[fact.seat], *self.stack[:-1]]
        self.roles[fact.seat] = fact.role

    def check_WardrobeEntered(self, fact: WardrobeEntered) -> None:  # noqa: N802
        assert fact.seat == self.turn
        assert "wardrobe" in self.modules
        self.use_special()
        self.check_RoleChanged(RoleChanged(fact.seat, fact.role))

    def check_RolesDealt(self, fact: RolesDealt) -> None:  # noqa: N802
        assert "party" in self.modules
        self.use_special()
        roles = [str(role) for role in fact.roles]
        assert sorted(roles) == sorted(self.roles)
        self.roles = roles

    def use_special(self) -> None:
        assert self.special_is_due(self.view_json())
        assert not self.required
        self.special_used = True
