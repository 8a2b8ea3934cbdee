"""Facts as JSON: they are read back, and other data is rejected with one sentence."""

from typing import Any

import pytest

from pyrite.game import Fact, Game, Pass, Rules, SetUp, View, fact_from_json, fact_to_json, update_view
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.facts import FACTS, Passed
from pyrite.game.maze import grid_for
from tests.game.error_sentences import sentence_for

GOOD: dict[str, dict[str, Any]] = {
    "GameBegun": {"first": 2, "commitment": "ab12", "gold_pile": [1, 2, None]},
    "RoundBegun": {
        "round": 1,
        "first": 0,
        "roles": ["digger", None, None],
        "left_over": [None],
        "goals": [None, None, None],
        "hands": [["NES", "map"], [None, None], [None, None]],
        "deck": [None],
        "aside": [None],
        "landmark": None,
        "chest_cells": [[3, -1]],
        "chest_tunnels": [None],
        "chests": [None],
    },
    "TurnBegun": {"seat": 1},
    "RoundEnded": {
        "gold_reached": False,
        "finisher": None,
        "roles": ["digger"] * 3,
        "left_over": ["saboteur"],
    },
    "GameEnded": {"gold": [[1, 3], [], [2]], "winners": [0], "seed": "00ff"},
    "CardPlayed": {"seat": 0, "command": {"do": "LayTunnel", "tunnel": "NSW", "cell": [1, 0]}},
    "CardDiscarded": {"card": "map"},
    "Passed": {"seat": 0, "cards": [None], "forced": None},
    "Drew": {"seat": 0, "cards": ["rockfall"]},
    "PutInFront": {"seat": 1, "card": "broken cart"},
    "TakenFromFront": {"seat": 1, "card": "broken cart"},
    "TunnelLaid": {"seat": 0, "cell": [3, -1], "tunnel": "N|+S|"},
    "TunnelRemoved": {"seat": 0, "cell": [3, -1]},
    "GoalTurned": {"seat": 0, "goal": 2, "face": "gold"},
    "GoalLaid": {"seat": 0, "goal": 1, "tunnel": "SW"},
    "Looked": {"seat": 0, "goal": 1, "face": None},
    "Asked": {"seat": 0, "question": "goal", "choices": [0, 2]},
    "GoldDrawn": {"nuggets": [None, None]},
    "GoldOffered": {"seat": 0, "nuggets": [1, 2]},
    "GoldTaken": {"seat": 0, "nuggets": None},
    "GoldDealt": {"seat": 0, "due": 4, "paid": 4, "nuggets": [3, 1], "pile": [None]},
    "TokensPaid": {"seat": 0, "tokens": -1},
    "DiscardedTwo": {"seat": 0, "cards": ["NES", "map"]},
    "RoleSeen": {"seat": 0, "other": 2, "role": "boss"},
    "RoleChanged": {"seat": 0, "role": None},
    "HandsSwapped": {"seat": 0, "other": 1, "got": [None], "given": ["NES", "map"]},
    "Stole": {"seat": 0, "victim": None},
    "DirectionChanged": {"seat": 0},
    "VetoAsked": {"seats": [1, 2]},
    "LetPassNoted": {"seat": 1},
    "Unopposed": {},
    "Vetoed": {"seat": 1},
    "GoalsPutBack": {"seat": 0, "one": 0, "other": 2, "swapped": None},
    "SpecialistCalled": {"seat": 0},
    "TunnelMoved": {"seat": 0, "origin": [1, 0], "cell": [0, 1], "tunnel": "NSW"},
    "CardsLifted": {"seat": 0, "from_deck": False, "cards": ["NES", None]},
    "CardKept": {"seat": 0, "from_deck": True, "card": "map"},
    "DwarfStood": {"seat": 0, "cell": [1, 0], "side": "E", "card": None},
    "DwarfLeft": {"owner": 0, "cell": [1, 0], "side": "S"},
    "TollAsked": {"asker": 0, "seat": 1, "cell": [2, 0]},
    "TollAnswered": {"seat": 1, "cell": [2, 0], "pay": True},
    "TokensMoved": {"giver": 0, "taker": 1, "tokens": 1},
    "RolesDealt": {"roles": ["digger", None, None]},
    "GoalMoved": {"seat": 0, "goal": 1},
    "ChestTurned": {"seat": 0, "chest": 3, "tunnel": "NES chest"},
    "ChestLaid": {"seat": 0, "chest": 3, "tunnel": "NSW"},
    "ChestOpened": {"seat": 0, "chest": 3, "found": "one gold"},
    "ChestSeen": {"seat": 0, "chest": 3, "tunnel": None, "found": None},
    "EffectEnded": {"found": "extra draw"},
    "GoldPicked": {"seat": 0, "pile": [None, None]},
    "CardTaken": {"seat": 0, "other": 1, "card": None},
    "DeckBuried": {"cards": [None]},
    "DiscardShuffled": {"pile": [None]},
    "WardrobeEntered": {"seat": 0, "role": "digger"},
    "NothingToLay": {"seat": 0, "free": ["NS", "NES"], "for_one": ["EW"], "for_two": []},
    "NothingToLose": {"seat": 0},
    "NothingToPick": {"seat": 0},
    "SomethingToLay": {"seat": 0, "free": ["NS", "NES"], "for_one": [], "for_two": ["EW"]},
    "SeedSealed": {"commitment": "ab12"},
    "Contributed": {"seat": 2, "words": "lucky 7"},
    "NobodyCanPlay": {},
}
GRID = grid_for(40)


def test_every_fact_is_among_the_examples() -> None:
    assert list(GOOD) == [kind.__name__ for kind, _ in FACTS]


@pytest.mark.parametrize("name", GOOD)
def test_a_fact_is_written_and_read_as_json(name: str) -> None:
    data = {"fact": name, **GOOD[name]}
    fact = fact_from_json(data)
    assert fact_to_json(fact) == data
    assert decode_fact(encode_fact(fact, GRID), GRID) == fact


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "TurnBegun",
        {},
        {"seat": 2},
        {"fact": None, "seat": 2},
        {"fact": "Fact"},
        {"fact": "TurnEnded", "seat": 2},
        {"fact": ["TurnBegun"], "seat": 2},
        {"fact": {}, "seat": 2},
        {"fact": "TurnBegun"},
        {"fact": "TurnBegun", "seat": 2, "turn": 1},
        {"fact": "TurnBegun", 2: 2},
        {"fact": "CardPlayed", "seat": 0, "command": None},
        {"fact": "CardPlayed", "seat": 0, "command": {"do": "Resign"}},
    ],
    ids=repr,
)
def test_invalid_json_of_a_fact_is_rejected(data: Any) -> None:
    sentence_for(lambda: fact_from_json(data))


@pytest.mark.parametrize(("cards", "forced"), [(["NES"], False), ([None], None), ([None, None], None)])
def test_a_pass_from_before_forced_passes_were_recorded_is_still_read(
    cards: list[str | None], forced: bool | None
) -> None:
    fact = fact_from_json({"fact": "Passed", "seat": 0, "cards": cards})
    assert fact == Passed(0, tuple(cards), forced)


@pytest.mark.parametrize("cards", [None, "NES", 5])
def test_a_pass_without_a_list_of_cards_is_rejected(cards: object) -> None:
    fact = fact_from_json({"fact": "Passed", "seat": 0, "cards": cards})
    view = View.blank(Rules(SetUp(players=3)), 0)
    sentence_for(lambda: update_view(view, fact))


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("Passed", "forced", "yes"),
        ("Passed", "forced", 2),
        ("SeedSealed", "commitment", None),
        ("Contributed", "seat", 12),
        ("Contributed", "words", ""),
        ("Contributed", "words", 7),
        ("GameBegun", "first", 12),
        ("GameBegun", "commitment", 5),
        ("GameBegun", "gold_pile", 5),
        ("GameBegun", "gold_pile", [4]),
        ("RoundBegun", "round", -1),
        ("RoundBegun", "round", "1"),
        ("RoundBegun", "roles", "digger"),
        ("RoundBegun", "roles", ["dragon"]),
        ("RoundBegun", "hands", 5),
        ("RoundBegun", "hands", [5]),
        ("RoundBegun", "deck", ["spade"]),
        ("RoundBegun", "landmark", "spade"),
        ("TurnBegun", "seat", "1"),
        ("RoundEnded", "finisher", 99),
        ("RoundEnded", "gold_reached", "perhaps"),
        ("GameEnded", "gold", 5),
        ("GameEnded", "gold", [5]),
        ("GameEnded", "winners", [None]),
        ("GameEnded", "winners", 0),
        ("GameEnded", "seed", "xy"),
        ("GameEnded", "seed", 5),
        ("TunnelLaid", "cell", [1]),
        ("TunnelLaid", "tunnel", "gold"),
        ("GoalLaid", "tunnel", ""),
        ("GoalLaid", "tunnel", "NN"),
        ("GoalLaid", "tunnel", "N|"),
        ("GoalLaid", "tunnel", "gold"),
        ("GoalLaid", "tunnel", None),
        ("GoalTurned", "goal", 8),
        ("GoalTurned", "face", 5),
        ("Asked", "question", "dance"),
        ("Asked", "choices", 5),
        ("Asked", "choices", ["x"]),
        ("TokensPaid", "tokens", None),
        ("TokensPaid", "tokens", 100),
        # Facts of Saboteur 2, championship cards and mini-expansions.
        ("RoundBegun", "aside", 5),
        ("RoundBegun", "chest_cells", 5),
        ("RoundBegun", "chest_cells", [[1]]),
        ("RoundBegun", "chest_tunnels", ["spade"]),
        ("RoundBegun", "chests", ["dragon"]),
        ("DiscardedTwo", "cards", ["spade", "map"]),
        ("RoleSeen", "role", "dragon"),
        ("HandsSwapped", "got", "NES"),
        ("Stole", "victim", "1"),
        ("Stole", "victim", 12),
        ("VetoAsked", "seats", 1),
        ("VetoAsked", "seats", [None]),
        ("GoalsPutBack", "swapped", "yes"),
        ("GoalsPutBack", "swapped", 1),
        ("TunnelMoved", "origin", None),
        ("CardsLifted", "from_deck", 1),
        ("CardKept", "card", 5),
        ("DwarfStood", "side", "NE"),
        ("DwarfStood", "side", 1),
        ("DwarfLeft", "side", None),
        ("TollAnswered", "pay", None),
        ("TollAsked", "cell", [999, 0]),
        ("TokensMoved", "tokens", "1"),
        ("RolesDealt", "roles", "boss"),
        ("ChestLaid", "tunnel", "NES chest"),
        ("ChestTurned", "chest", -1),
        ("ChestTurned", "tunnel", "spade"),
        ("ChestOpened", "found", "dragon"),
        ("ChestSeen", "found", 1),
        ("EffectEnded", "found", ["no draw"]),
        ("GoldPicked", "pile", [4]),
        ("DeckBuried", "cards", None),
        ("DiscardShuffled", "pile", "map"),
        ("NothingToLay", "free", "NS"),
        ("NothingToLay", "for_two", ["spade"]),
        ("SomethingToLay", "for_one", None),
        ("NothingToLose", "seat", "1"),
        ("NothingToPick", "seat", 12),
    ],
)
def test_a_fact_with_invalid_fields_is_rejected(name: str, field: str, value: Any) -> None:
    fact = fact_from_json({"fact": name, **GOOD[name], field: value})
    view = View.blank(Rules(SetUp(players=3)), 0)
    sentence_for(lambda: update_view(view, fact))


def test_applying_the_facts_of_a_viewer_gives_the_view_of_the_game() -> None:
    game = Game.begin(SetUp(players=3, first_seat=0))
    card = next(iter(command for command in game.legal(0) if isinstance(command, Pass)))
    game.submit(0, card)
    for viewer in (0, 1, 2, None):
        view = View.blank(game.rules, viewer)
        for _, fact in game.seen_by(viewer):
            update_view(view, read_again(fact))
        assert view == game.view(viewer)


def read_again(fact: Fact) -> Fact:
    return fact_from_json(fact_to_json(fact))


def test_seen_by_can_return_facts_after_a_number() -> None:
    game = Game.begin(SetUp(players=3, first_seat=0))
    assert [number for number, _ in game.seen_by(None)] == [1, 2, 3]
    assert game.seen_by(None, after=2) == game.seen_by(None)[2:]
