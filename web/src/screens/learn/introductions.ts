// Which pictures introduce a module: the pages of its cards, or of what it is about if it has no cards of its own.
import { MODULES } from "../../wire/tables";
import { PAGES, type Page } from "../rules/pages";

/** Pages for modules that have no cards of their own. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  tournament: ["greedy", "digger", "saboteur"],
  sabotaged_dwarf: ["saboteur", "sabotage"],
};

export interface Introduction {
  readonly pages: readonly Page[];
  /** The id of the first rule of the module. */
  readonly rule: string;
}

export function introductionOf(module: string): Introduction {
  const own = PAGES.filter(({ part }) => part === module);
  const about = PAGES.filter(({ id }) => ABOUT[module]?.includes(id));
  const rule = MODULES.find(({ name }) => name === module)?.rule ?? "";
  return { pages: own.length > 0 ? own : about, rule };
}
