"""The trove: a card from the top of the discard pile instead of one from the deck (WC-18)."""

import pytest

from pyrite.game import Game, Pass, PlanTheft
from pyrite.game.facts.piles import CardKept, CardsLifted
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import Veto
from pyrite.game.notation.position import print_position
from tests.modules.veto_helpers import EMPTY_MAZE, discarded, everything_seen, hand, unopposed
from tests.rules.play import facts_of, played, position, refusal, refused, seen

SCENARIOS = (
    """
# A card from the top of the discard pile instead of one from the deck (WC-18, TURN-6)
players: 3
modules: trove
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand trove, NS
seat 1: saboteur; hand NS
seat 2: digger; hand NS
deck: NESW, NESW
discard: rockfall, NES, (map), E|, (NE), EW
---
seat 0: SearchTrove
  expect asked 0 card
  expect seat 0 sees CardsLifted from_deck=false cards=[NES, map, E|, NE, EW]
  expect seat 1 sees CardsLifted seat=0 cards=[null, null, null, null, null]
  expect not legal 0 KeepCard rockfall
seat 0: KeepCard trove
  expect refused card-not-there
seat 0: KeepCard map
  expect seat 0 sees CardKept card=map
  expect spectator sees CardKept card=null
  expect no fact Drew
  expect view 0 own.hand=NS, map
  expect view 0 hands=2, 1, 1
  expect view spectator deck=2
# One of five cards is gone, and only seat 0 knows which.
  expect view spectator discard=[rockfall, null, null, null, null, trove]
  expect asked 1 turn
""",
)

SEVEN = "NS, EW, NE, NW, NES, NEW, map"
"""A pile of seven, the top last."""


def trove_game(discard: str, *more: str, hands: str = "trove, rockfall") -> Game:
    lines = [f"discard: {discard}"] if discard else []
    return position(
        EMPTY_MAZE,
        "players: 3",
        *(more or ["modules: trove"]),
        *lines,
        f"seat 0: saboteur; hand {hands}",
        "seat 1: ; hand EW",
        "seat 2: ; hand EW",
        "deck: NESW, NESW, NESW",
    )


def pile(game: Game) -> list[str]:
    """The discard pile with all faces, from the bottom up."""
    (line,) = [line for line in print_position(game.state).splitlines() if line.startswith("discard: ")]
    return [card.strip(" ()") for card in line.removeprefix("discard: ").split(",")]


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize(
    ("discard", "lifted"),
    [
        ("NS", ("NS",)),
        ("NS, EW, NE, NW", ("NS", "EW", "NE", "NW")),
        ("NS, EW, NE, NW, NES", ("NS", "EW", "NE", "NW", "NES")),
        ("NS, EW, NE, NW, NES, NEW", ("EW", "NE", "NW", "NES", "NEW")),
        (SEVEN, ("NE", "NW", "NES", "NEW", "map")),
        ("(NS), map, (E|), (N|), NE, (NW)", ("map", "E|", "N|", "NE", "NW")),
    ],
    ids=["one", "four", "five", "six", "seven", "face down ones too"],
)
def test_the_player_looks_at_the_top_five_or_as_many_as_there_are(discard: str, lifted: tuple[str, ...]) -> None:
    game = trove_game(discard)
    assert facts_of(game, 0, SearchTrove(), CardsLifted) == [CardsLifted(0, False, lifted)]
    assert seen(game, 0)["own"]["lifted"] == list(lifted)
    assert {command.card for command in game.legal(0) if isinstance(command, KeepCard)} == set(lifted)
    assert len(game.legal(0)) == len(set(lifted))


@pytest.mark.rule("WC-18", "TURN-5")
def test_it_cannot_be_played_while_the_discard_pile_is_empty_but_it_can_be_discarded() -> None:
    game = trove_game("")
    assert SearchTrove() not in game.legal(0)
    answer = refusal(game, 0, SearchTrove())
    assert (answer.reason, answer.rule) == ("nothing-discarded", "WC-18")
    played(game, 0, Pass(("trove",)))


@pytest.mark.rule("WC-18")
def test_one_face_down_card_in_the_pile_is_enough() -> None:
    game = trove_game("(NS)")
    assert SearchTrove() in game.legal(0)
    played(game, 0, SearchTrove())
    played(game, 0, KeepCard("NS"))
    assert hand(game, 0) == ["NS", "rockfall"]
    assert discarded(game) == ["trove"]


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize(
    ("kept", "rest"),
    [
        ("NE", ["NS", "EW", "NW", "NES", "NEW", "map"]),
        ("NES", ["NS", "EW", "NE", "NW", "NEW", "map"]),
        ("map", ["NS", "EW", "NE", "NW", "NES", "NEW"]),
    ],
    ids=["the fifth from the top", "one between", "the top card"],
)
def test_the_rest_goes_back_in_the_same_order_with_the_trove_on_top(kept: str, rest: list[str]) -> None:
    game = trove_game(SEVEN)
    played(game, 0, SearchTrove())
    played(game, 0, KeepCard(kept))
    assert pile(game) == [*rest, "trove"]
    assert sorted(hand(game, 0)) == sorted([kept, "rockfall"])


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize("card", ["EW", "NS", "rockfall", "trove", "NESW"])
def test_only_one_of_the_cards_looked_at_can_be_kept(card: str) -> None:
    """Neither a deeper card of the pile, nor one of the hand or the deck, nor the trove itself."""
    game = trove_game(SEVEN)
    played(game, 0, SearchTrove())
    answer = refusal(game, 0, KeepCard(card))
    assert (answer.reason, answer.rule) == ("card-not-there", "WC-18")


@pytest.mark.rule("WC-18")
def test_the_player_of_the_trove_must_keep_a_card() -> None:
    game = trove_game(SEVEN)
    played(game, 0, SearchTrove())
    assert (game.asked, game.question, game.legal(1)) == (0, "card", [])
    assert refused(game, 0, Pass(("rockfall",))) == "not-asked-for"
    assert refused(game, 1, KeepCard("map")) == "not-your-turn"


@pytest.mark.rule("WC-18", "TURN-2")
@pytest.mark.parametrize("deck", ["deck: NESW, NESW, NESW", ""])
def test_the_kept_card_replaces_the_draw(deck: str) -> None:
    game = position(
        EMPTY_MAZE, "players: 3", "modules: trove", deck, "discard: map", "seat 0: digger; hand trove, EW"
    )
    before = seen(game)["deck"]
    played(game, 0, SearchTrove())
    assert seen(game)["hands"] == [1, 0, 0]
    played(game, 0, KeepCard("map"))
    assert (hand(game, 0), seen(game)["deck"]) == (["EW", "map"], before)
    assert game.asked == 0


@pytest.mark.rule("WC-18", "TURN-3")
def test_a_player_whose_last_card_is_the_trove_continues_with_the_kept_card() -> None:
    game = position(EMPTY_MAZE, "players: 3", "modules: trove", "discard: map", "seat 0: digger; hand trove")
    played(game, 0, SearchTrove())
    played(game, 0, KeepCard("map"))
    assert (seen(game)["round"], game.asked, hand(game, 0)) == (1, 0, ["map"])


@pytest.mark.rule("WC-18", "TURN-6")
def test_of_two_equal_cards_the_one_nearer_the_top_is_kept() -> None:
    game = trove_game("map, NS, map, EW")
    played(game, 0, SearchTrove())
    assert [command for command in game.legal(0) if command == KeepCard("map")] == [KeepCard("map")]
    played(game, 0, KeepCard("map"))
    assert pile(game) == ["map", "NS", "EW", "trove"]


# ---------------------------------------------------------------- who knows what


@pytest.mark.rule("WC-18", "INFO-2")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_only_that_one_of_five_cards_was_kept(viewer: int | None) -> None:
    texts = []
    for kept in ("NE", "NES", "map"):
        game = trove_game(SEVEN)
        played(game, 0, SearchTrove())
        lifted = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, CardsLifted)]
        assert lifted == [CardsLifted(0, False, (None,) * 5)]
        played(game, 0, KeepCard(kept))
        assert [fact for _, fact in game.seen_by(viewer) if isinstance(fact, CardKept)] == [
            CardKept(0, False, None)
        ]
        assert discarded(game) == ["NS", "EW", None, None, None, None, "trove"]
        texts.append(everything_seen(game, viewer))
    assert texts[0] == texts[1] == texts[2]


@pytest.mark.rule("WC-18", "INFO-4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_do_not_learn_the_face_down_discards(viewer: int | None) -> None:
    texts = []
    for hidden in ("NE", "E|"):
        game = trove_game(f"NS, ({hidden}), EW")
        played(game, 0, SearchTrove())
        played(game, 0, KeepCard(hidden))
        texts.append(everything_seen(game, viewer))
    assert texts[0] == texts[1]


@pytest.mark.rule("WC-18", "INFO-2")
def test_the_player_sees_face_down_cards_and_which_was_kept() -> None:
    game = trove_game("NS, (NE), EW")
    played(game, 0, SearchTrove())
    played(game, 0, KeepCard("NE"))
    facts = [fact for _, fact in game.seen_by(0) if isinstance(fact, CardsLifted | CardKept)]
    assert facts == [CardsLifted(0, False, ("NS", "NE", "EW")), CardKept(0, False, "NE")]
    assert seen(game, 0)["own"]["lifted"] == []


# ---------------------------------------------------------------- with other cards


@pytest.mark.rule("WC-18", "S2-11")
def test_a_kept_card_is_played_as_usual() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 2",
        "modules: saboteur2, trove",
        "discard: theft",
        "seat 0: saboteur; hand trove",
        "seat 1: boss; hand EW, EW",
        "deck: NES, NES",
    )
    played(game, 0, SearchTrove())
    played(game, 0, KeepCard("theft"))
    assert (hand(game, 0), seen(game)["deck"]) == (["theft"], 2)
    played(game, 1, Pass(("EW",)))
    played(game, 0, PlanTheft())
    assert seen(game)["fronts"] == [["theft"], []]


@pytest.mark.rule("WC-18", "WC-19", "TURN-6")
def test_a_vetoed_trove_finds_nothing_and_a_card_is_drawn_from_the_deck() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: trove, veto",
        "discard: NS, map",
        "seat 0: saboteur; hand trove, rockfall",
        "seat 1: digger; hand veto",
        "deck: NES, NEW",
    )
    played(game, 0, SearchTrove())
    assert seen(game, 0)["own"]["lifted"] == []
    played(game, 1, Veto())
    assert pile(game) == ["NS", "map", "trove", "veto"]
    assert (hand(game, 0), hand(game, 1)) == (["NES", "rockfall"], ["NEW"])


@pytest.mark.rule("WC-18", "WC-19b")
def test_a_trove_may_bring_the_veto_back() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: trove, veto",
        "discard: map, veto",
        "seat 0: saboteur; hand trove",
        "seat 1: digger; hand EW, map",
        "seat 2: digger; hand NS",
    )
    unopposed(game, 0, SearchTrove())
    played(game, 0, KeepCard("veto"))
    played(game, 1, Pass(("EW",)))
    played(game, 2, Pass(("NS",)))
    played(game, 0, Pass(("veto",)))
    assert game.asked == 1
