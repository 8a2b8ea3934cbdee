"""Forced passes of all seats in turn end a round, where the edition says so: UA16 and RU16 (END-1)."""

import pytest

from pyrite.game import Command, DiscardTwo, Game, LayTunnel, Pass, ReadMap, Rockfall, Sabotage
from pyrite.game.facts.cards import Passed
from pyrite.game.facts.course import RoundEnded, TurnBegun
from pyrite.game.facts.ends import NobodyCanPlay
from pyrite.game.facts.maze import GoalTurned
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import LetPass
from tests.rules.play import facts_of, is_listed, played, position, seen
from tests.rules.rounds import BARE, WAITING_GOLD, seats

FORCED = "house rules: round_end=forced_passes"
REPAIRS = ("repair pickaxe", "repair lantern", "repair cart")
USELESS = {0: "repair pickaxe, repair pickaxe", 1: "repair lantern, repair lantern", 2: "repair cart, repair cart"}
"""Two cards for each of three seats that nobody can play while no tool is broken."""

pytestmark = pytest.mark.rule("END-1")


def three(hands: dict[int, str], *more: str, edition: str = "RU16", fronts: dict[int, str] | None = None) -> Game:
    """Three diggers at the beginning of a maze; the deck is empty unless ``more`` says otherwise."""
    text = f"players: 3\nedition: {edition}\nasked: seat 0, turn\n{BARE}{seats('DDD', hands, fronts)}"
    return position(text, *more)


def forced_pass(seat: int) -> tuple[int, Command]:
    """A forced pass of a seat."""
    return seat, Pass((REPAIRS[seat],))


def ends(game: Game, *commands: tuple[int, Command]) -> list[bool]:
    """For each command, whether the round ended with it."""
    return [bool(facts_of(game, seat, command, RoundEnded)) for seat, command in commands]


def forced(game: Game, seat: int, command: Command) -> bool | None:
    """Whether the seat that passed sees the pass as forced."""
    played(game, seat, command)
    return [fact for _, fact in game.seen_by(seat) if isinstance(fact, Passed)][-1].forced


# ---------------------------------------------------------------- which passes count


@pytest.mark.parametrize("more", ["edition: UA16", "edition: RU16", FORCED, f"edition: UA24\n{FORCED}"])
def test_a_forced_pass_of_every_player_in_turn_ends_the_round(more: str) -> None:
    game = position(f"players: 3\nasked: seat 0, turn\n{BARE}{seats('DDD', USELESS)}", more)
    assert ends(game, forced_pass(0), forced_pass(1)) == [False, False]
    facts = played(game, *forced_pass(2))
    assert [type(fact).__name__ for fact in facts][:3] == ["Passed", "NobodyCanPlay", "RoundEnded"]


@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_in_other_editions_forced_passes_end_nothing(edition: str) -> None:
    game = three(USELESS, edition=edition)
    commands = [forced_pass(seat) for seat in (0, 1, 2, 0, 1, 2)]
    assert ends(game, *commands) == [False] * 5 + [True]


@pytest.mark.parametrize("edition", ["UA16", "RU16"])
def test_passes_by_choice_do_not_count(edition: str) -> None:
    """All could read a map, and pass until their hands are empty."""
    game = three(dict.fromkeys(range(3), "map, map"), edition=edition)
    commands: list[tuple[int, Command]] = [(seat, Pass(("map",))) for seat in (0, 1, 2, 0, 1, 2)]
    assert ends(game, *commands) == [False] * 5 + [True]


def test_a_pass_is_not_forced_if_another_card_could_be_played() -> None:
    game = three({**USELESS, 2: "repair cart, repair cart, map"})
    assert ends(game, forced_pass(0), forced_pass(1), forced_pass(2)) == [False, False, False]
    assert seen(game, 2)["own"]["forced_pass"] is False


@pytest.mark.parametrize("players", [3, 5, 9])
def test_it_takes_a_forced_pass_of_every_player(players: int) -> None:
    """Broken tools forbid them to lay their tunnels; the last of them has a map too, and gives it away first."""
    tunnels = ["NS"] * 4 + ["NE"] * 4 + ["NW"] * 4 + ["NES"] * 4 + ["NEW"] * 4
    hands = {seat: f"{tunnels[2 * seat]}, {tunnels[2 * seat + 1]}" for seat in range(players)}
    hands[players - 1] += ", map"
    fronts = {seat: f"broken {('cart', 'pickaxe', 'lantern')[seat % 3]}" for seat in range(players)}
    roles = {3: "DDD", 5: "DDDDS", 9: "DDDDDDDSS"}[players]
    game = position(f"players: {players}\nedition: RU16\nasked: seat 0, turn\n{BARE}{seats(roles, hands, fronts)}")
    commands: list[tuple[int, Command]] = [(seat, Pass((tunnels[2 * seat],))) for seat in range(players - 1)]
    commands.append((players - 1, Pass(("map",))))
    commands += [(seat, Pass((tunnels[2 * seat + 1],))) for seat in range(players)]
    assert ends(game, *commands) == [False] * (2 * players - 1) + [True]


# ---------------------------------------------------------------- what sets the count to 0


@pytest.mark.parametrize(
    ("card", "command"),
    [("map", ReadMap(1)), ("NS", LayTunnel("NS", (0, 1))), ("broken cart", Sabotage("broken cart", 0))],
    ids=["map", "tunnel", "sabotage"],
)
def test_a_played_card_resets_the_count(card: str, command: Command) -> None:
    hands = {0: "repair pickaxe, repair pickaxe", 1: "repair lantern, repair lantern"}
    game = three({**hands, 2: f"{card}, repair pickaxe/lantern"})
    assert ends(game, forced_pass(0), forced_pass(1), (2, command)) == [False, False, False]
    assert [seen(game, seat)["own"]["forced_pass"] for seat in range(3)] == [False] * 3
    assert ends(game, forced_pass(0), forced_pass(1)) == [False, False]
    assert ends(game, (2, Pass(("repair pickaxe/lantern",)))) == [True]


def test_after_a_pass_by_choice_that_player_must_be_forced_too() -> None:
    """Seat 1 gives the map away; the others are forced, and then so is seat 1."""
    game = three(
        {0: "NS, NS, NS", 1: "map, NE, NE", 2: "NW, NW, NW"}, fronts=dict.fromkeys(range(3), "broken cart")
    )
    commands: list[tuple[int, Command]] = [
        (0, Pass(("NS",))),
        (1, Pass(("map",))),
        (2, Pass(("NW",))),
        (0, Pass(("NS",))),
        (1, Pass(("NE",))),
    ]
    assert ends(game, *commands) == [False, False, False, False, True]


def test_the_player_of_the_last_card_must_be_forced_as_well() -> None:
    game = three({**USELESS, 0: "map, repair pickaxe"})
    assert ends(game, (0, ReadMap(0)), forced_pass(1), forced_pass(2), forced_pass(0)) == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.rule("S2-4")
def test_discarding_two_is_no_pass_and_resets_the_count() -> None:
    game = position(
        f"players: 3\nmodules: saboteur2\n{FORCED}\nasked: seat 0, turn\n{BARE}"
        "seat 0: blue digger; hand repair cart, repair cart\n"
        "seat 1: blue digger; hand NS, NS, NS; front trapped\n"
        "seat 2: blue digger; hand repair pickaxe; forced pass\n"
    )
    assert ends(game, (0, Pass(("repair cart",)))) == [False]
    assert seen(game, 0)["own"]["forced_pass"]
    assert ends(game, (1, DiscardTwo(("NS", "NS"), 1, "trapped"))) == [False]
    assert [seen(game, seat)["own"]["forced_pass"] for seat in range(3)] == [False] * 3


@pytest.mark.rule("TOLL-1")
def test_placing_a_dwarf_is_no_pass_and_resets_the_count() -> None:
    hands = {**USELESS, 2: "repair cart, repair cart, repair pickaxe/cart"}
    game = three(hands, "modules: toll", FORCED, edition="DE24")
    assert ends(game, forced_pass(0), forced_pass(1)) == [False, False]
    assert ends(game, (2, StandDwarf("repair cart", (0, 0), "E"))) == [False]
    assert ends(game, forced_pass(0), forced_pass(1), forced_pass(2)) == [False, False, True]


# ---------------------------------------------------------------- the deck


@pytest.mark.rule("TURN-2")
def test_a_pass_begun_with_a_card_in_the_deck_does_not_count() -> None:
    game = three(USELESS, "deck: repair pickaxe/cart")
    assert forced(game, *forced_pass(0)) is False
    assert seen(game)["deck"] == 0
    assert ends(game, forced_pass(1), forced_pass(2), (0, Pass(("repair pickaxe",)))) == [False, False, True]


def test_while_the_deck_has_cards_passes_of_all_do_not_end_the_round() -> None:
    game = three(USELESS, "deck: NS, NS, NS, NS")
    assert ends(game, forced_pass(0), forced_pass(1), forced_pass(2), forced_pass(0)) == [False] * 4


# ---------------------------------------------------------------- seats without cards


@pytest.mark.rule("TURN-3")
def test_a_seat_without_cards_counts_when_its_turn_comes() -> None:
    game = three({seat: USELESS[seat] for seat in (0, 2)})
    assert ends(game, forced_pass(0)) == [False]
    assert (game.asked, seen(game)["out"]) == (2, [1])
    assert ends(game, forced_pass(2)) == [True]


@pytest.mark.rule("TURN-3")
def test_a_seat_without_cards_can_be_the_last_to_count() -> None:
    game = three({seat: USELESS[seat] for seat in (0, 1)})
    assert ends(game, forced_pass(0), forced_pass(1)) == [False, True]


@pytest.mark.rule("TURN-3")
def test_seats_without_cards_count_after_a_card_that_was_played() -> None:
    """Seat 0 plays a map: 0; seats 1 and 2 have no cards: 2; the next forced pass of seat 0 is the third."""
    game = three({0: "map, map, repair cart, repair cart"})
    assert ends(game, (0, ReadMap(0)), (0, ReadMap(1)), (0, Pass(("repair cart",)))) == [False, False, True]


@pytest.mark.rule("TURN-3")
def test_a_seat_that_discarded_its_last_card_by_choice_counts_at_its_next_turn() -> None:
    game = three({**USELESS, 0: "map"})
    assert ends(game, (0, Pass(("map",))), forced_pass(1), forced_pass(2)) == [False, False, True]


@pytest.mark.rule("WC-20")
def test_seats_without_cards_count_in_the_other_direction_too() -> None:
    game = three(USELESS, "direction: widdershins")
    assert ends(game, forced_pass(0)) == [False]
    assert (game.asked, seen(game)["out"]) == (2, [])
    assert ends(game, forced_pass(2), forced_pass(1)) == [False, True]


# ---------------------------------------------------------------- what could be played


@pytest.mark.rule("TUN-5")
@pytest.mark.parametrize(
    ("hand", "front", "is_forced"),
    [
        ("NS, NS", "", False),
        ("NS, NS", "broken cart", True),
        ("NS, repair cart", "broken cart", False),
        ("NS, repair lantern", "broken cart", True),
        ("NS, broken cart", "broken cart", False),
        ("NS, rockfall", "broken cart", True),
        ("repair pickaxe/cart, NS", "broken cart", False),
    ],
)
def test_a_pass_is_forced_exactly_if_no_card_in_hand_could_be_played(
    hand: str, front: str, is_forced: bool
) -> None:
    game = three({0: hand, 1: "map, map", 2: "map, map"}, fronts={0: front} if front else None)
    assert forced(game, 0, Pass(("NS",))) is is_forced


def test_a_rockfall_can_be_played_as_soon_as_a_tunnel_lies_in_the_maze() -> None:
    game = three({0: "rockfall, NS", 1: "NS, NE", 2: "map, map"}, fronts={0: "broken cart"})
    assert forced(game, 0, Pass(("NS",))) is True
    played(game, 1, LayTunnel("NS", (0, 1)))
    played(game, 2, ReadMap(0))
    assert is_listed(game, 0, Rockfall((0, 1)))
    assert forced(game, 0, Pass(("rockfall",))) is False


def with_modules(modules: str, hand: str, *more: str, front: str = "broken cart") -> Game:
    """Seat 0 has a broken cart and a hand; the others have cards that they can play."""
    hands = {0: hand, 1: "map, map", 2: "map, map"}
    return three(hands, f"modules: {modules}", FORCED, *more, edition="DE24", fronts={0: front} if front else None)


@pytest.mark.rule("WC-19")
def test_a_veto_does_not_count_as_a_playable_card() -> None:
    assert forced(with_modules("veto", "veto, NS"), 0, Pass(("NS",))) is True


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize(("pile", "is_forced"), [("", True), ("map", False), ("(map)", False)])
def test_a_trove_can_be_played_unless_the_discard_pile_is_empty(pile: str, is_forced: bool) -> None:
    game = with_modules("trove", "trove, NS", *([f"discard: {pile}"] if pile else []))
    assert is_listed(game, 0, SearchTrove()) is not is_forced
    assert forced(game, 0, Pass(("NS",))) is is_forced


@pytest.mark.rule("WC-18")
def test_a_pass_lays_something_in_the_pile_for_the_trove_to_find() -> None:
    game = with_modules("trove", "trove, NS, NE")
    assert forced(game, 0, Pass(("NS",))) is True
    played(game, 1, Pass(("map",)))
    played(game, 2, Pass(("map",)))
    assert forced(game, 0, Pass(("NE",))) is False


@pytest.mark.rule("WC-22")
@pytest.mark.parametrize(("front", "is_forced"), [("", False), ("broken cart", True)])
def test_a_path_specialist_can_be_played_only_with_a_tunnel_to_lay(front: str, is_forced: bool) -> None:
    game = with_modules("path_specialist", "path specialist, NS", front=front)
    assert forced(game, 0, Pass(("path specialist",))) is is_forced


@pytest.mark.rule("WC-22")
def test_a_path_specialist_alone_cannot_be_played() -> None:
    game = with_modules("path_specialist", "path specialist", front="")
    assert forced(game, 0, Pass(("path specialist",))) is True


@pytest.mark.rule("WC-23")
def test_a_detour_can_be_played_with_broken_tools_while_the_tunnel_laid_last_is_there() -> None:
    game = with_modules("detour", "detour, NS, NS")
    assert forced(game, 0, Pass(("NS",))) is True
    hands = {0: "detour, NS", 1: "NE, map", 2: "map, map"}
    game = three(hands, "modules: detour", FORCED, edition="DE24", fronts={0: "broken cart"})
    played(game, 0, Pass(("NS",)))
    played(game, 1, LayTunnel("SW", (1, 0)))
    played(game, 2, Pass(("map",)))
    assert forced(game, 0, Pass(("detour",))) is False


# ---------------------------------------------------------------- tolls


def guarded(tokens: int) -> Game:
    """Seat 0 holds straight tunnels, and dwarfs of seat 1 face both cells where they fit."""
    return position(
        f"players: 3\nmodules: toll\n{FORCED}\nasked: seat 0, turn\n{BARE}"
        f"seat 0: digger; hand NS, NS; tokens {tokens}\n"
        "seat 1: digger; hand map, map; tokens 1\n"
        "seat 2: digger; hand map, map; tokens 1\n"
        "dwarfs: 1 at 0/0 N, 1 at 0/0 S"
    )


@pytest.mark.rule("TOLL-2")
@pytest.mark.parametrize(("tokens", "is_forced"), [(0, True), (1, False)])
def test_a_tunnel_that_a_player_cannot_pay_for_cannot_be_played(tokens: int, is_forced: bool) -> None:
    game = guarded(tokens)
    assert any(isinstance(command, LayTunnel) for command in game.legal(0)) is not is_forced
    assert forced(game, 0, Pass(("NS",))) is is_forced


@pytest.mark.rule("TOLL-3")
@pytest.mark.parametrize("agrees", [True, False])
def test_asking_for_a_toll_is_not_playing_but_a_tunnel_that_another_pays_for_could_be_played(agrees: bool) -> None:
    game = guarded(0)
    played(game, 0, AskToll(2, (0, -1)))
    played(game, 2, AnswerToll(agrees))
    assert forced(game, 0, Pass(("NS",))) is not agrees


# ---------------------------------------------------------------- who knows it


@pytest.mark.rule("INFO-2")
def test_only_the_seat_that_passed_sees_whether_it_was_forced() -> None:
    choice = three({**USELESS, 0: "map, repair pickaxe"})
    no_choice = three({**USELESS, 0: "repair pickaxe, repair pickaxe/cart"})
    for game, card, value in ((choice, "map", False), (no_choice, "repair pickaxe", True)):
        played(game, 0, Pass((card,)))
        assert [fact for _, fact in game.seen_by(0) if isinstance(fact, Passed)] == [Passed(0, (card,), value)]
        assert seen(game, 0)["own"]["forced_pass"] is value
    for viewer in (1, 2, None):
        assert choice.seen_by(viewer) == no_choice.seen_by(viewer)
        assert seen(choice, viewer) == seen(no_choice, viewer)
        assert [fact for _, fact in choice.seen_by(viewer)] == [Passed(0, (None,), None), TurnBegun(1)]


# ---------------------------------------------------------------- vetoes, waiting gold


@pytest.mark.rule("WC-19")
def test_a_card_that_is_vetoed_was_played() -> None:
    game = three(
        {**USELESS, 2: "map, repair cart", 0: "repair pickaxe, repair pickaxe, veto"},
        "modules: veto",
        FORCED,
        edition="DE24",
    )
    assert (
        ends(game, forced_pass(0), forced_pass(1), (2, ReadMap(0)), (0, LetPass()), (1, LetPass())) == [False] * 5
    )
    assert [seen(game, seat)["own"]["forced_pass"] for seat in range(3)] == [False] * 3


@pytest.mark.rule("WC-18")
def test_a_trove_gives_a_card_and_resets_the_count() -> None:
    game = with_modules("trove", "trove, NS", "discard: map")
    played(game, 0, SearchTrove())
    played(game, 0, KeepCard("map"))
    assert [seen(game, seat)["own"]["forced_pass"] for seat in range(3)] == [False] * 3


@pytest.mark.rule("GOAL-4")
def test_waiting_gold_is_turned_over_when_forced_passes_end_the_round() -> None:
    text = WAITING_GOLD.replace("goals_at_once=one", "goals_at_once=one, round_end=forced_passes")
    game = position(f"players: 3\nasked: seat 0, turn\n{text}{seats('DDD', USELESS)}")
    played(game, *forced_pass(0))
    played(game, *forced_pass(1))
    facts = played(game, *forced_pass(2))
    assert [fact for fact in facts if isinstance(fact, GoalTurned)] == [GoalTurned(2, 1, "gold")]
    [ended] = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert (ended.gold_reached, ended.finisher) == (True, 2)
    assert [fact for fact in facts if isinstance(fact, NobodyCanPlay)] == [NobodyCanPlay()]
