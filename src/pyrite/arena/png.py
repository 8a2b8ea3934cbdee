"""Pictures as PNG too, for whoever cannot show SVG. That needs the extra ``plots``; without it SVG is all."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

FONT: Final = "Source Sans Pro"
_PACKAGES: Final = ("resvg_py", "font_source_sans_pro")
"""What draws, and the letters: a bare machine has none, and then the words would be missing in the picture."""

SHARP: Final = 2
"""Dots for each unit of the SVG."""

HOW_TO_GET_PNG: Final = "The plots are SVG only; with pip install 'pyrite-saboteur[plots]' they are PNG as well."


def can_draw_png() -> bool:
    """Whether what draws them is installed."""
    return all(find_spec(each) is not None for each in _PACKAGES)


def letters() -> list[str]:
    """The files with the letters: upright, and bold."""
    spec = find_spec(_PACKAGES[-1])
    assert spec is not None
    assert spec.origin is not None
    files = Path(spec.origin).parent / "files"
    return [str(files / f"SourceSansPro-{weight}.ttf") for weight in ("Regular", "Bold")]


def png(svg: str) -> bytes:
    """A picture in dots; the same on every machine, as no letters of the machine are used."""
    from resvg_py import svg_to_bytes

    return svg_to_bytes(
        svg_string=svg,
        zoom=SHARP,
        skip_system_fonts=True,
        font_files=letters(),
        font_family=FONT,
        sans_serif_family=FONT,
    )


def write_picture(path: Path, svg: str) -> None:
    """Write a picture as SVG, and as PNG beside it where that can be."""
    path.with_suffix(".svg").write_text(svg, encoding="utf-8", newline="\n")
    if can_draw_png():
        path.with_suffix(".png").write_bytes(png(svg))
