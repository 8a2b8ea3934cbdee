// The golden playthroughs of the Python core, as each viewer sees them (tests/golden/frames.py).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyCommand, AnyFact, KnownGoal, View } from "../src/wire/types";

const FOLDER = join(import.meta.dirname, "../../tests/golden");

type Fields = Record<string, unknown>;

interface Views {
  readonly view: View;
  readonly views: readonly Partial<View>[];
}

interface Opening extends Views {
  readonly golden: 1;
  readonly title: string;
  readonly players: number;
}

interface Step {
  readonly seat: number | null;
  readonly command: AnyCommand | null;
  readonly facts: readonly (Fields | null)[];
  readonly own: Readonly<Record<string, Readonly<Record<string, Fields | null>>>>;
  readonly known_goals?: Readonly<Record<string, readonly KnownGoal[]>>;
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

/** What a viewer knows of the goals after a step, if the step may have changed it. */
export function knownGoalsOf(step: Step, viewer: number | null): readonly KnownGoal[] | undefined {
  return viewer === null ? undefined : step.known_goals?.[String(viewer)];
}
