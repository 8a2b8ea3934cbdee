"""A game in sentences for one viewer, with a picture of the maze when it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from rich.text import Text

from pyrite.cli.language import has_own_message, held_text, sentence
from pyrite.cli.maze import maze_text
from pyrite.cli.options import ALL, ViewerOrAll
from pyrite.game import Fact, Game
from pyrite.game.all_facts import apply
from pyrite.game.catalogue import ROLES
from pyrite.game.cells import NEW_GOAL_CELLS
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.course import GameEnded, RoundBegun, RoundEnded, TurnBegun
from pyrite.game.facts.maze import GoalLaid, TunnelLaid, TunnelRemoved
from pyrite.game.facts.roles import RoleChanged
from pyrite.game.modules.chests.facts import ChestLaid, GoalMoved
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.modules.detour import TunnelMoved
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.toll.facts import DwarfLeft, DwarfStood
from pyrite.game.modules.toll.state import faced_cell
from pyrite.game.modules.wardrobe import WardrobeEntered
from pyrite.game.project import project
from pyrite.game.sides import LETTERS
from pyrite.game.state import RawFact, State, View
from pyrite.game.table import NOBODY, Table
from pyrite.messages.log import is_redundant
from pyrite.messages.names import Names

Draw: TypeAlias = Literal["changes", "rounds", "never"]
"""When the maze is drawn: at each change, only at the end of a round, or not at all."""

_BOLD: Final = (RoundBegun, RoundEnded, GameEnded)


class Transcript:
    """A game as one viewer knows it. It is built from that viewer's facts and never reads the game itself."""

    def __init__(self, game: Game, viewer: ViewerOrAll, names: Names, draw: Draw = "changes") -> None:
        self.viewer = viewer
        self.names = names
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
                yield Text("\n".join([self._sentence(fact), *self._dealt(fact)]), style="bold")
            else:
                sentences += self._sentences(fact)
            if isinstance(fact, RoundEnded):
                yield from self._picture(("changes", "rounds"))
        yield from _paragraph(sentences)
        if self._changed_cells:
            yield from self._picture(("changes",))
        self._changed_cells = set()

    def _sentences(self, fact: Fact) -> list[str]:
        """The sentences about a fact: those of the log, and what else a player sees on the table."""
        redundant = is_redundant(fact, self._played) and not has_own_message(self.names, fact)
        said = [] if redundant else [self._sentence(fact)]
        if isinstance(fact, RolesDealt | RoleChanged | WardrobeEntered):
            said += self._new_roles(fact)
        return said

    def _sentence(self, fact: Fact) -> str:
        return sentence(self.names, None if self.viewer == ALL else self.viewer, fact)

    def _new_roles(self, fact: RolesDealt | RoleChanged | WardrobeEntered) -> list[str]:
        """The new roles that the viewer knows."""
        roles = fact.roles if isinstance(fact, RolesDealt) else (*(None,) * fact.seat, fact.role)
        if not any(roles):
            return []
        said = self.names.messages.text("cli-new-roles", roles=self.names.roles_of_seats(roles))
        return [self.names.messages.text("sentence", text=said)]

    def _dealt(self, fact: Fact) -> Iterator[str]:
        """What the viewer knows of a new deal: roles, hands, goals and chests."""
        if not isinstance(fact, RoundBegun):
            return
        names, text = self.names, self.names.messages.text
        for seat, (role, hand) in enumerate(zip(fact.roles, fact.hands, strict=True)):
            if role is not None:
                yield held_text(names, names.player(seat), role, [card for card in hand if card is not None])
        if goals := _known(fact.goals[: len(NEW_GOAL_CELLS)]):  # after these come the goals that are put aside
            yield text("cli-goals", goals=names.listed([names.card(face) for face in goals]))
        if chests := _known(fact.chests[: len(fact.chest_cells)]):
            contents = zip(chests, _known(fact.chest_tunnels), strict=False)
            listed = [
                text("cli-chest", found=names.found(found), tunnel=names.card(card)) for found, card in contents
            ]
            yield text("cli-chests", chests=names.listed(listed))

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
            yield maze_text(self.state.table, self.names, self._changed_cells).append("\n")
            self._changed_cells = set()

    def _gold_of_each_seat(self, *, over: bool) -> Text:
        """Roles and gold at the end of a round as the viewer sees them; at the end of the game, all (S2-3)."""
        roles = [self.names.role(ROLES[role]) for role in self.state.table.roles]
        players = [self.names.player(seat) for seat in range(len(roles))]
        width, wide = max(map(len, roles)), max(map(len, players))
        lines = [
            f"  {player:<{wide}}  {role:<{width}}  {', '.join(self._gold_of(seat, over=over))}".rstrip()
            for seat, (player, role) in enumerate(zip(players, roles, strict=True))
        ]
        return Text("\n".join([*lines, ""]))

    def _gold_of(self, seat: int, *, over: bool) -> Iterator[str]:
        table, own, text = self.state.table, self.state.privates[seat], self.names.messages.text
        cards, tokens = table.gold_cards[seat], table.tokens[seat]
        if own is not None:
            yield text("cli-nuggets", count=sum(own.gold) + tokens)
        if cards:
            yield text("cli-gold-cards", count=cards)
        if over or table.rules.edition.tokens_open or own is not None:
            yield from [text("cli-tokens", count=tokens)] if tokens else []
        elif table.rules.pays_tokens:
            yield text("cli-tokens-hidden")


def _initial_state(game: Game, viewer: ViewerOrAll) -> State:
    """The state that the viewer knows before the first fact."""
    start = game.position
    if start is None:
        rules = game.rules
        assert game.state.sealed is not None
        return State.before(rules, game.state.sealed.seed) if viewer == ALL else View.blank(rules, viewer)
    return start.clone() if viewer == ALL else View.of(start, viewer)


def _known(cards: Sequence[str | None]) -> list[str]:
    """The cards, or nothing if the viewer may not know them."""
    return [] if None in cards else [card for card in cards if card is not None]


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
