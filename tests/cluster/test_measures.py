"""What the fault campaign measures."""

from random import Random

from pyrite.game import SetUp
from tests.cluster.recorded_room import recorded_room
from tools.faults.client import Login, Pause, PlayingClient, now
from tools.faults.history import Received, ViewerHistory
from tools.faults.measures import longest_pause, longest_standstill, percentile, told_delays
from tools.faults.tables import Crowd, Table


def test_a_pause_begins_with_the_fault_and_ends_with_the_last_wait() -> None:
    waited = [Pause("connection", 1_200, 1_500), Pause("answer", 900, 1_600), Pause("answer", 100, 200)]
    assert longest_pause(waited, 1_000, 2_000, only_disconnected=True) == 600
    assert longest_pause(waited[:1], 1_000, 2_000, only_disconnected=True) == 500
    assert longest_pause(waited[:1], 1_000, 2_000, only_disconnected=True, silent=False) == 300
    assert longest_pause(waited[1:], 1_000, 2_000, only_disconnected=True) is None
    assert longest_pause(waited[1:], 1_000, 2_000, only_disconnected=False) == 600
    assert longest_pause(waited, 3_000, 4_000, only_disconnected=False) is None


def test_a_standstill_is_the_time_between_two_moves() -> None:
    frames = [Received(at, 1, b'{"frame":"Update","items":[{"fact":"Passed"}]}') for at in (0, 900, 2_900, 3_000)]
    talk = Received(2_000, 1, b'{"frame":"Update","items":[{"event":"ChatSent"}]}')
    viewer = ViewerHistory(0, received=[*frames[:2], talk, *frames[2:]])
    assert longest_standstill(viewer, 1_000, 3_500) == 1_900
    assert longest_standstill(viewer, 3_000, 5_000) == 2_000


def test_the_last_client_that_is_told_counts() -> None:
    history = recorded_room(SetUp(4, seed=bytes(32)), 3, 40)
    assert set(told_delays(history)) == {0}
    viewer = history.viewers[1]
    viewer.received = [Received(each.at + 70, 1, each.frame) for each in viewer.received]
    assert max(told_delays(history)) == 70


def test_percentiles() -> None:
    assert (percentile([5, 1, 4, 2, 3], 0.5), percentile([1, 2], 0.99), percentile([], 0.99)) == (3, 2, 0)


def test_a_fault_is_over_when_everyone_is_connected_and_answered_and_games_go_on() -> None:
    client = PlayingClient(Login(str, "", "room", 0, ""), Random(1), (1, 1), lambda: 0)
    crowd = Crowd("", [], Random(1), tables=[Table("room", [client], [], opened_at=0)])
    begun = now() - 100
    assert not crowd.goes_on_after(begun, begun), "it is not connected"
    client._on_frame(client.connections, b'{"frame":"Update","first":1,"items":[{}]}')
    assert crowd.goes_on_after(begun, begun)
    assert not crowd.goes_on_after(client.last_state_at, begun), "the game has not gone on"
    ref = client.request("SendChat", text="Hello")
    assert crowd.goes_on_after(begun, begun), "the request is younger than the fault"
    assert not crowd.goes_on_after(begun, now() + 1), "the request is not answered"
    client._on_frame(client.connections, b'{"frame":"Accepted","ref":"%b","number":1}' % ref.encode())
    assert crowd.goes_on_after(begun, now() + 1)
