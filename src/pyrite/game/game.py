"""A game being played: the state with its secrets, and the facts of each command."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.game.all_facts import apply
from pyrite.game.asked import asked_seats
from pyrite.game.commands import command_of, move_of
from pyrite.game.dealing.contributions import Contributions, in_seat_order
from pyrite.game.decide import play
from pyrite.game.declare import Command, Fact
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.legal import legal_moves, why_not
from pyrite.game.project import Viewer, project
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.refusal import BadInput, Refusal, is_whole, shown
from pyrite.game.rounds import Deals, begin_game
from pyrite.game.setup import ROUNDS, Rules, SetUp
from pyrite.game.state import RawFact, State, View


class Game:
    """A game and its record. Seats submit commands, viewers get views and facts; nobody gets the state."""

    def __init__(self, state: State, deals: Deals | None = None) -> None:
        self.state = state
        self.deals = deals
        self.facts: list[RawFact] = []
        """All facts so far, in the core's internal form and with all secrets."""
        self.moves: list[tuple[int, int]] = []
        """Every move that was played, with its seat."""
        self._commands: list[tuple[int, Command]] = []
        """The commands of the first moves, as far as somebody has asked for them."""
        self.ends: list[int] = [0]
        """The number of facts before the first command, then after each command."""
        self.position: State | None = state.clone()
        """The position from which play began; None if it began with a deal."""
        self.gold_pile: bytes | None = None
        """The gold pile from the bottom up, if it was given instead of shuffled."""
        self.contributions: dict[int, str] = {}
        """The words that seats added to the shuffle before the deal (INFO-6)."""
        self._spare: State | None = None
        """An earlier state, on which the next `preview` plays. To apply some facts is cheaper than to clone."""
        self._not_in_spare: list[RawFact] = []
        """The facts that the spare state lacks."""

    @classmethod
    def begin(
        cls,
        set_up: SetUp,
        deals: Deals | None = None,
        gold_pile: bytes | None = None,
        contributions: Contributions | None = None,
    ) -> Game:
        """Begin a game and deal; raise `BadInput` for an invalid set-up, deal or contribution.

        ``contributions`` are words that seats add to the shuffle. Publish `commitment` of the seed before
        you ask for them, so that neither side can choose its part after seeing the other's (INFO-6).
        """
        game = cls.blank(set_up, contributions)
        rules = game.rules
        for deal in (deals or {}).values():
            deal.check(rules)
        if any(not is_whole(number, 1, ROUNDS) for number in deals or {}):
            raise BadInput(f"Deals are given for rounds 1 to {ROUNDS}.")
        if gold_pile is not None and sorted(gold_pile) != sorted(rules.gold_cards):
            raise BadInput("A gold pile has 16 cards of 1, 8 of 2 and 4 of 3, or none in Saboteur 2.")
        game.deals, game.gold_pile = deals, gold_pile
        game.state.journal = game.facts
        begin_game(game.state, deals, gold_pile, game.contributions)
        game.state.journal = None
        game.ends = [len(game.facts)]
        return game

    @classmethod
    def blank(cls, set_up: SetUp, contributions: Contributions | None = None) -> Game:
        """A game before the first fact, for a caller that has stored facts and adds them with `commit`."""
        rules = Rules(set_up)
        game = cls(State.before(rules, set_up.seed))
        game.position = None
        game.contributions = in_seat_order(contributions, rules.players)
        return game

    @property
    def rules(self) -> Rules:
        """The rules of this table."""
        return self.state.table.rules

    @property
    def commands(self) -> list[tuple[int, Command]]:
        """Every command that was played, with its seat."""
        grid = self.state.table.maze.grid
        for seat, move in self.moves[len(self._commands) :]:
            self._commands.append((seat, command_of(move, grid)))
        return self._commands

    @property
    def asked(self) -> int | None:
        """The seat that must decide now, the first if there are several; None when the game is over."""
        return next(iter(self.asked_seats), None)

    @property
    def asked_seats(self) -> list[int]:
        """All seats that must decide now; more than one only for a veto (WC-19b)."""
        return asked_seats(self.state)

    @property
    def question(self) -> str:
        """The current question: one of `pyrite.game.questions.QUESTION_NAMES`."""
        return QUESTION_NAMES[self.state.table.question]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.table.winners)

    @property
    def gold(self) -> list[int]:
        """The gold of each seat, secret gold cards included."""
        privates = self.state.privates
        tokens = self.state.table.tokens
        return [sum(own.gold) + more for own, more in zip(privates, tokens, strict=True) if own is not None]

    def view(self, viewer: Viewer) -> View:
        """What a seat, or a spectator (None), knows now."""
        self._check(viewer)
        return View.of(self.state, viewer)

    def seen_by(self, viewer: Viewer, after: int = 0) -> list[tuple[int, Fact]]:
        """The facts that a viewer may see after number ``after``; they are numbered from 1 without gaps."""
        self._check(viewer)
        grid = self.state.table.maze.grid
        seen = (project(fact, viewer) for fact in self.facts)
        visible = [fact for fact in seen if fact is not None]
        return [(number, decode_fact(fact, grid)) for number, fact in enumerate(visible, 1) if number > after]

    def legal(self, seat: int) -> list[Command]:
        """The legal commands of a seat."""
        self._check(seat)
        own = self.state.privates[seat]
        assert own is not None
        grid = self.state.table.maze.grid
        return [command_of(number, grid) for number in legal_moves(self.state.table, seat, own)]

    def _check(self, viewer: Viewer) -> None:
        if viewer is not None and not is_whole(viewer, 0, self.rules.players - 1):
            raise BadInput(f"There is no seat {shown(viewer)} at this table.")

    def refusal(self, seat: int, command: Command) -> Refusal | None:
        """Why a seat may not give this command now; None if it may."""
        result = self._checked_move(seat, command)
        return result if isinstance(result, Refusal) else None

    def _checked_move(self, seat: int, command: Command) -> int | Refusal:
        """The move of a command, or why a seat may not give it now."""
        table = self.state.table
        if not is_whole(seat, 0, table.rules.players - 1):
            return Refusal("no-such-seat", f"There is no seat {shown(seat)} at this table.", "TURN-1")
        own = self.state.privates[seat]
        assert own is not None
        try:
            number = move_of(command, table.maze.grid)
        except BadInput as error:
            return Refusal("malformed", str(error), "TURN-1")
        return why_not(table, seat, own, number) or number

    def submit(self, seat: int, command: Command) -> list[Fact] | Refusal:
        """Play a command of a seat. Return its facts with all secrets, or the refusal."""
        move = self._checked_move(seat, command)
        if isinstance(move, Refusal):
            return move
        grid = self.state.table.maze.grid
        since = len(self.facts)
        self._spare = None
        self.state.journal = self.facts
        play(self.state, seat, move, self.deals)
        self.state.journal = None
        self.moves.append((seat, move))
        self.ends.append(len(self.facts))
        return [decode_fact(fact, grid) for fact in self.facts[since:]]

    def preview(self, seat: int, move: int) -> tuple[list[RawFact], State]:
        """The facts of a legal move and the state after it. The game itself does not change."""
        scratch = self._scratch_state()
        facts: list[RawFact] = []
        scratch.journal = facts
        play(scratch, seat, move, self.deals)
        scratch.journal = None
        return facts, scratch

    def _scratch_state(self) -> State:
        """A copy of the state. It belongs to the caller: without a commit, the next copy is a clone."""
        spare, self._spare = self._spare, None
        if spare is None:
            return self.state.clone()
        for fact in self._not_in_spare:
            apply(spare, fact)
        return spare

    def commit(
        self, facts: Sequence[RawFact], played: tuple[int, int] | None = None, after: State | None = None
    ) -> None:
        """Add the facts of a move, or the opening facts if there is no move. A move is given with its seat.

        ``after`` is the resulting state, if the caller has it from `preview` of the current state. Several moves
        that were played on one state are committed one after another with the same ``after``.
        """
        if after is None:
            self._spare = None
            for fact in facts:
                apply(self.state, fact)
        elif after is self.state:
            self._not_in_spare += facts
        else:
            self._spare, self._not_in_spare = self.state, list(facts)
            self.state = after
        self.facts += facts
        if played is None:
            self._spare = None
            self.ends = [len(self.facts)]
        else:
            self.moves.append(played)
            self.ends.append(len(self.facts))


def update_view(view: View, fact: Fact) -> None:
    """Apply a fact, as its viewer sees it, to the view of that viewer."""
    apply(view, encode_fact(fact, view.table.maze.grid))
