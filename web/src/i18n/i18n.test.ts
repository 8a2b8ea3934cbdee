// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { t, words } from "./index.svelte";
import { bestOf } from "./languages";
import { toldProblem } from "./problems";
import type { TableOptions } from "../wire/types";

afterEach(() => localStorage.clear());

test.each([
  [["de-AT", "en"], "de"],
  [["sv", "uk-UA", "en-US"], "uk"],
  [["sv"], "en"],
  [["", "fr"], "fr"],
] as const)("who asks for %s gets %s", (wishes, language) => {
  expect(bestOf(["en", "uk", "de", "fr"], wishes)).toBe(language);
});

test("a language that is not at hand is passed over", () => {
  expect(bestOf(["en", "pl"], ["de", "pl"])).toBe("pl");
});

test("the page says in which language it is", async () => {
  document.documentElement.lang = "";
  await words.choose("en");
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("pyrite-language")).toBe("en");
  expect(t("to-the-entrance")).not.toBe("to-the-entrance");
});

test("a language that comes late does not overtake the one chosen after it", async () => {
  await words.speak("en");
  const late = words.choose("pl"); // fetched for the first time, and English is here already
  await Promise.all([late, words.choose("en")]);
  expect([words.language, document.documentElement.lang]).toEqual(["en", "en"]);
});

test("one is one and two are more", async () => {
  await words.speak("en");
  expect(t("seats-count", { count: 1 })).toBe("1 seat");
  expect(t("seats-count", { count: 5 })).toBe("5 seats");
});

test("what has no message is shown by its name", async () => {
  await words.speak("en");
  expect(t("no-such-thing")).toBe("no-such-thing");
});

test("a variable that is missing stops nothing", async () => {
  await words.speak("en");
  expect(t("seats-count")).toContain("seats");
});

test("a refusal is told in the language of the page, a clash with what was asked for", async () => {
  await words.speak("de");
  expect(toldProblem({ reason: "not-joined", text: "No path.", rule: "TUN-3" })).toContain("Weg vom Start");
  expect(toldProblem({ reason: "not-joined", text: "A ladder.", rule: "S2-8" })).toContain("Leiter");
  const clash = { reason: "clash-edition-extras", text: "They do not go together." };
  expect(toldProblem(clash, { options: { edition: "PL2" } as TableOptions })).toContain("PL2");
  const sides = { reason: "sides-clash", text: "No.", rule: "TUN-2" };
  expect(toldProblem(sides, { sides: "oben und rechts" })).toContain("passt oben und rechts nicht");
  expect(toldProblem(sides)).toContain("daneben");
});

test("what no person has to understand is not shown to one", async () => {
  await words.speak("de");
  const pattern = "Expected `str` matching regex '^[ -]*' - at `$.code`";
  expect(toldProblem({ reason: "bad-input", text: pattern })).toContain("Prüf deine Eingabe");
  expect(toldProblem({ reason: "http-502", text: "Bad gateway" })).toContain("Verbindung zum Server");
});

test("a refusal that has no words is told as the server says it", async () => {
  await words.speak("de");
  expect(toldProblem({ reason: "malformed", text: "Fly is no command." })).toBe("Fly is no command.");
});
