"""Which parts go together: a pair that does not is refused by name, every other mix plays (MIX-1)."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from random import Random

import pytest

from pyrite.game import BadInput, Game, Refusal, Rules, SetUp
from pyrite.game.facts.course import RoundBegun
from pyrite.game.modules import MODULES, modules_and_variants
from pyrite.game.modules.chests.state import chests_at
from tests import oracle
from tests.rules.championship_cards import CHAMPIONSHIP
from tests.rules.rounds import record

OTHER_PARTS = tuple(name for name in MODULES if name not in CHAMPIONSHIP)

FORBIDDEN = {
    ("saboteur2", "greedy_dwarf"): ("Saboteur 2", "greedy dwarf"),
    ("saboteur2", "sabotaged_dwarf"): ("Saboteur 2", "sabotaged dwarf"),
    ("saboteur2", "tournament"): ("Saboteur 2", "tournament"),
    ("tournament", "sabotaged_dwarf"): ("tournament", "sabotaged dwarf"),
    ("tournament", "wardrobe"): ("tournament", "wardrobe"),
    ("wardrobe", "party"): ("wardrobe", "party"),
}
"""The pairs that section 9 forbids, and what each part is called."""


def mixed(parts: Iterable[str], players: int = 5, edition: str = "DE24", **more: object) -> SetUp:
    """A set-up with these modules and variants."""
    modules, variants = modules_and_variants(parts)
    return SetUp(
        players,
        edition=edition,
        modules=modules,
        variants=variants,
        **more,  # type: ignore[arg-type]  # whatever a set-up has
    )


def subsets(parts: tuple[str, ...]) -> Iterator[frozenset[str]]:
    sets = chain.from_iterable(combinations(parts, count) for count in range(len(parts) + 1))
    return (frozenset(each) for each in sets)


def clashes(parts: frozenset[str]) -> list[tuple[str, str]]:
    return [pair for pair in FORBIDDEN if parts.issuperset(pair)]


def error_message(set_up: SetUp) -> str:
    """The error for a set-up; empty if it is accepted."""
    try:
        Rules(set_up)
    except BadInput as refusal:
        return str(refusal)
    return ""


# ---------------------------------------------------------------- refused


@pytest.mark.rule("MIX-1", "WC-16", "VAR-1", "VAR-2", "ROBE-1", "PARTY-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
@pytest.mark.parametrize("pair", FORBIDDEN, ids=" and ".join)
def test_a_forbidden_pair_is_refused_with_both_parts_named(pair: tuple[str, str], edition: str) -> None:
    with pytest.raises(BadInput) as refusal:
        Game.begin(mixed(pair, edition=edition))
    for name in FORBIDDEN[pair]:
        assert name in str(refusal.value)
    # Each of the two is accepted alone.
    for part in pair:
        assert error_message(mixed({part}, edition=edition)) == ""


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("pair", FORBIDDEN, ids=" and ".join)
def test_a_forbidden_pair_is_refused_wherever_a_set_up_is_read(pair: tuple[str, str]) -> None:
    plain = mixed(pair).to_json()
    with pytest.raises(BadInput, match="cannot be combined"):
        SetUp.from_json(plain)


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("pair", [("saboteur2", "wardrobe"), ("saboteur2", "party")])
def test_wardrobe_and_party_exclude_each_other_in_saboteur_2_too(pair: tuple[str, str]) -> None:
    assert error_message(mixed(pair)) == ""
    text = error_message(mixed({"saboteur2", "wardrobe", "party"}))
    assert "wardrobe" in text
    assert "party" in text


@pytest.mark.rule("MIX-1", "CHEST-1", "VAR-3")
def test_a_chest_on_the_cell_of_the_tournament_tunnel_is_refused_with_both_parts_named() -> None:
    layout = ((4, 0), (2, 2), (6, 2), (6, -2))
    assert error_message(mixed({"chests"}, chest_layout=layout)) == ""
    text = error_message(mixed({"chests", "tournament"}, chest_layout=layout))
    assert "chest" in text
    assert "(4, 0)" in text
    assert "tournament" in text


@pytest.mark.rule("MIX-1", "CHEST-1", "VAR-3")
@pytest.mark.parametrize("layout", ["gates", "wings", "zigzag", "random"])
def test_every_named_chest_layout_can_be_combined_with_a_tournament(layout: str) -> None:
    for number in range(20):
        set_up = mixed({"chests", "tournament"}, chest_layout=layout, seed=number.to_bytes(32, "big"))
        maze = Game.begin(set_up).state.table.maze
        places = [maze.grid.at(cell) for cell in chests_at(Game.begin(set_up).state.table).chest_cells]
        assert len(set(places)) == 4
        assert (4, 0) not in places


@pytest.mark.rule("MIX-1", "ED-1")
@pytest.mark.parametrize("edition", ["UA16", "RU16", "PL2", "FR2"])
@pytest.mark.parametrize("part", [name for name, module in MODULES.items() if not module.game])
def test_every_module_and_variant_needs_an_anniversary_edition(part: str, edition: str) -> None:
    game = {"saboteur2"} if edition in ("PL2", "FR2") else set()
    assert error_message(mixed(game, edition=edition)) == ""
    text = error_message(mixed({part, *game}, edition=edition))
    assert edition in text
    assert MODULES[part].words in text
    assert "DE24" in text


# ---------------------------------------------------------------- accepted


@pytest.mark.rule("MIX-1", "WC-0")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_all_other_mixes_of_games_variants_and_expansions_are_accepted(edition: str) -> None:
    """Each with no championship card, with each of them alone, and with all."""
    cards = [frozenset[str](), *(frozenset({card}) for card in CHAMPIONSHIP), frozenset(CHAMPIONSHIP)]
    for parts in subsets(OTHER_PARTS):
        for more in cards if edition == "DE24" else (cards[0], cards[-1]):
            set_up = mixed(parts | more, edition=edition)
            text = error_message(set_up)
            pairs = clashes(parts)
            named = [pair for pair in pairs if all(name in text for name in FORBIDDEN[pair])]
            assert bool(named) == bool(pairs), (sorted(parts), text)
            assert bool(text) == bool(pairs), (sorted(parts), text)
            assert oracle.may_be_set_up(5, edition, set_up.modules, set_up.variants) == (not text), sorted(parts)


@pytest.mark.rule("MIX-1", "WC-16", "VAR-2")
def test_a_tournament_includes_the_greedy_dwarf_and_naming_it_adds_none() -> None:
    for players, roles in {5: 1, 6: 1, 7: 2, 8: 2, 9: 2}.items():
        for parts in (("tournament",), ("tournament", "greedy_dwarf")):
            (deal,) = record(Game.begin(mixed(parts, players=players)), RoundBegun)
            assert (deal.roles.count("greedy"), deal.roles.count("digger")) == (roles, 4 if players == 9 else 3)
            assert deal.left_over == ()


@pytest.mark.rule("MIX-1", "WC-0")
@pytest.mark.parametrize("game", [(), ("saboteur2",), ("tournament",), ("greedy_dwarf", "sabotaged_dwarf")])
def test_any_set_of_championship_cards_can_be_combined_with_any_game(game: tuple[str, ...]) -> None:
    for cards in subsets(tuple(CHAMPIONSHIP)):
        assert error_message(mixed({*game, *cards})) == ""


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_every_accepted_mix_can_be_dealt(edition: str) -> None:
    for parts in subsets(OTHER_PARTS):
        if not clashes(parts):
            game = Game.begin(mixed(parts | set(CHAMPIONSHIP), edition=edition))
            assert (game.question, len(game.asked_seats)) == ("turn", 1)


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize(
    ("players", "parts"),
    [
        (3, ("greedy_dwarf", "sabotaged_dwarf", "toll", "wardrobe", "new_goals", "chests")),
        (4, ("party", "toll", "new_goals", "chests")),
        (5, ("tournament", "toll", "party", "new_goals", "chests")),
        (2, ("saboteur2", "toll", "wardrobe", "new_goals", "chests")),
        (4, ("saboteur2", "toll", "party", "new_goals", "chests")),
    ],
    ids=["base with wardrobe", "base with party", "tournament", "Saboteur 2 with wardrobe", "with party"],
)
def test_a_mix_of_everything_compatible_can_be_played_to_the_end(players: int, parts: tuple[str, ...]) -> None:
    """At random, to the end."""
    for number in range(3):
        rng = Random(number)
        game = Game.begin(mixed({*parts, *CHAMPIONSHIP}, players=players, seed=number.to_bytes(32, "big")))
        for _ in range(9000):
            seat = rng.choice(game.asked_seats)
            assert not isinstance(game.submit(seat, rng.choice(game.legal(seat))), Refusal)
            if game.over:
                break
        assert game.over
