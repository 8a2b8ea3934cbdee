"""Which modules and variants of the base game can be combined (MIX-1, ED-1)."""

import pytest

from pyrite.game import BadInput, Game, Rules, SetUp


def set_up(edition: str, modules: str) -> SetUp:
    """Five players with the variants and modules named."""
    names = frozenset(modules.split())
    return SetUp(
        5, edition=edition, variants=names - {"greedy_dwarf"}, modules=names & frozenset({"greedy_dwarf"})
    )


@pytest.mark.rule("MIX-1", "VAR-1", "VAR-2", "WC-16")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
@pytest.mark.parametrize(
    ("modules", "one", "other"),
    [
        ("tournament sabotaged_dwarf", "tournament", "sabotaged dwarf"),
        ("tournament sabotaged_dwarf greedy_dwarf", "tournament", "sabotaged dwarf"),
    ],
)
def test_a_forbidden_mix_is_refused_with_both_modules_named(
    edition: str, modules: str, one: str, other: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        Game.begin(set_up(edition, modules))
    assert one in str(refusal.value)
    assert other in str(refusal.value)


@pytest.mark.rule("MIX-1", "ED-1")
@pytest.mark.parametrize("edition", ["UA16", "RU16"])
@pytest.mark.parametrize("module", ["tournament", "sabotaged_dwarf", "greedy_dwarf"])
def test_variants_and_championship_cards_need_an_anniversary_edition(edition: str, module: str) -> None:
    with pytest.raises(BadInput) as refusal:
        Game.begin(set_up(edition, module))
    assert edition in str(refusal.value)
    assert module.replace("_", " ") in str(refusal.value)


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
@pytest.mark.parametrize(
    "modules",
    [
        "",
        "tournament",
        "sabotaged_dwarf",
        "greedy_dwarf",
        "sabotaged_dwarf greedy_dwarf",
        "tournament greedy_dwarf",
    ],
)
def test_every_allowed_mix_can_be_played(edition: str, modules: str) -> None:
    assert Game.begin(set_up(edition, modules)).question == "turn"


@pytest.mark.rule("MIX-1", "VAR-2", "WC-16")
@pytest.mark.parametrize("players", [5, 6, 7, 8, 9])
def test_a_tournament_has_greedy_dwarfs_and_the_module_adds_none(players: int) -> None:
    plain, named = (
        Rules(SetUp(players, variants=frozenset({"tournament"}), modules=frozenset(modules)))
        for modules in ((), ("greedy_dwarf",))
    )
    assert (named.roles, named.deck, named.hand_size) == (plain.roles, plain.deck, plain.hand_size)
    assert len(named.roles) == players


@pytest.mark.rule("MIX-1")
def test_a_mix_is_refused_wherever_a_set_up_is_read() -> None:
    plain = {"players": 5, "variants": ["tournament", "sabotaged_dwarf"]}
    with pytest.raises(BadInput, match="cannot be combined"):
        SetUp.from_json(plain)
    with pytest.raises(BadInput, match="cannot be combined"):
        Rules(set_up("DE24", "tournament sabotaged_dwarf"))


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("field", ["variants", "modules"])
def test_a_module_that_does_not_exist_is_refused_by_name(field: str) -> None:
    with pytest.raises(BadInput, match="moonlight"):
        SetUp.from_json({"players": 5, field: ["moonlight"]})
