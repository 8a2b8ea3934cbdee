"""The study of balance covers every edition and module, and marks significant differences."""

from typing import Any

from pyrite.arena.report.charts.rendering import render
from pyrite.arena.report.tables import results
from pyrite.arena.runner import play
from pyrite.arena.stats.tally import share, tally_cells
from pyrite.game import EDITIONS
from pyrite.game.modules import MODULES
from tools.balance import charts, page, plan_of, wins_table


def row(players: int, wins: int, modules: str = "base", edition: str = "DE24") -> dict[str, Any]:
    miners = share(wins, 100)
    return {
        "players": players,
        "edition": edition,
        "modules": modules,
        "roles": "official",
        "miners": miners,
        "house": "",
    }


def test_every_edition_and_every_module_is_studied_at_every_number_of_players() -> None:
    cells = plan_of("greedy_digger", 10).cells
    assert {cell.set_up.edition for cell in cells} == set(EDITIONS)
    assert {cell.modules for cell in cells} == {"base", *MODULES}
    sizes: dict[tuple[str, ...], list[int]] = {}
    for cell in cells:
        sizes.setdefault(cell.mix, []).append(cell.set_up.players)
    assert sizes["RU16", "base", "official"] == sizes["DE24", "base", "fixed"] == list(range(3, 11))
    assert sizes["FR2", "saboteur2", "official"] == list(range(2, 13))
    assert sizes["DE24", "tournament", "official"] == list(range(5, 10))


def test_results_far_from_the_base_game_are_bold() -> None:
    rows = [row(3, 50), row(4, 50), row(3, 90, "toll"), row(4, 55, "toll"), row(5, 10, "toll")]
    *_, base, toll = wins_table(rows, rows)
    assert base == "| DE24, base game | 50 [40, 60] | 50 [40, 60] |  |"
    assert toll == "| toll tunnels | **90 [83, 94]** | 55 [45, 64] | 10 [6, 17] |"


def test_the_page_has_a_row_for_each_mix_and_each_chart() -> None:
    plan = plan_of("random_bot", 1)
    rows = results(plan, tally_cells(plan, [play(plan, batch) for batch in plan.batches()]))
    text = page(plan, rows)
    assert text.startswith("# How the game is balanced\n\nThe bot `random_bot` plays")
    for words in ("| RU16, base game |", "| DE24, fixed roles |", "| treasure chests |", "| FR2, Saboteur 2 |"):
        assert text.count(words) == 1
    drawn = charts("random_bot", rows)
    for name, chart in drawn.items():
        assert f"pictures/balance/{name}.svg" in text
        assert render(chart, "svg").endswith(b"</svg>\n")
    assert text.count(".svg") == len(drawn)
