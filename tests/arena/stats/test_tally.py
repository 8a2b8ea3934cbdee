"""Rounds, wins, gold and pairs are added up correctly."""

from typing import Any

import pytest

from pyrite.arena.runner import BatchResult
from pyrite.arena.stats.sides import wins
from pyrite.arena.stats.tally import Tally
from pyrite.game.catalogue import BLUE, BOSS, DIGGER, GEOLOGIST, GREEDY, GREEN, PROFITEER, SABOTEUR


def round_of(won: str, roles: str, *gold: int) -> dict[str, Any]:
    names = {"D": "digger", "S": "saboteur"}
    return {
        "won": won,
        "reached": won == "diggers",
        "roles": [names[letter] for letter in roles],
        "gold": list(gold),
    }


def table_of(bots: str, *rounds: dict[str, Any]) -> dict[str, Any]:
    names = {"g": "greedy_digger", "r": "random_bot"}
    return {"bots": [names[letter] for letter in bots], "rounds": list(rounds)}


PLAYED: BatchResult = {
    "cell": 0,
    "first": 1,
    "tables": [
        table_of("ggr", round_of("diggers", "DSD", 3, 0, 1)),  # greedy diggers 1.5 on average, the random bot 1
        table_of("grr", round_of("saboteurs", "DSD", 0, 4, 0)),  # 0 to 2
        table_of("grr", round_of("diggers", "DDS", 1, 2, 0)),  # 1 to 1
        table_of("ggg", round_of("nobody", "DDD", 0, 0, 0)),
    ],
    "timing": {"greedy_digger": [70, 0.5], "random_bot": [50, 0.0]},
}


@pytest.fixture
def tally() -> Tally:
    counted = Tally()
    counted.add(PLAYED)
    return counted


def test_rounds_wins_and_gold_are_added_up(tally: Tally) -> None:
    plain = tally.to_json()
    assert (plain["rounds"], plain["won_by"]) == (4, {"diggers": 2, "saboteurs": 1, "nobody": 1})
    assert plain["miners"] | {"low": 0, "high": 0} == {"count": 2, "of": 4, "rate": 0.5, "low": 0, "high": 0}
    assert plain["miners"]["low"] == pytest.approx(0.15, abs=5e-3)
    # Diggers: 3 + 1 + 0 + 0 + 1 + 2 + 0 + 0 + 0 = 7 nuggets in 9 seats; saboteurs 4 in 3.
    assert plain["gold"]["digger"]["mean"] == pytest.approx(7 / 9, abs=1e-4)
    assert plain["gold"]["saboteur"]["mean"] == pytest.approx(4 / 3, abs=1e-4)


def test_wins_and_gold_of_each_bot_are_counted_by_role(tally: Tally) -> None:
    found = {(each["bot"], each["role"]): (each["count"], each["of"]) for each in tally.to_json()["bots"]}
    assert found == {
        ("greedy_digger", "digger"): (2, 4),
        ("greedy_digger", "saboteur"): (0, 1),
        ("random_bot", "digger"): (2, 3),
        ("random_bot", "saboteur"): (1, 2),
    }
    gold = {(each["bot"], each["role"]): each["gold"]["mean"] for each in tally.to_json()["bots"]}
    assert gold["greedy_digger", "digger"] == pytest.approx(4 / 6, abs=1e-4)


def test_bots_at_the_same_table_are_compared_in_pairs(tally: Tally) -> None:
    (pair,) = tally.to_json()["pairs"]
    assert (pair["bot"], pair["against"]) == ("greedy_digger", "random_bot")
    assert (pair["count"], pair["of"], pair["equal"]) == (1, 2, 1)
    assert {bot: rated.rating for bot, rated in tally.ratings().items()} == {
        "greedy_digger": 1000,
        "random_bot": 1000,
    }


def test_in_whole_games_the_gold_of_all_rounds_is_compared() -> None:
    counted = Tally()
    rounds = [round_of("saboteurs", "SD", 3, 0), round_of("saboteurs", "DS", 0, 2), round_of("nobody", "DD", 0, 0)]
    counted.add({"cell": 0, "first": 1, "tables": [table_of("rg", *rounds)], "timing": {}})
    (pair,) = counted.to_json()["pairs"]
    assert (pair["bot"], pair["count"], pair["of"]) == ("greedy_digger", 0, 1)
    assert (counted.rounds, counted.tables) == (3, 1)


@pytest.mark.rule("GAME-1")
def test_whole_games_are_counted_for_the_bots_that_win_or_share_them() -> None:
    counted = Tally(whole_games=True)
    tables = [
        # The third has 1 + 3: the random bot wins, though a greedy digger had the most after the first round.
        table_of("ggr", round_of("saboteurs", "SDD", 3, 0, 1), round_of("saboteurs", "DDS", 0, 0, 3)),
        table_of("ggr", round_of("diggers", "DDD", 2, 1, 2), round_of("diggers", "DDD", 1, 2, 1)),  # all have 3
        table_of("ggr", round_of("diggers", "DDS", 2, 2, 0)),  # two seats, but one bot
        table_of("ggg", round_of("diggers", "DDS", 2, 1, 0)),  # no other bot at the table
    ]
    counted.add({"cell": 0, "first": 1, "tables": tables, "timing": {}})
    twice = Tally(whole_games=True)
    twice.include(counted)
    twice.include(counted)
    for tally, times in ((counted, 1), (twice, 2)):
        plain = tally.to_json()
        assert (plain["games"], plain["tied"]["count"], plain["tied"]["of"]) == (4 * times, 2 * times, 4 * times)
        greedy_digger, random_bot = plain["games_of"]
        assert (greedy_digger["bot"], random_bot["bot"]) == ("greedy_digger", "random_bot")
        assert (greedy_digger["count"], greedy_digger["shared"], greedy_digger["of"]) == (
            2 * times,
            times,
            3 * times,
        )
        assert (random_bot["count"], random_bot["shared"], random_bot["of"]) == (2 * times, times, 3 * times)
        # Greedy diggers: 3 + 0, 3 + 3, 2 + 2, 2 + 1 + 0 in nine seats; random bots: 4, 3, 0 in three.
        assert greedy_digger["gold"]["mean"] == pytest.approx(16 / 9, abs=1e-4)
        assert random_bot["gold"]["mean"] == pytest.approx(7 / 3, abs=1e-4)
        assert greedy_digger["low"] < 2 / 3 < greedy_digger["high"]


def test_single_rounds_are_no_games(tally: Tally) -> None:
    assert {"games", "tied", "games_of"}.isdisjoint(tally.to_json())


def test_decisions_per_second_count_only_the_bots_own_time(tally: Tally) -> None:
    assert tally.decisions_per_second() == {"greedy_digger": 140, "random_bot": 0}


def test_tallies_can_be_added(tally: Tally) -> None:
    whole, other = Tally(), Tally()
    other.add(PLAYED)
    whole.add(PLAYED)
    whole.add(PLAYED)
    tally.include(other)
    assert (tally.to_json(), tally.decisions_per_second()) == (whole.to_json(), whole.decisions_per_second())


@pytest.mark.parametrize(
    ("won", "winner"),
    [
        ("diggers", DIGGER),
        ("greedy dwarf", GREEDY),
        ("saboteurs", SABOTEUR),
        ("spider", SABOTEUR),
        ("nobody", None),
    ],
)
def test_a_role_of_the_base_game_wins_with_its_side(won: str, winner: int | None) -> None:
    reached = won in ("diggers", "greedy dwarf")
    for role in (DIGGER, SABOTEUR, GREEDY):
        assert wins(role, won, gold_reached=reached) == (role == winner)


@pytest.mark.rule("S2-22")
@pytest.mark.parametrize(
    ("won", "reached", "winners"),
    [
        ("saboteurs", False, {SABOTEUR}),
        ("spider", False, {SABOTEUR}),
        ("team blue", True, {BLUE, BOSS}),
        ("team green", True, {GREEN, BOSS}),
        ("both teams", True, {BLUE, GREEN, BOSS}),
        ("boss or profiteer alone", True, {BOSS}),
        ("boss or profiteer alone", False, set()),
        ("nobody", False, set()),
    ],
)
def test_roles_of_saboteur2_win_with_their_sides(won: str, reached: bool, winners: set[int]) -> None:
    roles = (SABOTEUR, BLUE, GREEN, BOSS, GEOLOGIST, PROFITEER)
    found = {role for role in roles if wins(role, won, gold_reached=reached)}
    assert found == winners | {PROFITEER}
