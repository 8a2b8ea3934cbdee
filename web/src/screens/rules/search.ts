import type { RuleEntry } from "../../wire/types";
import type { Page } from "./pages";

/** The pages in which every wanted word stands. */
export function findCards(
  pages: readonly Page[],
  wanted: string,
  textOf: (page: Page) => string,
): readonly Page[] {
  return pages.filter((page) => hasAll(`${textOf(page)} ${page.rules.join(" ")}`, wanted));
}

/** The rules in which every wanted word stands; those first that have it in their id or title. */
export function findRules(rules: readonly RuleEntry[], wanted: string): readonly RuleEntry[] {
  const found = rules.filter((rule) => hasAll(`${rule.id} ${rule.title} ${rule.text}`, wanted));
  if (wanted.trim() === "") return found;
  const named = (rule: RuleEntry) => hasAll(`${rule.id} ${rule.title}`, wanted);
  return [...found.filter(named), ...found.filter((rule) => !named(rule))];
}

function hasAll(text: string, wanted: string): boolean {
  const within = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
