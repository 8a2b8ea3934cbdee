"""When a round ends, and what is shown then (END-1, END-2)."""

import pytest

from pyrite.game import Command, Game, LayTunnel, Pass, ReadMap, Sabotage
from pyrite.game.facts import RoundBegun, RoundEnded
from tests.rules.play import facts_of, played, position, seen
from tests.rules.rounds import BARE, LAST_PASS, LAST_TUNNEL, about_to_find_gold, about_to_run_out, seats

PASS_MAP = Pass(("map",))


def three(edition: str, hands: dict[int, str], *more: str) -> Game:
    """Three diggers at the beginning of a maze; the deck is empty unless ``more`` says otherwise."""
    return position(f"players: 3\nedition: {edition}\nasked: seat 0, turn\n{BARE}{seats('DDD', hands)}", *more)


def ends(game: Game, *orders: tuple[int, Command]) -> list[bool]:
    """For each order, whether the round ended with it."""
    return [bool(facts_of(game, seat, command, RoundEnded)) for seat, command in orders]


TWO_MAPS_EACH = {0: "map, map", 1: "map, map", 2: "map, map"}


# ---------------------------------------------------------------- gold, and empty hands


@pytest.mark.rule("END-1", "GOAL-2")
def test_the_round_ends_at_once_when_the_gold_is_turned_over() -> None:
    game = about_to_find_gold("DDS", 0, "deck: NS, NS")
    facts = played(game, 0, LAST_TUNNEL)
    ended = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert ended == [RoundEnded(True, 0, ("digger", "digger", "saboteur"), ("digger",))]
    assert not any(type(fact).__name__ == "Drew" for fact in facts)


@pytest.mark.rule("END-1")
def test_the_round_ends_when_the_last_card_of_all_is_gone() -> None:
    game = three("DE24", {0: "map", 1: "map", 2: "map"})
    assert ends(game, (0, PASS_MAP), (1, ReadMap(0)), (2, PASS_MAP)) == [False, False, True]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "UA16", "RU16"])
def test_it_ends_too_when_the_last_card_is_played_and_not_discarded(edition: str) -> None:
    game = three(edition, {0: "NS"})
    assert ends(game, (0, LayTunnel("NS", (0, 1)))) == [True]


@pytest.mark.rule("END-1", "TURN-3")
def test_one_player_with_cards_plays_on_alone() -> None:
    game = three("DE24", {0: "map, map, map"})
    assert ends(game, (0, PASS_MAP), (0, PASS_MAP), (0, PASS_MAP)) == [False, False, True]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_where_only_hands_end_a_round_passes_in_a_row_do_not(edition: str) -> None:
    game = three(edition, TWO_MAPS_EACH)
    orders = [(seat, PASS_MAP) for seat in (0, 1, 2, 0, 1, 2)]
    assert ends(game, *orders) == [False] * 5 + [True]


@pytest.mark.rule("END-1", "TURN-2")
def test_a_card_left_in_the_deck_keeps_the_round_going() -> None:
    game = three("DE24", {0: "map", 1: "map", 2: "map"}, "deck: map")
    assert ends(game, (0, PASS_MAP), (1, PASS_MAP), (2, PASS_MAP), (0, PASS_MAP)) == [
        False,
        False,
        False,
        True,
    ]


# ---------------------------------------------------------------- all pass


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("more", ["edition: UA16", "edition: RU16", "house rules: round_end=all_pass"])
def test_as_many_passes_in_a_row_as_players_end_the_round(more: str) -> None:
    game = position(f"players: 3\nasked: seat 0, turn\n{BARE}{seats('DDD', TWO_MAPS_EACH)}", more)
    assert ends(game, (0, PASS_MAP), (1, PASS_MAP)) == [False, False]
    assert seen(game)["passes"] == 2
    assert ends(game, (2, PASS_MAP)) == [True]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("players", [3, 5, 10])
def test_it_takes_a_pass_of_every_player(players: int) -> None:
    cards = ["map"] * 6 + ["rockfall"] * 3 + ["broken cart"] * 3 + ["NS"] * 4 + ["NE"] * 4
    hands = {seat: f"{cards[2 * seat]}, {cards[2 * seat + 1]}" for seat in range(players)}
    roles = {3: "DDD", 5: "DDDDS", 10: "DDDDDDDSSS"}[players]
    game = position(f"players: {players}\nedition: RU16\nasked: seat 0, turn\n{BARE}{seats(roles, hands)}")
    orders = [(seat, Pass((cards[2 * seat],))) for seat in range(players)]
    assert ends(game, *orders) == [False] * (players - 1) + [True]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(
    ("card", "command"),
    [("map", ReadMap(1)), ("NS", LayTunnel("NS", (0, 1))), ("broken cart", Sabotage("broken cart", 0))],
    ids=["map", "tunnel", "sabotage"],
)
def test_a_card_played_sets_the_count_of_passes_to_nothing(card: str, command: Command) -> None:
    game = three("RU16", {0: "NEW, NEW, NES", 1: "NEW, NEW, NES", 2: f"{card}, NEW, NES"})
    away = Pass(("NEW",))
    assert ends(game, (0, away), (1, away), (2, command)) == [False, False, False]
    assert seen(game)["passes"] == 0
    assert ends(game, (0, away), (1, away), (2, away)) == [False, False, True]


@pytest.mark.rule("END-1")
def test_the_player_of_the_last_card_must_pass_as_well() -> None:
    """Seat 0 plays; seats 1 and 2 pass; the third pass is that of seat 0."""
    game = three("RU16", {0: "map, map, NE", 1: "map, NE", 2: "map, NE"})
    assert ends(game, (0, ReadMap(0)), (1, PASS_MAP), (2, PASS_MAP), (0, PASS_MAP)) == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.rule("END-1")
def test_a_pass_begun_with_a_card_in_the_deck_does_not_count() -> None:
    game = three("RU16", TWO_MAPS_EACH, "deck: NS")
    assert ends(game, (0, PASS_MAP)) == [False]
    assert (seen(game)["deck"], seen(game)["passes"]) == (0, 0)
    assert ends(game, (1, PASS_MAP), (2, PASS_MAP)) == [False, False]
    assert seen(game)["passes"] == 2
    assert ends(game, (0, PASS_MAP)) == [True]


@pytest.mark.rule("END-1")
def test_as_long_as_there_is_a_deck_all_may_pass_for_ever() -> None:
    game = three("RU16", TWO_MAPS_EACH, "deck: NS, NS, NS, NS")
    assert ends(game, (0, PASS_MAP), (1, PASS_MAP), (2, PASS_MAP), (0, PASS_MAP)) == [False] * 4
    assert seen(game)["passes"] == 0


@pytest.mark.rule("END-1", "TURN-3")
def test_a_seat_without_cards_counts_as_having_passed_when_its_turn_comes() -> None:
    game = three("RU16", {0: "map, map", 2: "map, map"})
    assert ends(game, (0, PASS_MAP)) == [False]
    assert (game.asked, seen(game)["passes"]) == (2, 2)
    assert ends(game, (2, PASS_MAP)) == [True]


@pytest.mark.rule("END-1", "TURN-3")
def test_a_seat_without_cards_can_be_the_last_to_pass() -> None:
    game = three("RU16", {0: "map, map", 1: "map, map"})
    assert ends(game, (0, PASS_MAP), (1, PASS_MAP)) == [False, True]


@pytest.mark.rule("END-1", "TURN-3")
def test_seats_without_cards_pass_after_a_card_that_was_played() -> None:
    """Seat 0 plays a map: 0; seats 1 and 2 have no cards: 2; the next pass of seat 0 is the third."""
    game = three("RU16", {0: "map, map, map, map"})
    assert ends(game, (0, ReadMap(0))) == [False]
    assert (game.asked, seen(game)["passes"]) == (0, 2)
    assert ends(game, (0, ReadMap(1))) == [False]
    assert (game.asked, seen(game)["passes"]) == (0, 2)
    assert ends(game, (0, PASS_MAP)) == [True]


@pytest.mark.rule("END-1", "TURN-3")
def test_a_seat_without_cards_does_not_count_while_there_is_a_deck() -> None:
    """A hand can run empty before the deck does, once there are turns without a draw."""
    game = three("RU16", {0: "map, map, map"}, "deck: NS, NS, NS")
    assert ends(game, (0, PASS_MAP)) == [False]
    assert seen(game)["passes"] == 0
    assert ends(game, (0, PASS_MAP)) == [False]


@pytest.mark.rule("END-1", "TURN-3", "WC-20")
def test_only_seats_that_were_passed_over_count_when_play_runs_the_other_way() -> None:
    """Against the clock seat 0 is followed by seat 2: nobody was passed over."""
    game = three("RU16", TWO_MAPS_EACH, "direction: widdershins")
    assert ends(game, (0, PASS_MAP)) == [False]
    assert (game.asked, seen(game)["passes"]) == (2, 1)
    assert ends(game, (2, PASS_MAP)) == [False]
    assert ends(game, (1, PASS_MAP)) == [True]


@pytest.mark.rule("END-1")
def test_why_somebody_passes_is_not_asked() -> None:
    """All could still play, and the passes count all the same."""
    game = three("RU16", {0: "map, NS", 1: "map, NS", 2: "map, NS"})
    assert LayTunnel("NS", (0, 1)) in game.legal(0)
    assert ends(game, (0, PASS_MAP), (1, PASS_MAP), (2, PASS_MAP)) == [False, False, True]


# ---------------------------------------------------------------- what is shown


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_at_the_end_all_see_all_roles_and_the_card_left_over(viewer: int | None) -> None:
    game = about_to_find_gold("DSDD", 0, "left over: digger")
    assert (seen(game, viewer)["roles"], seen(game, viewer)["left_over"]) == (None, None)
    played(game, 0, LAST_TUNNEL)
    assert seen(game, viewer)["roles"] == ["digger", "saboteur", "digger", "digger"]
    assert seen(game, viewer)["left_over"] == ["digger"]


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_roles_are_shown_without_gold_too_and_then_hidden_anew(viewer: int | None) -> None:
    game = about_to_run_out("DDD", 1, "left over: saboteur")
    played(game, 1, LAST_PASS)
    ended = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoundEnded)]
    assert ended == [RoundEnded(False, None, ("digger", "digger", "digger"), ("saboteur",))]
    assert (seen(game, viewer)["roles"], seen(game, viewer)["left_over"]) == (None, None)
    (begun,) = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoundBegun)]
    assert [seat for seat, role in enumerate(begun.roles) if role] == ([] if viewer is None else [viewer])
