"""Thefts after the sharing: in which order, from whom, and what is left (S2-11, S2-27)."""

from collections.abc import Iterable, Mapping

import pytest

from pyrite.game import Fact, Game, HandsOff, Pass, PlanTheft, Steal
from pyrite.game.facts.course import Asked, RoundBegun
from pyrite.game.facts.gold import Stole
from tests.rules.play import facts_of, played, refused, seen
from tests.rules.saboteur2.positions import BARE, LAST_PASS, LAST_TUNNEL, NEARLY_THERE, game_from, of_kind, paid


def round_end(gold: str, thieves: Mapping[int, str], *more: str, players: int = 5) -> Game:
    """Seat 0 puts down the last card and nobody is paid for the round; ``gold`` is what each owns, in order."""
    seats = ["blue digger; hand map"] + ["blue digger"] * 3 + ["green digger"] * (players - 4)
    for seat, tokens in enumerate(gold.split()):
        seats[seat] += f"; tokens {tokens}" if tokens != "0" else ""
        seats[seat] += f"; front {thieves[seat]}" if seat in thieves else ""
    return game_from(BARE, seats[:players], *more)


def steal_on(game: Game, facts: Iterable[Fact], choices: Mapping[int, int]) -> list[tuple[int, int | None]]:
    """Every thief who is asked steals from the seat chosen for it; return who stole from whom, in order."""
    all_facts = list(facts)
    while game.question == "victim":
        assert game.asked is not None
        all_facts += played(game, game.asked, Steal(choices[game.asked]))
    return [(fact.seat, fact.victim) for fact in of_kind(all_facts, Stole)]


# ---------------------------------------------------------------- order


@pytest.mark.rule("S2-27")
@pytest.mark.parametrize(
    ("played_in", "steal_in"),
    [
        ("1 2 4", [4, 1, 2]),
        ("4 2 1", [1, 2, 4]),
        ("1 4 2", [2, 4, 1]),
        ("2 1 4", [4, 1, 2]),
        ("4 1 2", [2, 4, 1]),
        ("2 4 1", [1, 2, 4]),
    ],
)
@pytest.mark.parametrize("direction", ["clockwise", "widdershins"])
def test_the_theft_played_last_comes_first_then_clockwise_by_seat(
    played_in: str, steal_in: list[int], direction: str
) -> None:
    game = round_end(
        "0 0 0 9 9", {1: "theft", 2: "theft", 4: "theft"}, f"thefts: {played_in}", f"direction: {direction}"
    )
    stolen = steal_on(game, played(game, 0, LAST_PASS), {1: 3, 2: 3, 4: 3})
    assert stolen == [(thief, 3) for thief in steal_in]


@pytest.mark.rule("S2-27", "S2-11", "S2-12")
def test_a_removed_theft_that_is_played_again_counts_as_new() -> None:
    game = game_from(
        BARE,
        [
            "blue digger; hand theft, theft, map; tokens 5",
            "blue digger; hand theft, map",
            "green digger; hand hands off, map; tokens 5",
        ],
    )
    played(game, 0, PlanTheft())
    played(game, 1, PlanTheft())
    played(game, 2, HandsOff(0))
    played(game, 0, PlanTheft())
    assert seen(game)["thefts"] == [1, 0]
    for seat in (1, 2):
        played(game, seat, LAST_PASS)
    stolen = steal_on(game, played(game, 0, LAST_PASS), {0: 2, 1: 2})
    assert stolen == [(0, 2), (1, 2)]


@pytest.mark.rule("S2-27", "S2-13", "S2-26")
@pytest.mark.parametrize(
    ("fronts", "steal_in"),
    [
        ({1: "theft", 2: "theft", 4: "theft, trapped"}, [2, 1]),  # the last is trapped: the one before it begins
        ({1: "theft", 2: "theft, trapped", 4: "theft"}, [4, 1]),
        ({1: "theft, trapped", 2: "theft", 4: "theft, trapped"}, [2]),
        ({1: "theft, trapped", 2: "theft, trapped", 4: "theft, trapped"}, []),
        ({1: "theft, broken cart", 2: "theft, broken lantern", 4: "theft"}, [4, 1, 2]),
    ],
)
def test_a_trapped_player_does_not_steal(fronts: dict[int, str], steal_in: list[int]) -> None:
    game = round_end("0 0 0 9 0", fronts, "thefts: 1 2 4")
    stolen = steal_on(game, played(game, 0, LAST_PASS), {1: 3, 2: 3, 4: 3})
    assert stolen == [(thief, 3) for thief in steal_in]


# ---------------------------------------------------------------- victims


@pytest.mark.rule("S2-27")
def test_the_thief_chooses_among_the_others_who_have_gold() -> None:
    game = round_end("2 3 0 1 0", {1: "theft"})
    facts = played(game, 0, LAST_PASS)
    assert of_kind(facts, Asked) == [Asked(1, "victim", (0, 3))]
    assert (game.asked, game.question, seen(game)["choices"]) == (1, "victim", [0, 3])
    assert game.legal(1) == [Steal(0), Steal(3)]
    for seat in (1, 2, 4, None):
        assert refused(game, 1, Steal(seat)) == "no-victim"
    assert refused(game, 0, Steal(3)) == "not-your-turn"
    assert facts_of(game, 1, Steal(3), Stole) == [Stole(1, 3)]
    assert game.gold == [2, 4, 0, 0, 0]


@pytest.mark.rule("S2-27")
def test_with_one_victim_there_is_nothing_to_choose() -> None:
    game = round_end("0 5 0 1 0", {1: "theft"})
    facts = played(game, 0, LAST_PASS)
    assert (of_kind(facts, Asked), of_kind(facts, Stole)) == ([], [Stole(1, 3)])
    assert game.gold == [0, 6, 0, 0, 0]


@pytest.mark.rule("S2-27")
@pytest.mark.parametrize("gold", ["0 0 0 0 0", "0 4 0 0 0"])
def test_if_nobody_else_has_gold_nothing_is_stolen(gold: str) -> None:
    game = round_end(gold, {1: "theft"})
    facts = played(game, 0, LAST_PASS)
    assert (of_kind(facts, Asked), of_kind(facts, Stole)) == ([], [Stole(1, None)])
    assert game.gold == [int(word) for word in gold.split()]


@pytest.mark.rule("S2-27")
def test_the_last_gold_can_be_stolen_and_then_there_is_none_for_the_next_thief() -> None:
    game = round_end("1 0 0 1 0", {1: "theft", 2: "theft"}, "thefts: 2 1")
    played(game, 0, LAST_PASS)
    played(game, 1, Steal(3))
    assert (game.asked, seen(game)["choices"]) == (2, [0, 1])
    assert refused(game, 2, Steal(3)) == "no-victim"


@pytest.mark.rule("S2-27")
def test_gold_just_stolen_can_be_stolen_again() -> None:
    game = round_end("0 0 0 1 0", {1: "theft", 2: "theft", 4: "theft"}, "thefts: 2 4 1")
    # Each takes the only gold there is from the one before.
    stolen = of_kind(played(game, 0, LAST_PASS), Stole)
    assert stolen == [Stole(1, 3), Stole(2, 1), Stole(4, 2)]
    assert game.gold == [0, 0, 0, 0, 1]


@pytest.mark.rule("S2-27")
def test_a_thief_who_was_robbed_still_steals() -> None:
    game = round_end("0 1 1 0 0", {1: "theft", 2: "theft"}, "thefts: 1 2")
    played(game, 0, LAST_PASS)
    assert game.gold == [0, 1, 1, 0, 0]
    [round_begun] = of_kind([fact for _, fact in game.seen_by(None)], RoundBegun)
    assert round_begun.round == 2


@pytest.mark.rule("S2-27", "S2-26")
def test_gold_of_a_trapped_player_can_be_stolen() -> None:
    game = round_end("0 0 0 2 2", {1: "theft", 3: "trapped"})
    played(game, 0, LAST_PASS)
    assert game.legal(1) == [Steal(3), Steal(4)]
    played(game, 1, Steal(3))
    assert game.gold == [0, 1, 0, 1, 2]


@pytest.mark.rule("S2-27", "S2-11")
def test_thefts_come_after_the_sharing_and_take_what_was_just_paid() -> None:
    game = game_from(NEARLY_THERE, ["blue digger; hand EW", "saboteur; front theft", "green digger"])
    facts = played(game, 0, LAST_TUNNEL)
    kinds = [type(fact).__name__ for fact in facts]
    assert kinds.index("RoundEnded") < kinds.index("TokensPaid") < kinds.index("Stole")
    assert paid(facts) == {0: 5}
    assert game.gold == [4, 1, 0]


@pytest.mark.rule("S2-27", "S2-23")
def test_winners_may_be_thieves_and_victims() -> None:
    game = game_from(
        BARE, ["saboteur; hand map; front theft", "saboteur; front theft", "profiteer"], "thefts: 0 1"
    )
    stolen = steal_on(game, played(game, 0, LAST_PASS), {1: 0, 0: 2})
    assert stolen == [(1, 0), (0, 2)]
    assert game.gold == [3, 4, 0]


# ---------------------------------------------------------------- what is left


@pytest.mark.rule("S2-27", "S2-12")
def test_a_removed_theft_steals_nothing() -> None:
    game = game_from(BARE, ["; hand hands off", "; front theft", "; hand map; tokens 5"])
    played(game, 0, HandsOff(1))
    assert facts_of(game, 2, LAST_PASS, Stole) == []
    assert game.gold == [0, 0, 5]


@pytest.mark.rule("S2-27")
def test_each_theft_is_discarded_when_it_is_done_and_a_trapped_one_stays() -> None:
    game = round_end("0 0 0 3 3", {1: "theft", 2: "theft, trapped", 4: "theft"}, "round: 3", "thefts: 4 1 2")
    played(game, 0, LAST_PASS)
    assert (seen(game)["thefts"], game.asked) == ([4, 1, 2], 1)
    played(game, 1, Steal(3))
    assert (seen(game)["thefts"], seen(game)["fronts"][1]) == ([4, 2], [])
    assert seen(game)["discard"][-1] == "theft"
    played(game, 4, Steal(3))
    assert game.over
    assert seen(game)["fronts"] == [[], [], ["theft", "trapped"], [], []]


@pytest.mark.rule("S2-27", "S2-11", "SET-5")
def test_the_next_round_begins_when_all_have_stolen_and_gold_is_kept() -> None:
    game = round_end("0 0 0 3 3", {1: "theft", 2: "theft"}, "thefts: 1 2")
    assert of_kind(played(game, 0, LAST_PASS), RoundBegun) == []
    assert of_kind(played(game, 2, Steal(3)), RoundBegun) == []
    assert len(facts_of(game, 1, Steal(3), RoundBegun)) == 1
    assert (game.gold, seen(game)["fronts"]) == ([0, 1, 1, 1, 3], [[]] * 5)


@pytest.mark.rule("S2-27", "GAME-1")
def test_a_theft_in_the_last_round_may_decide_the_game() -> None:
    game = round_end("0 3 0 3 3", {1: "theft"}, "round: 3")
    played(game, 0, LAST_PASS)
    assert not game.over
    played(game, 1, Steal(4))
    assert (game.over, seen(game)["winners"]) == (True, [1])


@pytest.mark.rule("S2-27", "S2-4")
def test_nobody_may_do_anything_else_while_a_thief_is_asked() -> None:
    game = round_end("2 0 0 2 0", {1: "theft"})
    played(game, 0, LAST_PASS)
    assert refused(game, 1, Pass(("map",))) == "not-asked-for"
    assert refused(game, 2, Pass(("map",))) == "not-your-turn"
    assert [game.legal(seat) for seat in (0, 2, 3, 4)] == [[], [], [], []]
