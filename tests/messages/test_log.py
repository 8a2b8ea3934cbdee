"""Facts have whole sentences in every language, and say only what their viewer may know."""

import re
from collections.abc import Callable
from functools import cache, partial

import pytest

from pyrite.game import COMMANDS, Command, Fact, Game, SetUp
from pyrite.game import commands as c
from pyrite.game.all_facts import FACTS
from pyrite.game.facts.cards import (
    CardPlayed,
    CardTaken,
    DiscardedTwo,
    Drew,
    HandsSwapped,
    Passed,
    TakenFromFront,
)
from pyrite.game.facts.course import GameEnded, RoundEnded
from pyrite.game.facts.gold import GoldDealt, GoldTaken, Stole, TokensMoved, TokensPaid
from pyrite.game.facts.maze import GoalTurned, Looked, TunnelLaid
from pyrite.game.facts.piles import CardKept, CardsLifted
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from pyrite.game.modules import BASE, MODULES
from pyrite.game.modules.chests.commands import LookInChest
from pyrite.game.modules.chests.facts import ChestSeen
from pyrite.game.modules.goal_swap import GoalsPutBack, SwapGoals
from pyrite.game.modules.toll.facts import DwarfLeft, TollAnswered, TollAsked
from pyrite.messages.bundle import Messages
from pyrite.messages.fields import message_name
from pyrite.messages.log import fact_text, is_redundant
from pyrite.messages.names import Names
from pyrite.rulebook import LANGUAGES, Language
from tests.messages.test_message_files import CLIENTS, files, ids
from tests.modules.needs import messages_of
from tests.notation.sample_games import MIXES, bot_game, fresh, mixed, near_the_gold, random_game

PLAYERS = ("Ann", "Ben", "Cem", "Dua", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")


@cache
def names_in(language: Language) -> Names:
    return Names(Messages(language), PLAYERS.__getitem__)


def said(fact: Fact, viewer: int | None, language: Language = "en") -> str:
    return fact_text(names_in(language), viewer, fact)


def log_messages() -> set[str]:
    """The messages of the game's log."""
    found = {name for file in files("en") if file != "web" for name in ids("en", file)}
    return {name for name in found if name.startswith("log-")}


def test_every_message_of_the_log_belongs_to_a_fact_or_a_played_card() -> None:
    """None is missing: tests/modules/test_every_module.py."""
    assert log_messages() <= {message for module in (BASE, *MODULES.values()) for message in messages_of(module)}


def test_every_message_of_the_command_line_is_used() -> None:
    """By its id in the code, or by a fact or a played card that the terminal says in its own way."""
    code = "".join(path.read_text("utf-8") for path in CLIENTS["cli"].parent.glob("*.py"))
    said = {f"cli-{message_name(kind.__name__)}" for kind in FACTS}
    said |= {f"cli-play-{message_name(name)}" for name in COMMANDS}
    named = set(re.findall(r"""["'](cli-[a-z-]+)["']""", code))
    assert sorted(set(ids("en", "cli")) - said - named) == []
    assert sorted(named - set(ids("en", "cli"))) == []


SENTENCES: list[tuple[Fact, int | None, str]] = [
    (Passed(1, (None,), None), 0, "Ben discarded a card"),
    (Passed(1, (None, None), None), 0, "Ben discarded 2 cards"),
    (Passed(1, ("NES", "map")), 1, "You discarded 2 cards: tunnel up, right, and down + map"),
    (Passed(1, ("map",), True), 1, "You could not play and discarded a card: map"),
    (DiscardedTwo(1, (None, None)), 0, "Ben discarded two cards"),
    (TakenFromFront(1, "trapped"), 1, "Removed from you: trapped card"),
    (GoalTurned(1, 0, "stone NE"), 0, "Ben turned over goal 1: plain stone"),
    (Looked(1, 2, "gold"), 1, "You looked at goal 3 and saw: the treasure"),
    (Looked(1, 2, "dragon NW"), None, "Ben looked at goal 3 and saw: dragon"),
    (Looked(1, 2, None), 0, "Ben looked at goal 3"),
    (RoleSeen(1, 0, None), 0, "Ben looked at your role"),
    (RoleSeen(1, 1, "geologist"), 1, "You looked at your own role: geologist"),
    (RoleSeen(1, 1, None), 2, "Ben looked at their own role"),
    (RoleChanged(1, "boss"), 1, "You got a new role"),
    (HandsSwapped(1, 2, ("map",), ()), 2, "Ben got: map. You got: no cards"),
    (HandsSwapped(1, 2, (None,), (None,)), 0, "Ben swapped hands with Cem"),
    (CardTaken(1, 0, "map"), 0, "Ben took a card from your hand: map"),
    (CardTaken(1, 0, None), 2, "Ben took a card from Ann\u2019s hand"),
    (CardsLifted(1, True, ("map", "NS")), 1, "You looked at 2 cards from the deck: map + tunnel up and down"),
    (CardKept(1, False, None), 0, "Ben kept one of the cards"),
    (GoalsPutBack(1, 0, 2, None), 0, "Ben put the two goal cards back, swapped or not"),
    (GoalsPutBack(1, 0, 2, True), 1, "You put the two goal cards back swapped"),
    (
        ChestSeen(1, 2, "NE chest", "one gold"),
        1,
        "You looked in the chest and saw: 1 gold. The tunnel on top: tunnel up and right; from a chest",
    ),
    (GoldTaken(1, None), 0, "Ben took a gold card"),
    (GoldTaken(1, 3), 1, "You took a gold card with 3 nuggets"),
    (GoldDealt(1, 3, 3, (None,), ()), 0, "Ben got 3 gold"),
    (GoldDealt(1, 3, 1, (1,), ()), 1, "You got 1 gold instead of 3: no gold cards were left to make the sum"),
    (TokensPaid(1, -1), 1, "You lost 1 gold"),
    (TokensMoved(1, 2, 1), 2, "Ben paid 1 gold to you"),
    (Stole(1, None), 0, "Ben stole nothing"),
    (Stole(1, 0), 0, "Ben stole 1 gold from you"),
    (DwarfLeft(1, (3, 0), "N"), 1, "Your toll dwarf left the maze"),
    (TollAsked(1, 0, (4, 0)), 1, "You asked Ann to pay the toll"),
    (TollAnswered(1, (4, 0), False), 0, "Ben refused to pay the toll"),
    (
        RoundEnded(True, 1, ("boss", "saboteur"), ("geologist",)),
        0,
        "The round is over: the treasure was reached. Roles: you (boss) and Ben (saboteur); unused: geologist",
    ),
    (
        RoundEnded(False, None, ("boss",), ()),
        None,
        "The round is over: the treasure was not reached. Roles: Ann (boss)",
    ),
    (GameEnded(((1,), (3,), (3,)), (1, 2), "00"), 2, "The game is over: Ben and you won"),
]

PLAYED: list[tuple[Command, int | None, str]] = [
    # by seat 1
    (c.LayTunnel("NSW", (3, -1)), 0, "Ben placed a tunnel at column 3, 1 row up"),
    (c.ReadMap(2), 1, "You played a map on goal 3"),
    (LookInChest(2), 0, "Ben played a map on chest 3"),
    (c.Sabotage("broken cart", 0), 0, "Ben broke your cart"),
    (c.Sabotage("broken lantern", 1), 0, "Ben broke their own lantern"),
    (c.Repair("repair cart", 1, "cart"), 1, "You repaired your own cart"),
    (c.Repair("master craftsman", 2, "pickaxe"), None, "Ben repaired Cem\u2019s pickaxe"),
    (c.Free(1), 1, "You freed yourself"),
    (SwapGoals((0, 2)), 0, "Ben picked up goal 1 and goal 3"),
]


@pytest.mark.parametrize(("fact", "viewer", "sentence"), SENTENCES)
def test_a_fact_has_this_sentence(fact: Fact, viewer: int | None, sentence: str) -> None:
    assert said(fact, viewer) == sentence


@pytest.mark.parametrize(("command", "viewer", "sentence"), PLAYED)
def test_a_played_card_has_this_sentence(command: Command, viewer: int | None, sentence: str) -> None:
    assert said(CardPlayed(1, command), viewer) == sentence


def test_a_player_who_is_called_you_is_not_the_viewer() -> None:
    names = Names(Messages("en"), lambda seat: "you")
    assert fact_text(names, 0, GoldTaken(1, None)) == "you took a gold card"


@pytest.mark.parametrize(
    ("fact", "command", "redundant"),
    [
        (TunnelLaid(1, (1, 0), "EW"), c.LayTunnel("EW", (1, 0)), True),
        (Drew(1, ("map",)), None, True),
        (TakenFromFront(1, "trapped"), c.Free(1), True),
        (TakenFromFront(1, "trapped"), None, False),
        (Looked(1, 0, None), c.ReadMap(0), True),
        (Looked(1, 0, "gold"), c.ReadMap(0), False),
        (RoleSeen(1, 2, None), c.Inspect(2), True),
        (RoleSeen(1, 2, None), c.LayTunnel("EW", (1, 0)), False),  # by a chest (CHEST-5)
    ],
)
def test_the_log_leaves_out_what_the_played_card_says(
    fact: Fact, command: Command | None, redundant: bool
) -> None:
    played = None if command is None else CardPlayed(1, command)
    assert is_redundant(fact, played) == redundant


GAMES: dict[str, Callable[[], Game]] = {
    "base game": lambda: random_game(fresh()),
    "tournament": lambda: random_game(fresh(players=5, variants=frozenset({"tournament"}))),
    "from a position": lambda: random_game(near_the_gold()),
    "Saboteur 2": lambda: bot_game(SetUp(4, modules=frozenset({"saboteur2"}))),
    **{f"mix {number}": partial(mixed, number) for number in MIXES},
}


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_a_game_has_a_whole_sentence_for_every_viewer(name: str) -> None:
    game = GAMES[name]()
    for viewer in (None, 0, 1):
        for place, (_, fact) in enumerate(game.seen_by(viewer)):
            if fact.silent:
                continue
            sentence = said(fact, viewer, LANGUAGES[place % len(LANGUAGES)])
            assert sentence == sentence.strip()
            assert "  " not in sentence
            assert not any(wrong in sentence for wrong in ("{", "}", "None")), sentence
