"""Four ways to spend a turn, and what is drawn after each (S2-4, S2-5)."""

import pytest

from pyrite.game import (
    Command,
    DiscardTwo,
    Free,
    HandsOff,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Sabotage,
    SwapHands,
)
from pyrite.game.facts.cards import DiscardedTwo, Drew, Passed, TakenFromFront
from pyrite.game.facts.course import RoundEnded
from tests.rules.play import facts_of, played, refused, seen
from tests.rules.saboteur2.positions import BARE, discard_pile, drawn, game_from, hand, of_kind

FULL_HAND = "; hand NS, NES, map, map, theft, broken cart; front broken lantern"
DECK = "deck: EW, free, rockfall, NESW"

TURNS: list[tuple[Command, int]] = [
    # what is done, and how many cards are drawn after it
    (ReadMap(0), 1),
    (PlanTheft(), 1),
    (Sabotage("broken cart", 1), 1),
    (DiscardTwo(("NS", "theft"), 0, "broken lantern"), 1),
    (Pass(("NS",)), 1),
    (Pass(("NS", "map")), 2),
    (Pass(("map", "map")), 2),
    (Pass(("NS", "map", "theft")), 3),
    (Pass(("map", "NES", "map")), 3),
]

# ---------------------------------------------------------------- S2-4: what is drawn


@pytest.mark.rule("S2-4")
@pytest.mark.parametrize(("command", "count"), TURNS)
def test_each_way_to_spend_a_turn_has_its_number_of_cards_to_draw(command: Command, count: int) -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW"], DECK)
    facts = played(game, 0, command)
    assert [(seat, len(cards)) for seat, cards in drawn(facts)] == [(0, count)]
    assert sorted(map(str, of_kind(facts, Drew)[0].cards)) == sorted(["EW", "free", "rockfall"][:count])
    assert (seen(game)["deck"], game.asked) == (4 - count, 1)


@pytest.mark.rule("S2-4")
def test_after_laying_a_tunnel_one_card_is_drawn() -> None:
    game = game_from(BARE, ["; hand NS, NES, map", "; hand NW"], DECK)
    assert drawn(played(game, 0, LayTunnel("NS", (0, 1)))) == [(0, ("EW",))]
    assert hand(game, 0) == ["EW", "NES", "map"]


@pytest.mark.rule("S2-4")
@pytest.mark.parametrize(
    ("command", "size"),
    [(ReadMap(0), 6), (DiscardTwo(("NS", "map"), 0, "broken lantern"), 5), (Pass(("NS", "map", "map")), 6)],
)
def test_only_discarding_two_reduces_the_hand(command: Command, size: int) -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW"], DECK)
    played(game, 0, command)
    assert seen(game)["hands"][0] == size


@pytest.mark.rule("S2-4", "S2-5")
@pytest.mark.parametrize(
    ("command", "deck", "got"),
    [
        (Pass(("NS", "map", "theft")), "deck: EW, free", {"EW", "free"}),
        (Pass(("NS", "map", "theft")), "deck: EW", {"EW"}),
        (Pass(("NS", "map")), "deck: EW", {"EW"}),
        (Pass(("NS", "map", "theft")), "deck:", set()),
        (Pass(("NS",)), "deck:", set()),
        (DiscardTwo(("NS", "map"), 0, "broken lantern"), "deck: EW", {"EW"}),
        (DiscardTwo(("NS", "map"), 0, "broken lantern"), "deck:", set()),
        (ReadMap(0), "deck:", set()),
    ],
)
def test_from_a_short_deck_as_many_are_drawn_as_there_are(command: Command, deck: str, got: set[str]) -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW"], deck)
    assert [set(cards) for _, cards in drawn(played(game, 0, command))] == ([got] if got else [])
    assert (seen(game)["deck"], game.asked) == (0, 1)


@pytest.mark.rule("S2-4", "TURN-1")
@pytest.mark.parametrize(("command", "count"), TURNS)
def test_a_turn_is_exactly_one_of_the_four_ways(command: Command, count: int) -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW"], DECK)
    played(game, 0, command)
    assert refused(game, 0, Pass(("NES",))) == "not-your-turn"


# ---------------------------------------------------------------- S2-4: passing


@pytest.mark.rule("S2-4")
def test_one_to_three_cards_can_be_discarded_by_a_pass() -> None:
    game = game_from(BARE, ["; hand NE, NE, EW, map", "; hand NW"])
    passes = sorted(sorted(command.cards) for command in game.legal(0) if isinstance(command, Pass))
    assert passes == [
        ["EW"],
        ["EW", "NE"],
        ["EW", "NE", "NE"],
        ["EW", "NE", "map"],
        ["EW", "map"],
        ["NE"],
        ["NE", "NE"],
        ["NE", "NE", "map"],
        ["NE", "map"],
        ["map"],
    ]


@pytest.mark.rule("S2-4")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ((), "malformed"),
        (("NS", "NES", "map", "theft"), "malformed"),
        (("NS", "NS"), "not-in-hand"),
        (("map", "map", "map"), "not-in-hand"),
        (("rockfall",), "not-in-hand"),
        (("NS", "rockfall"), "not-in-hand"),
    ],
)
def test_a_pass_with_no_card_four_cards_or_foreign_cards_is_refused(cards: tuple[str, ...], reason: str) -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW"], DECK)
    assert refused(game, 0, Pass(cards)) == reason


@pytest.mark.rule("S2-4", "TURN-4", "INFO-2")
def test_passed_cards_are_face_down() -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW"], DECK, "discard: repair cart")
    played(game, 0, Pass(("theft", "NS", "map")))
    for viewer in (0, 1, None):
        assert seen(game, viewer)["discard"] == ["repair cart", None, None, None]
    assert sorted(seen(game, 0)["own"]["discarded"]) == ["NS", "map", "theft"]
    seen_facts = [fact for _, fact in game.seen_by(1) if isinstance(fact, Passed)]
    assert seen_facts == [Passed(0, (None, None, None), None)]


# ---------------------------------------------------------------- S2-4: discarding two


@pytest.mark.rule("S2-4", "S2-11", "S2-13")
@pytest.mark.parametrize("front", ["broken pickaxe", "broken lantern", "broken cart", "theft", "trapped"])
def test_two_discarded_cards_remove_any_card_in_front_of_the_player(front: str) -> None:
    game = game_from(
        BARE,
        ["; hand NS, map, NE; front broken pickaxe, broken lantern, broken cart, theft, trapped", "; hand NW"],
        DECK,
    )
    taken = facts_of(game, 0, DiscardTwo(("map", "NE"), 0, front), TakenFromFront)
    assert taken == [TakenFromFront(0, front)]
    left = {"broken pickaxe", "broken lantern", "broken cart", "theft", "trapped"} - {front}
    assert set(seen(game)["fronts"][0]) == left
    assert sorted(hand(game, 0)) == ["EW", "NS"]


@pytest.mark.rule("S2-4")
@pytest.mark.parametrize(
    ("cards", "seat", "front", "reason"),
    [
        (("NS", "map"), 0, "broken cart", "nothing-in-front"),
        (("NS", "map"), 0, "theft", "nothing-in-front"),
        (("NS", "map"), 1, "trapped", "not-yours"),
        (("NS", "NS"), 0, "broken lantern", "not-in-hand"),
        (("NS", "rockfall"), 0, "broken lantern", "not-in-hand"),
        (("NS",), 0, "broken lantern", "malformed"),
        (("NS", "NES", "map"), 0, "broken lantern", "malformed"),
        (("NS", "map"), 0, "map", "malformed"),
    ],
)
def test_discarding_two_needs_two_held_cards_and_a_card_in_front(
    cards: tuple[str, ...], seat: int, front: str, reason: str
) -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW; front trapped"], DECK)
    assert refused(game, 0, DiscardTwo(cards, seat, front)) == reason


@pytest.mark.rule("S2-4")
def test_one_card_is_not_enough_to_discard_two() -> None:
    game = game_from(BARE, ["; hand NS; front trapped", "; hand NW"], DECK)
    assert [command for command in game.legal(0) if isinstance(command, DiscardTwo)] == []
    assert refused(game, 0, DiscardTwo(("NS", "NS"), 0, "trapped")) == "not-in-hand"


@pytest.mark.rule("S2-4")
def test_every_pair_of_cards_removes_every_card_in_front() -> None:
    game = game_from(BARE, ["; hand NS, map, map; front broken cart, theft", "; hand NW"], DECK)
    discards = [
        (set(command.cards), command.seat, command.front)
        for command in game.legal(0)
        if isinstance(command, DiscardTwo)
    ]
    assert len(discards) == 4
    for front in ("broken cart", "theft"):
        assert ({"NS", "map"}, 0, front) in discards
        assert ({"map"}, 0, front) in discards


@pytest.mark.rule("S2-4", "TURN-6", "INFO-2")
def test_the_two_cards_are_face_down_under_the_removed_card() -> None:
    game = game_from(BARE, [FULL_HAND, "; hand NW"], DECK, "discard: repair cart")
    facts = played(game, 0, DiscardTwo(("NS", "theft"), 0, "broken lantern"))
    assert [set(fact.cards) for fact in of_kind(facts, DiscardedTwo)] == [{"NS", "theft"}]
    for viewer in (0, 1, None):
        assert seen(game, viewer)["discard"] == ["repair cart", None, None, "broken lantern"]
    assert set(discard_pile(game)[1:3]) == {"NS", "theft"}
    assert sorted(seen(game, 0)["own"]["discarded"]) == ["NS", "theft"]


@pytest.mark.rule("S2-4", "TUN-5")
def test_a_player_who_removed_their_trap_lays_tunnels_from_the_next_turn() -> None:
    game = game_from(BARE, ["; hand NS, map, NE; front trapped", "; hand NW, NW"], DECK)
    played(game, 0, DiscardTwo(("map", "NE"), 0, "trapped"))
    played(game, 1, Pass(("NW",)))
    played(game, 0, LayTunnel("NS", (0, 1)))


# ---------------------------------------------------------------- S2-5


@pytest.mark.rule("S2-5")
@pytest.mark.parametrize(
    ("command", "left"),
    [
        (LayTunnel("NS", (0, 1)), ["map", "theft"]),
        (PlanTheft(), ["NS", "map"]),
        (DiscardTwo(("NS", "map"), 0, "theft"), ["theft"]),
        (Pass(("theft", "map")), ["NS"]),
    ],
)
def test_with_an_empty_deck_a_turn_is_the_same_and_nothing_is_drawn(command: Command, left: list[str]) -> None:
    front = "; front theft" if isinstance(command, DiscardTwo) else ""
    game = game_from(BARE, [f"; hand NS, map, theft{front}", "; hand NW"])
    assert drawn(played(game, 0, command)) == []
    assert hand(game, 0) == left
    assert game.asked == 1


@pytest.mark.rule("S2-5")
def test_a_player_with_cards_cannot_skip_a_turn() -> None:
    game = game_from(BARE, ["; hand N|; front trapped", "; hand NW"])
    assert game.legal(0) == [Pass(("N|",))]
    assert refused(game, 0, Pass(())) == "malformed"


@pytest.mark.rule("S2-5", "TURN-3")
def test_a_player_without_cards_is_skipped_and_does_not_draw() -> None:
    game = game_from(BARE, ["; hand NS, map", "", "", "; hand NW, map"], "deck: EW, EW, EW")
    played(game, 0, Pass(("NS",)))
    assert (game.asked, seen(game)["hands"]) == (3, [2, 0, 0, 2])
    played(game, 3, Pass(("NW", "map")))
    assert (game.asked, seen(game)["hands"]) == (0, [2, 0, 0, 2])


@pytest.mark.rule("S2-5", "TURN-3", "S2-17")
def test_a_player_who_gets_cards_by_a_hand_swap_plays_again() -> None:
    game = game_from(BARE, ["; hand hand swap, NS, map", "", "; hand NW, map"])
    played(game, 0, SwapHands(1))
    assert (game.asked, seen(game)["hands"]) == (1, [0, 2, 2])
    played(game, 1, Pass(("NS",)))
    played(game, 2, Pass(("NW",)))
    assert game.asked == 1


@pytest.mark.rule("S2-5", "S2-18")
def test_play_continues_to_the_last_card_of_the_last_hand() -> None:
    game = game_from(BARE, ["; hand map", "; hand NW, NW, NW, NW"])
    assert facts_of(game, 0, Pass(("map",)), RoundEnded) == []
    assert facts_of(game, 1, Pass(("NW", "NW", "NW")), RoundEnded) == []
    assert game.asked == 1
    assert len(facts_of(game, 1, Pass(("NW",)), RoundEnded)) == 1


@pytest.mark.rule("S2-4", "S2-12", "S2-14", "TURN-5")
def test_an_action_without_a_match_can_only_be_discarded() -> None:
    game = game_from(BARE, ["; hand free, hands off", "; hand NW"], DECK)
    assert {type(command) for command in game.legal(0)} == {Pass}
    assert refused(game, 0, Free(1)) == "not-trapped"
    assert refused(game, 0, HandsOff(1)) == "no-theft"
