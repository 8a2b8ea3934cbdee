"""An observation contains what the seat may know, relative to the seat, and nothing else."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from pyrite.game import Game, ReadMap, SetUp, View, imagine
from pyrite.game.catalogue import FRONT_BITS, GOLD, KIND, NAME, PIECES, ROLES, SABOTEUR
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.knowledge import faces_seen
from pyrite.game.modules.goal_swap import GoalSwaps, OwnSwaps
from pyrite.game.notation.position import parse_position
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.setup import Rules
from pyrite.game.sides import N, S
from pyrite.game.state import Private
from pyrite.game.view_json import view_to_json
from pyrite.learn import NEAR, window_of
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.base_fields import BASE_ROLES, GOAL_FIELDS, PROGRESS_FIELDS, SEAT_FIELD
from pyrite.learn.observation.boards import BASE_PLANES
from pyrite.learn.observation.fields import places_of
from pyrite.learn.observation.observer import Observer
from tests.properties.driver import sampled_states
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups

PLANE = {name: place for place, name in enumerate(BASE_PLANES)}


def observer_of(rules: Rules) -> Observer:
    return Observer(rules, ActionSpace(rules, window_of(rules)))


@pytest.mark.rule("INFO-4")
def test_worlds_that_a_seat_cannot_distinguish_have_the_same_observation() -> None:
    """Imagined worlds differ in hands, roles, goals, chests, gold and piles, but not in the observation."""
    pairs = others = 0

    @examples(25)
    @given(set_ups(), play_seeds())
    def looks_the_same(set_up: SetUp, play_seed: int) -> None:
        nonlocal pairs, others
        random = Random(play_seed)
        observer = observer_of(Rules(set_up))
        for game in sampled_states(set_up, play_seed, 30):
            seat = random.randrange(set_up.players)
            world = imagine(game.state, seat, SeededRandom(random.randbytes(32), "world"))
            real = observer.observe(View.of(game.state, seat))
            assert np.array_equal(real, observer.observe(View.of(world, seat)))
            pairs += 1
            others += world.privates != game.state.privates

    looks_the_same()
    assert pairs > 100
    assert others > pairs / 2  # equal worlds would prove nothing


def field(observer: Observer, seen: Any, name: str) -> list[list[int]]:
    rows: list[list[int]] = observer.field(seen, name).tolist()
    return rows


def by_item(observer: Observer, seen: Any, number: str, items: int) -> list[int]:
    """A number of each item, from the field that has it; zeros if there is none."""
    (first, each) = places_of(observer.fields, "{}", [number])[0]
    vector = observer.split(seen)[1].tolist()
    return [vector[first + item * each] if first >= 0 else 0 for item in range(items)]


def ones_of(observer: Observer, seen: Any, what: str, names: tuple[str, ...]) -> list[str]:
    """The names of all numbers that are 1, in the fields of the base game and of parts."""
    fields = [each for name, each in observer.fields.items() if what in name and each.numbers]
    numbers: list[tuple[str, int]] = []
    for each in fields:
        (row,) = field(observer, seen, each.name)
        numbers += zip(each.numbers, row, strict=True)
    assert {word for word, _ in numbers} <= set(names)
    return [word for word, one in numbers if one]


@examples(25)
@given(set_ups(), play_seeds())
def test_an_observation_agrees_with_the_view(set_up: SetUp, play_seed: int) -> None:
    """Compared with the JSON form of the view."""
    random = Random(play_seed)
    observer = observer_of(Rules(set_up))
    for game in sampled_states(set_up, play_seed, 30):
        seat = random.randrange(set_up.players)
        plain = view_to_json(game.view(seat))
        seen = observer.observe(game.view(seat))
        around = [(seat + step) % set_up.players for step in range(set_up.players)]
        rows = field(observer, seen, "seats")
        assert [row[SEAT_FIELD["cards in hand"]] for row in rows] == [plain["hands"][each] for each in around]
        tokens = [plain["purses"][each]["tokens"] for each in around]
        if "tokens" in observer.fields:
            assert [has - owes for has, owes in field(observer, seen, "tokens")] == tokens
        else:
            assert not any(tokens)
        assert [row[SEAT_FIELD["gold cards"]] for row in rows] == [
            plain["purses"][each]["cards"] for each in around
        ]
        for kind in FRONT_BITS:
            fronts = by_item(observer, seen, f"{NAME[kind]} in front", len(around))
            assert fronts == [NAME[kind] in plain["fronts"][each] for each in around]
        assert [row[SEAT_FIELD["is asked"]] for row in rows] == [
            each in plain["asked"]["seats"] for each in around
        ]
        question = plain["asked"]["question"] or "nothing"
        assert ones_of(observer, seen, "question", QUESTION_NAMES) == [question]
        kinds = [NAME[kind] for kind in observer.actions.kinds]
        assert field(observer, seen, "hand") == [[plain["own"]["hand"].count(name) for name in kinds]]
        places = [kinds[number - 1] for number in field(observer, seen, "hand by place")[0] if number]
        assert places == plain["own"]["hand"]
        assert field(observer, seen, "discard pile seen") == [[plain["discard"].count(name) for name in kinds]]
        role = plain["own"]["role"]
        assert ones_of(observer, seen, "own role", BASE_ROLES) == [role] * (role in BASE_ROLES)
        for other in ROLES[1:]:
            assert by_item(observer, seen, f"known to be {other}", 1) == [other == role]
        course = field(observer, seen, "progress")[0]
        assert course[PROGRESS_FIELDS.index("cards in the deck")] == plain["deck"]
        assert course[PROGRESS_FIELDS.index("asked now")] == (seat in game.asked_seats)
        check_maze(observer, seen, plain)
        check_dwarfs(observer, seen, plain)
        for board, kept in zip(observer.split(seen)[0], observer.boards(game.state.table.maze), strict=False):
            assert np.array_equal(board, kept)  # only cells that are not zero are written, and none is missing


def check_maze(observer: Observer, seen: Any, plain: dict[str, Any]) -> None:
    planes = observer.planes(seen)
    _, vector = observer.split(seen)
    assert planes.shape[2] == len(observer.plane_names)
    assert vector.size == observer.vector_size
    window = observer.actions.window
    cards = {tuple(card["cell"]): card["tunnel"].partition(" ")[0] for card in plain["maze"]}
    face_down = [tuple(goal["cell"]) for goal in plain["goals"] if tuple(goal["cell"]) not in cards]
    assert {window.at(int(number)) for number in np.flatnonzero(planes[:, :, PLANE["a goal, face down"]])} == set(
        face_down
    )
    for (x, y), tunnel in cards.items():
        cell = planes[y - window.north, x - window.west]
        assert "".join(side for side in "NESW" if cell[PLANE[f"open to {side}"]]) == "".join(
            side for side in "NESW" if side in tunnel
        )
        parts = tunnel.split("+")
        for pair in ("NE", "NS", "NW", "ES", "EW", "SW"):
            assert cell[PLANE[f"{pair} joined"]] == any(set(pair) <= set(part) for part in parts)
    assert planes[:, :, PLANE["has a card"]].sum() >= len(cards) + len(face_down)


def check_dwarfs(observer: Observer, seen: Any, plain: dict[str, Any]) -> None:
    planes, window = observer.planes(seen), observer.actions.window
    names = [(number, name) for number, name in enumerate(observer.plane_names) if name.startswith("toll: dwarf")]
    found = {
        (name, window.at(cell)) for number, name in names for cell in np.flatnonzero(planes[:, :, number]).tolist()
    }
    assert found == {
        (f"toll: dwarf {number} at {dwarf['side']}", tuple(dwarf["cell"]))
        for number, dwarf in enumerate(plain["parts"].get("toll", {}).get("dwarfs", []))
    }


def test_boards_share_the_memory_of_the_maze() -> None:
    game = Game.begin(SetUp(4))
    observer = observer_of(game.rules)
    maze = game.state.table.maze
    wrapped = observer.boards(maze)
    for board, kept in zip(wrapped, (maze.piece, maze.reached, maze.met), strict=True):
        assert np.shares_memory(board, np.frombuffer(kept, np.uint8))
    pieces, reached, met = wrapped
    window = observer.actions.window
    north_of_start = (-1 - window.north, -window.west)
    assert not pieces[north_of_start]
    assert met[north_of_start] == S
    maze.lay(maze.grid.cell(0, -1), PIECES[KIND["NS"]][0])
    assert pieces[north_of_start] == PIECES[KIND["NS"]][0]
    assert reached[north_of_start] == N | S


def test_an_observation_does_not_change_with_the_game() -> None:
    game = Game.begin(SetUp(4, first_seat=0))
    observer = observer_of(game.rules)
    seen = observer.observe(View(game.state.table, 0, game.state.privates[0]))
    kept = seen.copy()
    for _ in range(6):
        (seat,) = game.asked_seats
        game.submit(seat, game.legal(seat)[0])
    assert np.array_equal(seen, kept)
    assert not np.array_equal(observer.observe(View(game.state.table, 0, game.state.privates[0])), kept)


def test_many_observations_are_expanded_at_once() -> None:
    games = [Game.begin(SetUp(4, seed=bytes(31) + bytes((play_seed,)))) for play_seed in range(3)]
    observer = observer_of(games[0].rules)
    seen = np.stack([observer.observe(game.view(1)) for game in games])
    assert np.array_equal(observer.planes(seen), np.stack([observer.planes(each) for each in seen]))
    assert observer.split(seen)[0].shape == (3, *observer.boards_shape)
    assert np.array_equal(observer.field(seen, "hand")[2], observer.field(seen[2], "hand"))


POSITION = """
players: 3
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: gold, stone NE, stone NW
seat 0: saboteur; hand map, NES
"""


def test_only_the_seat_that_read_a_map_observes_its_goal() -> None:
    """ACT-4"""
    game = Game(parse_position(POSITION))
    observer = Observer(game.rules, ActionSpace(game.rules, NEAR))
    game.submit(0, ReadMap(0))
    gold = GOAL_FIELDS.index("seen, and sure to be gold")
    assert [row[gold] for row in field(observer, observer.observe(game.view(0)), "goals")] == [1, 0, 0]
    planes = observer.planes(observer.observe(game.view(0)))
    assert planes[-2 - NEAR.north, 8 - NEAR.west, PLANE["the gold, for sure"]] == 1
    assert [row[gold] for row in field(observer, observer.observe(game.view(1)), "goals")] == [0, 0, 0]
    assert field(observer, observer.observe(game.view(1)), "looks")[2] == [1, 0, 0]  # seat 0 is two seats on
    roles = field(observer, observer.observe(game.view(1)), "seats")[2]
    assert not roles[SEAT_FIELD[f"known to be {ROLES[SABOTEUR]}"]]


STONE = KIND["stone NE"]


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize(
    ("swaps", "own_swaps", "expected"),
    [
        ([], [], [{GOLD}, set(), set()]),
        ([(0, 0, 1, 5)], [(0, 1, True, 5)], [set(), {GOLD}, set()]),
        ([(0, 0, 1, 5)], [(0, 1, False, 5)], [{GOLD}, set(), set()]),
        ([(1, 0, 1, 5)], [], [{GOLD, 0}, {GOLD, 0}, set()]),
        ([(1, 1, 2, 5)], [], [{GOLD}, set(), set()]),
        ([(1, 0, 1, 2)], [], [{GOLD}, set(), set()]),
    ],
    ids=["none", "own, swapped", "own, put back", "another's", "another's, elsewhere", "before the look"],
)
def test_a_seen_goal_is_tracked_through_swaps(
    swaps: list[Any], own_swaps: list[Any], expected: list[set[int]]
) -> None:
    game = Game.begin(SetUp(3, modules=frozenset({"goal_swap"})))
    own = Private((OwnSwaps(goal_swaps=tuple(own_swaps)),))
    own.looks = ((0, GOLD, 3),)
    game.state.table.put(GoalSwaps(goal_swaps=tuple(swaps)))
    assert faces_seen(game.state.table, 0, own) == expected
