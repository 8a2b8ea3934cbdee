"""What the table records of passes with the deck empty, and how imagined worlds are checked against it (END-1)."""

import pytest

from pyrite.game import Command, DiscardTwo, Game, LayTunnel, Pass, ReadMap
from pyrite.game import hidden_card_history as history
from pyrite.game.imagine.passes import PassHistory, own_hands
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.sampling import Inconsistent
from pyrite.game.state import Private
from pyrite.game.table import NOBODY
from tests.rules.play import played, position
from tests.rules.rounds import BARE, seats

pytestmark = pytest.mark.rule("INFO-4", "END-1")

STEPS = {
    history.DISCARDED_FACE_DOWN: "down",
    history.PLAYED: "played",
    history.DREW: "drew",
    history.LACKED: "lacked",
    history.COULD_PLAY: "could play",
    history.PASSES_CLEARED: "cleared",
    history.ROUND_CONTINUED: "continued",
    history.ALL_FORCED: "all forced",
    history.SOMEBODY_HELD: "somebody held",
}
ENDINGS = {"lacked", "could play", "cleared", "continued", "all forced", "somebody held"}
"""Steps that are only recorded while passes can end the round."""


def last_round(rule: str, *hands: str, more: str = "") -> Game:
    """Three diggers in the last round, whose record is not replaced by that of another round."""
    text = f"players: 3\nround: 3\nasked: seat 0, turn\n{BARE}{seats('DDD', dict(enumerate(hands)))}\n"
    return position(f"{text}discard: NE\n{more}", f"house rules: round_end={rule}")


def with_discard_two(rule: str, more: str = "", last: str = "hands off, inspection") -> tuple[Game, DiscardTwo]:
    """A seat with a broken cart can discard two cards to repair it."""
    game = position(
        f"players: 3\nround: 3\nmodules: saboteur2\nasked: seat 0, turn\n{BARE}discard: NE\n{more}\n"
        "seat 0: boss; hand NS, NW; front broken cart\nseat 1: profiteer; hand free\n"
        f"seat 2: saboteur; hand {last}\n",
        f"house rules: round_end={rule}",
    )
    return game, next(each for each in game.legal(0) if isinstance(each, DiscardTwo))


def recorded(game: Game, *commands: tuple[int, Command]) -> list[str]:
    """The steps that are recorded, after these commands."""
    for seat, command in commands:
        played(game, seat, command)
    return [STEPS[step[0]] for step in game.state.table.card_history if step[0] in STEPS]


def seats_of(game: Game, step: int) -> list[tuple[int, ...]]:
    """The seats that each step of a kind names."""
    found = [each for each in game.state.table.card_history if each[0] == step]
    if step == history.SOMEBODY_HELD:
        return [tuple(ability[0] for ability in each[1]) for each in found]
    return [each[1:2] for each in found]


# ---------------------------------------------------------------- what is recorded


def test_each_pass_is_recorded_where_forced_passes_end_a_round() -> None:
    game = last_round("forced_passes", "map, map, map", "repair cart, NS", "repair lantern, NS")
    assert recorded(game, (0, Pass(("map",)))) == ["could play", "down", "continued"]
    assert recorded(game, (1, Pass(("repair cart",))))[3:] == ["could play", "down", "continued"]
    assert recorded(game, (2, Pass(("NS",))))[6:] == ["could play", "down", "continued"]
    assert recorded(game, (0, ReadMap(0)))[9:] == ["played", "cleared", "continued"]
    assert seats_of(game, history.COULD_PLAY) == [(0,), (1,), (2,)]


def test_the_last_forced_pass_is_recorded_with_the_seats_that_are_out() -> None:
    game = last_round("forced_passes", "repair cart, repair cart", "repair lantern", "repair pickaxe")
    found = recorded(
        game,
        (0, Pass(("repair cart",))),
        (1, Pass(("repair lantern",))),
        (2, Pass(("repair pickaxe",))),
    )
    assert found[6:] == ["could play", "down", "all forced"]
    assert game.over
    assert game.state.table.card_history[-1] == (history.ALL_FORCED, 0)


@pytest.mark.rule("TURN-3")
def test_a_seat_that_is_skipped_at_the_end_counts_as_out() -> None:
    """Seat 1 was out before, seat 2 is out now that its turn would come with an empty hand."""
    game = last_round("forced_passes", "repair cart, repair cart", "repair lantern", "", more="out: 1")
    assert recorded(game, (0, Pass(("repair cart",)))) == ["could play", "down", "all forced"]
    assert game.state.table.card_history[-1] == (history.ALL_FORCED, 0b110)


@pytest.mark.parametrize("rule", ["forced_passes", "nobody_can_play", "hands"])
def test_while_the_deck_has_cards_abilities_to_play_are_not_recorded(rule: str) -> None:
    game = last_round(rule, "map, map", "map, NS", "NES, NS", more="deck: NW, NW, NW, EW")
    assert ENDINGS.isdisjoint(recorded(game, (0, Pass(("map",))), (1, ReadMap(0))))


def test_if_only_empty_hands_end_a_round_abilities_to_play_are_not_recorded() -> None:
    game = last_round("hands", "map, map", "map, NS", "NES, NS")
    assert ENDINGS.isdisjoint(recorded(game, (0, Pass(("map",))), (1, ReadMap(0))))


def test_before_the_last_card_it_is_recorded_that_somebody_could_play() -> None:
    game = last_round("nobody_can_play", "map, map", "repair cart", "NS")
    commands = ((0, Pass(("map",))), (1, Pass(("repair cart",))), (2, Pass(("NS",))))
    assert recorded(game, *commands) == ["down"] * 3
    assert recorded(game, (0, Pass(("map",))))[3:] == ["somebody held", "down"]
    assert seats_of(game, history.SOMEBODY_HELD) == [(0,)]


def test_when_nobody_can_play_it_is_recorded_what_each_seat_lacked() -> None:
    """Before the last pass somebody could play; after it nobody could, not even the seat that passed."""
    game = last_round("nobody_can_play", "map, repair cart", "", "repair lantern, repair pickaxe")
    assert recorded(game, (0, Pass(("map",)))) == ["somebody held", "down", "lacked", "lacked"]
    assert seats_of(game, history.SOMEBODY_HELD) == [(0, 2)]
    assert seats_of(game, history.LACKED) == [(0,), (2,)]


def test_a_played_card_needs_no_record_that_somebody_could_play() -> None:
    game = last_round("nobody_can_play", "map, repair cart", "repair lantern", "repair pickaxe")
    assert recorded(game, (0, ReadMap(0))) == ["played", "lacked", "lacked", "lacked"]


def test_the_ability_to_play_is_recorded_before_the_pass() -> None:
    game = last_round("nobody_can_play", "repair cart, repair cart", "map, map", "repair lantern, repair pickaxe")
    assert (
        recorded(game, (0, Pass(("repair cart",))), (1, Pass(("map",))), (2, Pass(("repair lantern",))))
        == ["down"] * 3
    )
    assert recorded(game, (0, Pass(("repair cart",)))) == ["down"] * 4
    assert recorded(game, (1, Pass(("map",))))[4:] == ["somebody held", "down", "lacked", "lacked"]
    assert seats_of(game, history.LACKED) == [(1,), (2,)]


def test_a_card_played_after_a_pass_needs_no_record_that_somebody_could_play() -> None:
    game = last_round("nobody_can_play", "repair cart, repair cart", "map, repair lantern", "repair pickaxe")
    found = recorded(game, (0, Pass(("repair cart",))), (1, ReadMap(0)))
    assert found == ["down", "played", "lacked", "lacked", "lacked"]


def test_a_pass_with_one_of_the_last_cards_needs_no_record() -> None:
    game = last_round("nobody_can_play", "map, map", "", "")
    assert recorded(game, (0, Pass(("map",)))) == ["down"]


@pytest.mark.rule("TURN-3")
def test_a_seat_that_is_out_is_not_recorded_as_able_to_play() -> None:
    game = last_round("nobody_can_play", "map, repair cart", "map", "repair lantern", more="out: 1")
    assert recorded(game, (0, Pass(("map",)))) == ["somebody held", "down", "lacked", "lacked"]
    assert seats_of(game, history.SOMEBODY_HELD) == [(0, 2)]
    assert seats_of(game, history.LACKED) == [(0,), (2,)]


def test_seats_are_recorded_in_rising_order() -> None:
    """Of ten seats, because a set of small numbers is in order by itself."""
    hands = {9: "map, repair cart", 0: "repair lantern", 1: "repair pickaxe"}
    text = f"players: 10\nround: 3\nasked: seat 9, turn\n{BARE}{seats('DDDDDDDSSS', hands)}\ndiscard: NE\n"
    game = position(text, "house rules: round_end=nobody_can_play")
    recorded(game, (9, Pass(("map",))))
    assert seats_of(game, history.LACKED) == [(0,), (1,), (9,)]


@pytest.mark.rule("S2-4")
@pytest.mark.parametrize(
    ("rule", "deck", "expected"),
    [
        ("nobody_can_play", "", ["somebody held", "down"]),
        ("nobody_can_play", "deck: NES, EW", ["down", "drew"]),
        ("forced_passes", "", ["down", "cleared", "continued"]),
        ("forced_passes", "deck: NES, EW", ["down", "drew"]),
        ("hands", "", ["down"]),
    ],
)
def test_before_two_discards_it_is_recorded_that_somebody_could_play(
    rule: str, deck: str, expected: list[str]
) -> None:
    game, command = with_discard_two(rule, deck)
    assert recorded(game, (0, command)) == expected
    assert seats_of(game, history.SOMEBODY_HELD) == ([(0, 1, 2)] if "somebody held" in expected else [])


@pytest.mark.rule("S2-4")
def test_two_discards_can_make_play_impossible_for_all() -> None:
    """Only a repair of the cart could be played, and the cart is whole now."""
    game, command = with_discard_two("nobody_can_play", last="repair cart")
    assert recorded(game, (0, command)) == ["somebody held", "down", "lacked", "lacked", "lacked"]


@pytest.mark.rule("TOLL-1")
def test_the_ability_to_play_is_not_recorded_twice() -> None:
    """Before a card is discarded for a dwarf it is recorded, so it need not be when nobody can play afterwards."""
    game = last_round(
        "nobody_can_play", "map, repair cart", "repair lantern", "repair pickaxe", more="modules: toll"
    )
    found = recorded(game, (0, StandDwarf("map", (0, 0), "N")))
    assert found == ["somebody held", "down", "lacked", "lacked", "lacked"]


@pytest.mark.rule("TOLL-3")
def test_a_seat_that_agreed_to_pay_still_pays_after_the_recording() -> None:
    game = position(
        f"players: 3\nround: 3\nmodules: toll\nasked: seat 0, turn\n{BARE}discard: NE\n"
        "seat 0: digger; hand NS, NW\nseat 1: digger; hand map\nseat 2: saboteur; hand map; tokens 1\n"
        "dwarfs: 1 at 0/0 N\ndwarfs left: 1\n",
        "house rules: round_end=nobody_can_play",
    )
    commands = ((0, AskToll(2, (0, -1))), (2, AnswerToll(True)), (0, LayTunnel("NS", (0, -1))))
    assert "somebody held" in recorded(game, *commands)
    assert list(game.state.table.tokens) == [0, 1, 0]


# ---------------------------------------------------------------- how worlds are checked

MAP, REPAIR = 1, 2
KINDS = bytearray((MAP, REPAIR, MAP, REPAIR))
"""The kinds of four cards. Only a map can be played."""
PLAYABLE = {MAP}
FORCED, FREE = ([1], PLAYABLE), ([0], PLAYABLE)
"""Hands of one card: one that can play nothing, one that can."""


def checked(passes: PassHistory, players: int = 3) -> list[bool]:
    """Whose last pass was forced in a world."""
    privates: list[Private | None] = [Private() for _ in range(players)]
    passes.check(KINDS, privates)
    return [own.forced_pass for own in privates if own is not None]


def test_a_pass_is_forced_if_the_hand_could_play_nothing() -> None:
    passes = PassHistory(NOBODY, None)
    passes.passed(0, FORCED)
    passes.passed(1, FREE)
    assert checked(passes) == [True, False, False]


def test_a_turn_without_a_pass_clears_the_forced_passes() -> None:
    passes = PassHistory(NOBODY, None)
    passes.passed(0, FORCED)
    passes.cleared()
    passes.passed(1, FORCED)
    assert checked(passes) == [False, True, False]


def test_the_forced_pass_of_the_viewer_is_not_changed() -> None:
    passes = PassHistory(1, Private())
    passes.viewer_passed(True)
    passes.passed(2, FORCED)
    assert checked(passes) == [False, False, True]


def test_missing_private_parts_are_skipped() -> None:
    passes = PassHistory(NOBODY, None)
    passes.passed(1, FORCED)
    other = Private()
    passes.check(KINDS, [None, other])
    assert other.forced_pass


def test_a_world_in_which_none_of_the_hands_could_play_is_inconsistent() -> None:
    passes = PassHistory(NOBODY, None)
    passes.somebody_could_play([FORCED, FREE])
    checked(passes)
    passes.somebody_could_play([FORCED, FORCED])
    with pytest.raises(Inconsistent):
        checked(passes)


def test_without_a_pass_no_flag_is_changed() -> None:
    own = Private()
    own.forced_pass = True
    PassHistory(NOBODY, None).check(KINDS, [own])
    assert own.forced_pass


@pytest.mark.parametrize(("out", "fits"), [(0b000, True), (0b001, True), (0b100, False), (0b110, False)])
def test_a_round_that_continues_after_forced_passes_of_all_is_inconsistent(out: int, fits: bool) -> None:
    passes = PassHistory(NOBODY, None)
    passes.passed(0, FORCED)
    passes.passed(1, FORCED)
    passes.round_continued(out)
    if fits:
        checked(passes)
    else:
        with pytest.raises(Inconsistent):
            checked(passes)


@pytest.mark.parametrize("forced", [True, False])
def test_the_viewer_knows_whether_its_own_pass_was_forced(forced: bool) -> None:
    passes = PassHistory(2, Private())
    passes.passed(0, FORCED)
    passes.passed(1, FORCED)
    passes.viewer_passed(forced)
    passes.round_continued(0)
    if forced:
        with pytest.raises(Inconsistent):
            checked(passes)
    else:
        assert checked(passes) == [True, True, False]


@pytest.mark.parametrize(
    ("flag", "event", "fits"),
    [(True, "", False), (False, "", True), (True, "cleared", True), (True, "passed", True)],
)
def test_a_pass_of_the_viewer_before_the_record_counts_until_its_next_turn(
    flag: bool, event: str, fits: bool
) -> None:
    """Its private part has the current value, which is the first value if nothing has changed it since."""
    own = Private()
    own.forced_pass = flag
    passes = PassHistory(2, own)
    if event == "cleared":
        passes.cleared()
    passes.passed(0, FORCED)
    passes.passed(1, FORCED)
    passes.round_continued(0)
    if event == "passed":
        passes.viewer_passed(True)
    if fits:
        checked(passes)
    else:
        with pytest.raises(Inconsistent):
            checked(passes)


def test_the_last_passes_are_those_of_other_seats_since_the_last_played_card() -> None:
    passes = PassHistory(4, Private())
    passes.passed(0, FORCED)
    passes.passed(3, FORCED)
    passes.cleared()
    passes.passed(0, FREE)
    passes.passed(1, FREE)
    passes.passed(1, FORCED)
    passes.round_continued(0)
    passes.passed(2, FORCED)
    passes.viewer_passed(True)
    assert passes.last_passes(0) == [FREE, FORCED, FORCED]
    assert passes.last_passes(0b001) == [FORCED, FORCED]
    assert passes.last_passes(0b110) == [FREE]


# ---------------------------------------------------------------- the viewer's own hand in earlier turns

ASKED = (history.SOMEBODY_HELD, ())
"""A step that asks what was held."""


@pytest.mark.parametrize(
    ("viewer", "step", "hand", "seen_cards", "before"),
    [
        (0, (history.DISCARDED_FACE_DOWN, 0, 2), [5], [[7, 8]], [5, 7, 8]),
        (1, (history.DISCARDED_FACE_DOWN, 0, 1), [5], [], [5]),
        (0, (history.PLAYED, 0, 7), [5], [], [5, 7]),
        (1, (history.PLAYED, 0, 7), [5], [], [5]),
        (0, (history.SWAPPED, 0, 1), [8], [[7], [8]], [7]),
        (1, (history.SWAPPED, 0, 1), [7], [[7], [8]], [8]),
        (2, (history.SWAPPED, 0, 1), [5], [], [5]),
        (0, (history.CARD_TAKEN, 0, 1), [5, 7], [[7]], [5]),
        (1, (history.CARD_TAKEN, 0, 1), [5], [[7]], [5, 7]),
        (2, (history.CARD_TAKEN, 0, 1), [5], [], [5]),
        (0, (history.KEPT, 0, 0, 3), [5, 7], [[6, 7, 8], [7]], [5]),
        (1, (history.KEPT, 0, 0, 3), [5], [], [5]),
    ],
)
def test_the_viewers_hand_before_a_step_is_reconstructed(
    viewer: int, step: history.Step, hand: list[int], seen_cards: list[list[int]], before: list[int]
) -> None:
    """Before the step the viewer had discarded a 9, so what it saw must be taken in the right order."""
    table = last_round("hands", "map", "map", "map").state.table
    table.card_history = [ASKED, (history.DISCARDED_FACE_DOWN, viewer, 1), ASKED, step]
    own = Private()
    own.hand = bytearray(hand)
    own.seen_cards = tuple(bytes(cards) for cards in ([9], *seen_cards))
    found = own_hands(table, viewer, own)
    assert {place: sorted(cards) for place, cards in found.items()} == {0: [*before, 9], 2: before}


def test_a_spectator_has_no_hand_to_reconstruct() -> None:
    assert own_hands(last_round("hands", "map", "map", "map").state.table, NOBODY, None) == {}
