"""The oracle for the base game: every expectation is derived by hand from the rules."""

from collections import Counter

import pytest

from tests.oracle import (
    DECK,
    GOLD_CARDS,
    Payment,
    canon,
    goal_orientations,
    goals_freshly_reached,
    hand_size,
    legal,
    mark_of,
    open_sides,
    options,
    parse,
    payment,
    reached,
    role_set,
    round_over,
    spell,
    winners,
)
from tests.oracle.positions import THREE_DIGGERS_TWO_SABOTEURS, position, row


def test_tunnels_are_read_from_their_spelling() -> None:
    assert {(frozenset(part.sides), part.stub) for part in parse("NS+E|+W|")} == {
        (frozenset("NS"), False),
        (frozenset("E"), True),
        (frozenset("W"), True),
    }
    assert open_sides("NS+E|") == {"N", "E", "S"}
    assert parse("N|E|S") == parse("N|+E|+S|")
    assert spell(parse("W|+SE+N|")) == "ES+N|+W|"
    assert parse("NEW+S| crystal") == parse("NEW+S|")  # a mark joins nothing
    assert open_sides("NS+E| green door") == {"N", "E", "S"}
    assert [mark_of(card) for card in ("NS", "N ladder", "NE blue door", "stone NE")] == [
        None,
        "ladder",
        "blue door",
        None,
    ]
    for wrong in ("NN|", "NX", "NE+EW", "NE+", "", "NE ", "NE red door", "NE  ladder", "stone NE", " ladder"):
        with pytest.raises(ValueError, match="not a tunnel"):
            parse(wrong)


# GOAL-3
def test_an_orientation_that_joins_only_a_stub_is_allowed_in_old_editions_only() -> None:
    # Reached from W; on N a stub looks down at the goal.
    tunnels = {**row(1, 7), (8, -1): "S|"}
    assert goal_orientations(position(tunnels), 1, "stone NE") == {"SW"}
    assert goal_orientations(position(tunnels, edition="UA16"), 1, "stone NE") == {"NE", "SW"}
    # Joining comes before fitting: NE would have one mismatch, SW has two.
    worse = {**row(1, 7), (8, -1): "S|", (8, 1): "EW"}
    assert goal_orientations(position(worse), 1, "stone NE") == {"SW"}
    # Both join (W, E reached), N matches NE: NE has one mismatch (W), SW three (N, E, S).
    both = {**row(1, 6), (7, 0): "ESW", (7, 1): "NE", (8, 1): "EW", (9, 1): "NW", (9, 0): "SW"}
    assert reached(position(both)) >= {((7, 0), "E"), ((9, 0), "W")}
    assert goal_orientations(position({**both, (8, -1): "S|"}), 1, "stone NE") == {"NE"}


# GOAL-4
def test_goals_are_chosen_among_those_reached_or_freshly_reached() -> None:
    before = row(1, 7)
    after = {**before, (7, 0): "NEW", (7, -1): "NS", (7, -2): "ES"}
    seen = position(after, question="goal", fresh_goals=[0, 1])
    assert legal(seen) == {canon({"do": "TurnGoal", "goal": 0}), canon({"do": "TurnGoal", "goal": 1})}
    one = position(after, question="goal", fresh_goals=[0], edition="UA16")
    assert legal(one) == {canon({"do": "TurnGoal", "goal": 0})}
    # Goal 1 was joined before; only the opening that looks at goal 0 is new.
    without_last = {cell: tunnel for cell, tunnel in after.items() if cell != (7, -2)}
    assert goals_freshly_reached(position(without_last), position(after)) == {0}
    # After a cut the same opening is new again.
    cut = {cell: tunnel for cell, tunnel in after.items() if cell != (3, 0)}
    assert goals_freshly_reached(position(cut), position(after)) == {0, 1}


# PAY-2, PAY-4
def test_gold_is_passed_on_against_the_direction_of_play() -> None:
    clear: list[list[str]] = [[], [], [], [], []]

    def paid(finisher: int, clockwise: bool = True, edition: str = "DE24", pile: int = 28) -> Payment:
        return payment(
            THREE_DIGGERS_TWO_SABOTEURS, finisher, options(edition), [], clear, clockwise, finisher, pile
        )

    assert paid(2) == Payment(drawn=3, choosers=(2, 0, 3))
    assert paid(2, clockwise=False) == Payment(drawn=3, choosers=(2, 3, 0))
    assert paid(1) == Payment(drawn=3, choosers=(0, 3, 2))  # a saboteur joined it
    assert paid(2, edition="UA16") == Payment(drawn=5, choosers=(2, 0, 3, 2, 0))  # PAY-3
    assert paid(2, pile=2) == Payment(drawn=2, choosers=(2, 0))
    ten = ["saboteur"] * 3 + ["digger"] * 7
    assert payment(ten, 3, options("RU16"), [], [[]] * 10, True, 3).choosers == (3, 9, 8, 7, 6, 5, 4, 3, 9)


# VAR-1
def test_a_sabotaged_digger_gets_no_gold() -> None:
    def paid(broken: set[int], finisher: int, roles: list[str]) -> Payment:
        fronts = [["broken lantern"] if seat in broken else [] for seat in range(5)]
        return payment(roles, finisher, options("DE24"), ["sabotaged_dwarf"], fronts, True, finisher)

    assert paid({0}, 2, THREE_DIGGERS_TWO_SABOTEURS) == Payment(drawn=3, choosers=(2, 3, 2))
    assert paid({2}, 2, THREE_DIGGERS_TWO_SABOTEURS) == Payment(drawn=3, choosers=(0, 3, 0))
    assert paid({0, 2, 3}, 1, THREE_DIGGERS_TWO_SABOTEURS) == Payment()
    greedy = ["digger", "saboteur", "greedy", "digger", "digger"]
    assert paid({2}, 2, greedy) == Payment(due=((2, 4),))
    assert paid(set(), 0, greedy) == Payment(drawn=3, choosers=(0, 4, 3))  # WC-16: no digger


# PAY-6, PAY-7
def test_saboteurs_draw_clockwise_from_the_left_of_the_last_turn() -> None:
    def paid(roles: list[str], last_turn: int, clockwise: bool = True) -> Payment:
        return payment(roles, None, options("DE24"), [], [[] for _ in roles], clockwise, last_turn)

    assert paid(THREE_DIGGERS_TWO_SABOTEURS, 1) == Payment(due=((4, 3), (1, 3)))
    assert paid(THREE_DIGGERS_TWO_SABOTEURS, 4, clockwise=False) == Payment(due=((1, 3), (4, 3)))
    assert paid(["digger", "saboteur", "digger"], 0) == Payment(due=((1, 4),))
    assert paid(["digger"] * 6 + ["saboteur"] * 4, 7) == Payment(due=((8, 2), (9, 2), (6, 2), (7, 2)))
    assert paid(["digger"] * 3, 0) == Payment()


# VAR-4
def test_the_tournament_pays_in_tokens() -> None:
    five = ["digger", "saboteur", "digger", "digger", "greedy"]
    seven = ["digger", "saboteur", "greedy", "digger", "greedy", "saboteur", "digger"]

    def paid(roles: list[str], finisher: int | None) -> Payment:
        clear: list[list[str]] = [[] for _ in roles]
        return payment(roles, finisher, options("DE24"), ["tournament"], clear, True, 0)

    assert paid(five, 2) == Payment(tokens=((0, 2), (2, 3), (3, 2)))
    assert paid(five, 1) == Payment(tokens=((0, 2), (2, 2), (3, 2)))
    assert paid(five, 4) == Payment(tokens=((4, 4),))
    assert paid(five, None) == Payment(tokens=((1, 4),))
    assert paid(seven, None) == Payment(tokens=((1, 3), (5, 3)))


# END-1
def test_a_round_ends_by_gold_by_empty_hands_or_if_nobody_can_play() -> None:
    assert round_over(position()) is False
    assert round_over(position(faces=("stone NE", "stone NW", None))) is False
    assert round_over(position(faces=(None, "gold", None))) is True
    assert round_over(position(hands=[0, 0, 0])) is True
    assert round_over(position(hands=[0, 0, 1])) is False
    assert round_over(position(hands=[0, 0, 1], out=[2])) is True
    assert round_over(position(), 3, lambda seat: False) is False
    assert round_over(position(edition="UA16"), 3) is True
    assert round_over(position(edition="UA16"), 2, lambda seat: False) is False
    assert round_over(position(edition="UA16", deck=1), 3) is False
    assert round_over(position(edition="PL2"), 3) is False
    assert round_over(position(edition="PL2"), 0, lambda seat: False) is True
    assert round_over(position(edition="PL2"), 0, lambda seat: seat == 2) is False
    assert round_over(position(edition="PL2", out=[2]), 0, lambda seat: seat == 2) is True
    assert round_over(position(edition="PL2", deck=1), 0, lambda seat: False) is False


# SET-1, SET-2, SET-3
def test_the_tables_add_up() -> None:
    assert sum(DECK.values()) == 40 + 27
    assert sum(count for card, count in DECK.items() if set(card) <= set("NESW|+")) == 40
    assert sum(GOLD_CARDS.values()) == 28
    for players in range(3, 11):
        assert sum(role_set(players).values()) == players + 1
        assert role_set(players, modules=["greedy_dwarf"])["digger"] == role_set(players)["digger"] - 1
    for players in range(5, 10):
        assert sum(role_set(players, ["tournament"]).values()) == players
    assert Counter(hand_size(players) for players in range(3, 11)) == {6: 3, 5: 2, 4: 3}
    assert winners([3, 7, 7]) == [1, 2]
