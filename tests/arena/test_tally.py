"""What rounds add up to."""

import csv
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from pyrite.arena.plan import Cell, Plan
from pyrite.arena.plots import Bar, Chart, Picture, write_plots
from pyrite.arena.rounds import Played, play
from pyrite.arena.seating import Seating
from pyrite.arena.sides import wins
from pyrite.arena.tables import lines, results, write_csv
from pyrite.arena.tally import Tally, tallies
from pyrite.game import SetUp
from pyrite.game.catalogue import BLUE, BOSS, DIGGER, GEOLOGIST, GREEDY, GREEN, PROFITEER, SABOTEUR


def round_of(won: str, roles: str, *gold: int) -> dict[str, Any]:
    words = {"D": "digger", "S": "saboteur"}
    return {
        "won": won,
        "reached": won == "diggers",
        "roles": [words[letter] for letter in roles],
        "gold": list(gold),
    }


def table_of(bots: str, *rounds: dict[str, Any]) -> dict[str, Any]:
    words = {"h": "greedy_digger", "s": "random_bot"}
    return {"bots": [words[letter] for letter in bots], "rounds": list(rounds)}


PLAYED: Played = {
    "cell": 0,
    "first": 1,
    "tables": [
        table_of("hhs", round_of("diggers", "DSD", 3, 0, 1)),  # hurriers 1.5 each, the random bot 1
        table_of("hss", round_of("saboteurs", "DSD", 0, 4, 0)),  # 0 to 2
        table_of("hss", round_of("diggers", "DDS", 1, 2, 0)),  # 1 to 1
        table_of("hhh", round_of("nobody", "DDD", 0, 0, 0)),
    ],
    "pace": {"greedy_digger": [70, 0.5], "random_bot": [50, 0.0]},
}


@pytest.fixture
def tally() -> Tally:
    counted = Tally()
    counted.add(PLAYED)
    return counted


def test_rounds_wins_and_gold(tally: Tally) -> None:
    plain = tally.plain()
    assert (plain["rounds"], plain["won_by"]) == (4, {"diggers": 2, "saboteurs": 1, "nobody": 1})
    assert plain["miners"] | {"low": 0, "high": 0} == {"count": 2, "of": 4, "rate": 0.5, "low": 0, "high": 0}
    assert plain["miners"]["low"] == pytest.approx(0.15, abs=5e-3)
    # Diggers: 3 + 1 + 0 + 0 + 1 + 2 + 0 + 0 + 0 = 7 nuggets in 9 seats; saboteurs 4 in 3.
    assert plain["gold"]["digger"]["mean"] == pytest.approx(7 / 9, abs=1e-4)
    assert plain["gold"]["saboteur"]["mean"] == pytest.approx(4 / 3, abs=1e-4)


def test_bots_by_role(tally: Tally) -> None:
    found = {(each["bot"], each["role"]): (each["count"], each["of"]) for each in tally.plain()["bots"]}
    assert found == {
        ("greedy_digger", "digger"): (2, 4),
        ("greedy_digger", "saboteur"): (0, 1),
        ("random_bot", "digger"): (2, 3),
        ("random_bot", "saboteur"): (1, 2),
    }
    gold = {(each["bot"], each["role"]): each["gold"]["mean"] for each in tally.plain()["bots"]}
    assert gold["greedy_digger", "digger"] == pytest.approx(4 / 6, abs=1e-4)


def test_pairs_at_the_same_table(tally: Tally) -> None:
    (pair,) = tally.plain()["pairs"]
    assert (pair["bot"], pair["against"]) == ("greedy_digger", "random_bot")
    assert (pair["count"], pair["of"], pair["equal"]) == (1, 2, 1)
    assert {bot: rated.rating for bot, rated in tally.ratings().items()} == {"greedy_digger": 1000, "random_bot": 1000}


def test_in_whole_games_the_gold_of_all_rounds_is_compared() -> None:
    counted = Tally()
    rounds = [round_of("saboteurs", "SD", 3, 0), round_of("saboteurs", "DS", 0, 2), round_of("nobody", "DD", 0, 0)]
    counted.add({"cell": 0, "first": 1, "tables": [table_of("sh", *rounds)], "pace": {}})
    (pair,) = counted.plain()["pairs"]
    assert (pair["bot"], pair["count"], pair["of"]) == ("greedy_digger", 0, 1)
    assert (counted.rounds, counted.tables) == (3, 1)


@pytest.mark.rule("GAME-1")
def test_who_wins_a_whole_game_and_who_shares_it() -> None:
    counted = Tally(whole_games=True)
    tables = [
        # The third has 1 + 3: the random bot wins, though a greedy digger had the most after the first round.
        table_of("hhs", round_of("saboteurs", "SDD", 3, 0, 1), round_of("saboteurs", "DDS", 0, 0, 3)),
        table_of("hhs", round_of("diggers", "DDD", 2, 1, 2), round_of("diggers", "DDD", 1, 2, 1)),  # all have 3
        table_of("hhs", round_of("diggers", "DDS", 2, 2, 0)),  # two seats, but one bot
        table_of("hhh", round_of("diggers", "DDS", 2, 1, 0)),  # nobody else there to win against
    ]
    counted.add({"cell": 0, "first": 1, "tables": tables, "pace": {}})
    twice = Tally(whole_games=True)
    twice.include(counted)
    twice.include(counted)
    for tally, times in ((counted, 1), (twice, 2)):
        plain = tally.plain()
        assert (plain["games"], plain["tied"]["count"], plain["tied"]["of"]) == (4 * times, 2 * times, 4 * times)
        greedy_digger, random_bot = plain["games_of"]
        assert (greedy_digger["bot"], random_bot["bot"]) == ("greedy_digger", "random_bot")
        assert (greedy_digger["count"], greedy_digger["shared"], greedy_digger["of"]) == (2 * times, times, 3 * times)
        assert (random_bot["count"], random_bot["shared"], random_bot["of"]) == (2 * times, times, 3 * times)
        # Hurriers: 3 + 0, 3 + 3, 2 + 2, 2 + 1 + 0 in nine seats; strollers: 4, 3, 0 in three.
        assert greedy_digger["gold"]["mean"] == pytest.approx(16 / 9, abs=1e-4)
        assert random_bot["gold"]["mean"] == pytest.approx(7 / 3, abs=1e-4)
        assert greedy_digger["low"] < 2 / 3 < greedy_digger["high"]


def test_single_rounds_are_no_games(tally: Tally) -> None:
    assert {"games", "tied", "games_of"}.isdisjoint(tally.plain())


def test_pace_is_by_the_bots_own_time(tally: Tally) -> None:
    assert tally.pace() == {"greedy_digger": 140, "random_bot": 0}


def test_two_tallies_make_one(tally: Tally) -> None:
    whole, other = Tally(), Tally()
    other.add(PLAYED)
    whole.add(PLAYED)
    whole.add(PLAYED)
    tally.include(other)
    assert (tally.plain(), tally.pace()) == (whole.plain(), whole.pace())


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
def test_which_role_of_the_base_game_wins_with_a_side(won: str, winner: int | None) -> None:
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
def test_which_roles_of_saboteur2_win_with_a_side(won: str, reached: bool, winners: set[int]) -> None:
    roles = (SABOTEUR, BLUE, GREEN, BOSS, GEOLOGIST, PROFITEER)
    found = {role for role in roles if wins(role, won, gold_reached=reached)}
    assert found == winners | {PROFITEER}


# ---------------------------------------------------------------- printed, for spreadsheets, drawn


@pytest.fixture(scope="module")
def played() -> tuple[Plan, list[Tally]]:
    cells = (Cell(SetUp(3)), Cell(SetUp(5)), Cell(SetUp(4, modules=frozenset({"saboteur2"}))))
    plan = Plan(cells, Seating(("greedy_digger", "random_bot")), 10)
    return plan, tallies(plan, [play(plan, batch) for batch in plan.batches()])


def test_spreadsheets_can_be_read_and_say_what_was_counted(
    played: tuple[Plan, list[Tally]], tmp_path: Path
) -> None:
    plan, counted = played
    write_csv(tmp_path, plan, counted)
    tables, bots, pairs = (
        list(csv.DictReader((tmp_path / name).read_text(encoding="utf-8").splitlines()))
        for name in ("tables.csv", "bots.csv", "pairs.csv")
    )
    assert [(row["players"], row["modules"], row["bots"]) for row in tables] == [
        ("3", "base", "greedy_digger+random_bot"),
        ("5", "base", "greedy_digger+random_bot"),
        ("4", "saboteur2", "greedy_digger+random_bot"),
    ]
    for row, found in zip(tables, results(plan, counted), strict=True):
        assert int(row["rounds"]) == 10
        assert float(row["low"]) <= float(row["rate"]) <= float(row["high"])
        assert int(row["wins"]) == found["miners"]["count"]
    assert float(tables[0]["gold_saboteur"]) == results(plan, counted)[0]["gold"]["saboteur"]["mean"]
    assert (tables[0]["gold_boss"], tables[2]["gold_digger"]) == ("", "")
    assert {row["bot"] for row in bots} == {"greedy_digger", "random_bot"}
    assert [int(row["of"]) + int(row["equal"]) <= 10 for row in pairs] == [True] * 3


def test_lines_for_people(played: tuple[Plan, list[Tally]]) -> None:
    plan, counted = played
    text = lines(plan, counted)
    assert text[0] == "DE24, base, official roles, greedy_digger, random_bot by lot"
    assert "DE24, saboteur2, official roles, greedy_digger, random_bot by lot" in text
    assert re.match(r" +3 +10 +\d+\.\d % +\d+\.\d to \d+\.\d ", text[2])
    assert any(line.split() == ["bot", "rating"] for line in text)


def test_whole_games_are_printed_and_written(tmp_path: Path) -> None:
    cells = (Cell(SetUp(3)), Cell(SetUp(5, modules=frozenset({"toll"}))))
    plan = Plan(cells, Seating(("greedy_digger", "random_bot"), "rotated"), 12, whole_games=True)
    played = [play(plan, batch) for batch in plan.batches()]
    counted = tallies(plan, played)
    write_csv(tmp_path, plan, counted)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [(row["players"], row["bot"], row["games"]) for row in rows] == [
        (players, bot, "12") for players in ("3", "5") for bot in ("greedy_digger", "random_bot")
    ]
    for row, other in (rows[:2], rows[2:]):
        assert int(row["wins"]) + int(other["wins"]) - int(row["shared"]) == 12
        assert row["shared"] == other["shared"]
        assert float(row["low"]) <= float(row["rate"]) <= float(row["high"])
        assert float(row["gold_give_or_take"]) > 0
    text = lines(plan, counted)
    assert any(line.startswith("12 whole games; in ") for line in text)
    heads = ["bot", "games", "won", "shared", "share", "won", "95", "%", "gold", "a", "game"]
    assert [line.split() for line in text].count(heads) == 2
    alone = Plan(cells[:1], Seating(("greedy_digger",)), 2, whole_games=True)
    text = lines(alone, tallies(alone, [play(alone, batch) for batch in alone.batches()]))
    assert ["bot", "gold", "a", "game"] in [line.split() for line in text]


def test_plots_are_pictures_with_a_bar_for_each_row(played: tuple[Plan, list[Tally]], tmp_path: Path) -> None:
    plan, counted = played
    write_plots(tmp_path, plan, counted)
    for name, bars in (("wins", 3), ("gold", sum(len(tally.gold) for tally in counted))):
        root = ElementTree.parse(tmp_path / f"{name}.svg").getroot()
        assert len(root.findall(".//*[@class='whisker']")) == bars
        texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
        assert {"DE24, base", "DE24, saboteur2"} <= set(texts)
        assert ("blue digger" in texts, "greedy" in texts) == (name == "gold", False)


def test_a_bar_is_as_tall_as_its_value() -> None:
    bars = [Bar(25, 20, 30), Bar(100, 90, 110, 1)]
    svg = Chart("A & B", "players", ["one", "two"], [Picture("<p>", [("3", bars)])], top=100, step=50).svg()
    root = ElementTree.fromstring(svg)
    small, tall = [
        float(rect.get("height", ""))
        for rect in root.iter("{http://www.w3.org/2000/svg}rect")
        if rect.get("width") not in ("11", root.get("width")) and rect.get("class") is None
    ]
    assert tall == pytest.approx(4 * small)


def test_one_small_picture_is_as_wide_as_its_title_and_legend() -> None:
    names = [f"a role with a long name {number}" for number in range(6)]
    bars = [Bar(25, 20, 30, series) for series in range(6)]
    for title, series in (("short", names), ("A very long title, about as long as this one is", [""] * 6)):
        root = ElementTree.fromstring(
            Chart(title, "players", series, [Picture("", [("3", bars)])], top=100, step=50).svg()
        )
        texts = root.iter("{http://www.w3.org/2000/svg}text")
        ends = [float(each.get("x", "")) + 7 * len(each.text or "") for each in texts]
        assert max(ends) < float(root.get("width", ""))


def test_a_long_name_stays_in_its_picture() -> None:
    bars = [("3", [Bar(25, 20, 30)])]
    svg = Chart(
        "", "players", ["one"], [Picture("toll", bars), Picture("toll+" * 20, bars)], top=100, step=50
    ).svg()
    short, cut = (each.text for each in ElementTree.fromstring(svg).iterfind(".//*[@class='name']"))
    assert short == "toll"
    assert cut is not None
    assert cut.startswith("toll+toll+toll+toll+")
    assert cut.endswith("…")
    assert len(cut) < 40  # a picture is some 300 wide, and a bold letter some 8


def test_without_a_round_nothing_is_drawn(tmp_path: Path) -> None:
    plan = Plan((Cell(SetUp(3)),), Seating(("greedy_digger",)), 10)
    write_plots(tmp_path, plan, tallies(plan, []))
    assert list(tmp_path.iterdir()) == []
    assert lines(plan, tallies(plan, []))[2].split()[:2] == ["3", "0"]
