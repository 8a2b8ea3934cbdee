// Moments of real games: what a seat knows and may do (tools/web_choices.py).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyCommand, CommandName, View } from "../src/wire/types";

export interface Moment {
  readonly view: View;
  readonly choices: readonly AnyCommand[];
}

const text = readFileSync(join(import.meta.dirname, "choices.json"), "utf8");
export const MOMENTS = JSON.parse(text) as readonly Moment[];

/** A moment in which such a command is legal. */
export function momentFor(name: CommandName): Moment {
  const found = MOMENTS.find(({ choices }) => choices.some((command) => command.do === name));
  if (found === undefined) throw new Error(`choices.json has no moment for ${name}`);
  return found;
}
