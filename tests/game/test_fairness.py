"""Whether a shuffle was fair is told by a record, or by what one seat saw of the game (INFO-6)."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import Deal, Game, Rules, SetUp
from pyrite.game.facts import CardsLifted
from pyrite.game.fairness import Outcome, Step, check_record, check_seen
from pyrite.game.fairness.watch import Differs, Watch
from pyrite.game.forms import named
from pyrite.game.notation.record import read_record, write_record
from pyrite.game.notation.seen import read_seen, write_seen
from pyrite.game.shuffle import commitment
from tests.notation.played import (
    MIXES,
    Lines,
    fresh,
    hurried,
    lines_of,
    mixed,
    near_the_gold,
    seed,
    stirred,
    stroll,
    text_of,
)
from tests.properties.driver import play_out
from tests.properties.effort import examples, lots
from tests.properties.strategies import set_ups

pytestmark = pytest.mark.rule("INFO-6")


def outcomes(steps: list[Step]) -> set[Outcome]:
    return {step.outcome for step in steps}


def told(steps: list[Step], outcome: Outcome) -> list[str]:
    return [step.text for step in steps if step.outcome is outcome]


def steps_of(lines: Lines) -> list[Step]:
    return check_seen(read_seen(text_of(lines)))


# ---------------------------------------------------------------- what is fair is found fair


@pytest.mark.parametrize("number", MIXES)
def test_a_game_that_was_dealt_by_its_seed_is_found_fair_by_its_record_and_by_everyone(number: int) -> None:
    game = mixed(number)
    assert outcomes(check_record(read_record(write_record(game)))) == {Outcome.HOLDS}
    for viewer in (None, *range(game.rules.players)):
        assert outcomes(check_seen(read_seen(write_seen(game, viewer)))) == {Outcome.HOLDS}, viewer


@examples(12)
@given(set_ups(), lots())
def test_any_game_is_found_fair_by_anyone_who_saw_it(set_up: SetUp, lot: int) -> None:
    game = play_out(set_up, lot)
    assert outcomes(check_record(read_record(write_record(game)))) == {Outcome.HOLDS}
    for viewer in (None, lot % set_up.players):
        assert outcomes(check_seen(read_seen(write_seen(game, viewer)))) == {Outcome.HOLDS}


def test_the_steps_are_told_in_plain_words() -> None:
    game = stroll(stirred(first_seat=1))
    steps = check_seen(read_seen(write_seen(game, 2)))
    assert [step.text for step in steps[:4]] == [
        f"Before anything was dealt a seed was promised, sealed as {commitment(seed(1))}.",
        'Players added to the shuffle before the deal: seat 0 "Yes, "no" = [maybe]"; seat 2 "lucky 7". '
        "Are yours among them?",
        f"The seed published after the game, {seed(1).hex()}, is the one that was promised.",
        "Seat 1 begins, as the set-up says.",
    ]
    assert [step.text[:34] for step in steps[4:]] == [
        f"Round {number} went as the seed deals it;" for number in (1, 2, 3)
    ]


def test_a_record_also_shows_the_gold_pile_and_is_played_again() -> None:
    steps = [step.text for step in check_record(read_record(write_record(stroll(fresh()))))]
    assert "No player added words of their own to the shuffle; the lots come from the seed alone." in steps
    assert "The 28 gold cards lie as the seed says." in steps
    assert steps[-1] == "Played again, every fact follows from the seed and the commands."


# ---------------------------------------------------------------- what cannot be checked is said to be open


def test_before_the_end_of_a_game_a_player_has_no_seed_to_check() -> None:
    steps = check_seen(read_seen(write_seen(stroll(stirred(), 12), 0)))
    assert [step.outcome for step in steps] == [Outcome.HOLDS, Outcome.HOLDS, Outcome.OPEN]
    assert "not over" in steps[-1].text


def test_before_the_end_of_a_game_a_record_is_checked_by_the_seed_it_has() -> None:
    steps = check_record(read_record(write_record(stroll(stirred(), 12))))
    assert told(steps, Outcome.WRONG) == []
    assert len(told(steps, Outcome.OPEN)) == 1
    assert any(text.startswith("The seed in this record,") for text in told(steps, Outcome.HOLDS))
    assert any(text.startswith("Round 1 went as the seed deals it") for text in told(steps, Outcome.HOLDS))


def test_a_game_from_a_position_is_no_shuffle() -> None:
    steps = check_record(read_record(write_record(stroll(near_the_gold()))))
    assert [step.outcome for step in steps] == [Outcome.OPEN, Outcome.HOLDS]
    assert steps[0].text == "The game began from a position that was laid out, not from a shuffle."


def test_a_round_that_was_dealt_outright_is_no_shuffle_but_the_others_are() -> None:
    set_up = SetUp(3, seed=seed(4))
    game = stroll(
        Game.begin(set_up, {2: Deal.by_lot(Rules(set_up), seed(9), 2)}, bytes([1] * 16 + [2] * 8 + [3] * 4))
    )
    steps = check_record(read_record(write_record(game)))
    assert told(steps, Outcome.WRONG) == []
    assert told(steps, Outcome.OPEN) == [
        "The gold pile was laid down outright, not shuffled.",
        "Round 2 was dealt outright, not shuffled.",
    ]
    rounds = [text[:7] for text in told(steps, Outcome.HOLDS) if text.startswith("Round")]
    assert rounds == ["Round 1", "Round 3"]


def test_to_a_player_who_was_not_told_so_a_deal_given_outright_is_not_fair() -> None:
    set_up = SetUp(3, seed=seed(4))
    game = stroll(Game.begin(set_up, {2: Deal.by_lot(Rules(set_up), seed(9), 2)}))
    for viewer in (0, 1, 2):
        [wrong] = told(check_seen(read_seen(write_seen(game, viewer))), Outcome.WRONG)
        assert wrong.startswith("Round 2 is not what the seed gives.")


# ---------------------------------------------------------------- whatever is not as the seed says is noticed


@pytest.fixture(scope="module")
def seen() -> str:
    """What seat 2 saw of a whole game with chests, a wardrobe and hat swaps."""
    return write_seen(mixed(MIXES[0]), 2)


def facts_named(lines: Lines, name: str) -> list[dict[str, Any]]:
    return [line for line in lines if line.get("fact") == name]


def other_commitment(lines: Lines) -> None:
    facts_named(lines, "GameBegun")[0]["commitment"] = commitment(seed(99))


def other_seed(lines: Lines) -> None:
    facts_named(lines, "GameEnded")[0]["seed"] = seed(99).hex()


def short_seed(lines: Lines) -> None:
    facts_named(lines, "GameEnded")[0]["seed"] = "00ff"


def no_beginning(lines: Lines) -> None:
    del lines[1]


def nothing_but_a_seal(lines: Lines) -> None:
    lines[1:] = [{"fact": "SeedSealed", "commitment": "ab"}]


def another_first_seat(lines: Lines) -> None:
    begun = facts_named(lines, "GameBegun")[0]
    begun["first"] = 1 - begun["first"] if begun["first"] < 2 else 0


def words_that_nobody_added(lines: Lines) -> None:
    lines.insert(1, {"fact": "SeedSealed", "commitment": facts_named(lines, "GameBegun")[0]["commitment"]})
    lines.insert(2, {"fact": "Contributed", "seat": 0, "words": "surprise"})


def words_after_the_deal(lines: Lines) -> None:
    lines.append({"fact": "Contributed", "seat": 0, "words": "too late"})


def words_out_of_order(lines: Lines) -> None:
    lines[1:1] = [{"fact": "Contributed", "seat": seat, "words": "x"} for seat in (1, 0)]
    lines.insert(1, {"fact": "SeedSealed", "commitment": facts_named(lines, "GameBegun")[0]["commitment"]})


def words_of_a_stranger(lines: Lines) -> None:
    lines.insert(1, {"fact": "SeedSealed", "commitment": facts_named(lines, "GameBegun")[0]["commitment"]})
    lines.insert(2, {"fact": "Contributed", "seat": 11, "words": "hello"})


def one_gold_card_more(lines: Lines) -> None:
    facts_named(lines, "GameBegun")[0]["gold_pile"].append(None)


def another_hand(lines: Lines) -> None:
    hand = facts_named(lines, "RoundBegun")[1]["hands"][2]
    hand[0] = "map" if hand[0] != "map" else "NS"


def a_round_left_out(lines: Lines) -> None:
    lines.remove(facts_named(lines, "RoundBegun")[1])


def another_role_at_the_end(lines: Lines) -> None:
    roles = facts_named(lines, "RoundEnded")[0]["roles"]
    roles[0] = "boss" if roles[0] != "boss" else "saboteur"


def another_card_drawn(lines: Lines) -> None:
    drew = next(line for line in facts_named(lines, "Drew") if line["cards"][0] is not None)
    drew["cards"][0] = "map" if drew["cards"][0] != "map" else "NS"


def a_draw_left_out(lines: Lines) -> None:
    drew = next(line for line in facts_named(lines, "Drew") if line["cards"][0] is None)
    lines.remove(drew)


def another_goal(lines: Lines) -> None:
    turned = facts_named(lines, "GoalTurned")[0]
    turned["face"] = "gold" if turned["face"] != "gold" else "spider"


def a_goal_that_is_not_there(lines: Lines) -> None:
    facts_named(lines, "GoalTurned")[0]["goal"] = 7


TAMPERINGS: list[tuple[Callable[[Lines], None], str]] = [
    (other_commitment, "is not the one that was promised"),
    (other_seed, "is not the one that was promised"),
    (short_seed, "is not the one that was promised"),
    (no_beginning, "does not begin with the promise of a seed"),
    (nothing_but_a_seal, "does not begin with the promise of a seed"),
    (another_first_seat, "The beginning is not what the seed gives. Line 2, GameBegun: seat"),
    (words_that_nobody_added, "is not what the seed gives"),
    (words_after_the_deal, "after the game had begun"),
    (words_out_of_order, "not added seat by seat, each once"),
    (words_of_a_stranger, "not added seat by seat, each once"),
    (one_gold_card_more, "The beginning is not what the seed gives."),
    (another_hand, "Round 2 is not what the seed gives."),
    (a_round_left_out, "is not what the seed gives."),
    (another_role_at_the_end, "Round 1 is not what the seed gives."),
    (another_card_drawn, "Drew: drawn: "),
    (a_draw_left_out, "is not what the seed gives."),
    (another_goal, "GoalTurned: goal"),
    (a_goal_that_is_not_there, "it does not fit what came before it"),
]


@pytest.mark.parametrize(("tamper", "said"), TAMPERINGS, ids=lambda part: getattr(part, "__name__", ""))
def test_a_file_that_was_changed_is_not_fair(seen: str, tamper: Callable[[Lines], None], said: str) -> None:
    lines = lines_of(seen)
    assert outcomes(steps_of(lines)) == {Outcome.HOLDS}
    tamper(lines)
    steps = steps_of(lines)
    [wrong] = told(steps, Outcome.WRONG)
    assert said in wrong
    assert steps[-1].text == wrong


def test_two_promises_that_differ_are_none() -> None:
    lines = lines_of(write_seen(stroll(stirred()), 0))
    lines[1]["commitment"] = commitment(seed(99))
    assert [step.outcome for step in steps_of(lines)] == [Outcome.WRONG]


SHOWN = {
    "GameBegun": ("first", "gold_pile"),
    "RoundBegun": tuple(each.name for each in fields(Deal)),
    "Drew": ("cards",),
    "GoalTurned": ("face",),
    "Looked": ("face",),
    "RoleSeen": ("role",),
    "RoleChanged": ("role",),
    "WardrobeEntered": ("role",),
    "RolesDealt": ("roles",),
    "ChestTurned": ("tunnel",),
    "ChestOpened": ("found",),
    "ChestSeen": ("tunnel", "found"),
    "DeckBuried": ("cards",),
    "CardsLifted": ("cards",),
    "GoldDrawn": ("nuggets",),
    "GoldOffered": ("nuggets",),
    "GoldTaken": ("nuggets",),
    "GoldDealt": ("nuggets", "pile"),
    "GoldPicked": ("pile",),
    "RoundEnded": ("roles", "left_over"),
    "GameEnded": ("gold",),
}
"""Where what chance has settled comes to light."""


def with_something_else(value: Any) -> Iterator[Any]:
    """The same with one thing in it changed."""
    others: dict[Any, Any] = {1: 3, 2: 3, 3: 1, "saboteur": "geologist", "gold": "spider", "one gold": "bury five"}
    if isinstance(value, tuple):
        for place, each in enumerate(value):
            for other in with_something_else(each):
                yield (*value[:place], other, *value[place + 1 :])
    elif value is not None:
        yield others.get(value, "map" if value != "map" else "NS")


def test_whatever_comes_to_light_is_compared() -> None:
    """In whole games with all secrets: change any one thing that chance has settled, and it is noticed there."""
    noticed = set()
    tournament = SetUp(5, variants=frozenset({"tournament"}), seed=seed(3))
    for game in (hurried(tournament), *(mixed(number) for number in MIXES)):
        watch = Watch(game.rules, game.state.sealed.stirred, (), given_pile=False)  # type: ignore[union-attr]
        for raw in game.facts:
            fact = named(raw, game.state.table.maze.grid)
            if isinstance(fact, CardsLifted) and not fact.from_deck:
                continue  # the discard pile lies as players have laid it
            for field in SHOWN.get(type(fact).__name__, ()):
                for other in with_something_else(getattr(fact, field)):
                    changed = replace(fact, **{field: other})  # type: ignore[type-var]  # every fact is a dataclass
                    twin = copy_of(watch)
                    with pytest.raises(Differs):
                        twin.see(changed)
                    noticed.add((type(fact).__name__, field))
            watch.see(fact)
    assert noticed == {(name, field) for name, shown in SHOWN.items() for field in shown}


def copy_of(watch: Watch) -> Watch:
    return deepcopy(watch, {id(watch.rules): watch.rules})
