import { CARD_OF_SPELLING, COMMANDS } from "../wire/tables";
import type { AnyCommand, Card } from "../wire/types";

/** The card that a command plays from the hand, if it plays one. */
export function playedCard(command: AnyCommand): Card | null {
  const { plays } = COMMANDS[command.do];
  if (plays.length < 2) return plays[0] ?? null;
  return "card" in command
    ? command.card
    : "tunnel" in command
      ? (CARD_OF_SPELLING[command.tunnel] ?? null)
      : null;
}
