"""`kill -9` during many games: accepted requests are stored once, and every game continues from its state."""

from pathlib import Path
from random import Random

import pytest

from tests.server.end_to_end.crash_games import ROOMS, Findings, play_and_kill


@pytest.mark.parametrize("seed", [1])
async def test_a_server_killed_repeatedly_loses_nothing_that_it_accepted(tmp_path: Path, seed: int) -> None:
    findings = await play_and_kill(tmp_path / "pyrite.db", Random(seed), kills=3)
    assert findings.accepted > ROOMS
    assert findings == Findings(kills=3, rooms=ROOMS, accepted=findings.accepted)
