import { expect, test } from "vitest";
import { findCards, findRules } from "./search";
import { PAGES } from "./pages";

const rule = (id: string, title: string, text: string) => ({ id, title, text, chapter: "" });
const RULES = [
  rule("TUN-5", "Broken tools stop you digging", "A rockfall is no tunnel."),
  rule("ACT-3", "Rockfall", "Remove any one tunnel card."),
  rule("ACT-4", "Map", "Look secretly."),
];

test("a rule is found by its id in upper or lower case", () => {
  expect(findRules(RULES, "act-4").map(({ id }) => id)).toEqual(["ACT-4"]);
});

test("rules with the word in the title come first", () => {
  expect(findRules(RULES, "rockfall").map(({ id }) => id)).toEqual(["ACT-3", "TUN-5"]);
});

test("a rule must contain all words", () => {
  expect(findRules(RULES, "tunnel remove").map(({ id }) => id)).toEqual(["ACT-3"]);
});

test("without a word all rules are found, in the order of the rulebook", () => {
  expect(findRules(RULES, " ")).toEqual(RULES);
});

test("a card is found by the rule behind it", () => {
  expect(findCards(PAGES, "WC-23", (page) => page.id).map(({ id }) => id)).toEqual(["detour"]);
});
