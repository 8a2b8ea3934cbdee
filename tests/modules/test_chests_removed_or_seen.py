"""Treasure chests: rockfalls take them away, maps look into them (CHEST-3, CHEST-4)."""

import pytest

from pyrite.game import LayTunnel, Pass, ReadMap, Rockfall
from pyrite.game.facts.maze import TunnelRemoved
from pyrite.game.facts.piles import CardsLifted
from pyrite.game.modules.chests.commands import LookInChest, OpenChest
from pyrite.game.modules.chests.facts import ChestOpened, ChestSeen, ChestTurned
from pyrite.game.modules.chests.state import SealedChests
from pyrite.game.modules.trove import SearchTrove
from tests.modules.chest_positions import BOTH, GATES, UPPER, near_chests
from tests.modules.expansion_helpers import in_turn, only
from tests.rules.play import cells_for, played, position, refused, seen, tunnels_by_cell
from tests.rules.rounds import BARE

HARMLESS = "no more maps"
SEATS = """
seat 0: digger; hand NEW, NESW, rockfall, map
seat 1: saboteur; hand rockfall, map, NS
seat 2: digger; hand NEW, NESW, map
"""
SEATS_2 = SEATS.replace(" digger", " blue digger")
GAMES = pytest.mark.parametrize(
    ("modules", "seats"),
    [("chests", SEATS), ("chests, saboteur2", SEATS_2)],
    ids=["base", "Saboteur 2"],
)


# ---------------------------------------------------------------- CHEST-3: a rockfall on a closed one


@pytest.mark.rule("CHEST-3", "ACT-3")
@GAMES
def test_a_rockfall_removes_a_face_down_chest_tunnel_and_its_chest_is_gone(modules: str, seats: str) -> None:
    game = near_chests(HARMLESS, seats=seats, modules=modules)
    assert Rockfall((3, -1)) in game.legal(0)
    facts = played(game, 0, Rockfall((3, -1)))
    assert only(TunnelRemoved, facts) == [TunnelRemoved(0, (3, -1))]
    assert seen(game)["chests"][0] == {"chest": 0, "cell": None, "tunnel": None, "found": None}
    assert [chest["cell"] for chest in seen(game)["chests"][1:]] == [[3, 1], [5, -1], [5, 1]]


@pytest.mark.rule("CHEST-3", "INFO-3")
def test_nobody_sees_what_a_removed_face_down_chest_tunnel_was() -> None:
    game = near_chests(HARMLESS, seats=SEATS)
    facts = played(game, 0, Rockfall((3, -1)))
    assert not only(ChestTurned, facts)
    for viewer in (None, 0, 1, 2):
        view = str(seen(game, viewer)).replace(str(seen(game)["setup"]), "")
        assert "NEW chest" not in view
        assert f"'{HARMLESS}'" not in view


@pytest.mark.rule("CHEST-3", "TURN-6")
@GAMES
def test_a_removed_chest_tunnel_never_enters_the_discard_pile(modules: str, seats: str) -> None:
    game = near_chests(HARMLESS, seats=seats, modules=modules)
    played(game, 0, Rockfall((3, 1)))
    assert seen(game)["discard"] == ["rockfall"]
    in_turn(game, (1, Pass(("NS",))), (2, UPPER), (0, Pass(("map",))), (1, Rockfall((3, -1))))
    assert seen(game)["discard"] == ["rockfall", None, None, "rockfall"]
    assert game.state.sealed is not None
    assert len(game.state.sealed.discard) == 4


@pytest.mark.rule("CHEST-3", "WC-18")
def test_a_trove_does_not_find_a_removed_chest_tunnel() -> None:
    seats = SEATS.replace("rockfall, map, NS", "trove, NS")
    game = near_chests(HARMLESS, seats=seats, modules="chests, trove")
    played(game, 0, Rockfall((3, -1)))
    assert only(CardsLifted, played(game, 1, SearchTrove())) == [CardsLifted(1, False, ("rockfall",))]


@pytest.mark.rule("CHEST-3", "TUN-6")
def test_the_cell_of_a_removed_chest_is_empty_and_opens_nothing() -> None:
    game = near_chests(HARMLESS, seats=SEATS)
    played(game, 0, Rockfall((3, -1)))
    played(game, 1, Pass(("NS",)))
    facts = played(game, 2, UPPER)
    assert not only(ChestOpened, facts)
    assert (3, -1) in cells_for(game, 0, "ESW")
    assert not only(ChestOpened, played(game, 0, LayTunnel("ESW", (3, -1))))
    assert tunnels_by_cell(game)[3, -1] == "ESW"


@pytest.mark.rule("CHEST-3", "CHEST-4")
def test_a_removed_chest_can_be_neither_removed_again_nor_looked_into() -> None:
    game = near_chests(HARMLESS, seats=SEATS)
    played(game, 0, Rockfall((3, -1)))
    assert refused(game, 1, Rockfall((3, -1))) == "no-tunnel"
    assert refused(game, 1, LookInChest(0)) == "no-closed-chest"
    assert {command.chest for command in game.legal(1) if isinstance(command, LookInChest)} == {1, 2, 3}


# ---------------------------------------------------------------- CHEST-3: a rockfall on an open one


@pytest.mark.rule("CHEST-3")
@GAMES
def test_a_rockfall_removes_an_open_chest_tunnel(modules: str, seats: str) -> None:
    game = near_chests(HARMLESS, seats=seats, modules=modules)
    played(game, 0, UPPER)
    assert only(TunnelRemoved, played(game, 1, Rockfall((3, -1)))) == [TunnelRemoved(1, (3, -1))]
    assert (3, -1) not in tunnels_by_cell(game)
    # What was found stays known and keeps its effect.
    assert (seen(game)["chests"][0]["found"], seen(game)["no_maps"]) == (HARMLESS, True)
    assert (3, -1) in cells_for(game, 2, "ESW")
    assert (4, -1) not in cells_for(game, 2, "NESW")


@pytest.mark.rule("CHEST-3", "INFO-1")
def test_an_open_chest_tunnel_that_was_removed_is_gone() -> None:
    game = near_chests(HARMLESS, seats=SEATS)
    in_turn(game, (0, UPPER), (1, Rockfall((3, -1))))
    assert seen(game)["chests"][0]["cell"] is None


@pytest.mark.rule("CHEST-3", "SET-5")
def test_a_removed_chest_is_put_aside_for_the_round_only() -> None:
    seats = "seat 0: digger; hand rockfall"
    game = near_chests(HARMLESS, seats=seats, deck="")
    played(game, 0, Rockfall((3, -1)))
    assert seen(game)["round"] == 2
    assert [chest["cell"] for chest in seen(game)["chests"]] == [[3, -1], [3, 1], [5, -1], [5, 1]]
    assert game.state.sealed is not None
    assert sorted(game.state.sealed.part(SealedChests).chests) == list(range(1, 11))


# ---------------------------------------------------------------- CHEST-4


@pytest.mark.rule("CHEST-4")
@GAMES
def test_a_map_shows_both_the_tunnel_and_the_chest(modules: str, seats: str) -> None:
    game = near_chests("extra draw", HARMLESS, above=("NES", "NW"), seats=seats, modules=modules)
    facts = played(game, 0, LookInChest(1))
    assert only(ChestSeen, facts) == [ChestSeen(0, 1, "NW chest", HARMLESS)]
    own = seen(game, 0)["own"]
    assert own["chest_looks"] == [{"chest": 1, "tunnel": "NW chest", "found": HARMLESS, "turn": 1}]
    assert "map" not in own["hand"]
    assert seen(game)["discard"] == ["map"]
    # Nothing else happens: the chest stays closed.
    assert not only(ChestOpened, facts)
    assert seen(game)["chests"][1] == {"chest": 1, "cell": [3, 1], "tunnel": None, "found": None}


@pytest.mark.rule("CHEST-4", "INFO-1", "INFO-2")
def test_all_see_which_chest_is_looked_at_and_not_its_content() -> None:
    game = near_chests("extra draw", seats=SEATS)
    played(game, 0, LookInChest(0))
    for viewer in (None, 1, 2):
        seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, ChestSeen)]
        assert seen_facts == [ChestSeen(0, 0, None, None)]
        assert seen(game, viewer)["chest_looks"] == [{"seat": 0, "chest": 0, "turn": 1}]
        assert seen(game, viewer)["chests"][0]["found"] is None
    assert seen(game, 1)["own"]["chest_looks"] == []
    assert seen(game)["looks"] == []  # that is the list of looks at goals


@pytest.mark.rule("CHEST-4")
def test_any_closed_chest_and_any_goal_may_be_looked_at() -> None:
    game = near_chests(HARMLESS, seats=SEATS)
    looks = [command for command in game.legal(0) if isinstance(command, ReadMap | LookInChest)]
    assert looks == [ReadMap(0), ReadMap(1), ReadMap(2), *(LookInChest(chest) for chest in range(4))]


@pytest.mark.rule("CHEST-4", "TURN-5")
def test_an_open_chest_cannot_be_looked_into() -> None:
    game = near_chests("extra draw", seats=SEATS)
    played(game, 0, UPPER)
    assert refused(game, 1, LookInChest(0)) == "no-closed-chest"
    assert game.refusal(1, LookInChest(1)) is None
    assert refused(game, 1, LookInChest(4)) == "no-closed-chest"


@pytest.mark.rule("CHEST-4", "TURN-5")
def test_a_map_cannot_be_played_if_nothing_may_be_looked_at() -> None:
    gone = GATES
    for chest in ("&0", "&1", "&2", "&3"):
        gone = gone.replace(chest, "· ")
    game = near_chests(
        HARMLESS, maze=gone, seats=SEATS, more=("chest cells: gone, gone, gone, gone", "no maps: yes")
    )
    assert not any(isinstance(command, ReadMap | LookInChest) for command in game.legal(0))
    assert refused(game, 0, ReadMap(0)) == "no-more-maps"
    assert refused(game, 0, LookInChest(0)) == "no-closed-chest"
    played(game, 0, Pass(("map",)))


@pytest.mark.rule("CHEST-4", "MIX-1")
def test_without_the_module_chests_cannot_be_looked_into() -> None:
    game = position(f"players: 3{BARE}seat 0: digger; hand map")
    assert game.refusal(0, ReadMap(0)) is None
    assert refused(game, 0, LookInChest(0)) == "no-closed-chest"


@pytest.mark.rule("CHEST-4")
def test_a_chest_that_was_looked_into_has_the_same_content_when_opened() -> None:
    game = near_chests("extra draw", HARMLESS, seats=SEATS)
    played(game, 0, LookInChest(0))
    in_turn(game, (1, Pass(("NS",))), (2, BOTH))
    facts = played(game, 2, OpenChest(0))
    assert only(ChestOpened, facts)[0] == ChestOpened(2, 0, "extra draw")
