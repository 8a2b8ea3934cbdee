"""Which tunnel a detour moves: the one laid last from a hand in this round, or moved by a detour (WC-23)."""

import pytest

from pyrite.game import Command, Game, LayTunnel, Pass, ReadMap, Rockfall, SetUp
from pyrite.game.modules.chests.facts import ChestLaid
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import Veto
from tests.modules.veto_helpers import EMPTY_MAZE, hand, unopposed
from tests.rules.play import Cell, played, position, refused, seen, tunnels_by_cell


def last_laid(game: Game) -> Cell | None:
    cell = seen(game)["last_laid"]
    return None if cell is None else (cell[0], cell[1])


def detour_game(*hands: str, maze: str = EMPTY_MAZE, modules: str = "detour", more: str = "") -> Game:
    lines = [f"seat {seat}: ; hand {cards}" for seat, cards in enumerate(hands)]
    return position(maze, f"players: {len(hands)}", f"modules: {modules}", *lines, *more.splitlines())


def movable(game: Game, seat: int) -> bool:
    return any(isinstance(command, Detour) for command in game.legal(seat))


@pytest.mark.rule("WC-23")
def test_before_any_tunnel_was_laid_there_is_nothing_to_move() -> None:
    game = detour_game("detour, EW", "NS", "NS")
    assert (last_laid(game), movable(game, 0)) == (None, False)
    assert refused(game, 0, Detour("EW", (1, 0))) == "not-laid-last"


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("layer", [0, 1, 2])
def test_the_tunnel_may_be_of_any_player(layer: int) -> None:
    """The last of the three to lay a tunnel is seat ``layer``; all the others pass."""
    game = detour_game("detour, EW, N|", "EW, N|+S|", "EW, E|")
    for seat in range(3):
        command: Command = LayTunnel("EW", (1, 0)) if seat == layer else Pass((hand(game, seat)[-1],))
        if seat == 0 and layer != 0:
            command = Pass(("N|",))
        played(game, seat, command)
    assert last_laid(game) == (1, 0)
    played(game, 0, Detour("EW", (-1, 0)))
    assert tunnels_by_cell(game) == {(0, 0): "NESW", (-1, 0): "EW"}


@pytest.mark.rule("WC-23")
def test_only_the_last_tunnel_counts() -> None:
    game = detour_game("EW, NS", "NS, map", "detour, map")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, LayTunnel("NS", (0, 1)))
    assert refused(game, 2, Detour("EW", (-1, 0))) == "not-laid-last"
    played(game, 2, Detour("NS", (0, -1)))
    assert tunnels_by_cell(game) == {(0, 0): "NESW", (1, 0): "EW", (0, -1): "NS"}


@pytest.mark.rule("WC-23")
def test_other_cards_played_since_do_not_matter() -> None:
    game = detour_game("EW, map", "map, map", "detour, map")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, ReadMap(0))
    assert movable(game, 2)
    played(game, 2, Pass(("map",)))
    assert last_laid(game) == (1, 0)


@pytest.mark.rule("WC-23")
def test_a_tunnel_moved_by_a_detour_is_the_one_laid_last() -> None:
    """The trove brings the detour back, and it moves the same tunnel again."""
    game = detour_game("EW, NS", "detour, map", "trove, map", modules="detour, trove")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, Detour("EW", (-1, 0)))
    assert last_laid(game) == (-1, 0)
    played(game, 2, SearchTrove())
    played(game, 2, KeepCard("detour"))
    played(game, 0, Pass(("NS",)))
    played(game, 1, Pass(("map",)))
    assert refused(game, 2, Detour("EW", (-1, 0))) == "same-cell"
    played(game, 2, Detour("EW", (1, 0)))
    assert tunnels_by_cell(game) == {(0, 0): "NESW", (1, 0): "EW"}


@pytest.mark.rule("WC-23", "ACT-3")
def test_after_its_removal_no_earlier_tunnel_counts() -> None:
    game = detour_game("EW, NS", "NS, map", "rockfall, map", "detour, map")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, LayTunnel("NS", (0, 1)))
    played(game, 2, Rockfall((0, 1)))
    assert (last_laid(game), movable(game, 3)) == (None, False)
    for command in (Detour("NS", (0, -1)), Detour("NS", (0, 1)), Detour("EW", (-1, 0))):
        assert refused(game, 3, command) == "not-laid-last"


@pytest.mark.rule("WC-23", "ACT-3")
def test_the_removal_of_another_tunnel_does_not_matter() -> None:
    game = detour_game("EW, NS", "NS, map", "rockfall, map", "detour, map")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, LayTunnel("NS", (0, 1)))
    played(game, 2, Rockfall((1, 0)))
    assert last_laid(game) == (0, 1)
    played(game, 3, Detour("NS", (0, -1)))


@pytest.mark.rule("WC-23", "TUN-6")
def test_a_tunnel_that_fills_the_gap_of_a_removed_one_is_the_one_laid_last() -> None:
    game = detour_game("EW, NS", "rockfall, map", "EW, map", "detour, map")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, Rockfall((1, 0)))
    played(game, 2, LayTunnel("EW", (1, 0)))
    played(game, 3, Detour("EW", (-1, 0)))


@pytest.mark.rule("WC-23", "WC-22")
def test_of_two_tunnels_laid_in_one_turn_the_second_counts() -> None:
    game = detour_game("path specialist, EW, NES", "detour, map", "NS", modules="detour, path_specialist")
    played(game, 0, CallSpecialist())
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 0, LayTunnel("NSW", (2, 0)))
    assert last_laid(game) == (2, 0)
    played(game, 1, Detour("NES", (0, 1)))


@pytest.mark.rule("WC-23", "WC-19")
def test_a_vetoed_tunnel_was_not_laid_and_the_one_before_counts() -> None:
    game = detour_game("EW, NS", "NS, map", "veto, map", "detour, map", modules="detour, veto")
    unopposed(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 1, LayTunnel("NS", (0, 1)))
    played(game, 2, Veto())
    assert last_laid(game) == (1, 0)
    played(game, 2, Pass(("map",)))
    assert refused(game, 3, Detour("NS", (0, -1))) == "not-laid-last"
    unopposed(game, 3, Detour("EW", (-1, 0)))
    assert tunnels_by_cell(game) == {(0, 0): "NESW", (-1, 0): "EW"}


@pytest.mark.rule("WC-23", "WC-19")
def test_after_only_a_vetoed_tunnel_there_is_nothing_to_move() -> None:
    game = detour_game("EW, NS", "detour, NS", "veto, map", modules="detour, veto")
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 2, Veto())
    assert (last_laid(game), movable(game, 1)) == (None, False)


CHESTS = """
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S┼ ┼ · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
chest tunnels: NESW chest, NE chest, NW chest, NES chest, NES chest, NEW chest, NEW chest
"""
"""In the first chest is one gold."""


@pytest.mark.rule("WC-23", "CHEST-2")
def test_a_chest_tunnel_that_was_opened_since_does_not_count() -> None:
    """The tunnel at (3, 0) opens the chest above it: the tunnel of the chest is laid after it."""
    game = detour_game("NEW, NS", "detour, map", "NS", maze=CHESTS, modules="detour, chests")
    facts = played(game, 0, LayTunnel("NEW", (3, 0)))
    assert [fact.chest for fact in facts if isinstance(fact, ChestLaid)] == [0]
    assert last_laid(game) == (3, 0)
    assert refused(game, 1, Detour("NESW chest", (0, 1))) == "not-laid-last"
    played(game, 1, Detour("NEW", (0, 1)))
    assert (3, -1) in tunnels_by_cell(game)
    assert (3, 0) not in tunnels_by_cell(game)


@pytest.mark.rule("WC-23", "CHEST-2")
def test_a_chest_tunnel_that_a_detour_opened_does_not_count() -> None:
    game = detour_game("NEW, NS", "detour, map", "NS", maze=CHESTS, modules="detour, chests")
    played(game, 0, LayTunnel("NEW", (0, 1)))
    played(game, 1, Detour("NEW", (3, 0)))
    assert ((3, -1) in tunnels_by_cell(game), last_laid(game)) == (True, (3, 0))


@pytest.mark.rule("WC-23", "VAR-3")
@pytest.mark.parametrize("number", range(5))
def test_the_tournament_tunnel_does_not_count(number: int) -> None:
    game = Game.begin(
        SetUp(
            5,
            variants=frozenset({"tournament"}),
            modules=frozenset({"detour"}),
            seed=number.to_bytes(32, "big"),
        )
    )
    assert (4, 0) in tunnels_by_cell(game)
    assert last_laid(game) is None
    assert not any(movable(game, seat) for seat in range(5))


@pytest.mark.rule("WC-23", "SET-5")
def test_in_a_new_round_nothing_has_been_laid_yet() -> None:
    game = detour_game("EW", "", "")
    played(game, 0, LayTunnel("EW", (1, 0)))
    assert (seen(game)["round"], last_laid(game)) == (2, None)


LADDER = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S╴H· · ┃ · · · ?1
  · · · · · · · ─ ·
  · · · · · · · · ?2
last laid: 1,0
"""


@pytest.mark.rule("WC-23", "S2-8")
def test_a_ladder_is_moved_by_the_rules_of_ladders() -> None:
    """Next to any tunnel card, joined or not, and touching is enough; but never next to a goal."""
    game = position(
        LADDER,
        "players: 3",
        "modules: saboteur2, detour",
        "seat 0: boss; hand detour, NS, EW",
        "seat 1: saboteur; hand EW",
    )
    assert refused(game, 0, LayTunnel("EW", (8, 1))) == "not-joined"
    detours = {(command.tunnel, command.cell) for command in game.legal(0) if isinstance(command, Detour)}
    assert detours == {
        ("E ladder", (-1, 0)),
        ("W ladder", (3, 0)),
        ("E ladder", (5, 0)),
        ("E ladder", (6, 1)),
    }
    for command in (Detour("W ladder", (8, 1)), Detour("W ladder", (7, 0)), Detour("W ladder", (7, 2))):
        assert refused(game, 0, command) == "ladder-at-goal"
    played(game, 0, Detour("E ladder", (6, 1)))
    assert LayTunnel("EW", (8, 1)) in game.legal(1)  # the ladder joins the tunnel beside it to the start
