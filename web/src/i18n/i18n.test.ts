// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import { t, i18n } from "./index.svelte";
import { bestMatch } from "./languages";
import { problemText } from "./problems";
import type { TableOptions } from "../wire/types";

afterEach(() => settings.set({ language: "system" }));

test.each([
  [["de-AT", "en"], "de"],
  [["sv", "uk-UA", "en-US"], "uk"],
  [["sv"], "en"],
  [["", "fr"], "fr"],
] as const)("for the preferred languages %s the page is in %s", (preferred, language) => {
  expect(bestMatch(["en", "uk", "de", "fr"], preferred)).toBe(language);
});

test("an unavailable language is skipped", () => {
  expect(bestMatch(["en", "pl"], ["de", "pl"])).toBe("pl");
});

test("the page has the chosen language in its lang attribute", async () => {
  document.documentElement.lang = "";
  await i18n.chooseLanguage("en");
  expect(document.documentElement.lang).toBe("en");
  expect(settings.language).toBe("en");
  expect(t("to-home")).not.toBe("to-home");
});

test("a language that loads slowly does not replace one chosen later", async () => {
  await i18n.load("en");
  const slow = i18n.chooseLanguage("pl"); // loaded for the first time; English is already loaded
  await Promise.all([slow, i18n.chooseLanguage("en")]);
  expect([i18n.language, document.documentElement.lang]).toEqual(["en", "en"]);
});

test("messages have singular and plural forms", async () => {
  await i18n.load("en");
  expect(t("seats-count", { count: 1 })).toBe("1 seat");
  expect(t("seats-count", { count: 5 })).toBe("5 seats");
});

test("a missing message shows its id", async () => {
  await i18n.load("en");
  expect(t("no-such-thing")).toBe("no-such-thing");
});

test("a missing variable does not throw", async () => {
  await i18n.load("en");
  expect(t("seats-count")).toContain("seats");
});

test("a refusal is shown in the page's language, with the details of the request", async () => {
  await i18n.load("de");
  expect(problemText({ reason: "not-joined", text: "No path.", rule: "TUN-3" })).toContain("Weg vom Start");
  expect(problemText({ reason: "not-joined", text: "A ladder.", rule: "S2-8" })).toContain("Leiter");
  const clash = { reason: "clash-edition-extras", text: "They do not go together." };
  expect(problemText(clash, { options: { edition: "PL2" } as TableOptions })).toContain("PL2");
  const sides = { reason: "sides-clash", text: "No.", rule: "TUN-2" };
  expect(problemText(sides, { sides: "oben und rechts" })).toContain("passt oben und rechts nicht");
  expect(problemText(sides)).toContain("daneben");
});

test("technical server texts are replaced by a general message", async () => {
  await i18n.load("de");
  const pattern = "Expected `str` matching regex '^[ -]*' - at `$.code`";
  expect(problemText({ reason: "bad-input", text: pattern })).toContain("Prüf deine Eingabe");
  expect(problemText({ reason: "http-502", text: "Bad gateway" })).toContain("Verbindung zum Server");
});

test("a refusal without a translation shows the server's text", async () => {
  await i18n.load("de");
  expect(problemText({ reason: "malformed", text: "Fly is no command." })).toBe("Fly is no command.");
});
