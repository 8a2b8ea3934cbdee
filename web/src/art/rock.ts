/** Rock as small facets, brighter near the tunnels. */

import { seededRandom } from "./seeded_random";
import { pointText, CARD_HEIGHT, CARD_WIDTH, type Point } from "./tracks";

export const SHADES = 7;
const ACROSS = 6;
const DOWN = 9;
/** Half the width of a tunnel: light starts at its wall. */
const WALL = 30;
const FADES_OVER = 42;

/** One path per shade, dark to light. */
export function rockOf(name: string, lit: readonly Point[]): string[] {
  const next = seededRandom(name);
  const corner = corners(next);
  const shades = Array.from({ length: SHADES }, () => "");
  for (let row = 0; row < DOWN; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const facets =
        next() < 0.5 ? [[a, b, c] as const, [a, c, d] as const] : [[a, b, d] as const, [b, c, d] as const];
      for (const facet of facets) {
        const shade = shadeOf(middleOf(facet), lit, next());
        shades[shade] += `M${facet.map(pointText).join("L")}z`;
      }
    }
  }
  return shades;
}

/** A grid whose inner corners have random offsets. */
function corners(next: () => number): (column: number, row: number) => Point {
  const [wide, high] = [CARD_WIDTH / ACROSS, CARD_HEIGHT / DOWN];
  const points: Point[] = [];
  for (let row = 0; row <= DOWN; row++) {
    for (let column = 0; column <= ACROSS; column++) {
      const inner = (place: number, last: number) => (place > 0 && place < last ? (next() - 0.5) * 0.8 : 0);
      points.push({
        x: Math.round((column + inner(column, ACROSS)) * wide),
        y: Math.round((row + inner(row, DOWN)) * high),
      });
    }
  }
  return (column, row) => points[row * (ACROSS + 1) + column] ?? { x: 0, y: 0 };
}

function shadeOf(place: Point, lit: readonly Point[], luck: number): number {
  const far = Math.min(220, ...lit.map((point) => Math.hypot(point.x - place.x, point.y - place.y)));
  const light = Math.exp(-Math.max(0, far - WALL) / FADES_OVER);
  return Math.min(SHADES - 1, Math.floor(luck * 2.7 + light * (SHADES - 2)));
}

const middleOf = (facet: readonly Point[]): Point => ({
  x: facet.reduce((sum, point) => sum + point.x, 0) / facet.length,
  y: facet.reduce((sum, point) => sum + point.y, 0) / facet.length,
});

/** A stone with flat faces around a point: its outline and its lit part. */
export function boulder(place: Point, size: number, next: () => number): { outline: string; face: string } {
  const count = 7;
  const rim = Array.from({ length: count }, (_, corner): Point => {
    const angle = ((corner + next() * 0.5) / count) * 2 * Math.PI;
    const far = size * (0.78 + next() * 0.34);
    return { x: place.x + Math.cos(angle) * far, y: place.y + Math.sin(angle) * far * 0.9 };
  });
  const inner = { x: place.x - size * 0.1, y: place.y + size * 0.15 };
  // The corners from the left over the top to the right face the lamp.
  const top = rim.filter((point) => point.y < place.y + size * 0.15);
  return { outline: `M${rim.map(pointText).join("L")}z`, face: `M${[...top, inner].map(pointText).join("L")}z` };
}
