"""Treasure chests: what each of the ten brings about (CHEST-5)."""

import pytest

from pyrite.game import (
    KeepCard,
    LookAtRole,
    LookInChest,
    MoveGoal,
    OpenChest,
    Pass,
    ReadMap,
    RobHand,
)
from pyrite.game.catalogue import NAME
from pyrite.game.facts import (
    Asked,
    CardKept,
    CardsLifted,
    CardTaken,
    ChestOpened,
    DeckBuried,
    DiscardShuffled,
    Drew,
    GoalMoved,
    GoldPicked,
    RoleSeen,
    TokensPaid,
)
from tests.rules.expansions.box import hand, in_turn, is_even, names, only, tokens
from tests.rules.expansions.chest_scenes import BOTH, SEATS, UPPER, near_chests
from tests.rules.play import cells_for, played, refused, seen

GAMES = pytest.mark.parametrize("modules", ["chests", "chests, saboteur2"], ids=["base", "Saboteur 2"])
OPENER = "seat 0: digger; hand NEW\n"


# ---------------------------------------------------------------- (a) one gold


@pytest.mark.rule("CHEST-5")
def test_in_the_base_game_one_gold_is_a_gold_card_of_one_nugget_picked_in_the_open() -> None:
    game = near_chests("one gold", more=("gold pile: 3 2 1 2 1 3",))
    facts = played(game, 0, UPPER)
    [picked] = only(GoldPicked, facts)
    assert (picked.seat, sorted(map(int, map(str, picked.pile)))) == (0, [1, 2, 2, 3, 3])
    assert seen(game)["purses"][0] == {"cards": 1, "tokens": 0}
    assert seen(game)["gold_pile"] == 5
    assert seen(game, 0)["own"]["gold"] == [1]
    assert game.gold == [1, 0, 0]
    assert not only(TokensPaid, facts)


@pytest.mark.rule("CHEST-5", "INFO-3")
def test_the_pile_is_shuffled_afterwards_so_that_nobody_knows_what_lies_where() -> None:
    orders = set()
    for seed in range(30):
        game = near_chests("one gold", more=("gold pile: 3 2 1", f"seed: {seed:064x}"))
        [picked] = only(GoldPicked, played(game, 0, UPPER))
        orders.add(picked.pile)
    assert orders == {(2, 3), (3, 2)}


@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("pile", ["3 2 2", "none"])
def test_if_no_gold_card_of_one_nugget_is_left_it_is_a_token(pile: str) -> None:
    game = near_chests("one gold", more=(f"gold pile: {pile}",))
    assert only(TokensPaid, played(game, 0, UPPER)) == [TokensPaid(0, 1)]
    assert seen(game)["purses"][0] == {"cards": 0, "tokens": 1}


@pytest.mark.rule("CHEST-5")
def test_in_saboteur_2_it_is_a_token() -> None:
    game = near_chests("one gold", modules="chests, saboteur2")
    assert only(TokensPaid, played(game, 0, UPPER)) == [TokensPaid(0, 1)]
    assert tokens(game) == [1, 0, 0]


@pytest.mark.rule("CHEST-5", "VAR-4")
def test_in_the_tournament_it_is_a_token() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand map\nseat 2: greedy"
    game = near_chests("one gold", seats=seats, more=("variants: tournament",), players=5)
    facts = played(game, 0, UPPER)
    assert only(TokensPaid, facts) == [TokensPaid(0, 1)]
    assert not only(GoldPicked, facts)


# ---------------------------------------------------------------- (b) no more maps


@pytest.mark.rule("CHEST-5", "CHEST-4")
@GAMES
def test_from_now_on_no_map_on_a_goal_for_anyone_but_chests_may_be_looked_into(modules: str) -> None:
    first = "seat 0: {} hand NEW, map\nseat 1: saboteur; hand map, NS\nseat 2: {} hand map"
    seats = first.format(*["blue digger;" if "saboteur2" in modules else "digger;"] * 2)
    game = near_chests("no more maps", seats=seats, modules=modules)
    assert ReadMap(1) in game.legal(0)
    played(game, 0, UPPER)
    assert seen(game)["no_maps"] is True
    assert refused(game, 1, ReadMap(1)) == "no-more-maps"
    assert not any(isinstance(order, ReadMap) for order in game.legal(1))
    in_turn(game, (1, LookInChest(1)), (2, LookInChest(2)))
    assert refused(game, 0, ReadMap(0)) == "no-more-maps"


@pytest.mark.rule("CHEST-5", "SET-5")
def test_in_the_next_round_maps_may_be_read_again() -> None:
    game = near_chests("no more maps", seats=OPENER, deck="")
    played(game, 0, UPPER)
    assert (seen(game)["round"], seen(game)["no_maps"]) == (2, False)


# ---------------------------------------------------------------- (c) no draw, (d) one more


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize(
    ("found", "drawn"),
    [
        ("no draw", []),
        ("one gold", ["NEW"]),
        ("extra draw", ["NEW", "NS"]),
    ],
)
def test_no_draw_or_one_more_draw_in_this_turn(found: str, drawn: list[str], modules: str) -> None:
    game = near_chests(found, modules=modules)
    facts = played(game, 0, UPPER)
    assert [card for fact in only(Drew, facts) for card in fact.cards] == drawn
    assert {fact.seat for fact in only(Drew, facts)} <= {0}
    assert seen(game)["hands"] == [3 + len(drawn), 2, 2]


@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("found", ["no draw", "extra draw"])
def test_in_the_next_turn_everybody_draws_as_ever(found: str) -> None:
    game = near_chests(found)
    played(game, 0, UPPER)
    facts = in_turn(game, (1, Pass(("NS",))), (2, Pass(("NW",))), (0, Pass(("map",))))
    assert [(fact.seat, len(fact.cards)) for fact in only(Drew, facts)] == [(1, 1), (2, 1), (0, 1)]


# ---------------------------------------------------------------- (e) move a goal


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize("goal", [0, 1, 2])
def test_a_face_down_goal_of_choice_moves_one_cell_farther_from_the_start(modules: str, goal: int) -> None:
    game = near_chests("move a goal", modules=modules)
    assert only(Asked, played(game, 0, UPPER)) == [Asked(0, "move", (0, 1, 2))]
    assert (game.asked, game.question, seen(game)["choices"]) == (0, "move", [0, 1, 2])
    assert refused(game, 0, MoveGoal(3)) == "goal-cannot-move"
    assert refused(game, 1, MoveGoal(goal)) == "not-your-turn"
    facts = played(game, 0, MoveGoal(goal))
    assert only(GoalMoved, facts) == [GoalMoved(0, goal)]
    cells = [[8, -2], [8, 0], [8, 2]]
    cells[goal][0] = 9
    assert [each["cell"] for each in seen(game)["goals"]] == cells
    assert [each["face"] for each in seen(game)["goals"]] == [None] * 3
    assert len(only(Drew, facts)) == 1


BEHIND = {0: "  · · · · · · · · ?0", 1: "  ┼S─ ─ · · · · · ?1", 2: "  · · · · · · · · ?2"}


def blocked(*goals: int) -> str:
    """The maze with a tunnel behind each of these goals."""
    maze = "\nmaze:\n" + "\n".join(
        [BEHIND[0], "  · · · &0· &2· · ·", BEHIND[1], "  · · · &1· &3· · ·", BEHIND[2]]
    )
    for goal in goals:
        maze = maze.replace(BEHIND[goal], BEHIND[goal] + "├ ")
    return maze


@pytest.mark.rule("CHEST-5")
def test_only_goals_with_an_empty_cell_behind_them_can_move() -> None:
    game = near_chests("move a goal", maze=blocked(1))
    played(game, 0, UPPER)
    assert seen(game)["choices"] == [0, 2]
    assert refused(game, 0, MoveGoal(1)) == "goal-cannot-move"


@pytest.mark.rule("CHEST-5")
def test_if_only_one_can_move_it_moves_without_a_question() -> None:
    game = near_chests("move a goal", maze=blocked(0, 2))
    facts = played(game, 0, UPPER)
    assert only(GoalMoved, facts) == [GoalMoved(0, 1)]
    assert not only(Asked, facts)


@pytest.mark.rule("CHEST-5")
def test_if_no_goal_can_move_nothing_happens() -> None:
    game = near_chests("move a goal", maze=blocked(0, 1, 2))
    facts = played(game, 0, UPPER)
    assert not only(GoalMoved, facts)
    assert game.asked == 1
    assert len(only(Drew, facts)) == 1


@pytest.mark.rule("CHEST-5")
def test_a_goal_that_was_turned_over_does_not_move() -> None:
    maze = blocked().replace("?0", "└o")
    game = near_chests("move a goal", maze=maze, more=("goals: stone NE, gold, stone NW",))
    played(game, 0, UPPER)
    assert seen(game)["choices"] == [1, 2]


@pytest.mark.rule("CHEST-5", "TUN-1")
def test_where_the_goal_lay_tunnels_may_be_laid_and_where_it_lies_they_may_not() -> None:
    maze = blocked().replace("┼S─ ─ · · · · · ?1", "┼S─ ─ · · · · ━ ?1")
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NESW\nseat 2: digger; hand NESW"
    game = near_chests("move a goal", maze=maze, seats=seats, more=("house rules: lay_must_join=no",))
    in_turn(game, (0, UPPER), (0, MoveGoal(1)))
    assert (8, 0) in cells_for(game, 1, "NESW")
    assert not {(9, 0), (8, 2), (8, -2)} & cells_for(game, 1, "NESW")


@pytest.mark.rule("CHEST-5", "INFO-2")
def test_what_a_map_showed_moves_with_the_card() -> None:
    seats = SEATS.replace("hand NS, NE", "hand map; saw 1 gold in turn 1")
    game = near_chests("move a goal", seats=seats, more=("turn: 3", "goals: stone NE, gold, stone NW"))
    in_turn(game, (0, UPPER), (0, MoveGoal(1)))
    view = seen(game, 1)
    assert view["own"]["looks"] == [{"goal": 1, "face": "gold", "turn": 1}]
    assert view["goals"][1] == {"goal": 1, "cell": [9, 0], "face": None}
    # And a map read now finds the same card there.
    played(game, 1, ReadMap(1))
    assert [look["face"] for look in seen(game, 1)["own"]["looks"]] == ["gold", "gold"]


# ---------------------------------------------------------------- (f) rob a hand


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize("victim", [1, 2])
def test_instead_of_drawing_one_takes_a_card_from_a_hand_of_choice(modules: str, victim: int) -> None:
    game = near_chests("rob a hand", modules=modules)
    before = {seat: hand(game, seat) for seat in (1, 2)}
    facts = played(game, 0, UPPER)
    assert only(Asked, facts) == [Asked(0, "hand", (1, 2))]
    assert game.legal(0) == [RobHand(1), RobHand(2)]
    assert refused(game, 0, RobHand(0)) == "no-hand"
    [taken] = only(CardTaken, played(game, 0, RobHand(victim)))
    assert (taken.seat, taken.other) == (0, victim)
    assert taken.card in before[victim]
    assert sorted([*hand(game, victim), str(taken.card)]) == before[victim]
    assert hand(game, 3 - victim) == before[3 - victim]
    assert str(taken.card) in hand(game, 0)
    assert (seen(game)["hands"][0], seen(game)["deck"]) == (4, 8)  # three and the robbed one
    assert game.asked == 1


@pytest.mark.rule("CHEST-5")
def test_the_card_is_taken_at_random() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NS, NE, NW, NES, rockfall"
    taken = []
    for seed in range(150):
        game = near_chests("rob a hand", seats=seats, deck="", more=(f"seed: {seed:064x}",))
        taken += [fact.card for fact in only(CardTaken, played(game, 0, UPPER))]
    assert len(taken) == 150
    assert is_even(taken, 5)


@pytest.mark.rule("CHEST-5")
def test_of_equal_cards_each_counts() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NS, NE, NE, NE"
    taken = []
    for seed in range(120):
        game = near_chests("rob a hand", seats=seats, deck="", more=(f"seed: {seed:064x}",))
        taken += [fact.card for fact in only(CardTaken, played(game, 0, UPPER))]
    # Three of four: 90 of 120, with a standard deviation of 4.7.
    assert abs(taken.count("NE") - 90) < 16


@pytest.mark.rule("CHEST-5")
def test_only_players_with_cards_can_be_robbed_and_one_alone_without_a_question() -> None:
    seats = "seat 0: digger; hand NEW, map\nseat 1: saboteur\nseat 2: digger; hand NS"
    game = near_chests("rob a hand", seats=seats)
    facts = played(game, 0, UPPER)
    assert not only(Asked, facts)
    assert only(CardTaken, facts) == [CardTaken(0, 2, "NS")]
    assert seen(game)["hands"] == [2, 0, 0]
    assert game.asked == 0  # nobody else holds a card (TURN-3)


# ---------------------------------------------------------------- (g) three for one


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize(("keep", "rest"), [("NEW", ["NE", "NS"]), ("NS", ["NE", "NEW"]), ("NE", ["NEW", "NS"])])
def test_of_three_cards_one_is_kept_and_two_are_discarded_face_down(
    modules: str, keep: str, rest: list[str]
) -> None:
    game = near_chests("three for one", modules=modules)
    [lifted] = only(CardsLifted, played(game, 0, UPPER))
    assert (lifted.seat, lifted.from_deck, sorted(map(str, lifted.cards))) == (0, True, ["NE", "NEW", "NS"])
    assert (game.asked, game.question) == (0, "card")
    assert refused(game, 0, KeepCard("NW")) == "card-not-there"
    facts = played(game, 0, KeepCard(keep))
    assert only(CardKept, facts) == [CardKept(0, True, keep)]
    assert not only(Drew, facts)
    assert hand(game, 0) == sorted(["NESW", "E|+W|", "map", keep])
    assert (seen(game)["deck"], seen(game)["discard"]) == (5, [None, None])
    assert sorted(seen(game, 0)["own"]["discarded"]) == rest
    assert game.state.sealed is not None
    assert len(game.state.sealed.discard) == 2


# ---------------------------------------------------------------- (h) look at a role


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize("other", [1, 2])
def test_one_looks_secretly_at_the_role_of_another(modules: str, other: int) -> None:
    game = near_chests("look at a role", modules=modules)
    assert only(Asked, played(game, 0, UPPER)) == [Asked(0, "role", (1, 2))]
    assert game.legal(0) == [LookAtRole(1), LookAtRole(2)]
    assert refused(game, 0, LookAtRole(0)) == "no-role"
    facts = played(game, 0, LookAtRole(other))
    role = "saboteur" if other == 1 else "geologist" if "saboteur2" in modules else "digger"
    assert only(RoleSeen, facts) == [RoleSeen(0, other, role)]
    assert seen(game, 0)["own"]["inspections"] == [{"seat": other, "role": role, "turn": 1}]
    for viewer in (None, 1, 2):
        assert seen(game, viewer)["inspections"] == [{"seat": 0, "other": other, "turn": 1}]
        told = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoleSeen)]
        assert told == [RoleSeen(0, other, None)]
    assert len(only(Drew, facts)) == 1


@pytest.mark.rule("CHEST-5")
def test_a_player_without_cards_has_a_role_to_look_at() -> None:
    game = near_chests("look at a role", seats="seat 0: digger; hand NEW, map\nseat 1: saboteur\nseat 2: digger")
    played(game, 0, UPPER)
    assert only(RoleSeen, played(game, 0, LookAtRole(1))) == [RoleSeen(0, 1, "saboteur")]


@pytest.mark.rule("CHEST-5")
def test_with_two_players_there_is_no_choice() -> None:
    seats = "seat 0: boss; hand NEW, map\nseat 1: profiteer; hand map"
    game = near_chests("look at a role", seats=seats, modules="chests, saboteur2", players=2)
    assert only(RoleSeen, played(game, 0, UPPER)) == [RoleSeen(0, 1, "profiteer")]


# ---------------------------------------------------------------- (i) search the discard

EIGHT = "discard: NE, (NS), map, rockfall, (broken cart), NW, EW, broken lantern"


@pytest.mark.rule("CHEST-5")
@GAMES
def test_the_discard_pile_is_shuffled_five_are_looked_at_and_one_is_kept_instead_of_drawing(modules: str) -> None:
    game = near_chests("search the discard", modules=modules, more=(EIGHT,))
    facts = played(game, 0, UPPER)
    assert names(facts)[4:] == ["ChestOpened", "DiscardShuffled", "CardsLifted"]
    [shuffled], [lifted] = only(DiscardShuffled, facts), only(CardsLifted, facts)
    assert (lifted.seat, lifted.from_deck, len(lifted.cards)) == (0, False, 5)
    assert lifted.cards == shuffled.pile[-5:]
    assert seen(game)["discard"] == [None] * 8  # nobody knows any more what lies where
    keep = str(lifted.cards[2])
    facts = played(game, 0, KeepCard(keep))
    assert only(CardKept, facts) == [CardKept(0, False, keep)]
    assert not only(Drew, facts)
    assert keep in hand(game, 0)
    assert (seen(game)["hands"][0], seen(game)["deck"]) == (4, 8)
    # The rest goes back.
    assert game.state.sealed is not None
    left = [NAME[card] for card in game.state.sealed.discard]
    assert sorted([*left, keep]) == sorted(_all_of(EIGHT))
    assert seen(game)["discard"] == [None] * 7


def _all_of(line: str) -> list[str]:
    return [word.strip("( )") for word in line.partition(": ")[2].split(",")]


@pytest.mark.rule("CHEST-5")
def test_each_discarded_card_is_among_the_five_equally_often() -> None:
    shown = []
    for seed in range(100):
        game = near_chests("search the discard", more=(EIGHT, f"seed: {seed:064x}"))
        [lifted] = only(CardsLifted, played(game, 0, UPPER))
        shown += [card for card in _all_of(EIGHT) if card not in lifted.cards]
    # Three of the eight are not seen each time.
    assert len(shown) == 300
    assert is_even(shown, 8)


@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_of_fewer_than_five_all_are_looked_at(count: int) -> None:
    line = ", ".join(["NE", "map", "NW", "EW"][:count])
    game = near_chests("search the discard", more=(f"discard: {line}",))
    [lifted] = only(CardsLifted, played(game, 0, UPPER))
    assert sorted(map(str, lifted.cards)) == sorted(line.split(", "))
    facts = played(game, 0, KeepCard("NE"))
    assert not only(Drew, facts)
    assert len(seen(game)["discard"]) == count - 1


@pytest.mark.rule("CHEST-5", "CHEST-6")
def test_with_nothing_discarded_nothing_is_found_and_nothing_drawn() -> None:
    game = near_chests("search the discard")
    facts = played(game, 0, UPPER)
    assert names(facts)[4:] == ["ChestOpened", "TurnBegun"]
    assert seen(game)["hands"][0] == 3


# ---------------------------------------------------------------- (j) bury five


@pytest.mark.rule("CHEST-5")
@GAMES
def test_the_top_five_of_the_deck_go_face_down_to_the_discard_pile(modules: str) -> None:
    game = near_chests("bury five", modules=modules)
    facts = played(game, 0, UPPER)
    [buried] = only(DeckBuried, facts)
    assert sorted(map(str, buried.cards)) == ["NE", "NES", "NEW", "NS", "NW"]
    assert seen(game)["discard"] == [None] * 5
    # Then the draw is from what is left.
    assert only(Drew, facts) == [Drew(0, ("map",))]
    assert seen(game)["deck"] == 2


@pytest.mark.rule("CHEST-5", "CHEST-6")
@pytest.mark.parametrize(
    ("deck", "buried", "drawn"),
    [
        ("NEW, NS, NE, NW, NES, map", 5, ["map"]),
        ("NEW, NS, NE, NW, NES", 5, []),
        ("NEW, NS", 2, []),
        ("", 0, []),
    ],
)
def test_of_a_short_deck_as_many_as_there_are(deck: str, buried: int, drawn: list[str]) -> None:
    game = near_chests("bury five", deck=deck)
    facts = played(game, 0, UPPER)
    assert sum(len(fact.cards) for fact in only(DeckBuried, facts)) == buried
    assert [card for fact in only(Drew, facts) for card in fact.cards] == drawn
    assert seen(game)["discard"] == [None] * buried


# ---------------------------------------------------------------- in the open


@pytest.mark.rule("CHEST-5", "INFO-1")
def test_what_is_found_all_see() -> None:
    game = near_chests("bury five", "extra draw")
    in_turn(game, (0, BOTH), (0, OpenChest(1)))
    for viewer in (None, 0, 1, 2):
        told = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, ChestOpened)]
        assert told == [ChestOpened(0, 1, "extra draw"), ChestOpened(0, 0, "bury five")]
