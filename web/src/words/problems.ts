import type { Problem } from "../wire/types";
import { words } from "./index.svelte";

/** Why something was refused, in the language of the page where we have the words, else as the server says it. */
export function toldProblem(problem: Pick<Problem, "reason" | "text">): string {
  const id = `problem-${problem.reason}`;
  return words.knows(id) ? words.say(id) : problem.text;
}
