"""Review of a finished game: how the beliefs of one viewer should have changed, action by action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.game import Game
from pyrite.game.all_facts import apply
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.facts.course import ROUND_BEGUN, ROUND_ENDED, TURN_BEGUN
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact, View


@dataclass(frozen=True)
class BeliefChange:
    """An action, and the probability of each seat being a saboteur before and after it."""

    turn: int
    """The turn of the round."""
    seats: tuple[int, ...]
    """The acting seat, then the seat that vetoed the action, if one did."""
    facts: tuple[RawFact, ...]
    """What the viewer saw of it."""
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def most_changed_seat(self) -> int:
        """The seat whose probability changed most."""
        return max(range(len(self.after)), key=lambda seat: abs(self.after[seat] - self.before[seat]))

    @property
    def size(self) -> float:
        """By how much the probability of that seat changed, up or down."""
        return abs(self.after[self.most_changed_seat] - self.before[self.most_changed_seat])


@dataclass
class RoundReview:
    """A round as one viewer should have understood it."""

    number: int
    prior: tuple[float, ...]
    """The probability of each seat being a saboteur before any action."""
    changes: list[BeliefChange] = field(default_factory=list)
    roles: tuple[int, ...] = ()
    """The roles, once they were shown (END-2)."""

    def history(self, seat: int) -> list[float]:
        """The probabilities of a seat, from the deal to the last action."""
        return [self.prior[seat], *(change.after[seat] for change in self.changes)]


def review_rounds(game: Game, viewer: Viewer) -> list[RoundReview]:
    """All rounds of a game, for a seat or a spectator."""
    reviewer = _Reviewer(game, viewer)
    for new_facts in _facts_by_command(game, viewer):
        reviewer.add(new_facts)
    return reviewer.rounds


class _Reviewer:
    """Follows a game as one viewer and collects the reviews of its rounds."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        start = game.position
        self.view = View.blank(game.rules, viewer) if start is None else View.of(start, viewer)
        self.belief = RoleBelief()
        self.rounds: list[RoundReview] = []
        self._pending: list[RawFact] = []
        """Facts seen since the last belief change."""
        if start is not None:
            self._start_round()

    def add(self, new_facts: Sequence[RawFact]) -> None:
        """Apply the facts of one command, or of the part of it up to the end of a round."""
        turn = self.view.table.turn
        for fact in new_facts:
            apply(self.view, fact)
        kinds = {fact[0] for fact in new_facts}
        if ROUND_BEGUN in kinds:
            self._start_round()
        elif ROUND_ENDED in kinds:
            self.rounds[-1].roles = tuple(self.view.table.roles)
        elif self.rounds and not self.rounds[-1].roles:
            self._update_belief(turn, new_facts)

    def _start_round(self) -> None:
        self.belief = RoleBelief()
        self.belief.watch(self.view.table, ())
        self.rounds.append(RoundReview(self.view.table.round, self._saboteur_probabilities()))
        self._pending = []

    def _update_belief(self, turn: int, new_facts: Sequence[RawFact]) -> None:
        """A card counts when it takes effect or is vetoed; playing and vetoing it are one change (WC-19)."""
        review = self.rounds[-1]
        before = review.changes[-1].after if review.changes else review.prior
        self.belief.watch(self.view.table, new_facts)
        self._pending += new_facts
        after = self._saboteur_probabilities()
        if self.belief.actions or before != after:
            seats = tuple(action.seat for action in self.belief.actions)
            review.changes.append(BeliefChange(turn, seats, tuple(self._pending), before, after))
            self._pending = []
        elif any(fact[0] == TURN_BEGUN for fact in new_facts):
            self._pending = []  # later effects of an action that was already counted

    def _saboteur_probabilities(self) -> tuple[float, ...]:
        return tuple(roles[SABOTEUR] for roles in self.belief.role_posterior(self.view))


def _facts_by_command(game: Game, viewer: Viewer) -> Iterator[list[RawFact]]:
    """What a viewer saw, command by command; the end and the beginning of a round are yielded alone."""
    start = 0
    for end in game.ends:
        part: list[RawFact] = []
        for fact in game.facts[start:end]:
            seen = project(fact, viewer)
            if seen is None:
                continue
            if seen[0] in (ROUND_ENDED, ROUND_BEGUN):
                yield part
                yield [seen]
                part = []
            else:
                part.append(seen)
        yield part
        start = end


def largest_changes(rounds: Sequence[RoundReview], count: int = 3) -> list[tuple[int, BeliefChange]]:
    """The largest belief changes, largest first, each with the number of its round."""
    changes = [(each.number, change) for each in rounds for change in each.changes]
    return sorted(changes, key=lambda entry: -entry[1].size)[:count]
