// The faces of goals and chests that the viewer of a replay knows.
import type { KnownFaces } from "../../board/board_cards";
import { knownGoals, knownChests } from "../../decide/private_knowledge";
import type { Card } from "../../wire/types";
import type { ReplayView } from "./replay_view";

export function knownFaces({ view, all }: ReplayView): KnownFaces {
  if (all !== null) return { goals: byNumber(all.goals), chests: byNumber(all.chests) };
  return {
    goals: Object.fromEntries(knownGoals(view).map(({ goal, face }) => [goal, face])),
    chests: Object.fromEntries(knownChests(view).map(({ chest, tunnel }) => [chest, tunnel])),
  };
}

function byNumber(cards: readonly (Card | null)[]): Readonly<Record<number, string>> {
  return Object.fromEntries(cards.flatMap((card, number) => (card === null ? [] : [[number, card]])));
}
