"""The window is wide enough: no legal game leaves it."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given

from pyrite.bots import Match
from pyrite.bots.bot import StatelessBot
from pyrite.game import BadInput, SetUp
from pyrite.game.catalogue import FIRST_ACTION
from pyrite.game.dealing.deal import Deal
from pyrite.game.moves import DETAILS, LAY_TUNNEL, VERB_BITS
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import State, View
from pyrite.learn import NEAR, Window, env, window_of
from pyrite.learn.window import checked_window
from tests.learn.set_ups import SET_UPS
from tests.properties.driver import played
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups

DIRECTIONS = {"west": (-1, 0), "east": (1, 0), "north": (0, -1), "south": (0, 1)}


class OutwardDigger(StatelessBot):
    """Lays every tunnel as far as possible in one direction, and otherwise makes the last legal move."""

    def __init__(self, direction: tuple[int, int]) -> None:
        self.direction = direction

    def move(self, view: View, moves: Sequence[int]) -> int:
        grid = view.table.maze.grid
        lays = [move for move in moves if move >> VERB_BITS == LAY_TUNNEL]

        def far(move: int) -> int:
            x, y = grid.at((move & DETAILS) >> 7)
            return x * self.direction[0] + y * self.direction[1]

        return max(lays, key=far) if lays else moves[-1]


def tunnels_first(rules: Rules, random: Random) -> Deal:
    """A deal with tunnels in all hands and on top of the deck, so that as many as possible are laid."""
    deal = Deal.from_seed(rules, random.randbytes(32), 3)
    cards = [*b"".join(deal.hands), *deal.deck, *deal.aside]
    random.shuffle(cards)
    cards.sort(key=lambda kind: kind >= FIRST_ACTION)
    hands = []
    for hand in deal.hands:
        hands.append(bytes(sorted(cards[: len(hand)])))
        del cards[: len(hand)]
    aside = bytes(cards[len(cards) - len(deal.aside) :])
    deck = bytes(reversed(cards[: len(deal.deck)]))
    return Deal(**{**vars(deal), "hands": tuple(hands), "deck": deck, "aside": aside})


def extent(state: State) -> Window:
    """The smallest window around the maze and the cells where a tunnel may be laid."""
    grid = state.table.maze.grid
    cells = [grid.at(cell) for cell in (*state.table.maze.frontier, *state.table.card_cells())]
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return Window(min(columns), max(columns), min(rows), max(rows))


def inside(inner: Window, outer: Window) -> bool:
    return (
        outer.west <= inner.west
        and inner.east <= outer.east
        and outer.north <= inner.north
        and inner.south <= outer.south
    )


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_digging_outward_does_not_leave_the_window(set_up: SetUp, direction: str) -> None:
    """TAB-1: with a deck that has the tunnels first."""
    rules = Rules(set_up)
    random = Random(direction)
    for play_seed in range(3):
        state = State.before(rules, bytes(31) + bytes((play_seed,)))
        begin_game(state, {3: tunnels_first(rules, random)}, first_round=3)
        match = Match(state, [OutwardDigger(DIRECTIONS[direction]) for _ in range(rules.players)])
        while not state.table.winners:
            assert inside(extent(state), window_of(rules))
            match.step()


@examples(25)
@given(set_ups(), play_seeds())
def test_no_game_leaves_the_window(set_up: SetUp, play_seed: int) -> None:
    for game in played(set_up, play_seed):
        if game.question == "turn":
            assert inside(extent(game.state), window_of(game.rules))


@pytest.mark.rule("TAB-1")
def test_the_window_of_the_base_game_fits_the_longest_path() -> None:
    """Fourteen cards run from north to south, the other 17 cross 8 more rows, and a last card ends the path."""
    assert window_of(Rules(SetUp(5))) == Window(west=-23, east=24, north=-24, south=24)


def test_a_window_without_a_goal_raises() -> None:
    assert checked_window((-6, 14, -9, 9), Rules(SetUp(5))) == NEAR
    with pytest.raises(BadInput, match=r"A card can be at \(8, -2\) from the start"):
        env(players=5, window=(-5, 7, -5, 5))


def test_a_window_wider_than_the_board_raises() -> None:
    with pytest.raises(BadInput, match="No tunnel of this deck can get farther than"):
        env(players=5, window=(-500, 14, -9, 9))


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_the_full_window_is_on_the_board(set_up: SetUp) -> None:
    rules = Rules(set_up)
    assert checked_window(window_of(rules), rules) == window_of(rules)
