// What cards and decisions are for, and the rule behind it: told where something else is touched.
import { CARD_LYING } from "../wire/tables";
import type { Card, CommandName, View } from "../wire/types";

export type Target = "player" | "cell" | "goal" | "chest" | "none";

export interface Aim {
  readonly target: Target;
  readonly rule: string;
}

const aim = (target: Target, rule: string): Aim => ({ target, rule });

/** Tunnels, sabotage and repair come in many cards, and are not listed. */
const CARDS: { readonly [Name in Card]?: Aim } = {
  map: aim("goal", "ACT-4"),
  rockfall: aim("cell", "ACT-3"),
  theft: aim("none", "S2-11"),
  "hands off": aim("player", "S2-12"),
  trapped: aim("player", "S2-13"),
  free: aim("player", "S2-14"),
  inspection: aim("player", "S2-15"),
  "hat swap": aim("player", "S2-16"),
  "hand swap": aim("player", "S2-17"),
  "goal swap": aim("goal", "WC-17"),
  trove: aim("none", "WC-18"),
  veto: aim("none", "WC-19"),
  "change of direction": aim("none", "WC-20"),
  "master craftsman": aim("player", "WC-21"),
  "path specialist": aim("none", "WC-22"),
  detour: aim("cell", "WC-23"),
};

/** What a card is used on. */
export function aimOf(card: Card, view: View): Aim {
  if (card in CARD_LYING) return aim("cell", "TUN-1");
  if (card === "map" && view.chests) return aim("chest", "CHEST-4");
  return CARDS[card] ?? aim("player", card.startsWith("broken ") ? "ACT-1" : "ACT-2");
}

const DECISIONS: { readonly [Name in CommandName]?: Aim } = {
  TurnGoal: aim("goal", "GOAL-4"),
  OpenChest: aim("chest", "GOAL-7"),
  MoveGoal: aim("goal", "CHEST-5"),
  Steal: aim("player", "S2-27"),
  RobHand: aim("player", "CHEST-5"),
  LookAtRole: aim("player", "CHEST-5"),
};

/** What a decision is made by touching; null if it is made by a word. */
export const aimOfAnswer = (asked: CommandName | null): Aim | null => (asked && DECISIONS[asked]) ?? null;
