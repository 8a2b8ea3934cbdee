"""Plots in dots: they are there, as large as they should be, and their words are drawn."""

import re
import struct
import sys
import zlib
from pathlib import Path

import pytest
from pyrite.arena.png import SHARP, png, write_picture

from pyrite.arena.report.charts import Bar, Chart, Picture

SVG = Chart("Title", "players", ["miners"], [Picture("DE24", [("3", [Bar(25, 20, 30)])])], top=100, step=25).svg()
WITHOUT_WORDS = re.sub(r"<text.*?</text>", "", SVG)
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of(picture: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def dots(picture: bytes) -> bytes:
    """The picture data unpacked, line by line as its filters left them."""
    data, place = b"", len(SIGNATURE)
    while place < len(picture):
        (length,) = struct.unpack(">I", picture[place : place + 4])
        if picture[place + 4 : place + 8] == b"IDAT":
            data += picture[place + 8 : place + 8 + length]
        place += 12 + length
    return zlib.decompress(data)


def test_a_png_is_as_large_as_its_svg_and_sharper() -> None:
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', SVG)
    assert found is not None
    picture = png(SVG)
    assert picture.startswith(SIGNATURE)
    assert size_of(picture) == (SHARP * int(found[1]), SHARP * int(found[2]))


def test_words_are_drawn_though_no_letters_of_the_machine_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert WITHOUT_WORDS.count("<text") == 0 < SVG.count("<text")
    with_words, without = dots(png(SVG)), dots(png(WITHOUT_WORDS))
    assert len(with_words) == len(without)
    # A letter covers a dozen dots at least, and there are more than twenty letters in it.
    assert sum(one != other for one, other in zip(with_words, without, strict=True)) > 20 * 12
    monkeypatch.setattr("pyrite.arena.png.letters", list)
    assert dots(png(SVG)) == without  # so the letters were none of the machine


@pytest.mark.parametrize("letter", ["A", "z", "9", "%", "±", "ü", "\u2013"])
@pytest.mark.parametrize("look", ["small", "head"])
def test_every_letter_that_plots_use_is_there(letter: str, look: str) -> None:
    """Where a letter is missing a box is drawn, the same for every one of them."""
    missing = png(SVG.replace(">Title<", ">\u4e2d<").replace('class="head"', f'class="{look}"'))
    assert png(SVG.replace(">Title<", f">{letter}<").replace('class="head"', f'class="{look}"')) != missing


def test_both_pictures_are_written(tmp_path: Path) -> None:
    write_picture(tmp_path / "wins", SVG)
    assert (tmp_path / "wins.svg").read_text(encoding="utf-8") == SVG
    assert (tmp_path / "wins.png").read_bytes() == png(SVG)


def test_without_the_extra_there_is_the_svg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)  # as if it was not installed
    write_picture(tmp_path / "wins", SVG)
    assert [path.name for path in tmp_path.iterdir()] == ["wins.svg"]
