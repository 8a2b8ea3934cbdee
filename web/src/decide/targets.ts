// What each card and question can be used on, with the rule. The player sees it after tapping something else.
import { CARD_OF_SPELLING } from "../wire/tables";
import type { Card, CommandName, View } from "../wire/types";

export type Target = "player" | "cell" | "goal" | "chest" | "none";

export interface TargetRule {
  readonly target: Target;
  readonly rule: string;
}

const targets = (target: Target, rule: string): TargetRule => ({ target, rule });

/** Tunnels, sabotage and repair have many cards and are handled below. */
const TARGETS_OF_CARDS: { readonly [Name in Card]?: TargetRule } = {
  map: targets("goal", "ACT-4"),
  rockfall: targets("cell", "ACT-3"),
  theft: targets("none", "S2-11"),
  "hands off": targets("player", "S2-12"),
  trapped: targets("player", "S2-13"),
  free: targets("player", "S2-14"),
  inspection: targets("player", "S2-15"),
  "hat swap": targets("player", "S2-16"),
  "hand swap": targets("player", "S2-17"),
  "goal swap": targets("goal", "WC-17"),
  trove: targets("none", "WC-18"),
  veto: targets("none", "WC-19"),
  "change of direction": targets("none", "WC-20"),
  "master craftsman": targets("player", "WC-21"),
  "path specialist": targets("none", "WC-22"),
  detour: targets("cell", "WC-23"),
};

/** What a card is used on. */
export function targetOfCard(card: Card, view: View): TargetRule {
  if (card in CARD_OF_SPELLING) return targets("cell", "TUN-1");
  if (card === "map" && view.chests) return targets("chest", "CHEST-4");
  return TARGETS_OF_CARDS[card] ?? targets("player", card.startsWith("broken ") ? "ACT-1" : "ACT-2");
}

const TARGETS_OF_ANSWERS: { readonly [Name in CommandName]?: TargetRule } = {
  TurnGoal: targets("goal", "GOAL-4"),
  OpenChest: targets("chest", "GOAL-7"),
  MoveGoal: targets("goal", "CHEST-5"),
  Steal: targets("player", "S2-27"),
  RobHand: targets("player", "CHEST-5"),
  LookAtRole: targets("player", "CHEST-5"),
};

/** What the player taps to answer a question; null if the question has buttons. */
export const targetOfAnswer = (asked: CommandName | null): TargetRule | null =>
  (asked && TARGETS_OF_ANSWERS[asked]) ?? null;
