"""Treasure chests: what is drawn in a turn in which chests were opened (CHEST-6).

The deck from the top: NEW, NS, NE, NW, NES, map, rockfall, broken cart.
"""

import pytest

from pyrite.game import Game, LayTunnel, Pass
from pyrite.game.declare import Fact
from pyrite.game.facts.cards import CardTaken, Drew
from pyrite.game.facts.course import Asked, RoundEnded
from pyrite.game.facts.piles import CardKept, CardsLifted
from pyrite.game.modules.chests.commands import OpenChest, RobHand
from pyrite.game.modules.chests.facts import ChestOpened, EffectEnded
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.trove import KeepCard
from pyrite.game.modules.veto.commands import LetPass, Veto
from tests.modules.chest_positions import BOTH, FILL_GAP, GAP, GATES, SEATS, UPPER, near_chests
from tests.modules.expansion_helpers import hand, in_turn, only
from tests.rules.play import played, seen

HARMLESS = "no more maps"


def cards_received(facts: list[Fact]) -> list[str]:
    """How cards came into hands, in order: drawn, robbed, or kept from a pile."""
    lines = []
    for fact in facts:
        if isinstance(fact, Drew):
            lines += [f"{fact.seat} draws {card}" for card in sorted(map(str, fact.cards))]
        elif isinstance(fact, CardTaken):
            lines.append(f"{fact.seat} robs {fact.other}")
        elif isinstance(fact, CardKept):
            lines.append(f"{fact.seat} keeps {fact.card} of the {'deck' if fact.from_deck else 'discard'}")
    return lines


def turn_of(game: Game, *chests: int, keep: tuple[str, ...] = ()) -> list[str]:
    """Seat 0 opens the chests in this order and robs seat 1 if it may; what it keeps is given."""
    facts = played(game, 0, BOTH)
    waiting, keeping = list(chests), list(keep)
    while game.asked == 0 and game.question != "turn":
        if game.question == "goal":
            facts += played(game, 0, OpenChest(waiting.pop(0)))
        elif game.question == "hand":
            facts += played(game, 0, RobHand(1))
        else:
            assert game.question == "card"
            facts += played(game, 0, KeepCard(keeping.pop(0)))
    assert not keeping
    return cards_received(facts)


@pytest.mark.rule("CHEST-6")
@pytest.mark.parametrize("modules", ["chests", "chests, saboteur2"], ids=["base", "Saboteur 2"])
@pytest.mark.parametrize(
    ("found", "keep", "lines"),
    [
        # Chests without an effect on the draw.
        (("no more maps", "one gold"), (), ["0 draws NEW"]),
        (("one gold", "extra draw"), (), ["0 draws NEW", "0 draws NS"]),
        # The whole normal draw is dropped, the extra card is not.
        (("no draw", "one gold"), (), []),
        (("no draw", "extra draw"), (), ["0 draws NEW"]),
        (("extra draw", "no draw"), (), ["0 draws NEW"]),
        # In the order opened.
        (("rob a hand", "one gold"), (), ["0 robs 1"]),
        (("rob a hand", "extra draw"), (), ["0 robs 1", "0 draws NEW"]),
        (("extra draw", "rob a hand"), (), ["0 draws NEW", "0 robs 1"]),
        (("rob a hand", "no draw"), (), ["0 robs 1"]),
        (("no draw", "rob a hand"), (), ["0 robs 1"]),
        (("three for one", "no draw"), ("NE",), ["0 keeps NE of the deck"]),
        (("no draw", "three for one"), ("NE",), ["0 keeps NE of the deck"]),
        (("extra draw", "three for one"), ("NW",), ["0 draws NEW", "0 keeps NW of the deck"]),
        (("three for one", "extra draw"), ("NEW",), ["0 keeps NEW of the deck", "0 draws NW"]),
        (("rob a hand", "three for one"), ("NS",), ["0 robs 1", "0 keeps NS of the deck"]),
        (("three for one", "rob a hand"), ("NS",), ["0 keeps NS of the deck", "0 robs 1"]),
        # The discard pile is searched at once, whatever was opened before.
        (("search the discard", "one gold"), ("map",), ["0 keeps map of the discard"]),
        (("search the discard", "no draw"), ("map",), ["0 keeps map of the discard"]),
        (("no draw", "search the discard"), ("map",), ["0 keeps map of the discard"]),
        (("search the discard", "extra draw"), ("map",), ["0 keeps map of the discard", "0 draws NEW"]),
        (("extra draw", "search the discard"), ("map",), ["0 keeps map of the discard", "0 draws NEW"]),
        (("rob a hand", "search the discard"), ("map",), ["0 keeps map of the discard", "0 robs 1"]),
        (
            ("three for one", "search the discard"),
            ("map", "NS"),
            ["0 keeps map of the discard", "0 keeps NS of the deck"],
        ),
        # Five are buried at once, so what is drawn comes from below them.
        (("bury five", "one gold"), (), ["0 draws map"]),
        (("extra draw", "bury five"), (), ["0 draws map", "0 draws rockfall"]),
        (("three for one", "bury five"), ("broken cart",), ["0 keeps broken cart of the deck"]),
        (("bury five", "no draw"), (), []),
    ],
)
def test_two_chests_in_one_turn_both_change_what_is_drawn(
    found: tuple[str, str], keep: tuple[str, ...], lines: list[str], modules: str
) -> None:
    game = near_chests(*found, modules=modules, more=("discard: map",))
    assert turn_of(game, 0, keep=keep) == lines
    assert (game.asked, game.question) == (1, "turn")
    assert seen(game)["effects"] == []


@pytest.mark.rule("CHEST-6")
def test_five_buried_cards_can_be_found_by_a_search() -> None:
    game = near_chests("bury five", "search the discard", more=("discard: map",))
    in_turn(game, (0, BOTH))
    [lifted] = only(CardsLifted, played(game, 0, OpenChest(0)))
    assert len(lifted.cards) == 5
    assert {"NEW", "NS", "NE", "NW", "NES", "map"} >= set(lifted.cards)


@pytest.mark.rule("CHEST-6")
def test_effects_at_the_end_of_the_turn_happen_in_the_order_of_opening() -> None:
    found = ("rob a hand", "no draw", "three for one", "extra draw")
    game = near_chests(*found, maze=GAP, seats=SEATS.replace("NEW,", "EW,"))
    facts = in_turn(game, (0, FILL_GAP), (0, OpenChest(3)), (0, OpenChest(2)), (0, OpenChest(1)))
    # The extra draw is done, the three are lifted and asked about; the hand is still to be robbed.
    assert cards_received(facts) == ["0 draws NEW"]
    assert [fact.chest for fact in only(ChestOpened, facts)] == [3, 2, 1, 0]
    assert (game.question, seen(game)["effects"]) == ("card", ["three for one", "rob a hand"])
    facts = played(game, 0, KeepCard("NW"))
    assert (game.question, seen(game)["effects"]) == ("hand", ["rob a hand"])
    facts += played(game, 0, RobHand(2))
    assert cards_received(facts) == ["0 keeps NW of the deck", "0 robs 2"]
    assert [fact.found for fact in only(EffectEnded, facts)] == ["three for one", "rob a hand"]
    assert len(hand(game, 0)) == 6  # three were left in the hand


@pytest.mark.rule("CHEST-6")
def test_immediate_effects_happen_before_effects_at_the_end_of_the_turn() -> None:
    game = near_chests("rob a hand", "look at a role")
    in_turn(game, (0, BOTH), (0, OpenChest(0)))
    assert (game.question, seen(game)["effects"]) == ("role", ["rob a hand"])


# ---------------------------------------------------------------- short piles, nobody to rob


@pytest.mark.rule("CHEST-6")
@pytest.mark.parametrize(
    ("found", "deck", "lines"),
    [
        ("extra draw", "NEW, NS", ["0 draws NEW", "0 draws NS"]),
        ("extra draw", "NEW", ["0 draws NEW"]),
        ("extra draw", "", []),
        ("three for one", "NEW", ["0 draws NEW"]),  # one alone is kept without a choice
        ("three for one", "", []),
    ],
)
def test_short_decks_give_as_many_as_there_are(found: str, deck: str, lines: list[str]) -> None:
    game = near_chests(found, deck=deck)
    facts = played(game, 0, UPPER)
    assert cards_received(facts) == lines
    assert game.asked == 1
    assert (seen(game)["deck"], seen(game)["effects"]) == (0, [])


@pytest.mark.rule("CHEST-6")
def test_if_two_cards_are_left_one_is_kept_and_one_is_discarded() -> None:
    game = near_chests("three for one", deck="NEW, NS")
    [lifted] = only(CardsLifted, played(game, 0, UPPER))
    assert sorted(map(str, lifted.cards)) == ["NEW", "NS"]
    assert cards_received(played(game, 0, KeepCard("NS"))) == ["0 keeps NS of the deck"]
    assert (seen(game)["deck"], seen(game)["discard"]) == (0, [None])
    assert seen(game, 0)["own"]["discarded"] == ["NEW"]


@pytest.mark.rule("CHEST-6")
def test_if_nobody_can_be_robbed_nothing_is_taken_or_drawn() -> None:
    game = near_chests("rob a hand", seats="seat 0: digger; hand NEW, map\nseat 1: saboteur\nseat 2: digger")
    facts = played(game, 0, UPPER)
    assert cards_received(facts) == []
    assert not only(Asked, facts)
    assert (hand(game, 0), seen(game)["deck"], seen(game)["effects"]) == (["map"], 8, [])
    assert game.asked == 0


@pytest.mark.rule("CHEST-6", "END-1")
def test_a_robbed_card_may_be_the_one_that_keeps_the_round_going() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NS\nseat 2: digger"
    game = near_chests("rob a hand", seats=seats, deck="")
    facts = played(game, 0, UPPER)
    assert not only(RoundEnded, facts)
    # Seat 1 has no card now, so seat 0 has the next turn.
    assert (seen(game)["hands"], game.asked) == ([1, 0, 0], 0)


# ---------------------------------------------------------------- other ways to open one


@pytest.mark.rule("CHEST-6", "WC-23")
@pytest.mark.parametrize(
    ("found", "lines", "discard"),
    [
        ("no draw", [], ["detour"]),
        ("extra draw", ["0 draws NEW", "0 draws NS"], ["detour"]),
        # The detour goes to the discard pile after its effect, so nothing is found there (TURN-6).
        ("search the discard", [], ["detour"]),
    ],
)
def test_a_detour_that_opens_a_chest_changes_what_is_drawn(
    found: str, lines: list[str], discard: list[str]
) -> None:
    game = near_chests(
        found,
        maze=GATES.replace("  · · · &0", "  ┴ · · &0"),
        seats="seat 0: digger; hand detour, map\nseat 1: saboteur; hand NS",
        modules="chests, detour",
        more=("last laid: 0,-1",),
    )
    facts = played(game, 0, Detour("NEW", (3, 0)))
    assert only(ChestOpened, facts) == [ChestOpened(0, 0, found)]
    assert cards_received(facts) == lines
    assert seen(game)["discard"] == discard


SPECIALIST = (
    "seat 0: digger; hand path specialist, NEW, EW, map\nseat 1: saboteur; hand NS, NE\nseat 2: digger; hand NW"
)
FIRST, SECOND = LayTunnel("NEW", (3, 0)), LayTunnel("EW", (4, 0))


@pytest.mark.rule("CHEST-6", "WC-22")
@pytest.mark.parametrize(
    ("found", "lines"),
    [
        (HARMLESS, ["0 draws NEW", "0 draws NS"]),
        ("no draw", []),
        ("extra draw", ["0 draws NEW", "0 draws NS", "0 draws NE"]),
        ("search the discard", []),  # there was nothing to be found
    ],
)
def test_the_draw_after_both_tunnels_of_a_specialist_depends_on_the_opened_chests(
    found: str, lines: list[str]
) -> None:
    game = near_chests(found, seats=SPECIALIST, modules="chests, path_specialist")
    facts = in_turn(game, (0, CallSpecialist()), (0, FIRST))
    assert game.question == "tunnel"
    facts += played(game, 0, SECOND)
    assert cards_received(facts) == lines
    assert game.asked == 1


@pytest.mark.rule("CHEST-6", "WC-22")
def test_a_tunnel_found_in_the_discard_pile_may_be_the_second_of_a_specialist() -> None:
    seats = SPECIALIST.replace("NEW, EW, map", "NEW")
    game = near_chests("search the discard", seats=seats, modules="chests, path_specialist", more=("discard: EW",))
    facts = in_turn(game, (0, CallSpecialist()), (0, FIRST), (0, KeepCard("EW")))
    assert (game.asked, game.question) == (0, "tunnel")
    facts += played(game, 0, SECOND)
    assert cards_received(facts) == ["0 keeps EW of the discard"]
    assert hand(game, 0) == []
    assert seen(game)["discard"] == ["path specialist"]


@pytest.mark.rule("CHEST-6", "WC-22")
def test_effects_at_the_end_of_the_turn_wait_for_the_second_tunnel() -> None:
    game = near_chests("rob a hand", seats=SPECIALIST, modules="chests, path_specialist")
    facts = in_turn(game, (0, CallSpecialist()), (0, FIRST))
    assert (game.question, seen(game)["effects"]) == ("tunnel", ["rob a hand"])
    facts += in_turn(game, (0, SECOND), (0, RobHand(1)))
    assert cards_received(facts) == ["0 robs 1"]


@pytest.mark.rule("CHEST-6", "WC-19", "WC-22")
def test_after_a_veto_on_the_second_tunnel_chest_effects_happen_and_the_vetoer_draws_last() -> None:
    seats = SPECIALIST.replace("seat 1: saboteur; hand NS, NE", "seat 1: saboteur; hand veto, NE")
    game = near_chests("extra draw", seats=seats, modules="chests, path_specialist, veto")
    facts = in_turn(game, (0, CallSpecialist()), (1, LetPass()), (2, LetPass()))
    facts += in_turn(game, (0, FIRST), (1, LetPass()), (2, LetPass()), (0, SECOND), (1, Veto()))
    assert cards_received(facts) == ["0 draws NEW", "0 draws NS", "0 draws NE", "1 draws NW"]


@pytest.mark.rule("CHEST-6", "WC-19")
def test_a_vetoed_tunnel_opens_nothing() -> None:
    seats = "seat 0: digger; hand NEW, map\nseat 1: saboteur; hand veto, NE"
    game = near_chests("no draw", seats=seats, modules="chests, veto")
    facts = in_turn(game, (0, UPPER), (1, Veto()))
    assert not only(ChestOpened, facts)
    assert cards_received(facts) == ["0 draws NEW", "1 draws NS"]


# ---------------------------------------------------------------- the round ends

AT_THE_GOLD = """
chest cells: 7/-1, 3/1, 5/-2, 5/2
goals: stone NE, gold, stone NW
maze:
  · · · · · &2· · ?0
  · · · · · · · &0·
  ┼S─ ─ ─ ┼ ┼ ┼ · ?1
  · · · &1· · · · ·
  · · · · · &3· · ?2
"""
"""A tunnel at (7, 0) may join chest 0 and the gold at once."""


@pytest.mark.rule("CHEST-6", "GOAL-5")
@pytest.mark.parametrize("found", ["rob a hand", "three for one", "extra draw", "no draw"])
def test_if_the_round_ends_waiting_effects_are_dropped(found: str) -> None:
    seats = "seat 0: digger; hand NEW, map\nseat 1: saboteur; hand NS\nseat 2: digger; hand NE"
    game = near_chests(found, maze=AT_THE_GOLD, seats=seats)
    played(game, 0, LayTunnel("NEW", (7, 0)))
    facts = played(game, 0, OpenChest(0))
    [ended] = only(RoundEnded, facts)
    assert (ended.gold_reached, ended.finisher) == (True, 0)
    assert cards_received(facts) == []
    assert (game.question, seen(game)["effects"]) == ("gold", [])
    while game.question == "gold":
        assert game.asked is not None
        played(game, game.asked, game.legal(game.asked)[0])
    # Nothing of it is left in the next round: the first turn ends with one card drawn.
    assert (seen(game)["round"], seen(game)["effects"]) == (2, [])
    seat = seen(game)["to_move"]
    facts = played(game, seat, Pass((seen(game, seat)["own"]["hand"][0],)))
    assert [(fact.seat, len(fact.cards)) for fact in only(Drew, facts)] == [(seat, 1)]


@pytest.mark.rule("CHEST-6")
def test_immediate_effects_happen_before_the_round_ends() -> None:
    game = near_chests("one gold", maze=AT_THE_GOLD, seats="seat 0: digger; hand NEW\nseat 1: saboteur; hand NS")
    in_turn(game, (0, LayTunnel("NEW", (7, 0))), (0, OpenChest(0)))
    assert seen(game)["purses"][0]["cards"] == 1
    assert game.question == "gold"
