"""Set-ups and deals that make no sense are refused before the first card is dealt."""

from dataclasses import replace
from typing import Any

import pytest

from pyrite.game import Deal, Game, Rules, SetUp
from pyrite.game.catalogue import DIGGER, KIND, SABOTEUR
from tests.game.error_sentences import sentence_for

SEED = "ab" * 32


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "object"),
        ([], "object"),
        ("DE24", "object"),
        ({}, "3 to 10 players"),
        ({"players": 2}, "3 to 10 players, not 2"),
        ({"players": 11}, "3 to 10 players, not 11"),
        ({"players": 0}, "not 0"),
        ({"players": -3}, "not -3"),
        ({"players": True}, "not True"),
        ({"players": 5.0}, "not 5.0"),
        ({"players": "5"}, "not '5'"),
        ({"players": None}, "not None"),
        ({"players": [5]}, "players"),
        ({"players": 5, "colour": "red"}, "'colour'"),
        ({"players": 5, "edition": "DE23"}, "'DE23'"),
        ({"players": 5, "edition": "de24"}, "'de24'"),
        ({"players": 5, "edition": None}, "None"),
        ({"players": 5, "edition": 24}, "24"),
        ({"players": 5, "edition": ["DE24"]}, "edition"),
        ({"players": 5, "modules": "greedy_dwarf"}, "modules"),
        ({"players": 5, "modules": None}, "modules"),
        ({"players": 5, "modules": {}}, "modules"),
        ({"players": 5, "modules": [1]}, "modules"),
        ({"players": 5, "modules": [["greedy_dwarf"]]}, "modules"),
        ({"players": 5, "modules": ["toll_tunnels"]}, "'toll_tunnels'"),
        ({"players": 5, "variants": "tournament"}, "variants"),
        ({"players": 5, "variants": [None]}, "variants"),
        ({"players": 5, "variants": ["chess"]}, "'chess'"),
        ({"players": 5, "variants": ["greedy_dwarf"]}, "'greedy_dwarf'"),
        ({"players": 5, "house_rules": []}, "house rules"),
        ({"players": 5, "house_rules": None}, "house rules"),
        ({"players": 5, "house_rules": {"round_ends": "hands"}}, "'round_ends'"),
        ({"players": 5, "house_rules": {"name": "mine"}}, "'name'"),
        (
            {"players": 5, "house_rules": {"round_end": "never"}},
            "forced_passes or nobody_can_play, not never",
        ),
        (
            {"players": 5, "house_rules": {"round_end": True}},
            "forced_passes or nobody_can_play, not yes",
        ),
        ({"players": 5, "house_rules": {"round_end": []}}, "round_end"),
        ({"players": 5, "house_rules": {"lay_must_join": "yes"}}, "lay_must_join is yes or no"),
        ({"players": 5, "house_rules": {"lay_must_join": 1}}, "lay_must_join is yes or no, not 1"),
        ({"players": 5, "house_rules": {"lay_must_join": None}}, "lay_must_join"),
        ({"players": 5, "first_seat": 5}, "0 to 4, not 5"),
        ({"players": 5, "first_seat": -1}, "0 to 4, not -1"),
        ({"players": 5, "first_seat": True}, "not True"),
        ({"players": 5, "first_seat": "0"}, "not '0'"),
        ({"players": 5, "first_seat": 1.0}, "not 1.0"),
        ({"players": 5, "seed": ""}, "64 hexadecimal digits"),
        ({"players": 5, "seed": SEED[:-1]}, "64 hexadecimal digits"),
        ({"players": 5, "seed": SEED + "00"}, "64 hexadecimal digits"),
        ({"players": 5, "seed": "xy" * 32}, "64 hexadecimal digits"),
        ({"players": 5, "seed": None}, "64 hexadecimal digits"),
        ({"players": 5, "seed": 7}, "64 hexadecimal digits"),
        ({"players": 4, "variants": ["tournament"]}, "tournament variant is for 5 to 9 players, not 4"),
        ({"players": 10, "variants": ["tournament"]}, "5 to 9 players, not 10"),
        ({"players": 1, "modules": ["saboteur2"]}, "Saboteur 2 is for 2 to 12 players, not 1"),
        ({"players": 13, "modules": ["saboteur2"]}, "2 to 12 players, not 13"),
        ({"players": 5, "house_rules": {5: True}}, "5"),
        # The cells of the chests.
        *(
            ({"players": 5, "modules": ["chests"], "chest_layout": layout}, says)
            for layout, says in (
                ("maze", "'maze'"),
                (None, "layout"),
                (5, "layout"),
                ({}, "layout"),
                ([], "four cells"),
                ([3, -1], "layout"),
                ([[3, -1, 0]], "layout"),
                ([[3, -1], [3, 1], [5, -1]], "four cells for the chests, not 3"),
                ([[3, -1], [3, 1], [5, -1], [5, -1]], "at (5, -1): another chest is there (CHEST-1)"),
                ([[3, -1], [3, 1], [5, -1], ["5", 1]], "at ('5', 1): choose a cell between"),
                ([[3, -1], [3, 1], [5, -1], [True, 3]], "at (True, 3): choose a cell between"),
                ([[3, -1], [3, 1], [5, -1], [[5], 1]], "at ([5], 1): choose a cell between"),
                ([[3, -1], [3, 1], [5, -1], [8, 0]], "at (8, 0): choose a cell between the start and the goals"),
                ([[3, -1], [3, 1], [5, -1], [0, 0]], "at (0, 0): choose a cell between the start and the goals"),
                (
                    [[3, -1], [3, 1], [5, -1], [3, 2]],
                    "at (3, 2): it is next to the chest at (3, 1) (CHEST-1)",
                ),
            )
        ),
    ],
)
def test_an_invalid_set_up_is_rejected(data: Any, says: str) -> None:
    assert says in sentence_for(lambda: SetUp.from_json(data))


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        ({"variants": ["tournament", "sabotaged_dwarf"]}, ("tournament", "sabotaged dwarf")),
        ({"variants": ["tournament"], "modules": ["saboteur2"]}, ("tournament", "Saboteur 2")),
        ({"variants": ["sabotaged_dwarf"], "modules": ["saboteur2"]}, ("sabotaged dwarf", "Saboteur 2")),
        ({"modules": ["saboteur2", "greedy_dwarf"]}, ("greedy dwarf", "Saboteur 2")),
        ({"variants": ["tournament"], "modules": ["wardrobe"]}, ("tournament", "wardrobe")),
        ({"modules": ["wardrobe", "party"]}, ("wardrobe", "party")),
        ({"edition": "PL2"}, ("PL2", "base game")),
        ({"edition": "RU16", "modules": ["saboteur2"]}, ("RU16", "Saboteur 2")),
        ({"edition": "FR2", "modules": ["saboteur2", "chests"]}, ("FR2", "chests")),
        ({"edition": "UA16", "variants": ["tournament"]}, ("UA16", "tournament")),
        ({"edition": "RU16", "variants": ["sabotaged_dwarf"]}, ("RU16", "sabotaged dwarf")),
        ({"edition": "UA16", "modules": ["greedy_dwarf"]}, ("UA16", "greedy dwarf")),
    ],
)
def test_two_choices_that_cannot_be_combined_are_both_named(
    fields: dict[str, Any], names: tuple[str, str]
) -> None:
    sentence = sentence_for(lambda: SetUp.from_json({"players": 6, **fields}))
    assert all(name in sentence for name in names)


@pytest.mark.rule("MIX-1", "VAR-2", "WC-16")
def test_a_tournament_includes_greedy_dwarfs_named_or_not() -> None:
    data = {"players": 6, "variants": ["tournament"], "modules": ["greedy_dwarf"]}
    assert Rules(SetUp.from_json(data)).roles == Rules(SetUp.from_json({**data, "modules": []})).roles


def test_an_allowed_mix_is_accepted() -> None:
    data = {
        "players": 6,
        "edition": "UA24",
        "modules": ["greedy_dwarf"],
        "variants": ["sabotaged_dwarf"],
        "house_rules": {"lay_must_join": False, "round_end": "forced_passes"},
        "first_seat": 5,
        "seed": SEED,
    }
    set_up = SetUp.from_json(data)
    assert set_up.to_json() == data
    assert "seed" not in set_up.to_json(with_seed=False)
    assert Game.begin(set_up).asked == 5


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    assert "32 bytes" in sentence_for(lambda: Rules(SetUp(players=5, seed=seed)))


# ---------------------------------------------------------------- given deals

SET_UP = SetUp(players=3, seed=bytes(32))
RULES = Rules(SET_UP)
DEAL = Deal.from_seed(RULES, bytes(32), 1)
NS, MAP = KIND["NS"], KIND["map"]


def swapped(cards: bytes, out: int, into: int) -> bytes:
    changed = bytearray(cards)
    changed[changed.index(out)] = into
    return bytes(changed)


@pytest.mark.parametrize(
    ("deal", "says"),
    [
        (replace(DEAL, roles=DEAL.roles[:2]), "a role and a hand for each"),
        (replace(DEAL, hands=DEAL.hands[:2]), "a role and a hand for each"),
        (replace(DEAL, deck=DEAL.deck[1:]), "cards of this deal"),
        (replace(DEAL, deck=swapped(DEAL.deck, MAP, NS)), "5 x NS, not 4"),
        (replace(DEAL, deck=swapped(DEAL.deck, MAP, 99)), "map"),
        (replace(DEAL, deck=DEAL.deck + bytes([99])), "number 99"),
        (replace(DEAL, roles=bytes([SABOTEUR] * 3), left_over=bytes([DIGGER])), "roles of this deal"),
        (replace(DEAL, goals=bytes([KIND["gold"]] * 3)), "3 x gold, not 1"),
        (replace(DEAL, landmark=NS), "5 x NS, not 4"),
    ],
)
def test_a_deal_with_cards_of_another_set_up_is_refused(deal: Deal, says: str) -> None:
    assert says in sentence_for(lambda: Game.begin(SET_UP, deals={1: deal}))


def test_only_a_tournament_starts_with_a_tunnel_in_the_maze() -> None:
    tournament = SetUp(players=5, variants=frozenset({"tournament"}))
    dealt = Deal.from_seed(Rules(tournament), bytes(32), 1)
    without = replace(dealt, landmark=0, deck=dealt.deck + bytes([dealt.landmark]))
    assert "tournament" in sentence_for(lambda: Game.begin(tournament, deals={1: without}))
    first = next(kind for kind in DEAL.deck if kind < 64)
    deck = bytearray(DEAL.deck)
    deck.remove(first)
    with_one = replace(DEAL, landmark=first, deck=bytes(deck))
    assert "tournament" in sentence_for(lambda: Game.begin(SET_UP, deals={1: with_one}))


def test_a_valid_deal_is_dealt_as_given() -> None:
    game = Game.begin(SET_UP, deals={1: DEAL})
    assert game.state.sealed is not None
    assert game.state.sealed.deck == DEAL.deck
