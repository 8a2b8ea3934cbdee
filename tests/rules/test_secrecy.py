"""The same commands with other secrets: only viewers who may know them see a difference (INFO-4)."""

from dataclasses import dataclass

import pytest

from pyrite.game import Command, Game, LayTunnel, ReadMap, Rockfall, View, legal, update_view
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, MoveGoal, OpenChest, RobHand
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.trove import KeepCard
from pyrite.game.notation import parse_position, print_position
from tests.modules.chest_positions import BOTH, DECK, GATES, UPPER
from tests.modules.expansion_helpers import NEW_GOALS, chests, new_goals, tunnels
from tests.notation.without_history import without_history
from tests.rules.play import played, position, seen

CHESTS = f"""
players: 3
modules: chests
{GATES}
seat 0: digger; hand NEW, NESW, map, rockfall
seat 2: digger; hand NS, NW
"""
FIVE_GOALS = """
players: 3
modules: new_goals
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S┼ ┼ ┼ ┼ ─ ─ · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
"""
GUARDED = """
players: 3
modules: toll
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 1: saboteur; hand NEW
"""
WARDROBE = """
players: 2
modules: wardrobe, saboteur2
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  │ · · · · · · · ·
  │ · · · · · · · ?2
  └ ─ ─ · ┼W· · · ·
seat 0: saboteur; hand EW
seat 1: boss; hand map
"""
STACK = "saboteur, saboteur, " + "blue digger, " * 4 + "green digger, " * 4

Commands = tuple[tuple[int, Command], ...]


@dataclass(frozen=True)
class Play:
    """A position in two worlds, the commands, and the seats that may see a difference."""

    name: str
    position: str
    one: str
    other: str
    commands: Commands
    notice: frozenset[int] = frozenset()
    other_commands: Commands | None = None


def swapped(line: str, *words: str) -> str:
    """The line with two of its words swapped."""
    first, second = words
    return line.replace(first, "#").replace(second, first).replace("#", second)


FOUND = chests("one gold", "no draw", "extra draw", "bury five")
ABOVE = tunnels("NEW", "NEW", "NE", "NW")
REST = f"seat 1: saboteur; hand NS\ndeck: {DECK}"


def with_chest(found: str, *more: str, seat_1: str = "saboteur; hand NS", deck: str = DECK) -> str:
    """The rest of a position in which chest 0 holds this."""
    return "\n".join([chests(found), ABOVE, f"seat 1: {seat_1}", f"deck: {deck}", *more])


PLAYS = [
    Play(
        "chests that stay closed",
        CHESTS + REST,
        f"{FOUND}\n{ABOVE}",
        f"{swapped(FOUND, 'extra draw', 'rob a hand')}\n{swapped(ABOVE, 'NE chest', 'NES chest')}",
        ((0, UPPER),),
    ),
    Play(
        "a chest that a map shows",
        CHESTS + REST,
        f"{FOUND}\n{ABOVE}",
        f"{swapped(FOUND, 'extra draw', 'rob a hand')}\n{ABOVE}",
        ((0, LookInChest(2)),),
        frozenset({0}),
    ),
    Play(
        "a closed chest that a rockfall removes",
        CHESTS + REST,
        f"{FOUND}\n{ABOVE}",
        f"{swapped(FOUND, 'extra draw', 'rob a hand')}\n{swapped(ABOVE, 'NE chest', 'NW chest')}",
        ((0, Rockfall((5, -1))),),
    ),
    Play(
        "gold cards below the one that is picked",
        CHESTS,
        with_chest("one gold", "gold pile: 3 2 1 1"),
        with_chest("one gold", "gold pile: 2 3 1 1"),
        ((0, UPPER),),
    ),
    Play(
        "a hand that is robbed",
        CHESTS,
        with_chest("rob a hand"),
        with_chest("rob a hand", seat_1="saboteur; hand rockfall"),
        ((0, UPPER), (0, RobHand(1))),
        frozenset({0, 1}),
    ),
    Play(
        "three cards of the deck",
        CHESTS,
        with_chest("three for one", deck="NE, broken cart, NS"),
        with_chest("three for one", deck="EW, NE, map"),
        ((0, UPPER), (0, KeepCard("NE"))),
        frozenset({0}),
    ),
    Play(
        "which of three cards is kept",
        CHESTS,
        with_chest("three for one"),
        with_chest("three for one"),
        ((0, UPPER), (0, KeepCard("NE"))),
        frozenset({0}),
        ((0, UPPER), (0, KeepCard("NS"))),
    ),
    Play(
        "a card that was discarded face down",
        CHESTS,
        with_chest("search the discard", "discard: (NE), EW"),
        with_chest("search the discard", "discard: (broken cart), EW"),
        ((0, UPPER), (0, KeepCard("EW"))),
        frozenset({0}),
    ),
    Play(
        "five cards that are buried",
        CHESTS,
        with_chest("bury five", deck="NS, NE, NW, NES, rockfall"),
        with_chest("bury five", deck="map, EW, NW, broken cart, rockfall"),
        ((0, UPPER),),
    ),
    Play(
        "the role that is looked at",
        CHESTS,
        with_chest("look at a role", "left over: digger"),
        with_chest("look at a role", "left over: saboteur", seat_1="digger; hand NS"),
        ((0, UPPER), (0, LookAtRole(1))),
        frozenset({0, 1}),
    ),
    Play(
        "goals, one of which moves",
        CHESTS,
        with_chest("move a goal", "goals: gold, stone NE, stone NW"),
        with_chest("move a goal", "goals: stone NW, gold, stone NE"),
        ((0, UPPER), (0, MoveGoal(1))),
    ),
    Play(
        "chests opened one by one in front of all",
        CHESTS,
        with_chest("no more maps", "goals: gold, stone NE, stone NW"),
        with_chest("no more maps", "goals: stone NW, gold, stone NE"),
        ((0, BOTH), (0, OpenChest(1))),
    ),
    Play(
        "goals that were put aside",
        FIVE_GOALS + "seat 0: digger; hand map\nseat 1: saboteur; hand map",
        new_goals(*NEW_GOALS),
        new_goals(*NEW_GOALS[:5], *reversed(NEW_GOALS[5:])),
        ((0, ReadMap(3)),),
    ),
    Play(
        "a goal that a map shows",
        FIVE_GOALS + "seat 0: digger; hand map\nseat 1: saboteur; hand map",
        new_goals("gold", "stone NE", "stone NW", "spider", "dragon NE"),
        new_goals("gold", "stone NE", "stone NW", "sack of two", "dragon NE"),
        ((0, ReadMap(3)),),
        frozenset({0}),
    ),
    Play(
        "gold cards before a dragon",
        FIVE_GOALS + "seat 1: saboteur; hand map\n" + new_goals("gold", "stone NE", "dragon NE"),
        "seat 0: digger; hand EW; gold 1 1",
        "seat 0: digger; hand EW; gold 3 2",
        ((0, LayTunnel("EW", (7, 0))),),
        frozenset({0}),
    ),
    Play(
        "the card that was given for a dwarf",
        GUARDED,
        "seat 0: digger; hand map, rockfall",
        "seat 0: digger; hand map, rockfall",
        ((0, StandDwarf("map", (2, 0), "E")),),
        frozenset({0}),
        ((0, StandDwarf("rockfall", (2, 0), "E")),),
    ),
    Play(
        "the gold cards of a seat that pays a toll for another",
        GUARDED + "seat 0: digger; hand EW\ndwarfs: 1 at 2/0 E\ndwarfs left: 1",
        "seat 2: digger; hand map; gold 1",
        "seat 2: digger; hand map; gold 3",
        ((0, AskToll(2, (3, 0))), (2, AnswerToll(True)), (0, LayTunnel("EW", (3, 0)))),
        frozenset({2}),
    ),
    Play(
        "the gold cards of a seat that declines to pay a toll",
        GUARDED + "seat 0: digger; hand EW; gold 1\ndwarfs: 1 at 2/0 E\ndwarfs left: 1",
        "seat 2: digger; hand map; gold 1",
        "seat 2: digger; hand map; gold 3",
        ((0, AskToll(2, (3, 0))), (2, AnswerToll(False)), (0, LayTunnel("EW", (3, 0)))),
        frozenset({2}),
    ),
    Play(
        "the role in the wardrobe",
        WARDROBE,
        f"left over: {STACK}profiteer, geologist, geologist",
        f"left over: {STACK}geologist, geologist, profiteer",
        ((0, LayTunnel("EW", (3, 3))),),
        frozenset({0}),
    ),
]
OF_EACH = pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.name)


def played_out(play: Play, *, other: bool = False) -> Game:
    game = position(play.position, play.other if other else play.one)
    for seat, command in (play.other_commands or play.commands) if other else play.commands:
        played(game, seat, command)
    return game


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3", "INFO-4")
@OF_EACH
def test_only_viewers_who_may_know_see_a_difference(play: Play) -> None:
    one, other = played_out(play), played_out(play, other=True)
    noticed = set()
    for viewer in (None, *range(one.rules.players)):
        same = (
            one.seen_by(viewer) == other.seen_by(viewer)
            and seen(one, viewer) == seen(other, viewer)
            and legal(one.view(viewer)) == legal(other.view(viewer))
        )
        if not same:
            noticed.add(viewer)
    assert noticed == play.notice


@pytest.mark.rule("INFO-1", "INFO-2")
@OF_EACH
def test_applying_the_facts_of_a_viewer_gives_its_view(play: Play) -> None:
    for viewer in (None, 0, 1):
        game = played_out(play)
        assert game.position is not None
        view = View.of(game.position, viewer)
        for _, fact in game.seen_by(viewer):
            update_view(view, fact)
        assert view == game.view(viewer)


@pytest.mark.rule("INFO-1")
@OF_EACH
def test_each_step_can_be_written_down_as_a_position(play: Play) -> None:
    game = position(play.position, play.one)
    for seat, command in play.commands:
        played(game, seat, command)
        assert parse_position(print_position(game.state)) == without_history(game.state)
