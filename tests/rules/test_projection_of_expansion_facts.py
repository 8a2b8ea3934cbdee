"""What each viewer sees of each fact of the mini-expansions (INFO-1 to INFO-3)."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from pyrite.game import Fact, Rules, SetUp
from pyrite.game.all_facts import FACTS
from pyrite.game.fact_codec import decode_fact, encode_fact, fact_from_json, fact_to_json
from pyrite.game.facts.cards import CardTaken
from pyrite.game.facts.course import Asked, RoundBegun
from pyrite.game.facts.gold import GoldPicked, NothingToLose, NothingToPick, TokensMoved, TokensPaid
from pyrite.game.facts.maze import TunnelRemoved
from pyrite.game.facts.piles import CardKept, CardsLifted, DeckBuried, DiscardShuffled
from pyrite.game.maze import grid_for
from pyrite.game.modules.chests.facts import ChestLaid, ChestOpened, ChestSeen, ChestTurned, EffectEnded, GoalMoved
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.path_specialist.facts import NothingToLay, SomethingToLay
from pyrite.game.modules.toll.facts import DwarfLeft, DwarfStood, TollAnswered, TollAsked
from pyrite.game.modules.wardrobe import WardrobeEntered
from pyrite.game.project import project

GRID = grid_for(Rules(SetUp(3)).reach_of_deck)
ITS_SEAT, OTHER, THIRD, SPECTATOR = 0, 1, 2, None
VIEWERS = (ITS_SEAT, OTHER, THIRD, SPECTATOR)
H: None = None
"""Hidden."""


@dataclass(frozen=True)
class Case:
    """A fact with all its secrets, and for each viewer the fields that it sees differently."""

    fact: Fact
    its_seat: dict[str, Any] = field(default_factory=dict)
    other: dict[str, Any] = field(default_factory=dict)
    third: dict[str, Any] = field(default_factory=dict)
    spectator: dict[str, Any] = field(default_factory=dict)

    def for_viewer(self, viewer: int | None) -> Fact:
        changes = {ITS_SEAT: self.its_seat, OTHER: self.other, THIRD: self.third, SPECTATOR: self.spectator}
        return replace(self.fact, **changes[viewer])  # type: ignore[type-var]


def for_all(fact: Fact) -> Case:
    return Case(fact)


def for_its_seat(fact: Fact, **hidden: Any) -> Case:
    return Case(fact, {}, hidden, hidden, hidden)


def for_two(fact: Fact, **hidden: Any) -> Case:
    return Case(fact, {}, {}, hidden, hidden)


def for_nobody(fact: Fact, **hidden: Any) -> Case:
    return Case(fact, hidden, hidden, hidden, hidden)


BEGUN = RoundBegun(
    round=1,
    first=0,
    roles=("digger", "saboteur", "digger"),
    left_over=("digger",),
    goals=("gold", "spider"),
    hands=(("NS",), ("map",), ("EW",)),
    deck=("NE", "map"),
    aside=("NW",),
    landmark=None,
    chest_cells=((3, -1), (5, 1)),
    chest_tunnels=("NES chest", "NW chest", "NE chest"),
    chests=("one gold", "no draw", "bury five"),
)
DEALT = {
    "left_over": (H,),
    "goals": (H, H),
    "deck": (H, H),
    "aside": (H,),
    "chest_tunnels": (H, H, H),
    "chests": (H, H, H),
}

CASES = [
    # toll tunnels
    for_its_seat(DwarfStood(seat=0, cell=(2, 0), side="E", card="map"), card=H),
    for_all(DwarfLeft(owner=0, cell=(2, 0), side="E")),
    for_all(TollAsked(asker=0, seat=1, cell=(3, 0))),
    for_all(TollAnswered(seat=0, cell=(3, 0), pay=True)),
    for_all(TollAnswered(seat=0, cell=(3, 0), pay=False)),
    for_all(TokensMoved(giver=0, taker=1, tokens=1)),
    for_all(NothingToLay(seat=0, free=("NS", "NES"), for_one=("EW",), for_two=())),
    for_all(SomethingToLay(seat=0, free=("NS", "NES"), for_one=(), for_two=("EW",))),
    # wardrobe and party
    for_its_seat(WardrobeEntered(seat=0, role="saboteur"), role=H),
    Case(
        RolesDealt(roles=("saboteur", "digger", "digger")),
        {"roles": ("saboteur", H, H)},
        {"roles": (H, "digger", H)},
        {"roles": (H, H, "digger")},
        {"roles": (H, H, H)},
    ),
    # new goals
    for_all(TokensPaid(seat=0, tokens=2)),
    for_all(TokensPaid(seat=0, tokens=-1)),
    for_all(NothingToLose(seat=0)),
    # chests
    Case(
        BEGUN,
        {"roles": ("digger", H, H), "hands": (("NS",), (H,), (H,)), **DEALT},
        {"roles": (H, "saboteur", H), "hands": ((H,), ("map",), (H,)), **DEALT},
        {"roles": (H, H, "digger"), "hands": ((H,), (H,), ("EW",)), **DEALT},
        {"roles": (H, H, H), "hands": ((H,), (H,), (H,)), **DEALT},
    ),
    for_all(ChestTurned(seat=0, chest=2, tunnel="NES chest")),
    for_all(ChestLaid(seat=0, chest=2, tunnel="NSW")),
    for_all(ChestOpened(seat=0, chest=2, found="no draw")),
    for_its_seat(ChestSeen(seat=0, chest=2, tunnel="NES chest", found="no draw"), tunnel=H, found=H),
    for_all(EffectEnded(found="rob a hand")),
    for_all(GoalMoved(seat=0, goal=1)),
    for_all(TunnelRemoved(seat=0, cell=(3, -1))),
    for_nobody(GoldPicked(seat=0, pile=(3, 1, 2)), pile=(H, H, H)),
    for_all(NothingToPick(seat=0)),
    for_two(CardTaken(seat=0, other=1, card="NES"), card=H),
    for_nobody(DeckBuried(cards=("NS", "map")), cards=(H, H)),
    for_nobody(DiscardShuffled(pile=("NS", "map")), pile=(H, H)),
    for_its_seat(CardsLifted(seat=0, from_deck=True, cards=("NS", "map")), cards=(H, H)),
    for_its_seat(CardsLifted(seat=0, from_deck=False, cards=("NS", "map")), cards=(H, H)),
    for_its_seat(CardKept(seat=0, from_deck=True, card="NS"), card=H),
    for_its_seat(CardKept(seat=0, from_deck=False, card="NS"), card=H),
    for_all(Asked(seat=0, question="goal", choices=(1, 16, 17))),
    for_all(Asked(seat=0, question="move", choices=(0, 2))),
    for_all(Asked(seat=0, question="hand", choices=(1, 2))),
    for_all(Asked(seat=0, question="role", choices=(1, 2))),
]

OF_EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.fact).__name__)


def seen_by(viewer: int | None, fact: Fact) -> Fact:
    visible = project(encode_fact(fact, GRID), viewer)
    assert visible is not None
    return decode_fact(visible, GRID)


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
@pytest.mark.parametrize("viewer", VIEWERS)
@OF_EACH
def test_each_viewer_sees_exactly_these_fields(case: Case, viewer: int | None) -> None:
    assert seen_by(viewer, case.fact) == case.for_viewer(viewer)


@pytest.mark.rule("INFO-1")
@OF_EACH
def test_a_fact_can_be_written_and_read_for_every_viewer(case: Case) -> None:
    for viewer in VIEWERS:
        fact = seen_by(viewer, case.fact)
        assert fact_from_json(fact_to_json(fact)) == fact
        assert decode_fact(encode_fact(fact, GRID), GRID) == fact


@pytest.mark.rule("INFO-1")
def test_every_fact_of_these_modules_has_a_case() -> None:
    names = list(FACTS)
    first, last = names.index(DwarfStood), names.index(WardrobeEntered)
    assert set(names[first : last + 1]) <= {type(case.fact) for case in CASES}
