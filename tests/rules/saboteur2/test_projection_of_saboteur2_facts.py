"""What each viewer sees when cards of Saboteur 2 are played (INFO-1 to INFO-4)."""

from typing import Any

import pytest

from pyrite.game import (
    Command,
    DiscardTwo,
    Free,
    Game,
    HandsOff,
    Inspect,
    Pass,
    PlanTheft,
    SwapHands,
    SwapHats,
    Trap,
    View,
    fact_to_json,
    update_view,
)
from tests.rules.play import played
from tests.rules.saboteur2.positions import BARE, LAST_PASS, LAST_TUNNEL, NEARLY_THERE, game_from

SPECTATOR = None


def seen_facts(game: Game, viewer: int | None) -> list[dict[str, Any]]:
    return [fact_to_json(fact) for _, fact in game.seen_by(viewer)]


TURNS: list[tuple[list[str], Command]] = [
    # hands of seat 0 and seat 1 by roles, and what seat 0 does
    (["boss; hand inspection, NS", "saboteur; hand map", "geologist; hand NE"], Inspect(1)),
    (["boss; hand hat swap, NS", "saboteur; hand map", "geologist; hand NE"], SwapHats(1)),
    (["boss; hand hat swap, NS", "saboteur; hand map", "geologist; hand NE"], SwapHats(0)),
    (["boss; hand hand swap, NS", "saboteur; hand map, EW", "geologist; hand NE"], SwapHands(1)),
    (["boss; hand NS, theft; front trapped", "saboteur; hand map", "geologist; hand NE"],
     DiscardTwo(("NS", "theft"), 0, "trapped")),
    (["boss; hand NS, theft, EW", "saboteur; hand map", "geologist; hand NE"], Pass(("NS", "theft", "EW"))),
    (["boss; hand theft", "saboteur; hand map", "geologist; hand NE"], PlanTheft()),
    (["boss; hand hands off", "saboteur; hand map; front theft", "geologist; hand NE"], HandsOff(1)),
    (["boss; hand trapped", "saboteur; hand map", "geologist; hand NE"], Trap(1)),
    (["boss; hand free", "saboteur; hand map; front trapped", "geologist; hand NE"], Free(1)),
]  # fmt: skip


@pytest.mark.rule("INFO-1", "INFO-2")
@pytest.mark.parametrize(("seats", "command"), TURNS)
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_applying_the_facts_of_a_viewer_gives_its_view(
    seats: list[str], command: Command, viewer: int | None
) -> None:
    game = game_from(BARE, seats, "deck: rockfall, rockfall, rockfall, rockfall", "turn: 5")
    view = game.view(viewer)
    played(game, 0, command)
    for _, fact in game.seen_by(viewer):
        update_view(view, fact)
    assert view == game.view(viewer)


@pytest.mark.rule("INFO-1", "INFO-2", "S2-27")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("gold", [True, False])
def test_applying_facts_gives_the_view_through_the_end_of_a_round_and_thefts(
    viewer: int | None, gold: bool
) -> None:
    seats = [
        "blue digger; hand EW, map",
        "saboteur; front theft; tokens 1",
        "boss; front theft, trapped; tokens 2",
    ]
    if not gold:
        seats[0] = "blue digger; hand map"
    game = game_from(NEARLY_THERE, seats)
    view: View = game.view(viewer)
    played(game, 0, LAST_TUNNEL if gold else LAST_PASS)
    while game.question == "victim":
        assert game.asked is not None
        played(game, game.asked, game.legal(game.asked)[0])
    for _, fact in game.seen_by(viewer):
        update_view(view, fact)
    assert view == game.view(viewer)


@pytest.mark.rule("INFO-4", "S2-15", "S2-16", "S2-17", "S2-4")
@pytest.mark.parametrize(
    ("one", "other", "command", "viewers"),
    [
        # an inspected role looks the same to all but the inspector
        (["boss; hand inspection", "saboteur; hand map", "geologist"],
         ["boss; hand inspection", "green digger; hand map", "geologist"], Inspect(1), (2, SPECTATOR)),
        # a new role, whatever it was before, to all but the seat that has it
        (["boss; hand hat swap", "saboteur; hand map", "geologist"],
         ["boss; hand hat swap", "profiteer; hand map", "geologist"], SwapHats(1), (0, 2, SPECTATOR)),
        # two discarded cards, to all but the seat that held them
        (["boss; hand NS, map; front theft", "saboteur; hand map", "geologist"],
         ["boss; hand NE, free; front theft", "saboteur; hand map", "geologist"],
         DiscardTwo(("NS", "map"), 0, "theft"), (1, 2, SPECTATOR)),
        # three discarded cards
        (["boss; hand NS, map, NE", "saboteur; hand map", "geologist"],
         ["boss; hand NE, free, EW", "saboteur; hand map", "geologist"],
         Pass(("NS", "map", "NE")), (1, 2, SPECTATOR)),
    ],
)  # fmt: skip
def test_changes_of_hidden_values_are_not_visible(
    one: list[str], other: list[str], command: Command, viewers: tuple[int | None, ...]
) -> None:
    here, there = (game_from(BARE, seats, "deck: rockfall, rockfall, rockfall") for seats in (one, other))
    played(here, 0, command)
    if isinstance(command, DiscardTwo):
        command = DiscardTwo(("NE", "free"), 0, "theft")
    elif isinstance(command, Pass):
        command = Pass(("NE", "free", "EW"))
    played(there, 0, command)
    assert here.state != there.state
    for viewer in viewers:
        assert seen_facts(here, viewer) == seen_facts(there, viewer)
        assert here.view(viewer) == there.view(viewer)
