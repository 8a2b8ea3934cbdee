"""Nodes agree on the time of their store, whatever the clocks of their machines say, and time never goes back."""

from hypothesis import given
from hypothesis import strategies as st

from pyrite.server.operations.store_clock import MAX_RATE, MAX_ROUND_TRIP_NS, StoreClock

MS = 1_000_000
SECOND = 1000 * MS


class Machine:
    """A machine with clocks of its own, and a node on it."""

    def __init__(self, wall: int, monotonic: int) -> None:
        self.passed = monotonic
        self.clock = StoreClock(wall=lambda: wall, monotonic=lambda: self.passed)

    def wait(self, nanoseconds: int) -> None:
        self.passed += nanoseconds

    def ask(self, store_time: int, there: int = 0, back: int = 0) -> None:
        """Ask the store for its time, which is ``store_time`` when the question arrives."""
        asked = self.passed
        self.wait(there + back)
        self.clock.set(store_time, asked, self.passed)


def test_machines_whose_clocks_are_five_seconds_apart_agree() -> None:
    machines = [Machine(wall=(1000 + off) * SECOND, monotonic=off * 7 * SECOND) for off in (5, 0, 10)]
    for machine in machines:
        machine.ask(store_time=2_000_000)
    assert {machine.clock() for machine in machines} == {2_000_000}


def test_before_the_first_answer_the_system_clock_counts() -> None:
    machine = Machine(wall=1000 * SECOND, monotonic=5 * SECOND)
    machine.wait(2 * SECOND)
    assert machine.clock() == 1_002_000


def test_the_way_to_the_store_and_back_is_taken_into_account() -> None:
    machine = Machine(wall=0, monotonic=0)
    machine.ask(store_time=50_000, there=40 * MS, back=40 * MS)
    assert machine.clock() == 50_040


def test_a_slow_answer_does_not_change_a_clock_that_is_set() -> None:
    machine = Machine(wall=0, monotonic=0)
    machine.ask(store_time=50_000)
    machine.ask(store_time=50_000, back=MAX_ROUND_TRIP_NS + MS)
    machine.wait(60 * SECOND)
    assert machine.clock() == 50_000 + 60_000 + (MAX_ROUND_TRIP_NS + MS) // MS


def test_a_clock_that_is_set_is_never_made_wrong_by_200_ms() -> None:
    for there, back in ((MAX_ROUND_TRIP_NS, 0), (0, MAX_ROUND_TRIP_NS)):
        machine = Machine(wall=0, monotonic=0)
        machine.ask(store_time=50_000)
        machine.ask(store_time=50_000 + there // MS, there=there, back=back)
        machine.wait(60 * SECOND)
        assert abs(machine.clock() - (50_000 + machine.passed // MS)) < 200


@given(
    st.lists(
        st.tuples(
            st.integers(0, 3 * SECOND),
            st.integers(-6000, 6000),
            st.integers(0, MAX_ROUND_TRIP_NS),
        ),
        min_size=1,
        max_size=20,
    )
)
def test_time_never_goes_back_and_runs_at_nearly_normal_speed(steps: list[tuple[int, int, int]]) -> None:
    """The store may be replaced by one with another time, again and again."""
    machine = Machine(wall=10**9 * SECOND, monotonic=0)
    machine.ask(store_time=10**12)
    before, since = machine.clock(), machine.passed
    for passed, error, round_trip in steps:
        machine.wait(passed)
        machine.ask(10**12 + machine.passed // MS + error, back=round_trip)
        now, elapsed = machine.clock(), (machine.passed - since) / MS
        assert now >= before
        assert elapsed * (1 - MAX_RATE) - 2 <= now - before <= elapsed * (1 + MAX_RATE) + 2
        before, since = now, machine.passed


@given(st.integers(-4000, 4000))
def test_an_error_of_some_seconds_is_corrected_within_a_minute(error: int) -> None:
    machine = Machine(wall=0, monotonic=0)
    machine.ask(store_time=10**9)
    for _ in range(60):
        machine.wait(SECOND)
        machine.ask(10**9 + machine.passed // MS + error)
    assert abs(machine.clock() - (10**9 + machine.passed // MS + error)) <= 1
