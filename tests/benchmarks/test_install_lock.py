"""A lock file is split into packages, so that a package that cannot be installed does not block the others."""

from pathlib import Path

from benchmarks.speed.install_lock import packages

LOCK = Path(__file__).parents[2] / "requirements" / "bench.txt"


def test_an_entry_keeps_its_hashes_and_its_marker() -> None:
    one = "one==1 \\\n    --hash=a \\\n    --hash=b\n"
    two = "two==2 ; python_version < '3.12' \\\n    --hash=c\n"
    assert packages(f"# made by\n#    make lock\n{one}{two}") == [one, two]


def test_the_lock_has_the_compared_libraries() -> None:
    names = {entry.partition("==")[0] for entry in packages(LOCK.read_text())}
    assert names >= {"catanatron", "open-spiel", "pettingzoo", "rlcard"}
