"""Declarations of facts and commands: what is wrong in one is found when its module is imported."""

from dataclasses import replace
from typing import Any

import pytest

from pyrite.game.all_facts import function_of, in_order
from pyrite.game.catalogue import ACTION_KINDS, ACTIONS, CARD_NAMES, FIRST_ACTION, KIND, NAME, add_action
from pyrite.game.codec import CARD, COUNT, SEAT
from pyrite.game.commands import COMMANDS, add_commands
from pyrite.game.declare import Command, Fact, command, fact, field, packed
from pyrite.game.modules import MODULES, check_cards, check_order
from pyrite.game.modules.goal_swap import SWAP_GOALS, SWAP_QUESTION, GoalsPutBack, PutGoalsBack, SwapGoals
from pyrite.game.modules.veto.facts import Vetoed
from pyrite.game.moves import ANSWER_VERBS, CARD_VERBS
from pyrite.game.question import Question, any_answer
from pyrite.game.questions import QUESTIONS
from pyrite.game.questions import in_order as questions_in_order
from pyrite.game.refusal import Refusal
from pyrite.game.turn import TURN_QUESTION
from pyrite.rulebook import rulebook


def test_a_short_form_has_exactly_the_fields_of_its_command() -> None:
    for kind in COMMANDS.values():
        if kind.short is not None:
            in_form = {word[1:-1] for word in kind.short.split() if word.startswith("{")}
            assert in_form == {each.name for each in kind.fields}, kind


def test_a_field_whose_codec_has_no_hidden_value_cannot_be_secret() -> None:
    with pytest.raises(TypeError, match="no hidden value"):
        field(COUNT, to="seat")


def test_a_secret_field_names_a_field_of_its_fact() -> None:
    with pytest.raises(KeyError, match="thief"):

        @fact(99)
        class Taken(Fact):
            seat: int = field(SEAT)
            card: str | None = field(CARD, to="thief")


@pytest.mark.parametrize("shifts", [(0, 0), (4, 3), (0, 5)])
def test_bits_that_overlap_or_leave_a_gap_are_refused(shifts: tuple[int, int]) -> None:
    fields: dict[str, Any] = {
        "__annotations__": {"seat": "int", "card": "str"},
        "seat": packed(SEAT, bits=4, shift=shifts[0]),
        "card": packed(CARD, bits=7, shift=shifts[1]),
    }
    with pytest.raises(TypeError, match="overlap or have a gap"):
        command(98, rule="TURN-1")(type("Odd", (Command,), fields))


def test_a_command_that_needs_more_bits_than_a_move_has_is_refused() -> None:
    fields: dict[str, Any] = {"__annotations__": {"seat": "int"}, "seat": packed(SEAT, bits=25)}
    with pytest.raises(TypeError, match="need 25 bits"):
        command(98, rule="TURN-1")(type("Long", (Command,), fields))


@fact(0)
class First(Fact):
    """A fact without a function that applies it."""


@fact(2)
class Third(Fact):
    """A fact whose predecessor is missing."""


@fact(0)
class AlsoFirst(Fact):
    """A fact with the number of another."""


def test_two_facts_with_one_number_are_refused() -> None:
    with pytest.raises(TypeError, match=r"fact AlsoFirst and the fact First have the same number, 0; 1 is free\."):
        in_order([First, AlsoFirst])


def test_a_fact_is_named_with_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vetoed, "number", 0)
    monkeypatch.setattr(GoalsPutBack, "number", 0)
    why = "the fact Vetoed of veto and the fact GoalsPutBack of goal_swap have the same number, 0"
    with pytest.raises(TypeError, match=why):
        in_order([GoalsPutBack, Vetoed])


def test_a_gap_in_the_numbers_of_facts_is_refused() -> None:
    with pytest.raises(TypeError, match="number of the fact Third is 2; take 0"):
        in_order([Third, First])


def test_a_fact_without_a_function_is_refused() -> None:
    with pytest.raises(TypeError, match="First needs a function first in"):
        function_of(First)


def test_a_question_lacks_no_field() -> None:
    fields = dict(vars(TURN_QUESTION))
    assert Question(**fields) == TURN_QUESTION
    for name in fields:
        with pytest.raises(TypeError, match=name):
            Question(**{other: value for other, value in fields.items() if other != name})


def test_the_refusal_of_a_question_names_a_rule_of_the_rulebook() -> None:
    rules = {rule.id for rule in rulebook()}
    refusals = [question.why_not for question in QUESTIONS.values() if isinstance(question.why_not, Refusal)]
    assert refusals
    assert [refusal for refusal in refusals if refusal.rule not in rules] == []


def test_every_verb_answers_a_question() -> None:
    answers = {verb for question in QUESTIONS.values() for verb in question.answered_by}
    assert answers == {kind.verb for kind in COMMANDS.values()}


DRAWN_FROM_FEWER: dict[str, str] = {
    "turn": "a pass with one card: which one, others do not see",
    "tunnel": "the tunnel must be laid if it can be (WC-22)",
    "toll": "declining shows nothing of a purse (TOLL-3)",
}
"""Questions for which the clock draws among some answers only, and why this shows no secret."""


def test_the_clock_draws_among_all_answers_unless_that_is_explained() -> None:
    """If the clock always chose the same answer, a timeout would show a private answer."""
    fewer = {each.name for each in QUESTIONS.values() if each.by_clock is not any_answer}
    assert fewer == DRAWN_FROM_FEWER.keys(), "use any_answer, or explain here why this shows no secret"


@pytest.mark.parametrize(
    ("number", "name", "why"),
    [
        (3, "third", "number of the question third is 3; take 2"),
        (1, "other", "question other and the question turn have the same number, 1; 2 is free"),
        (2, "turn", "Two questions have the same name: the question turn and the question turn"),
    ],
)
def test_questions_have_numbers_without_a_gap_and_names_of_their_own(number: int, name: str, why: str) -> None:
    other = replace(TURN_QUESTION, number=number, name=name)
    with pytest.raises(TypeError, match=why):
        questions_in_order([TURN_QUESTION, other])


def test_a_question_is_named_with_its_module() -> None:
    with pytest.raises(TypeError, match=r"number of the question swap of goal_swap is 7; take 1"):
        questions_in_order([SWAP_QUESTION])


# ---------------------------------------------------------------- cards and verbs of modules


@command(SWAP_GOALS, rule="WC-17")
class SwapAgain(Command):
    """A command with the verb of another."""


@command(63, rule="WC-17")
class TooHigh(Command):
    """A command whose verb is out of range."""


FREE_KIND = min(set(ACTION_KINDS) - set(NAME))
VERBS = {kind.verb for kind in COMMANDS.values()}


@pytest.mark.parametrize(
    ("name", "kind", "why"),
    [
        (
            "second veto",
            KIND["veto"],
            rf"'second veto' of dummy and the card 'veto' have .* kind, 88; {FREE_KIND} is",
        ),
        ("veto", 100, "Two cards have the name 'veto'; dummy must give its card another one"),
        ("new", 128, rf"kind of the card 'new' of dummy is 128; take {FREE_KIND}, or any free one up to 127\."),
        ("new", 62, f"kind of the card 'new' of dummy is 62; take {FREE_KIND}"),
    ],
)
def test_two_cards_have_not_the_same_name_or_kind(name: str, kind: int, why: str) -> None:
    before = dict(KIND), dict(NAME), list(ACTIONS), list(CARD_NAMES)
    with pytest.raises(TypeError, match=why):
        add_action(name, kind, "dummy")
    assert before == (KIND, NAME, ACTIONS, CARD_NAMES)


def test_all_names_of_cards_are_in_the_order_of_their_kinds() -> None:
    assert sorted(CARD_NAMES, key=KIND.__getitem__) == CARD_NAMES
    assert [name for name in CARD_NAMES if KIND[name] >= FIRST_ACTION] == ACTIONS
    assert {kind: name for name, kind in KIND.items()} == NAME


@pytest.mark.parametrize(
    ("left_out", "why"),
    [
        (
            {"deck": {"second swap": 1}},
            rf"card 'second swap' of goal_swap has no kind: write action_cards=.*: {FREE_KIND}\}} in its MODULE",
        ),
        (
            {"commands": ()},
            r"No command of goal_swap plays the card 'goal swap': write @command\(..., plays=83\), and commands=",
        ),
        (
            {"cards": {PutGoalsBack: MODULES["goal_swap"].cards[SwapGoals]}},
            r"PutGoalsBack of goal_swap is in `cards`: write @command\(..., plays=KIND\)",
        ),
        ({"cards": {}}, r"SwapGoals of goal_swap plays a card in a turn: write cards=\{SwapGoals: ...\}"),
    ],
)
def test_a_module_says_which_command_plays_its_card(left_out: dict[str, Any], why: str) -> None:
    check_cards(MODULES["goal_swap"])
    with pytest.raises(TypeError, match=why):
        check_cards(replace(MODULES["goal_swap"], **left_out))


def test_two_commands_have_not_the_same_verb() -> None:
    free = min(set(CARD_VERBS) - VERBS)
    with pytest.raises(
        TypeError, match=f"SwapAgain and SwapGoals of goal_swap have the same verb, 13; {free} is free"
    ):
        add_commands([SwapAgain], CARD_VERBS)
    assert "SwapAgain" not in COMMANDS


def test_the_verb_of_a_command_is_in_the_range_of_its_use() -> None:
    free = min(set(ANSWER_VERBS) - VERBS)
    with pytest.raises(TypeError, match=f"verb of TooHigh is 63; take {free}, or any free one up to 62"):
        add_commands([TooHigh], ANSWER_VERBS)


def test_verbs_are_in_the_order_of_the_cards_that_they_play() -> None:
    @command(31, rule="WC-17", plays=KIND["rockfall"])
    class LateRockfall(Command): ...

    playing = [kind for kind in COMMANDS.values() if kind.verb in CARD_VERBS and kind.plays]
    check_order(playing)
    last = max(playing, key=lambda kind: kind.verb)
    why = f"{last.__name__} plays '{NAME[last.plays]}', which .* higher than that of LateRockfall, 31"
    with pytest.raises(TypeError, match=why):
        check_order([*playing, LateRockfall])
