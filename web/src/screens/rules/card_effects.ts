// What cards do, in words: the same for the rules browser, for a card opened large and for the hand.
import type { Card, TableOptions } from "../../wire/types";
import { t } from "../../i18n/index.svelte";
import { optionsOf, type Page, pageOf } from "./pages";

/** What a kind of card does in the edition played; without a table, as in DE24. */
export function pageDoes(page: Page, options: TableOptions | null): string {
  return t(`rules-does-${page.id}`, optionsOf(options));
}

export function cardDoes(card: Card, options: TableOptions): string {
  const page = pageOf("card", card);
  return page === null ? "" : pageDoes(page, options);
}
