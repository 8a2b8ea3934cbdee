"""The rows of the table of rates, and the targets: ratios of two rows that we want to reach."""

from __future__ import annotations

from typing import Final, NamedTuple


class Row(NamedTuple):
    """A row of the table: a job that a program runs."""

    key: str
    name: str
    program: str
    job: str


class Target(NamedTuple):
    """The ratio of one row to another, and the least or greatest that we want; without either it is only shown."""

    text: str
    numerator: str
    """The key of a row."""
    denominator: str
    at_least: float | None = None
    at_most: float | None = None


_PYRITE_JOBS: Final = {
    "list:base-5": "base game, 5 seats",
    "list:base-10": "base game, 10 seats",
    "list:saboteur2-5": "Saboteur 2, 5 seats",
    "list:saboteur2-10": "Saboteur 2, 10 seats",
    "list:saboteur2-12": "Saboteur 2, 12 seats",
    "list:box-5": "the whole box, 5 seats",
    "list:box-10": "the whole box, 10 seats",
    "list:box-12": "the whole box, 12 seats",
    "list:box-without-veto-5": "the whole box without the veto, 5 seats",
    "rollout:base-5": "rollout without lists, base game",
    "rollout:saboteur2-5": "rollout without lists, Saboteur 2",
    "rollout:box-5": "rollout without lists, the whole box",
    "clone:base-5": "clones, base game",
    "clone:box-5": "clones, the whole box",
    "imagine:base-5": "imagined worlds, base game",
    "imagine:box-5": "imagined worlds, the whole box",
    "raw:base-5": "raw environment, base game",
    "raw-list:base-5": "raw environment from its list, base game",
}

BASE: Final = "plain list:base-5"
HEARTS: Final = "hearts"


def _rows_of(*builds: str) -> tuple[Row, ...]:
    return tuple(
        Row(f"{build} {job}", f"{name}, {build}", build, job)
        for build in builds
        for job, name in _PYRITE_JOBS.items()
    )


ROWS: Final = (
    *_rows_of("plain", "compiled"),
    Row("cpp list", "C++ baseline, with the list", "cpp-baseline", "list"),
    Row("cpp sample", "C++ baseline, without lists", "cpp-baseline", "sample"),
    Row("catanatron", "catanatron", "catanatron", "catanatron"),
    Row(HEARTS, "OpenSpiel hearts (C++), dealt by probability", "open-spiel", "hearts"),
    Row("hearts-quick", "OpenSpiel hearts (C++), dealt from its list", "open-spiel", "hearts-quick"),
    Row("kuhn", "OpenSpiel Kuhn poker (Python)", "open-spiel", "kuhn"),
    Row("leduc", "PettingZoo leduc, raw", "pettingzoo", "leduc"),
    Row("leduc-list", "PettingZoo leduc, raw, from its list", "pettingzoo", "leduc-list"),
    Row("tic-tac-toe", "PettingZoo tic-tac-toe, raw", "pettingzoo", "tic-tac-toe"),
)


ROWS_BEFORE: Final = _rows_of("plain, before", "compiled, before")
"""The same jobs in an older checkout."""


def _targets_of(build: str) -> tuple[Target, ...]:
    """The targets that plain and compiled rules have in common."""
    base = f"{build} list:base-5"
    return (
        Target(f"the whole box over the base game, {build}", f"{build} list:box-5", base, at_least=0.5),
        Target(
            f"the whole box without the veto over the base game, {build}", f"{build} list:box-without-veto-5", base
        ),
        Target(f"time of a clone, in decisions, {build}", base, f"{build} clone:base-5", at_most=2),
        Target(f"time of an imagined world, in decisions, {build}", base, f"{build} imagine:base-5", at_most=10),
        Target(
            f"raw environment over PettingZoo's raw leduc, {build}", f"{build} raw:base-5", "leduc", at_least=3
        ),
        Target(f"the same, both from their lists, {build}", f"{build} raw-list:base-5", "leduc-list", at_least=3),
    )


_COMPILED_BASE: Final = "compiled list:base-5"
TARGETS: Final = (
    Target("base game with lists, plain, over hearts dealt by probability", BASE, HEARTS, at_least=0.5),
    Target("base game with lists, plain, over hearts dealt from its list", BASE, "hearts-quick"),
    Target("base game with lists, plain, over catanatron", BASE, "catanatron", at_least=4),
    Target(
        "base game with lists, compiled, over hearts dealt by probability", _COMPILED_BASE, HEARTS, at_least=1.5
    ),
    Target(
        "base game with lists, compiled, over hearts dealt from its list",
        _COMPILED_BASE,
        "hearts-quick",
        at_least=1.1,
    ),
    Target("C++ baseline over the base game with lists, compiled", "cpp list", _COMPILED_BASE, at_most=7),
    Target("C++ baseline over compiled rollout, no lists", "cpp sample", "compiled rollout:base-5", at_most=6),
    *_targets_of("plain"),
    *_targets_of("compiled"),
)


_FASTER: Final = {
    "list:base-5": 2.3,
    "rollout:base-5": 3.0,
    "list:saboteur2-5": 2.5,
    "rollout:saboteur2-5": 3.0,
    "list:box-5": 2.0,
    "rollout:box-5": 2.0,
    "imagine:base-5": 2.0,
    "imagine:box-5": 2.0,
    "raw-list:base-5": 1.5,
}
"""How many times as fast as in the last build of mypyc we want the compiled rules to be."""
_STILL: Final = 0.97
"""Plain Python must not become slower."""

TARGETS_BEFORE: Final = tuple(
    Target(
        f"{name}, {build}, over before",
        f"{build} {job}",
        f"{build}, before {job}",
        at_least=_STILL if build == "plain" else _FASTER.get(job),
    )
    for build in ("plain", "compiled")
    for job, name in _PYRITE_JOBS.items()
)
