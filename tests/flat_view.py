"""A view with all its fields side by side, as the oracle and the tests of rules read it."""

from typing import Any, Final

from pyrite.game import View, view_to_json

WITHOUT_MODULES: Final[dict[str, Any]] = {"goal_swaps": [], "thefts": []}
OWN_WITHOUT_MODULES: Final[dict[str, Any]] = {"chest_looks": [], "goal_swaps": [], "let_pass": False}
"""Fields that a view without the modules has not; the oracle reads them all the same."""


def flat_view(view: View) -> dict[str, Any]:
    """A view as JSON, with the fields of the parts of modules beside those of the table.

    ``fresh_goals`` has the goals among which a seat chooses; a view has them as the choices of the question.
    """
    data = view_to_json(view)
    fields = _fields(data)
    if data["own"] is not None:
        data["own"] = {**OWN_WITHOUT_MODULES, **_fields(data["own"]), **data["own"]}
    asks = data["asked"]["question"] == "goal"
    fresh = [each["goal"] for each in data["choices"] if "goal" in each] if asks else []
    return {**WITHOUT_MODULES, **data, **fields, "fresh_goals": fresh}


def _fields(data: dict[str, Any]) -> dict[str, Any]:
    """The fields of all parts."""
    return {name: value for part in data.pop("parts").values() for name, value in part.items()}
