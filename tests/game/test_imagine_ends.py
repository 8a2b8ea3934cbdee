"""What the end or continuation of a round with an empty deck shows of the hands (END-1, INFO-4)."""

import pytest

from pyrite.game import Command, Game, Pass, PlanTheft, ReadMap, SwapHands
from pyrite.game import hidden_card_history as history
from pyrite.game.imagine.passes import own_hands
from pyrite.game.modules.chests.commands import RobHand
from tests.game.worlds import hand, named, own_part, worlds
from tests.modules.chest_positions import UPPER, near_chests
from tests.rules.play import played, position
from tests.rules.rounds import BARE, seats

pytestmark = pytest.mark.rule("INFO-4", "END-1")

PLAYABLE = {"map", "broken cart", "broken lantern", "broken pickaxe"}
"""With nothing in the maze and no tool broken, these can be played besides tunnels."""

USELESS = {"free", "rockfall", *(f"repair {tools}" for tools in ("cart", "lantern", "pickaxe"))}
USELESS |= {f"repair {tools}" for tools in ("pickaxe/lantern", "pickaxe/cart", "lantern/cart")}
"""In Saboteur 2, nobody can play these in such a position."""


def three_diggers(rule: str, *hands: str) -> Game:
    """Three diggers of the base game; the deck is empty."""
    text = f"players: 3\nasked: seat 0, turn\n{BARE}{seats('DDD', dict(enumerate(hands)))}"
    return position(text, f"house rules: round_end={rule}")


def play_commands(game: Game, *commands: tuple[int, Command]) -> Game:
    for seat, command in commands:
        played(game, seat, command)
    return game


def can_play(cards: list[str]) -> bool:
    """In a bare maze, with no tool broken: a tunnel, a map or a sabotage card."""
    return any(card in PLAYABLE or not card.startswith(("repair", "rockfall")) for card in cards)


# ---------------------------------------------------------------- forced passes


def test_in_each_world_a_pass_is_forced_exactly_if_the_hand_could_not_play() -> None:
    game = play_commands(three_diggers("forced_passes", "map, map", "NS, NS", "NE, NE"), (0, Pass(("map",))))
    found = worlds(game, 1, 400)
    for world in found:
        cards = hand(world, 0) + named(own_part(world, 0).discarded)
        assert own_part(world, 0).forced_pass is not can_play(cards)
    assert {own_part(world, 0).forced_pass for world in found} == {True, False}


def test_if_all_pass_and_the_round_continues_at_least_one_pass_was_not_forced() -> None:
    """Seats 1 and 2 were forced, and know it; so seat 0 was not."""
    game = three_diggers("forced_passes", "map, map", "repair cart, repair cart", "repair lantern, repair lantern")
    play_commands(game, (0, Pass(("map",))), (1, Pass(("repair cart",))), (2, Pass(("repair lantern",))))
    for world in worlds(game, 1, 200):
        flags = [own_part(world, seat).forced_pass for seat in range(3)]
        assert flags[1] is True
        assert not all(flags)


def test_a_played_card_clears_all_forced_passes() -> None:
    game = three_diggers("forced_passes", "map, map, map", "repair cart, NS", "repair lantern, repair lantern")
    play_commands(
        game, (0, Pass(("map",))), (1, Pass(("repair cart",))), (2, Pass(("repair lantern",))), (0, ReadMap(0))
    )
    for world in worlds(game, 2, 100):
        assert [own_part(world, seat).forced_pass for seat in range(3)] == [False] * 3


def test_the_forced_pass_of_the_viewer_in_a_position_is_kept() -> None:
    game = position(
        f"players: 3\nedition: RU16\nasked: seat 0, turn\n{BARE}"
        "seat 0: digger; hand map, map\nseat 1: digger; hand map; forced pass\nseat 2: digger; hand map\n"
    )
    play_commands(game, (0, Pass(("map",))))
    assert all(own_part(world, 1).forced_pass for world in worlds(game, 1, 20))


def test_after_forced_passes_have_ended_a_round_no_other_hand_could_play() -> None:
    """A theft keeps the game waiting after the round; meanwhile all know that every pass was forced."""
    game = position(
        f"players: 3\nedition: PL2\nmodules: saboteur2\nasked: seat 0, turn\n{BARE}"
        "seat 0: saboteur; hand rockfall, free; front theft\n"
        "seat 1: profiteer; hand free; tokens 2\n"
        "seat 2: boss; hand free, free; tokens 1\n",
        "house rules: round_end=forced_passes",
    )
    play_commands(game, (0, Pass(("free",))), (1, Pass(("free",))), (2, Pass(("free",))))
    assert game.question == "victim"
    for world in worlds(game, 2, 100):
        assert set(hand(world, 0)) <= {*USELESS, "theft"}  # there is one in front of it
        assert set(named(own_part(world, 1).discarded)) <= USELESS


# ---------------------------------------------------------------- nobody can play


def test_if_the_round_continues_some_hand_can_play() -> None:
    """Seats 0 and 1 can play nothing after the pass. Seat 1 knows that seat 0 or seat 2 can play."""
    game = three_diggers("nobody_can_play", "repair cart, map", "repair lantern", "NS")
    play_commands(game, (0, Pass(("map",))))
    found = [hand(world, 2) + hand(world, 0) for world in worlds(game, 1, 200)]
    assert all(can_play(cards) for cards in found)
    assert any(not can_play(cards[:1]) for cards in found)


def test_after_nobody_can_play_no_hand_has_a_playable_card() -> None:
    """A theft keeps the game waiting after the round; meanwhile all know that nobody could play."""
    game = position(
        f"players: 3\nedition: PL2\nmodules: saboteur2\nasked: seat 0, turn\n{BARE}"
        "seat 0: saboteur; hand theft, free\n"
        "seat 1: profiteer; hand hands off; tokens 2\n"
        "seat 2: boss; hand free, free; tokens 1\n"
        "discard: hands off, hands off"
    )
    play_commands(game, (0, PlanTheft()))
    assert game.question == "turn"  # hands off takes the theft away
    play_commands(game, (1, Pass(("hands off",))))
    assert game.question == "victim"
    for world in worlds(game, 2, 100):
        assert set(hand(world, 0)) <= {*USELESS, "theft"}
        assert own_part(world, 1).discarded != b""


# ---------------------------------------------------------------- the viewer's own hand in earlier turns


def test_the_viewers_earlier_hand_is_reconstructed_before_a_robbery() -> None:
    more = ("house rules: round_end=forced_passes", "asked: seat 1, turn")
    lines = "seat 0: digger; hand NEW, NESW\nseat 1: saboteur; hand N|, E|, NS\nseat 2: digger; hand NW, NE\n"
    game = near_chests("rob a hand", seats=lines, deck="", more=more)
    play_commands(game, (1, Pass(("NS",))), (2, Pass(("NE",))), (0, UPPER), (0, RobHand(1)))
    play_commands(game, (1, Pass((hand(game.state, 1)[0],))), (2, Pass(("NW",))), (0, Pass(("NESW",))))
    assert _held(game, 1)[0] == ["E|", "NS", "N|"]
    assert _held(game, 0) == [sorted([*hand(game.state, 0), "NESW"])]
    for viewer in (0, 1, 2, None):
        worlds(game, viewer, 20)


@pytest.mark.parametrize("other", [1, 2])
def test_the_viewers_earlier_hand_is_reconstructed_before_a_swap(other: int) -> None:
    game = position(
        f"players: 3\nmodules: saboteur2\nhouse rules: round_end=forced_passes\nasked: seat 1, turn\n{BARE}"
        "seat 0: saboteur; hand hand swap, NS, NE\nseat 1: boss; hand EW, NW\nseat 2: profiteer; hand NES, NEW\n"
    )
    play_commands(game, (1, Pass(("EW",))), (2, Pass(("NES",))), (0, SwapHands(other)))
    assert _held(game, 1)[0] == ["EW", "NW"]
    assert _held(game, 2)[0] == ["NES", "NEW"]
    for viewer in (0, 1, 2, None):
        worlds(game, viewer, 20)


def _held(game: Game, viewer: int) -> list[list[str]]:
    """What the viewer held when it passed, as reconstructed afterwards."""
    table = game.state.table
    found = own_hands(table, viewer, own_part(game.state, viewer))
    steps = [place for place, step in enumerate(table.card_history) if step[:2] == (history.COULD_PLAY, viewer)]
    return [sorted(named(found[place])) for place in steps]
