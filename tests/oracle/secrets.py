"""Who may see which fields of a fact (section 11)."""

from collections.abc import Collection, Mapping

from .module_rules import ModuleRules, Viewers, rules_of

FACTS: dict[str, Mapping[str, Viewers]] = {
    # The course of a game.
    "SeedSealed": {},
    "Contributed": {},
    "GameBegun": {"gold_pile": "nobody"},
    "RoundBegun": {
        "roles": "own entry",
        "hands": "own entry",
        "left_over": "nobody",
        "goals": "nobody",
        "deck": "nobody",
        "aside": "nobody",
        "chest_tunnels": "nobody",
        "chests": "nobody",
    },
    "TurnBegun": {},
    "Asked": {},
    "RoundEnded": {},
    "GameEnded": {},
    "NobodyCanPlay": {},
    # Cards.
    "CardPlayed": {},
    "CardDiscarded": {},
    "PutInFront": {},
    "TakenFromFront": {},
    "Passed": {"cards": "seat", "forced": "seat"},
    "DiscardedTwo": {"cards": "seat"},
    "Drew": {"cards": "seat"},
    "HandsSwapped": {"got": "two seats", "given": "two seats"},
    "CardTaken": {"card": "two seats"},
    "CardsLifted": {"cards": "seat"},
    "CardKept": {"card": "seat"},
    "DiscardShuffled": {"pile": "nobody"},
    "DeckBuried": {"cards": "nobody"},
    # The maze.
    "TunnelLaid": {},
    "TunnelRemoved": {},
    "GoalTurned": {},
    "GoalLaid": {},
    "Looked": {"face": "seat"},
    # Roles.
    "RoleSeen": {"role": "seat"},
    "RoleChanged": {"role": "seat"},
    # Gold.
    "GoldDrawn": {"nuggets": "nobody"},
    "GoldOffered": {"nuggets": "seat"},
    "GoldTaken": {"nuggets": "seat"},
    "GoldDealt": {"nuggets": "seat", "pile": "nobody"},
    "GoldPicked": {"pile": "nobody"},
    "TokensPaid": {},
    "TokensMoved": {},
    "Stole": {},
    "NothingToLose": {},
    "NothingToPick": {},
}
"""The facts of the base game and Saboteur 2: their secret fields, and who sees them. ``*`` is the whole fact."""

# They show goals, roles, purses, whether a purse is empty (NEWG-2), what a hand or a pile lacks (CHEST-5, END-1).
REVEALS = (
    *("GoalTurned", "RoundEnded", "GameEnded", "TokensPaid"),
    *("NothingToLose", "NothingToPick", "NobodyCanPlay"),
)
SHOWS: dict[Viewers, Collection[str]] = {
    "seat": ("Looked", "GoldOffered", "GoldTaken", "RoleSeen", "RoleChanged", "CardsLifted"),
    "two seats": ("HandsSwapped", "CardTaken"),
}
"""Facts that show something to seats from which it was hidden. The other secrets are cards of the own hand."""


# Fields of commands that other seats do not see; of a pass they see how many cards are discarded.
PRIVATE: dict[str, Collection[str]] = {"TakeGold": ["nuggets"]}


def private_fields(modules: Collection[str]) -> dict[str, Collection[str]]:
    """The fields of commands that other seats do not see, by the name of the command."""
    return PRIVATE | {name: fields for rules in rules_of(modules) for name, fields in rules.private.items()}


def secret_fields(fact: str, modules: Collection[str], variants: Collection[str] = ()) -> Mapping[str, Viewers]:
    """The secret fields of a fact, and who sees them."""
    for facts in (FACTS, *(rules.facts for rules in rules_of(modules, variants))):
        if fact in facts:
            return facts[fact]
    raise AssertionError(f"the oracle does not say who sees {fact}: `facts` of its module in tests/oracle")


def reveals(fact: str, modules: Collection[str], variants: Collection[str] = ()) -> bool:
    """Whether a fact shows everyone something that was hidden."""
    return any(fact in facts for facts in (REVEALS, *(rules.reveals for rules in rules_of(modules, variants))))


def shows(
    fact: str, fields: Collection[str], to: Viewers, modules: Collection[str], variants: Collection[str] = ()
) -> bool:
    """Whether a fact with these fields shows something to the seats that see its secrets."""
    return fact in SHOWS[to] or any(_shows(rules, fact, fields, to) for rules in rules_of(modules, variants))


def _shows(rules: ModuleRules, fact: str, fields: Collection[str], to: Viewers) -> bool:
    """Whether a secret of a module's fact is news to those who see it; what a seat has chosen itself is not."""
    secret = rules.facts.get(fact, {})
    seen = fields if secret.get("*") == to else [name for name, viewers in secret.items() if viewers == to]
    chosen = {name for names in rules.private.values() for name in names}
    return any(name not in chosen | {"seat", "other"} for name in seen)
