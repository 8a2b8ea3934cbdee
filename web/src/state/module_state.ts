import { type Chosen, modulesIn } from "../modules";
import type { View } from "../wire/types";

/** The fields of the modules in play, as they are when a round or a turn begins. */
export function moduleState(chosen: Chosen, begins: "round" | "turn"): Partial<View> {
  const fields = modulesIn(chosen).flatMap(({ state }) => Object.entries(state));
  const reset = fields.filter(([, { lasts }]) => begins === "round" || lasts === "turn");
  return Object.fromEntries(reset.map(([name, { initial }]) => [name, initial]));
}
