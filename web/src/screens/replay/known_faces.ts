// What the board shows besides the maze: faces that these eyes know.
import type { Seen } from "../../board/board_cards";
import { goalsKnown, chestsKnown } from "../../decide/private_knowledge";
import type { Card } from "../../wire/types";
import type { Sight } from "./replay_view";

export function seenOf({ view, all }: Sight): Seen {
  if (all !== null) return { goals: named(all.goals), chests: named(all.chests) };
  return {
    goals: Object.fromEntries(goalsKnown(view).map(({ goal, face }) => [goal, face])),
    chests: Object.fromEntries(chestsKnown(view).map(({ chest, tunnel }) => [chest, tunnel])),
  };
}

function named(cards: readonly (Card | null)[]): Readonly<Record<number, string>> {
  return Object.fromEntries(cards.flatMap((card, place) => (card === null ? [] : [[place, card]])));
}
