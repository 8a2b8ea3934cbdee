// Terms of a table, changed one choice at a time. Whether they go together only the server says.
import { paysInTokens } from "../../players/player";
import { EDITION_OPTIONS } from "../../wire/tables";
import type { Choices, Terms } from "../../wire/types";

export type Kind = "modules" | "variants";

/** The rule behind each thing that can be chosen. */
export const RULE_BEHIND: Readonly<Record<string, string>> = {
  saboteur2: "S2-4",
  greedy_dwarf: "WC-16",
  goal_swap: "WC-17",
  trove: "WC-18",
  veto: "WC-19",
  change_of_direction: "WC-20",
  master_craftsman: "WC-21",
  path_specialist: "WC-22",
  detour: "WC-23",
  toll: "TOLL-1",
  wardrobe: "ROBE-1",
  party: "PARTY-1",
  new_goals: "NEWG-1",
  chests: "CHEST-1",
  sabotaged_dwarf: "VAR-1",
  tournament: "VAR-2",
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

/** What a house rule needs to make a difference. */
const MATTERS_WITH: Readonly<Record<string, (terms: Terms) => boolean>> = {
  gold_draw: (terms) => !terms.modules.includes("saboteur2") && !terms.variants.includes("tournament"),
  tokens_open: (terms) =>
    paysInTokens(terms) || ["toll", "new_goals", "chests"].some((module) => terms.modules.includes(module)),
  new_goals_gold_sure: (terms) => terms.modules.includes("new_goals"),
  discard_two_helps: inSaboteur2,
  ladder_needs_opening: inSaboteur2,
  ladder_goal_ban: inSaboteur2,
  inspection_target: inSaboteur2,
  theft_optional: inSaboteur2,
};

const USUAL_LAYOUT = "gates";

function inSaboteur2(terms: Terms): boolean {
  return terms.modules.includes("saboteur2");
}

/** The whole game anew; who may come, how fast, how many there are and who begins stays. */
export function withPreset(terms: Terms, preset: Terms): Terms {
  const { title, seats, first_seat, clock, bots, onlookers, chat, listed } = terms;
  return { ...preset, title, seats, first_seat, clock, bots, onlookers, chat, listed };
}

/** The name of the preset that is played, if it is one. */
export function presetOf(terms: Terms, presets: Choices["presets"]): string | null {
  const game = (it: Terms) =>
    JSON.stringify([
      it.edition,
      [...it.modules].sort(),
      [...it.variants].sort(),
      Object.entries(it.house_rules).sort(),
      it.chest_layout,
    ]);
  return presets.find((preset) => game(preset.terms) === game(terms))?.name ?? null;
}

/** With a module or variant, or without it. A layout of chests goes with the chests. */
export function withPart(terms: Terms, kind: Kind, name: string, wanted: boolean): Terms {
  const others = terms[kind].filter((each) => each !== name);
  const chest_layout = name === "chests" && !wanted ? USUAL_LAYOUT : terms.chest_layout;
  return { ...terms, chest_layout, [kind]: wanted ? [...others, name].sort() : others };
}

/** With a house rule; as the edition has it, it is none. */
export function withHouseRule(terms: Terms, option: string, value: boolean | string): Terms {
  const { [option]: _, ...others } = terms.house_rules;
  const asPrinted = EDITION_OPTIONS[terms.edition]?.[option] === value;
  return { ...terms, house_rules: asPrinted ? others : { ...others, [option]: value } };
}

/** By another edition; house rules stay where they still differ from it. */
export function withEdition(terms: Terms, edition: string): Terms {
  const printed = EDITION_OPTIONS[edition] ?? {};
  const kept = Object.entries(terms.house_rules).filter(([name, value]) => printed[name] !== value);
  return { ...terms, edition, house_rules: Object.fromEntries(kept) };
}

/** What a clash is about, and the rule behind it; of other clashes it is MIX-1. */
const RULE_OF_CLASH: readonly (readonly [about: RegExp, rule: string])[] = [
  [/^clash-seats-base$/, "SET-1"],
  [/^clash-seats-tournament$/, "VAR-2"],
  [/^clash-seats-/, ""],
  [/^clash-first-seat$/, "SET-4"],
  [/^clash-edition-/, "ED-1"],
  [/^clash-(chests|layout)-/, "CHEST-1"],
  [/^clash-/, "MIX-1"],
];

/** The rule by which a wish does not fit; none where it is for another reason, as when the server is away. */
export function ruleOfClash(reason: string): string {
  return RULE_OF_CLASH.find(([about]) => about.test(reason))?.[1] ?? "";
}

/** How an option is played. */
export function valueOf(terms: Terms, option: string): boolean | string | undefined {
  return terms.house_rules[option] ?? EDITION_OPTIONS[terms.edition]?.[option];
}

/** The options that make a difference in this game, and those that were changed all the same. */
export function optionsOf(terms: Terms, all: Choices["house_rules"]): Choices["house_rules"] {
  return all.filter(({ name }) => name in terms.house_rules || (MATTERS_WITH[name]?.(terms) ?? true));
}

/** A value as it stands in the name of a message. */
export function spelt(value: boolean | string): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

/** A name as it stands in the name of a message. */
export function slug(name: string): string {
  return name.replaceAll(" ", "-");
}
