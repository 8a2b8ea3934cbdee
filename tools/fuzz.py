"""Search for inputs that make the program fail, guided by code coverage (atheris).

    python tools/fuzz.py --minutes 2                  every target of tests/fuzz/targets.py in turn
    python tools/fuzz.py --minutes 2 position         one of them
    python tools/fuzz.py --again position FILE        run an input that was found again

`make fuzz` runs on the compiled rules if they are made; readers of input, which guide it, are never compiled.
Inputs that fail are written to fuzz-found/. Fix the bug and keep the input in tests/fuzz/corpus/TARGET/.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # tests are not an installed package

if TYPE_CHECKING:
    from tests.fuzz.targets import Target

FOUND: Final = ROOT / "fuzz-found"
CORPUS: Final = ROOT / "tests" / "fuzz" / "corpus"
SEEDS: Final = 25
"""The number of valid texts in the initial corpus."""
REAL_TEXTS: Final = 60
"""The number of valid texts that lines and words are taken from."""
MAX_BYTES: Final = 100_000
BLIND_MUTATIONS: Final = 0.1
"""The probability of a plain change of bits and bytes."""
VALID_TEXT_MUTATIONS: Final = 0.4
"""Otherwise, the probability of changing a valid text: most inputs kept for coverage are invalid already."""
READERS: Final = [
    "pyrite.cli",
    *(
        f"pyrite.game.{name}"
        for name in ("notation", "setup", "set_up_rules", "chest_layouts", "editions", "dealing", "refusal")
    ),
    *(f"pyrite.game.{name}" for name in ("commands", "codec", "fact_codec", "sides")),
]
"""The modules whose coverage is measured. Games of accepted inputs run at full speed."""
LIMITS: Final = ("-timeout=60", "-rss_limit_mb=2048", f"-max_len={MAX_BYTES}", "-len_control=0")
"""An input that takes a minute or gigabytes counts as a failure too."""


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=2.0, help="the total time")
    options.add_argument("--again", action="store_true", help="run files instead: TARGET FILE...")
    options.add_argument("--guided", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("words", nargs="*", metavar="TARGET", help="the targets; all by default")
    given, rest = options.parse_known_args()
    if given.guided:
        return guided(given.words[0], Path(given.words[1]), [*given.words[2:], *rest])
    if rest:
        options.error(f"unknown options: {' '.join(rest)}")
    from tests.fuzz.targets import TARGETS

    if given.again:
        return again(TARGETS[given.words[0]], [Path(word) for word in given.words[1:]])
    unknown = [name for name in given.words if name not in TARGETS]
    if unknown:
        options.error(f"there is no target {unknown[0]}; there are {', '.join(TARGETS)}")
    names = given.words or list(TARGETS)
    return 1 if sum(fuzz(name, TARGETS[name], given.minutes * 60 / len(names)) for name in names) else 0


def again(target: Target, files: list[Path]) -> int:
    """Run inputs in this process, with the whole traceback of a failure."""
    for file in files:
        accepted = target.accepts(file.read_bytes())
        print(f"{file}: {'accepted' if accepted else 'rejected, as it should be'}")
    return 0


def fuzz(name: str, target: Target, seconds: float) -> int:
    """Fuzz one target in its own process; return the number of failures found, 0 or 1."""
    FOUND.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="pyrite-fuzz-") as folder:
        corpus = Path(folder)
        for number in range(SEEDS):
            (corpus / f"real-{number}").write_bytes(target.draw(Random(number)).encode())
        for path in sorted((CORPUS / name).glob("*")):
            (corpus / f"found-{path.name}").write_bytes(path.read_bytes())
        flags = [f"-max_total_time={max(1, round(seconds))}", f"-artifact_prefix={FOUND}/{name}-", *LIMITS]
        command = [sys.executable, __file__, "--guided", name, folder, "-print_final_stats=1", *flags]
        run = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        kept = len(list(corpus.glob("*"))) - SEEDS
    output = run.stdout + run.stderr
    tried = re.search(r"stat::number_of_executed_units: *(\d+)", output)
    rate = re.search(r"stat::average_exec_per_sec: *(\d+)", output)
    taken = re.findall(r"accepted so far: (\d+) of (\d+)", output)
    share = f", {100 * int(taken[-1][0]) / int(taken[-1][1]):.0f} % accepted" if taken else ""
    print(
        f"{name:<9} {tried[1] if tried else '?':>8} inputs, {rate[1] if rate else '?':>5} a second{share}, "
        f"{kept} kept for new coverage: {'FAILED' if run.returncode else 'nothing found'}",
        flush=True,
    )
    if run.returncode == 0:
        return 0
    fault = output.find("=== Uncaught Python exception")
    print(output[fault : fault + 4000] if fault >= 0 else output[-4000:])
    found = re.search(r"Test unit written to (\S+)", output)
    if found:
        file = Path(found[1]).relative_to(ROOT)
        build = os.environ.get("PYTHONPATH")
        program = f"{f'PYTHONPATH={build} ' if build else ''}{Path(sys.executable).name} tools/fuzz.py"
        print(f"Run it again: {program} --again {name} {file}")
    return 1


# ---------------------------------------------------------------- in the process that is guided


def guided(name: str, corpus: Path, flags: list[str]) -> int:
    """Run atheris on one target; it ends the process by itself."""
    try:
        import atheris
    except ImportError:
        sys.exit("atheris is not installed: 'make fuzz' installs it, on Linux with Python 3.11 to 3.13.")
    with atheris.instrument_imports(include=READERS):
        from tests.fuzz.mangling import mangled
        from tests.fuzz.targets import TARGETS
    target = TARGETS[name]
    real = [target.draw(Random(number)) for number in range(REAL_TEXTS)]
    counts = {True: 0, False: 0}

    def test_one_input(data: bytes) -> None:
        counts[target.accepts(data)] += 1
        if not sum(counts.values()) % 100:
            print(f"accepted so far: {counts[True]} of {sum(counts.values())}", file=sys.stderr)

    def mutate(data: bytes, max_bytes: int, seed: int) -> bytes:
        random = Random(seed)
        if random.random() < BLIND_MUTATIONS:
            return bytes(atheris.Mutate(data, max_bytes))
        if random.random() < VALID_TEXT_MUTATIONS:
            return target.mangled_input(seed)[:max_bytes]
        text = mangled(data.decode("utf-8", "surrogateescape"), random.choice(real), random)
        return text.encode("utf-8", "surrogatepass")[:max_bytes]

    atheris.Setup([sys.argv[0], *flags, str(corpus)], test_one_input, custom_mutator=mutate)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
