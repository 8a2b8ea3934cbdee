"""What belongs to each module: its commands, facts, questions, rules and messages.

Saboteur 2 shares its commands and facts with the base game: those that no module declares are counted there.
"""

from collections.abc import Iterator
from functools import cache

from pyrite.game import COMMANDS
from pyrite.game.all_facts import FACTS
from pyrite.game.catalogue import FIRST_ACTION, KIND
from pyrite.game.declare import Command, Fact
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES
from pyrite.game.modules.veto.commands import VETO
from pyrite.game.moves import LAY_TUNNEL, REPAIR, SABOTAGE, VERB_BITS, card_of
from pyrite.messages.fields import COUNTED, message_name, nouns_of
from pyrite.rulebook import module_pages

TURN_QUESTIONS = ("turn", "tunnel")
"""Questions whose answers are moves of a turn; clients show them as a turn."""


def commands_of(module: Module) -> list[type[Command]]:
    if module is not BASE:
        return list(module.commands)
    declared = {kind for other in MODULES.values() for kind in other.commands}
    return [kind for kind in COMMANDS.values() if kind not in declared]


def facts_of(module: Module) -> list[type[Fact]]:
    if module is not BASE:
        return list(module.facts)
    declared = {kind for other in MODULES.values() for kind in other.facts}
    return [kind for kind in FACTS if kind not in declared]


def action_cards_of(module: Module) -> list[str]:
    return [card for card in module.deck if KIND[card] >= FIRST_ACTION]


def named_rules(module: Module) -> list[str]:
    """The rules that its declaration names."""
    return sorted({module.rule, *(kind.rule for kind in commands_of(module))})


@cache
def rules_by_module() -> dict[str, list[str]]:
    """The rules on the page of each module."""
    pages = {page.name: page for page in module_pages("en")}
    return {name: [rule.id for rule in pages[name].rules("")] if name in pages else [] for name in MODULES}


def says_its_card(kind: type[Command]) -> bool:
    """Whether the log says that the card of this command was played. A veto has a fact of its own."""
    plays = card_of(kind.verb << VERB_BITS) or kind.verb in (LAY_TUNNEL, SABOTAGE, REPAIR)
    return bool(plays) and kind.verb != VETO


def arguments_of(kind: type[Fact] | type[Command]) -> set[str]:
    """The arguments that its message gets (`pyrite.messages.arguments`); those of a second form may be more."""
    found = {"seen", "short"} if issubclass(kind, Fact) else {"player", "player_is"}
    for name, noun in nouns_of(kind).items():
        if noun == COUNTED:
            found.add(f"{name}_count")
        elif noun:
            found.update({name, *(f"{name}_{form}" for form in ("is", "id", "number", "count"))})
    return found


def messages_of(module: Module) -> Iterator[str]:
    """The messages that its declaration needs."""
    if module is not BASE:
        yield f"part-{module.name}"
        yield f"lobby-part-{module.name}-description"
    for fact in facts_of(module):
        if not fact.silent and fact is not CardPlayed:  # said by the message of its command
            yield f"log-{message_name(fact.__name__)}"
    for command in commands_of(module):
        yield f"move-{message_name(command.__name__)}"
        if says_its_card(command):
            yield f"log-play-{message_name(command.__name__)}"
    for question in module.questions:
        yield f"waiting-{question.name}"
        if question.name not in TURN_QUESTIONS:
            yield f"question-{question.name}"
            yield f"question-{question.name}-hint"
    for card in action_cards_of(module):
        yield f"card-{message_name(card)}"
