// The first player (SET-4): a seat that the host chooses, or a random one.
import { seatName } from "../../decide/names";
import type { SeatView } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

/** A seat by its player's name; a free one by its number, marked as free. */
export function firstPlayerName(seats: readonly SeatView[], seat: number): string {
  const seatView = seats[seat];
  if (!seatView?.taken) return t("lobby-first-player-free", { number: seat + 1 });
  const name = seatName(seatView.name, seat);
  return seatView.bot === null ? name : t("lobby-first-player-bot", { name });
}

/** The first player, as text. */
export function firstPlayerText(seats: readonly SeatView[], seat: number | null): string {
  return seat === null ? t("lobby-first-player-random") : firstPlayerName(seats, seat);
}
