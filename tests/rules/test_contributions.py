"""Players add words to the shuffle: after the commitment to the seed, before the first random number (INFO-6)."""

import hashlib
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import BadInput, Fact, Game, SetUp, View, update_view
from pyrite.game.commands import move_of
from pyrite.game.dealing.shuffle import add_contribution, commitment
from pyrite.game.decide import decide
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.course import GAME_ENDED, Contributed, GameBegun, RoundBegun, SeedSealed
from pyrite.game.notation import parse_position, print_position
from pyrite.game.notation.record import write_record
from tests.properties.driver import Driver, begun, submit
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.rules.view_contents import contains_seed

SEED = bytes(range(32))
SET_UP = SetUp(5, seed=SEED)
WORDS = {1: "lucky 7", 3: "Glueck auf!"}

pytestmark = pytest.mark.rule("INFO-6")


def opening(game: Game) -> list[Fact]:
    return [decode_fact(fact, game.state.table.maze.grid) for fact in game.facts]


def deal(contributions: dict[int, str] | None, set_up: SetUp = SET_UP) -> Any:
    """All random results up to the first turn."""
    opening_facts = opening(Game.begin(set_up, contributions=contributions))
    [begins] = [fact for fact in opening_facts if isinstance(fact, GameBegun)]
    [dealt] = [fact for fact in opening_facts if isinstance(fact, RoundBegun)]
    return begins.first, begins.gold_pile, dealt


# ---------------------------------------------------------------- shown to all, in order


def test_the_commitment_comes_first_then_the_words_then_the_deal() -> None:
    game = Game.begin(SET_UP, contributions=WORDS)
    sealed, one, other, begins, dealt, _ = opening(game)
    assert sealed == SeedSealed(commitment(SEED))
    assert [one, other] == [Contributed(1, "lucky 7"), Contributed(3, "Glueck auf!")]
    assert isinstance(begins, GameBegun)
    assert begins.commitment == commitment(SEED)
    assert isinstance(dealt, RoundBegun)


@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_everyone_sees_who_added_which_words(viewer: int | None) -> None:
    game = Game.begin(SET_UP, contributions=WORDS)
    opening_facts = [fact for _, fact in game.seen_by(viewer)[:3]]
    assert opening_facts == opening(game)[:3]
    view = View.blank(game.rules, viewer)
    for _, fact in game.seen_by(viewer):
        update_view(view, fact)
    assert view == game.view(viewer)


def test_no_random_result_is_shown_before_all_words_are_added() -> None:
    """Everything before the last words is the same, whatever those words are."""
    one = opening(Game.begin(SET_UP, contributions={0: "a", 4: "one"}))
    other = opening(Game.begin(SET_UP, contributions={0: "a", 4: "other"}))
    assert one[:2] == other[:2]
    assert one[3] != other[3]


@pytest.mark.parametrize("viewer", [None, 0])
def test_neither_seed_is_shown_before_the_end(viewer: int | None) -> None:
    game = Game.begin(SET_UP, contributions=WORDS)
    assert game.state.sealed is not None
    mixed = game.state.sealed.shuffle_seed
    assert mixed != SEED
    assert contains_seed(game.state, mixed)
    for seed in (SEED, mixed):
        assert not contains_seed(game.view(viewer), seed)
        assert not contains_seed(game.seen_by(viewer), seed)


# ---------------------------------------------------------------- without words all is as before


@pytest.mark.parametrize("none", [None, {}])
def test_without_contributions_there_is_no_fact_about_them(none: dict[int, str] | None) -> None:
    game = Game.begin(SET_UP, contributions=none)
    assert [type(fact).__name__ for fact in opening(game)] == ["GameBegun", "RoundBegun", "TurnBegun"]
    assert game.state == Game.begin(SET_UP).state
    assert "contributions" not in write_record(game)
    assert "stirred" not in print_position(game.state)


@pytest.mark.parametrize(
    ("set_up", "digest"),
    [
        (SET_UP, "ff5c2d64a513611c7c34c1dfd37452848a2511a05b7b40f3d919a0160b2d8f0d"),
        (
            SetUp(7, modules=frozenset({"saboteur2", "chests", "party", "new_goals"}), seed=SEED),
            "d86c94cb5b3c46be26bbcf6360163ebb790954b1ac2f8a6d1375c8068e8863f9",
        ),
    ],
)
def test_records_without_contributions_are_unchanged_byte_for_byte(set_up: SetUp, digest: str) -> None:
    assert hashlib.sha256(write_record(Game.begin(set_up)).encode()).hexdigest() == digest


# ---------------------------------------------------------------- adding words to the seed


def test_the_seed_hashed_with_words_has_a_known_value() -> None:
    """Computed independently of the game; see docs/fairness.md."""
    once = add_contribution(SEED, 1, "lucky 7")
    assert once.hex() == "8d8e9a926c8e7be75a954a680b9856847d3a906aace7b8b57db3b656d13d4bd9"
    assert (
        add_contribution(once, 3, "Glueck auf!").hex()
        == "be5d266adddc1637feb84943018b22f5c0c666ffb10c5526f768888f5ef0bbfa"
    )


def test_words_are_hashed_in_the_order_of_seats() -> None:
    assert deal({3: "x", 1: "y"}) == deal({1: "y", 3: "x"})
    one, other = opening(Game.begin(SET_UP, contributions={3: "x", 1: "y"}))[1:3]
    assert (one, other) == (Contributed(1, "y"), Contributed(3, "x"))


def test_other_seats_or_other_words_give_another_deal() -> None:
    contributions: list[dict[int, str] | None] = [
        None,
        {0: "ab"},
        {1: "ab"},
        {0: "a", 1: "b"},
        {0: "b", 1: "a"},
        {0: "a", 2: "b"},
        {0: "ba"},
        {0: "aB"},
    ]
    deals = [deal(each)[1:] for each in contributions]
    assert all(one != other for place, one in enumerate(deals) for other in deals[:place])


def test_the_first_seat_and_the_gold_pile_depend_on_the_hashed_seed() -> None:
    first = {deal({0: f"{number}"})[0] for number in range(40)}
    assert first == {0, 1, 2, 3, 4}
    assert len({deal({0: f"{number}"})[1] for number in range(40)}) == 40


def test_a_chosen_first_seat_does_not_depend_on_contributions() -> None:
    assert {deal({0: f"{number}"}, SetUp(5, first_seat=3, seed=SEED))[0] for number in range(10)} == {3}


@examples(12)
@given(set_ups(), play_seeds())
def test_no_number_is_drawn_from_the_committed_seed_itself(set_up: SetUp, play_seed: int) -> None:
    """With another seed but the same mixed seed the game is the same, until the seed is shown."""
    game, driver = begun(set_up, play_seed), Driver(play_seed)
    while not game.over:
        seat, command = driver.choose(game)
        if game.question != "veto":
            other = game.state.clone()
            assert other.sealed is not None
            other.sealed.seed = bytes(31) + b"!"
            move = move_of(command, game.state.table.maze.grid)
            here, there = decide(game.state, seat, move), decide(other, seat, move)
            assert [fact for fact in here if fact[0] != GAME_ENDED] == [
                fact for fact in there if fact[0] != GAME_ENDED
            ]
        submit(game, seat, command)
    assert game.facts[-1][3] == set_up.seed


def test_a_position_keeps_the_hashed_seed() -> None:
    game = Game.begin(SET_UP, contributions=WORDS)
    text = print_position(game.state)
    assert "stirred: be5d266adddc1637feb84943018b22f5c0c666ffb10c5526f768888f5ef0bbfa\n" in text
    assert parse_position(text) == game.state


def test_an_invalid_hashed_seed_is_refused() -> None:
    text = print_position(Game.begin(SET_UP, contributions=WORDS).state).replace("stirred: be", "stirred: BE")
    with pytest.raises(BadInput, match="64 hexadecimal digits"):
        parse_position(text)


# ---------------------------------------------------------------- what may be added


@pytest.mark.parametrize("words", ["7", "x" * 64, "a b", "~!@#$%^&*()", "{'seat': 1}"])
def test_plain_words_are_accepted(words: str) -> None:
    assert Contributed(2, words) in opening(Game.begin(SET_UP, contributions={2: words}))


@pytest.mark.parametrize("words", ["", " ", " a", "a ", "x" * 65, "a\nb", "\t", "ü", "\x7f", 7, None, b"a", ["a"]])
def test_other_words_are_refused_with_a_sentence(words: Any) -> None:
    with pytest.raises(BadInput, match=r"^Your words must be 1 to 64 plain letters, digits or signs, .*\.$"):
        Game.begin(SET_UP, contributions={2: words})


@pytest.mark.parametrize("seat", [-1, 5, True, "1", None])
def test_only_seats_of_the_table_can_add_words(seat: Any) -> None:
    with pytest.raises(BadInput, match=r"^There is no seat .* to contribute to the shuffle\.$"):
        Game.begin(SET_UP, contributions={seat: "a"})
