// @vitest-environment happy-dom
// What happens if the file of a language cannot be fetched.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { t, i18n } from "./index.svelte";
import LanguageMenu from "./LanguageMenu.svelte";

vi.mock("./locales/pl", () => {
  throw new Error("The file cannot be fetched.");
});

beforeEach(() => i18n.load("en"));
afterEach(() => settings.set({ language: "system" }));

test("a language that cannot be fetched is not chosen and not remembered", async () => {
  await i18n.chooseLanguage("de");
  await expect(i18n.chooseLanguage("pl")).rejects.toThrow();
  expect([i18n.language, settings.language]).toEqual(["de", "de"]);
});

test("a failed fetch is ignored once another language was chosen", async () => {
  await Promise.all([i18n.chooseLanguage("pl"), i18n.chooseLanguage("de")]);
  expect([i18n.language, settings.language]).toEqual(["de", "de"]);
});

test("the page starts in English, and tries the language again next time", async () => {
  await i18n.load("de");
  settings.set({ language: "pl" });
  await i18n.start();
  expect([i18n.language, settings.language]).toEqual(["en", "pl"]);
});

test("the failure is reported, and the menu shows the current language", async () => {
  const menu = mount(LanguageMenu, { target: document.body });
  const select = document.querySelector("select")!;
  const problem = (): string => document.querySelector("[role=alert]")!.textContent;
  const choose = async (language: string): Promise<void> => {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() =>
      expect([problem() !== "", i18n.language]).toContain(language === "pl" ? true : language),
    );
    await tick();
    flushSync();
  };
  await choose("pl");
  expect([select.value, problem()]).toEqual(["en", t("language-missing", { language: "Polski" })]);
  await choose("fr");
  expect([select.value, problem()]).toEqual(["fr", ""]);
  await unmount(menu);
});
