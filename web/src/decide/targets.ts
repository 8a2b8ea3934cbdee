// What each card and decision is aimed at, and the rule that says so. It is shown when the player taps something
// else.
import { CARD_LYING } from "../wire/tables";
import type { Card, CommandName, View } from "../wire/types";

export type Target = "player" | "cell" | "goal" | "chest" | "none";

export interface Aim {
  readonly target: Target;
  readonly rule: string;
}

const aim = (target: Target, rule: string): Aim => ({ target, rule });

/** Tunnels, sabotage and repair have many cards and are handled below. */
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

/** What to tap for a decision; null if it has buttons. */
export const aimOfAnswer = (asked: CommandName | null): Aim | null => (asked && DECISIONS[asked]) ?? null;
