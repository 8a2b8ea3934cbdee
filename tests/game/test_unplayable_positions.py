"""Positions and other input that are well formed but cannot be played are rejected with a sentence."""

from typing import Any

import pytest

from pyrite.game import BadInput, Game, Rules, SetUp
from pyrite.game.dealing.deal import Deal
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.modules.path_specialist.state import tunnels_to_lay
from pyrite.game.notation import parse_position
from pyrite.game.notation.deals import deals_from_json, deals_to_json
from tests.game.error_sentences import sentence_for

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
        ("specialist: 2", "the module path_specialist"),
        ("effects: extra draw", "chests"),
        ("asked: seat 0, orientation 9", "'orientation'"),
        ("house rules: round_end=hands, round_end=forced_passes", "twice"),
        ("house rules: round_end=forced_passes\ndeck: NS\nseat 3: digger; hand map; forced pass", "an empty deck"),
        ("dwarfs left: 1", "needs the module toll"),
        ("modules: path_specialist\nspecialist: 1\ndeck: path specialist", "path specialist occurs"),
        ("modules: path_specialist\nspecialist: 2\nasked: seat 0, tunnel", "no legal answer"),
        ("modules: toll\ndwarfs: 1 at 1/0 E, 2 at 0/0 N, 1 at 0/0 S", "2 toll dwarfs"),
        ("modules: toll\ndwarfs: 1 at 1/0 E\ndwarfs left: 2", "2 toll dwarfs"),
        (
            "modules: toll, path_specialist\ndwarfs: 1 at 1/0 E\nturn: 1, seat 0\n"
            "specialist: 3\nasked: seat 1, toll 2/0",
            "cannot continue its turn",
        ),
    ],
)
def test_an_unplayable_position_is_rejected(lines: str, says: str) -> None:
    text = f"players: 4\n{lines}\n{MAZE}{SEATS}" if "seat 3" in lines else f"players: 3\n{lines}\n{MAZE}{SEATS}"
    assert says in sentence_for(lambda: parse_position(text))


@pytest.mark.parametrize(
    ("rule", "seat"), [("forced_passes", "; forced pass"), ("nobody_can_play", "; front broken cart")]
)
def test_a_turn_in_a_round_that_is_over_is_rejected(rule: str, seat: str) -> None:
    """END-1: tunnels in the hands of players with broken tools, or forced passes of all."""
    seats = "".join(f"seat {number}: digger; hand NS{seat}\n" for number in range(3))
    text = f"players: 3\nhouse rules: round_end={rule}\n{MAZE}{seats}"
    assert "the round is over" in sentence_for(lambda: parse_position(text))
    parse_position(text.replace(f"round_end={rule}", "round_end=hands").replace("; forced pass", ""))


def test_a_specialist_who_could_only_ask_for_a_toll_is_not_asked_for_a_tunnel() -> None:
    """With a detour in hand a seat may ask with broken tools; once all declined it would have no legal move."""
    lines = "modules: path_specialist, toll, detour\nspecialist: 2\nasked: seat 0, tunnel\ndwarfs: 1 at 1/0 E"
    seats = SEATS.replace("hand map", "hand detour, NS; front broken cart", 1)
    text = f"players: 3\n{lines}\ndwarfs left: 1\nlast laid: 1,0\n{MAZE}{seats}"
    assert "no legal answer" in sentence_for(lambda: parse_position(text))
    assert tunnels_to_lay(parse_position(text.replace("; front broken cart", "")).table) == 1


def test_a_veto_is_not_asked_of_seats_that_have_all_answered() -> None:
    lines = 'modules: veto\nturn: 1, seat 0\nasked: veto 1 2\nin play: {"do": "ReadMap", "goal": 0}\n'
    passed = "seat 0: digger; hand map\nseat 1: digger; hand map; let pass\nseat 2: saboteur; hand map; let pass\n"
    text = f"players: 3\n{lines}{MAZE}{passed}"
    assert "no legal answer" in sentence_for(lambda: parse_position(text))
    assert parse_position(text.replace("; let pass", "", 1)).table.choices == (1, 2)


def test_only_chests_have_effects_at_the_end_of_a_turn() -> None:
    text = f"players: 3\nmodules: chests\neffects: one gold\n{CHESTS}{SEATS}"
    assert "end of a turn" in sentence_for(lambda: parse_position(text))
    assert len(chests_at(parse_position(text.replace("one gold", "extra draw")).table).effects) == 1


@pytest.mark.rule("CHEST-6")
def test_a_card_question_needs_the_effect_three_for_one() -> None:
    lifted = SEATS.replace("hand map", "hand map; lifted EW, NS", 1)
    head = "players: 3\nmodules: chests\neffects: three for one\nasked: seat 0, card 1 2\n"
    text = f"{head}{CHESTS}{lifted}deck: NS, EW\n"
    assert len(Game(parse_position(text)).legal(0)) == 2
    assert "'card'" in sentence_for(lambda: parse_position(text.replace("three for one", "extra draw")))


@pytest.mark.parametrize(
    ("held", "says"),
    [
        ("lifted EW, NS", "top of the pile"),
        ("offer 1 2", "asked for gold"),
        ("let pass", "'let pass' of a seat needs the module veto: add it"),
        ("let pass\nmodules: veto", "is not asked for a veto"),
    ],
)
def test_a_seat_that_is_not_asked_has_nothing_to_choose_from(held: str, says: str) -> None:
    text = f"players: 3\n{MAZE}{SEATS}deck: NS, EW\n".replace("hand map", f"hand map; {held}", 1)
    assert says in sentence_for(lambda: parse_position(text))


@pytest.mark.rule("WC-18")
def test_lifted_cards_must_be_on_top_of_the_pile() -> None:
    lifted = SEATS.replace("hand map", "hand map; lifted EW, NS", 1)
    text = f"players: 3\nmodules: trove\nasked: seat 0, card 0 2\n{MAZE}{lifted}discard: EW, (NS)\n"
    assert len(Game(parse_position(text)).legal(0)) == 2
    assert "top of the pile" in sentence_for(lambda: parse_position(text.replace("EW, (NS)", "(NS), EW")))


@pytest.mark.parametrize("pile", ["hand", "gold", "discarded", "offer"])
def test_hundreds_of_cards_are_rejected(pile: str) -> None:
    card = "1 " if pile in ("gold", "offer") else "map, "
    text = f"players: 3\n{MAZE}{SEATS}".replace("hand map", f"hand map; {pile} {card * 300}", 1)
    with pytest.raises(BadInput, match="There are 300 cards"):
        parse_position(text)


def test_a_turn_needs_cards() -> None:
    text = f"players: 3\n{MAZE}{SEATS}".replace("seat 0: digger; hand map", "seat 0: digger")
    assert "'turn'" in sentence_for(lambda: parse_position(text))


def test_a_deal_for_another_round_is_rejected() -> None:
    set_up = SetUp(players=3)
    deal = Deal.from_seed(Rules(set_up), bytes(32), 1)
    assert "rounds 1 to 3" in sentence_for(lambda: Game.begin(set_up, deals={9: deal}))


def test_the_hands_of_a_deal_are_a_list() -> None:
    rules = Rules(SetUp(players=3))
    data: Any = deals_to_json({1: Deal.from_seed(rules, bytes(32), 1)})
    data["1"]["hands"] = 7
    with pytest.raises(BadInput, match="hands"):
        deals_from_json(data, rules)


@pytest.mark.parametrize("seat", [-1, 3, True, "a"])
def test_a_seat_that_does_not_exist_is_rejected(seat: Any) -> None:
    game = Game.begin(SetUp(players=3))
    for ask in (game.legal, game.view, game.seen_by):
        assert "no seat" in sentence_for(lambda ask=ask: ask(seat))  # type: ignore[misc]


def test_modules_may_be_any_collection_of_names() -> None:
    assert SetUp(players=5, modules=["veto"]).modules == {"veto"}  # type: ignore[arg-type]
    assert "names" in sentence_for(lambda: SetUp(players=5, modules="veto"))  # type: ignore[arg-type]
    assert "seed" in sentence_for(lambda: Rules(SetUp(players=5, seed="a" * 32))).lower()  # type: ignore[arg-type]
    assert "edition" in sentence_for(lambda: Rules(SetUp(players=5, edition=5)))  # type: ignore[arg-type]


def test_tables_with_different_rules_are_not_equal() -> None:
    one, other = Game.begin(SetUp(players=3)), Game.begin(SetUp(players=3, edition="UA24"))
    assert one.state.table != other.state.table
