"""The C types of compiled modules, from their annotations, and the modules that Cython makes with them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compiled
from tools.native.named_numbers import write_out

CHECKOUT = Path(__file__).parents[1]

SHAPES = '''"""Shapes."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 1 << 5
TABLE: Final = bytes(range(10))


class Shape:
    """A shape."""

    __slots__ = ("cells", "sides")

    def __init__(self, sides: int) -> None:
        self.sides: int = sides
        self.cells: bytearray = bytearray(4)

    def area(self, scale: int) -> int:
        """Its area."""
        total = 0
        for cell in self.cells:
            total += cell * scale
        return total + self.sides


class Square(Shape):
    """A square."""

    __slots__ = ()

    def area(self, scale: int) -> int:
        """Its area."""
        return scale * scale


def looked_up(shape: Shape, place: int) -> int:
    """A number of the table."""
    return TABLE[place] + shape.area(2)
'''
USES = '''"""Uses of shapes."""

from __future__ import annotations

from shapes import LARGEST, Shape, looked_up


def largest(shape: Shape | None, places: list[int]) -> int:
    """The largest number."""
    if shape is None:
        return LARGEST
    found = 0
    for place in places:
        found = max(found, looked_up(shape, place))
    return found


def line_of(error: bool) -> int:
    """Fail."""
    values = [1, 2]
    return values[5] if error else 0
'''
SCRIPT = """
import traceback, shapes, uses
assert shapes.__file__.endswith(".so") and uses.__file__.endswith(".so")
print(uses.largest(None, []), uses.largest(shapes.Square(4), [3, 7]), uses.largest(shapes.Shape(4), [3]))
print(shapes.LARGEST, shapes.TABLE[9])
beyond = lambda: uses.largest(shapes.Shape(1), [99])
for wrong in (beyond, lambda: shapes.Shape(1 << 70), lambda: uses.line_of(True)):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, traceback.extract_tb(error.__traceback__)[-1].lineno)
"""


def test_named_numbers_are_written_out_where_they_stand() -> None:
    source = "from a import BIG\n\ndef f(x):  # BIG\n    BIG_x = 'BIG'\n    return BIG + a.NONE, b.BIG\n"
    assert write_out(source, {"BIG": 7}, {"a": {"NONE": -1}}) == (
        "from a import BIG\n\ndef f(x):  # BIG\n    BIG_x = 'BIG'\n    return 7 + (-1), b.BIG\n"
    )


def test_letters_outside_ascii_do_not_move_the_numbers() -> None:
    assert write_out("x = 'Größe', BIG\n", {"BIG": 7}, {}) == "x = 'Größe', 7\n"


@pytest.mark.slow
@pytest.mark.skipif(compiled.why_not() is not None, reason=f"plain Python is used: {compiled.why_not()}")
def test_a_compiled_module_does_what_its_source_says(tmp_path: Path) -> None:
    source, target = tmp_path / "src", tmp_path / "out"
    source.mkdir()
    (source / "shapes.py").write_text(SHAPES, "utf-8")
    (source / "uses.py").write_text(USES, "utf-8")
    code = (
        "import sys; from pathlib import Path; from tools.native.build import compile_modules; "
        f"source = Path({str(source)!r}); sys.path.insert(0, str(source)); "
        "files = {name: source / f'{name}.py' for name in ('shapes', 'uses')}; "
        f"compile_modules(files, source, Path({str(target)!r}))"
    )
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=CHECKOUT, capture_output=True, text=True, timeout=600, check=False
    )
    assert made.returncode == 0, made.stderr
    declared = (target / "sources" / "shapes.pxd").read_text("utf-8")
    assert "    cdef public Py_ssize_t sides" in declared
    assert "cpdef Py_ssize_t looked_up(Shape shape, Py_ssize_t place) except? -1" in declared
    assert "return 32" in (target / "sources" / "uses.py").read_text("utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"PYTHONPATH": str(target)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    failing = SHAPES.splitlines().index("    return TABLE[place] + shape.area(2)") + 1
    called = SHAPES.splitlines().index("    def __init__(self, sides: int) -> None:") + 1
    last = USES.splitlines().index("    return values[5] if error else 0") + 1
    assert done.stdout.splitlines() == [
        "32 11 7",
        "32 9",
        f"IndexError {failing}",
        f"OverflowError {called}",
        f"IndexError {last}",
    ]
