"""A budget says which part of it is used."""

from pyrite.bots.search.budget import PlayoutBudget, TimeBudget


def test_playouts() -> None:
    budget = PlayoutBudget(200)
    used = [budget.used()]
    for playouts in (50, 100, 60):
        budget.spend(playouts)
        used.append(budget.used())
    assert used == [0.0, 0.25, 0.75, 1.05]


def test_a_budget_of_nothing_is_used_up() -> None:
    assert PlayoutBudget(0).used() == TimeBudget(0.0).used() == 1.0


def test_seconds_run_from_the_beginning_whatever_is_spent() -> None:
    times = iter([10.0, 10.0, 10.5, 13.0])
    budget = TimeBudget(2.0, lambda: next(times))
    assert budget.used() == 0.0
    budget.spend(1000)
    assert budget.used() == 0.25
    assert budget.used() == 1.5
