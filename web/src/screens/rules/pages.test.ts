import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import names from "../../gallery/names.json";
import { messageText } from "../../../tests/messages";
import { EDITION_OPTIONS } from "../../wire/tables";
import { isInGame, ruleOptions, PAGES, pageOf } from "./pages";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(messageText("en")));

const COVERED: [Parameters<typeof pageOf>[0], readonly string[]][] = [
  ["card", [...Object.keys(names.in_maze), ...names.actions, ...names.face_down]],
  ["role", names.roles.filter((role) => role !== "unknown")],
  ["chest", names.chests.filter((chest) => chest !== "nothing seen")],
];

test.each(COVERED)("every %s has a page", (picture, all) => {
  expect(all.filter((name) => pageOf(picture, name) === null)).toEqual([]);
});

test.each(COVERED)("no page shows a %s that does not exist", (picture, all) => {
  const onPages = PAGES.filter((page) => page.picture === picture).flatMap((page) => page.cards);
  expect(onPages.filter((name) => !all.includes(name))).toEqual([]);
  expect(new Set(onPages).size).toBe(onPages.length);
});

test.each(PAGES.map((page) => page.id))("%s has a name and an effect in every edition", (id) => {
  expect(bundle.hasMessage(`rules-name-${id}`)).toBe(true);
  const pattern = bundle.getMessage(`rules-effect-${id}`)?.value;
  for (const edition of Object.keys(EDITION_OPTIONS)) {
    const errors: Error[] = [];
    const effect = bundle.formatPattern(
      pattern ?? "",
      ruleOptions({ edition, house_rules: {}, modules: [] }),
      errors,
    );
    expect(errors).toEqual([]);
    expect(effect.length).toBeGreaterThan(10);
  }
});

function effectOf(id: string, edition: string, house_rules = {}, modules: string[] = []): string {
  const pattern = bundle.getMessage(`rules-effect-${id}`)?.value ?? "";
  return bundle.formatPattern(pattern, ruleOptions({ edition, house_rules, modules }));
}

test("ACT-1: sabotaging yourself is mentioned only where the edition allows it", () => {
  expect(effectOf("sabotage", "DE24")).not.toContain("yourself");
  expect(effectOf("sabotage", "UA16")).toContain("yourself");
  expect(effectOf("sabotage", "DE24", { sabotage_target: "any" })).toContain("yourself");
});

test("S2-8: what a ladder needs depends on the edition", () => {
  expect(effectOf("ladder", "DE24")).not.toBe(effectOf("ladder", "PL2"));
});

test("S2-27: whether a thief must steal depends on the edition", () => {
  expect(effectOf("theft", "FR2")).toContain("may take");
  expect(effectOf("theft", "DE24")).not.toContain("may take");
});

test("VAR-2: the tournament includes greedy dwarfs", () => {
  const greedy = PAGES.find((page) => page.id === "greedy");
  expect(greedy && isInGame(greedy, { modules: [], variants: ["tournament"] })).toBe(true);
  expect(greedy && isInGame(greedy, { modules: ["saboteur2"], variants: [] })).toBe(false);
});
