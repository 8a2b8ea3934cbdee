"""The new goals (NEWG-1, NEWG-2)."""

from .module_rules import ModuleRules


def goal_gold(face: str, purse: int) -> int:
    """NEWG-2: what the player who turned a goal over gains or loses in tokens at once.

    ``purse`` is the whole purse, tokens and gold cards together (PAY-5): a dragon takes 1 if there is any.
    """
    if face.startswith("dragon "):
        return -1 if purse > 0 else 0
    return {"sack of one": 1, "sack of two": 2}.get(face, 0)


RULES = ModuleRules(
    # NEWG-1: eight goals, five of them in the maze. The three goals of the base game are not repeated here.
    goals={
        "sack of one": "NEW",
        "sack of two": "NES",
        "dragon NE": "NE",
        "dragon NW": "NW",
        "spider": "NESW",
    },
    goal_places=((8, -4), (8, -2), (8, 0), (8, 2), (8, 4)),
)
