"""Pictures as PNG too, for whoever cannot show SVG. That needs the extra ``plots``; without it SVG is all."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parent / "fonts"
"""The letters come with us: a bare machine has none, and then the words would be missing in the picture."""

SHARP: Final = 2
"""Dots for each unit of the SVG."""

HOW_TO_GET_PNG: Final = "The plots are SVG only; with pip install 'pyrite-saboteur[plots]' they are PNG as well."


def can_draw_png() -> bool:
    """Whether what draws them is installed."""
    return find_spec("resvg_py") is not None


def png(svg: str) -> bytes:
    """A picture in dots; the same on every machine, as no letters but ours are used."""
    from resvg_py import svg_to_bytes

    fonts = [str(font) for font in sorted(FONTS.glob("*.ttf"))]
    return svg_to_bytes(svg_string=svg, zoom=SHARP, skip_system_fonts=True, font_files=fonts)


def write_picture(path: Path, svg: str) -> None:
    """Write a picture as SVG, and as PNG beside it where that can be."""
    path.with_suffix(".svg").write_text(svg, encoding="utf-8", newline="\n")
    if can_draw_png():
        path.with_suffix(".png").write_bytes(png(svg))
