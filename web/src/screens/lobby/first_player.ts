// The first player (SET-4): a seat that the host chooses, or a random one.
import { seatName } from "../../decide/names";
import type { SeatView } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

/** A seat by its player's name; a free one by its number, with a remark. */
export function firstPlayerName(seats: readonly SeatView[], seat: number): string {
  const there = seats[seat];
  if (!there?.taken) return t("lobby-first-player-free", { number: seat + 1 });
  const name = seatName(there.name, seat);
  return there.bot === null ? name : t("lobby-first-player-bot", { name });
}

/** The first player, as text. */
export function firstPlayerText(seats: readonly SeatView[], seat: number | null): string {
  return seat === null ? t("lobby-first-player-random") : firstPlayerName(seats, seat);
}
