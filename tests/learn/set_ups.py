"""Set-ups to test the learning environment with."""

from typing import Final

from pyrite.game import SetUp
from pyrite.game.mixes import all_modules_with

BOX: Final = all_modules_with("saboteur2", "party")
"""All modules that can be combined with Saboteur 2 and the party."""
BASE_BOX: Final = all_modules_with("wardrobe")
"""All modules that can be combined with the base game and the wardrobe."""

SET_UPS: Final = {
    "the base game": SetUp(4),
    "the base game with ten": SetUp(10),
    "an older edition": SetUp(5, edition="UA16"),
    "a tournament": SetUp(7, variants=frozenset({"tournament"})),
    "all modules of the base game": SetUp(3, modules=BASE_BOX, variants=frozenset({"sabotaged_dwarf"})),
    "Saboteur 2": SetUp(5, modules=frozenset({"saboteur2"})),
    "Saboteur 2 with two, in French": SetUp(2, edition="FR2", modules=frozenset({"saboteur2"})),
    "the whole box": SetUp(5, modules=BOX),
    "the whole box with twelve": SetUp(12, modules=BOX, chest_layout="random"),
}
