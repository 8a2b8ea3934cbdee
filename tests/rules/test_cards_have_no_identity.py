"""Two cards of one kind are the same card, and no viewer can follow a card through a shuffle (INFO-5).

If two worlds differ only in the order of hidden cards, a viewer gets the same view, facts and legal commands in
both, byte for byte.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

import pytest

from pyrite.game import Command, Game, LayTunnel, Pass, SetUp, SwapHats, fact_to_json, view_to_json
from pyrite.game import command_to_json as plain
from pyrite.game.modules import MODULES
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.trove import KeepCard, SearchTrove
from tests.modules.chest_positions import UPPER, near_chests
from tests.modules.veto_helpers import EMPTY_MAZE
from tests.notation.sample_games import MIXES, mixed
from tests.oracle.module_rules import ModuleRules, rules_named
from tests.properties.driver import sampled_states
from tests.properties.strategies import numbered_set_up, set_up_with
from tests.rules.play import played, position
from tests.rules.view_contents import reachable

VIEWERS = (0, 1, 2, None)

pytestmark = pytest.mark.rule("INFO-5")


def all_seen(game: Game, viewer: int | None) -> bytes:
    """Everything a viewer can read, as bytes."""
    commands = [] if viewer is None else [plain(command) for command in game.legal(viewer)]
    seen_facts = [(number, fact_to_json(fact)) for number, fact in game.seen_by(viewer)]
    return json.dumps([view_to_json(game.view(viewer)), seen_facts, commands]).encode()


# ---------------------------------------------------------------- cards have no ids


@pytest.mark.parametrize("number", MIXES)
def test_a_game_has_no_objects_that_identify_a_card(number: int) -> None:
    """A whole game with all its secrets is made of kinds, counts, seats and places."""
    found = {type(each).__name__ for each in reachable(mixed(number).state)}
    of_the_game = {
        "State",
        "Table",
        "Private",
        "Sealed",
        "Maze",
        "Grid",
        "Rules",
        "TurnedOver",
        "SetUp",
        "Edition",
    }
    plain_values = {"int", "bool", "str", "bytes", "bytearray", "list", "tuple", "dict", "frozenset", "NoneType"}
    parts = [part for module in MODULES.values() for part in (module.part, module.private, module.sealed)]
    of_modules = {part.__name__ for part in parts if part is not None}
    assert found <= of_the_game | of_modules | plain_values


NUMBERS = {
    "seats": {"seat", "seats", "other", "first", "first_seat", "to_move", "giver", "taker"}
    | {"finisher", "victim", "thefts", "winners", "out"},
    "places": {"cell", "last_laid", "goal", "goals", "choices", "chest_layout"},
    "counts": {"round", "turn", "players", "deck", "hands", "cards"}
    | {"gold_pile", "drafted", "tokens", "due", "paid"},
    "gold": {"nuggets", "gold", "offer", "shown_gold"},
    "modules": {name for module in MODULES for name in (rules_named(module) or ModuleRules()).numbers},
}
"""The names of everything that is a number, by what it counts. None of them numbers a card."""


def numbers_in(thing: object, name: str = "") -> set[str]:
    """The names under which plain data has numbers."""
    if isinstance(thing, dict):
        return set().union(*(numbers_in(value, key) for key, value in thing.items()), set())
    if isinstance(thing, list | tuple):
        return set().union(*(numbers_in(value, name) for value in thing), set())
    return {name} if isinstance(thing, int) and not isinstance(thing, bool) else set()


def numbers_of_game(set_up: SetUp, play_seed: int) -> set[str]:
    """The names of all numbers in views, facts and commands of a game."""
    found = set()
    for game in sampled_states(set_up, play_seed, 30):
        for viewer in (None, *game.asked_seats[:2]):
            found |= numbers_in(view_to_json(game.view(viewer)))
    for viewer in (0, None):
        found |= numbers_in([fact_to_json(fact) for _, fact in game.seen_by(viewer)])
    return found | numbers_in([plain(command) for _, command in game.commands])


def test_every_number_in_a_view_is_a_seat_a_place_a_count_or_gold() -> None:
    own_places = next(n for n in count(10) if not isinstance(numbered_set_up(n).chest_layout, str))
    games = [numbers_of_game(numbered_set_up(number), number) for number in (*range(10), own_places)]
    found, known = set().union(*games), set().union(*NUMBERS.values())
    unknown = sorted(found - known)
    assert not unknown, f"say what the numbers {unknown} are: `numbers` of their module in tests/oracle"
    assert known - NUMBERS["modules"] <= found


@pytest.mark.parametrize("module", MODULES)
def test_the_numbers_of_a_module_are_those_of_its_games(module: str) -> None:
    known = set().union(*NUMBERS.values())
    missing = set((rules_named(module) or ModuleRules()).numbers)
    for number in range(20):
        found = numbers_of_game(set_up_with([module], number), number)
        unknown = sorted(found - known)
        assert not unknown, f"{module}: say what the numbers {unknown} are: `numbers` in tests/oracle/{module}.py"
        missing -= found
        if not missing:
            return
    pytest.fail(f"{module}: `numbers` in tests/oracle/{module}.py has {sorted(missing)}, and no game has them")


def test_a_second_card_of_a_kind_adds_no_legal_command() -> None:
    def offers(hand: str) -> list[Command]:
        game = position(EMPTY_MAZE, "players: 3", f"seat 0: digger; hand {hand}", "seat 1: ; hand EW")
        return game.legal(0)

    assert offers("NES, NES, map, map, map") == offers("NES, map")


# ---------------------------------------------------------------- hidden order makes no difference


@dataclass(frozen=True)
class TwoWorlds:
    """Two worlds, the commands in each, and the viewers to whom both must look the same afterwards."""

    worlds: tuple[Callable[[], Game], Callable[[], Game]]
    moves: tuple[tuple[tuple[int, Command], ...], tuple[tuple[int, Command], ...]]
    viewers: tuple[int | None, ...] = VIEWERS
    alike_before: bool = True
    """Whether both worlds look the same to these viewers at the beginning too."""


def both(*moves: tuple[int, Command]) -> tuple[tuple[tuple[int, Command], ...], tuple[tuple[int, Command], ...]]:
    return (moves, moves)


def world_with(*lines: str) -> Callable[[], Game]:
    """A world of three seats with an empty maze and these lines of a position."""
    return lambda: position(EMPTY_MAZE, "players: 3", *lines)


def chest(found: str, *more: str, deck: str = "NEW, NS, NE, NW, NES, map, rockfall") -> Callable[[], Game]:
    return lambda: near_chests(found, deck=deck, more=more)


SEATS = ("seat 0: digger; hand {}", "seat 1: digger; hand EW, NS", "seat 2: saboteur; hand EW, NS")


def seats(first: str) -> tuple[str, ...]:
    return (SEATS[0].format(first), *SEATS[1:])


TROVE = ("modules: trove", *seats("trove, map"), "deck: NS")
SWAP = ("modules: goal_swap", *seats("goal swap, map"), "deck: NS")
HATS = ("modules: saboteur2", "seat 0: blue digger; hand hat swap, map", "seat 1: ; hand EW", "seat 2: ; hand EW")
STACK = "boss, profiteer, geologist, green digger, green digger, green digger, green digger, blue digger"

CASES = {
    "which card is kept from the trove": TwoWorlds(
        (world_with(*TROVE, "discard: (NE), (NW), (map)"), world_with(*TROVE, "discard: (NE), (NW), (map)")),
        (((0, SearchTrove()), (0, KeepCard("NE"))), ((0, SearchTrove()), (0, KeepCard("map")))),
        viewers=(1, 2, None),
    ),
    "the order of the cards in the trove": TwoWorlds(
        (world_with(*TROVE, "discard: (NE), (NW), (map)"), world_with(*TROVE, "discard: (map), (NE), (NW)")),
        both((0, SearchTrove()), (0, KeepCard("NW"))),
        viewers=(1, 2, None),
    ),
    "the order of open cards after one was kept": TwoWorlds(
        (world_with(*TROVE, "discard: NE, NW, map"), world_with(*TROVE, "discard: map, NE, NW")),
        both((0, SearchTrove()), (0, KeepCard("NW"))),
        viewers=(1, 2, None),
        alike_before=False,
    ),
    "a discard pile that a chest has shuffled": TwoWorlds(
        (
            chest("search the discard", "discard: EW, broken cart, NE, N|+E|, repair cart"),
            chest("search the discard", "discard: repair cart, EW, NE, broken cart, N|+E|"),
        ),
        both((0, UPPER)),
        viewers=(1, 2, None),
        alike_before=False,
    ),
    "which of three cards is kept, and their order": TwoWorlds(
        (chest("three for one"), chest("three for one", deck="NE, NEW, NS, NW, NES, map, rockfall")),
        (((0, UPPER), (0, KeepCard("NEW"))), ((0, UPPER), (0, KeepCard("NS")))),
        viewers=(1, 2, None),
    ),
    "the order of five buried cards": TwoWorlds(
        (chest("bury five"), chest("bury five", deck="NES, NS, NW, NEW, NE, map, rockfall")),
        both((0, UPPER)),
    ),
    "a gold pile that a chest has shuffled": TwoWorlds(
        (chest("one gold", "gold pile: 1 3 2 1 2"), chest("one gold", "gold pile: 2 2 1 1 3")),
        both((0, UPPER)),
    ),
    "whether two goals are swapped": TwoWorlds(
        (world_with(*SWAP), world_with(*SWAP)),
        (((0, SwapGoals((0, 2))), (0, PutGoalsBack(True))), ((0, SwapGoals((0, 2))), (0, PutGoalsBack(False)))),
        viewers=(1, 2, None),
    ),
    "the stack of roles below its top": TwoWorlds(
        (
            world_with(*HATS, f"left over: {STACK}, geologist, saboteur, saboteur, saboteur"),
            world_with(*HATS, f"left over: saboteur, geologist, saboteur, {STACK}, saboteur"),
        ),
        both((0, SwapHats(1))),
    ),
    "the order of cards that others draw": TwoWorlds(
        (
            world_with(*seats("map, map"), "deck: NE, NW, N|, E|"),
            world_with(*seats("map, map"), "deck: NE, N|, NW, E|"),
        ),
        both((0, Pass(("map",))), (1, Pass(("EW",))), (2, Pass(("EW",)))),
        viewers=(0, None),
    ),
    "what others discard": TwoWorlds(
        (world_with(*seats("map, EW")), world_with(*seats("map, EW"))),
        (((0, Pass(("map",))),), ((0, Pass(("EW",))),)),
        viewers=(1, 2, None),
    ),
    "the other card of a hand from which a tunnel is laid": TwoWorlds(
        (world_with(*seats("EW, map")), world_with(*seats("EW, rockfall"))),
        both((0, LayTunnel("EW", (1, 0)))),
        viewers=(1, 2, None),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_worlds_that_differ_in_hidden_order_look_the_same_byte_for_byte(name: str) -> None:
    case = CASES[name]
    here, there = (world() for world in case.worlds)
    for viewer in case.viewers:
        assert (all_seen(here, viewer) == all_seen(there, viewer)) == case.alike_before
    for game, moves in zip((here, there), case.moves, strict=True):
        for seat, command in moves:
            played(game, seat, command)
    assert here.facts != there.facts or here.state != there.state
    for viewer in case.viewers:
        assert all_seen(here, viewer) == all_seen(there, viewer)
