/** The floor of the mine: a square of rough rock that tiles without a seam. */

import { seededRandom } from "./seeded_random";
import { pointText, type Point } from "./tracks";

export const TILE = 640;
const STONES = 8;
const SHADES = 4;

/** One path per shade, dark to light. */
export function groundOf(name = "ground"): string[] {
  const next = seededRandom(name);
  const size = TILE / STONES;
  const pushed = Array.from({ length: STONES * STONES }, () => ({
    x: (next() - 0.5) * size * 0.85,
    y: (next() - 0.5) * size * 0.85,
  }));
  // Opposite edges have the same offsets, so tiles join without a seam.
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

/** The path of a stone, repeated on the opposite side where it sticks out of the square. */
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
      moves(ys).map((y) => `M${facet.map((point) => pointText({ x: point.x + x, y: point.y + y })).join("L")}z`),
    )
    .join("");
}
