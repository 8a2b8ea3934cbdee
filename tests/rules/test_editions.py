"""Editions are frozen sets of options, and a house rule overrides a single one (ED-1, ED-2)."""

from dataclasses import FrozenInstanceError

import pytest

from pyrite.game import EDITIONS, BadInput, Game, LayTunnel, Pass, Rockfall, Rules, Sabotage, SetUp, TurnGoal
from pyrite.game.facts.course import RoundBegun, RoundEnded, TurnBegun
from pyrite.game.facts.maze import GoalTurned
from tests.rules.play import cells_for, facts_of, played, position, refused, seen

BASE_EDITIONS = ("DE24", "UA24", "UA16", "RU16")
BASE_OPTIONS: dict[str, tuple[object, ...]] = {
    # option: DE24, UA24, UA16, RU16
    "lay_must_join": (True, True, False, False),
    "gold_draw": ("per_digger", "per_digger", "per_player", "per_player"),
    "round_end": ("hands", "hands", "forced_passes", "forced_passes"),
    "goals_at_once": ("all", "all", "one", "all"),
    "goal_misfit": ("best_fit", "best_fit", "player", "best_fit"),
    "sabotage_target": ("another", "another", "any", "any"),
    "next_round_starter": ("last_card", "last_turn", "last_turn", "last_turn"),
}
OTHER_OPTIONS: dict[str, tuple[object, ...]] = {
    # options that the editions of the base game do not cover: as in DE24
    "tokens_open": (True, False, True, True),
    "new_goals_gold_sure": (False, True, False, False),
    "discard_two_helps": ("self", "self", "self", "self"),
    "ladder_needs_opening": (False, False, False, False),
    "ladder_goal_ban": ("touching", "touching", "touching", "touching"),
    "inspection_target": ("another", "any", "another", "another"),
    "theft_optional": (False, False, False, False),
}
SABOTEUR_2_VALUES: dict[str, tuple[object, ...]] = {
    # options in which PL2 and FR2 differ
    "tokens_open": (False,),
    "discard_two_helps": ("anyone",),
    "ladder_needs_opening": (True,),
    "ladder_goal_ban": ("open_side",),
    "theft_optional": (True,),
    "next_round_starter": ("last_tunnel",),
    "round_end": ("nobody_can_play",),
}


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize(("column", "edition"), list(enumerate(BASE_EDITIONS)))
def test_an_edition_has_the_options_of_its_rulebook(column: int, edition: str) -> None:
    game = Game.begin(SetUp(players=4, edition=edition))
    assert seen(game)["options"] == {
        option: values[column] for option, values in (BASE_OPTIONS | OTHER_OPTIONS).items()
    }


@pytest.mark.rule("ED-1")
def test_the_german_edition_is_the_default() -> None:
    assert SetUp(players=4).edition == SetUp.from_json({"players": 4}).edition == "DE24"


@pytest.mark.rule("ED-1")
def test_an_edition_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        EDITIONS["DE24"].round_end = "forced_passes"  # type: ignore[misc]


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize("edition", ["PL2", "FR2"])
def test_editions_of_saboteur_2_alone_are_refused_for_the_base_game(edition: str) -> None:
    with pytest.raises(BadInput, match=edition):
        Rules(SetUp(players=5, edition=edition))


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize("edition", ["UA16", "RU16"])
@pytest.mark.parametrize(
    ("extra", "name"),
    [
        ({"variants": ["sabotaged_dwarf"]}, "sabotaged dwarf"),
        ({"variants": ["tournament"]}, "tournament"),
        ({"modules": ["greedy_dwarf"]}, "greedy dwarf"),
    ],
)
def test_variants_and_championship_cards_need_an_anniversary_edition(
    edition: str, extra: dict[str, list[str]], name: str
) -> None:
    with pytest.raises(BadInput) as error:
        SetUp.from_json({"players": 6, "edition": edition, **extra})
    assert edition in str(error.value)
    assert name in str(error.value)
    SetUp.from_json({"players": 6, "edition": "UA24", **extra})


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize("option", BASE_OPTIONS | OTHER_OPTIONS)
def test_a_house_rule_overrides_a_single_option(option: str) -> None:
    options = BASE_OPTIONS | OTHER_OPTIONS
    for value in {*options[option], *SABOTEUR_2_VALUES.get(option, ())}:
        rules = Rules(SetUp(players=4, house_rules={option: value}))
        assert getattr(rules.edition, option) == value
        for other in options:
            assert other == option or getattr(rules.edition, other) == options[other][0]


# ---------------------------------------------------------------- the same position under both values


@pytest.mark.rule("ED-1", "TUN-4")
@pytest.mark.parametrize(("value", "may"), [("yes", False), ("no", True)])
def test_lay_must_join_decides_about_a_tunnel_next_to_cut_off_cards(value: str, may: bool) -> None:
    game = position(
        f"""
players: 3
house rules: lay_must_join={value}
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· ┴ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW
"""
    )
    assert ((3, 0) in cells_for(game, 0, "EW")) == may
    if may:
        played(game, 0, LayTunnel("EW", (3, 0)))
    else:
        assert refused(game, 0, LayTunnel("EW", (3, 0))) == "not-joined"


@pytest.mark.rule("ED-1", "GOAL-4")
@pytest.mark.parametrize(("value", "goals"), [("all", [0, 1]), ("one", [0])])
def test_goals_at_once_decides_how_many_goals_one_card_turns_over(value: str, goals: list[int]) -> None:
    game = position(
        f"""
players: 3
house rules: goals_at_once={value}
goals: stone NW, stone NE, gold
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NES
seat 1: digger; hand map
"""
    )
    played(game, 0, LayTunnel("NSW", (8, -1)))
    assert [fact.goal for fact in facts_of(game, 0, TurnGoal(0), GoalTurned)] == goals
    assert game.asked == 1


@pytest.mark.rule("ED-1", "ACT-1")
@pytest.mark.parametrize(("value", "targets"), [("another", [1, 2]), ("any", [0, 1, 2])])
def test_sabotage_target_decides_who_may_be_sabotaged(value: str, targets: list[int]) -> None:
    game = position(
        f"""
players: 3
house rules: sabotage_target={value}
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand broken cart
"""
    )
    assert [command.seat for command in game.legal(0) if isinstance(command, Sabotage)] == targets


@pytest.mark.rule("ED-1", "END-1")
@pytest.mark.parametrize(
    ("value", "ends"),
    [
        ("hands", [False, False, False, False]),
        ("forced_passes", [False, False, False, True]),
        ("nobody_can_play", [True]),
    ],
)
def test_round_end_decides_what_ends_a_round_besides_gold_and_empty_hands(value: str, ends: list[bool]) -> None:
    """Seat 0 discards the last card that anybody could play; then all are forced to pass."""
    game = position(
        f"""
players: 3
house rules: round_end={value}
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand map, repair cart, repair cart
seat 1: digger; hand repair lantern, repair lantern
seat 2: digger; hand repair pickaxe, repair pickaxe
"""
    )
    passes = [(0, "map"), (1, "repair lantern"), (2, "repair pickaxe"), (0, "repair cart")][: len(ends)]
    assert [bool(facts_of(game, seat, Pass((card,)), RoundEnded)) for seat, card in passes] == ends


# ---------------------------------------------------------------- ED-2


def beginner_after(game: Game, *passes: tuple[int, str]) -> int:
    """Let seats pass until the round ends; who begins the next one."""
    facts = [fact for seat, card in passes for fact in played(game, seat, Pass((card,)))]
    [begun] = [fact for fact in facts if isinstance(fact, RoundBegun)]
    assert facts[-1] == TurnBegun(begun.first)
    assert game.asked == begun.first
    return begun.first


LAST_CARDS = """
players: 5
asked: seat 1, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: saboteur
seat 1: digger; hand NS
seat 2: digger; hand rockfall
seat 3: digger; hand map
"""


@pytest.mark.rule("ED-2", "SET-6")
@pytest.mark.parametrize(("value", "first"), [("last_card", 4), ("last_turn", 4), ("last_tunnel", 2)])
def test_the_next_round_begins_left_of_the_seat_that_the_edition_names(value: str, first: int) -> None:
    # Seat 1 lays the last tunnel, seat 3 has the last turn, in which a card is put down by passing.
    game = position(LAST_CARDS, f"house rules: next_round_starter={value}")
    played(game, 1, LayTunnel("NS", (0, 1)))
    assert beginner_after(game, (2, "rockfall"), (3, "map")) == first


@pytest.mark.rule("ED-2")
def test_the_last_tunnel_counts_even_if_it_was_removed_since() -> None:
    game = position(LAST_CARDS, "house rules: next_round_starter=last_tunnel")
    played(game, 1, LayTunnel("NS", (0, 1)))
    played(game, 2, Rockfall((0, 1)))
    assert beginner_after(game, (3, "map")) == 2


@pytest.mark.rule("ED-2")
@pytest.mark.parametrize("value", ["last_card", "last_turn", "last_tunnel"])
def test_if_no_tunnel_was_laid_the_last_turn_decides_who_begins(value: str) -> None:
    game = position(LAST_CARDS, f"house rules: next_round_starter={value}")
    assert beginner_after(game, (1, "NS"), (2, "rockfall"), (3, "map")) == 4


@pytest.mark.rule("ED-2", "SET-6")
@pytest.mark.parametrize("value", ["last_card", "last_turn", "last_tunnel"])
def test_the_seat_to_the_left_of_the_last_seat_is_seat_0(value: str) -> None:
    game = position(
        LAST_CARDS.replace("seat 3: digger; hand map", "seat 4: digger; hand NS"),
        "house rules: next_round_starter=" + value,
    )
    played(game, 1, LayTunnel("NS", (0, 1)))
    played(game, 2, Rockfall((0, 1)))
    played(game, 4, LayTunnel("NS", (0, 1)))
    assert game.asked == 0


@pytest.mark.rule("ED-2", "END-1")
@pytest.mark.parametrize("value", ["last_card", "last_turn"])
def test_a_seat_that_is_skipped_without_cards_has_had_no_turn(value: str) -> None:
    # Three have been forced to pass, and so is seat 1; seat 2 has no cards: that is the fifth, and the round ends.
    cards = "hand repair cart, repair cart"
    game = position(
        LAST_CARDS.replace("hand NS", cards)
        .replace("; hand rockfall", "")
        .replace("saboteur", "saboteur; forced pass")
        .replace("hand map", "hand map; forced pass\nseat 4: digger; forced pass"),
        f"house rules: next_round_starter={value}, round_end=forced_passes",
    )
    facts = played(game, 1, Pass(("repair cart",)))
    assert [fact.first for fact in facts if isinstance(fact, RoundBegun)] == [2]
