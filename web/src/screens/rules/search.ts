import type { RuleEntry } from "../../wire/types";
import type { Page } from "./pages";

/** The pages that contain every word. */
export function findCards(pages: readonly Page[], query: string, textOf: (page: Page) => string): readonly Page[] {
  return pages.filter((page) => containsAll(`${textOf(page)} ${page.rules.join(" ")}`, query));
}

/** The rules that contain every word; first those with the words in their id or title. */
export function findRules(rules: readonly RuleEntry[], query: string): readonly RuleEntry[] {
  const found = rules.filter((rule) => containsAll(`${rule.id} ${rule.title} ${rule.text}`, query));
  if (query.trim() === "") return found;
  const inTitle = (rule: RuleEntry) => containsAll(`${rule.id} ${rule.title}`, query);
  return [...found.filter(inTitle), ...found.filter((rule) => !inTitle(rule))];
}

function containsAll(text: string, query: string): boolean {
  const lowerCase = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lowerCase.includes(word));
}
