"""The tunnel party: the first to join it makes all roles be dealt again (PARTY-1)."""

import pytest

from pyrite.game import Inspect, LayTunnel, Pass, Rockfall
from pyrite.game.facts.course import RoundEnded
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.state import RawFact
from tests.modules.expansion_helpers import in_turn, is_uniform, only, stack
from tests.properties.past_deal import Choice, PastDeal
from tests.rules.play import played, position, refused, seen

NEAR = """
turn: 4
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  │ · · · · · · · ·
  │ · · · · · · · ?2
  └ ─ ─ · ┼P· · · ·
deck: NS, NE, NES, map
"""
BASE = """
players: 5
modules: party
seat 0: saboteur; hand EW, E|+W|
seat 1: saboteur; hand NEW, rockfall
seat 2: digger; hand NEW, map
seat 3: digger; hand map
seat 4: digger; hand map
left over: digger
"""
TOURNAMENT = (
    BASE.replace("left over: digger\n", "")
    .replace("seat 1: saboteur", "seat 1: greedy")
    .replace("modules: party", "modules: party\nvariants: tournament")
)
SABOTEUR_2 = """
players: 5
modules: party, saboteur2
seat 0: saboteur; hand EW, inspection
seat 1: boss; hand NEW, rockfall, inspection
seat 2: profiteer; hand NEW, map
seat 3: geologist; hand map
seat 4: blue digger; hand map
"""
JOIN = LayTunnel("EW", (3, 3))
GAMES = pytest.mark.parametrize("text", [BASE, TOURNAMENT, SABOTEUR_2], ids=["base", "tournament", "Saboteur 2"])


def take_back_roles(past: PastDeal, fact: RawFact, earlier: int) -> Choice:
    """The shuffle has dealt the roles that all seats got last in the imagined world."""
    past.outcomes["party"] = bytes(roles.pop() for roles in past.roles)
    return {}


UNDO = {RolesDealt: take_back_roles}


def dealt_again(text: str, seed: int) -> tuple[str | None, ...]:
    """The new role of each seat, if the roles are shuffled by this seed."""
    game = position(NEAR, text, f"seed: {seed:064x}")
    [dealt] = only(RolesDealt, played(game, 0, JOIN))
    return dealt.roles


@pytest.mark.rule("PARTY-1", "ROBE-1")
def test_without_a_special_card_its_cell_is_a_normal_cell() -> None:
    game = position(NEAR.replace("┼P", "┼ "), BASE.replace("modules: party\n", ""))
    facts = played(game, 0, JOIN)
    assert only(RolesDealt, facts) == []
    assert [seen(game, seat)["own"]["role"] for seat in range(5)] == ["saboteur", "saboteur", *["digger"] * 3]


@pytest.mark.rule("PARTY-1")
@GAMES
def test_only_the_roles_of_the_players_are_shuffled(text: str) -> None:
    before = [line.partition(": ")[2].partition(";")[0] for line in text.splitlines() if line.startswith("seat")]
    dealings = {dealt_again(text, seed) for seed in range(12)}
    assert {tuple(sorted(map(str, each))) for each in dealings} == {tuple(sorted(before))}
    assert len(dealings) > 3


@pytest.mark.rule("PARTY-1")
@GAMES
def test_roles_put_aside_stay_aside(text: str) -> None:
    game = position(NEAR, text)
    before = stack(game)
    played(game, 0, JOIN)
    assert stack(game) == before


@pytest.mark.rule("PARTY-1", "S2-2")
def test_each_role_goes_to_each_seat_equally_often() -> None:
    dealt = [dealt_again(SABOTEUR_2, seed) for seed in range(200)]
    for seat in range(5):
        assert is_uniform([each[seat] for each in dealt], 5)
    # A seat may get the role that it had before.
    assert any(each[0] == "saboteur" for each in dealt)


@pytest.mark.rule("PARTY-1")
def test_each_seat_has_the_role_that_it_was_dealt() -> None:
    game = position(NEAR, SABOTEUR_2, f"seed: {7:064x}")
    [dealt] = only(RolesDealt, played(game, 0, JOIN))
    assert list(dealt.roles) == [seen(game, seat)["own"]["role"] for seat in range(5)]


@pytest.mark.rule("PARTY-1", "END-2")
def test_at_the_rounds_end_the_new_roles_count() -> None:
    text = BASE
    for cards in ("E|+W|", "NEW, rockfall", "NEW, map"):
        text = text.replace(f"; hand {cards}", "").replace(f", {cards}", "")
    game = position(NEAR.replace("deck: NS, NE, NES, map", ""), text.replace("; hand map", ""), f"seed: {3:064x}")
    facts = played(game, 0, JOIN)
    [dealt], [ended] = only(RolesDealt, facts), only(RoundEnded, facts)
    assert dealt.roles == ended.roles != ("saboteur", "saboteur", "digger", "digger", "digger")
    assert [3 if role == "saboteur" else 0 for role in dealt.roles] == game.gold


# ---------------------------------------------------------------- only the first, and what joins it


@pytest.mark.rule("PARTY-1")
@GAMES
def test_only_the_first_joining_in_a_round_has_an_effect(text: str) -> None:
    game = position(NEAR, text)
    played(game, 0, JOIN)
    assert seen(game)["special_used"] is True
    held = [seen(game, seat)["own"]["role"] for seat in range(5)]
    facts = in_turn(game, (1, Rockfall((3, 3))), (2, LayTunnel("NEW", (3, 3))))
    assert not only(RolesDealt, facts)
    assert [seen(game, seat)["own"]["role"] for seat in range(5)] == held


@pytest.mark.rule("PARTY-1", "TUN-3", "ACT-3")
def test_a_dead_end_does_not_join_the_party_and_a_rockfall_does_not_remove_it() -> None:
    game = position(NEAR, BASE)
    assert not only(RolesDealt, played(game, 0, LayTunnel("E|+W|", (3, 3))))
    assert refused(game, 1, Rockfall((4, 3))) == "not-removable"


@pytest.mark.rule("PARTY-1", "WC-19")
def test_a_vetoed_tunnel_brings_no_party() -> None:
    text = BASE.replace("modules: party", "modules: party, veto").replace("NEW, rockfall", "NEW, veto")
    game = position(NEAR, text)
    assert not only(RolesDealt, in_turn(game, (0, JOIN), (1, Veto())))
    in_turn(game, (1, LayTunnel("NEW", (3, 3))), *((seat, LetPass()) for seat in (0, 2, 3)))
    assert seen(game)["special_used"] is False
    assert only(RolesDealt, played(game, 4, LetPass()))


@pytest.mark.rule("PARTY-1", "SET-5")
def test_each_round_has_another_shuffle() -> None:
    game = position(NEAR, SABOTEUR_2)
    later = position(NEAR, SABOTEUR_2, "round: 2")
    dealt = [only(RolesDealt, played(each, 0, JOIN))[0].roles for each in (game, later)]
    assert dealt[0] != dealt[1]


# ---------------------------------------------------------------- who knows


@pytest.mark.rule("PARTY-1", "INFO-2", "INFO-3")
@GAMES
def test_each_player_sees_only_their_own_new_role(text: str) -> None:
    game = position(NEAR, text)
    [dealt] = only(RolesDealt, played(game, 0, JOIN))
    for viewer in range(5):
        seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RolesDealt)]
        assert seen_facts == [
            RolesDealt(tuple(dealt.roles[seat] if seat == viewer else None for seat in range(5)))
        ]
    seen_by_spectator = [fact for _, fact in game.seen_by(None) if isinstance(fact, RolesDealt)]
    assert seen_by_spectator == [RolesDealt((None,) * 5)]


@pytest.mark.rule("PARTY-1", "INFO-2")
def test_each_player_knows_their_own_old_role_and_that_roles_were_shuffled() -> None:
    game = position(NEAR, BASE)
    played(game, 0, JOIN)
    old = ["saboteur", "saboteur", "digger", "digger", "digger"]
    for seat, role in enumerate(old):
        assert seen(game, seat)["own"]["former_roles"] == [{"role": role, "turn": 4}]
    assert seen(game)["role_changes"] == [{"seat": seat, "turn": 4} for seat in range(5)]


@pytest.mark.rule("PARTY-1", "S2-15", "INFO-2")
def test_an_inspection_before_the_party_is_outdated_and_one_after_it_is_current() -> None:
    game = position(NEAR, SABOTEUR_2.replace("hand map\n", "hand map; inspected 1 boss in turn 2\n", 1))
    played(game, 0, JOIN)
    played(game, 1, Inspect(0))
    before, after = seen(game, 3)["own"]["inspections"], seen(game, 1)["own"]["inspections"]
    assert before == [{"seat": 1, "role": "boss", "turn": 2, "current": False}]
    assert after == [{"seat": 0, "role": seen(game, 0)["own"]["role"], "turn": 5, "current": True}]
    # Everyone sees which look came before the party and which after it.
    assert {change["turn"] for change in seen(game)["role_changes"]} == {4}
    assert [look["turn"] for look in seen(game)["inspections"]] == [2, 5]
    played(game, 2, Pass(("map",)))
