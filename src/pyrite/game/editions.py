"""The editions of the rules: each difference between the rulebooks is an option (ED-1)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final, get_type_hints

from pyrite.game.refusal import BadInput, no_such, shown, shown_names


@dataclass(frozen=True)
class Edition:
    """A set of rule options. The defaults are those of DE24."""

    name: str
    covers: frozenset[str]
    """The games it is printed for: ``base``, ``saboteur2``, and ``extras`` (variants and small expansions)."""

    lay_must_join: bool = True
    """TUN-3, TUN-4: whether a tunnel must be connected to the start; otherwise a matching neighbour is enough."""
    gold_draw: str = "per_digger"
    """PAY-2 or PAY-3: how many gold cards are drawn when the diggers win."""
    round_end: str = "hands"
    """END-1: what ends a round besides gold and empty hands: nothing, forced passes, or no playable card."""
    tokens_open: bool = True
    """S2-3: whether a client shows the tokens of others. Views and records always contain them (INFO-1)."""
    goals_at_once: str = "all"
    """GOAL-4: how many reached goals are turned over in one turn."""
    goal_misfit: str = "best_fit"
    """GOAL-3: who decides the orientation of a goal that cannot match all its neighbours."""
    sabotage_target: str = "another"
    """ACT-1: on whom a sabotage card may be played."""
    new_goals_gold_sure: bool = False
    """NEWG-1: whether the gold is always among the five goals."""
    discard_two_helps: str = "self"
    """S2-4: whose card may be removed by discarding two cards."""
    ladder_needs_opening: bool = False
    """S2-8: whether a ladder must connect to a tunnel through an opening; otherwise touching one is enough."""
    ladder_goal_ban: str = "touching"
    """S2-8: whether a ladder may not touch a goal at all, or only not open towards one."""
    inspection_target: str = "another"
    """S2-15: whose role may be looked at."""
    theft_optional: bool = False
    """S2-27: whether a thief may steal nothing."""
    next_round_starter: str = "last_card"
    """ED-2: the next round begins to the left of this seat."""


CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "lay_must_join": (True, False),
    "gold_draw": ("per_digger", "per_player"),
    "round_end": ("hands", "forced_passes", "nobody_can_play"),
    "tokens_open": (True, False),
    "goals_at_once": ("all", "one"),
    "goal_misfit": ("best_fit", "player"),
    "sabotage_target": ("another", "any"),
    "new_goals_gold_sure": (True, False),
    "discard_two_helps": ("self", "anyone"),
    "ladder_needs_opening": (True, False),
    "ladder_goal_ban": ("touching", "open_side"),
    "inspection_target": ("another", "any"),
    "theft_optional": (True, False),
    "next_round_starter": ("last_card", "last_turn", "last_tunnel"),
}
"""The values each option may take."""

OPTIONS: Final = tuple(field.name for field in fields(Edition) if field.name not in ("name", "covers"))

_ALL: Final = frozenset({"base", "saboteur2", "extras"})
_BASE: Final = frozenset({"base"})
_SABOTEUR2: Final = frozenset({"saboteur2"})

_UA16 = Edition(
    name="UA16",
    covers=_BASE,
    lay_must_join=False,
    gold_draw="per_player",
    round_end="forced_passes",
    goals_at_once="one",
    goal_misfit="player",
    sabotage_target="any",
    next_round_starter="last_turn",
)

_PL2 = Edition(
    name="PL2",
    covers=_SABOTEUR2,
    round_end="nobody_can_play",
    tokens_open=False,
    ladder_needs_opening=True,
    ladder_goal_ban="open_side",
    inspection_target="any",
    next_round_starter="last_tunnel",
)

EDITIONS: Final[dict[str, Edition]] = {
    "DE24": Edition(name="DE24", covers=_ALL),
    "UA24": Edition(
        name="UA24",
        covers=_ALL,
        tokens_open=False,
        new_goals_gold_sure=True,
        inspection_target="any",
        next_round_starter="last_turn",
    ),
    "UA16": _UA16,
    "RU16": replace(_UA16, name="RU16", goals_at_once="all", goal_misfit="best_fit"),
    "PL2": _PL2,
    "FR2": replace(
        _PL2, name="FR2", discard_two_helps="anyone", theft_optional=True, next_round_starter="last_turn"
    ),
}


def with_house_rules(edition: Edition, house_rules: dict[str, object]) -> Edition:
    """Override single options of an edition, or raise `BadInput` naming the option that is wrong (ED-1)."""
    for option, value in house_rules.items():
        if option not in CHOICES:
            raise no_such("rule option", option, CHOICES)
        if not any(value is choice or (isinstance(value, str) and value == choice) for choice in CHOICES[option]):
            allowed = " or ".join(_shown(choice) for choice in CHOICES[option])
            raise BadInput(f"The rule option {option} is {allowed}, not {_shown(value)}.")
    return replace(edition, **house_rules)  # type: ignore[arg-type]  # checked just above


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return shown_names([value]) if isinstance(value, str) else shown(value)


def options_of(edition: Edition) -> dict[str, object]:
    """The options of an edition by name, in the order of the table in the rules."""
    return {option: getattr(edition, option) for option in OPTIONS}


assert set(CHOICES) == set(OPTIONS) <= set(get_type_hints(Edition))
