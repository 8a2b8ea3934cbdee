"""The page docs/fairness.md has enough detail to repeat the shuffle without Pyrite (INFO-6).

`deal_again` was written from that page with only SHA-256, independently of the game's own code.
"""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.facts.course import GameBegun, RoundBegun
from tests.notation.sample_games import random_game
from tests.rules.rounds import record

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SEED = bytes(range(32))
WORDS = {1: "lucky 7", 3: "Glueck auf!"}

pytestmark = pytest.mark.rule("INFO-6")

# ---------------------------------------------------------------- the shuffle as the page describes it


def number_of(seed: bytes, label: str, place: int) -> int:
    """The number at one place of a label's row: eight to a block of 32 bytes."""
    block = sha256(seed + label.encode() + (place // 8).to_bytes(8, "big")).digest()
    start = place % 8 * 4
    return int(block[start : start + 4].hex(), 16)


class Row:
    """The numbers of a label, one after another."""

    def __init__(self, seed: bytes, label: str) -> None:
        self.seed, self.label, self.place = seed, label, 0

    def randbelow(self, bound: int) -> int:
        while True:
            number = number_of(self.seed, self.label, self.place)
            self.place += 1
            if number // bound < 2**32 // bound:
                return number % bound


def shuffled(seed: bytes, label: str, cards: list[Any]) -> list[Any]:
    row, pile = Row(seed, label), list(cards)
    last = len(pile) - 1
    while last > 0:
        other = row.randbelow(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
        last -= 1
    return pile


def listed_deck() -> list[str]:
    """The order of the deck as the page has it: "4 NS, 3 EW, ..., one each of N|, E|, ...; 6 map, ..."."""
    [text] = re.findall(r"- The deck: (.*?)\.\n\n", PAGE, re.DOTALL)
    deck = []
    for part in " ".join(text.split()).split("; "):
        counted, _, single = part.partition(", one each of ")
        for item in counted.split(", "):
            count, _, name = item.partition(" ")
            deck += [name] * int(count)
        deck += single.split(", ")
    return deck


def listed_roles(players: int) -> list[str]:
    [text] = re.findall(r"for 3 to 10 players (.*?)\.\n", PAGE, re.DOTALL)
    saboteurs, diggers = [pair.split(" and ") for pair in " ".join(text.split()).split(", ")][players - 3]
    return ["saboteur"] * int(saboteurs) + ["digger"] * int(diggers)


def deal_again(players: int, seed: bytes, words: dict[int, str], number: int) -> dict[str, Any]:
    """A round of the base game, and what is drawn once a game."""
    for seat in sorted(words):
        seed = sha256(b"pyrite stir " + seed + bytes([seat]) + words[seat].encode("ascii")).digest()
    roles = shuffled(seed, f"round {number} roles", listed_roles(players))
    pile = shuffled(seed, f"round {number} deck", listed_deck())
    size = 6 if players <= 5 else 5 if players <= 7 else 4
    hands = [pile[seat * size : seat * size + size] for seat in range(players)]
    return {
        "first": Row(seed, "first seat").randbelow(players),
        "gold": shuffled(seed, "gold cards", [1] * 16 + [2] * 8 + [3] * 4),
        "roles": roles[:players],
        "left_over": roles[players:],
        "goals": shuffled(seed, f"round {number} goals", ["gold", "stone NE", "stone NW"]),
        "hands": [sorted(hand) for hand in hands],
        "deck": pile[players * size :],
    }


def dealt(game: Game, number: int) -> dict[str, Any]:
    """The same as the game dealt it."""
    [begun] = record(game, GameBegun)
    round_begun = record(game, RoundBegun)[number - 1]
    return {
        "first": begun.first,
        "gold": list(begun.gold_pile),
        "roles": list(round_begun.roles),
        "left_over": list(round_begun.left_over),
        "goals": list(round_begun.goals),
        "hands": [sorted(map(str, hand)) for hand in round_begun.hands],
        "deck": list(round_begun.deck),
    }


@pytest.mark.parametrize("words", [{}, WORDS, {0: "~", 2: "a b"}])
@pytest.mark.parametrize("players", [3, 5, 7, 10])
def test_the_page_and_the_game_deal_the_same_cards(players: int, words: dict[int, str]) -> None:
    words = {seat: text for seat, text in words.items() if seat < players}
    game = Game.begin(SetUp(players, seed=SEED), contributions=words)
    assert dealt(game, 1) == deal_again(players, SEED, words, 1)


def test_the_page_and_the_game_deal_the_same_cards_in_later_rounds() -> None:
    game = random_game(Game.begin(SetUp(4, seed=SEED), contributions=WORDS))
    for number in (1, 2, 3):
        assert dealt(game, number) == deal_again(4, SEED, WORDS, number)


def test_the_commitment_follows_the_page() -> None:
    [begun] = record(Game.begin(SetUp(5, seed=SEED), contributions=WORDS), GameBegun)
    assert begun.commitment == sha256(b"pyrite seed " + SEED).hexdigest()


# ---------------------------------------------------------------- the examples on the page are right


def run_code_of_the_page() -> dict[str, Any]:
    """The names that the code examples of the page define."""
    [lines] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(lines, names)
    return names


def test_the_code_on_the_page_shuffles_like_the_game() -> None:
    names = run_code_of_the_page()
    seed = SEED
    for seat, words in WORDS.items():
        seed = names["add_words"](seed, seat, words)
    deck, gold = listed_deck(), [1] * 16 + [2] * 8 + [3] * 4
    names["shuffle"](seed, "round 1 deck", deck)
    names["shuffle"](seed, "gold cards", gold)
    again = deal_again(5, SEED, WORDS, 1)
    assert deck[30:] == again["deck"]
    assert gold == again["gold"]
    assert names["randbelow"](5, names["numbers"](seed, "first seat")) == again["first"]
    assert names["commitment"](SEED) == sha256(b"pyrite seed " + SEED).hexdigest()


def test_the_example_on_the_page_is_right() -> None:
    example = dict(re.findall(r"^\| ([a-z0-9 ]+) \| (.*) \|$", PAGE, re.MULTILINE))
    names = run_code_of_the_page()
    once = names["add_words"](SEED, 1, WORDS[1])
    again = deal_again(5, SEED, WORDS, 1)
    assert sorted(example["hand of seat 0 in round 1"].split(", ")) == again["hands"][0]
    assert example["the commitment"] == f"`{names['commitment'](SEED)}`"
    assert example["after seat 1"] == f"`{once.hex()}`"
    assert example["after seat 3"] == f"`{names['add_words'](once, 3, WORDS[3]).hex()}`"
    assert example["who begins"] == f"seat {again['first']}"
    assert example["goals of round 1"] == ", ".join(again["goals"])
    assert example["the first card drawn in round 1"] == again["deck"][-1]
