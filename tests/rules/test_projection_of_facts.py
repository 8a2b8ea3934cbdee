"""For every kind of fact: what its seat, another seat and a spectator see of it (INFO-1 to INFO-3)."""

from dataclasses import dataclass, fields, replace
from typing import Any

import pytest

from pyrite.game import Fact, LayTunnel, ReadMap, Repair, Rules, SetUp, fact_to_json
from pyrite.game.all_facts import FACTS
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.facts.cards import (
    CardDiscarded,
    CardPlayed,
    CardTaken,
    DiscardedTwo,
    Drew,
    HandsSwapped,
    Passed,
    PutInFront,
    TakenFromFront,
)
from pyrite.game.facts.course import (
    Asked,
    Contributed,
    GameBegun,
    GameEnded,
    RoundBegun,
    RoundEnded,
    SeedSealed,
    TurnBegun,
)
from pyrite.game.facts.ends import NobodyCanPlay
from pyrite.game.facts.gold import (
    GoldDealt,
    GoldDrawn,
    GoldOffered,
    GoldPicked,
    GoldTaken,
    NothingToLose,
    NothingToPick,
    Stole,
    TokensMoved,
    TokensPaid,
)
from pyrite.game.facts.maze import GoalLaid, GoalTurned, Looked, TunnelLaid, TunnelRemoved
from pyrite.game.facts.piles import CardKept, CardsLifted, DeckBuried, DiscardShuffled
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from pyrite.game.maze import grid_for
from pyrite.game.modules.change_of_direction import DirectionChanged
from pyrite.game.modules.chests.facts import ChestLaid, ChestOpened, ChestSeen, ChestTurned, EffectEnded, GoalMoved
from pyrite.game.modules.detour import TunnelMoved
from pyrite.game.modules.goal_swap import GoalsPutBack
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.path_specialist.facts import NothingToLay, SomethingToLay, SpecialistCalled
from pyrite.game.modules.toll.facts import DwarfLeft, DwarfStood, TollAnswered, TollAsked
from pyrite.game.modules.veto.facts import LetPassNoted, Unopposed, VetoAsked, Vetoed
from pyrite.game.modules.wardrobe import WardrobeEntered
from pyrite.game.project import project

GRID = grid_for(Rules(SetUp(3)).reach_of_deck)
ITS_SEAT, ANOTHER, SPECTATOR = 1, 2, None
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
    aside=("theft", "free"),
    landmark="N|+E|",
    chest_cells=((3, -1), (5, 1)),
    chest_tunnels=("NE chest", "NW chest"),
    chests=("one gold", "no draw"),
)
DEALT_UNSEEN = {
    "left_over": (HIDDEN,),
    "goals": (HIDDEN,) * 3,
    "deck": (HIDDEN,) * 3,
    "aside": (HIDDEN,) * 2,
    "chest_tunnels": (HIDDEN,) * 2,
    "chests": (HIDDEN,) * 2,
}

CASES = [
    for_all(SeedSealed(commitment="c0ffee")),
    for_all(Contributed(seat=1, words="lucky 7")),
    for_nobody(GameBegun(first=1, commitment="c0ffee", gold_pile=(1, 3, 2)), gold_pile=(HIDDEN,) * 3),
    Case(
        ROUND,
        others=DEALT_UNSEEN
        | {
            "roles": (HIDDEN, HIDDEN, "digger"),  # the other seat sees its own
            "hands": ((HIDDEN,) * 2, (HIDDEN,) * 2, ("EW", "EW")),
        },
        own=DEALT_UNSEEN
        | {
            "roles": (HIDDEN, "saboteur", HIDDEN),
            "hands": ((HIDDEN,) * 2, ("NES", "rockfall"), (HIDDEN,) * 2),
        },
    ),
    for_all(TurnBegun(seat=1)),
    for_all(NobodyCanPlay()),
    for_all(RoundEnded(True, 1, ("digger", "saboteur", "digger"), ("digger",))),
    for_all(GameEnded(gold=((1, 3), (), (2,)), winners=(0,), seed="ab" * 32)),
    for_all(CardPlayed(seat=1, command=LayTunnel("NSW", (3, -1)))),
    for_all(CardPlayed(seat=1, command=ReadMap(2))),
    for_all(CardPlayed(seat=1, command=Repair("repair pickaxe/cart", 0, "cart"))),
    for_all(CardDiscarded(card="map")),
    for_its_seat(Passed(seat=1, cards=("NES",)), cards=(HIDDEN,), forced=HIDDEN),
    for_its_seat(Passed(seat=1, cards=("NES",), forced=True), cards=(HIDDEN,), forced=HIDDEN),
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
    for_its_seat(DiscardedTwo(seat=1, cards=("NES", "map")), cards=(HIDDEN,) * 2),
    for_its_seat(RoleSeen(seat=1, other=0, role="boss"), role=HIDDEN),
    for_its_seat(RoleChanged(seat=1, role="geologist"), role=HIDDEN),
    for_its_seat(
        HandsSwapped(seat=1, other=0, got=("NES",), given=("map", "free")),
        got=(HIDDEN,),
        given=(HIDDEN,) * 2,
    ),
    for_all(Stole(seat=1, victim=0)),
    for_all(DirectionChanged(seat=1)),
    for_all(VetoAsked(seats=(0, 2))),
    for_all(Unopposed()),
    for_all(Vetoed(seat=1)),
    for_its_seat(GoalsPutBack(seat=1, one=0, other=2, swapped=True), swapped=HIDDEN),
    for_all(SpecialistCalled(seat=1)),
    for_all(TunnelMoved(seat=1, origin=(1, 0), cell=(0, 1), tunnel="NSW")),
    for_its_seat(CardsLifted(seat=1, from_deck=False, cards=("NES", "map")), cards=(HIDDEN,) * 2),
    for_its_seat(CardKept(seat=1, from_deck=True, card="map"), card=HIDDEN),
    for_its_seat(DwarfStood(seat=1, cell=(1, 0), side="E", card="map"), card=HIDDEN),
    for_all(DwarfLeft(owner=1, cell=(1, 0), side="E")),
    for_all(TollAsked(asker=1, seat=0, cell=(2, 0))),
    for_all(TollAnswered(seat=1, cell=(2, 0), pay=False)),
    for_all(TokensMoved(giver=1, taker=0, tokens=1)),
    Case(
        RolesDealt(roles=("boss", "saboteur", "geologist")),
        others={"roles": (HIDDEN, HIDDEN, "geologist")},  # the other seat sees its own
        own={"roles": (HIDDEN, "saboteur", HIDDEN)},
    ),
    for_all(GoalMoved(seat=1, goal=2)),
    for_all(ChestTurned(seat=1, chest=0, tunnel="NE chest")),
    for_all(ChestLaid(seat=1, chest=0, tunnel="SW")),
    for_all(ChestOpened(seat=1, chest=0, found="no draw")),
    for_its_seat(ChestSeen(seat=1, chest=0, tunnel="NE chest", found="no draw"), tunnel=HIDDEN, found=HIDDEN),
    for_all(EffectEnded(found="extra draw")),
    for_nobody(GoldPicked(seat=1, pile=(1, 2)), pile=(HIDDEN,) * 2),
    for_its_seat(CardTaken(seat=1, other=0, card="NES"), card=HIDDEN),
    for_nobody(DeckBuried(cards=("NES", "map")), cards=(HIDDEN,) * 2),
    for_nobody(DiscardShuffled(pile=("NES", "map")), pile=(HIDDEN,) * 2),
    for_its_seat(WardrobeEntered(seat=1, role="digger"), role=HIDDEN),
    for_all(NothingToLay(seat=1, free=("NS", "NES"), for_one=("EW",), for_two=())),
    for_all(NothingToLose(seat=1)),
    for_all(NothingToPick(seat=1)),
    for_all(SomethingToLay(seat=1, free=("NS", "NES"), for_one=(), for_two=("EW",))),
]

of_each_kind = pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.fact).__name__)


def seen_by(viewer: int | None, fact: Fact) -> Fact:
    seen = project(encode_fact(fact, GRID), viewer)
    assert seen is not None
    return decode_fact(seen, GRID)


@pytest.mark.rule("WC-19b")
def test_only_the_seat_itself_sees_that_it_lets_a_card_pass() -> None:
    fact = encode_fact(LetPassNoted(seat=1), GRID)
    assert project(fact, ITS_SEAT) == fact
    assert project(fact, ANOTHER) is None
    assert project(fact, SPECTATOR) is None


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
def test_every_kind_of_fact_is_in_this_table() -> None:
    assert {type(case.fact) for case in CASES} | {LetPassNoted} == set(FACTS)


@pytest.mark.rule("INFO-2", "INFO-3")
@of_each_kind
def test_the_seat_of_a_fact_sees_its_own_fields(case: Case) -> None:
    assert seen_by(ITS_SEAT, case.fact) == replace(case.fact, **case.own)  # type: ignore[type-var]


@pytest.mark.rule("INFO-1", "INFO-3")
@of_each_kind
def test_another_seat_sees_the_open_fields_only(case: Case) -> None:
    assert seen_by(ANOTHER, case.fact) == replace(case.fact, **case.others)  # type: ignore[type-var]


@pytest.mark.rule("INFO-1", "INFO-3")
@of_each_kind
def test_a_spectator_sees_the_open_fields_only(case: Case) -> None:
    hidden = dict(case.others)
    if isinstance(case.fact, RoundBegun):
        hidden |= {"hands": ((HIDDEN,) * 2,) * 3}
    if isinstance(case.fact, RoundBegun | RolesDealt):
        hidden |= {"roles": (HIDDEN,) * 3}  # another seat sees its own role
    assert seen_by(SPECTATOR, case.fact) == replace(case.fact, **hidden)  # type: ignore[type-var]


@pytest.mark.rule("INFO-1")
@of_each_kind
def test_hidden_values_keep_their_number(case: Case) -> None:
    full = fact_to_json(case.fact)
    for viewer in (ITS_SEAT, ANOTHER, SPECTATOR):
        part = fact_to_json(seen_by(viewer, case.fact))
        assert list(part) == list(full)
        for name, value in part.items():
            if isinstance(value, list):
                assert len(value) == len(full[name])


@pytest.mark.rule("INFO-2", "INFO-3")
@of_each_kind
def test_facts_that_differ_only_in_secrets_look_the_same(case: Case) -> None:
    """A fact and one that differs in what is hidden are the same to a viewer who may not know it."""
    for viewer, hidden in ((ITS_SEAT, case.own), (ANOTHER, case.others), (SPECTATOR, case.others)):
        backwards = {
            each.name: getattr(case.fact, each.name)[::-1]
            for each in fields(case.fact)  # type: ignore[arg-type]
            if each.name in hidden
            and each.name not in ("roles", "hands")  # a seat sees its own entry
            and isinstance(getattr(case.fact, each.name), tuple)
        }
        other = replace(case.fact, **backwards)  # type: ignore[type-var]
        assert seen_by(viewer, other) == seen_by(viewer, case.fact)
