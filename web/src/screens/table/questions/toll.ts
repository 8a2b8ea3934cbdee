import type { RoomState } from "../../../state";
import { cellName, remarks } from "../../../decide/names";
import { duesText } from "../../../decide/sentences";
import { tollAsked } from "../../../decide/toll";
import type { Cell } from "../../../wire/types";
import { t } from "../../../i18n/index.svelte";

/** The cell, and what it costs the asked player (TOLL-3). */
export function hintArgs(state: RoomState): Record<string, string | number> {
  const game = state.game!;
  const [cell] = game.choices as readonly [Cell];
  const dues = tollAsked(game, cell);
  return {
    cell: cellName(cell),
    price: dues.reduce((sum, { count }) => sum + count, 0),
    toll: dues.length > 0 ? remarks(duesText(dues, state)) : "",
  };
}

/** A player who can only decline has too little gold. */
export function note({ choices }: RoomState): string | null {
  return choices?.length === 1 ? t("problem-toll-too-dear") : null;
}
