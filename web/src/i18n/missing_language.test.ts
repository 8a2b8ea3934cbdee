// @vitest-environment happy-dom
// A language whose file does not come.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { t, words } from "./index.svelte";
import LanguageMenu from "./LanguageMenu.svelte";

vi.mock("./locales/pl.ftl?raw", () => {
  throw new Error("The line was cut.");
});

beforeEach(() => words.speak("en"));
afterEach(() => localStorage.clear());

test("is not chosen, and not remembered", async () => {
  await words.choose("de");
  await expect(words.choose("pl")).rejects.toThrow();
  expect([words.language, localStorage.getItem("pyrite-language")]).toEqual(["de", "de"]);
});

test("is nobody's trouble once another was chosen", async () => {
  await Promise.all([words.choose("pl"), words.choose("de")]);
  expect([words.language, localStorage.getItem("pyrite-language")]).toEqual(["de", "de"]);
});

test("makes the page begin in English, and is asked for again the next time", async () => {
  await words.speak("de");
  localStorage.setItem("pyrite-language", "pl");
  await words.begin();
  expect([words.language, localStorage.getItem("pyrite-language")]).toEqual(["en", "pl"]);
});

test("is told of, and the menu shows what is spoken", async () => {
  const menu = mount(LanguageMenu, { target: document.body });
  const select = document.querySelector("select")!;
  const told = (): string => document.querySelector("[role=alert]")!.textContent;
  const choose = async (language: string): Promise<void> => {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect([told() !== "", words.language]).toContain(language === "pl" ? true : language));
    await tick();
    flushSync();
  };
  await choose("pl");
  expect([select.value, told()]).toEqual(["en", t("language-missing", { language: "Polski" })]);
  await choose("fr");
  expect([select.value, told()]).toEqual(["fr", ""]);
  await unmount(menu);
});
