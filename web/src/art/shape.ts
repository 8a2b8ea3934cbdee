/** The shapes of tunnels, by their spelling in the catalogue: `NS+E|` is a passage and a stub at the east side. */

import { SIDES_OF_CARD } from "../wire/tables";

export type Side = "N" | "E" | "S" | "W";

export interface Shape {
  /** Each passage is a set of joined sides. */
  readonly passages: readonly (readonly Side[])[];
  /** Open sides that lead nowhere. */
  readonly stubs: readonly Side[];
}

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** Offset of the neighbouring cell at each side. */
export const NEIGHBOUR_OFFSET: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

export const opposite = (side: Side): Side => OPPOSITE[side];

export const isTunnel = (name: string): boolean => name in SIDES_OF_CARD || /^[NESW|+]+( |$)/.test(name);

export function shapeOf(name: string): Shape {
  const parts = (SIDES_OF_CARD[name] ?? name.split(" ")[0] ?? "").split("+");
  const sides = (part: string) => SIDES.filter((side) => part.includes(side));
  return {
    passages: parts.filter((part) => !part.endsWith("|")).map(sides),
    stubs: parts.filter((part) => part.endsWith("|")).flatMap(sides),
  };
}

/** What a card shows besides its passages: "crystal", "blue door", "ladder", "chest" or ""; or the card's own name. */
export const markOf = (name: string): string =>
  name in SIDES_OF_CARD ? name : name.includes(" ") ? name.slice(name.indexOf(" ") + 1) : "";

export function halfTurn(shape: Shape): Shape {
  return {
    passages: shape.passages.map((passage) => passage.map(opposite)),
    stubs: shape.stubs.map(opposite),
  };
}

/** The canonical spelling of a shape. */
export function spell(shape: Shape): string {
  const letters = (sides: readonly Side[]) => SIDES.filter((side) => sides.includes(side));
  const passages = shape.passages
    .map((passage) => letters(passage))
    .sort((one, other) => SIDES.indexOf(one[0] ?? "N") - SIDES.indexOf(other[0] ?? "N"))
    .map((passage) => passage.join(""));
  return [...passages, ...letters(shape.stubs).map((side) => `${side}|`)].join("+");
}

/** Whether a card with this spelling is rotated by 180 degrees. A symmetric card never is. */
export function isHalfTurned(card: string, spelling: string): boolean {
  return spell(shapeOf(card)) !== spell(shapeOf(spelling));
}
