/** The background of the board: a square of rough rock that tiles without a seam. */

import { seededRandom } from "./seeded_random";
import { pointText, type Point } from "./tracks";

export const TILE = 640;
const STONES = 8;
const SHADES = 4;

/** One path per shade, dark to light. */
export function groundOf(name = "ground"): string[] {
  const random = seededRandom(name);
  const size = TILE / STONES;
  const offsets = Array.from({ length: STONES * STONES }, () => ({
    x: (random() - 0.5) * size * 0.85,
    y: (random() - 0.5) * size * 0.85,
  }));
  // Opposite edges have the same offsets, so tiles join without a seam.
  const corner = (column: number, row: number): Point => {
    const offset = offsets[(row % STONES) * STONES + (column % STONES)] ?? { x: 0, y: 0 };
    return { x: Math.round(column * size + offset.x), y: Math.round(row * size + offset.y) };
  };
  const shades = Array.from({ length: SHADES }, () => "");
  const addFacet = (...facet: Point[]): void => {
    shades[Math.floor(random() * SHADES)] += facetPath(facet);
  };
  for (let row = 0; row < STONES; row++)
    for (let column = 0; column < STONES; column++) {
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      if (random() < 0.3) addFacet(a, b, c, d);
      else (addFacet(a, b, c), addFacet(a, c, d));
    }
  return shades;
}

/** The path of a facet. If it extends beyond the tile, it is repeated at the opposite edge. */
function facetPath(facet: readonly Point[]): string {
  const xs = facet.map(({ x }) => x);
  const ys = facet.map(({ y }) => y);
  const shifts = (all: readonly number[]): readonly number[] => [
    0,
    ...(Math.min(...all) < 0 ? [TILE] : []),
    ...(Math.max(...all) > TILE ? [-TILE] : []),
  ];
  return shifts(xs)
    .flatMap((x) =>
      shifts(ys).map((y) => `M${facet.map((point) => pointText({ x: point.x + x, y: point.y + y })).join("L")}z`),
    )
    .join("");
}
