"""In whole games `decide`, `play` and `Game.submit` agree, and every position can be printed and read."""

from random import Random

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.decide import decide, play
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import all_modules_with
from pyrite.game.notation import parse_position, print_position
from tests.game.error_sentences import sentence_for
from tests.notation.without_history import without_history

SET_UPS = [
    SetUp(players=3, seed=bytes([3] * 32)),
    SetUp(players=5, edition="UA16", first_seat=2, seed=bytes([5] * 32)),
    SetUp(players=4, edition="RU16", house_rules={"lay_must_join": True, "round_end": "hands"}),
    SetUp(players=6, modules=frozenset({"greedy_dwarf"}), variants=frozenset({"sabotaged_dwarf"})),
    SetUp(players=5, variants=frozenset({"tournament"}), seed=bytes([9] * 32)),
    SetUp(players=7, edition="PL2", modules=frozenset({"saboteur2"}), seed=bytes([2] * 32)),
    SetUp(players=2, modules=all_modules_with("saboteur2", "party"), seed=bytes([4] * 32)),
    SetUp(players=8, modules=all_modules_with("wardrobe"), seed=bytes([6] * 32)),
]


def name_of(set_up: SetUp) -> str:
    return f"{set_up.edition}-{set_up.players}"


@pytest.mark.parametrize("set_up", SET_UPS, ids=name_of)
def test_a_move_without_a_journal_gives_the_same_state_as_one_with_it(set_up: SetUp) -> None:
    game = Game.begin(set_up)
    bare = game.state.clone()
    assert bare.journal is None
    choose = Random(name_of(set_up))
    while not game.over:
        assert game.asked is not None
        place = choose.randrange(len(game.legal(game.asked)))
        own = bare.privates[game.asked]
        assert own is not None
        move = legal_moves(bare.table, game.asked, own)[place]
        decided = decide(bare, game.asked, move)
        assert bare == game.state  # `decide` does not change the state
        since, seat = len(game.facts), game.asked
        game.submit(seat, game.legal(seat)[place])
        assert game.facts[since:] == decided
        play(bare, seat, move)
        assert bare == game.state
    assert game.asked is None
    assert game.question == "nothing"


@pytest.mark.parametrize("has_state", [True, False], ids=["with the state", "by the facts"])
def test_a_game_made_of_previews_equals_the_game_that_was_played(has_state: bool) -> None:
    game, other = Game.begin(SET_UPS[0]), Game.blank(SET_UPS[0])
    other.commit(game.facts)
    for _ in range(20):
        seat = game.asked
        assert seat is not None
        game.submit(seat, game.legal(seat)[0])
        facts, after = other.preview(*game.moves[-1])
        assert other.facts + facts == game.facts
        other.commit(facts, game.moves[-1], after if has_state else None)
        assert other.state == game.state
        assert (other.facts, other.moves, other.ends) == (game.facts, game.moves, game.ends)


@pytest.mark.parametrize("set_up", SET_UPS, ids=name_of)
def test_previews_that_are_committed_or_not_leave_the_state_of_the_facts(set_up: SetUp) -> None:
    game, other = Game.begin(set_up), Game.blank(set_up)
    other.commit(game.facts)
    choose = Random(name_of(set_up))
    while (seat := game.asked) is not None:
        game.submit(seat, choose.choice(game.legal(seat)))
        before = other.state.clone()
        for _ in range(choose.randrange(2)):  # as if the store had refused it
            other.preview(*game.moves[-1])
        facts, after = other.preview(*game.moves[-1])
        assert other.state == before
        other.commit(facts, game.moves[-1], after if choose.randrange(4) else None)
        assert other.state == game.state
        assert (other.facts, other.moves, other.ends) == (game.facts, game.moves, game.ends)


@pytest.mark.parametrize("set_up", SET_UPS, ids=name_of)
def test_every_position_of_a_game_can_be_printed_and_read_again(set_up: SetUp) -> None:
    game = Game.begin(set_up)
    choose = Random(name_of(set_up))
    turns = 0
    while not game.over:
        if turns % 5 == 0 or game.question != "turn":
            assert parse_position(print_position(game.state)) == without_history(game.state)
        turns += 1
        assert game.asked is not None
        game.submit(game.asked, choose.choice(game.legal(game.asked)))
    assert parse_position(print_position(game.state)) == without_history(game.state)


def test_a_view_cannot_be_printed_as_a_position() -> None:
    game = Game.begin(SetUp(players=3))
    assert "view" in sentence_for(lambda: print_position(game.view(0)))


ASKED_FOR_A_GOAL = """
players: 3
edition: UA16
asked: seat 0, goal 0 1
joined: 0 by 0, 1 by 0
out: 1 2
goals: stone NE, gold, stone NW
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ┤
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand map; saw 1 gold in turn 3; forced pass
discard: map, (NES)
"""
JOINED_AND_CUT_OFF = """
players: 3
edition: UA16
asked: seat 1, turn
joined: 0 by 2
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · · · ┌ ─ · ─ ┤
  ┼S┼ ┼ ┼ ┘ · · · └o
  · · · · · · · · ·
  · · · · · · · · ?2
seat 1: digger; hand map
"""
ASKED_FOR_AN_ORIENTATION = """
players: 3
asked: seat 1, orientation 1
turned: 1
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · · · · · ┌ ─ ┐
  ┼S┴ ┴ ┴ ┴ ─ ┴ ─ ?1
  · · · · · · · · ╋
  · · · · · · · · ?2
seat 0: saboteur; front broken cart, broken pickaxe
seat 1: digger; discarded NS, map; tokens 2
"""
ASKED_FOR_GOLD = """
players: 3
asked: seat 2, gold
direction: widdershins
ended: gold by 2
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ┼$
  · · · · · · · · ·
  ┼S· · · · · · · └o
  · · · · · · · · ·
  · · · · · · · · ?2
seat 2: digger; gold 1 3; offer 1 1 2
"""


@pytest.mark.parametrize("text", [ASKED_FOR_A_GOAL, JOINED_AND_CUT_OFF, ASKED_FOR_AN_ORIENTATION, ASKED_FOR_GOLD])
def test_a_position_in_the_middle_of_a_question_can_be_printed_and_read_again(text: str) -> None:
    state = parse_position(text)
    printed = print_position(state)
    assert parse_position(printed) == state
    assert print_position(parse_position(printed)) == printed
    for line in text.strip().splitlines():
        name, _, _ = line.partition(": ")
        if name in ("edition", "joined", "out", "turned", "direction", "ended", "discard"):
            assert line in printed.splitlines()
