"""The random games cover everything that can happen in a game, in a fixed sample."""

from collections import Counter
from collections.abc import Iterator

from pyrite.game import COMMANDS, Game
from pyrite.game.all_facts import FACTS
from pyrite.game.catalogue import CHESTS, NEW_GOALS
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.maze import GOAL_TURNED
from pyrite.game.modules import MODULES
from pyrite.game.modules.chests.facts import CHEST_OPENED
from pyrite.game.notation import parse_position
from pyrite.game.questions import QUESTION_NAMES
from tests.modules.scenarios import first_positions
from tests.notation.sample_games import ONLY_FROM_A_POSITION
from tests.properties.driver import played, played_on
from tests.properties.strategies import EDITION_NAMES, numbered_set_up

SAMPLE = range(100)


def games() -> Iterator[Iterator[Game]]:
    """Whole games of the sample, and the first steps of games that continue the scenario of a module."""
    for number in SAMPLE:
        yield played(numbered_set_up(number), number)
    for text in first_positions().values():
        for play_seed in range(10):
            yield played_on(Game(parse_position(text)), play_seed, 12)


def test_every_fact_question_and_command_occurs_in_the_sample() -> None:
    facts: Counter[str] = Counter()
    questions: Counter[str] = Counter()
    commands: Counter[str] = Counter()
    turned: Counter[object] = Counter()
    for each in games():
        for game in each:
            questions[game.question] += 1
            questions["goal or chest"] += game.question == "goal" and any(
                type(each).__name__ == "OpenChest" for each in game.legal(game.state.table.asked)
            )
        facts.update(FACTS[fact[0]].__name__ for fact in game.facts)
        commands.update(type(command).__name__ for _, command in game.commands)
        grid = game.state.table.maze.grid
        for fact in game.facts:
            if fact[0] in (GOAL_TURNED, CHEST_OPENED):
                shown = decode_fact(fact, grid)
                turned[getattr(shown, "face", None) or getattr(shown, "found", None)] += 1
    assert {fact.__name__ for fact in FACTS if not facts[fact.__name__]} == ONLY_FROM_A_POSITION
    assert [question for question in (*QUESTION_NAMES, "goal or chest") if not questions[question]] == []
    assert [command for command in COMMANDS if not commands[command]] == []
    assert [face for face in (*NEW_GOALS, *CHESTS[1:]) if not turned[face]] == []
    assert facts["GoldDrawn"] >= 20
    assert facts["Vetoed"] >= 20
    assert questions["goal"] >= 10
    assert questions["orientation"] >= 5


def test_every_choice_of_a_set_up_occurs_in_the_sample() -> None:
    choices: Counter[object] = Counter()
    for set_up in map(numbered_set_up, SAMPLE):
        choices.update((set_up.edition, set_up.players, *set_up.variants, *set_up.modules, *set_up.house_rules))
        choices["plain base"] += not set_up.modules and not set_up.variants
        choices["plain Saboteur 2"] += set_up.modules == {"saboteur2"}
    wanted = (*EDITION_NAMES, *range(2, 13), *MODULES, "plain base", "plain Saboteur 2")
    assert [choice for choice in wanted if not choices[choice]] == []
