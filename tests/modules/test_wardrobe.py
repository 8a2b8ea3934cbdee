"""The wardrobe: the first to join it changes roles (ROBE-1)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass, Rockfall, SetUp, SwapHats
from pyrite.game.facts.course import RoundBegun, RoundEnded
from pyrite.game.facts.roles import RoleChanged
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.modules.wardrobe import WardrobeEntered
from tests.game.error_sentences import sentence_for
from tests.modules.expansion_helpers import fact_names, in_turn, only, stack
from tests.rules.play import cells_for, played, position, refused, seen, tunnels_by_cell

NEAR = """
players: 3
turn: 4
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  │ · · · · · · · ·
  │ · · · · · · · ?2
  └ ─ ─ · ┼W· · · ·
deck: NS, NE, NES, map
"""
BASE = """
modules: wardrobe
seat 0: saboteur; hand EW, E|+W|, map
seat 1: digger; hand NEW, map, rockfall
seat 2: digger; hand NEW, map
left over: digger
"""
SABOTEUR_2 = """
modules: wardrobe, saboteur2
seat 0: saboteur; hand EW, hat swap
seat 1: boss; hand NEW, rockfall
seat 2: profiteer; hand NEW, map; inspected 0 saboteur in turn 2
left over: geologist, saboteur, saboteur, blue digger, blue digger, blue digger, blue digger, \
green digger, green digger, green digger, green digger, geologist
"""
"""The last role that is listed is the top of the stack."""

JOIN = LayTunnel("EW", (3, 3))


# ---------------------------------------------------------------- the joiner changes roles


@pytest.mark.rule("ROBE-1")
def test_in_the_base_game_the_joiner_swaps_with_the_card_left_over() -> None:
    game = position(NEAR, BASE)
    assert only(WardrobeEntered, played(game, 0, JOIN)) == [WardrobeEntered(0, "digger")]
    assert seen(game, 0)["own"]["role"] == "digger"
    assert seen(game, 0)["own"]["former_roles"] == [{"role": "saboteur", "turn": 4}]
    assert [seen(game, seat)["own"]["role"] for seat in (1, 2)] == ["digger", "digger"]
    assert stack(game) == ["saboteur"]


@pytest.mark.rule("ROBE-1", "END-2", "PAY-8")
def test_at_the_rounds_end_the_old_role_is_the_one_left_over() -> None:
    text = BASE.replace("EW, E|+W|, map", "EW").replace("NEW, map, rockfall", "map").replace("; hand NEW, map", "")
    game = position(NEAR.replace("deck: NS, NE, NES, map", ""), text)
    played(game, 0, JOIN)
    [ended] = only(RoundEnded, played(game, 1, Pass(("map",))))
    assert ended.roles == ("digger", "digger", "digger")
    assert ended.left_over == ("saboteur",)
    assert game.gold == [0, 0, 0]  # nobody is a saboteur any more (PAY-7)


@pytest.mark.rule("ROBE-1", "S2-16")
def test_in_saboteur_2_the_joiner_draws_the_top_of_the_stack_and_puts_the_old_role_under_it() -> None:
    game = position(NEAR, SABOTEUR_2)
    before = stack(game)
    assert (before[0], before[-1]) == ("geologist", "geologist")
    assert only(WardrobeEntered, played(game, 0, JOIN)) == [WardrobeEntered(0, "geologist")]
    assert stack(game) == ["saboteur", *before[:-1]]
    in_turn(game, (1, Pass(("NEW",))), (2, Pass(("NEW",))))
    # The top is gone: the next to change hats gets the role that was below it.
    assert only(RoleChanged, played(game, 0, SwapHats(1))) == [RoleChanged(1, "green digger")]


@pytest.mark.rule("ROBE-1")
def test_the_joiner_has_no_choice() -> None:
    game = position(NEAR, BASE)
    played(game, 0, JOIN)
    assert (game.asked, game.question) == (1, "turn")
    assert seen(game)["special_used"] is True


@pytest.mark.rule("ROBE-1")
def test_the_joiner_is_the_seat_whose_turn_it_is() -> None:
    game = position(NEAR, BASE, "asked: seat 2, turn", "last tunnel: 1")
    # Every role left over is a digger's, so the role stays the same and still counts as changed.
    assert only(WardrobeEntered, played(game, 2, LayTunnel("NEW", (3, 3)))) == [WardrobeEntered(2, "digger")]
    assert seen(game)["role_changes"] == [{"seat": 2, "turn": 4}]


# ---------------------------------------------------------------- only the first


@pytest.mark.rule("ROBE-1")
def test_only_the_first_joiner_of_a_round_changes_roles() -> None:
    game = position(NEAR, BASE)
    played(game, 0, JOIN)
    played(game, 1, Rockfall((3, 3)))
    facts = played(game, 2, LayTunnel("NEW", (3, 3)))
    assert not only(WardrobeEntered, facts)
    assert seen(game)["role_changes"] == [{"seat": 0, "turn": 4}]


@pytest.mark.rule("ROBE-1")
def test_a_second_path_to_the_wardrobe_changes_nothing() -> None:
    game = position(NEAR, BASE)
    played(game, 0, JOIN)
    # The tunnel continues from the wardrobe, which is part of the path now.
    assert not only(WardrobeEntered, played(game, 1, LayTunnel("NEW", (5, 3))))


@pytest.mark.rule("ROBE-1", "SET-5")
def test_in_the_next_round_the_wardrobe_can_be_joined_again() -> None:
    text = (
        BASE.replace("EW, E|+W|, map", "EW")
        .replace("; hand NEW, map, rockfall", "")
        .replace("; hand NEW, map", "")
    )
    game = position(NEAR.replace("deck: NS, NE, NES, map", ""), text)
    facts = played(game, 0, JOIN)
    assert fact_names(facts)[-3:] == ["RoundEnded", "RoundBegun", "TurnBegun"]
    assert only(RoundBegun, facts)[0].round == 2
    assert (seen(game)["special_used"], seen(game)["role_changes"]) == (False, [])
    assert seen(game, 0)["own"]["former_roles"] == []
    assert tunnels_by_cell(game) == {(0, 0): "NESW", (4, 3): "NESW"}


# ---------------------------------------------------------------- what joins it, and what does not


@pytest.mark.rule("ROBE-1", "TUN-3")
def test_a_dead_end_at_the_wardrobe_does_not_join_it() -> None:
    game = position(NEAR, BASE)
    facts = played(game, 0, LayTunnel("E|+W|", (3, 3)))
    assert not only(WardrobeEntered, facts)
    assert seen(game)["special_used"] is False


@pytest.mark.rule("ROBE-1", "WC-19")
def test_a_vetoed_tunnel_does_not_join_the_wardrobe() -> None:
    text = BASE.replace("modules: wardrobe", "modules: wardrobe, veto").replace("NEW, map, rockfall", "NEW, veto")
    game = position(NEAR, text)
    assert not only(WardrobeEntered, in_turn(game, (0, JOIN), (1, Veto())))
    played(game, 1, LayTunnel("NEW", (3, 3)))
    assert seen(game)["special_used"] is False  # not before the window is closed
    facts = in_turn(game, (0, LetPass()), (2, LetPass()))
    assert [fact.seat for fact in only(WardrobeEntered, facts)] == [1]


LADDERS = """
players: 3
modules: wardrobe, saboteur2
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · │ · · · · ?2
  · · ╶H· ┼W· · · ·
seat 0: saboteur; hand N ladder, EW, NE ladder
seat 1: boss; hand map
seat 2: profiteer; hand map
deck: NS, NE
"""
"""Nothing here is joined to the start but the ladder at (2, 3); the tunnel at (3, 2) is cut off."""


@pytest.mark.rule("ROBE-1", "S2-8")
def test_a_ladder_that_opens_on_the_wardrobe_joins_it() -> None:
    game = position(LADDERS)
    # The ladder is beside the tunnel at (3, 2), with a closed side towards it.
    assert [fact.seat for fact in only(WardrobeEntered, played(game, 0, LayTunnel("S ladder", (4, 2))))] == [0]


@pytest.mark.rule("ROBE-1", "S2-8")
def test_a_tunnel_joins_the_wardrobe_through_a_distant_ladder() -> None:
    game = position(LADDERS.replace("· · · │ ·", "· · · · ·"))
    assert [fact.seat for fact in only(WardrobeEntered, played(game, 0, JOIN))] == [0]


@pytest.mark.rule("ROBE-1", "S2-8")
def test_the_wardrobe_alone_is_no_neighbour_for_a_ladder() -> None:
    game = position(LADDERS)
    assert refused(game, 0, LayTunnel("N ladder", (4, 4))) == "no-neighbour"
    assert (4, 4) not in cells_for(game, 0, "N ladder")


# ---------------------------------------------------------------- a card of the maze


@pytest.mark.rule("ROBE-1")
@pytest.mark.parametrize("modules", ["wardrobe", "party"])
def test_the_wardrobe_is_face_up_from_the_beginning(modules: str) -> None:
    game = Game.begin(SetUp(5, modules=frozenset({modules})))
    assert {"cell": [4, 3], "card": modules, "tunnel": "NESW"} in seen(game)["maze"]
    assert seen(game)["special_used"] is False


@pytest.mark.rule("ROBE-1", "TUN-2")
def test_the_wardrobe_counts_as_a_neighbour_that_must_match() -> None:
    game = position(NEAR, BASE.replace("E|+W|", "NW"))
    assert refused(game, 0, LayTunnel("NW", (3, 3))) == "sides-clash"
    assert refused(game, 0, LayTunnel("EW", (5, 3))) == "not-joined"


@pytest.mark.rule("ROBE-1", "ACT-3")
def test_a_rockfall_does_not_remove_the_wardrobe() -> None:
    game = position(NEAR, BASE, "asked: seat 1, turn")
    assert refused(game, 1, Rockfall((4, 3))) == "not-removable"
    assert Rockfall((4, 3)) not in game.legal(1)
    assert Rockfall((2, 3)) in game.legal(1)


@pytest.mark.rule("ROBE-1", "MIX-1")
@pytest.mark.parametrize(
    ("set_up", "parts"),
    [
        (
            SetUp(5, modules=frozenset({"wardrobe"}), variants=frozenset({"tournament"})),
            ("wardrobe", "tournament"),
        ),
        (SetUp(5, modules=frozenset({"wardrobe", "party"})), ("wardrobe", "party")),
        (SetUp(5, modules=frozenset({"wardrobe", "party", "saboteur2"})), ("wardrobe", "party")),
    ],
)
def test_the_wardrobe_cannot_be_combined_with_tournament_or_party(set_up: SetUp, parts: tuple[str, str]) -> None:
    sentence = sentence_for(lambda: Game.begin(set_up))
    assert all(part in sentence for part in parts)


# ---------------------------------------------------------------- who knows


@pytest.mark.rule("ROBE-1", "INFO-2", "INFO-3")
def test_all_see_that_the_role_changed_and_only_the_joiner_sees_the_new_role() -> None:
    game = position(NEAR, BASE)
    played(game, 0, JOIN)
    for viewer in (None, 1, 2):
        seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, WardrobeEntered)]
        assert seen_facts == [WardrobeEntered(0, None)]
        assert seen(game, viewer)["role_changes"] == [{"seat": 0, "turn": 4}]
        assert seen(game, viewer)["roles"] is None
    own = [fact for _, fact in game.seen_by(0) if isinstance(fact, WardrobeEntered)]
    assert own == [WardrobeEntered(0, "digger")]


@pytest.mark.rule("ROBE-1", "INFO-2")
def test_an_inspection_before_the_wardrobe_is_outdated() -> None:
    game = position(NEAR, SABOTEUR_2)
    played(game, 0, JOIN)
    view = seen(game, 2)
    assert view["own"]["inspections"] == [{"seat": 0, "role": "saboteur", "turn": 2, "current": False}]
    assert view["role_changes"] == [{"seat": 0, "turn": 4}]  # later than the look
