// What a screen reader says of a board that is only looked at.
import { laidOn } from "../../board/board_cards";
import { keyOf, type Cell, type Way } from "../../board/geometry";
import { cardName, cellName } from "../../decide/names";
import type { View } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

export interface BoardWords {
  readonly nameOf: (cell: Cell) => string;
  readonly label: string;
  readonly fitLabel: string;
  readonly beyondLabel: (way: Way, count: number) => string;
}

export function boardWords(view: View): BoardWords {
  const cards = new Map(laidOn(view).map(({ key, card }) => [key, card]));
  return {
    nameOf: (cell) => t("about", { what: cellName(cell), said: cardName(cards.get(keyOf(cell)) ?? "") }),
    label: t("replay-maze"),
    fitLabel: t("replay-fit"),
    beyondLabel: (way, count) => t(`table-beyond-${way}`, { count }),
  };
}
