// Changing the options of a room, one at a time. Only the server knows whether they fit together.
import { modulesIn, paysInTokens } from "../../modules";
import { BASE, EDITION_OPTIONS, MODULES } from "../../wire/tables";
import type { Choices, TableOptions } from "../../wire/types";

export type Kind = "modules" | "variants";

/** The rule behind each module, variant and option. */
export const RULE_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MODULES.map(({ name, rule }) => [name, rule])),
  lay_must_join: "TUN-3",
  gold_draw: "PAY-2",
  round_end: "END-1",
  tokens_open: "S2-3",
  goals_at_once: "GOAL-4",
  goal_misfit: "GOAL-3",
  sabotage_target: "ACT-1",
  new_goals_gold_sure: "NEWG-1",
  discard_two_helps: "S2-4",
  ladder_needs_opening: "S2-8",
  ladder_goal_ban: "S2-8",
  inspection_target: "S2-15",
  theft_optional: "S2-27",
  next_round_starter: "ED-2",
};

/** Whether an option makes a difference in this game. */
function isRelevant(options: TableOptions, option: string): boolean {
  const played = modulesIn(options);
  if (option === "gold_draw") return !paysInTokens(options);
  if (option === "tokens_open") return played.some((module) => module.pays_tokens || module.has_tokens);
  const needsModule = MODULES.some((module) => module.options.includes(option));
  return !needsModule || played.some((module) => module.options.includes(option));
}

const DEFAULT_LAYOUT = "gates";

/** Change the game to a preset, but keep title, seats, first player, clock, time to veto, bots and access. */
export function withPreset(options: TableOptions, preset: TableOptions): TableOptions {
  const { title, seats, first_seat, clock, veto_time, bots, spectators, chat, listed } = options;
  return { ...preset, title, seats, first_seat, clock, veto_time, bots, spectators, chat, listed };
}

/** The name of the preset that these options are, or null. */
export function presetOf(options: TableOptions, presets: Choices["presets"]): string | null {
  const gameKey = (it: TableOptions) =>
    JSON.stringify([
      it.edition,
      [...it.modules].sort(),
      [...it.variants].sort(),
      Object.entries(it.house_rules).sort(),
      it.chest_layout,
    ]);
  return presets.find((preset) => gameKey(preset.options) === gameKey(options))?.name ?? null;
}

/** The options with or without a module or variant. Without chests the layout is reset. */
export function withPart(options: TableOptions, kind: Kind, name: string, included: boolean): TableOptions {
  const others = options[kind].filter((each) => each !== name);
  const chest_layout = name === "chests" && !included ? DEFAULT_LAYOUT : options.chest_layout;
  return { ...options, chest_layout, [kind]: included ? [...others, name].sort() : others };
}

/** The first module or variant that these options have and the others did not; null if none. */
export function firstNewPart(before: TableOptions, after: TableOptions): string | null {
  const played = new Set(modulesIn(before));
  return modulesIn(after).find((module) => !played.has(module))?.name ?? null;
}

/** The options with a house rule; a value that the edition has anyway is removed. */
export function withHouseRule(options: TableOptions, option: string, value: boolean | string): TableOptions {
  const { [option]: _, ...others } = options.house_rules;
  const isDefault = EDITION_OPTIONS[options.edition]?.[option] === value;
  return { ...options, house_rules: isDefault ? others : { ...others, [option]: value } };
}

/** The options with another edition; house rules that it has anyway are removed. */
export function withEdition(options: TableOptions, edition: string): TableOptions {
  const defaults = EDITION_OPTIONS[edition] ?? {};
  const kept = Object.entries(options.house_rules).filter(([name, value]) => defaults[name] !== value);
  return { ...options, edition, house_rules: Object.fromEntries(kept) };
}

/** The rule of each clash, by its reason; the first pattern that matches counts. */
const RULE_OF_CLASH: readonly (readonly [pattern: RegExp, rule: string])[] = [
  ...[BASE, ...MODULES].map(({ name, rule }) => [new RegExp(`^clash-seats-${name}$`), rule] as const),
  [/^clash-first-seat$/, "SET-4"],
  [/^clash-edition-/, "ED-1"],
  [/^clash-(chests|layout)-/, "CHEST-1"],
  [/^clash-/, "MIX-1"],
];

/** The rule that options break; empty for other reasons, for example an unreachable server. */
export function ruleOfClash(reason: string): string {
  return RULE_OF_CLASH.find(([pattern]) => pattern.test(reason))?.[1] ?? "";
}

/** The value of an option in this game. */
export function valueOf(options: TableOptions, option: string): boolean | string | undefined {
  return options.house_rules[option] ?? EDITION_OPTIONS[options.edition]?.[option];
}

/** The options that make a difference in this game, and those that were changed anyway. */
export function relevantOptions(options: TableOptions, all: Choices["house_rules"]): Choices["house_rules"] {
  return all.filter(({ name }) => name in options.house_rules || isRelevant(options, name));
}

/** A value as part of a message id. */
export function valueSlug(value: boolean | string): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

/** The name of a preset as part of a message id. */
export function presetSlug(name: string): string {
  return name.replaceAll(" ", "-");
}
