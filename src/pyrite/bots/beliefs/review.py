"""Hindsight: how suspicion of each seat should have moved during a game, act by act, for one viewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pyrite.bots.beliefs.role_belief import Suspicion
from pyrite.game import Game, facts
from pyrite.game.apply import apply
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact, View


@dataclass(frozen=True)
class Moment:
    """Something that was done, and what to think of everyone since."""

    turn: int
    """In which turn of the round."""
    seats: tuple[int, ...]
    """Who did it; who vetoed it comes second."""
    told: tuple[RawFact, ...]
    """What the viewer was told of it."""
    before: tuple[float, ...]
    """For each seat how likely it was a saboteur until then."""
    after: tuple[float, ...]

    @property
    def moved_most(self) -> int:
        """The seat of which one thinks otherwise most of all since."""
        return max(range(len(self.after)), key=lambda seat: abs(self.after[seat] - self.before[seat]))

    @property
    def told_how_much(self) -> float:
        """By how much suspicion of that seat has moved, up or down."""
        return abs(self.after[self.moved_most] - self.before[self.moved_most])


@dataclass
class RoundInHindsight:
    """A round as one viewer should have seen through it."""

    number: int
    dealt: tuple[float, ...]
    """For each seat how likely it was a saboteur before anything was done."""
    moments: list[Moment] = field(default_factory=list)
    roles: tuple[int, ...] = ()
    """What everyone was, once that was shown (END-2)."""

    def course(self, seat: int) -> list[float]:
        """What to think of a seat, from the deal to the last moment."""
        return [self.dealt[seat], *(moment.after[seat] for moment in self.moments)]


def rounds_in_hindsight(game: Game, viewer: Viewer) -> list[RoundInHindsight]:
    """All rounds of a game, as a seat or an onlooker should have seen through them."""
    watch = _Watch(game, viewer)
    for told in _stretches(game, viewer):
        watch.take_in(told)
    return watch.rounds


class _Watch:
    """A viewer who follows a game."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        start = game.position
        self.view = View.blank(game.rules, viewer) if start is None else View.of(start, viewer)
        self.suspicion = Suspicion()
        self.rounds: list[RoundInHindsight] = []
        self._told: list[RawFact] = []
        if start is not None:
            self._begin_round()

    def take_in(self, told: Sequence[RawFact]) -> None:
        """Take in what one command brought about, or the part of it up to the end of a round."""
        turn = self.view.table.turn
        for fact in told:
            apply(self.view, fact)
        kinds = {fact[0] for fact in told}
        if facts.ROUND_BEGUN in kinds:
            self._begin_round()
        elif facts.ROUND_ENDED in kinds:
            self.rounds[-1].roles = tuple(self.view.table.roles)
        elif self.rounds and not self.rounds[-1].roles:
            self._weigh(turn, told)

    def _begin_round(self) -> None:
        self.suspicion = Suspicion()
        self.suspicion.watch(self.view.table, ())
        self.rounds.append(RoundInHindsight(self.view.table.round, self._guilt()))
        self._told = []

    def _weigh(self, turn: int, told: Sequence[RawFact]) -> None:
        """What a card tells is known when it takes effect or is vetoed; both are told as one (WC-19)."""
        latest = self.rounds[-1]
        before = latest.moments[-1].after if latest.moments else latest.dealt
        self.suspicion.watch(self.view.table, told)
        self._told += told
        after = self._guilt()
        if self.suspicion.acts or before != after:
            seats = tuple(act.seat for act in self.suspicion.acts)
            latest.moments.append(Moment(turn, seats, tuple(self._told), before, after))
            self._told = []
        elif any(fact[0] == facts.TURN_BEGUN for fact in told):
            self._told = []  # what came of an act after it was weighed

    def _guilt(self) -> tuple[float, ...]:
        return tuple(chances[SABOTEUR] for chances in self.suspicion.chances(self.view))


def _stretches(game: Game, viewer: Viewer) -> Iterator[list[RawFact]]:
    """What a viewer was told, command by command; where a round ends or begins, that by itself."""
    start = 0
    for end in game.ends:
        stretch: list[RawFact] = []
        for fact in game.facts[start:end]:
            seen = project(fact, viewer)
            if seen is None:
                continue
            if seen[0] in (facts.ROUND_ENDED, facts.ROUND_BEGUN):
                yield stretch
                yield [seen]
                stretch = []
            else:
                stretch.append(seen)
        yield stretch
        start = end


def told_most(rounds: Sequence[RoundInHindsight], count: int = 3) -> list[tuple[int, Moment]]:
    """The moments that moved suspicion most, the greatest first, each with the number of its round."""
    moments = [(each.number, moment) for each in rounds for moment in each.moments]
    return sorted(moments, key=lambda entry: -entry[1].told_how_much)[:count]
