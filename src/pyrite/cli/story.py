"""Tells a game to one viewer in sentences, and draws the maze when it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from rich.text import Text

from pyrite.cli.maze import maze_text
from pyrite.cli.phrases import nuggets_words
from pyrite.cli.redundant_facts import goes_without_saying
from pyrite.cli.words import ALL, Hearer, tell
from pyrite.game import Fact, Game
from pyrite.game.apply import apply
from pyrite.game.catalogue import ROLES
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts import (
    CardPlayed,
    ChestLaid,
    DwarfLeft,
    DwarfStood,
    GameEnded,
    GoalLaid,
    GoalMoved,
    RoundBegun,
    RoundEnded,
    TunnelLaid,
    TunnelMoved,
    TunnelRemoved,
    TurnBegun,
)
from pyrite.game.project import project
from pyrite.game.sides import LETTERS
from pyrite.game.state import RawFact, State, View
from pyrite.game.table import NOBODY, Table
from pyrite.game.toll import faced_cell

Draw: TypeAlias = Literal["changes", "rounds", "never"]
"""When the maze is drawn: at each change, only at the end of a round, or not at all."""

_LOUD: Final = (RoundBegun, RoundEnded, GameEnded)


class Story:
    """A game as one viewer knows it. It is built from that viewer's facts and never reads the game itself."""

    def __init__(self, game: Game, hearer: Hearer, draw: Draw = "changes") -> None:
        self.hearer = hearer
        self.draw = draw
        self.state = _knowledge(game, hearer)
        self._fresh: set[int] = set()
        self._played: CardPlayed | None = None
        """The card last played in this turn. Its effects may follow after a veto window."""

    def tell(self, facts: Sequence[RawFact]) -> Iterator[Text]:
        """The story of one command: paragraphs, pictures of the maze, what players own."""
        told: list[str] = []
        for raw in self._told(facts):
            fact = decode_fact(raw, self.state.table.maze.grid)
            if isinstance(fact, GameEnded) or (isinstance(fact, RoundBegun) and self.state.table.roles):
                yield from _paragraph(told)
                yield self._purses(over=isinstance(fact, GameEnded))
            self._note(fact, raw)
            if isinstance(fact, CardPlayed | TurnBegun):
                self._played = fact if isinstance(fact, CardPlayed) else None
            if isinstance(fact, _LOUD):
                yield from _paragraph(told)
                yield Text(tell(fact, self.hearer), style="bold")
            elif not goes_without_saying(fact, self._played):
                told.append(tell(fact, self.hearer))
            if isinstance(fact, RoundEnded):
                yield from self._picture(("changes", "rounds"))
        yield from _paragraph(told)
        if self._fresh:
            yield from self._picture(("changes",))
        self._fresh = set()

    def _told(self, facts: Iterable[RawFact]) -> Iterator[RawFact]:
        """The facts that the viewer receives."""
        for raw in facts:
            seen = raw if self.hearer == ALL else project(raw, self.hearer)
            if seen is not None:
                yield seen

    def _note(self, fact: Fact, seen: RawFact) -> None:
        """Apply a fact, and remember which cells of the picture it changes."""
        table = self.state.table
        self._fresh |= _changed(table, fact)  # before the fact is applied: cells that it empties
        apply(self.state, seen)
        self._fresh |= _changed(table, fact)
        if isinstance(fact, RoundBegun):
            self._fresh.clear()

    def _picture(self, when: tuple[Draw, ...]) -> Iterator[Text]:
        if self.draw in when:
            yield maze_text(self.state.table, self._fresh).append("\n")
            self._fresh = set()

    def _purses(self, *, over: bool) -> Text:
        """Roles and gold at the end of a round as the viewer sees them; at the end of the game, all (S2-3)."""
        table = self.state.table
        open_to_all = over or table.rules.edition.tokens_open
        lines = []
        width = max(len(ROLES[role]) for role in table.roles)
        for seat, role in enumerate(table.roles):
            own = self.state.privates[seat]
            cards, tokens = table.gold_cards[seat], table.tokens[seat]
            held = [nuggets_words(sum(own.gold) + tokens)] if own is not None else []
            held += [f"{cards} gold card{'s' * (cards != 1)}"] if cards else []
            if open_to_all or own is not None:
                held += [f"{tokens} in tokens"] if tokens else []
            elif table.rules.pays_tokens:
                held.append("tokens face down")
            lines.append(f"  seat {seat:<2} {ROLES[role]:<{width}}  {', '.join(held)}".rstrip())
        return Text("\n".join([*lines, ""]))


def _knowledge(game: Game, hearer: Hearer) -> State:
    """What the viewer knows before the first fact."""
    start = game.position
    if start is None:
        rules = game.rules
        assert game.state.sealed is not None
        return State.before(rules, game.state.sealed.seed) if hearer == ALL else View.blank(rules, hearer)
    return start.clone() if hearer == ALL else View.of(start, hearer)


def _changed(table: Table, fact: Fact) -> set[int]:
    """The cells of the picture that a fact changes."""
    grid = table.maze.grid
    match fact:
        case TunnelLaid() | TunnelRemoved():
            return {grid.cell(*fact.cell)}
        case TunnelMoved():
            return {grid.cell(*fact.origin), grid.cell(*fact.cell)}
        case GoalLaid() | GoalMoved():
            return {table.goal_cells[fact.goal]}
        case ChestLaid():
            return {table.chest_cells[fact.chest]} - {NOBODY}
        case DwarfStood() | DwarfLeft():
            return {faced_cell(table, grid.cell(*fact.cell), 1 << LETTERS.index(fact.side))}
        case _:
            return set()


def _paragraph(told: list[str]) -> Iterator[Text]:
    """Return the collected sentences as one paragraph and start a new one."""
    if told:
        yield Text(" ".join(told))
        told.clear()
