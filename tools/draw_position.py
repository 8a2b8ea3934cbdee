"""Draw a position file as an SVG picture.

python tools/draw_position.py docs/pictures/maze.position docs/pictures/maze.svg
"""

from __future__ import annotations

import sys
from pathlib import Path

from pyrite.game.catalogue import FACE_DOWN_KINDS, NAME, SHAPE, mark_of
from pyrite.game.notation import parse_position
from pyrite.game.sides import E, N, S, Shape, W
from pyrite.game.table import Table

WIDE, HIGH, GAP = 64, 96, 4
ENDS = {N: (WIDE / 2, 0.0), E: (float(WIDE), HIGH / 2), S: (WIDE / 2, float(HIGH)), W: (0.0, HIGH / 2)}
MIDDLE = (WIDE / 2, HIGH / 2)

STYLE = """
  .night { fill: #15110d }
  .rock { fill: #54453a; stroke: #2c231c; stroke-width: 1.5 }
  .back { fill: #6b3f1d; stroke: #3d230f; stroke-width: 1.5 }
  .frame { fill: none; stroke: #b98a4b; stroke-width: 2 }
  .wall { stroke: #2b2019; stroke-width: 26; fill: none; stroke-linecap: butt }
  .floor { stroke: #d9b26f; stroke-width: 18; fill: none; stroke-linecap: butt }
  .beam { stroke: #7b4f24; stroke-width: 3.5; fill: none }
  .rubble { fill: #3b2f27; stroke: #241c16; stroke-width: 1 }
  .ladder { stroke: #4f3114; stroke-width: 4; fill: none }
  .gold { fill: #ffcf3f; stroke: #a87400; stroke-width: 1.5 }
  .stone { fill: #8d949c; stroke: #4c5157; stroke-width: 1.5 }
  .crystal { fill: #9be7f2; stroke: #2f8b99 }
  .blue { fill: #2f62c9; stroke: #0f2757; stroke-width: 2 }
  .green { fill: #2f9a4b; stroke: #0d4a1f; stroke-width: 2 }
  .query { fill: #f3dfb6; font: bold 34px Georgia, serif; text-anchor: middle }
"""


def draw(table: Table) -> str:
    """The maze as an SVG picture."""
    maze = table.maze
    cells = {maze.grid.at(cell): piece for cell, piece in enumerate(maze.piece) if piece}
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    width = (right - left + 1) * (WIDE + GAP) + 4 * GAP
    height = (bottom - top + 1) * (HIGH + GAP) + 4 * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">',
        "<title>A maze of tunnel cards from the start on the left to three goals on the right</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="night" width="{width}" height="{height}" rx="10"/>',
    ]
    for (x, y), piece in sorted(cells.items(), key=lambda each: (each[0][1], each[0][0])):
        place = ((x - left) * (WIDE + GAP) + 2.5 * GAP, (y - top) * (HIGH + GAP) + 2.5 * GAP)
        parts.append(f'<g transform="translate({place[0]:g} {place[1]:g})">{card(piece)}</g>')
    return "\n".join([*parts, "</svg>", ""])


def card(piece: int) -> str:
    """One card in its orientation."""
    kind = piece >> 1
    if kind in FACE_DOWN_KINDS:
        return (
            f'<rect class="back" width="{WIDE}" height="{HIGH}" rx="7"/>'
            f'<rect class="frame" x="6" y="6" width="{WIDE - 12}" height="{HIGH - 12}" rx="5"/>'
            f'<text class="query" x="{MIDDLE[0]:g}" y="{MIDDLE[1] + 12:g}">?</text>'
        )
    shape = SHAPE[kind].turned() if piece & 1 else SHAPE[kind]
    return f'<rect class="rock" width="{WIDE}" height="{HIGH}" rx="7"/>{tunnels(shape)}{mark(NAME[kind])}'


def tunnels(shape: Shape) -> str:
    """Passages, and stubs that end in rubble."""
    drawn = []
    for look in ("wall", "floor"):
        for part in shape.passages:
            drawn += [_path(look, ENDS[side], MIDDLE) for side in ENDS if part & side]
            if look == "floor" and part & (part - 1) == 0:  # a ladder's one opening ends at the ladder
                drawn.append(f'<circle cx="{MIDDLE[0]:g}" cy="{MIDDLE[1]:g}" r="9" fill="#d9b26f"/>')
        for side, end in ENDS.items():
            if shape.stubs & side:
                drawn.append(_path(look, end, _between(end, MIDDLE, 0.55)))
    for side, end in ENDS.items():
        if shape.open_sides & side:
            drawn.append(_beam(side, end))
        if shape.stubs & side:
            x, y = _between(end, MIDDLE, 0.62)
            drawn.append(f'<path class="rubble" d="M{x - 12:g} {y + 8:g}l5-13 8 4 6-9 7 10 3 9z"/>')
    return "".join(drawn)


def mark(name: str) -> str:
    """The mark of a card."""
    x, y = MIDDLE
    if name == "start" or mark_of(name) == "ladder":
        rungs = "".join(f"M{x - 7:g} {y + step:g}h14" for step in (-16, -8, 0, 8, 16))
        return f'<path class="ladder" d="M{x - 7:g} {y - 22:g}v44M{x + 7:g} {y - 22:g}v44{rungs}"/>'
    if name == "gold":
        nuggets = ((-9, 6), (8, 7), (0, -3), (-3, 14), (10, -6))
        return "".join(f'<circle class="gold" cx="{x + a:g}" cy="{y + b:g}" r="8"/>' for a, b in nuggets)
    if name.startswith("stone"):
        return f'<path class="stone" d="M{x - 15:g} {y + 10:g}l4-18 12-6 13 7 3 15-14 9z"/>'
    if mark_of(name) == "crystal":
        return f'<path class="crystal" d="M{WIDE - 18:g} 22l-6-12 6-6 6 6z"/>'
    if mark_of(name).endswith("door"):
        colour = mark_of(name).split()[0]
        return f'<rect class="{colour}" x="{x - 9:g}" y="{y - 13:g}" width="18" height="26" rx="3"/>'
    return ""


def _path(look: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    # Slightly beyond the middle, so that passages join without a gap.
    reach = 9 if look == "floor" else 13
    x, y = end
    if end == MIDDLE:
        x += reach * (0 if start[0] == x else (1 if start[0] < x else -1))
        y += reach * (0 if start[1] == y else (1 if start[1] < y else -1))
    return f'<path class="{look}" d="M{start[0]:g} {start[1]:g}L{x:g} {y:g}"/>'


def _beam(side: int, end: tuple[float, float]) -> str:
    x, y = _between(end, MIDDLE, 0.22)
    across = f"M{x - 13:g} {y:g}h26" if side in (N, S) else f"M{x:g} {y - 13:g}v26"
    return f'<path class="beam" d="{across}"/>'


def _between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


if __name__ == "__main__":
    source, target = sys.argv[1:3]
    Path(target).write_text(draw(parse_position(Path(source).read_text(encoding="utf-8")).table), encoding="utf-8")
