// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { t, words } from "./index.svelte";
import { bestOf } from "./languages";

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
