"""What every part of the referee knows: the table as an onlooker sees it, and a few things that are secret."""

from typing import Any

from pyrite.game import SetUp, View, facts, follow, plain_view
from pyrite.game.fact_codec import named
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from tests import oracle


class Watcher:
    """Watches one game, fact by fact: ``see_…`` before a fact is taken note of, ``after_…`` when it is."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.modules = set_up.modules
        self.options = oracle.options(set_up.edition, set_up.house_rules)
        self.players = set_up.players
        self.view = View.blank(Rules(set_up), None)
        self.round = 0
        self.first = -1
        self.turn: int | None = None
        """Whose turn it is."""
        self.roles: list[str] = []
        self.purses: list[list[int]] = [[] for _ in range(self.players)]
        """The gold cards of each seat."""
        self.tokens = [oracle.start_gold(self.modules)] * self.players
        self.owed = ""
        """What must happen before anything else is turned over or drawn: the name of a fact."""

    def watch(self, raw: RawFact) -> None:
        """Check one fact against those before it, then take note of it."""
        grid = self.view.table.maze.grid
        fact = named(raw, grid)
        name = type(fact).__name__
        self.see_anything(name)
        getattr(self, f"see_{name}", self.see_nothing_special)(fact)
        told = project(raw, None)
        if told is not None:
            follow(self.view, named(told, grid))
        getattr(self, f"after_{name}", self.see_nothing_special)(fact)

    def see_anything(self, name: str) -> None:
        """Whatever happens next, by its name."""

    def see_nothing_special(self, fact: facts.Fact) -> None:
        """Nothing to check beyond what other facts will show."""

    def plain(self) -> dict[str, Any]:
        return plain_view(self.view)

    def whose_turn(self) -> int | None:
        """Whose turn comes, or None if the round is over."""
        raise NotImplementedError

    def owes(self, name: str) -> None:
        """Before anything else this must happen."""
        assert not self.owed
        self.owed = name

    def pays_back(self, name: str) -> None:
        """It has happened."""
        assert self.owed == name
        self.owed = ""
