"""A view with all its fields side by side, as the oracle and the tests of rules read it."""

from typing import Any

from pyrite.game import View, view_to_json


def flat_view(view: View) -> dict[str, Any]:
    """A view as JSON, with the fields of the parts of modules beside those of the table.

    ``fresh_goals`` has the goals among which a seat chooses; a view has them as the choices of the question.
    """
    data = view_to_json(view)
    fields = {name: value for part in data["parts"].values() for name, value in part.items()}
    asks = data["asked"]["question"] == "goal"
    fresh = [each["goal"] for each in data["choices"] if "goal" in each] if asks else []
    return {**data, **fields, "fresh_goals": fresh}
