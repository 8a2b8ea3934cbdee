import type { Choices, TableOptions } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

/** What a clock allows, as a sentence. */
export function clockText(choices: Choices, name: string): string {
  const clock = choices.clocks.find((each) => each.name === name);
  if (!clock || clock.turn === null) return t("clock-none-description");
  return t("clock-description", { turn: clock.turn / 1000, answer: (clock.answer ?? 0) / 1000 });
}

/** What the time to veto shows of the players, as a sentence. */
export function vetoTimeText(time: TableOptions["veto_time"]): string {
  return t(time === "all" ? "lobby-veto-time-all" : "lobby-veto-time-fixed");
}
