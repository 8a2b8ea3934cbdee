"""For every kind of fact: what its seat, another seat and an onlooker see of it (INFO-1 to INFO-3)."""

from dataclasses import dataclass, fields, replace
from typing import Any

import pytest

from pyrite.game import Fact, LayTunnel, ReadMap, Repair, Rules, SetUp, plain_fact
from pyrite.game.facts import (
    FACTS,
    Asked,
    CardDiscarded,
    CardPlayed,
    Drew,
    GameBegun,
    GameEnded,
    GoalLaid,
    GoalTurned,
    GoldDealt,
    GoldDrawn,
    GoldOffered,
    GoldTaken,
    Looked,
    Passed,
    PutInFront,
    RoundBegun,
    RoundEnded,
    TakenFromFront,
    TokensPaid,
    TunnelLaid,
    TunnelRemoved,
    TurnBegun,
)
from pyrite.game.forms import named, raw
from pyrite.game.maze import grid_for
from pyrite.game.project import project

GRID = grid_for(Rules(SetUp(3)).reach_of_deck)
ITS_SEAT, ANOTHER, ONLOOKER = 1, 2, None
HIDDEN: None = None


@dataclass(frozen=True)
class Case:
    """A fact with all its secrets, and the fields that its seat and the others see otherwise."""

    fact: Fact
    others: dict[str, Any]
    own: dict[str, Any]


def for_all(fact: Fact) -> Case:
    return Case(fact, {}, {})


def for_its_seat(fact: Fact, **hidden: Any) -> Case:
    return Case(fact, hidden, {})


def for_nobody(fact: Fact, **hidden: Any) -> Case:
    return Case(fact, hidden, hidden)


ROUND = RoundBegun(
    round=2,
    first=0,
    roles=("digger", "saboteur", "digger"),
    left_over=("digger",),
    goals=("stone NE", "gold", "stone NW"),
    hands=(("NS", "map"), ("NES", "rockfall"), ("EW", "EW")),
    deck=("NE", "map", "N|"),
    landmark="N|+E|",
)

CASES = [
    for_nobody(GameBegun(first=1, commitment="c0ffee", gold_pile=(1, 3, 2)), gold_pile=(HIDDEN,) * 3),
    Case(
        ROUND,
        others={
            "roles": (HIDDEN, HIDDEN, "digger"),  # the other seat sees its own
            "left_over": (HIDDEN,),
            "goals": (HIDDEN,) * 3,
            "hands": ((HIDDEN,) * 2, (HIDDEN,) * 2, ("EW", "EW")),
            "deck": (HIDDEN,) * 3,
        },
        own={
            "roles": (HIDDEN, "saboteur", HIDDEN),
            "left_over": (HIDDEN,),
            "goals": (HIDDEN,) * 3,
            "hands": ((HIDDEN,) * 2, ("NES", "rockfall"), (HIDDEN,) * 2),
            "deck": (HIDDEN,) * 3,
        },
    ),
    for_all(TurnBegun(seat=1)),
    for_all(RoundEnded(True, 1, ("digger", "saboteur", "digger"), ("digger",))),
    for_all(GameEnded(gold=((1, 3), (), (2,)), winners=(0,), seed="ab" * 32)),
    for_all(CardPlayed(seat=1, command=LayTunnel("NSW", (3, -1)))),
    for_all(CardPlayed(seat=1, command=ReadMap(2))),
    for_all(CardPlayed(seat=1, command=Repair("repair pickaxe/cart", 0, "cart"))),
    for_all(CardDiscarded(card="map")),
    for_its_seat(Passed(seat=1, cards=("NES",)), cards=(HIDDEN,)),
    for_its_seat(Drew(seat=1, cards=("rockfall",)), cards=(HIDDEN,)),
    for_all(PutInFront(seat=1, card="broken cart")),
    for_all(TakenFromFront(seat=1, card="broken cart")),
    for_all(TunnelLaid(seat=1, cell=(3, -1), tunnel="NSW")),
    for_all(TunnelRemoved(seat=1, cell=(3, -1))),
    for_all(GoalTurned(seat=1, goal=2, face="stone NW")),
    for_all(GoalLaid(seat=1, goal=2, tunnel="ES")),
    for_its_seat(Looked(seat=1, goal=2, face="gold"), face=HIDDEN),
    for_all(Asked(seat=1, question="goal", choices=(0, 2))),
    for_nobody(GoldDrawn(nuggets=(1, 2, 3)), nuggets=(HIDDEN,) * 3),
    for_its_seat(GoldOffered(seat=1, nuggets=(1, 3)), nuggets=(HIDDEN,) * 2),
    for_its_seat(GoldTaken(seat=1, nuggets=3), nuggets=HIDDEN),
    Case(
        GoldDealt(seat=1, due=4, paid=4, nuggets=(3, 1), pile=(2, 2, 1)),
        others={"nuggets": (HIDDEN,) * 2, "pile": (HIDDEN,) * 3},
        own={"pile": (HIDDEN,) * 3},
    ),
    for_all(TokensPaid(seat=1, tokens=3)),
]

of_each_kind = pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.fact).__name__)


def seen_by(viewer: int | None, fact: Fact) -> Fact:
    return named(project(raw(fact, GRID), viewer), GRID)


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
def test_every_kind_of_fact_stands_in_this_table() -> None:
    assert {type(case.fact) for case in CASES} == {kind for kind, _ in FACTS}


@pytest.mark.rule("INFO-2", "INFO-3")
@of_each_kind
def test_what_its_own_seat_sees(case: Case) -> None:
    assert seen_by(ITS_SEAT, case.fact) == replace(case.fact, **case.own)  # type: ignore[type-var]


@pytest.mark.rule("INFO-1", "INFO-3")
@of_each_kind
def test_what_another_seat_sees(case: Case) -> None:
    assert seen_by(ANOTHER, case.fact) == replace(case.fact, **case.others)  # type: ignore[type-var]


@pytest.mark.rule("INFO-1", "INFO-3")
@of_each_kind
def test_what_an_onlooker_sees(case: Case) -> None:
    hidden = dict(case.others)
    if isinstance(case.fact, RoundBegun):
        hidden |= {"roles": (HIDDEN,) * 3, "hands": ((HIDDEN,) * 2,) * 3}
    assert seen_by(ONLOOKER, case.fact) == replace(case.fact, **hidden)  # type: ignore[type-var]


@pytest.mark.rule("INFO-1")
@of_each_kind
def test_what_is_hidden_keeps_its_shape_so_that_all_see_how_many(case: Case) -> None:
    full = plain_fact(case.fact)
    for viewer in (ITS_SEAT, ANOTHER, ONLOOKER):
        part = plain_fact(seen_by(viewer, case.fact))
        assert list(part) == list(full)
        for name, value in part.items():
            if isinstance(value, list):
                assert len(value) == len(full[name])


@pytest.mark.rule("INFO-2", "INFO-3")
@of_each_kind
def test_other_secrets_would_look_the_same(case: Case) -> None:
    """A fact and one that differs in what is hidden are the same to a viewer who may not know it."""
    for viewer, hidden in ((ITS_SEAT, case.own), (ANOTHER, case.others), (ONLOOKER, case.others)):
        backwards = {
            each.name: getattr(case.fact, each.name)[::-1]
            for each in fields(case.fact)  # type: ignore[arg-type]
            if each.name in hidden and each.name in ("gold_pile", "goals", "deck", "pile")
        }
        other = replace(case.fact, **backwards)  # type: ignore[type-var]
        assert seen_by(viewer, other) == seen_by(viewer, case.fact)
