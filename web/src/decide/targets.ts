// What each card and decision is aimed at, and the rule that says so. It is shown when the player taps something
// else.
import { CARD_LYING } from "../wire/tables";
import type { Card, CommandName, View } from "../wire/types";

export type Target = "player" | "cell" | "goal" | "chest" | "none";

export interface TargetRule {
  readonly target: Target;
  readonly rule: string;
}

const aimedAt = (target: Target, rule: string): TargetRule => ({ target, rule });

/** Tunnels, sabotage and repair have many cards and are handled below. */
const CARDS: { readonly [Name in Card]?: TargetRule } = {
  map: aimedAt("goal", "ACT-4"),
  rockfall: aimedAt("cell", "ACT-3"),
  theft: aimedAt("none", "S2-11"),
  "hands off": aimedAt("player", "S2-12"),
  trapped: aimedAt("player", "S2-13"),
  free: aimedAt("player", "S2-14"),
  inspection: aimedAt("player", "S2-15"),
  "hat swap": aimedAt("player", "S2-16"),
  "hand swap": aimedAt("player", "S2-17"),
  "goal swap": aimedAt("goal", "WC-17"),
  trove: aimedAt("none", "WC-18"),
  veto: aimedAt("none", "WC-19"),
  "change of direction": aimedAt("none", "WC-20"),
  "master craftsman": aimedAt("player", "WC-21"),
  "path specialist": aimedAt("none", "WC-22"),
  detour: aimedAt("cell", "WC-23"),
};

/** What a card is used on. */
export function targetOfCard(card: Card, view: View): TargetRule {
  if (card in CARD_LYING) return aimedAt("cell", "TUN-1");
  if (card === "map" && view.chests) return aimedAt("chest", "CHEST-4");
  return CARDS[card] ?? aimedAt("player", card.startsWith("broken ") ? "ACT-1" : "ACT-2");
}

const DECISIONS: { readonly [Name in CommandName]?: TargetRule } = {
  TurnGoal: aimedAt("goal", "GOAL-4"),
  OpenChest: aimedAt("chest", "GOAL-7"),
  MoveGoal: aimedAt("goal", "CHEST-5"),
  Steal: aimedAt("player", "S2-27"),
  RobHand: aimedAt("player", "CHEST-5"),
  LookAtRole: aimedAt("player", "CHEST-5"),
};

/** What to tap for a decision; null if it has buttons. */
export const targetOfAnswer = (asked: CommandName | null): TargetRule | null =>
  (asked && DECISIONS[asked]) ?? null;
