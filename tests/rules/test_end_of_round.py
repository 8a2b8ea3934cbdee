"""When a round ends, and what is shown then (END-1, END-2)."""

import pytest

from pyrite.game import Command, Game, LayTunnel, Pass, ReadMap
from pyrite.game.facts.course import RoundBegun, RoundEnded
from tests.rules.play import facts_of, played, position, seen
from tests.rules.rounds import BARE, LAST_PASS, LAST_TUNNEL, about_to_find_gold, about_to_run_out, seats

PASS_MAP = Pass(("map",))


def three(edition: str, hands: dict[int, str], *more: str) -> Game:
    """Three diggers at the beginning of a maze; the deck is empty unless ``more`` says otherwise."""
    return position(f"players: 3\nedition: {edition}\nasked: seat 0, turn\n{BARE}{seats('DDD', hands)}", *more)


def ends(game: Game, *commands: tuple[int, Command]) -> list[bool]:
    """For each command, whether the round ended with it."""
    return [bool(facts_of(game, seat, command, RoundEnded)) for seat, command in commands]


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
def test_the_round_also_ends_when_the_last_card_is_played_instead_of_discarded(edition: str) -> None:
    game = three(edition, {0: "NS"})
    assert ends(game, (0, LayTunnel("NS", (0, 1)))) == [True]


@pytest.mark.rule("END-1", "TURN-3")
def test_one_player_with_cards_plays_on_alone() -> None:
    game = three("DE24", {0: "map, map, map"})
    assert ends(game, (0, PASS_MAP), (0, PASS_MAP), (0, PASS_MAP)) == [False, False, True]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_if_only_empty_hands_end_a_round_passes_do_not(edition: str) -> None:
    game = three(edition, TWO_MAPS_EACH)
    commands = [(seat, PASS_MAP) for seat in (0, 1, 2, 0, 1, 2)]
    assert ends(game, *commands) == [False] * 5 + [True]


@pytest.mark.rule("END-1", "TURN-2")
def test_a_card_left_in_the_deck_keeps_the_round_going() -> None:
    game = three("DE24", {0: "map", 1: "map", 2: "map"}, "deck: map")
    assert ends(game, (0, PASS_MAP), (1, PASS_MAP), (2, PASS_MAP), (0, PASS_MAP)) == [
        False,
        False,
        False,
        True,
    ]


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
def test_roles_are_shown_without_gold_too_and_then_hidden_again(viewer: int | None) -> None:
    game = about_to_run_out("DDD", 1, "left over: saboteur")
    played(game, 1, LAST_PASS)
    ended = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoundEnded)]
    assert ended == [RoundEnded(False, None, ("digger", "digger", "digger"), ("saboteur",))]
    assert (seen(game, viewer)["roles"], seen(game, viewer)["left_over"]) == (None, None)
    (begun,) = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoundBegun)]
    assert [seat for seat, role in enumerate(begun.roles) if role] == ([] if viewer is None else [viewer])
