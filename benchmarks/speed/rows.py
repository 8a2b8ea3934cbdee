"""The rows that are measured, and the aims for their ratios."""

from __future__ import annotations

from typing import Final, NamedTuple


class Row(NamedTuple):
    """A row of the table: a job of a contestant."""

    key: str
    name: str
    contestant: str
    job: str


class Aim(NamedTuple):
    """A ratio of two rows with its lower or upper limit; without a limit it is only shown."""

    text: str
    over: str
    under: str
    at_least: float | None = None
    at_most: float | None = None


_OURS: Final = {
    "list:base-5": "base game, 5 seats",
    "list:base-10": "base game, 10 seats",
    "list:saboteur2-5": "Saboteur 2, 5 seats",
    "list:saboteur2-10": "Saboteur 2, 10 seats",
    "list:saboteur2-12": "Saboteur 2, 12 seats",
    "list:box-5": "the whole box, 5 seats",
    "list:box-10": "the whole box, 10 seats",
    "list:box-12": "the whole box, 12 seats",
    "list:box-without-veto-5": "the whole box but the veto, 5 seats",
    "rollout:base-5": "rollout without lists, base game",
    "rollout:saboteur2-5": "rollout without lists, Saboteur 2",
    "rollout:box-5": "rollout without lists, the whole box",
    "clone:base-5": "clones, base game",
    "clone:box-5": "clones, the whole box",
    "imagine:base-5": "imagined worlds, base game",
    "imagine:box-5": "imagined worlds, the whole box",
    "raw:base-5": "raw environment, base game",
    "raw-list:base-5": "raw environment by its list, base game",
}

BASE: Final = "plain list:base-5"
HEARTS: Final = "hearts"

ROWS: Final = (
    *(
        Row(f"{build} {job}", f"{name}, {build}", build, job)
        for build in ("plain", "compiled")
        for job, name in _OURS.items()
    ),
    Row("limit list", "C++ yardstick, with the list", "yardstick", "list"),
    Row("limit sample", "C++ yardstick, without lists", "yardstick", "sample"),
    Row("catanatron", "catanatron", "catanatron", "catanatron"),
    Row(HEARTS, "OpenSpiel hearts (C++), dealt by odds", "open-spiel", "hearts"),
    Row("hearts-quick", "OpenSpiel hearts (C++), dealt by its list", "open-spiel", "hearts-quick"),
    Row("kuhn", "OpenSpiel Kuhn poker (Python)", "open-spiel", "kuhn"),
    Row("leduc", "PettingZoo leduc, raw", "pettingzoo", "leduc"),
    Row("leduc-list", "PettingZoo leduc, raw, by its list", "pettingzoo", "leduc-list"),
    Row("tic-tac-toe", "PettingZoo tic-tac-toe, raw", "pettingzoo", "tic-tac-toe"),
)


def _aims_of(build: str) -> tuple[Aim, ...]:
    """The aims for one build."""
    base = f"{build} list:base-5"
    return (
        Aim(f"the whole box over the base game, {build}", f"{build} list:box-5", base, at_least=0.5),
        Aim(f"the whole box but the veto over the base game, {build}", f"{build} list:box-without-veto-5", base),
        Aim(f"a clone in decisions' time, {build}", base, f"{build} clone:base-5", at_most=2),
        Aim(f"an imagined world in decisions' time, {build}", base, f"{build} imagine:base-5", at_most=10),
        Aim(f"raw environment over PettingZoo's raw leduc, {build}", f"{build} raw:base-5", "leduc", at_least=3),
        Aim(f"the same, both by their lists, {build}", f"{build} raw-list:base-5", "leduc-list", at_least=3),
    )


_COMPILED_BASE: Final = "compiled list:base-5"
AIMS: Final = (
    Aim("base game with lists, plain, over hearts dealt by odds", BASE, HEARTS, at_least=0.5),
    Aim("base game with lists, plain, over hearts dealt by its list", BASE, "hearts-quick"),
    Aim("base game with lists, plain, over catanatron", BASE, "catanatron", at_least=4),
    Aim("base game with lists, compiled, over hearts dealt by odds", _COMPILED_BASE, HEARTS, at_least=1.5),
    Aim("base game with lists, compiled, over hearts dealt by its list", _COMPILED_BASE, "hearts-quick"),
    Aim("C++ yardstick over compiled rollout, no lists", "limit sample", "compiled rollout:base-5", at_most=12),
    *_aims_of("plain"),
    *_aims_of("compiled"),
)
