// Positions of real games: a seat's view and its legal commands (tools/web_choices.py).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyCommand, CommandName, View } from "../src/wire/types";

export interface Position {
  readonly view: View;
  readonly choices: readonly AnyCommand[];
}

const text = readFileSync(join(import.meta.dirname, "choices.json"), "utf8");
export const POSITIONS = JSON.parse(text) as readonly Position[];

/** A position in which such a command is legal. */
export function positionFor(name: CommandName): Position {
  const found = POSITIONS.find(({ choices }) => choices.some((command) => command.do === name));
  if (found === undefined) throw new Error(`choices.json has no position for ${name}`);
  return found;
}
