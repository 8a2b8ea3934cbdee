"""The base class of the checkers: it follows a game fact by fact, as a spectator and with some secrets."""

from typing import Any

from pyrite.game import SetUp, View, update_view
from pyrite.game.declare import Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from tests import oracle
from tests.flat_view import flat_view


class FactChecker:
    """Checks one game, fact by fact: ``check_…`` is called before a fact is applied, ``after_…`` afterwards."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.modules = set_up.modules
        self.options = oracle.options(set_up.edition, set_up.house_rules)
        self.players = set_up.players
        self.view = View.blank(Rules(set_up), None)
        self.round = 0
        self.first = -1
        self.turn: int | None = None
        """The seat whose turn it is."""
        self.roles: list[str] = []
        self.purses: list[list[int]] = [[] for _ in range(self.players)]
        """The gold cards of each seat."""
        self.tokens = [oracle.start_gold(self.modules)] * self.players
        self.required = ""
        """The name of a fact that must come before anything else is turned over or drawn."""

    def check_fact(self, raw: RawFact) -> None:
        """Check one fact against those before it, then apply it."""
        grid = self.view.table.maze.grid
        fact = decode_fact(raw, grid)
        name = type(fact).__name__
        self.check_any(name)
        getattr(self, f"check_{name}", self.check_nothing)(fact)
        visible = project(raw, None)
        if visible is not None:
            update_view(self.view, decode_fact(visible, grid))
        getattr(self, f"after_{name}", self.check_nothing)(fact)

    def check_any(self, name: str) -> None:
        """Called before every fact, with its name."""

    def check_nothing(self, fact: Fact) -> None:
        """Nothing to check for this fact."""

    def view_json(self) -> dict[str, Any]:
        return flat_view(self.view)

    def whose_turn(self) -> int | None:
        """The seat with the next turn, or None if the round is over."""
        raise NotImplementedError

    def require(self, name: str) -> None:
        """Require this fact next."""
        assert not self.required
        self.required = name

    def fulfil(self, name: str) -> None:
        """Note that the required fact has come."""
        assert self.required == name
        self.required = ""
