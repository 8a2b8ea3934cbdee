"""The random games are worth playing: in a fixed sample of them everything happens that can happen."""

from collections import Counter

from pyrite.game import COMMANDS
from pyrite.game.facts import FACTS
from pyrite.game.moves import QUESTIONS
from tests.properties.driver import played
from tests.properties.strategies import EDITION_NAMES, EXTRAS, numbered_set_up

SAMPLE = range(90)


def test_every_fact_question_command_and_part_of_a_set_up_occurs_in_the_sample() -> None:
    facts: Counter[str] = Counter()
    questions: Counter[str] = Counter()
    commands: Counter[str] = Counter()
    parts: Counter[object] = Counter()
    for number in SAMPLE:
        set_up = numbered_set_up(number)
        parts.update((set_up.edition, set_up.players, *set_up.variants, *set_up.modules))
        for game in played(set_up, number):
            questions[game.question] += 1
        facts.update(FACTS[fact[0]][0].__name__ for fact in game.facts)
        commands.update(type(command).__name__ for _, command in game.commands)
    assert [fact.__name__ for fact, _ in FACTS if not facts[fact.__name__]] == []
    assert [question for question in QUESTIONS if not questions[question]] == []
    assert [command for command in COMMANDS if not commands[command]] == []
    wanted = (*EDITION_NAMES, *range(3, 11), *(extra.name for extra in EXTRAS))
    assert [part for part in wanted if not parts[part]] == []
    assert facts["GoldDrawn"] >= 20
    assert questions["goal"] >= 5
    assert questions["orientation"] >= 2
