"""Requirements for every bot: legal moves, reproducible choices, no secrets, bounded memory."""

import pickle
import sys
from collections import Counter
from collections.abc import Sequence
from inspect import signature
from types import ModuleType

import pytest

from pyrite.bots import Bot, BotFactory, play_decision, seat_bots
from pyrite.game import Game, SetUp, View
from pyrite.game.all_facts import apply
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine import imagine
from pyrite.game.mixes import all_modules_with, random_set_up
from pyrite.game.moves import NOTHING
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import RawFact
from tests.bots.decisions import FACTORIES, Decision, bots_of, choices, decisions, seed

every_bot = pytest.mark.parametrize("factory", FACTORIES.values(), ids=FACTORIES)

BASE = SetUp(4)
BOX = SetUp(3, modules=all_modules_with("saboteur2", "party"))
tables = pytest.mark.parametrize("set_up", [BASE, BOX], ids=["base game", "the whole box"])


def choice(factory: BotFactory, decision: Decision, number: int = 0, seat_shift: int = 0) -> int:
    """The choice of a new bot for a decision, with this seed, in its seat or some seats further."""
    return factory(seed(number), decision.seat + seat_shift).move(decision.view, decision.moves)


def played(bots: Sequence[Bot], set_up: SetUp, rounds: int = ROUNDS) -> Game:
    """A game from the deal on; a match raises an error for an illegal move."""
    game = Game.begin(set_up)
    match = seat_bots(game, bots)
    while not game.over and game.state.table.round <= rounds:
        play_decision(game, match)
    return game


# ---------------------------------------------------------------- legal moves


def test_the_sample_has_decisions_of_every_kind() -> None:
    asked = Counter(decision.question for decision in decisions())
    assert set(asked) == set(QUESTION_NAMES[NOTHING + 1 :])
    assert asked["turn"] >= 40
    assert len({decision.set_up.seed for decision in decisions()}) >= 25


@every_bot
def test_a_new_bot_chooses_legally_in_every_decision(factory: BotFactory) -> None:
    for decision in decisions():
        assert choice(factory, decision) in decision.moves, decision.question


@every_bot
@pytest.mark.parametrize("number", range(3))
def test_it_plays_any_mix_of_modules(factory: BotFactory, number: int) -> None:
    set_up = random_set_up(SeededRandom(seed(number), "any mix"))
    game = played(bots_of(factory, set_up), set_up, rounds=1)
    assert {seat for seat, _ in game.commands} == set(range(set_up.players))


@every_bot
def test_it_can_continue_a_game_of_others(factory: BotFactory) -> None:
    """As after a restart: it knows nothing of what happened before."""
    game = Game.begin(BOX)
    others = seat_bots(game, bots_of(FACTORIES["greedy_digger"], BOX))
    while game.state.table.turn < 20:
        play_decision(game, others)
    resumed = Game(game.state.clone())
    match = seat_bots(resumed, bots_of(factory, BOX))
    while resumed.state.table.round == 1:
        play_decision(resumed, match)
    assert resumed.commands


# ---------------------------------------------------------------- reproducible choices


@every_bot
def test_the_same_seed_and_seat_give_the_same_choices(factory: BotFactory) -> None:
    """Also from a copy of the view: object identity does not matter."""
    for decision in decisions():
        twin = Decision(decision.set_up, copy_of(decision.view))
        assert choice(factory, twin) == choice(factory, decision), decision.question


@every_bot
def test_another_seed_or_seat_changes_some_choices(factory: BotFactory) -> None:
    for other in ({"number": 1}, {"seat_shift": 1}):
        assert any(choice(factory, decision, **other) != choice(factory, decision) for decision in decisions())


# ---------------------------------------------------------------- no secrets


class FromFacts:
    """A bot that sees no live view, only a view built from its facts."""

    def __init__(self, bot: Bot, set_up: SetUp, seat: int) -> None:
        self.bot = bot
        self.view = View.blank(Rules(set_up), seat)

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        for fact in new_facts:
            apply(self.view, fact)
        self.bot.watch(self.view, new_facts)

    def move(self, view: View, moves: Sequence[int]) -> int:
        assert choices(self.view) == list(moves)
        return self.bot.move(self.view, moves)


@every_bot
@tables
@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
def test_it_plays_the_same_from_facts_and_from_the_live_game(factory: BotFactory, set_up: SetUp) -> None:
    live = played(bots_of(factory, set_up), set_up, rounds=1)
    from_facts = [FromFacts(bot, set_up, seat) for seat, bot in enumerate(bots_of(factory, set_up))]
    assert played(from_facts, set_up, rounds=1).commands == live.commands


@every_bot
@pytest.mark.rule("INFO-4")
def test_hidden_cards_do_not_change_its_choice(factory: BotFactory) -> None:
    """In a world that its seat cannot distinguish from the real one, even with the full state within reach."""
    rng = SeededRandom(seed(0), "hidden cards")
    for decision in decisions():
        world = imagine(decision.view, decision.seat, rng)
        other = View(world.table, decision.seat, world.privates[decision.seat])
        assert choice(factory, Decision(decision.set_up, other)) == choice(factory, decision), decision.question


class ReadOnly:
    """A bot that is checked not to change its view, facts and moves."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        before, facts = copy_of(view), list(new_facts)
        self.bot.watch(view, new_facts)
        assert (view, list(new_facts)) == (before, facts)

    def move(self, view: View, moves: Sequence[int]) -> int:
        before, offered = copy_of(view), list(moves)
        chosen = self.bot.move(view, moves)
        assert (view, list(moves)) == (before, offered)
        return chosen


def copy_of(view: View) -> View:
    return View(view.table.clone(), view.seat, None if view.own is None else view.own.clone())


@every_bot
def test_it_does_not_change_its_arguments(factory: BotFactory) -> None:
    for decision in decisions():
        bot = ReadOnly(factory(seed(0), decision.seat))
        bot.watch(decision.view, [])
        bot.move(decision.view, decision.moves)


# ---------------------------------------------------------------- bounded memory


def bot_modules() -> list[ModuleType]:
    return [module for name, module in sorted(sys.modules.items()) if name.startswith("pyrite.bots.")]


@pytest.mark.parametrize("module", bot_modules(), ids=lambda module: module.__name__)
def test_every_cache_is_bounded(module: ModuleType) -> None:
    for name, each in vars(module).items():
        if hasattr(each, "cache_parameters") and each.cache_parameters()["maxsize"] is None:
            assert not signature(each).parameters, f"the cache of {name} is unbounded"


@every_bot
def test_it_does_not_grow_from_game_to_game(factory: BotFactory) -> None:
    bots = bots_of(factory, BASE)
    played(bots, BASE)
    size, cached = len(pickle.dumps(bots)), _cached_items()
    for number in (1, 2):
        played(bots, SetUp(4, seed=seed(number)))
    assert len(pickle.dumps(bots)) < 1.5 * size
    assert _cached_items() <= cached


def _cached_items() -> int:
    """The total size of the collections in bot modules."""
    return sum(
        len(each)
        for module in bot_modules()
        for each in vars(module).values()
        if isinstance(each, dict | list | set) and each is not vars(module).get("__builtins__")
    )
