"""A game in sentences for one viewer, with a picture of the maze when it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from rich.text import Text

from pyrite.cli.maze import maze_text
from pyrite.cli.phrases import nuggets_words
from pyrite.cli.redundant_facts import is_redundant
from pyrite.cli.words import ALL, ViewerOrAll, describe_fact
from pyrite.game import Fact, Game
from pyrite.game.all_facts import apply
from pyrite.game.catalogue import ROLES
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.course import GameEnded, RoundBegun, RoundEnded, TurnBegun
from pyrite.game.facts.maze import GoalLaid, TunnelLaid, TunnelRemoved
from pyrite.game.modules.chests.facts import ChestLaid, GoalMoved
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.modules.detour import TunnelMoved
from pyrite.game.modules.toll.dwarfs import faced_cell
from pyrite.game.modules.toll.facts import DwarfLeft, DwarfStood
from pyrite.game.project import project
from pyrite.game.sides import LETTERS
from pyrite.game.state import RawFact, State, View
from pyrite.game.table import NOBODY, Table

Draw: TypeAlias = Literal["changes", "rounds", "never"]
"""When the maze is drawn: at each change, only at the end of a round, or not at all."""

_BOLD: Final = (RoundBegun, RoundEnded, GameEnded)


class Transcript:
    """A game as one viewer knows it. It is built from that viewer's facts and never reads the game itself."""

    def __init__(self, game: Game, viewer: ViewerOrAll, draw: Draw = "changes") -> None:
        self.viewer = viewer
        self.draw = draw
        self.state = _initial_state(game, viewer)
        self._changed_cells: set[int] = set()
        self._played: CardPlayed | None = None
        """The card last played in this turn. Its effects may follow after a veto window."""

    def paragraphs(self, facts: Sequence[RawFact]) -> Iterator[Text]:
        """The facts of one command as paragraphs, with pictures of the maze and the gold of each seat."""
        sentences: list[str] = []
        for raw in self._visible(facts):
            fact = decode_fact(raw, self.state.table.maze.grid)
            if isinstance(fact, GameEnded) or (isinstance(fact, RoundBegun) and self.state.table.roles):
                yield from _paragraph(sentences)
                yield self._gold_of_each_seat(over=isinstance(fact, GameEnded))
            self._apply(fact, raw)
            if isinstance(fact, CardPlayed | TurnBegun):
                self._played = fact if isinstance(fact, CardPlayed) else None
            if isinstance(fact, _BOLD):
                yield from _paragraph(sentences)
                yield Text(describe_fact(fact, self.viewer), style="bold")
            elif not is_redundant(fact, self._played):
                sentences.append(describe_fact(fact, self.viewer))
            if isinstance(fact, RoundEnded):
                yield from self._picture(("changes", "rounds"))
        yield from _paragraph(sentences)
        if self._changed_cells:
            yield from self._picture(("changes",))
        self._changed_cells = set()

    def _visible(self, facts: Iterable[RawFact]) -> Iterator[RawFact]:
        """The facts that the viewer receives."""
        for raw in facts:
            seen = raw if self.viewer == ALL else project(raw, self.viewer)
            if seen is not None:
                yield seen

    def _apply(self, fact: Fact, seen: RawFact) -> None:
        """Apply a fact to the state, and collect the cells of the picture that it changes."""
        table = self.state.table
        self._changed_cells |= _cells_changed(table, fact)  # before the fact is applied: cells that it empties
        apply(self.state, seen)
        self._changed_cells |= _cells_changed(table, fact)
        if isinstance(fact, RoundBegun):
            self._changed_cells.clear()

    def _picture(self, when: tuple[Draw, ...]) -> Iterator[Text]:
        if self.draw in when:
            yield maze_text(self.state.table, self._changed_cells).append("\n")
            self._changed_cells = set()

    def _gold_of_each_seat(self, *, over: bool) -> Text:
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


def _initial_state(game: Game, viewer: ViewerOrAll) -> State:
    """The state that the viewer knows before the first fact."""
    start = game.position
    if start is None:
        rules = game.rules
        assert game.state.sealed is not None
        return State.before(rules, game.state.sealed.seed) if viewer == ALL else View.blank(rules, viewer)
    return start.clone() if viewer == ALL else View.of(start, viewer)


def _cells_changed(table: Table, fact: Fact) -> set[int]:
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
            return {chests_at(table).chest_cells[fact.chest]} - {NOBODY}
        case DwarfStood() | DwarfLeft():
            return {faced_cell(table, grid.cell(*fact.cell), 1 << LETTERS.index(fact.side))}
        case _:
            return set()


def _paragraph(sentences: list[str]) -> Iterator[Text]:
    """Yield the collected sentences as one paragraph, and clear them."""
    if sentences:
        yield Text(" ".join(sentences))
        sentences.clear()
