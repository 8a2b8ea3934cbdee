"""Train the playout policy by self-play and write its weights, with the figures and a curve.

    python -m tools.train_policy --rounds 600000 --seed 1

The state is stored in build/policy after each batch of 2,000 rounds: the same command continues an interrupted
run, and ends with the same weights. On the compiled rules (``make policy``) it takes some ten minutes, in plain
Python hours.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import pyrite.bots.playouts
from pyrite.arena.report.charts.learning_curve import LearningCurve
from pyrite.arena.report.charts.rendering import HOW_TO_INSTALL, can_draw, render
from pyrite.bots.playouts.weights import GAMES, WEIGHTS_FILE, to_json
from pyrite.bots.training.self_play import name_of
from pyrite.bots.training.trainer import Training

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "policy"
WEIGHTS: Final = ROOT / "src" / Path(pyrite.bots.playouts.__name__.replace(".", "/")) / WEIGHTS_FILE
CURVE: Final = ROOT / "docs" / "pictures" / "policy.svg"
ROUNDS: Final = 600_000
FIGURES_FROM: Final = 10
"""The figures are of this many last batches."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the state is stored after each batch")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    trained = []
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        for game in GAMES:
            training = stored(options.folder, game, options.seed, options.rounds)
            while not training.finished:
                training.play_batch(lambda work, chunks: pool.map(work.play, chunks))
                store(options.folder, training)
                print(progress(training), file=sys.stderr, flush=True)
            trained.append(training)
    WEIGHTS.write_text(text_of(trained), "utf-8")
    if can_draw():
        CURVE.write_bytes(render(LearningCurve({each.game: each.curve for each in trained}), "svg"))
    else:
        print(HOW_TO_INSTALL, file=sys.stderr)
    print(f"Wrote {WEIGHTS.relative_to(ROOT)}.")
    return 0


def path_of(folder: Path, game: str) -> Path:
    """The file with the state of a game."""
    return folder / f"{game.replace(' ', '_')}.json"


def stored(folder: Path, game: str, seed: int, rounds: int) -> Training:
    """The stored state, or a new one if there is none; exit if it is of another run."""
    path = path_of(folder, game)
    if path.is_file():
        found = Training.from_json(json.loads(path.read_text("utf-8")))
        if (found.seed, found.rounds) == (seed, rounds):
            return found
        raise SystemExit(
            f"{path} is the state of {found.rounds} rounds with seed {found.seed}: "
            "give the same numbers, name another folder, or remove it."
        )
    return Training(game, seed, rounds)


def store(folder: Path, training: Training) -> None:
    """Replace the stored state at once, so that an interruption leaves a whole one."""
    path = path_of(folder, training.game)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(training.to_json()), "utf-8")
    beside.replace(path)


def progress(training: Training) -> str:
    """A line about the last batch."""
    *_, last = training.curve
    shares = ", ".join(f"{players}: {100 * share:.0f}" for players, share in last.items() if players != "rounds")
    return (
        f"{training.game}: {training.done:,} of {training.rounds:,} rounds; gold reached in % by players: {shares}"
    )


def figures(training: Training) -> dict[str, Any]:
    """What the policy reached against itself at the end."""
    last = training.curve[-FIGURES_FROM:]
    players = [each for each in last[0] if each != "rounds"]
    reached = {each: round(100 * sum(batch[each] for batch in last) / len(last), 1) for each in players}
    gold = {name_of(key): round(mean, 2) for key, (mean, _) in sorted(training.expected.items())}
    return {"gold_reached_in_percent": reached, "gold_of_a_seat": gold}


def text_of(trained: Sequence[Training]) -> str:
    """The weights as the text of a JSON file."""
    first = trained[0]
    found: dict[str, Any] = {
        "command": f"make policy ROUNDS={first.rounds} SEED={first.seed}",
        "commit": commit(),
        "rounds": first.rounds,
        "seed": first.seed,
        "figures": {each.game: figures(each) for each in trained},
    }
    found.update({each.game: to_json(each.result()) for each in trained})
    return json.dumps(found, indent=1) + "\n"


def commit() -> str:
    """The commit that is checked out."""
    done = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
