/** Rock as small facets, brighter near the tunnels. */

import { seededRandom } from "./seeded_random";
import { pointText, CARD_HEIGHT, CARD_WIDTH, type Point } from "./tracks";

export const SHADES = 7;
const COLUMNS = 6;
const ROWS = 9;
/** Half the width of a tunnel: the light begins at its wall. */
const WALL = 30;
/** Distance over which the light fades. */
const FADE_LENGTH = 42;

/** One path per shade, dark to light. */
export function rockOf(name: string, lit: readonly Point[]): string[] {
  const random = seededRandom(name);
  const corner = corners(random);
  const shades = Array.from({ length: SHADES }, () => "");
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const facets =
        random() < 0.5 ? [[a, b, c] as const, [a, c, d] as const] : [[a, b, d] as const, [b, c, d] as const];
      for (const facet of facets) {
        const shade = shadeOf(middleOf(facet), lit, random());
        shades[shade] += `M${facet.map(pointText).join("L")}z`;
      }
    }
  }
  return shades;
}

/** A grid whose inner corners have random offsets. */
function corners(random: () => number): (column: number, row: number) => Point {
  const [width, height] = [CARD_WIDTH / COLUMNS, CARD_HEIGHT / ROWS];
  const points: Point[] = [];
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      const offset = (index: number, last: number) => (index > 0 && index < last ? (random() - 0.5) * 0.8 : 0);
      points.push({
        x: Math.round((column + offset(column, COLUMNS)) * width),
        y: Math.round((row + offset(row, ROWS)) * height),
      });
    }
  }
  return (column, row) => points[row * (COLUMNS + 1) + column] ?? { x: 0, y: 0 };
}

function shadeOf(centre: Point, lit: readonly Point[], random: number): number {
  const distance = Math.min(220, ...lit.map((point) => Math.hypot(point.x - centre.x, point.y - centre.y)));
  const light = Math.exp(-Math.max(0, distance - WALL) / FADE_LENGTH);
  return Math.min(SHADES - 1, Math.floor(random * 2.7 + light * (SHADES - 2)));
}

const middleOf = (facet: readonly Point[]): Point => ({
  x: facet.reduce((sum, point) => sum + point.x, 0) / facet.length,
  y: facet.reduce((sum, point) => sum + point.y, 0) / facet.length,
});

/** A stone with flat faces around a point: its outline and its lit part. */
export function boulder(centre: Point, size: number, random: () => number): { outline: string; face: string } {
  const count = 7;
  const rim = Array.from({ length: count }, (_, corner): Point => {
    const angle = ((corner + random() * 0.5) / count) * 2 * Math.PI;
    const distance = size * (0.78 + random() * 0.34);
    return { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance * 0.9 };
  });
  const inner = { x: centre.x - size * 0.1, y: centre.y + size * 0.15 };
  // The corners from the left over the top to the right face the lamp.
  const top = rim.filter((point) => point.y < centre.y + size * 0.15);
  return { outline: `M${rim.map(pointText).join("L")}z`, face: `M${[...top, inner].map(pointText).join("L")}z` };
}
