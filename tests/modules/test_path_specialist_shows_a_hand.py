"""The path specialist: what all learn of a hand that cannot lay a second tunnel, or could (WC-22, INFO-4)."""

import pytest

from pyrite.game import Game, LayTunnel
from pyrite.game.catalogue import BASE_TUNNELS, SABOTEUR2_TUNNELS
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.path_specialist.facts import NothingToLay, SomethingToLay
from pyrite.game.modules.toll.commands import AnswerToll, AskToll
from pyrite.game.modules.veto.commands import Veto
from tests.modules.specialist_helpers import specialist_position
from tests.modules.veto_helpers import EMPTY_MAZE, unopposed
from tests.rules.play import facts_of, played, position

BLOCKED = """
maze:
  · · · · · · · · · ?0
  · ╻ · · · · · · · ·
  ╺ ┼S┓ · · · · · · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
"""
"""One cell is left, south of the start: a tunnel there must be open above."""
DEAD_ENDS = {"N|", "E|", "N|+E|"}
"""The other three dead ends; there is one card of each."""

FIRST = LayTunnel("NS", (0, 1))
SIDEWAYS = LayTunnel("NW", (0, 1))


def facts_about_second_tunnel(
    hand: str, modules: str = "path_specialist", first: LayTunnel = FIRST
) -> list[NothingToLay]:
    """Seat 0 calls the specialist and lays the first tunnel; the facts about the second."""
    game = position(
        BLOCKED,
        "players: 3",
        f"modules: {modules}",
        f"seat 0: ; hand path specialist, {first.tunnel}, {hand}",
        "seat 1: saboteur; hand map",
        "deck: map",
    )
    played(game, 0, CallSpecialist())
    return facts_of(game, 0, first, NothingToLay)


@pytest.mark.rule("WC-22", "INFO-4")
@pytest.mark.parametrize("first", [FIRST, SIDEWAYS], ids=["open below", "open to the left"])
@pytest.mark.parametrize("modules", ["path_specialist", "saboteur2, path_specialist"], ids=["base", "Saboteur 2"])
def test_the_list_has_exactly_the_tunnels_that_could_have_been_laid(first: LayTunnel, modules: str) -> None:
    """Each tunnel of the box in turn is the only other card of that hand."""
    [fact] = facts_about_second_tunnel("map", modules, first)
    box = {**BASE_TUNNELS, **(SABOTEUR2_TUNNELS if "saboteur2" in modules else {})}
    in_the_box = set(box) - DEAD_ENDS
    asked_for = {card for card in in_the_box if not facts_about_second_tunnel(card, modules, first)}
    assert set(fact.free) - DEAD_ENDS == asked_for
    assert set() < asked_for < in_the_box
    assert (fact.seat, fact.for_one, fact.for_two) == (0, (), ())


@pytest.mark.rule("WC-22", "INFO-4")
def test_if_nothing_can_be_laid_the_list_is_empty() -> None:
    """After a dead end in the last free cell nobody learns anything of the hand."""
    assert facts_about_second_tunnel("NS", first=LayTunnel("N|+S|", (0, 1))) == [NothingToLay(0, (), (), ())]


@pytest.mark.rule("WC-22", "INFO-4")
def test_for_an_empty_hand_there_is_no_list() -> None:
    game = specialist_position("path specialist, NS", maze=BLOCKED)
    played(game, 0, CallSpecialist())
    assert facts_of(game, 0, FIRST, NothingToLay) == []
    assert game.asked == 1


@pytest.mark.rule("WC-22", "INFO-1", "INFO-4")
def test_all_viewers_see_the_same_list() -> None:
    game = specialist_position("path specialist, NS, map", maze=BLOCKED)
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 0, FIRST, NothingToLay)
    for viewer in (0, 1, 2, None):
        assert [fact for _, fact in game.seen_by(viewer) if isinstance(fact, NothingToLay)] == [fact]


# ---------------------------------------------------------------- with toll dwarfs

OPENINGS = """
maze:
  · · · · · · · · ?0
  ╻ · · · · · · · ·
  ┼S─ · · · · · · ?1
  │ · · · · · · · ·
  · · · · · · · · ?2
"""
"""Three cells are left: west of the start, east of the tunnel at (1, 0), south of the one at (0, 1)."""


def guarded(*dwarfs: str, tokens: int = 0) -> Game:
    return position(
        OPENINGS,
        "players: 3",
        "modules: path_specialist, toll",
        f"dwarfs: {', '.join(dwarfs)}",
        f"dwarfs left: {2 - len(dwarfs)}",
        f"seat 0: digger; hand path specialist, EW, map; tokens {tokens}",
        "seat 1: saboteur; hand map",
        "seat 2: digger; hand map; tokens 1",
        "deck: NE, NW, NEW",
    )


def fact_without_second_tunnel(game: Game) -> NothingToLay:
    """Seat 0 lays its only tunnel west of the start."""
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 0, LayTunnel("EW", (-1, 0)), NothingToLay)
    return fact


@pytest.mark.rule("WC-22", "TOLL-2", "INFO-4")
def test_a_tunnel_that_fits_only_where_a_toll_is_due_is_listed_at_its_price() -> None:
    """A straight tunnel from above to below fits only south of (0, 1), where a dwarf is."""
    fact = fact_without_second_tunnel(guarded("1 at 0/1 S"))
    assert "NS" not in fact.free
    assert "EW" in fact.free
    assert "NS" in fact.for_one
    assert "EW" not in fact.for_one
    assert fact.for_two == ()
    assert {"NE", "NESW"} <= set(fact.free) & set(fact.for_one)  # they fit in either cell


@pytest.mark.rule("WC-22", "TOLL-2", "INFO-4")
@pytest.mark.parametrize("tokens", [0, 3])
def test_the_price_is_listed_even_if_the_seat_could_not_pay(tokens: int) -> None:
    fact = fact_without_second_tunnel(guarded("1 at 0/1 S", tokens=tokens))
    assert "NS" in fact.for_one


@pytest.mark.rule("WC-22", "TOLL-2", "INFO-4")
def test_an_own_dwarf_costs_nothing() -> None:
    fact = fact_without_second_tunnel(guarded("0 at 0/1 S"))
    assert "NS" in fact.free
    assert fact.for_one == ()


@pytest.mark.rule("WC-22", "TOLL-3", "INFO-4")
def test_a_tunnel_that_another_agreed_to_pay_for_costs_nothing() -> None:
    game = guarded("1 at 0/1 S")
    played(game, 0, AskToll(2, (0, 2)))
    played(game, 2, AnswerToll(pay=True))
    fact = fact_without_second_tunnel(game)
    assert "NS" in fact.free
    assert fact.for_one == ()


@pytest.mark.rule("WC-22", "TOLL-4", "INFO-4")
def test_two_dwarfs_at_one_cell_cost_two() -> None:
    game = position(
        OPENINGS.replace("│ · · ·", "└ · ┘ ·").replace("┼S─ ·", "┼S─ ┐"),
        "players: 3",
        "modules: path_specialist, toll",
        "dwarfs: 1 at 0/1 E, 2 at 2/1 W",
        "dwarfs left: 0",
        "seat 0: digger; hand path specialist, EW, map",
        "seat 1: saboteur; hand map",
        "seat 2: digger; hand map",
    )
    fact = fact_without_second_tunnel(game)
    assert fact.for_one == ()
    assert {"EW", "NEW"} <= set(fact.for_two)
    assert "NESW" not in fact.for_two  # the tunnel above is closed


# ---------------------------------------------------------------- vetoed


@pytest.mark.rule("WC-22", "WC-19", "INFO-4")
def test_a_vetoed_specialist_could_have_laid_one_of_the_tunnels_that_are_listed() -> None:
    """The list is the same whatever is in the hand, and something of the hand is in it."""
    lists = []
    for card in ("NS", "NES", "N|+S|"):
        game = position(
            BLOCKED,
            "players: 3",
            "modules: path_specialist, veto",
            f"seat 0: digger; hand path specialist, {card}, map",
            "seat 1: saboteur; hand veto, EW",
            "seat 2: digger; hand EW",
        )
        played(game, 0, CallSpecialist())
        [fact] = facts_of(game, 1, Veto(), SomethingToLay)
        assert card in fact.free
        lists.append(fact)
    assert lists[0] == lists[1] == lists[2]
    assert "EW" not in lists[0].free


@pytest.mark.rule("WC-22", "WC-19", "INFO-4")
def test_after_a_veto_on_another_card_there_is_no_list() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: path_specialist, veto",
        "seat 0: digger; hand path specialist, EW, map",
        "seat 1: saboteur; hand veto, NS",
        "seat 2: digger; hand NS",
    )
    unopposed(game, 0, CallSpecialist())
    played(game, 0, LayTunnel("EW", (1, 0)))
    facts = played(game, 1, Veto())
    assert not [fact for fact in facts if isinstance(fact, SomethingToLay | NothingToLay)]
