"""Follows the hands, so that checkers know which cards each seat holds.

The ``check_…`` of a fact says by `loses` and `gains` which cards it moves. For facts of modules without a check
this is derived: each fact is also applied to a state with all secrets.
"""

from collections import Counter
from collections.abc import Iterable

from pyrite.game import SetUp
from pyrite.game.all_facts import FACTS, apply
from pyrite.game.catalogue import NAME
from pyrite.game.state import RawFact, State
from tests.properties.gold_checker import GoldChecker
from tests.properties.moved_cards import MODULE_OF, described

Hand = Counter[str]


class HandChecker(GoldChecker):
    """The hand of each seat."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up)
        self.state = State.before(self.view.table.rules, set_up.seed)
        """The game with all secrets, after the facts so far."""
        self.raw: RawFact = ()
        """The fact that is checked now."""
        self.cards: list[Hand] = [Counter() for _ in range(self.players)]
        """The hand of each seat."""

    def check_fact(self, raw: RawFact) -> None:
        """Check one fact, and move the cards that a module's fact without a check moves."""
        self.raw = raw
        super().check_fact(raw)
        derived = raw[0] in MODULE_OF and not hasattr(self, f"check_{FACTS[raw[0]].__name__}")
        before = self._hands() if derived else []
        apply(self.state, raw)
        if derived:
            self._follow(before)

    def _hands(self) -> list[Hand]:
        return [Counter(NAME[card] for card in own.hand) for own in self.state.privates if own is not None]

    def _follow(self, before: list[Hand]) -> None:
        for seat, (there, here) in enumerate(zip(before, self._hands(), strict=True)):
            self.loses(seat, (there - here).elements())
            self.gains(seat, (here - there).elements())

    def loses(self, seat: int, cards: Iterable[object]) -> None:
        """Cards leave a hand."""
        for card in map(str, cards):
            assert self.cards[seat][card] > 0, f"{described(self.raw)}: {card} is not in the hand of seat {seat}"
            self.cards[seat][card] -= 1

    def gains(self, seat: int, cards: Iterable[object]) -> None:
        """Cards come into a hand."""
        self.cards[seat].update(map(str, cards))
