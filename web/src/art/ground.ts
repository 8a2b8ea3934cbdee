/** The floor of the mine: one square of rough rock that goes on without a seam wherever it is put beside itself. */

import { chance } from "./seeded_random";
import { at, type Point } from "./tracks";

export const TILE = 640;
const STONES = 8;
const SHADES = 4;

/** One path for each shade, dark to light. */
export function groundOf(name = "ground"): string[] {
  const next = chance(name);
  const size = TILE / STONES;
  const pushed = Array.from({ length: STONES * STONES }, () => ({
    x: (next() - 0.5) * size * 0.85,
    y: (next() - 0.5) * size * 0.85,
  }));
  // Corners on opposite edges are pushed alike: that is why there is no seam.
  const corner = (column: number, row: number): Point => {
    const push = pushed[(row % STONES) * STONES + (column % STONES)] ?? { x: 0, y: 0 };
    return { x: Math.round(column * size + push.x), y: Math.round(row * size + push.y) };
  };
  const shades = Array.from({ length: SHADES }, () => "");
  const lay = (...facet: Point[]): void => {
    shades[Math.floor(next() * SHADES)] += drawn(facet);
  };
  for (let row = 0; row < STONES; row++)
    for (let column = 0; column < STONES; column++) {
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      if (next() < 0.3) lay(a, b, c, d);
      else (lay(a, b, c), lay(a, c, d));
    }
  return shades;
}

/** A stone, and again on the other side what sticks out of the square. */
function drawn(facet: readonly Point[]): string {
  const xs = facet.map(({ x }) => x);
  const ys = facet.map(({ y }) => y);
  const moves = (all: readonly number[]): readonly number[] => [
    0,
    ...(Math.min(...all) < 0 ? [TILE] : []),
    ...(Math.max(...all) > TILE ? [-TILE] : []),
  ];
  return moves(xs)
    .flatMap((x) =>
      moves(ys).map((y) => `M${facet.map((point) => at({ x: point.x + x, y: point.y + y })).join("L")}z`),
    )
    .join("");
}
