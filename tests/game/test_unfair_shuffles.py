"""The check notices every changed fact and every card that the seed does not give (INFO-6)."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields, replace
from typing import Any

import pytest

from pyrite.game import Deal, SetUp
from pyrite.game.dealing.fairness import Outcome, Step, check_viewer_record
from pyrite.game.dealing.fairness.fact_checker import FactChecker, Mismatch
from pyrite.game.dealing.shuffle import commitment
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.maze import Looked
from pyrite.game.facts.piles import CardsLifted
from pyrite.game.modules.goal_swap import GoalsPutBack
from pyrite.game.notation.viewer_record import read_viewer_record, write_viewer_record
from tests.notation.sample_games import (
    MIXES,
    Lines,
    bot_game,
    lines_of,
    mixed,
    random_game,
    seed,
    text_of,
    with_contributions,
)

pytestmark = pytest.mark.rule("INFO-6")


def steps_of(lines: Lines) -> list[Step]:
    return check_viewer_record(read_viewer_record(text_of(lines)))


def wrong_in(steps: list[Step]) -> list[str]:
    return [step.text for step in steps if step.outcome is Outcome.WRONG]


# ---------------------------------------------------------------- a file that was changed


@pytest.fixture(scope="module")
def seen() -> str:
    """What seat 2 saw of a whole game in which much can be changed."""
    games = [mixed(number) for number in MIXES]
    three_goals = [game for game in games if game.rules.players > 2 and not game.rules.new_goals]
    return max((write_viewer_record(game, 2) for game in three_goals), key=variety)


def variety(text: str) -> int:
    return len({line.get("fact") for line in lines_of(text)})


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


def a_round_called_another(lines: Lines) -> None:
    facts_named(lines, "RoundBegun")[1]["round"] = 3


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
    (other_commitment, "does not match the commitment"),
    (other_seed, "does not match the commitment"),
    (short_seed, "does not match the commitment"),
    (no_beginning, "does not begin with a commitment to a seed"),
    (nothing_but_a_seal, "does not begin with a commitment to a seed"),
    (another_first_seat, "The beginning does not follow from the seed. Line 2, GameBegun: seat"),
    (words_that_nobody_added, "does not follow from the seed"),
    (words_after_the_deal, "after the game had begun"),
    (words_out_of_order, "not listed by seat, each seat at most once"),
    (words_of_a_stranger, "not listed by seat, each seat at most once"),
    (one_gold_card_more, "The beginning does not follow from the seed."),
    (another_hand, "Round 2 does not follow from the seed."),
    (a_round_left_out, "does not follow from the seed."),
    (a_round_called_another, "round 3 begins after round 1"),
    (another_role_at_the_end, "Round 1 does not follow from the seed."),
    (another_card_drawn, "Drew: drawn: "),
    (a_draw_left_out, "does not follow from the seed."),
    (another_goal, "GoalTurned: goal"),
    (a_goal_that_is_not_there, "it does not fit the facts before it"),
]


@pytest.mark.parametrize(("tamper", "said"), TAMPERINGS, ids=lambda part: getattr(part, "__name__", ""))
def test_a_changed_file_is_not_fair(seen: str, tamper: Callable[[Lines], None], said: str) -> None:
    lines = lines_of(seen)
    assert {step.outcome for step in steps_of(lines)} == {Outcome.HOLDS}
    tamper(lines)
    steps = steps_of(lines)
    [wrong] = wrong_in(steps)
    assert said in wrong
    assert steps[-1].text == wrong


def test_two_different_commitments_are_rejected() -> None:
    lines = lines_of(write_viewer_record(random_game(with_contributions()), 0))
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
"""The facts that show random results."""


def with_one_change(value: Any) -> Iterator[Any]:
    """A value of a fact, with another value in its place or at one place of a tuple."""
    others: dict[Any, Any] = {1: 3, 2: 3, 3: 1, "saboteur": "geologist", "gold": "spider", "one gold": "bury five"}
    if isinstance(value, tuple):
        for place, each in enumerate(value):
            for other in with_one_change(each):
                yield (*value[:place], other, *value[place + 1 :])
    elif value is not None:
        yield others.get(value, "map" if value != "map" else "NS")


def test_every_shown_random_result_is_compared() -> None:
    """In whole games with all secrets, a change of any one random result is noticed there."""
    noticed = set()
    tournament = SetUp(5, variants=frozenset({"tournament"}), seed=seed(3))
    for game in (bot_game(tournament), *(mixed(number) for number in MIXES)):
        checker = FactChecker(game.rules, game.state.sealed.shuffle_seed, (), given_pile=False)  # type: ignore[union-attr]
        for raw in game.facts:
            fact = decode_fact(raw, game.state.table.maze.grid)
            if isinstance(fact, CardsLifted) and not fact.from_deck:
                continue  # players, not the seed, determine the discard pile
            for field in SHOWN.get(type(fact).__name__, ()):
                for other in with_one_change(getattr(fact, field)):
                    changed = replace(fact, **{field: other})  # type: ignore[type-var]  # every fact is a dataclass
                    twin = copy_of(checker)
                    with pytest.raises(Mismatch):
                        twin.check(changed)
                    noticed.add((type(fact).__name__, field))
            checker.check(fact)
    assert noticed == {(name, field) for name, shown in SHOWN.items() for field in shown}


def copy_of(checker: FactChecker) -> FactChecker:
    return deepcopy(checker, {id(checker.rules): checker.rules})


@pytest.mark.rule("INFO-6", "WC-17")
def test_one_goal_is_not_seen_at_two_places() -> None:
    """Another seat may have swapped two goals. What the first look shows then decides what the second may show."""
    game = bot_game(SetUp(3, modules=frozenset({"goal_swap"}), seed=seed(3)))
    checker = FactChecker(game.rules, game.state.sealed.shuffle_seed, (), given_pile=False)  # type: ignore[union-attr]
    begun = [decode_fact(raw, game.state.table.maze.grid) for raw in game.facts[: game.ends[0]]]
    for fact in begun:
        checker.check(fact)
    ((one, other, _),) = checker.goals
    checker.check(GoalsPutBack(1, 0, 1, None))
    checker.check(Looked(0, 0, other))
    with pytest.raises(Mismatch, match=f"goal 1: {other} was seen, but the seed gives {one}"):
        copy_of(checker).check(Looked(0, 1, other))
    checker.check(Looked(0, 1, one))
