"""What a viewer may see of a fact by section 11 of the rules, independently of the declarations."""

from dataclasses import fields
from typing import Any

from pyrite.game import SetUp
from pyrite.game.declare import Fact
from pyrite.game.project import Viewer
from tests.oracle.secrets import secret_fields


def blank(value: Any) -> Any:
    """The same nested tuples, with None for every value."""
    return tuple(blank(each) for each in value) if isinstance(value, tuple) else None


def may_be_seen(fact: Fact, viewer: Viewer, set_up: SetUp) -> Fact | None:
    """The fact as a viewer may see it; None if the viewer may not know that it happened."""
    secret = secret_fields(type(fact).__name__, set_up.modules, set_up.variants)
    values = {each.name: getattr(fact, each.name) for each in fields(fact)}  # type: ignore[arg-type]
    seen_by: dict[str, tuple[Viewer, ...]] = {
        "seat": (values.get("seat"),),
        "two seats": (values.get("seat"), values.get("other")),
        "nobody": (),
    }
    if "*" in secret:
        return fact if viewer is not None and viewer in seen_by[secret["*"]] else None
    for field, viewers in secret.items():
        if viewers == "own entry":
            values[field] = tuple(
                each if seat == viewer else blank(each) for seat, each in enumerate(values[field])
            )
        elif viewer is None or viewer not in seen_by[viewers]:
            values[field] = blank(values[field])
    return type(fact)(**values)
