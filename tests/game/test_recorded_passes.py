"""What the table records of passes with the deck empty, and how imagined worlds are checked against it (END-1)."""

import pytest

from pyrite.game import Command, DiscardTwo, Game, Pass, ReadMap
from pyrite.game import hidden_card_history as history
from pyrite.game.imagine.drawing import Inconsistent
from pyrite.game.imagine.passes import PassHistory
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
    history.ROUND_CONTINUED: "went on",
    history.ALL_FORCED: "all forced",
    history.SOMEBODY_HELD: "one held",
}
ENDINGS = {"lacked", "could play", "cleared", "went on", "all forced", "one held"}
"""Steps that are only recorded while passes can end the round."""


def last_round(rule: str, *hands: str, deck: str = "") -> Game:
    """Three diggers in the last round, whose record is not replaced by that of another round."""
    text = f"players: 3\nround: 3\nasked: seat 0, turn\n{BARE}{seats('DDD', dict(enumerate(hands)))}\n"
    return position(f"{text}discard: NE\n{deck}", f"house rules: round_end={rule}")


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
    assert recorded(game, (0, Pass(("map",)))) == ["could play", "down", "went on"]
    assert recorded(game, (1, Pass(("repair cart",))))[3:] == ["could play", "down", "went on"]
    assert recorded(game, (2, Pass(("NS",))))[6:] == ["could play", "down", "went on"]
    assert recorded(game, (0, ReadMap(0)))[9:] == ["played", "cleared", "went on"]
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


def test_a_seat_that_is_skipped_at_the_end_counts_as_out() -> None:
    game = last_round(
        "forced_passes", "repair cart", "repair lantern, repair lantern", "repair pickaxe, repair pickaxe"
    )
    passes = [(0, "repair cart"), (1, "repair lantern"), (2, "repair pickaxe"), (1, "repair lantern")]
    for seat, card in passes:
        if not game.over:
            played(game, seat, Pass((card,)))
    assert game.over
    assert game.state.table.card_history[-1][0] == history.ALL_FORCED


@pytest.mark.parametrize("rule", ["forced_passes", "nobody_can_play", "hands"])
def test_with_cards_in_the_deck_nothing_more_is_recorded(rule: str) -> None:
    game = last_round(rule, "map, map", "map, NS", "NES, NS", deck="deck: NW, NW, NW, EW")
    assert ENDINGS.isdisjoint(recorded(game, (0, Pass(("map",))), (1, ReadMap(0))))


def test_where_only_empty_hands_end_a_round_nothing_more_is_recorded() -> None:
    game = last_round("hands", "map, map", "map, NS", "NES, NS")
    assert ENDINGS.isdisjoint(recorded(game, (0, Pass(("map",))), (1, ReadMap(0))))


def test_before_the_last_card_of_all_somebody_could_play() -> None:
    game = last_round("nobody_can_play", "map, map", "repair cart", "NS")
    orders = ((0, Pass(("map",))), (1, Pass(("repair cart",))), (2, Pass(("NS",))))
    assert recorded(game, *orders) == ["down"] * 3
    assert recorded(game, (0, Pass(("map",))))[3:] == ["one held", "down"]
    assert seats_of(game, history.SOMEBODY_HELD) == [(0,)]


def test_when_nobody_can_play_what_each_lacked_is_recorded() -> None:
    """Before the last pass somebody could play; after it nobody could, not even the seat that passed."""
    game = last_round("nobody_can_play", "map, repair cart", "", "repair lantern, repair pickaxe")
    assert recorded(game, (0, Pass(("map",)))) == ["one held", "down", "lacked", "lacked"]
    assert seats_of(game, history.SOMEBODY_HELD) == [(0, 2)]
    assert seats_of(game, history.LACKED) == [(0,), (2,)]


def test_a_card_that_was_played_shows_by_itself_that_somebody_could_play() -> None:
    game = last_round("nobody_can_play", "map, repair cart", "repair lantern", "repair pickaxe")
    assert recorded(game, (0, ReadMap(0))) == ["played", "lacked", "lacked", "lacked"]


@pytest.mark.rule("S2-4")
def test_before_two_cards_are_discarded_somebody_could_play() -> None:
    game = position(
        f"players: 3\nround: 3\nmodules: saboteur2\nasked: seat 0, turn\n{BARE}discard: NE\n"
        "seat 0: boss; hand NS, NW, NES; front broken cart\n"
        "seat 1: profiteer; hand free\nseat 2: saboteur; hand hands off, inspection\n",
        "house rules: round_end=nobody_can_play",
    )
    command = next(each for each in game.legal(0) if isinstance(each, DiscardTwo))
    assert recorded(game, (0, command)) == ["one held", "down"]
    assert seats_of(game, history.SOMEBODY_HELD) == [(0, 1, 2)]


# ---------------------------------------------------------------- how worlds are checked

MAP, REPAIR = 1, 2
KINDS = [MAP, REPAIR, MAP, REPAIR]
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


def test_after_a_turn_spent_otherwise_no_pass_counts() -> None:
    passes = PassHistory(NOBODY, None)
    passes.passed(0, FORCED)
    passes.cleared()
    passes.passed(1, FORCED)
    assert checked(passes) == [False, True, False]


def test_the_flag_of_the_viewer_is_left_as_it_is() -> None:
    passes = PassHistory(1, Private())
    passes.viewer_passed(True)
    passes.passed(2, FORCED)
    assert checked(passes) == [False, False, True]


def test_private_parts_that_are_missing_are_left_out() -> None:
    passes = PassHistory(NOBODY, None)
    passes.passed(1, FORCED)
    other = Private()
    passes.check(KINDS, [None, other])
    assert other.forced_pass


def test_one_of_some_hands_could_play() -> None:
    passes = PassHistory(NOBODY, None)
    passes.somebody_could_play([FORCED, FREE])
    checked(passes)
    passes.somebody_could_play([FORCED, FORCED])
    with pytest.raises(Inconsistent):
        checked(passes)


def test_without_a_pass_no_flag_is_touched() -> None:
    own = Private()
    own.forced_pass = True
    PassHistory(NOBODY, None).check(KINDS, [own])
    assert own.forced_pass


@pytest.mark.parametrize(("out", "fits"), [(0b000, True), (0b001, True), (0b100, False), (0b110, False)])
def test_a_round_does_not_go_on_when_all_but_those_who_are_out_were_forced(out: int, fits: bool) -> None:
    passes = PassHistory(NOBODY, None)
    passes.passed(0, FORCED)
    passes.passed(1, FORCED)
    passes.went_on(out)
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
    passes.went_on(0)
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
    """Its private part says what holds now, and that is what held at first if nothing has changed it since."""
    own = Private()
    own.forced_pass = flag
    passes = PassHistory(2, own)
    if event == "cleared":
        passes.cleared()
    passes.passed(0, FORCED)
    passes.passed(1, FORCED)
    passes.went_on(0)
    if event == "passed":
        passes.viewer_passed(True)
    if fits:
        checked(passes)
    else:
        with pytest.raises(Inconsistent):
            checked(passes)


def test_the_last_passes_are_those_of_the_others_since_a_card_was_played() -> None:
    passes = PassHistory(3, Private())
    passes.passed(0, FORCED)
    passes.cleared()
    passes.passed(0, FREE)
    passes.passed(1, FREE)
    passes.passed(1, FORCED)
    passes.went_on(0)
    passes.passed(2, FORCED)
    passes.viewer_passed(True)
    assert passes.last_passes(0) == [FREE, FORCED, FORCED]
    assert passes.last_passes(0b001) == [FORCED, FORCED]
    assert passes.last_passes(0b110) == [FREE]
