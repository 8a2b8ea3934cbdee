"""The C types of compiled modules, from their annotations, and the modules that Cython makes with them."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compiled
from tools.native.named_numbers import write_out
from tools.native.parts import with_parts

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
ARITHMETIC = '''"""Arithmetic at the limits of C integers, and wrong uses of memory."""

from __future__ import annotations


class Cells:
    """Some cells."""

    __slots__ = ("cells",)

    def __init__(self, cells: bytearray) -> None:
        self.cells: bytearray = cells


def bit(place: int) -> int:
    """A power of two."""
    return 1 << place


def product(one: int, other: int) -> int:
    """A product."""
    return one * other


def divided(one: int, other: int) -> tuple[int, int]:
    """A quotient and a remainder."""
    return one // other, one % other


def put(cells: Cells, place: int, value: int) -> bytearray:
    """Change a cell."""
    cells.cells[place] = value
    return cells.cells


def growing(cells: Cells) -> int:
    """The sum of cells that grow while they are read."""
    total = 0
    for cell in cells.cells:
        total += cell
        if len(cells.cells) < 5000:
            cells.cells.append(1)
    return total
'''
CHECKS = (
    "bit(40)",
    "bit(62)",
    "bit(63)",
    "bit(64)",
    "bit(-1)",
    "product(2**31, 2**31)",
    "product(2**32, 2**31)",
    "divided(-7, 2)",
    "divided(7, 0)",
    "put(Cells(bytearray(3)), -1, 255)",
    "put(Cells(bytearray(3)), 0, 256)",
    "put(Cells(bytearray(3)), 3, 1)",
    "put(Cells(bytearray(3)), -4, 1)",
    "put(None, 0, 0)",
    "growing(Cells(bytearray(b'x')))",
)
OVERFLOWS = {"bit(63)", "bit(64)", "bit(-1)", "product(2**32, 2**31)"}
CHECKING = """
import sys
from arithmetic import *
import arithmetic
print(arithmetic.__file__)
for check in sys.argv[1:]:
    try:
        print(eval(check))
    except Exception as error:
        print(type(error).__name__)
"""
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


PART = '''"""An invented module."""


@part
class Lantern(Part):
    """A lantern."""

    oil: int = part_field(default=5, lasts=ROUND)
    lit: bool = part_field(default=False, lasts=TURN)

    def is_dark(self) -> bool:
        return not self.lit
'''


def test_a_part_is_declared_and_then_a_struct_with_its_methods() -> None:
    written = with_parts(PART)
    lines = PART.split("\n")
    end = lines.index("    def is_dark(self) -> bool:")
    assert written.startswith("\n".join(lines[:end]).replace("Lantern", "LanternFields", 1))
    assert written.endswith("\n".join(["", *lines[end:]]))
    declared, struct = (each for each in ast.parse(written).body if isinstance(each, ast.ClassDef))
    assert (declared.name, struct.name) == ("LanternFields", "Lantern")
    assert [ast.unparse(each) for each in declared.decorator_list] == ["part"]
    assert not struct.decorator_list
    methods = [each.name for each in struct.body if isinstance(each, ast.FunctionDef)]
    assert methods == ["__init__", "__setattr__", "with_changes", "after_turn", "is_dark"]
    assert "def __init__(self, oil=5, lit=False):" in written


def test_a_part_says_in_a_word_how_long_its_fields_last() -> None:
    with pytest.raises(KeyError, match="turn"):
        with_parts(PART.replace("TURN", "'turn'"))


def test_named_numbers_are_written_out_where_they_stand() -> None:
    source = "from a import BIG\n\ndef f(x):  # BIG\n    BIG_x = 'BIG'\n    return BIG + a.NONE, b.BIG\n"
    assert write_out(source, {"BIG": 7}, {"a": {"NONE": -1}}) == (
        "from a import BIG\n\ndef f(x):  # BIG\n    BIG_x = 'BIG'\n    return 7 + (-1), b.BIG\n"
    )


def test_letters_outside_ascii_do_not_move_the_numbers() -> None:
    assert write_out("x = 'Größe', BIG\n", {"BIG": 7}, {}) == "x = 'Größe', 7\n"


def test_a_number_of_more_than_32_bits_stays_a_c_number() -> None:
    written = "x = cython.cast(cython.Py_ssize_t, 4294967296) - 1\n"
    assert write_out("x = BIG - 1\n", {"BIG": 1 << 32}, {}) == written


def test_bytes_of_one_value_are_made_without_their_type() -> None:
    source = "x = bytes(bytearray()), bytearray(x), bytes(x, 'ascii'), bytes(*x), kind is bytes\n"
    written = (
        "x = new_bytes(new_bytearray(b\"\")), new_bytearray(x), bytes(x, 'ascii'), bytes(*x), kind is bytes\n"
    )
    assert write_out(source, {}, {}) == written


def built(folder: Path, **modules: str) -> Path:
    """Compile modules with these sources; return the folder to import them from."""
    source, target = folder / "src", folder / "out"
    source.mkdir()
    for name, text in modules.items():
        (source / f"{name}.py").write_text(text, "utf-8")
    code = (
        "import sys; from pathlib import Path; from tools.native.build import compile_modules; "
        f"source = Path({str(source)!r}); sys.path.insert(0, str(source)); "
        f"files = {{name: source / f'{{name}}.py' for name in {list(modules)}}}; "
        f"compile_modules(files, source, Path({str(target)!r}))"
    )
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=CHECKOUT, capture_output=True, text=True, timeout=600, check=False
    )
    assert made.returncode == 0, made.stderr
    return target


def output(package: Path, script: str, *arguments: str) -> list[str]:
    """The lines that a script prints with the modules of a folder."""
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | {"PYTHONPATH": str(package)},
        cwd=package,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.skipif(compiled.why_not() is not None, reason=f"plain Python is used: {compiled.why_not()}")
def test_a_compiled_module_does_what_its_source_says(tmp_path: Path) -> None:
    target = built(tmp_path, shapes=SHAPES, uses=USES)
    declared = (target / "sources" / "shapes.pxd").read_text("utf-8")
    assert "    cdef public Py_ssize_t sides" in declared
    assert "cpdef Py_ssize_t looked_up(Shape shape, Py_ssize_t place) except? -1" in declared
    assert "return 32" in (target / "sources" / "uses.py").read_text("utf-8")
    printed = output(target, SCRIPT)
    failing = SHAPES.splitlines().index("    return TABLE[place] + shape.area(2)") + 1
    called = SHAPES.splitlines().index("    def __init__(self, sides: int) -> None:") + 1
    last = USES.splitlines().index("    return values[5] if error else 0") + 1
    assert printed == [
        "32 11 7",
        "32 9",
        f"IndexError {failing}",
        f"OverflowError {called}",
        f"IndexError {last}",
    ]


@pytest.mark.slow
@pytest.mark.skipif(compiled.why_not() is not None, reason=f"plain Python is used: {compiled.why_not()}")
def test_compiled_arithmetic_is_that_of_python_or_fails(tmp_path: Path) -> None:
    """Nothing wraps around, is divided as in C, or is written outside of an object."""
    target = built(tmp_path, arithmetic=ARITHMETIC)
    where, *plain = output(tmp_path / "src", CHECKING, *CHECKS)
    assert where.endswith(".py")
    where, *found = output(target, CHECKING, *CHECKS)
    assert where.endswith(".so")
    for check, expected, result in zip(CHECKS, plain, found, strict=True):
        assert result == ("OverflowError" if check in OVERFLOWS else expected), check
