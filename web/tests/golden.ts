// The golden playthroughs of the Python core, as each viewer sees them (tests/golden/frames.py).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyCommand, AnyFact, Update, View, ViewChanges } from "../src/wire/types";
import { type RoomState, viewAfter } from "../src/state";
import { update } from "./frames";

const FOLDER = join(import.meta.dirname, "../../tests/golden");

type Fields = Record<string, unknown>;

interface Views {
  readonly view: View;
  readonly views: readonly Partial<View>[];
}

interface Opening extends Views {
  readonly golden: 2;
  readonly title: string;
  readonly players: number;
}

export interface Step {
  readonly seat: number | null;
  readonly command: AnyCommand | null;
  readonly facts: readonly (Fields | null)[];
  readonly own: Readonly<Record<string, Readonly<Record<string, Fields | null>>>>;
  readonly game: View | ViewChanges | Record<string, never>;
  readonly games: Readonly<Record<string, Partial<View>>>;
  /** The digest of each viewer's view after the step, the spectator first. */
  readonly digests: readonly string[];
}

export interface Playthrough {
  readonly name: string;
  readonly opening: Opening;
  readonly steps: readonly Step[];
  readonly end: Views;
  /** The seats, and null for a spectator. */
  readonly viewers: readonly (number | null)[];
}

/** All golden playthroughs, sorted by name. */
export function playthroughs(): readonly Playthrough[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));
  return names.sort().map(read);
}

function read(name: string): Playthrough {
  const lines = readFileSync(join(FOLDER, name), "utf8").trimEnd().split("\n");
  const parsed: unknown[] = lines.map((line) => JSON.parse(line) as unknown);
  const opening = parsed[0] as Opening;
  return {
    name: name.replace(".jsonl", ""),
    opening,
    steps: parsed.slice(1, -1) as Step[],
    end: parsed.at(-1) as Views,
    viewers: [null, ...Array.from({ length: opening.players }, (_, seat) => seat)],
  };
}

export function viewOf(views: Views, viewer: number | null): View {
  return viewer === null ? views.view : { ...views.view, ...views.views[viewer] };
}

export function factsOf(step: Step, viewer: number | null): readonly AnyFact[] {
  const own = viewer === null ? {} : (step.own[String(viewer)] ?? {});
  return step.facts.flatMap((fact, index) => {
    const seen = own[String(index)];
    if (seen === null || (fact === null && seen === undefined)) return [];
    return [{ ...fact, ...seen } as unknown as AnyFact];
  });
}

/** What a viewer is sent of its view with the facts of a step: some fields, or the whole view. */
export function sentOf(step: Step, viewer: number | null): View | ViewChanges {
  return { ...step.game, ...(viewer === null ? {} : step.games[String(viewer)]) } as View | ViewChanges;
}

/** The facts of some steps in one update, with the whole view after them. */
export function updateOf(state: RoomState, steps: readonly Step[], viewer: number | null): Update {
  const game = steps.reduce((view, step) => viewAfterStep(view, step, viewer), state.game as View);
  return { ...update(state.number + 1, ...steps.flatMap((step) => factsOf(step, viewer))), game };
}

/** The beginning of the SHA-256 of a view as JSON, with sorted keys. */
export function digestOf(view: View): string {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value !== "object" || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash("sha256").update(JSON.stringify(view, sorted)).digest("hex").slice(0, 8);
}

/** The view of a viewer after a step, as a client computes it. */
export function viewAfterStep(view: View, step: Step, viewer: number | null): View {
  const facts = factsOf(step, viewer);
  return facts.length === 0 ? view : viewAfter(view, facts, sentOf(step, viewer));
}
