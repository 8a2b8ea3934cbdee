"""The window for a veto: who is asked, and what each can answer (WC-19b)."""

from itertools import permutations

import pytest

from pyrite.game import Game, LayTunnel, Pass, ReadMap, SetUp
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.modules.veto.facts import LetPassNoted, VetoAsked
from tests.modules.expansion_helpers import fact_names
from tests.modules.veto_helpers import EMPTY_MAZE, all_let_pass, everything_seen, hand, unopposed
from tests.rules.play import facts_of, played, position, refused, seen


def asked_seats(game: Game) -> list[int]:
    seats: list[int] = seen(game)["asked"]["seats"]
    return seats


# ---------------------------------------------------------------- who is asked


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize(
    ("hands", "seats"),
    [
        ({1: "NS", 2: "NS", 3: "NS"}, (1, 2, 3)),
        ({1: "NS", 2: "veto", 3: "NS"}, (1, 2, 3)),
        ({2: "veto", 3: "NS"}, (2, 3)),
        ({1: "NS", 3: "NS"}, (1, 3)),
        ({3: "NS"}, (3,)),
    ],
)
def test_all_other_seats_with_cards_are_asked_at_once(hands: dict[int, str], seats: tuple[int, ...]) -> None:
    """Whether one of them holds the veto, or it is in the deck, makes no difference."""
    lines = [f"seat {seat}: ; hand {cards}" for seat, cards in hands.items()]
    deck = "deck: NE" if "veto" in hands.values() else "deck: NE, veto"
    game = position(EMPTY_MAZE, "players: 4", "modules: veto", "seat 0: digger; hand map, EW", deck, *lines)
    assert facts_of(game, 0, ReadMap(0), VetoAsked) == [VetoAsked(seats)]
    assert (game.question, game.asked_seats, asked_seats(game)) == ("veto", list(seats), list(seats))
    assert [bool(game.legal(seat)) for seat in range(4)] == [seat in seats for seat in range(4)]


@pytest.mark.rule("WC-19b")
def test_the_playing_seat_and_seats_without_cards_are_not_asked() -> None:
    game = position(
        EMPTY_MAZE, "players: 3", "modules: veto", "seat 0: digger; hand map, EW", "seat 2: digger; hand NS"
    )
    played(game, 0, ReadMap(0))
    for seat in (0, 1):
        assert refused(game, seat, LetPass()) == "not-your-turn"


@pytest.mark.rule("WC-19b")
def test_if_no_other_seat_has_cards_the_card_takes_effect_at_once() -> None:
    game = position(EMPTY_MAZE, "players: 3", "modules: veto", "seat 0: digger; hand map, EW", "deck: veto")
    assert fact_names(played(game, 0, ReadMap(0))) == [
        "CardPlayed",
        "Looked",
        "CardDiscarded",
        "Drew",
        "TurnBegun",
    ]


@pytest.mark.rule("WC-19b")
def test_in_a_game_without_the_veto_nobody_is_asked() -> None:
    game = position(EMPTY_MAZE, "players: 3", "seat 0: digger; hand map, EW", "seat 1: digger; hand NS")
    assert "VetoAsked" not in fact_names(played(game, 0, ReadMap(0)))
    assert (game.asked, game.question) == (1, "turn")


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("discard", ["veto", "(veto)"], ids=["seen", "unseen"])
def test_the_window_opens_even_if_the_veto_is_in_the_discard_pile(discard: str) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        f"discard: {discard}",
        "seat 0: digger; hand map, EW",
        "seat 1: digger; hand NS",
    )
    assert facts_of(game, 0, ReadMap(0), VetoAsked) == [VetoAsked((1,))]


@pytest.mark.rule("WC-19b")
def test_the_window_opens_in_the_turn_after_a_veto_was_played() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand map, EW",
        "seat 1: digger; hand map",
        "seat 2: saboteur; hand veto, NS",
    )
    played(game, 0, ReadMap(0))
    played(game, 2, Veto())
    assert facts_of(game, 1, ReadMap(0), VetoAsked) == [VetoAsked((0, 2))]
    assert (game.legal(0), game.legal(2), asked_seats(game)) == ([LetPass()], [LetPass()], [0, 2])


@pytest.mark.rule("WC-19b", "S2-1")
def test_in_saboteur_2_the_window_opens_even_if_the_veto_may_be_put_aside() -> None:
    aside = "aside: veto, NS, NS, NS, NE, NE, NE, NW, NW, NW"
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: saboteur2, veto",
        aside,
        "seat 0: boss; hand map, EW",
        "seat 1: saboteur; hand EW",
    )
    assert facts_of(game, 0, ReadMap(0), VetoAsked) == [VetoAsked((1,))]


@pytest.mark.rule("WC-19b")
def test_the_window_opens_in_every_round() -> None:
    game = Game.begin(SetUp(3, modules=frozenset({"veto"}), first_seat=0))
    for number in (1, 2, 3):
        while not game.over and seen(game)["round"] == number:
            (seat,) = game.asked_seats
            plays = [command for command in game.legal(seat) if not isinstance(command, Pass)]
            if not plays or len(seen(game)["discard"]) > 3:
                played(game, seat, Pass((hand(game, seat)[0],)))
                continue
            others = tuple(other for other in range(3) if other != seat)
            assert VetoAsked(others) in unopposed(game, seat, plays[-1])
    assert game.over


# ---------------------------------------------------------------- the answers


@pytest.mark.rule("WC-19b")
def test_the_card_takes_effect_after_every_seat_has_answered_once() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 4",
        "modules: veto",
        "seat 0: digger; hand map, EW",
        "seat 1: ; hand NS",
        "seat 2: ; hand veto",
        "seat 3: ; hand NS",
    )
    assert fact_names(played(game, 0, ReadMap(0))) == ["CardPlayed", "VetoAsked"]
    assert played(game, 2, LetPass()) == [LetPassNoted(2)]
    assert (game.legal(2), game.asked_seats) == ([], [1, 3])
    assert refused(game, 2, Veto()) == refused(game, 2, LetPass()) == "not-your-turn"
    assert played(game, 3, LetPass()) == [LetPassNoted(3)]
    assert fact_names(played(game, 1, LetPass())) == [
        "LetPassNoted",
        "Unopposed",
        "Looked",
        "CardDiscarded",
        "TurnBegun",
    ]


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_the_order_of_the_answers_does_not_matter_and_is_not_shown(viewer: int | None) -> None:
    texts = set()
    for order in permutations((1, 2, 3)):
        game = position(
            EMPTY_MAZE,
            "players: 4",
            "modules: veto",
            "seat 0: digger; hand EW, map",
            "seat 1: ; hand NS",
            "seat 2: ; hand veto",
            "seat 3: ; hand NS",
            "deck: NES",
        )
        played(game, 0, LayTunnel("EW", (1, 0)))
        all_let_pass(game, order)
        assert game.asked == 1
        texts.add(everything_seen(game, viewer))
    assert len(texts) == 1


@pytest.mark.rule("WC-19b", "WC-19")
@pytest.mark.parametrize("before", [(), (1,), (3,), (1, 3), (3, 1)])
def test_a_veto_closes_the_window_at_once(before: tuple[int, ...]) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 4",
        "modules: veto",
        "seat 0: digger; hand EW, map",
        "seat 1: ; hand NS, NS",
        "seat 2: ; hand veto, NS",
        "seat 3: ; hand NS",
    )
    played(game, 0, LayTunnel("EW", (1, 0)))
    for seat in before:
        played(game, seat, LetPass())
    assert fact_names(played(game, 2, Veto())) == ["Vetoed", "TurnBegun"]
    assert seen(game)["maze"] == [{"cell": [0, 0], "card": "start", "tunnel": "NESW"}]
    assert [seen(game, seat)["own"]["let_pass"] for seat in range(4)] == [False] * 4
    # All are asked again after the next card.
    assert facts_of(game, 1, LayTunnel("NS", (0, 1)), VetoAsked) == [VetoAsked((0, 2, 3))]


@pytest.mark.rule("WC-19b")
def test_a_seat_that_let_one_card_pass_may_veto_the_next() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand EW, map",
        "seat 1: ; hand NS",
        "seat 2: ; hand veto",
    )
    unopposed(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, LayTunnel("NS", (0, 1)))
    assert game.legal(2) == [Veto(), LetPass()]
    assert "Vetoed" in fact_names(played(game, 2, Veto()))
