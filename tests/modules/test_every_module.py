"""Every module has everything that people write for it. What is missing is named: "detour lacks a scenario".

Elsewhere: bot advice (tests/bots), translations of messages (tests/messages), a leak planted for each secret field
(tests/properties/leaks.py), a test of each rule (`make rules`).
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

from pyrite.game import BadInput, Game, LayTunnel, SetUp, modules
from pyrite.game.declare import EVERYONE, Command, Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.course import Contributed, SeedSealed
from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES
from pyrite.game.notation.scenario import Scenario, read_scenario
from pyrite.game.part import Part
from pyrite.game.project import project
from pyrite.game.question import Question
from pyrite.game.questions import QUESTIONS
from pyrite.messages.fields import message_name
from pyrite.messages.log import is_redundant
from pyrite.rulebook import LANGUAGES, Language, chapters, page_of, rulebook
from tests import oracle
from tests.counts.counting import POSITIONS, position
from tests.golden.plays import PLAYS
from tests.golden.requirements import OWN_FACTS
from tests.golden.shown import shown
from tests.messages.test_message_files import files, ids, messages, variables
from tests.modules.definitions import classes_of, unused_functions, values_of
from tests.modules.needs import (
    action_cards_of,
    arguments_of,
    commands_of,
    facts_of,
    messages_of,
    named_rules,
    rules_by_module,
)
from tests.modules.scenarios import all_scenarios, unreadable_scenarios
from tests.oracle.module_rules import ModuleRules
from tests.oracle.secrets import private_fields
from tools.rulebook_lists import path_of

CHECKOUT = Path(__file__).parents[2]
ART = CHECKOUT / "web" / "src" / "art"
ALL = (BASE, *MODULES.values())

every_module = pytest.mark.parametrize("module", MODULES.values(), ids=lambda module: module.name)
base_and_every_module = pytest.mark.parametrize("module", ALL, ids=lambda module: module.name)


def check(module: Module, lacks: Iterable[str]) -> None:
    """Fail if the module lacks something, and name it."""
    found = [f"{module.name} lacks {thing}" for thing in lacks]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def is_played(module: Module, set_up: SetUp) -> bool:
    return module.name in set_up.modules | set_up.variants


# ---------------------------------------------------------------- the declaration


def test_every_module_that_has_a_file_is_in_the_list() -> None:
    declared = {each.name for each in iter_modules(modules.__path__) if hasattr(file_of(each.name), "MODULE")}
    assert declared == {module.name for module in ALL}, "add it to MODULES in src/pyrite/game/modules/__init__.py"


def file_of(name: str) -> ModuleType:
    return import_module(f"{modules.__name__}.{name}")


@pytest.mark.plain
@every_module
def test_it_declares_everything_that_its_files_define(module: Module) -> None:
    declared = {*module.commands, *module.facts, module.part, module.private, module.sealed}
    check(
        module,
        [
            f"{each.__name__} in its MODULE"
            for each in classes_of(module.name, Command, Fact, Part)
            if each not in declared
        ],
    )
    asked = {question.name for question in QUESTIONS.values()}
    check(
        module,
        [
            f"the question {each.name} in its MODULE"
            for each in values_of(module.name, Question)
            if isinstance(each, Question) and each.name not in asked
        ],
    )
    check(module, [f"a use of {function}" for function in unused_functions(module.name)])


# ---------------------------------------------------------------- tests


@cache
def scenarios() -> list[Scenario]:
    """All scenarios that can be read; `unreadable` names the others."""
    found = []
    for text in all_scenarios().values():
        with suppress(BadInput):
            found.append(read_scenario(text))
    return found


def unreadable(module: Module) -> str:
    """Why scenarios of a module cannot be read, to be said with what it lacks; empty if all can."""
    return "".join(f". {why}" for why in unreadable_scenarios(module.name))


@cache
def counted_set_ups() -> list[SetUp]:
    """The set-ups of all counted positions that can be read; tests/counts names the others."""
    found = []
    for name in POSITIONS:
        with suppress(BadInput):
            found.append(position(name).table.rules.set_up)
    return found


def is_about(scenario: Scenario, module: Module) -> bool:
    """Whether the title names a rule of the module, or a command of the module is given."""
    given = {type(step.given.command) for step in scenario.steps if step.given is not None}
    cited = set(re.findall(r"[A-Z0-9]+-[0-9]+[a-z]?", scenario.title))
    return bool(given.intersection(module.commands) or cited.intersection(rules_by_module()[module.name]))


@every_module
def test_it_has_a_scenario(module: Module) -> None:
    played = [each for each in scenarios() if is_played(module, each.game.rules.set_up)]
    if not any(is_about(each, module) for each in played):
        where = f"SCENARIOS in tests/modules/test_{module.name}.py"
        check(module, [f"a scenario that names its rule or gives its command ({where}){unreadable(module)}"])


@every_module
def test_it_has_a_counted_position(module: Module) -> None:
    if not any(is_played(module, set_up) for set_up in counted_set_ups()):
        where = f"the first scenario in tests/modules/test_{module.name}.py"
        check(module, [f"a counted position ({where}){unreadable(module)}"])


@every_module
def test_it_has_a_playthrough(module: Module) -> None:
    if not any(play.about == module.name for play in PLAYS.values()):
        check(module, [f"a golden playthrough (from the first scenario in tests/modules/test_{module.name}.py)"])
    if not OWN_FACTS[module.name]:
        check(module, [f"facts that its playthrough must show (SHOWS in tests/modules/test_{module.name}.py)"])


@base_and_every_module
def test_everything_it_declares_occurs_in_its_playthroughs(module: Module) -> None:
    own = [name for name, play in PLAYS.items() if module in (BASE, MODULES.get(play.about))]
    seen = frozenset[str]().union(*(shown(name).names for name in own))
    before_play = {SeedSealed, Contributed}  # see tests/rules/test_contributions.py
    wanted = [
        *(f"fact {kind.__name__}" for kind in facts_of(module) if kind not in before_play),
        *(f"command {kind.__name__}" for kind in commands_of(module)),
        *(f"question {question.name}" for question in module.questions),
    ]
    check(
        module,
        [
            f"a golden playthrough that shows the {each} (`make golden`)"
            for each in wanted
            if each.split()[1] not in seen
        ],
    )


@base_and_every_module
def test_the_oracle_reads_its_rules_and_commands(module: Module) -> None:
    """The oracle cites the rules that the declaration names, and lists the commands."""
    where = "tests/oracle" if module is BASE else f"tests/oracle/{module.name}.py"
    if module is not BASE and oracle.rules_named(module.name) is None:
        check(module, [f"an oracle reading: RULES in {where}"])
    text = oracle_source(module)
    rules = [rule for rule in named_rules(module) if not re.search(rf"\b{rule}\b", text)]
    check(module, [f"an oracle reading of {rule} ({where})" for rule in rules])
    commands = [kind.__name__ for kind in commands_of(module) if f'"do": "{kind.__name__}"' not in text]
    check(module, [f"an oracle reading of the command {name} ({where})" for name in commands])


@every_module
def test_the_oracle_answers_its_questions_and_knows_its_cards(module: Module) -> None:
    """Whether they are right, the comparisons with the oracle tell (tests/properties, tests/counts)."""
    rules = oracle.rules_named(module.name) or ModuleRules()
    where = f"tests/oracle/{module.name}.py"
    asked = [question.name for question in module.questions if question.name not in rules.answers]
    check(module, [f"oracle answers to the question {name} ({where})" for name in asked])
    check(module, [f"the card {card} in the oracle's deck ({where})" for card in module.deck.keys() - rules.deck])
    check(module, [f"the card {card} in its deck" for card in rules.deck.keys() - module.deck])
    counts = [(card, count) for card, count in module.deck.items() if rules.deck[card] != count]
    check(module, [f"{count} of the card {card} in the oracle's deck ({where})" for card, count in counts])
    facts = [kind.__name__ for kind in module.facts if kind.__name__ not in rules.facts]
    check(module, [f"an oracle reading of who sees the fact {name} ({where})" for name in facts])


@every_module
def test_the_oracle_knows_what_a_command_keeps_from_others(module: Module) -> None:
    """A field of a command is private if its fact shows the same value to the seat only."""
    where = f"`private` in tests/oracle/{module.name}.py"
    private = private_fields(MODULES)
    secret = {
        f"{type(command).__name__}.{field}"
        for name, play in PLAYS.items()
        if play.about == module.name
        for command, field in secret_choices(shown(name).game)
        if type(command) in module.commands and field not in private.get(type(command).__name__, ())
    }
    check(module, [f"{field} among the private fields of its commands ({where})" for field in sorted(secret)])


def secret_choices(game: Game) -> Iterator[tuple[Command, str]]:
    """The commands of a game with the fields whose values only the seat itself sees in the fact that follows."""
    grid = game.state.table.maze.grid
    for (_, command), (first, last) in zip(game.commands, pairwise(game.ends), strict=True):
        facts = [decode_fact(fact, grid) for fact in game.facts[first:last]]
        if any(isinstance(fact, CardPlayed) for fact in facts):
            continue  # everyone sees the whole command
        for field in command.fields:
            chosen = getattr(command, field.name)
            if any(
                each.name == field.name and each.seen_by != EVERYONE and getattr(fact, each.name) == chosen
                for fact in facts
                for each in fact.fields
            ):
                yield command, field.name


@cache
def oracle_source(module: Module) -> str:
    """The oracle's file of a module, and those of other modules that it imports; all files for the base game."""
    folder = CHECKOUT / "tests" / "oracle"
    if module is BASE:
        return "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    text = (folder / f"{module.name}.py").read_text("utf-8")
    imported = {name for name in re.findall(r"^from \.(\w+) import", text, re.MULTILINE) if name in MODULES}
    return text + "".join((folder / f"{name}.py").read_text("utf-8") for name in imported)


# ---------------------------------------------------------------- words and pictures


@base_and_every_module
def test_the_log_does_not_say_twice_what_a_played_card_did(module: Module) -> None:
    """A fact that only repeats the seat and the targets of the card is said by the line of the card."""
    declared = set(facts_of(module))
    repeated = {
        f"said_by=({type(card.command).__name__},) in @fact of {type(fact).__name__}: the line of the card says it"
        for name in PLAYS
        for card, fact in after_cards(shown(name).game)
        if type(fact) in declared and not is_redundant(fact, card) and repeats(fact, card)
    }
    check(module, sorted(repeated))


def after_cards(game: Game) -> Iterator[tuple[CardPlayed, Fact]]:
    """What follows action cards in the same move, as a spectator sees it; what a tunnel leads to is news."""
    grid = game.state.table.maze.grid
    for first, last in pairwise(game.ends):
        public = [project(fact, None) for fact in game.facts[first:last]]
        seen = [decode_fact(fact, grid) for fact in public if fact is not None]
        cards = [fact for fact in seen if isinstance(fact, CardPlayed) and not isinstance(fact.command, LayTunnel)]
        yield from ((cards[0], fact) for fact in seen if cards and fact is not cards[0])


def repeats(fact: Fact, card: CardPlayed) -> bool:
    """Whether all that a spectator sees of a fact is the seat or a target of the card."""
    said = [card.seat, *(getattr(card.command, each.name) for each in card.command.fields)]
    seen = [getattr(fact, each.name) for each in fact.fields if each.seen_by == EVERYONE]
    known = [(type(word), word) for word in said]  # the flag False is not seat 0
    return bool(seen) and all((type(value), value) in known for value in seen)


@base_and_every_module
def test_its_rules_are_in_the_rulebook_of_every_language(module: Module) -> None:
    for language in LANGUAGES:
        known = {rule.id for rule in rulebook(language)}
        check(
            module,
            [f"the rule {rule} in {language} (docs/rules)" for rule in named_rules(module) if rule not in known],
        )


@every_module
def test_it_has_a_page_in_every_language(module: Module) -> None:
    check(module, [lack for language in LANGUAGES for lack in lacks_on_page(module.name, language)])


def lacks_on_page(module: str, language: Language) -> Iterator[str]:
    path = path_of(module, language)
    shown_path = path.relative_to(CHECKOUT)
    if not path.is_file():
        yield f"{shown_path}"
        return
    page = page_of(module, language)
    if not page.messages:
        yield f"its messages in {shown_path}, between ```ftl and ```"
    if page.chapter not in {chapter.name for chapter, _ in chapters(language)}:
        yield f"a link to its chapter in {shown_path}"


@base_and_every_module
def test_it_has_its_messages(module: Module) -> None:
    """In English; tests/messages compares the other languages."""
    known = {name for file in files("en") for name in ids("en", file)}
    check(module, [f"the message {name}" for name in messages_of(module) if name not in known])


@base_and_every_module
def test_its_messages_use_only_arguments_that_they_get(module: Module) -> None:
    """A field whose codec has no noun gives none, and the log would say its name instead."""
    said = {message.id.name: message for file in files("en") for message in messages("en", file)}
    kinds: list[type[Fact] | type[Command]] = [*facts_of(module), *commands_of(module)]
    for kind in kinds:
        name = message_name(kind.__name__)
        used = [
            variables(said[each]) for each in (f"log-{name}", f"log-play-{name}", f"move-{name}") if each in said
        ]
        unknown = set[str]().union(*used) - arguments_of(kind)
        check(module, [f"a noun of {kind.__name__}.{argument}" for argument in sorted(unknown)])


@base_and_every_module
def test_its_cards_have_pictures(module: Module) -> None:
    """The picture of a tool is drawn from its name. web/src/art/pictures.test.ts has goals, chests and roles."""
    drawn = [card for card in action_cards_of(module) if not card.startswith(("broken", "repair"))]
    pictures = [ART / "actions" / f"{card.replace(' ', '_')}.svelte" for card in drawn]
    check(
        module, [f"the picture {picture.relative_to(CHECKOUT)}" for picture in pictures if not picture.is_file()]
    )
