/** Path data of one tunnel card, computed once per name. */

import { seededRandom } from "./seeded_random";
import {
  moved,
  pointText,
  SIDE_MIDDLE,
  passageCentre,
  openSides,
  OUTWARD,
  pathOf,
  pathsOf,
  pointsOf,
  stubEnd,
  stubTrack,
  tracksOf,
  straightTracks,
  type Point,
} from "./tracks";
import { boulder, rockOf } from "./rock";
import { markOf, opposite, shapeOf, type Side } from "./shape";
import { SIDES_OF_CARD } from "../wire/tables";

export interface Passage {
  readonly sides: readonly Side[];
  readonly floor: string;
  readonly sleepers: string;
  readonly rails: string;
  readonly centre: Point;
}

export interface Stub {
  readonly side: Side;
  readonly floor: string;
  readonly rails: string;
  readonly end: Point;
  /** Half the width and height of the dark hollow at the end. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly rubble: readonly { outline: string; face: string }[];
}

export interface Picture {
  readonly mark: string;
  readonly rock: readonly string[];
  /** In drawing order: a later passage crosses above an earlier one. */
  readonly passages: readonly Passage[];
  readonly stubs: readonly Stub[];
  readonly open: readonly Side[];
  /** Whether all passages meet in a room in the middle. */
  readonly chamber: boolean;
  readonly bridge: boolean;
}

/** Distance of a rail from the middle of the track. */
const GAUGE = 10;
const cache = new Map<string, Picture>();

export function pictureOf(name: string): Picture {
  const cached = cache.get(name);
  if (cached) return cached;
  const picture = draw(name);
  cache.set(name, picture);
  return picture;
}

function draw(name: string): Picture {
  const shape = shapeOf(name);
  const chamber = name in SIDES_OF_CARD || shape.passages.some((passage) => passage.length === 1);
  const bridge = shape.passages.length === 2 && shape.passages.some((sides) => sides.join("") === "NS");
  const tracks = shape.passages.flatMap((sides) => tracksOf(sides, chamber));
  // On a bridge the passage from north to south is above, so it is drawn last.
  const order = bridge ? [...shape.passages].sort((one) => (one[0] === "N" ? 1 : -1)) : shape.passages;
  return {
    mark: markOf(name),
    rock: rockOf(name, [...tracks.flatMap(pointsOf), ...shape.stubs.map((side) => SIDE_MIDDLE[side])]),
    passages: order.map((sides) => passageOf(sides, chamber)),
    stubs: shape.stubs.map((side) => stubOf(name, side)),
    open: openSides(shape),
    chamber,
    bridge,
  };
}

function passageOf(sides: readonly Side[], chamber: boolean): Passage {
  const tracks = tracksOf(sides, chamber);
  return {
    sides,
    floor: pathsOf(tracks),
    // Where tracks run together, they share one row of sleepers.
    sleepers: sides.length === 3 ? pathsOf(straightTracks(tracks)) : pathsOf(tracks),
    rails: pathsOf(tracks, GAUGE) + pathsOf(tracks, -GAUGE),
    centre: chamber ? passageCentre([]) : passageCentre(sides),
  };
}

function stubOf(name: string, side: Side): Stub {
  const track = stubTrack(side);
  const end = stubEnd(side);
  const random = seededRandom(`${name} ${side}`);
  const across = { x: OUTWARD[side].y, y: OUTWARD[side].x };
  const stones: readonly (readonly [number, number, number])[] = [
    // distance beyond the end of the track, distance to the side, size
    [2, -17, 17],
    [2, 16, 16],
    [6, 0, 19],
    [-13, -21, 10],
    [-12, 9, 11],
    [-17, -6, 8],
  ];
  // Left and right stubs have little room beside a passage.
  const horizontal = side === "E" || side === "W";
  const scale = horizontal ? 0.8 : 1;
  const position = (inward: number, sideways: number) =>
    moved(moved(end, OUTWARD[opposite(side)], inward), across, sideways);
  return {
    side,
    floor: pathOf(track),
    rails: pathOf(track, GAUGE) + pathOf(track, -GAUGE),
    end,
    halfWidth: horizontal ? 16 : 37,
    halfHeight: horizontal ? 37 : 22,
    rubble: stones.map(([inward, sideways, size]) =>
      boulder(position(inward * scale, sideways), size * scale, random),
    ),
  };
}

/** Transform of the timber frame at an opening. */
export function frameOf(side: Side): string {
  const angle = { N: 0, E: 90, S: 180, W: 270 }[side];
  return `translate(${pointText(SIDE_MIDDLE[side])}) rotate(${angle})`;
}
