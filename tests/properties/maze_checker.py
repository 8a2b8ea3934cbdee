"""Checks the maze: goals and chests to turn over, their orientation and effects, tolls."""

from typing import Any

from pyrite.game import LayTunnel, SetUp
from pyrite.game.facts.course import Asked
from pyrite.game.facts.gold import TokensMoved
from pyrite.game.facts.maze import GoalLaid, GoalTurned, TunnelLaid, TunnelRemoved
from pyrite.game.facts.piles import DeckBuried
from pyrite.game.modules.chests.facts import ChestLaid, ChestOpened, ChestTurned, GoalMoved
from pyrite.game.modules.detour import Detour, TunnelMoved
from pyrite.game.modules.toll.facts import DwarfStood
from pyrite.game.moves import CHEST
from pyrite.game.table import NOBODY
from tests import oracle
from tests.oracle.chests import chest_orientations, chests_reached, movable_goals
from tests.oracle.new_goals import goal_gold
from tests.oracle.toll import dwarfs_that_stay, tolls
from tests.oracle.wardrobe import joined as special_joined
from tests.properties.fact_checker import FactChecker

ENDS_ROUND = ("gold", "spider")


class MazeChecker(FactChecker):
    """Goals, chests, the wardrobe, the party, dwarfs."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up)
        self.one_a_turn = self.options["goals_at_once"] == "one"
        self.begin_maze()

    def begin_maze(self) -> None:
        self.before: dict[str, Any] = {}
        self.fresh: set[int] = set()
        """Goals newly joined in this turn (GOAL-4)."""
        self.turned_one = False
        self.chosen_freely = False
        self.laying: int | None = None
        """The goal or chest that is turned over and not laid yet."""
        self.orientations: set[str] = set()
        """Its allowed orientations."""
        self.joined: dict[int, int] = {}
        """Face-down goals that were joined in this round, and who joined each first (GOAL-4)."""
        self.waiting: list[int] | None = None
        """Goals still to be turned over, once the round has ended without gold (GOAL-4)."""
        self.gold_by: int | None = None
        self.over = False
        """The gold or a spider was turned over (GOAL-5)."""
        self.special_used = False
        self.found: list[str] = []
        """The contents of the chests opened in this turn."""
        self.dwarfs: list[dict[str, Any]] = []
        self.tolls: list[tuple[int, int]] = []
        self.tolls_paid: list[tuple[int, int]] = []

    def begin_turn_in_the_maze(self) -> None:
        self.fresh, self.turned_one, self.found = set(), False, []
        self.tolls, self.tolls_paid = [], []
        if "toll" in self.modules:
            view = self.view_json()
            staying = dwarfs_that_stay({**view, "dwarfs": self.dwarfs})
            assert view["dwarfs"] == staying
            self.dwarfs = staying

    # ------------------------------------------------------------ what is due

    def due(self, view: dict[str, Any]) -> set[int]:
        """The goals and chests to be turned over now, chests from `CHEST` on (GOAL-1, GOAL-4, GOAL-7)."""
        if self.over:
            return set()
        goals = oracle.goals_reached(view)
        if self.one_a_turn:
            goals = set() if self.turned_one else goals & self.fresh
        return goals | {CHEST + chest for chest in (chests_reached(view) if "chests" in self.modules else ())}

    def special_is_due(self, view: dict[str, Any]) -> bool:
        return not self.special_used and not self.over and special_joined(view)

    def check_nothing_is_due(self) -> None:
        """Check that nothing is left to turn over (GOAL-1), and that no turn continues after the gold (GOAL-2)."""
        view = self.view_json()
        assert not self.required
        assert self.laying is None
        assert not self.due(view), f"{self.due(view)} are reached and were not turned over"
        assert not self.special_is_due(view)
        assert not self.over

    # ------------------------------------------------------------ tunnels

    def announce_tunnel(self, seat: int, command: LayTunnel | Detour) -> None:
        """Note who will pay whom when it takes effect (TOLL-2, TOLL-4)."""
        view = self.view_json()
        if isinstance(command, Detour):
            view["dwarfs"] = [each for each in view.get("dwarfs", []) if each["cell"] != view["last_laid"]]
        self.tolls = tolls(view, seat, command.cell)
        self.tolls_paid = []

    def check_TunnelLaid(self, fact: TunnelLaid) -> None:  # noqa: N802 - named after the fact
        before = self.view_json()
        assert oracle.may_lay(before, fact.tunnel, fact.cell)
        assert self.tolls_paid == self.tolls
        self.before = before

    def after_TunnelLaid(self, fact: TunnelLaid) -> None:  # noqa: N802
        self.note_joins()

    def check_TunnelMoved(self, fact: TunnelMoved) -> None:  # noqa: N802
        before = self.view_json()
        assert before["last_laid"] == list(fact.origin)
        lifted = {**before, "maze": [card for card in before["maze"] if card["cell"] != list(fact.origin)]}
        assert fact.origin != fact.cell
        assert oracle.may_lay(lifted, fact.tunnel, fact.cell)
        assert self.tolls_paid == self.tolls
        self.before = before

    def after_TunnelMoved(self, fact: TunnelMoved) -> None:  # noqa: N802
        self.note_joins()

    def check_TunnelRemoved(self, fact: TunnelRemoved) -> None:  # noqa: N802
        self.before = self.view_json()

    def after_TunnelRemoved(self, fact: TunnelRemoved) -> None:  # noqa: N802
        self.note_joins()

    def note_joins(self) -> None:
        """Note who first joined each face-down goal; a goal that is cut off keeps its joiner (GOAL-4)."""
        assert self.turn is not None
        if not self.one_a_turn:
            return
        after = self.view_json()
        now = oracle.goals_reached(after)
        self.fresh = (self.fresh & now) | oracle.goals_freshly_reached(self.before, after)
        self.joined = oracle.first_joiners(self.joined, after, self.turn)
        noted = enumerate(self.view.table.joined_by)
        assert {goal: seat for goal, seat in noted if seat != NOBODY} == self.joined

    # ------------------------------------------------------------ goals and chests

    def check_question(self, fact: Asked) -> None:
        """Check that order and orientation are asked for exactly if there is a choice."""
        assert fact.seat == self.turn
        if fact.question == "goal":
            view = self.view_json()
            assert not self.required
            assert not self.special_is_due(view)
            assert len(self.due(view)) > 1
            assert list(fact.choices) == sorted(self.due(view))
        else:
            assert len(self.orientations) > 1
            assert fact.choices == (self.laying,)
        self.chosen_freely = True

    def turn_over(self, seat: int, target: int) -> None:
        view = self.view_json()
        due = self.due(view)
        assert not self.required
        assert not self.special_is_due(view)
        assert seat == self.turn
        assert target in due
        assert self.chosen_freely == (len(due) > 1)
        self.chosen_freely = False
        self.laying = target

    def check_GoalTurned(self, fact: GoalTurned) -> None:  # noqa: N802
        if self.waiting is not None or (self.one_a_turn and not self.due(self.view_json())):
            self.turned_at_the_end(fact)
            return
        self.turn_over(fact.seat, fact.goal)
        self.turned_one = True
        if fact.face in ENDS_ROUND:
            self.over = True
        if fact.face == "gold":
            self.gold_by = fact.seat

    def turned_at_the_end(self, fact: GoalTurned) -> None:
        """GOAL-4, one goal a turn: joined goals are turned over at the end of the round, but not laid."""
        if self.waiting is None:
            assert self.whose_turn() is None
            self.waiting = sorted(self.joined)
        assert fact.goal == self.waiting.pop(0)
        assert fact.seat == self.joined[fact.goal]
        if fact.face in ENDS_ROUND:
            self.waiting.clear()  # GOAL-5
        if fact.face == "gold":
            self.gold_by = fact.seat

    def after_GoalTurned(self, fact: GoalTurned) -> None:  # noqa: N802
        if self.waiting is None:
            assert fact.face is not None
            self.orientations = oracle.goal_orientations(self.view_json(), fact.goal, fact.face)
            assert self.orientations

    def check_ChestTurned(self, fact: ChestTurned) -> None:  # noqa: N802
        self.turn_over(fact.seat, CHEST + fact.chest)

    def after_ChestTurned(self, fact: ChestTurned) -> None:  # noqa: N802
        assert fact.tunnel is not None
        self.orientations = chest_orientations(self.view_json(), fact.chest, fact.tunnel)
        assert self.orientations

    def lay(self, target: int, tunnel: str) -> None:
        assert target == self.laying
        assert tunnel in self.orientations
        assert self.chosen_freely == (len(self.orientations) > 1)
        self.chosen_freely, self.orientations, self.laying = False, set(), None
        self.before = self.view_json()

    def check_GoalLaid(self, fact: GoalLaid) -> None:  # noqa: N802
        self.lay(fact.goal, fact.tunnel)

    def after_GoalLaid(self, fact: GoalLaid) -> None:  # noqa: N802
        self.note_joins()
        face = self.view_json()["goals"][fact.goal]["face"]
        purse = self.tokens[fact.seat] + sum(self.purses[fact.seat])
        if goal_gold(face, purse):
            self.require(f"TokensPaid {goal_gold(face, purse)}")
        elif face.startswith("dragon "):
            self.require("NothingToLose")

    def check_ChestLaid(self, fact: ChestLaid) -> None:  # noqa: N802
        self.lay(CHEST + fact.chest, fact.tunnel)

    def after_ChestLaid(self, fact: ChestLaid) -> None:  # noqa: N802
        self.note_joins()
        self.require("ChestOpened")

    def check_ChestOpened(self, fact: ChestOpened) -> None:  # noqa: N802
        self.fulfil("ChestOpened")
        assert fact.found is not None
        self.found.append(fact.found)

    def after_ChestOpened(self, fact: ChestOpened) -> None:  # noqa: N802
        """Immediate effects (CHEST-5)."""
        view = self.view_json()
        required = {
            "one gold": self.one_gold(),
            "move a goal": "GoalMoved" if movable_goals(view) else "",
            "look at a role": "RoleSeen",
            "search the discard": "DiscardShuffled" if view["discard"] else "",
            "bury five": "DeckBuried" if view["deck"] else "",
        }
        assert fact.found is not None
        if required.get(fact.found):
            self.require(required[fact.found])

    def one_gold(self) -> str:
        """The name of the fact that pays a chest with one gold."""
        raise NotImplementedError

    def check_GoalMoved(self, fact: GoalMoved) -> None:  # noqa: N802
        self.fulfil("GoalMoved")
        self.before = self.view_json()
        movable = movable_goals(self.before)
        assert fact.goal in movable
        assert self.chosen_freely == (len(movable) > 1)
        self.chosen_freely = False

    def after_GoalMoved(self, fact: GoalMoved) -> None:  # noqa: N802
        self.note_joins()

    def check_DeckBuried(self, fact: DeckBuried) -> None:  # noqa: N802
        self.fulfil("DeckBuried")
        assert len(fact.cards) == min(5, self.view.table.deck)

    # ------------------------------------------------------------ dwarfs

    def after_DwarfStood(self, fact: DwarfStood) -> None:  # noqa: N802
        self.dwarfs.append({"owner": fact.seat, "cell": list(fact.cell), "side": fact.side})

    def check_TokensMoved(self, fact: TokensMoved) -> None:  # noqa: N802
        self.tolls_paid.append((fact.giver, fact.taker))
        assert fact.tokens == 1
        self.tokens[fact.giver] -= 1
        self.tokens[fact.taker] += 1
