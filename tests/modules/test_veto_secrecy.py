"""Who holds the veto stays hidden: the same game, once with it in seat 2's hand and once not (WC-19b, INFO-4).

Seat 2 lets every card pass. Nobody else must be able to tell the two games apart.
"""

from random import Random

import pytest

from pyrite.game import (
    Command,
    DiscardTwo,
    Free,
    Game,
    HandsOff,
    Inspect,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    SwapHands,
    SwapHats,
    Trap,
    View,
    update_view,
)
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.modules.veto.facts import LetPassNoted
from tests.modules.veto_helpers import EMPTY_MAZE, everything_seen
from tests.rules.championship_cards import CHAMPIONSHIP
from tests.rules.play import played, position, seen

HOLDER = 2
Viewers = tuple[int | None, ...]
OTHERS: Viewers = (0, 1, 3, None)
ALL = ", ".join(CHAMPIONSHIP)

BASE = """
players: 4
modules: MODULES
seat 0: digger; hand EW, broken cart, goal swap, path specialist, NEW
seat 1: saboteur; hand NES, map, trove, broken lantern, NE
seat 2: digger; hand CARD, NS, change of direction, NE, NW
seat 3: digger; hand master craftsman, detour, rockfall, repair lantern, NS, NS
deck: NESW, NESW, NESW, NESW, NESW, NW, NW, NW, NEW, NEW, NEW, NEW, map, map, map, map, MORE, REST
discard: map, (E|)
"""
BASE_PLAY: list[tuple[int, Command]] = [
    (0, LayTunnel("EW", (1, 0))),
    (1, ReadMap(1)),
    (2, LayTunnel("NS", (0, 1))),
    (3, Detour("NS", (0, -1))),
    (0, Sabotage("broken cart", 2)),
    (1, SearchTrove()),
    (1, KeepCard("E|")),
    (2, Pass(("NE",))),
    (3, Repair("master craftsman", 2, "cart")),
    (0, SwapGoals((0, 1))),
    (0, PutGoalsBack(True)),
    (1, Sabotage("broken lantern", 0)),
    (2, ChangeDirection()),
    (1, LayTunnel("NSW", (2, 0))),
    (0, Pass(("NESW",))),
    (3, Rockfall((2, 0))),
    (2, Pass(("NW",))),
    (1, Pass(("NE",))),
    (0, Pass(("NESW",))),
    (3, Repair("repair lantern", 0, "lantern")),
    (2, Pass(("NESW",))),
    (1, LayTunnel("E|", (-1, 0))),
    (0, CallSpecialist()),
    (0, LayTunnel("NEW", (2, 0))),
]

TWO = """
players: 4
modules: saboteur2, MODULES
seat 0: boss; hand EW, theft, trapped, hat swap, NEW, NE
seat 1: saboteur; hand NES, hands off, inspection, free, NE, NS
seat 2: blue digger; hand CARD, NS, map, NE, NW
seat 3: green digger; hand hand swap, inspection, N ladder, broken cart
deck: NESW, NESW, NESW, NESW, NESW, NW, NW, NW, NEW, NEW, NEW, NEW, map, map, map, map, MORE, REST
left over: blue digger, geologist, green digger, LEFT
"""
TWO_PLAY: list[tuple[int, Command]] = [
    (0, PlanTheft()),
    (1, HandsOff(0)),
    (2, ReadMap(0)),
    (3, LayTunnel("N ladder", (0, 1))),
    (0, Trap(2)),
    (1, Free(2)),
    (2, LayTunnel("NS", (0, -1))),
    (3, Inspect(2)),
    (0, SwapHats(2)),
    (1, Inspect(2)),
    (2, Pass(("NE", "NW"))),
    (3, SwapHands(0)),
    (0, Sabotage("broken cart", 3)),
    (1, Pass(("NE",))),
    (2, LayTunnel("NESW", (1, 0))),
    (3, DiscardTwo(("NE", "NEW"), 3, "broken cart")),
]


MORE = ", ".join(["repair pickaxe"] * 2 + ["repair cart"] * 2 + ["broken pickaxe"] * 3 + ["broken lantern"] * 2)
LEFT = ", ".join(["blue digger"] * 2 + ["green digger"] * 2 + ["profiteer", "geologist"] + ["saboteur"] * 2)


def game_with(text: str, held: str, rest: str, modules: str = ALL, *more: str) -> Game:
    """``held`` is the card that seat 2 holds, ``rest`` the card at the bottom of the deck."""
    words = {"CARD": held, "REST": rest, "MODULES": modules, "MORE": MORE, "LEFT": LEFT}
    for word, meaning in words.items():
        text = text.replace(word, meaning)
    return position(EMPTY_MAZE + text, *more)


def games_with_and_without_veto(text: str) -> tuple[Game, Game]:
    """In one game seat 2 holds the veto and N| is at the bottom of the deck; in the other they are exchanged."""
    return game_with(text, "veto", "N|"), game_with(text, "N|", "veto")


def all_seen(game: Game, viewers: Viewers = OTHERS) -> list[str]:
    return [everything_seen(game, viewer) for viewer in viewers]


def check_alike(games: tuple[Game, Game], viewers: Viewers) -> None:
    """Check that each viewer has seen the same facts and has the same view, commands and refusal."""
    one, other = games
    for viewer in viewers:
        assert one.view(viewer) == other.view(viewer)
        assert one.seen_by(viewer) == other.seen_by(viewer)
        if viewer is not None:
            assert one.legal(viewer) == other.legal(viewer)
            assert one.refusal(viewer, Veto()) == other.refusal(viewer, Veto())


def play_both(games: tuple[Game, Game], play: list[tuple[int, Command]], viewers: Viewers) -> None:
    """Play cards in both games; check after each answer and at the end that these viewers see no difference."""
    for seat, command in play:
        for game in games:
            played(game, seat, command)
        check_alike(games, viewers)
        while games[0].question == "veto":
            answering = games[0].asked_seats[-1]  # the last asked answers first
            for game in games:
                played(game, answering, LetPass())
            check_alike(games, viewers)
    assert all_seen(games[0], viewers) == all_seen(games[1], viewers)


@pytest.mark.rule("WC-19b", "INFO-4")
@pytest.mark.parametrize(("text", "play"), [(BASE, BASE_PLAY), (TWO, TWO_PLAY)], ids=["base", "Saboteur 2"])
def test_nobody_can_tell_whether_a_seat_that_let_everything_pass_held_the_veto(
    text: str, play: list[tuple[int, Command]]
) -> None:
    games = games_with_and_without_veto(text)
    play_both(games, play, OTHERS)


@pytest.mark.rule("WC-19b", "INFO-4")
@pytest.mark.parametrize(
    ("text", "elsewhere"),
    [(BASE, "discard: map, (E|), (veto)"), (TWO, "aside: veto, NS, NS, N|+S|, E|, E|+W|, N|+E|, N|+W|, EW, EW")],
    ids=["discarded unseen", "put aside"],
)
def test_nobody_can_tell_whether_the_veto_was_in_any_hand(text: str, elsewhere: str) -> None:
    """The veto is neither in a hand nor in the deck, so it can never be played; seats are asked nevertheless."""
    text = text.replace("discard: map, (E|)\n", "")
    same = elsewhere.replace("veto", "N|")
    games = (
        game_with(text, "veto", "rockfall", ALL, same),
        game_with(text, "N|", "rockfall", ALL, elsewhere),
    )
    play = TWO_PLAY if "saboteur2" in text else BASE_PLAY[:4]
    play_both(games, play, OTHERS)


@pytest.mark.rule("WC-19b", "INFO-4")
def test_third_parties_cannot_tell_which_of_two_players_holds_it() -> None:
    hands = BASE.replace("rockfall, repair lantern", "rockfall, repair lantern, OTHER")
    games = (
        game_with(hands.replace("OTHER", "N|"), "veto", "rockfall"),
        game_with(hands.replace("OTHER", "veto"), "N|", "rockfall"),
    )
    play_both(games, BASE_PLAY, (0, 1, None))


@pytest.mark.rule("WC-19b", "INFO-2")
def test_only_the_seat_that_answered_sees_its_answer() -> None:
    game, _ = games_with_and_without_veto(BASE)
    played(game, 0, LayTunnel("EW", (1, 0)))
    before = all_seen(game, (0, 1, 3, None))
    played(game, 2, LetPass())
    assert all_seen(game, (0, 1, 3, None)) == before
    assert [fact for _, fact in game.seen_by(2)][-1] == LetPassNoted(2)
    assert seen(game, 2)["own"]["let_pass"] is True
    assert seen(game, 2)["asked"]["seats"] == [1, 2, 3]


@pytest.mark.rule("WC-19b", "INFO-5")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_facts_are_numbered_without_a_gap_for_each_viewer_and_give_the_whole_view(viewer: int | None) -> None:
    game, _ = games_with_and_without_veto(BASE)
    view: View = game.view(viewer)
    for seat, command in BASE_PLAY[:9]:
        played(game, seat, command)
        while game.question == "veto":
            played(game, game.asked_seats[0], LetPass())
    numbered = game.seen_by(viewer)
    assert [number for number, _ in numbered] == list(range(1, len(numbered) + 1))
    for _, fact in numbered:
        update_view(view, fact)
    assert view == game.view(viewer)


@pytest.mark.rule("WC-19b", "INFO-4")
@pytest.mark.parametrize("text", [BASE, TWO], ids=["base", "Saboteur 2"])
@pytest.mark.parametrize("number", range(4))
def test_random_games_do_not_show_who_holds_the_veto(text: str, number: int) -> None:
    rng = Random(number)
    games = games_with_and_without_veto(text)
    for _ in range(45):
        if games[0].question == "veto":
            seat = rng.choice(games[0].asked_seats)
            command: Command = LetPass()
        else:
            assert games[0].asked is not None
            seat = games[0].asked
            both = [each for each in games[0].legal(seat) if each in games[1].legal(seat)]
            commands = [each for each in both if each not in (SwapHands(HOLDER), Pass(("veto",)))]
            if seat == HOLDER:
                commands = [each for each in commands if not isinstance(each, SwapHands)]
            command = rng.choice(commands)
        for game in games:
            played(game, seat, command)
        check_alike(games, OTHERS)
        if seen(games[0])["deck"] < 4:  # soon the card that differs would be drawn
            break
    assert all_seen(games[0]) == all_seen(games[1])
