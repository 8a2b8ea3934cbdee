// The modules and variants of a game, from the declarations of the server.
import { BASE, type Module, MODULES } from "./wire/tables";
import type { Cell } from "./wire/types";

/** The names of the chosen modules and variants, as in table options and in the set-up of a view. */
export interface Chosen {
  readonly modules: readonly string[];
  readonly variants: readonly string[];
}

/** The base game, then the modules and variants that are played. */
export function modulesIn({ modules, variants }: Chosen): readonly Module[] {
  return [BASE, ...MODULES.filter(({ name }) => modules.includes(name) || variants.includes(name))];
}

/** The cells of the goals. */
export function goalCells(chosen: Chosen): readonly Cell[] {
  return modulesIn(chosen).findLast(({ goal_cells }) => goal_cells !== null)?.goal_cells ?? [];
}

/** Whether gold is paid in tokens instead of gold cards (S2-3, VAR-4). */
export function paysInTokens(chosen: Chosen): boolean {
  return modulesIn(chosen).some(({ pays_tokens }) => pays_tokens);
}
