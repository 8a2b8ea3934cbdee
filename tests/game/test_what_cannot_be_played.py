"""Positions and other input that read well but could not be played on: each is refused with a sentence."""

from typing import Any

import pytest

from pyrite.game import BadInput, Game, Rules, SetUp
from pyrite.game.deal import Deal
from pyrite.game.notation import parse_position
from pyrite.game.notation.deals import deals_from_plain, plain_deals
from tests.game.sentences import sentence_for

MAZE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
CHESTS = MAZE.replace("  ┼S─ · · · ·", "  ┼S─ · · · ·").replace(
    "  · · · · · · · · ·\n  ┼S", "  · · · &0· &2· · ·\n  ┼S"
)
CHESTS = CHESTS.replace("?1\n  · · · · · · · · ·\n", "?1\n  · · · &1· &3· · ·\n")
SEATS = "seat 0: digger; hand map\nseat 1: digger; hand map\nseat 2: saboteur; hand map\n"


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("round: 0", "rounds 1 to 3"),
        ("round: 4", "rounds 1 to 3"),
        ("winners: 1", "asked: nobody"),
        ("specialist: 2", "path specialist"),
        ("effects: extra draw", "chests"),
        ("asked: seat 0, orientation 9", "'orientation'"),
        ("house rules: round_end=hands, round_end=all_pass", "twice"),
        ("modules: path_specialist\nspecialist: 2\nasked: seat 0, tunnel", "nothing to answer"),
        ("modules: toll\ndwarfs: 1 at 1/0 E, 2 at 0/0 N, 1 at 0/0 S", "2 toll dwarfs"),
        ("modules: toll\ndwarfs: 1 at 1/0 E\ndwarfs left: 2", "2 toll dwarfs"),
        (
            "modules: toll, path_specialist\ndwarfs: 1 at 1/0 E\nturn: 1, seat 0\n"
            "specialist: 3\nasked: seat 1, toll 2/0",
            "nothing to go on with",
        ),
    ],
)
def test_a_position_that_cannot_be_played_is_told_so(lines: str, says: str) -> None:
    text = f"players: 3\n{lines}\n{MAZE}{SEATS}"
    assert says in sentence_for(lambda: parse_position(text))


def test_a_specialist_who_could_only_ask_for_a_toll_is_not_asked_for_a_tunnel() -> None:
    """With a detour in hand one may ask with broken tools; when all have declined the game would stand still."""
    lines = "modules: path_specialist, toll, detour\nspecialist: 2\nasked: seat 0, tunnel\ndwarfs: 1 at 1/0 E"
    seats = SEATS.replace("hand map", "hand detour, NS; front broken cart", 1)
    text = f"players: 3\n{lines}\ndwarfs left: 1\nlast laid: 1,0\n{MAZE}{seats}"
    assert "nothing to answer" in sentence_for(lambda: parse_position(text))
    assert parse_position(text.replace("; front broken cart", "")).table.specialist == 2


def test_what_waits_for_the_end_of_a_turn_comes_from_chests() -> None:
    text = f"players: 3\nmodules: chests\neffects: one gold\n{CHESTS}{SEATS}"
    assert "end of the turn" in sentence_for(lambda: parse_position(text))
    assert len(parse_position(text.replace("one gold", "extra draw")).table.effects) == 1


def test_a_turn_needs_cards() -> None:
    text = f"players: 3\n{MAZE}{SEATS}".replace("seat 0: digger; hand map", "seat 0: digger")
    assert "'turn'" in sentence_for(lambda: parse_position(text))


def test_deals_are_for_the_three_rounds() -> None:
    set_up = SetUp(players=3)
    deal = Deal.by_lot(Rules(set_up), bytes(32), 1)
    assert "rounds 1 to 3" in sentence_for(lambda: Game.begin(set_up, deals={9: deal}))


def test_the_hands_of_a_deal_are_a_list() -> None:
    rules = Rules(SetUp(players=3))
    data: Any = plain_deals({1: Deal.by_lot(rules, bytes(32), 1)})
    data["1"]["hands"] = 7
    with pytest.raises(BadInput, match="hands"):
        deals_from_plain(data, rules)


@pytest.mark.parametrize("seat", [-1, 3, True, "a"])
def test_nobody_sits_where_there_is_no_seat(seat: Any) -> None:
    game = Game.begin(SetUp(players=3))
    for ask in (game.legal, game.view, game.seen_by):
        assert "no seat" in sentence_for(lambda ask=ask: ask(seat))  # type: ignore[misc]


def test_modules_may_be_any_collection_of_names() -> None:
    assert SetUp(players=5, modules=["veto"]).modules == {"veto"}  # type: ignore[arg-type]
    assert "names" in sentence_for(lambda: SetUp(players=5, modules="veto"))  # type: ignore[arg-type]
    assert "seed" in sentence_for(lambda: Rules(SetUp(players=5, seed="a" * 32))).lower()  # type: ignore[arg-type]
    assert "edition" in sentence_for(lambda: Rules(SetUp(players=5, edition=5)))  # type: ignore[arg-type]


def test_tables_of_other_rules_are_not_the_same() -> None:
    one, other = Game.begin(SetUp(players=3)), Game.begin(SetUp(players=3, edition="UA24"))
    assert one.state.table != other.state.table
