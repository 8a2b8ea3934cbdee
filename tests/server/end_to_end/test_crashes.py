"""`kill -9` while many games are played: what was accepted is there once, and every game stands where it stood."""

from pathlib import Path
from random import Random

import pytest

from tests.server.end_to_end.crash_games import ROOMS, Findings, play_and_kill
from tests.server.end_to_end.time_limit import run


@pytest.mark.parametrize("seed", [1])
def test_a_server_killed_repeatedly_loses_nothing_that_it_accepted(tmp_path: Path, seed: int) -> None:
    async def kill_three_times() -> None:
        findings = await play_and_kill(tmp_path / "pyrite.db", Random(seed), kills=3)
        assert findings.accepted > ROOMS
        assert findings == Findings(kills=3, rooms=ROOMS, accepted=findings.accepted)

    run(kill_three_times())
