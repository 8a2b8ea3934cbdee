/** How a tunnel is spelt, read into its parts, as in the catalogue: `NS+E|` is a passage and a stub. */

export type Side = "N" | "E" | "S" | "W";

export interface Shape {
  /** Each passage is a set of joined sides. */
  readonly passages: readonly (readonly Side[])[];
  /** Sides that are open but lead nowhere. */
  readonly stubs: readonly Side[];
}

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** Where the cell at each side lies. */
export const BESIDE: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

/** The faces of the cards in the maze that are named for what they show, not for their sides. */
export const FACES: Readonly<Record<string, string>> = {
  start: "NESW",
  wardrobe: "NESW",
  party: "NESW",
  gold: "NESW",
  "stone NE": "NE",
  "stone NW": "NW",
  "sack of one": "NEW",
  "sack of two": "NES",
  "dragon NE": "NE",
  "dragon NW": "NW",
  spider: "NESW",
};

export const opposite = (side: Side): Side => OPPOSITE[side];

export const isTunnel = (name: string): boolean => name in FACES || /^[NESW|+]+( |$)/.test(name);

export function shapeOf(name: string): Shape {
  const parts = (FACES[name] ?? name.split(" ")[0] ?? "").split("+");
  const sides = (part: string) => SIDES.filter((side) => part.includes(side));
  return {
    passages: parts.filter((part) => !part.endsWith("|")).map(sides),
    stubs: parts.filter((part) => part.endsWith("|")).flatMap(sides),
  };
}

/** What a tunnel bears beside its passages: "crystal", "blue door", "ladder", "chest" or "". */
export const markOf = (name: string): string =>
  name in FACES ? name : name.includes(" ") ? name.slice(name.indexOf(" ") + 1) : "";

export function halfTurn(shape: Shape): Shape {
  return {
    passages: shape.passages.map((passage) => passage.map(opposite)),
    stubs: shape.stubs.map(opposite),
  };
}

/** One spelling for each shape, whatever the order of its parts. */
export function spell(shape: Shape): string {
  const letters = (sides: readonly Side[]) => SIDES.filter((side) => sides.includes(side));
  const passages = shape.passages
    .map((passage) => letters(passage))
    .sort((one, other) => SIDES.indexOf(one[0] ?? "N") - SIDES.indexOf(other[0] ?? "N"))
    .map((passage) => passage.join(""));
  return [...passages, ...letters(shape.stubs).map((side) => `${side}|`)].join("+");
}

/** Does a card that lies as `spelling` lie turned by 180 degrees? One that looks the same both ways does not. */
export function liesTurned(card: string, spelling: string): boolean {
  return spell(shapeOf(card)) !== spell(shapeOf(spelling));
}
