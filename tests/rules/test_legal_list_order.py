"""What a seat may do is listed in one fixed order, and only for the seats that are asked."""

import pytest

from pyrite.game import DiscardTwo, LayTunnel, Pass, ReadMap, Rockfall, legal
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.toll.commands import AskToll
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import Veto
from tests.modules.chest_positions import near_chests
from tests.modules.specialist_helpers import specialist_position
from tests.modules.toll_position import HERE, guarded
from tests.modules.veto_helpers import EMPTY_MAZE
from tests.rules.play import Cell, played, position, refusal
from tests.rules.saboteur2.positions import BARE, game_from


@pytest.mark.rule("TURN-1", "INFO-1")
def test_a_spectator_has_no_legal_commands() -> None:
    game = specialist_position("EW")
    assert legal(game.view(None)) == []
    assert legal(game.view(0)) == game.legal(0) != []


@pytest.mark.rule("WC-22")
def test_the_tunnels_of_a_path_specialist_are_listed_cell_by_cell_and_card_by_card() -> None:
    game = specialist_position("path specialist, N|, NESW, NS")
    played(game, 0, CallSpecialist())
    lays = [command for command in game.legal(0) if isinstance(command, LayTunnel)]
    assert [command.tunnel for command in lays if command.cell == (0, -1)] == ["NS", "NESW", "S|"]
    assert [command.cell for command in lays if command.tunnel == "NESW"] == [(0, -1), (-1, 0), (1, 0), (0, 1)]


@pytest.mark.rule("WC-22", "TOLL-3")
def test_another_seat_may_be_asked_to_pay_before_each_tunnel_of_a_path_specialist() -> None:
    game = guarded(("EW, NEW", "EW, path specialist"), modules="toll, path_specialist")
    played(game, 0, CallSpecialist())
    asking = [command for command in game.legal(0) if isinstance(command, AskToll)]
    assert asking == [AskToll(seat, HERE) for seat in (1, 2, 3)]


@pytest.mark.rule("TUN-1")
@pytest.mark.parametrize(("join", "cells"), [("yes", [(0, -1), (0, 2)]), ("no", [(0, -1), (-1, 1), (0, 2)])])
def test_a_cell_for_a_tunnel_is_listed_once_and_only_if_it_is_empty(join: str, cells: list[Cell]) -> None:
    game = specialist_position("EW, EW", f"house rules: lay_must_join={join}")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, LayTunnel("NS", (0, 1)))
    assert [command.cell for command in game.legal(2) if isinstance(command, LayTunnel)] == cells


@pytest.mark.rule("TOLL-3")
def test_requests_to_pay_are_listed_row_by_row() -> None:
    game = guarded(("dwarfs: 1 at 2/0 E", "dwarfs: 1 at 2/0 E, 2 at 0/0 S"), ("dwarfs left: 1", "dwarfs left: 0"))
    asking = [command for command in game.legal(0) if isinstance(command, AskToll)]
    assert asking == [AskToll(seat, cell) for cell in (HERE, (0, 1)) for seat in (1, 2, 3)]


@pytest.mark.rule("S2-4")
@pytest.mark.parametrize(
    ("hand", "passes"),
    [
        ("NS, NS, NS", [("NS",), ("NS", "NS"), ("NS", "NS", "NS")]),
        (
            "EW, map, map, map",
            [
                ("EW",),
                ("EW", "map"),
                ("EW", "map", "map"),
                ("map",),
                ("map", "map"),
                ("map", "map", "map"),
            ],
        ),
    ],
)
def test_each_pass_of_up_to_three_cards_is_listed_once(hand: str, passes: list[tuple[str, ...]]) -> None:
    game = game_from(BARE, [f"; hand {hand}", "; hand NW"])
    assert [command.cards for command in game.legal(0) if isinstance(command, Pass)] == passes


@pytest.mark.rule("S2-4")
def test_two_cards_for_one_are_listed_in_the_order_of_the_catalogue() -> None:
    game = game_from(BARE, ["; hand N|, NESW, NS; front broken cart", "; hand NW"])
    pairs = [command.cards for command in game.legal(0) if isinstance(command, DiscardTwo)]
    assert pairs == [("NS", "NESW"), ("NS", "N|"), ("NESW", "N|")]


@pytest.mark.rule("S2-4")
def test_the_last_two_cards_may_be_given_for_a_card_in_front_of_any_one_player() -> None:
    game = game_from(BARE, ["; hand NS, map", "; hand NW; front trapped"], "edition: FR2")
    assert [command for command in game.legal(0) if isinstance(command, DiscardTwo)] == [
        DiscardTwo(("NS", "map"), 1, "trapped")
    ]


@pytest.mark.rule("ACT-3", "CHEST-3")
def test_tunnels_and_chests_that_a_rockfall_may_remove_are_listed_row_by_row() -> None:
    game = near_chests(seats="seat 0: digger; hand rockfall\nseat 1: saboteur; hand NS")
    cells = [command.cell for command in game.legal(0) if isinstance(command, Rockfall)]
    assert cells == [(3, -1), (5, -1), (1, 0), (2, 0), (3, 1), (5, 1)]


@pytest.mark.rule("WC-18")
def test_the_cards_to_keep_are_listed_each_once_in_the_order_of_the_catalogue() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: trove",
        "discard: N|, NS, map, NS",
        "seat 0: saboteur; hand trove",
        "seat 1: ; hand EW",
        "deck: NESW",
    )
    played(game, 0, SearchTrove())
    assert game.legal(0) == [KeepCard("NS"), KeepCard("N|"), KeepCard("map")]


@pytest.mark.rule("TURN-1")
def test_the_refusal_for_a_seat_that_is_not_asked_names_the_asked_seat() -> None:
    game = specialist_position("map, EW")
    assert refusal(game, 1, Pass(("NS",))).text == "You are not asked now: wait for seat 0."


@pytest.mark.rule("TURN-1", "WC-19b")
def test_the_refusal_during_a_veto_does_not_name_the_asked_seats() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: saboteur; hand map, EW",
        "seat 1: ; hand EW",
        "seat 2: ; hand veto",
        "deck: NESW",
    )
    played(game, 0, ReadMap(1))
    assert refusal(game, 0, Veto()).text == "You are not asked now: wait for other players."
