"""The rulebook over HTTP, for everyone who wants to look something up at the table."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from pyrite.rulebook import Language, rulebook
from pyrite.server.http.endpoints import Call, Endpoint


class RuleEntry(Struct, frozen=True):
    """A rule by its id; its text is Markdown without the heading."""

    id: str
    title: str
    chapter: str
    text: str


class Rulebook(Struct, frozen=True):
    """Every rule, in the order of the book."""

    rules: list[RuleEntry]


class RulesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    language: Language = "en"


class RulesApi:
    """Answers what is asked about the rules."""

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The rows of the table."""
        return (Endpoint("GET", "/api/rules", self.rules),)

    async def rules(self, call: Call, query: RulesQuery) -> Rulebook:
        """All rules by their ids, in our own words."""
        return _told(query.language)


@cache
def _told(language: Language) -> Rulebook:
    """Read once: the pages do not change while a server runs."""
    return Rulebook([RuleEntry(rule.id, rule.title, rule.chapter, rule.body) for rule in rulebook(language)])
