"""The API for the rulebook."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from pyrite.rulebook import Language, rulebook
from pyrite.server.http.endpoints import Call, Endpoint


class RuleEntry(Struct, frozen=True):
    """One rule. Its text is Markdown without the heading."""

    id: str
    title: str
    chapter: str
    text: str


class Rulebook(Struct, frozen=True):
    """All rules, in the order of the rulebook."""

    rules: list[RuleEntry]


class RulesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The language of the rulebook."""

    language: Language = "en"


class RulesApi:
    """Endpoints for the rulebook."""

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        return (Endpoint("GET", "/api/rules", self.rules),)

    async def rules(self, call: Call, query: RulesQuery) -> Rulebook:
        """All rules of the game, by id."""
        return _rulebook(query.language)


@cache
def _rulebook(language: Language) -> Rulebook:
    """Read once per process: the pages do not change while a server runs."""
    return Rulebook([RuleEntry(rule.id, rule.title, rule.chapter, rule.body) for rule in rulebook(language)])
