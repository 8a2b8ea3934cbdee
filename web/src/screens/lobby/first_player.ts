// Who begins the game (SET-4): a seat that the host names, or chance.
import { seatName } from "../../decide/names";
import type { SeatView } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

/** A seat by whoever sits there; a free one by its number, with what becomes of it. */
export function seatToBegin(seats: readonly SeatView[], seat: number): string {
  const there = seats[seat];
  if (!there?.taken) return t("lobby-first-free", { number: seat + 1 });
  const name = seatName(there.name, seat);
  return there.bot === null ? name : t("lobby-first-bot", { name });
}

/** Who begins, as everybody in the lobby is told. */
export function firstTold(seats: readonly SeatView[], seat: number | null): string {
  return seat === null ? t("lobby-first-chance") : seatToBegin(seats, seat);
}
