// Screen-reader texts of a board without interaction.
import { boardCards } from "../../board/board_cards";
import { keyOf, type Cell, type Direction } from "../../board/geometry";
import { cardName, cellName } from "../../decide/names";
import type { View } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

export interface BoardLabels {
  readonly nameOf: (cell: Cell) => string;
  readonly label: string;
  readonly fitLabel: string;
  readonly offscreenLabel: (direction: Direction, count: number) => string;
}

export function boardLabels(view: View): BoardLabels {
  const cards = new Map(boardCards(view).map(({ key, card }) => [key, card]));
  return {
    nameOf: (cell) =>
      t("labelled-value", { label: cellName(cell), value: cardName(cards.get(keyOf(cell)) ?? "") }),
    label: t("replay-maze"),
    fitLabel: t("replay-fit"),
    offscreenLabel: (direction, count) => t(`table-offscreen-${direction}`, { count }),
  };
}
