import type { ErrorBody, TableOptions } from "../wire/types";
import { words } from "./index.svelte";

type Told = Pick<ErrorBody, "reason" | "text"> & { readonly rule?: string | null };

interface More {
  /** What was asked for: a clash of choices is told better with it. */
  readonly options?: TableOptions;
  /** The cell that is refused, in words (CHEST-1). */
  readonly cell?: string;
  /** At which sides a tunnel does not match, in words. */
  readonly sides?: string;
}

/** Why something was refused, in the language of the page where we have the words, else as the server says it. */
export function toldProblem({ reason, text, rule }: Told, { options, cell, sides }: More = {}): string {
  let id = `problem-${reason}`;
  if (!words.knows(id)) id = `line-because-${reason}`; // an order that was under way when the line was closed
  if (!words.knows(id) && reason.startsWith("http-")) id = "problem-http"; // as a proxy says it, or the web framework
  if (!words.knows(id)) return text;
  const said = {
    rule: rule || "none",
    edition: options?.edition ?? "",
    cell: cell || "none",
    sides: sides || "none",
  };
  return words.say(id, said);
}
