"""The path specialist: two tunnels in one turn (WC-22)."""

import pytest

from pyrite.game import Command, LayTunnel, Pass, ReadMap, Sabotage
from pyrite.game.facts.course import Asked
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from tests.modules.expansion_helpers import fact_names
from tests.modules.specialist_helpers import FIRST, SECOND, drawn, specialist_position
from tests.modules.veto_helpers import (
    discarded,
    hand,
)
from tests.rules.play import played, position, refusal, refused, seen, tunnels_by_cell

# ---------------------------------------------------------------- two tunnels


@pytest.mark.rule("WC-22")
@pytest.mark.parametrize("modules", ["path_specialist", "saboteur2, path_specialist"], ids=["base", "Saboteur 2"])
def test_two_tunnels_are_laid_one_after_the_other_and_two_cards_drawn_at_the_end(modules: str) -> None:
    game = specialist_position("path specialist, EW, NES, map, map, map", modules=modules)
    facts = played(game, 0, CallSpecialist())
    assert facts[-1] == Asked(0, "tunnel", ())
    assert (game.asked, game.question, seen(game)["specialist"]) == (0, "tunnel", 2)
    facts += played(game, 0, FIRST)
    assert facts[-1] == Asked(0, "tunnel", ())
    assert (game.asked, game.question, seen(game)["specialist"]) == (0, "tunnel", 1)
    assert (tunnels_by_cell(game)[1, 0], drawn(facts)) == ("EW", [])
    facts += played(game, 0, SECOND)
    assert (tunnels_by_cell(game)[2, 0], drawn(facts)) == ("NSW", [(0, 2)])
    assert (game.asked, game.question, seen(game)["specialist"]) == (1, "turn", 0)
    # Six cards before, five from now on.
    assert sorted(hand(game, 0)) == ["NE", "NW", "map", "map", "map"]
    assert discarded(game) == ["path specialist"]


@pytest.mark.rule("WC-22")
def test_the_hand_is_one_card_smaller_afterwards() -> None:
    game = specialist_position("path specialist, EW, NES, map", "deck: NE, NW, NEW, NESW, NE, NW")
    for command in (CallSpecialist(), FIRST, SECOND):
        played(game, 0, command)
    assert seen(game)["hands"] == [3, 2, 1]
    for seat in (1, 2, 0):
        played(game, seat, Pass((hand(game, seat)[0],)))
    assert seen(game)["hands"] == [3, 2, 1]


@pytest.mark.rule("WC-22", "TUN-3")
def test_the_second_tunnel_may_be_joined_only_through_the_first() -> None:
    game = specialist_position("path specialist, EW, NES")
    assert refused(game, 0, SECOND) == "no-neighbour"
    played(game, 0, CallSpecialist())
    assert refused(game, 0, SECOND) == "no-neighbour"
    played(game, 0, FIRST)
    assert SECOND in game.legal(0)


@pytest.mark.rule("WC-22", "TURN-2")
@pytest.mark.parametrize(
    ("deck", "count"),
    [("deck:", []), ("deck: NE", [(0, 1)]), ("deck: NE, NW", [(0, 2)]), ("deck: NE, NW, NE", [(0, 2)])],
)
def test_a_short_deck_gives_what_it_has(deck: str, count: list[tuple[int, int]]) -> None:
    game = specialist_position("path specialist, EW, NES", deck)
    played(game, 0, CallSpecialist())
    played(game, 0, FIRST)
    assert drawn(played(game, 0, SECOND)) == count


@pytest.mark.rule("WC-22")
@pytest.mark.parametrize("command", [Pass(("map",)), ReadMap(0), Sabotage("broken cart", 1), CallSpecialist()])
def test_nothing_but_a_tunnel_can_be_played_in_between(command: Command) -> None:
    game = specialist_position("path specialist, EW, NES, map, broken cart")
    played(game, 0, CallSpecialist())
    assert refused(game, 0, command) == "not-asked-for"
    played(game, 0, FIRST)
    assert refused(game, 0, command) == "not-asked-for"
    assert all(isinstance(each, LayTunnel) for each in game.legal(0))


@pytest.mark.rule("WC-22", "TUN-2")
def test_both_tunnels_follow_the_usual_rules() -> None:
    game = specialist_position("path specialist, EW, NES, NE")
    played(game, 0, CallSpecialist())
    assert refused(game, 0, LayTunnel("EW", (0, 1))) == "sides-clash"
    assert refused(game, 0, LayTunnel("NW", (1, 0))) == "not-in-hand"
    played(game, 0, FIRST)
    assert refused(game, 0, LayTunnel("EW", (2, 0))) == "not-in-hand"
    assert refused(game, 0, LayTunnel("NES", (1, 0))) == "cell-taken"


# ---------------------------------------------------------------- when there is no tunnel


BLOCKED = """
maze:
  · · · · · · · · · ?0
  · ╻ · · · · · · · ·
  ╺ ┼S┓ · · · · · · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
"""
"""One cell is left, south of the start: a tunnel there must be open above."""


@pytest.mark.rule("WC-22", "TURN-5")
@pytest.mark.parametrize(
    ("hands", "playable"),
    [("path specialist, map", False), ("path specialist, EW", False), ("path specialist, NS", True)],
    ids=["no tunnel", "one that fits nowhere", "one that fits"],
)
def test_it_is_playable_only_if_a_tunnel_can_be_laid_now(hands: str, playable: bool) -> None:
    game = specialist_position(hands, maze=BLOCKED)
    assert (CallSpecialist() in game.legal(0)) is playable
    if not playable:
        answer = refusal(game, 0, CallSpecialist())
        assert (answer.reason, answer.rule) == ("no-tunnel-to-lay", "WC-22")
        played(game, 0, Pass(("path specialist",)))


@pytest.mark.rule("WC-22", "TUN-5")
@pytest.mark.parametrize(
    ("front", "modules"),
    [("broken cart", "path_specialist"), ("trapped", "saboteur2, path_specialist")],
)
def test_a_player_who_may_lay_no_tunnels_cannot_play_it(front: str, modules: str) -> None:
    game = specialist_position(f"path specialist, EW; front {front}", modules=modules)
    assert refused(game, 0, CallSpecialist()) == "no-tunnel-to-lay"


@pytest.mark.rule("WC-22")
def test_with_one_tunnel_in_hand_there_is_no_second_and_one_card_is_drawn() -> None:
    game = specialist_position("path specialist, EW, map")
    played(game, 0, CallSpecialist())
    facts = played(game, 0, FIRST)
    assert fact_names(facts) == ["CardPlayed", "TunnelLaid", "NothingToLay", "CardDiscarded", "Drew", "TurnBegun"]
    assert drawn(facts) == [(0, 1)]
    assert (game.asked, sorted(hand(game, 0))) == (1, ["NE", "map"])


@pytest.mark.rule("WC-22")
def test_a_second_tunnel_that_fits_nowhere_is_not_asked_for() -> None:
    """After the dead end in the last free cell no path leads anywhere."""
    game = specialist_position("path specialist, N|+S|, NS", maze=BLOCKED)
    played(game, 0, CallSpecialist())
    facts = played(game, 0, LayTunnel("N|+S|", (0, 1)))
    assert (drawn(facts), game.asked) == ([(0, 1)], 1)


@pytest.mark.rule("WC-22")
def test_a_second_tunnel_that_can_be_laid_must_be_laid() -> None:
    """The first tunnel leads on, so the second fits, and a pass is refused."""
    game = specialist_position("path specialist, NS, NES", maze=BLOCKED)
    played(game, 0, CallSpecialist())
    played(game, 0, LayTunnel("NS", (0, 1)))
    assert (game.asked, game.question) == (0, "tunnel")
    assert refused(game, 0, Pass(("NES",))) == "not-asked-for"
    assert game.legal(0) == [LayTunnel("NES", (0, 2)), LayTunnel("NSW", (0, 2))]


@pytest.mark.rule("WC-22", "TOLL-2")
def test_a_tunnel_whose_toll_cannot_be_paid_cannot_be_laid() -> None:
    """All the gold is gone and a dwarf is at the only free end; with one token the seat could pay."""
    for tokens in (0, 1):
        game = position(
            BLOCKED,
            "players: 3",
            "modules: path_specialist, toll",
            "dwarfs: 1 at 0/0 S",
            "dwarfs left: 1",
            f"seat 0: digger; hand path specialist, NS; tokens {tokens}",
            "seat 1: saboteur; hand NS",
        )
        assert (CallSpecialist() in game.legal(0)) is bool(tokens)
