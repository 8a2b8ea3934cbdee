"""A turn: one thing done, one card drawn, then the next player (TURN-1 to TURN-6)."""

import pytest

from pyrite.game import Command, Game, LayTunnel, Pass, ReadMap, Repair, Rockfall, Sabotage, legal
from pyrite.game.facts.cards import CardDiscarded, CardPlayed, Drew, Passed
from pyrite.game.facts.course import RoundEnded, TurnBegun
from tests.rules.play import facts_of, played, position, refusal, refused, seen

POSITION = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NS, rockfall, map, map, broken cart, repair cart
seat 1: digger; hand NE, map; front broken cart
seat 2: digger; hand NW, NW, map
deck: NESW, NES, EW
"""

EVERY_KIND_OF_PLAY = [
    LayTunnel("NS", (0, 1)),
    Rockfall((1, 0)),
    ReadMap(2),
    Sabotage("broken cart", 2),
    Repair("repair cart", 1, "cart"),
    Pass(("NS",)),
]

# ---------------------------------------------------------------- TURN-1


@pytest.mark.rule("TURN-1")
def test_legal_commands_are_listed_in_a_fixed_order_tunnels_actions_passes() -> None:
    game = position(POSITION)
    assert game.legal(0) == [
        LayTunnel("NS", (0, -1)),
        LayTunnel("NS", (0, 1)),
        ReadMap(0),
        ReadMap(1),
        ReadMap(2),
        Rockfall((1, 0)),
        Sabotage("broken cart", 2),
        Repair("repair cart", 1, "cart"),
        Pass(("NS",)),
        Pass(("map",)),
        Pass(("rockfall",)),
        Pass(("broken cart",)),
        Pass(("repair cart",)),
    ]


@pytest.mark.rule("TURN-1")
def test_a_seat_that_is_not_asked_has_no_legal_command() -> None:
    game = position(POSITION)
    assert game.legal(1) == game.legal(2) == []
    assert legal(game.view(1)) == legal(game.view(None)) == []
    assert legal(game.view(0)) == game.legal(0)
    assert refused(game, 1, Pass(("NE",))) == "not-your-turn"


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("command", EVERY_KIND_OF_PLAY, ids=lambda command: type(command).__name__)
def test_exactly_one_thing_is_done_in_a_turn(command: Command) -> None:
    game = position(POSITION)
    assert played(game, 0, command)[-1] == TurnBegun(1)
    assert refused(game, 0, Pass(("map",))) == "not-your-turn"
    assert seen(game)["to_move"] == 1


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ((), "malformed"),
        (("NS", "map"), "too-many-cards"),
        (("map", "map"), "too-many-cards"),
        (("NS", "map", "rockfall"), "too-many-cards"),
        (("NS", "map", "map", "rockfall"), "malformed"),
    ],
    ids=["none", "two", "two equal", "three", "four"],
)
def test_a_pass_discards_exactly_one_card(cards: tuple[str, ...], reason: str) -> None:
    answer = refusal(position(POSITION), 0, Pass(cards))
    assert (answer.reason, answer.rule) == (reason, "TURN-1")


@pytest.mark.rule("TURN-1")
def test_a_seat_can_only_play_cards_of_its_own_hand() -> None:
    answer = refusal(position(POSITION), 0, Pass(("NE",)))
    assert (answer.reason, answer.rule) == ("not-in-hand", "TURN-1")


@pytest.mark.rule("TURN-1")
def test_playing_one_of_two_equal_cards_keeps_the_other() -> None:
    game = position(POSITION)
    played(game, 0, ReadMap(0))
    assert sorted(seen(game, 0)["own"]["hand"]).count("map") == 1


# ---------------------------------------------------------------- TURN-2


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("command", EVERY_KIND_OF_PLAY, ids=lambda command: type(command).__name__)
def test_every_turn_ends_with_drawing_the_top_card_of_the_deck(command: Command) -> None:
    game = position(POSITION)
    assert played(game, 0, command)[-2] == Drew(0, ("NESW",))
    assert seen(game)["deck"] == 2
    assert seen(game)["hands"] == [6, 2, 3]


@pytest.mark.rule("TURN-2")
def test_cards_are_drawn_from_the_top_down() -> None:
    game = position(POSITION)
    drawn = [facts_of(game, seat, Pass((card,)), Drew) for seat, card in enumerate(("NS", "NE", "NW"))]
    assert drawn == [[Drew(0, ("NESW",))], [Drew(1, ("NES",))], [Drew(2, ("EW",))]]


@pytest.mark.rule("TURN-2")
def test_discards_are_not_drawn_again_after_the_last_card_of_the_deck() -> None:
    game = position(POSITION.replace("deck: NESW, NES, EW", "deck: NESW\ndiscard: EW, (NES), map"))
    assert facts_of(game, 0, Pass(("NS",)), Drew) == [Drew(0, ("NESW",))]
    assert seen(game)["deck"] == 0
    assert facts_of(game, 1, Pass(("NE",)), Drew) == []
    assert facts_of(game, 2, Pass(("NW",)), Drew) == []
    assert (seen(game)["deck"], len(seen(game)["discard"])) == (0, 6)
    assert seen(game)["hands"] == [6, 1, 2]


# ---------------------------------------------------------------- TURN-3

LAST_CARDS = """
players: 4
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("TURN-3")
def test_players_with_an_empty_hand_are_skipped() -> None:
    game = position(LAST_CARDS, "seat 0: digger; hand map", "seat 3: digger; hand map, map")
    assert played(game, 0, Pass(("map",))) == [Passed(0, ("map",)), TurnBegun(3)]
    # Now all the others are skipped, and the same player continues alone.
    assert played(game, 3, ReadMap(0))[-1] == TurnBegun(3)
    assert [fact for fact in played(game, 3, ReadMap(1)) if isinstance(fact, RoundEnded)]


@pytest.mark.rule("TURN-3")
def test_skipping_continues_after_the_last_seat() -> None:
    game = position(
        LAST_CARDS,
        "asked: seat 3, turn",
        "seat 1: digger; hand map",
        "seat 3: digger; hand map",
    )
    assert played(game, 3, Pass(("map",)))[-1] == TurnBegun(1)


@pytest.mark.rule("TURN-3")
def test_a_player_who_plays_the_last_card_while_the_deck_lasts_draws_and_is_not_skipped() -> None:
    game = position(LAST_CARDS, "seat 0: digger; hand map", "deck: NS")
    assert played(game, 0, Pass(("map",))) == [Passed(0, ("map",)), Drew(0, ("NS",)), TurnBegun(0)]


# ---------------------------------------------------------------- TURN-4


def seen_facts(game: Game, viewer: int | None, kind: type) -> list[object]:
    return [fact for _, fact in game.seen_by(viewer) if isinstance(fact, kind)]


@pytest.mark.rule("TURN-4")
def test_a_card_discarded_by_a_pass_is_seen_by_nobody_else() -> None:
    game = position(POSITION)
    played(game, 0, Pass(("broken cart",)))
    assert seen_facts(game, 0, Passed) == [Passed(0, ("broken cart",))]
    assert seen(game, 0)["own"]["discarded"] == ["broken cart"]
    for viewer in (1, 2, None):
        assert seen_facts(game, viewer, Passed) == [Passed(0, (None,), None)]
        assert seen(game, viewer)["discard"] == [None]
    assert seen(game, 0)["discard"] == [None]


@pytest.mark.rule("TURN-4")
@pytest.mark.parametrize("command", EVERY_KIND_OF_PLAY[:-1], ids=lambda command: type(command).__name__)
def test_a_played_card_is_seen_by_all(command: Command) -> None:
    game = position(POSITION)
    played(game, 0, command)
    for viewer in (0, 1, 2, None):
        assert seen_facts(game, viewer, CardPlayed) == [CardPlayed(0, command)]


# ---------------------------------------------------------------- TURN-5

NOTHING_TO_DO = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand rockfall, repair pickaxe, repair lantern/cart, broken pickaxe; front broken pickaxe
seat 1: digger; hand map, map, map; front broken pickaxe
seat 2: digger
deck: NS
"""


@pytest.mark.rule("TURN-5")
@pytest.mark.parametrize(
    ("card", "command", "reason"),
    [
        ("rockfall", Rockfall((0, 1)), "no-tunnel"),
        ("rockfall", Rockfall((0, 0)), "not-removable"),
        ("repair lantern/cart", Repair("repair lantern/cart", 0, "cart"), "nothing-to-repair"),
        ("repair lantern/cart", Repair("repair lantern/cart", 1, "lantern"), "nothing-to-repair"),
        ("repair pickaxe", Repair("repair pickaxe", 2, "pickaxe"), "nothing-to-repair"),
    ],
)
def test_an_action_without_a_target_may_be_discarded_but_not_played(
    card: str, command: Command, reason: str
) -> None:
    game = position(NOTHING_TO_DO)
    assert command not in game.legal(0)
    assert refused(game, 0, command) == reason
    assert played(game, 0, Pass((card,)))[0] == Passed(0, (card,))


@pytest.mark.rule("TURN-5", "ACT-1")
def test_a_sabotage_card_with_no_whole_tool_to_break_may_only_be_discarded() -> None:
    game = position(
        NOTHING_TO_DO.replace("seat 2: digger", "seat 2: digger; front broken pickaxe").replace(
            "; front broken pickaxe\nseat 1", "\nseat 1"
        )
    )
    assert [command for command in game.legal(0) if isinstance(command, Sabotage)] == []
    assert [refused(game, 0, Sabotage("broken pickaxe", seat)) for seat in range(3)] == [
        "own-seat",
        "broken-already",
        "broken-already",
    ]
    played(game, 0, Pass(("broken pickaxe",)))


@pytest.mark.rule("TURN-5", "ACT-4")
def test_a_map_cannot_be_played_on_a_face_up_goal() -> None:
    game = position(
        """
players: 3
goals: stone NE, gold, stone NW
maze:
  · · · · · · · · └o
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ┘o
seat 0: digger; hand map
"""
    )
    assert [refused(game, 0, ReadMap(goal)) for goal in (0, 2)] == ["goal-face-up", "goal-face-up"]
    assert game.legal(0) == [ReadMap(1), Pass(("map",))]


@pytest.mark.rule("TURN-5")
def test_a_player_with_an_empty_hand_may_still_be_a_target() -> None:
    game = position(NOTHING_TO_DO)
    assert seen(game)["hands"][2] == 0
    played(game, 0, Sabotage("broken pickaxe", 2))
    assert seen(game)["fronts"][2] == ["broken pickaxe"]
    repaired = position(NOTHING_TO_DO.replace("seat 2: digger", "seat 2: digger; front broken cart"))
    played(repaired, 0, Repair("repair lantern/cart", 2, "cart"))
    assert seen(repaired)["fronts"][2] == []


# ---------------------------------------------------------------- TURN-6


@pytest.mark.rule("TURN-6")
@pytest.mark.parametrize(
    ("command", "on_the_pile"),
    [
        (Rockfall((1, 0)), ["EW", "rockfall"]),
        (Repair("repair cart", 1, "cart"), ["broken cart", "repair cart"]),
        (ReadMap(1), ["map"]),
        (Pass(("NS",)), [None]),
        (Sabotage("broken cart", 2), []),
        (LayTunnel("NS", (0, 1)), []),
    ],
    ids=["rockfall", "repair", "map", "pass", "sabotage", "tunnel"],
)
def test_the_removed_card_is_discarded_first_and_the_played_card_on_top(
    command: Command, on_the_pile: list[str | None]
) -> None:
    game = position(POSITION + "discard: NES")
    played(game, 0, command)
    assert seen(game)["discard"] == ["NES", *on_the_pile]


@pytest.mark.rule("TURN-6")
@pytest.mark.parametrize("command", EVERY_KIND_OF_PLAY[1:3] + EVERY_KIND_OF_PLAY[4:5])
def test_a_played_action_is_discarded_after_its_effect_and_before_the_draw(command: Command) -> None:
    kinds = [type(fact).__name__ for fact in played(position(POSITION), 0, command)]
    assert kinds[0] == "CardPlayed"
    assert kinds[2:] == [CardDiscarded.__name__, Drew.__name__, TurnBegun.__name__]
