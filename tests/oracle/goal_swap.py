"""The goal swap (WC-17)."""

from itertools import combinations

from .maze import face_down
from .module_rules import Command, ModuleRules, View


def swap_goals(view: View) -> list[Command]:
    """WC-17: any two face-down goals, the lower number first."""
    pairs = combinations(sorted(face_down(view).values()), 2)
    return [{"do": "SwapGoals", "goals": list(pair)} for pair in pairs]


def put_goals_back(view: View) -> list[Command]:
    """WC-17: swapped or not."""
    return [{"do": "PutGoalsBack", "swapped": swapped} for swapped in (True, False)]


RULES = ModuleRules(
    deck={"goal swap": 1},
    plays={"goal swap": swap_goals},
    answers={"swap": put_goals_back},
    facts={"GoalsPutBack": {"swapped": "seat"}},
    numbers={"one": "place"},
    private={"PutGoalsBack": ["swapped"]},
)
