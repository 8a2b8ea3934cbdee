import type { RuleEntry } from "../../wire/types";
import type { Page } from "./pages";

/** The pages that contain every word. */
export function findCards(
  pages: readonly Page[],
  wanted: string,
  textOf: (page: Page) => string,
): readonly Page[] {
  return pages.filter((page) => containsAll(`${textOf(page)} ${page.rules.join(" ")}`, wanted));
}

/** The rules that contain every word; first those with the words in their id or title. */
export function findRules(rules: readonly RuleEntry[], wanted: string): readonly RuleEntry[] {
  const found = rules.filter((rule) => containsAll(`${rule.id} ${rule.title} ${rule.text}`, wanted));
  if (wanted.trim() === "") return found;
  const named = (rule: RuleEntry) => containsAll(`${rule.id} ${rule.title}`, wanted);
  return [...found.filter(named), ...found.filter((rule) => !named(rule))];
}

function containsAll(text: string, wanted: string): boolean {
  const within = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
