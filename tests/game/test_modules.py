"""Each module is declared once, and nothing that follows from the declarations forgets one."""

import json
import re
from collections import Counter
from dataclasses import fields
from importlib import import_module
from pkgutil import iter_modules

import pytest

import pyrite.game.modules
from pyrite.game import BadInput, Rules, SetUp
from pyrite.game.catalogue import (
    BASE_ACTIONS,
    BASE_TUNNELS,
    DIGGER,
    GREEDY,
    KIND,
    MASTER_CRAFTSMAN,
    SABOTEUR2_ACTIONS,
    SABOTEUR2_TUNNELS,
    SPECIALS,
)
from pyrite.game.chest_layouts import why_no_chest
from pyrite.game.editions import OPTIONS
from pyrite.game.mixes import all_modules_with, fewest_and_most_seats, seats_for
from pyrite.game.module import Hooks, Module
from pyrite.game.modules import BASE, MODULES, clashes, modules_and_variants
from pyrite.game.set_up_rules import taken_cells
from pyrite.learn.window import window_of
from pyrite.rulebook import LANGUAGES, Language, page_of
from pyrite.server.room.table_choices import all_choices
from tests.dummy_module import dummy_module
from tools.module_table import PAGE, page_with_table
from tools.rulebook_lists import generated_pages, path_of
from tools.wire_tables import tables

WITH_DUMMY = SetUp(5, modules=frozenset({"dummy"}))
ALL_MODULES = [BASE, *MODULES.values()]


def names(modules: list[Module]) -> list[str]:
    return [module.name for module in modules]


# ---------------------------------------------------------------- the declarations


def test_every_declaration_of_the_package_is_listed_by_the_name_of_its_file() -> None:
    package = pyrite.game.modules
    files = {
        each.name: import_module(f"{package.__name__}.{each.name}") for each in iter_modules(package.__path__)
    }
    declared = {name: file.MODULE for name, file in files.items() if hasattr(file, "MODULE")}
    listed = {"base": BASE, **MODULES}
    assert [f"MODULES lacks {name}" for name in declared if name not in listed] == []
    assert declared == listed
    assert [name for name, module in declared.items() if name != module.name] == []


def test_every_card_of_the_box_is_in_the_deck_of_one_module() -> None:
    box = Counter({MASTER_CRAFTSMAN: 1})
    for module in ALL_MODULES:
        box.update({card: module.deck.get(card, 1) for card in module.action_cards})
    for table in (BASE_TUNNELS, BASE_ACTIONS, SABOTEUR2_TUNNELS, SABOTEUR2_ACTIONS):
        box.update(table)
    decks: Counter[str] = Counter()
    for module in ALL_MODULES:
        decks.update(module.deck)
    wrong = [card for card in sorted(decks.keys() | box) if decks[card] != box[card]]
    assert [f"{card}: the box has {box[card]}, the decks {decks[card]}" for card in wrong] == []


@pytest.mark.parametrize("module", ALL_MODULES, ids=names(ALL_MODULES))
def test_a_declaration_names_only_what_exists(module: Module) -> None:
    assert set(module.clashes) <= set(MODULES) - {module.name}
    assert set(module.options) <= set(OPTIONS)
    assert module.first_card in (None, *SPECIALS)
    assert (module.first_cell is None) <= (module.first_card is None)


def test_a_clash_is_declared_by_one_of_the_two() -> None:
    pairs = [frozenset((one.name, other.name)) for one, other, _ in clashes()]
    assert len(set(pairs)) == len(pairs) >= 6


@pytest.mark.parametrize("name", MODULES)
def test_every_module_can_be_played_alone(name: str) -> None:
    modules, variants = modules_and_variants([name])
    set_up = SetUp(5, modules=modules, variants=variants)
    low, high = MODULES[name].players or BASE.players or (0, 0)
    assert seats_for(set_up) == list(range(low, high + 1))


# ---------------------------------------------------------------- a module that is added to the box


def test_a_new_module_can_be_set_up() -> None:
    with pytest.raises(BadInput, match="There is no module 'dummy'"):
        Rules(WITH_DUMMY)
    with dummy_module():
        assert Rules(WITH_DUMMY).deck == Rules(SetUp(5)).deck
        assert "dummy" in all_modules_with("saboteur2")


def test_a_new_variant_can_be_set_up() -> None:
    with dummy_module(variant=True):
        Rules(SetUp(5, variants=frozenset({"dummy"})))
        with pytest.raises(BadInput, match="There is no module 'dummy'"):
            Rules(WITH_DUMMY)


def test_a_new_module_needs_an_edition_with_modules() -> None:
    with dummy_module(), pytest.raises(BadInput, match=r"UA16 and the dummy cannot be combined.*DE24 or UA24"):
        Rules(SetUp(5, edition="UA16", modules=frozenset({"dummy"})))


def test_a_new_module_is_refused_with_the_modules_it_excludes() -> None:
    with dummy_module(clashes={"toll": "there is a reason"}), pytest.raises(BadInput) as caught:
        Rules(SetUp(5, modules=frozenset({"dummy", "toll"})))
    assert str(caught.value) == "Toll tunnels and the dummy cannot be combined: there is a reason."
    assert caught.value.reason == "clash-toll-dummy"


def test_a_new_module_may_change_the_number_of_players() -> None:
    with dummy_module(players=(1, 14)):
        assert fewest_and_most_seats() == (1, 14)
        assert seats_for(WITH_DUMMY) == list(range(1, 15))
    with dummy_module(players=(4, 6)):
        assert seats_for(WITH_DUMMY) == [4, 5, 6]
        with pytest.raises(BadInput, match="The dummy is for 4 to 6 players, not 7") as caught:
            Rules(SetUp(7, modules=frozenset({"dummy"})))
    assert caught.value.reason == "clash-seats-dummy"


def test_a_new_module_checks_its_own_part_of_a_set_up() -> None:
    def check(set_up: SetUp, taken: object) -> None:
        raise BadInput(f"{set_up.players} players, {taken} taken.")

    with dummy_module(check=check), pytest.raises(BadInput, match=r"5 players, \{\} taken"):
        Rules(SetUp(5))


def test_the_cards_of_a_new_module_are_in_the_game() -> None:
    base = Rules(SetUp(5))
    with dummy_module(
        deck={"veto": 2},
        roles=lambda players, before: before + bytes([GREEDY] * players),
        goals={"gold": "NESW", "stone NE": "NE"},
        goal_cells=((8, 0), (8, 2)),
        hand_size=lambda players: players + 2,
        put_aside=3,
        max_passed=2,
        gold_cards={3: 2},
    ):
        rules = Rules(WITH_DUMMY)
    assert rules.deck == base.deck + bytes([KIND["veto"]] * 2)
    assert rules.roles == base.roles + bytes([GREEDY] * 5)
    assert base.roles.count(DIGGER) == rules.roles.count(DIGGER)
    assert rules.goals == bytes([KIND["gold"], KIND["stone NE"]])
    assert rules.goal_cells == ((8, 0), (8, 2))
    assert (rules.hand_size, rules.put_aside, rules.max_passed) == (7, 3, 2)
    assert rules.gold_cards == bytes([3, 3])


def test_a_card_that_a_new_module_puts_into_the_maze_takes_its_cell() -> None:
    with dummy_module(first_cell=(2, -7), first_card="party"):
        assert Rules(WITH_DUMMY).special == KIND["party"]
        assert taken_cells(WITH_DUMMY) == {(2, -7): "the dummy"}
        assert window_of(Rules(WITH_DUMMY)).north < window_of(Rules(SetUp(5))).north
    with dummy_module(first_cell=(2, 1)):
        refused = why_no_chest(taken_cells(WITH_DUMMY), (2, 1))
        assert "that cell has a card of the dummy" in str(refused)


@pytest.mark.parametrize(
    ("field", "attribute", "value"),
    [
        ("pays_tokens", "pays_tokens", True),
        ("cards_change_hands", "cards_change_hands", True),
        ("cards_change_hands", "cards_are_tracked", True),
    ],
)
def test_what_a_new_module_declares_is_a_rule(field: str, attribute: str, value: bool) -> None:
    with dummy_module(**{field: True}):
        assert getattr(Rules(WITH_DUMMY), attribute) is value
        assert getattr(Rules(SetUp(5)), attribute) is not value


@pytest.mark.plain
@pytest.mark.parametrize("name", [field.name for field in fields(Hooks)])
def test_the_rules_have_every_hook_of_a_new_module(name: str) -> None:
    def hook() -> None: ...

    with dummy_module(hooks=Hooks(**{name: hook})):  # type: ignore[arg-type]  # it is never called
        rules = Rules(WITH_DUMMY)
    assert (hook,) in vars(rules).values(), f"Rules lacks the hook {name}"


def test_a_tunnel_that_is_laid_again_makes_the_window_of_the_maze_larger() -> None:
    loose = SetUp(5, house_rules={"lay_must_join": False})
    with dummy_module(relays_a_tunnel=True):
        more = SetUp(5, house_rules={"lay_must_join": False}, modules=frozenset({"dummy"}))
        assert window_of(Rules(more)).east == window_of(Rules(loose)).east + 1


@pytest.mark.parametrize("variant", [False, True])
def test_the_lobby_offers_a_new_module(variant: bool) -> None:
    with dummy_module(variant=variant):
        choices = all_choices()
    shown, others = choices.modules, choices.variants
    if variant:
        shown, others = others, shown
    assert ("dummy", "the dummy") in [(each.name, each.label) for each in shown]
    assert "dummy" not in [each.name for each in others]


def test_the_web_client_knows_a_new_module() -> None:
    with dummy_module(first_cell=(2, 1), options=("gold_draw",), has_tokens=True):
        text = tables()
    found = re.search(r"^export const MODULES: [^\n]* = (\[\n.*?^\]);", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    modules = json.loads(found[1])
    assert [each["name"] for each in modules] == [*MODULES, "dummy"]
    assert modules[-1] == {
        "name": "dummy",
        "variant": False,
        "rule": "MIX-1",
        "goal_cells": None,
        "first_cell": [2, 1],
        "first_card": None,
        "options": ["gold_draw"],
        "pays_tokens": False,
        "has_tokens": True,
    }


# ---------------------------------------------------------------- documents


def test_the_page_of_modules_is_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert page == page_with_table(page), "run `make modules`"
    with dummy_module(clashes={"toll": "there is a reason"}):
        assert "| `dummy` | the dummy | module | MIX-1 |  |  | `toll` |" in page_with_table(page).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_every_module(language: Language) -> None:
    for name, text in generated_pages(language):
        assert path_of(name, language).read_text("utf-8") == text, f"run `make modules`: {path_of(name, language)}"


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_about_mixing_name_what_clashes(language: Language) -> None:
    (mixing,) = page_of("09-mixing", language).rules("")
    listed = re.findall(r"^- (?:.+\n)+?(?=- |\n)", mixing.body, re.MULTILINE)
    forbidden = {frozenset((one.rule, other.rule)) for one, other, _ in clashes()}
    assert {frozenset(re.findall(r"[A-Z0-9]+-\d+", item)) for item in listed} == forbidden
    assert len(listed) == len(forbidden) == len(clashes())
