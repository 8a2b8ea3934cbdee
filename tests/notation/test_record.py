"""A game can be written down, read, played again and checked."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from pyrite.game import COMMANDS, BadInput, Deal, Game, SetUp
from pyrite.game.all_facts import FACTS
from pyrite.game.fact_codec import fact_to_json
from pyrite.game.mixes import all_modules_with
from pyrite.game.notation import parse_position
from pyrite.game.notation.deals import deal_from_json, deal_to_json
from pyrite.game.notation.record import read_record, replay, verify, write_record
from pyrite.game.setup import Rules
from tests.golden.plays import PLAYS
from tests.notation.sample_games import (
    MIXES,
    NEAR_THE_GOLD,
    Lines,
    fresh,
    kinds_in,
    lines_of,
    mixed,
    near_the_gold,
    playthrough,
    random_game,
    seed,
    text_of,
    with_contributions,
)

GAMES: dict[str, Callable[[], Game]] = {
    "base game": lambda: random_game(fresh()),
    "ten players": lambda: random_game(fresh(players=10)),
    "UA16": lambda: random_game(fresh(edition="UA16")),
    "house rule": lambda: random_game(fresh(house_rules={"goals_at_once": "one", "lay_must_join": False})),
    "tournament": lambda: random_game(fresh(players=5, variants=frozenset({"tournament"}))),
    "greedy dwarf": lambda: random_game(fresh(modules=frozenset({"greedy_dwarf"}))),
    "just dealt": fresh,
    "unfinished": lambda: random_game(fresh(), 25),
    "from a position": lambda: random_game(near_the_gold()),
    "position, not played": near_the_gold,
    "given deals": lambda: random_game(given_deals()),
    "given deals of the whole box": lambda: random_game(given_deals_of_the_whole_box()),
    "position and given deals": lambda: random_game(position_and_given_deals()),
    "Saboteur 2, unfinished": lambda: random_game(fresh(modules=frozenset({"saboteur2", "veto"})), 40),
    **{f"mix {number}": partial(mixed, number) for number in MIXES},
    **{f"playthrough {name}": partial(playthrough, name) for name in PLAYS},
}
PILE = [1, 1, 1, 1, 2, 2, 3] * 4
WHOLE_BOX = SetUp(4, modules=all_modules_with("saboteur2", "wardrobe"), chest_layout="random", seed=seed(4))


def given_deals() -> Game:
    """A game with given deals for the first and third round and a given gold pile."""
    set_up = SetUp(4, seed=seed(2))
    rules = Rules(set_up)
    deals = {1: Deal.from_seed(rules, seed(5), 1), 3: Deal.from_seed(rules, seed(6), 1)}
    return Game.begin(set_up, deals, bytes(PILE))


def given_deals_of_the_whole_box() -> Game:
    """A game with a given deal that has everything: chests, goals and cards put aside."""
    return Game.begin(WHOLE_BOX, {2: Deal.from_seed(Rules(WHOLE_BOX), seed(5), 2)})


def position_and_given_deals() -> Game:
    """A game from a position with a given deal for its last round."""
    state = parse_position(NEAR_THE_GOLD.replace("round: 3", "round: 2"))
    return Game(state, {3: Deal.from_seed(state.table.rules, seed(9), 1)})


@pytest.fixture(scope="module")
def text() -> str:
    return write_record(random_game(fresh()), "0.1.0")


@pytest.fixture
def lines(text: str) -> Lines:
    return lines_of(text)


@pytest.mark.parametrize("name", GAMES)
def test_replaying_a_record_gives_the_same_state_and_facts(name: str) -> None:
    game = GAMES[name]()
    again = replay(read_record(write_record(game)))
    assert again.state == game.state
    assert again.facts == game.facts
    assert again.commands == game.commands


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_verified_by_the_rules(name: str) -> None:
    assert verify(read_record(write_record(GAMES[name](), "0.1.0")), "0.1.0") is None


@pytest.mark.parametrize("name", GAMES)
def test_writing_a_record_again_gives_the_same_text(name: str) -> None:
    once = write_record(GAMES[name]())
    assert write_record(replay(read_record(once))) == once


def test_the_first_line_has_the_set_up(lines: Lines) -> None:
    assert list(lines[0]) == ["pyrite", "record", "setup", "deals", "gold_pile"]
    assert lines[0]["pyrite"] == "0.1.0"
    assert lines[0]["record"] == 1
    assert lines[0]["setup"]["seed"] == seed(1).hex()
    assert lines[0]["deals"] is None


def test_the_second_line_has_the_opening_facts_and_no_seat(lines: Lines) -> None:
    assert (lines[1]["seat"], lines[1]["command"]) == (None, None)
    assert [fact["fact"] for fact in lines[1]["facts"]] == ["GameBegun", "RoundBegun", "TurnBegun"]


def test_facts_are_recorded_with_their_secrets(lines: Lines) -> None:
    deal = lines[1]["facts"][1]
    assert None not in deal["roles"]
    assert all(None not in hand for hand in deal["hands"])


def test_a_finished_game_has_its_result_last(text: str) -> None:
    record = read_record(text)
    game = replay(record)
    assert record.result is not None
    assert list(record.result.gold) == game.gold
    assert record.result.winners == game.state.table.winners


def test_an_unfinished_game_has_no_result() -> None:
    assert read_record(write_record(random_game(fresh(), 10))).result is None


def test_a_game_from_a_position_keeps_the_position_instead_of_a_set_up() -> None:
    header = lines_of(write_record(near_the_gold()))[0]
    assert "setup" not in header
    assert "maze:" in header["position"]


def test_given_deals_are_in_the_record_by_round() -> None:
    header = lines_of(write_record(given_deals()))[0]
    assert sorted(header["deals"]) == ["1", "3"]
    assert header["gold_pile"] == PILE
    header = lines_of(write_record(given_deals_of_the_whole_box()))[0]
    assert len(header["deals"]["2"]["aside"]) == 10
    assert len(header["deals"]["2"]["chest_cells"]) == 4


def test_a_deal_is_read_back_unchanged() -> None:
    for set_up in (SetUp(3), SetUp(9, variants=frozenset({"tournament"})), WHOLE_BOX):
        rules = Rules(set_up)
        deal = Deal.from_seed(rules, seed(3), 2)
        assert deal_from_json(json.loads(json.dumps(deal_to_json(deal))), rules) == deal


def test_a_hand_may_be_written_in_any_order() -> None:
    rules = Rules(SetUp(3))
    deal = Deal.from_seed(rules, seed(3), 1)
    plain = deal_to_json(deal)
    plain["hands"][0].reverse()
    assert deal_from_json(plain, rules) == deal


def test_the_sample_games_have_every_fact_and_command() -> None:
    kinds = kinds_in(with_contributions()).union(*(kinds_in(playthrough(name)) for name in PLAYS))
    assert kinds == {kind.__name__ for kind in FACTS} | set(COMMANDS)


def test_a_record_from_before_forced_passes_were_recorded_is_still_valid() -> None:
    """Where the rules are the same, a record without the newer field of a pass is read and verified."""
    lines = lines_of(write_record(random_game(fresh())))
    passes = [fact for line in lines for fact in line.get("facts", []) if fact["fact"] == "Passed"]
    assert len(passes) > 10
    for fact in passes:
        del fact["forced"]
    assert verify(read_record(text_of(lines))) is None


def test_the_facts_of_a_command_are_recorded_with_it() -> None:
    game = random_game(fresh(), 5)
    record = read_record(write_record(game))
    recorded = [fact_to_json(fact) for entry in record.entries for fact in entry.facts]
    again = replay(record)
    assert len(recorded) == len(again.facts)
    assert [entry.line for entry in record.entries] == [2, 3, 4, 5, 6, 7]


# ---------------------------------------------------------------- what does not hold


def drawn_card(lines: Lines) -> dict[str, Any]:
    """The first fact in which a card was drawn."""
    facts: list[dict[str, Any]] = lines[2]["facts"]
    return next(fact for fact in facts if fact["fact"] == "Drew")


def test_a_changed_fact_is_found_with_its_line(lines: Lines) -> None:
    drawn = drawn_card(lines)
    drawn["cards"] = ["map" if drawn["cards"] != ["map"] else "rockfall"]
    difference = verify(read_record(text_of(lines)))
    assert difference is not None
    assert difference.line == 3
    assert "Drew" in difference.text


def test_a_missing_fact_is_found(lines: Lines) -> None:
    del lines[4]["facts"][-1]
    difference = verify(read_record(text_of(lines)))
    assert difference is not None
    assert difference.line == 5
    assert "nothing" in difference.text


def test_an_invented_fact_is_found(lines: Lines) -> None:
    lines[1]["facts"].append({"fact": "TurnBegun", "seat": 0})
    difference = verify(read_record(text_of(lines)))
    assert difference is not None
    assert difference.line == 2


def test_true_and_1_are_different(lines: Lines) -> None:
    lines[1]["facts"][1]["round"] = True
    assert verify(read_record(text_of(lines))) is not None


def test_another_seed_is_found_at_once(lines: Lines) -> None:
    lines[0]["setup"]["seed"] = seed(99).hex()
    difference = verify(read_record(text_of(lines)))
    assert difference is not None
    assert difference.line == 2


@pytest.mark.parametrize("name", ["gold", "winners"])
def test_a_changed_result_is_found(lines: Lines, name: str) -> None:
    lines[-1]["result"][name] = [9]
    difference = verify(read_record(text_of(lines)))
    assert difference is not None
    assert difference.line == len(lines)
    assert name in difference.text


def test_a_missing_result_is_found(lines: Lines) -> None:
    difference = verify(read_record(text_of(lines[:-1])))
    assert difference is not None
    assert "result" in difference.text


def test_a_result_before_the_end_is_found(lines: Lines) -> None:
    difference = verify(read_record(text_of([*lines[:9], lines[-1]])))
    assert difference is not None
    assert "not over" in difference.text


def test_a_record_of_a_newer_version_cannot_be_verified(lines: Lines) -> None:
    lines[0]["pyrite"] = "0.10.0"
    record = read_record(text_of(lines))
    difference = verify(record, "0.9.9")
    assert difference is not None
    assert difference.line == 1
    assert verify(record, "0.10.0") is None
    assert verify(record, "1.0") is None


def test_a_refused_command_is_named_by_its_line(lines: Lines) -> None:
    lines[3]["seat"] = (lines[3]["seat"] + 1) % 3
    record = read_record(text_of(lines))
    with pytest.raises(BadInput, match=r"^Line 4: The command of seat"):
        replay(record)
    difference = verify(record)
    assert difference is not None
    assert difference.line == 4


def test_a_command_after_the_end_is_refused(lines: Lines) -> None:
    record = read_record(text_of([*lines[:-1], lines[-2]]))
    with pytest.raises(BadInput, match="game is over"):
        replay(record)
