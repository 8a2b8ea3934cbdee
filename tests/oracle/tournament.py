"""The tournament (VAR-2 to VAR-4)."""

from collections.abc import Sequence

from .module_rules import ModuleRules

# VAR-2: saboteurs, diggers and greedy dwarfs by players; none left over.
ROLES: dict[int, tuple[int, int, int]] = {
    5: (1, 3, 1),
    6: (2, 3, 1),
    7: (2, 3, 2),
    8: (3, 3, 2),
    9: (3, 4, 2),
}


def roles(players: int, without: dict[str, int]) -> dict[str, int]:
    """VAR-2: the role cards of a tournament."""
    saboteurs, diggers, dwarfs = ROLES[players]
    return {"saboteur": saboteurs, "digger": diggers, "greedy": dwarfs}


def tokens(roles: Sequence[str], finisher: int | None) -> tuple[tuple[int, int], ...]:
    """VAR-4: what each is paid, by seat."""
    if finisher is None:  # the saboteurs win: 3 each, with five players 4
        each = 4 if len(roles) == 5 else 3
        return tuple((seat, each) for seat, role in enumerate(roles) if role == "saboteur")
    if roles[finisher] == "greedy":  # four for the greedy dwarf who joined the gold, nothing for anybody else
        return ((finisher, 4),)
    # The digger who joined the gold 3, every other digger 2.
    return tuple((seat, 3 if seat == finisher else 2) for seat, role in enumerate(roles) if role == "digger")


RULES = ModuleRules(
    variant=True,
    players=(5, 9),
    roles=roles,
    laid_out=1,  # VAR-3
    first_cell=(4, 0),  # VAR-3
    tokens=tokens,
)
