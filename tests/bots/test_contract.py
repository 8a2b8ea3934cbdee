"""What holds for every bot: it keeps to the rules, to its seed, to what its seat may know, and to its size."""

import pickle
import sys
from collections import Counter
from collections.abc import Sequence
from inspect import signature
from types import ModuleType

import pytest

from pyrite.bots import Bot, Maker, play_on, seated
from pyrite.bots.registry import BOTS
from pyrite.game import Game, SetUp, View
from pyrite.game.apply import apply
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.mixes import random_set_up
from pyrite.game.moves import NOTHING, QUESTIONS
from pyrite.game.set_up_rules import MODULES
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import RawFact
from tests.bots.seats import Decision, bots_of, choices, decisions, seed

every_bot = pytest.mark.parametrize("maker", BOTS.values(), ids=BOTS)

BASE = SetUp(4)
BOX = SetUp(3, modules=frozenset(MODULES) - {"greedy_dwarf", "wardrobe"})
tables = pytest.mark.parametrize("set_up", [BASE, BOX], ids=["base game", "the whole box"])


def choice(maker: Maker, decision: Decision, number: int = 0, seat: int = 0) -> int:
    """What a bot does that sits down at this moment, with lots of this seed and so many seats farther on."""
    return maker(seed(number), decision.seat + seat).move(decision.view, decision.moves)


def played(bots: Sequence[Bot], set_up: SetUp, rounds: int = ROUNDS) -> Game:
    """A game from the deal on; a match stops a bot that does not keep to the rules."""
    game = Game.begin(set_up)
    match = seated(game, bots)
    while not game.over and game.state.table.round <= rounds:
        play_on(game, match)
    return game


# ---------------------------------------------------------------- legal


def test_there_are_decisions_of_every_kind_to_be_put_to_them() -> None:
    asked = Counter(decision.question for decision in decisions())
    assert set(asked) == set(QUESTIONS[NOTHING + 1 :])
    assert asked["turn"] >= 40
    assert len({decision.set_up.seed for decision in decisions()}) >= 25


@every_bot
def test_it_does_something_legal_whatever_it_is_asked_although_it_has_just_sat_down(maker: Maker) -> None:
    for decision in decisions():
        assert choice(maker, decision) in decision.moves, decision.question


@every_bot
@pytest.mark.parametrize("number", range(3))
def test_it_plays_in_any_mix(maker: Maker, number: int) -> None:
    set_up = random_set_up(SeededRandom(seed(number), "any mix"))
    game = played(bots_of(maker, set_up), set_up, rounds=1)
    assert {seat for seat, _ in game.commands} == set(range(set_up.players))


@every_bot
def test_it_plays_on_from_the_middle_of_a_game_of_others(maker: Maker) -> None:
    """As it would after a restart: it is told nothing of what was before."""
    game = Game.begin(BOX)
    others = seated(game, bots_of(BOTS["hurrier"], BOX))
    while game.state.table.turn < 20:
        play_on(game, others)
    resumed = Game(game.state.clone())
    match = seated(resumed, bots_of(maker, BOX))
    while resumed.state.table.round == 1:
        play_on(resumed, match)
    assert resumed.commands


# ---------------------------------------------------------------- the same again


@every_bot
def test_the_same_seed_in_the_same_seat_makes_the_same_choices(maker: Maker) -> None:
    """From a copy too, as it might come over the wire: nothing hangs on which object it is shown."""
    for decision in decisions():
        twin = Decision(decision.set_up, copy_of(decision.view))
        assert choice(maker, twin) == choice(maker, decision), decision.question


@every_bot
def test_another_seed_and_another_seat_make_other_choices_here_and_there(maker: Maker) -> None:
    for other in ({"number": 1}, {"seat": 1}):
        assert any(choice(maker, decision, **other) != choice(maker, decision) for decision in decisions())


# ---------------------------------------------------------------- nothing but its own view


class Folded:
    """A bot that is not shown the live view: only what comes of the facts it was told."""

    def __init__(self, bot: Bot, set_up: SetUp, seat: int) -> None:
        self.bot = bot
        self.view = View.blank(Rules(set_up), seat)

    def watch(self, view: View, told: Sequence[RawFact]) -> None:
        for fact in told:
            apply(self.view, fact)
        self.bot.watch(self.view, told)

    def move(self, view: View, moves: Sequence[int]) -> int:
        assert choices(self.view) == list(moves)
        return self.bot.move(self.view, moves)


@every_bot
@tables
@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
def test_it_plays_the_same_from_what_it_was_told_and_from_the_live_game(maker: Maker, set_up: SetUp) -> None:
    live = played(bots_of(maker, set_up), set_up, rounds=1)
    folded = [Folded(bot, set_up, seat) for seat, bot in enumerate(bots_of(maker, set_up))]
    assert played(folded, set_up, rounds=1).commands == live.commands


class Looking:
    """A bot that is held to leave its view and the list of moves as they are."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def watch(self, view: View, told: Sequence[RawFact]) -> None:
        before, facts = copy_of(view), list(told)
        self.bot.watch(view, told)
        assert (view, list(told)) == (before, facts)

    def move(self, view: View, moves: Sequence[int]) -> int:
        before, offered = copy_of(view), list(moves)
        chosen = self.bot.move(view, moves)
        assert (view, list(moves)) == (before, offered)
        return chosen


def copy_of(view: View) -> View:
    return View(view.table.clone(), view.seat, None if view.own is None else view.own.clone())


@every_bot
def test_it_looks_and_does_not_touch(maker: Maker) -> None:
    for decision in decisions():
        bot = Looking(maker(seed(0), decision.seat))
        bot.watch(decision.view, [])
        bot.move(decision.view, decision.moves)


# ---------------------------------------------------------------- bounded


def bot_modules() -> list[ModuleType]:
    return [module for name, module in sorted(sys.modules.items()) if name.startswith("pyrite.bots.")]


@pytest.mark.parametrize("module", bot_modules(), ids=lambda module: module.__name__)
def test_every_cache_is_bounded(module: ModuleType) -> None:
    for name, each in vars(module).items():
        if hasattr(each, "cache_parameters") and signature(each).parameters:
            assert each.cache_parameters()["maxsize"] is not None, f"{name} remembers without end"


@every_bot
def test_it_does_not_grow_from_game_to_game(maker: Maker) -> None:
    bots = bots_of(maker, BASE)
    played(bots, BASE)
    size, kept = len(pickle.dumps(bots)), _kept()
    for number in (1, 2):
        played(bots, SetUp(4, seed=seed(number)))
    assert len(pickle.dumps(bots)) < 1.5 * size
    assert _kept() <= kept


def _kept() -> int:
    """How much lies in the collections that modules keep for all bots."""
    return sum(
        len(each)
        for module in bot_modules()
        for each in vars(module).values()
        if isinstance(each, dict | list | set) and each is not vars(module).get("__builtins__")
    )
