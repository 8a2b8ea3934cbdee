import { describe, expect, it } from "vitest";
import names from "../gallery/names.json";
import {
  SIDE_MIDDLE,
  passageCentre,
  MIDDLE,
  pathOf,
  stubTrack,
  tracksOf,
  straightTracks,
  type Point,
  type Track,
} from "./tracks";
import { pictureOf } from "./tunnel_picture";
import { SIDES_OF_CARD } from "../wire/tables";
import { halfTurn, isHalfTurned, shapeOf, SIDES, spell, type Side } from "./shape";

const inMaze = Object.keys(names.in_maze);
const isChamber = (name: string) =>
  name in SIDES_OF_CARD || shapeOf(name).passages.some((sides) => sides.length === 1);
const tracks = (name: string) => shapeOf(name).passages.map((sides) => tracksOf(sides, isChamber(name)));
const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < 0.2;

/** Every point of a path; of an arc only its end. */
function pointsOf(path: string): Point[] {
  return [...path.matchAll(/([MLA])([^MLAz]*)/g)].map(([, , numbers]) => {
    const [x, y] = (numbers ?? "").trim().split(" ").map(Number).slice(-2);
    return { x: x ?? NaN, y: y ?? NaN };
  });
}

const rotatedByHalfTurn = ({ x, y }: Point): Point => ({ x: 200 - x, y: 300 - y });

describe("the tracks of a tunnel", () => {
  it.each(inMaze)("%s: every opening reaches the middle of its side", (name) => {
    const shape = shapeOf(name);
    shape.passages.forEach((sides, index) => {
      const ends = (tracks(name)[index] ?? []).flatMap((track) => pointsOf(pathOf(track)));
      for (const side of sides) expect(ends.some((end) => isNear(end, SIDE_MIDDLE[side]))).toBe(true);
    });
    for (const side of shape.stubs) expect(pointsOf(pathOf(stubTrack(side)))[0]).toEqual(SIDE_MIDDLE[side]);
  });

  it.each(inMaze)("%s: no track touches a closed side", (name) => {
    const picture = pictureOf(name);
    const floors = [...picture.passages, ...picture.stubs].flatMap((passage) => pointsOf(passage.floor));
    for (const side of SIDES.filter((each) => !picture.open.includes(each))) {
      expect(floors.some((point) => isNear(point, SIDE_MIDDLE[side]))).toBe(false);
    }
  });

  it.each(inMaze)("%s: joined openings are one path", (name) => {
    const shape = shapeOf(name);
    shape.passages.forEach((sides, index) => {
      const reached = new Set<Side | "middle">([sides[0] ?? "N"]);
      for (let round = 0; round < 4; round++) {
        for (const ends of (tracks(name)[index] ?? []).map(endsOf)) {
          if (ends.some((end) => reached.has(end))) ends.forEach((end) => reached.add(end));
        }
      }
      for (const side of sides) expect(reached).toContain(side);
    });
  });

  it.each(inMaze.filter((name) => shapeOf(name).stubs.length))(
    "%s: a stub ends in rubble before the middle",
    (name) => {
      for (const stub of pictureOf(name).stubs) {
        const axis = stub.side === "N" || stub.side === "S" ? "y" : "x";
        const toMiddle = Math.abs(SIDE_MIDDLE[stub.side][axis] - MIDDLE[axis]);
        for (const stone of stub.rubble) {
          for (const point of pointsOf(stone.outline)) {
            const distance = Math.abs(point[axis] - SIDE_MIDDLE[stub.side][axis]);
            expect(distance).toBeLessThan(toMiddle - 20);
          }
        }
        expect(stub.rubble.length).toBeGreaterThan(3);
        expect(Math.abs(stub.end[axis] - SIDE_MIDDLE[stub.side][axis])).toBeLessThan(toMiddle * 0.6);
      }
    },
  );

  it("a stub beside a passage does not touch it", () => {
    for (const stub of pictureOf("NS+E|+W|").stubs) {
      for (const point of stub.rubble.flatMap((stone) => pointsOf(stone.outline))) {
        expect(Math.abs(point.x - MIDDLE.x)).toBeGreaterThan(28); // half the floor of the passage
      }
    }
  });

  it("on a bridge the passage from north to south is drawn last", () => {
    const bridge = pictureOf("NS+EW");
    expect(bridge.bridge).toBe(true);
    expect(bridge.passages.map((passage) => passage.sides.join(""))).toEqual(["EW", "NS"]);
    expect(inMaze.filter((name) => pictureOf(name).bridge)).toEqual(["NS+EW"]);
  });

  it("two curves on one card keep rock between them", () => {
    for (const [one, other] of [
      ["NW", "ES"],
      ["NE", "SW"],
    ]) {
      const [a, b] = [one, other].map((sides) => passageCentre([...(sides ?? "")] as Side[]));
      // A wall is 74 wide: 37 on each side of its line.
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(74);
    }
  });

  it.each(inMaze)("%s: rotated by 180 degrees it is the same picture, rotated", (name) => {
    const shape = shapeOf(name);
    const points = (of: typeof shape) =>
      of.passages.flatMap((sides) => tracksOf(sides, isChamber(name)).flatMap((track) => pointsOf(pathOf(track))));
    const turned = points(halfTurn(shape));
    const expected = points(shape).map(rotatedByHalfTurn);
    expect(turned.length).toBe(expected.length);
    for (const point of expected) expect(turned.some((each) => isNear(each, point))).toBe(true);
  });

  it("rails stay parallel to the track in a bend", () => {
    const curve: Track = { from: "N", to: "E", bend: 96 };
    expect(pathOf(curve)).toBe("M100 0L100 54A96 96 0 0 0 196 150L200 150");
    expect(pathOf(curve, 10)).toBe("M110 0L110 54A86 86 0 0 0 196 140L200 140");
    expect(pathOf(curve, -10)).toBe("M90 0L90 54A106 106 0 0 0 196 160L200 160");
  });

  it("a fork has one row of sleepers on each leg", () => {
    expect(straightTracks(tracksOf(["N", "E", "S"])).map((track) => track.from)).toEqual(["N", "E"]);
  });
});

describe("spellings", () => {
  it.each(Object.entries(names.in_maze))(
    "%s has the orientations of the catalogue",
    (name, [upright = "", turned]) => {
      expect(spell(shapeOf(name))).toBe(spell(shapeOf(upright)));
      expect(isHalfTurned(name, upright)).toBe(false);
      if (turned !== undefined) {
        expect(spell(halfTurn(shapeOf(name)))).toBe(spell(shapeOf(turned)));
        expect(isHalfTurned(name, turned)).toBe(true);
      } else {
        expect(spell(halfTurn(shapeOf(name)))).toBe(spell(shapeOf(name)));
      }
    },
  );
});

it("equal cards look alike, and different cards have different rock", () => {
  const { rock } = pictureOf("NES");
  expect(pictureOf("NES").rock).toEqual(rock);
  expect(pictureOf("NEW").rock).not.toEqual(rock);
  expect(rock.join("")).not.toContain("NaN");
});

function endsOf(track: Track): (Side | "middle")[] {
  // Straight passages may cross in the middle.
  if (typeof track.to !== "string") return [track.from, "middle"];
  return track.bend ? [track.from, track.to] : [track.from, "middle", track.to];
}
