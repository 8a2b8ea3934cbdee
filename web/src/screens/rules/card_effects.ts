// What cards do, as text: for the rules pages, the card dialog and the hand.
import type { Card, TableOptions } from "../../wire/types";
import { t } from "../../i18n/index.svelte";
import { ruleOptions, type Page, pageOf } from "./pages";

/** What a kind of card does in this edition; without a room, as in DE24. */
export function pageEffect(page: Page, options: TableOptions | null): string {
  return t(`rules-effect-${page.id}`, ruleOptions(options));
}

export function cardEffect(card: Card, options: TableOptions): string {
  const page = pageOf("card", card);
  return page === null ? "" : pageEffect(page, options);
}
