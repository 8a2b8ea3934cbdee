"""``pyrite rules``: prints numbered rules."""

from __future__ import annotations

import re
from difflib import get_close_matches

from rich.console import Console
from rich.markdown import Markdown

from pyrite.cli.console import stdout
from pyrite.cli.language import environment_language
from pyrite.game import BadInput
from pyrite.game.refusal import shown
from pyrite.rulebook import Language, Rule, rulebook


def rules(query: str = "", /, *, language: Language | None = None) -> None:
    """Print a rule by its id, or list the rules that contain a word.

    Parameters
    ----------
    query
        An id such as TUN-3, a group such as TUN, or any word. Without it, all rules are listed.
    language
        The language of the rules; by default that of the environment.
    """
    book = rulebook(language or environment_language())
    found = find(book, query)
    console = stdout()
    if len(found) == 1 and query:
        _print_rule(console, found[0])
        return
    for rule in found:
        console.print(f"{rule.id:<9}{rule.title}")


def find(book: list[Rule], query: str) -> list[Rule]:
    """The rules with that id, group or word; raise `BadInput` if there are none."""
    wanted = query.strip().casefold()
    by_id = {_bare(rule.id): rule for rule in book}
    if _bare(wanted) in by_id:
        return [by_id[_bare(wanted)]]
    group = [rule for rule in book if rule.id.casefold().startswith(f"{wanted}-")]
    found = group or [rule for rule in book if wanted in rule.text.casefold()]
    if found:
        return found
    near = get_close_matches(query.upper(), [rule.id for rule in book], n=4, cutoff=0.5)
    hint = f"similar ids: {', '.join(near)}" if near else "'pyrite rules' lists all rules"
    raise BadInput(f"No rule has the id or the word {shown(query)}; {hint}.")


def _bare(rule_id: str) -> str:
    """A normalised id: TUN-3, tun3 and Tun 3 are the same."""
    return re.sub(r"[\s-]", "", rule_id).casefold()


def _print_rule(console: Console, rule: Rule) -> None:
    if console.is_terminal:
        console.print(Markdown(rule.text), width=min(console.width, 110))
    else:
        console.out(rule.text)
