import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { EDITION_OPTIONS, MODULES } from "../../wire/tables";
import type { TableOptions } from "../../wire/types";
import { CLASSIC } from "../../../tests/classic_options";
import { messageText } from "../../../tests/messages";
import {
  firstNewPart,
  relevantOptions,
  presetOf,
  RULE_OF,
  ruleOfClash,
  presetSlug,
  valueSlug,
  valueOf,
  withEdition,
  withHouseRule,
  withPart,
  withPreset,
} from "./options";

const SABOTEUR2: TableOptions = { ...CLASSIC, modules: ["saboteur2"] };
const PRESETS = [
  { name: "classic", options: CLASSIC, seats: [] },
  { name: "saboteur 2", options: SABOTEUR2, seats: [] },
];

test("a preset changes the game, but not seats, clock or access", () => {
  const custom = { ...CLASSIC, title: "Ours", seats: 7, first_seat: 6, clock: "blitz", listed: true } as const;
  expect(withPreset(custom, SABOTEUR2)).toEqual({ ...custom, modules: ["saboteur2"] });
});

test("the first new part is one that was not played before", () => {
  const both = { ...SABOTEUR2, variants: ["tournament"] };
  expect(firstNewPart(CLASSIC, CLASSIC)).toBe(null);
  expect(firstNewPart(CLASSIC, both)).toBe("saboteur2");
  expect(firstNewPart(SABOTEUR2, both)).toBe("tournament");
  expect(firstNewPart(both, SABOTEUR2)).toBe(null);
});

test("a preset is recognised with any seats, clock or access", () => {
  expect(presetOf({ ...SABOTEUR2, title: "Ours", seats: 9, chat: false }, PRESETS)).toBe("saboteur 2");
  expect(presetOf({ ...SABOTEUR2, house_rules: { theft_optional: true } }, PRESETS)).toBe(null);
});

test("CHEST-1: without chests the layout is reset", () => {
  const withChests = { ...withPart(CLASSIC, "modules", "chests", true), chest_layout: "wings" };
  expect(withPart(withChests, "modules", "chests", false)).toEqual(CLASSIC);
});

test("the order of parts does not depend on the order of choice", () => {
  const one = withPart(withPart(CLASSIC, "modules", "veto", true), "modules", "toll", true);
  const other = withPart(withPart(CLASSIC, "modules", "toll", true), "modules", "veto", true);
  expect(one).toEqual(other);
  expect(withPart(one, "modules", "veto", true)).toEqual(one);
});

test("ED-1: the edition's own value is not a house rule", () => {
  const withRule = withHouseRule(CLASSIC, "theft_optional", true);
  expect(withRule.house_rules).toEqual({ theft_optional: true });
  expect(valueOf(withRule, "theft_optional")).toBe(true);
  expect(withHouseRule(withRule, "theft_optional", false)).toEqual(CLASSIC);
});

test("ED-1: a house rule that the new edition has anyway is removed", () => {
  const withRule = { ...SABOTEUR2, house_rules: { theft_optional: true, goals_at_once: "one" } };
  expect(withEdition(withRule, "FR2")).toEqual({
    ...SABOTEUR2,
    edition: "FR2",
    house_rules: { goals_at_once: "one" },
  });
});

test("ED-1: options of Saboteur 2 are shown with Saboteur 2, or if they were changed", () => {
  const all = Object.keys(EDITION_OPTIONS["DE24"] ?? {}).map((name) => ({ name, values: [] }));
  const shown = (options: TableOptions) => relevantOptions(options, all).map(({ name }) => name);
  expect(shown(CLASSIC)).not.toContain("theft_optional");
  expect(shown(SABOTEUR2)).toContain("theft_optional");
  expect(shown(SABOTEUR2)).not.toContain("gold_draw");
  expect(shown(withHouseRule(CLASSIC, "theft_optional", true))).toContain("theft_optional");
});

test("S2-3: the option for open tokens is shown in games with tokens", () => {
  const all = Object.keys(EDITION_OPTIONS["DE24"] ?? {}).map((name) => ({ name, values: [] }));
  const isShown = (options: TableOptions) =>
    relevantOptions(options, all).some(({ name }) => name === "tokens_open");
  expect(isShown(CLASSIC)).toBe(false);
  expect(isShown(SABOTEUR2)).toBe(true);
  expect(isShown(withPart(CLASSIC, "variants", "tournament", true))).toBe(true);
  expect(isShown(withPart(CLASSIC, "modules", "toll", true))).toBe(true);
  expect(isShown(withPart(CLASSIC, "modules", "veto", true))).toBe(false);
});

// The server's choices and the rulebook, from the repository.
const text = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const messageIds = new Set(new FluentResource(messageText("en")).body.map((message) => message.id));

test("every option of every edition has its messages", () => {
  for (const options of Object.values(EDITION_OPTIONS)) {
    for (const [name, value] of Object.entries(options)) {
      expect(messageIds, name).toContain(`lobby-option-${name}`);
      expect(messageIds, name).toContain(`lobby-value-${name}-${valueSlug(value)}`);
      expect(RULE_OF).toHaveProperty(name);
    }
  }
});

test("every rule behind a choice is in the rulebook", () => {
  const pages = readdirSync(new URL("../../../../docs/rules", import.meta.url)).filter((name) =>
    name.endsWith(".md"),
  );
  const book = pages.map((name) => text(`docs/rules/${name}`)).join("\n");
  expect(Object.values(RULE_OF).filter((id) => !book.includes(`\n## ${id} · `))).toEqual([]);
});

test("every part and preset has its messages", () => {
  for (const { name } of MODULES) {
    expect(messageIds).toContain(`part-${name}`);
    expect(messageIds).toContain(`lobby-part-${name}-description`);
  }
  const presets = [...text("src/pyrite/server/room/table_options.py").matchAll(/^ {4}"([\w ]+)": /gm)].map(
    (match) => match[1] ?? "",
  );
  expect(presets.length).toBeGreaterThan(3);
  for (const preset of presets) expect(messageIds).toContain(`preset-${presetSlug(preset)}-description`);
});

test.each([
  ["clash-wardrobe-party", "MIX-1"],
  ["clash-saboteur2-tournament", "MIX-1"],
  ["clash-seats-base", "SET-1"],
  ["clash-seats-tournament", "VAR-2"],
  ["clash-seats-saboteur2", "S2-1"],
  ["clash-first-seat", "SET-4"],
  ["clash-edition-extras", "ED-1"],
  ["clash-chests-touch", "CHEST-1"],
  ["clash-layout-without-chests", "CHEST-1"],
  ["too-few-seats", ""],
  ["offline", ""],
])("the clash %s names the rule %s", (reason, rule) => {
  expect(ruleOfClash(reason)).toBe(rule);
});
