/** Tracks of a tunnel on a card of 200 by 300 units: where they enter, bend and end. */

import { SIDES, opposite, type Shape, type Side } from "./shape";

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 300;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of track: from a side to another side, or to a point inside the card. */
export interface Track {
  readonly from: Side;
  readonly to: Side | Point;
  /** Radius of the bend; 0 for a straight track. */
  readonly bend: number;
}

export const MIDDLE: Point = { x: CARD_WIDTH / 2, y: CARD_HEIGHT / 2 };
/** The middle of each side. */
export const SIDE_MIDDLE: Record<Side, Point> = {
  N: { x: MIDDLE.x, y: 0 },
  E: { x: CARD_WIDTH, y: MIDDLE.y },
  S: { x: MIDDLE.x, y: CARD_HEIGHT },
  W: { x: 0, y: MIDDLE.y },
};
/** Unit vectors that point out of the card. */
export const OUTWARD: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
/** A single curve is wide, so that two curves on one card have rock between them; a branch is tight. */
const WIDE_BEND = 96;
const BRANCH_BEND = 62;
/** Length of a stub. At the left and right it is short, because a passage may run past it. */
const STUB_LENGTH: Record<Side, number> = { N: 78, S: 78, E: 48, W: 48 };

export const moved = (from: Point, direction: Point, distance: number): Point => ({
  x: from.x + direction.x * distance,
  y: from.y + direction.y * distance,
});

/** The tracks of one passage. They all meet. */
export function tracksOf(passage: readonly Side[], chamber = false): Track[] {
  if (chamber || passage.length === 1) return passage.map((from) => ({ from, to: MIDDLE, bend: 0 }));
  const straight = passage.filter((side) => passage.includes(opposite(side)));
  const through = straight
    .filter((side) => side === "N" || side === "E")
    .map((from): Track => ({ from, to: opposite(from), bend: 0 }));
  if (passage.length === 4) return through;
  const bend = straight.length ? BRANCH_BEND : WIDE_BEND;
  const branch = passage.find((side) => !straight.includes(side)) ?? "N";
  const others = straight.length ? straight : passage.filter((side) => side !== branch);
  const curves = (passage.length === 2 && straight.length ? [] : others).map((to): Track => ({
    from: branch,
    to,
    bend,
  }));
  return [...through, ...curves];
}

/** The straight tracks of a fork: the passage, and the branch up to its bend. */
export function straightTracks(tracks: readonly Track[]): Track[] {
  const through = tracks.filter((track) => track.bend === 0);
  const [curve] = tracks.filter((track) => track.bend > 0);
  if (!curve) return through;
  return [...through, { from: curve.from, to: moved(MIDDLE, OUTWARD[curve.from], curve.bend / 2), bend: 0 }];
}

/** Where a stub ends, well before the middle of the card. */
export const stubEnd = (side: Side): Point => moved(SIDE_MIDDLE[side], OUTWARD[opposite(side)], STUB_LENGTH[side]);
export const stubTrack = (side: Side): Track => ({ from: side, to: stubEnd(side), bend: 0 });

/** The path of a track, or of one of its rails, which is `off` units nearer to the inner side of the bend. */
export function pathOf(track: Track, off = 0): string {
  const { from, to, bend } = track;
  const u = OUTWARD[from];
  if (typeof to !== "string" || bend === 0) {
    const side = { x: u.y * off, y: -u.x * off };
    const end = typeof to === "string" ? SIDE_MIDDLE[to] : to;
    return `M${pointText(moved(SIDE_MIDDLE[from], side, 1))}L${pointText(moved(end, side, 1))}`;
  }
  const v = OUTWARD[to];
  const enter = moved(moved(MIDDLE, u, bend), v, off);
  const leave = moved(moved(MIDDLE, v, bend), u, off);
  const sweep = u.x * v.y - u.y * v.x < 0 ? 1 : 0;
  const radius = bend - off;
  return (
    `M${pointText(moved(SIDE_MIDDLE[from], v, off))}L${pointText(enter)}` +
    `A${radius} ${radius} 0 0 ${sweep} ${pointText(leave)}L${pointText(moved(SIDE_MIDDLE[to], u, off))}`
  );
}

export const pathsOf = (tracks: readonly Track[], off = 0): string =>
  tracks.map((track) => pathOf(track, off)).join("");

/** Where a door or ladder is drawn: in the middle of the passage. */
export function passageCentre(passage: readonly Side[]): Point {
  const [track] = tracksOf(passage);
  if (passage.length !== 2 || !track || track.bend === 0 || typeof track.to !== "string") return MIDDLE;
  const offset = track.bend * (1 - Math.SQRT1_2);
  return moved(moved(MIDDLE, OUTWARD[track.from], offset), OUTWARD[track.to], offset);
}

/** Points along a track; they light the rock around it. */
export function pointsOf(track: Track): Point[] {
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const to = typeof track.to === "string" ? SIDE_MIDDLE[track.to] : track.to;
  const from = SIDE_MIDDLE[track.from];
  if (typeof track.to !== "string" || track.bend === 0) return shares.map((share) => between(from, to, share));
  const centre = passageCentre([track.from, track.to]);
  return [
    ...shares.map((share) => between(from, centre, share)),
    ...shares.map((share) => between(centre, to, share)),
  ];
}

/** The open sides of a shape, in order. */
export const openSides = (shape: Shape): Side[] =>
  SIDES.filter((side) => shape.stubs.includes(side) || shape.passages.some((passage) => passage.includes(side)));

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

const round = (value: number): number => Math.round(value * 10) / 10;
export const pointText = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
