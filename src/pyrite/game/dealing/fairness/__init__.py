"""Checks that the shuffle was fair, step by step, each with a sentence for people (INFO-6, docs/fairness.md).

A record has the whole game. The record of one viewer has less; the check covers what that viewer saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from pyrite.game.dealing.fairness.fact_checker import FactChecker, Mismatch
from pyrite.game.dealing.shuffle import SEED_BYTES, add_contribution, commitment
from pyrite.game.declare import Fact
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.facts.course import Contributed, GameBegun, GameEnded, RoundBegun, SeedSealed
from pyrite.game.maze import grid_for
from pyrite.game.notation.json_lines import at_line
from pyrite.game.notation.record import Record, verify
from pyrite.game.notation.viewer_record import ViewerRecord
from pyrite.game.setup import Rules

Facts = Sequence[tuple[int, Fact]]
"""The facts of a game, each with its line in the file."""


class Outcome(Enum):
    """The result of a check."""

    HOLDS = "holds"
    WRONG = "wrong"
    UNCHECKED = "open"
    """It cannot be checked, or not yet."""


@dataclass(frozen=True)
class Step:
    """One check and its result."""

    outcome: Outcome
    text: str


def check_viewer_record(seen: ViewerRecord) -> list[Step]:
    """Check the shuffle with the record of one viewer."""
    return list(_Check(Rules(seen.set_up), seen.facts).steps())


def check_record(record: Record, version: str | None = None) -> list[Step]:
    """Check the shuffle with the record of the whole game, and the record against the rules."""
    steps: list[Step] = []
    if record.set_up is None:
        steps.append(_unchecked("The game began from a given position, not from a shuffle."))
    else:
        rules = Rules(record.set_up)
        grid = grid_for(rules.reach_of_deck)
        recorded = [(entry.line, fact) for entry in record.entries for fact in entry.facts]
        facts = [(line, decode_fact(at_line(line, encode_fact, fact, grid), grid)) for line, fact in recorded]
        check = _Check(rules, facts, record.set_up.seed, sorted(record.deals or {}), record.gold_pile is not None)
        steps += check.steps()
    difference = verify(record, version)
    if difference is not None:
        return [*steps, _wrong(f"Replaying the commands gives another game. {difference}")]
    return [*steps, _holds("Replaying the commands gives exactly the recorded facts.")]


class _Check:
    """The check of one game."""

    def __init__(
        self,
        rules: Rules,
        facts: Facts,
        own_seed: bytes | None = None,
        given_rounds: Sequence[int] = (),
        given_pile: bool = False,
    ) -> None:
        self.rules = rules
        self.facts = facts
        self.own_seed = own_seed
        """The seed in the file, published or not."""
        self.given_rounds = given_rounds
        self.given_pile = given_pile
        begun = [place for place, (_, fact) in enumerate(facts) if isinstance(fact, GameBegun)]
        self.before = [fact for _, fact in facts[: begun[0]]] if begun else []
        """The facts before the first random number was drawn."""
        self.begun = facts[begun[0]][1] if begun else None

    def steps(self) -> Iterator[Step]:
        """All checks, in order. A wrong one ends the checks that depend on it."""
        committed = self._find_commitment()
        if committed is None:
            yield _wrong("The file does not begin with a commitment to a seed, so nothing can be checked.")
            return
        yield _holds(f"The server committed to a seed before the deal: {committed}.")
        contributions = self._contributions()
        yield contributions
        if contributions.outcome is Outcome.WRONG:
            return
        seed = self._published_seed()
        if seed is None:
            yield _unchecked("The game is not over, so its seed is not published yet. Check again after the game.")
            seed = self.own_seed
        if seed is None:
            return
        whose = "published after the game" if self._published_seed() else "in this record"
        if len(seed) != SEED_BYTES or commitment(seed) != committed:
            yield _wrong(f"The seed {whose}, {seed.hex()}, does not match the commitment.")
            return
        yield _holds(f"The seed {whose}, {seed.hex()}, matches the commitment.")
        yield from self._check_facts(seed)

    def _find_commitment(self) -> str | None:
        """The commitment in the first fact; a second one must be equal."""
        committed = [fact for _, fact in self.facts if isinstance(fact, SeedSealed | GameBegun)]
        commitments = {fact.commitment for fact in committed}
        if not committed or self.facts[0][1] is not committed[0] or len(commitments) != 1 or self.begun is None:
            return None
        return commitments.pop()

    def _contributions(self) -> Step:
        added = [fact for _, fact in self.facts if isinstance(fact, Contributed)]
        in_time = [fact for fact in self.before if isinstance(fact, Contributed)]
        seats = [fact.seat for fact in added]
        if added != in_time:
            return _wrong("Words were added to the shuffle after the game had begun.")
        if seats != sorted(set(seats)) or not set(seats) <= set(range(self.rules.players)):
            return _wrong("The words are not listed by seat, each seat at most once.")
        if not added:
            return _holds("No player added words to the shuffle; it depends on the seed alone.")
        words = "; ".join(f'seat {fact.seat} "{fact.words}"' for fact in added)
        return _holds(f"Players added words before the deal: {words}. Check that yours are among them.")

    def _published_seed(self) -> bytes | None:
        ends = [fact for _, fact in self.facts if isinstance(fact, GameEnded)]
        return bytes.fromhex(ends[-1].seed) if ends else None

    def _check_facts(self, seed: bytes) -> Iterator[Step]:
        for fact in self.before:
            if isinstance(fact, Contributed):
                seed = add_contribution(seed, fact.seat, fact.words)
        checker = FactChecker(self.rules, seed, self.given_rounds, given_pile=self.given_pile)
        for line, fact in self.facts:
            if isinstance(fact, RoundBegun):
                yield from self._summary(checker)
            try:
                checker.check(fact)
            except Mismatch as error:
                part = f"Round {checker.round}" if checker.round else "The beginning"
                yield _wrong(f"{part} does not follow from the seed. Line {line}, {type(fact).__name__}: {error}.")
                return
        yield from self._summary(checker)

    def _summary(self, checker: FactChecker) -> Iterator[Step]:
        """The result for the part of the game that has just ended."""
        if checker.round in self.given_rounds:
            yield _unchecked(f"Round {checker.round} had a given deal, not a shuffle.")
        elif checker.round:
            count = ", ".join(f"{what} {number}" for what, number in checker.checked.items())
            yield _holds(f"Round {checker.round} follows from the seed. Cards compared: {count}.")
        else:
            yield from self._beginning(checker)
        checker.checked.clear()

    def _beginning(self, checker: FactChecker) -> Iterator[Step]:
        how = "drawn from the seed" if self.rules.set_up.first_seat is None else "as the set-up says"
        yield _holds(f"Seat {checker.first} begins, {how}.")
        if self.given_pile:
            yield _unchecked("The gold pile was given, not shuffled.")
        elif checker.checked["gold"]:
            yield _holds(f"The {checker.checked['gold']} gold cards are in the order that the seed gives.")


def _holds(text: str) -> Step:
    return Step(Outcome.HOLDS, text)


def _wrong(text: str) -> Step:
    return Step(Outcome.WRONG, text)


def _unchecked(text: str) -> Step:
    return Step(Outcome.UNCHECKED, text)
