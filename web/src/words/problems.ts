import type { Problem, Terms } from "../wire/types";
import { words } from "./index.svelte";

type Told = Pick<Problem, "reason" | "text"> & { readonly rule?: string | null };

/**
 * Why something was refused, in the language of the page where we have the words, else as the server says it.
 * A clash of choices is told better with the terms that were asked for.
 */
export function toldProblem({ reason, text, rule }: Told, terms?: Terms): string {
  let id = `problem-${reason}`;
  if (!words.knows(id)) id = `line-because-${reason}`; // an order that was under way when the line was closed
  return words.knows(id) ? words.say(id, { rule: rule || "none", edition: terms?.edition ?? "" }) : text;
}
