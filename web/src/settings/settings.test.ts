// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULTS, SETTING_NAMES, SETTINGS, type SettingName, STYLED_NAMES } from "./declarations";
import type { Settings } from "./settings.svelte";

const KEY = "pyrite.settings";
const everyValue = SETTING_NAMES.flatMap((name) => SETTINGS[name].values.map((value) => [name, value] as const));

/** The settings of a page that has just loaded. */
async function loadedSettings(): Promise<Settings> {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem(KEY) ?? "null") as never;
const attribute = (name: SettingName): string | undefined => document.documentElement.dataset[name];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.resetModules());

test.each(SETTING_NAMES)("the default of %s is one of its values, and holds without storage", async (name) => {
  expect(SETTINGS[name].values).toContain(SETTINGS[name].byDefault);
  expect((await loadedSettings())[name]).toBe(SETTINGS[name].byDefault);
});

test.each(everyValue)("%s = %s is applied, stored and read again", async (name, value) => {
  const settings = await loadedSettings();
  settings.set({ [name]: value });
  expect(settings[name]).toBe(value);
  const shown = name === "motion" && value === "system" ? "full" : String(value);
  expect(attribute(name)).toBe(STYLED_NAMES.includes(name) ? shown : undefined);
  expect(stored()).toEqual({ ...DEFAULTS, [name]: value });
  expect((await loadedSettings())[name]).toBe(value);
});

test.each(SETTING_NAMES)("a stored value that %s does not have is ignored", async (name) => {
  localStorage.setItem(KEY, JSON.stringify({ [name]: "no such value", unknown: 1 }));
  const settings = await loadedSettings();
  expect(settings[name]).toBe(SETTINGS[name].byDefault);
  expect(settings).not.toHaveProperty("unknown");
});

test.each(["{", "null", "[]", "3", '"dark"'])("damaged storage %s gives the defaults", async (content) => {
  localStorage.setItem(KEY, content);
  const settings = await loadedSettings();
  expect(Object.fromEntries(SETTING_NAMES.map((name) => [name, settings[name]]))).toEqual(DEFAULTS);
});

test("without storage a setting lasts until the page closes", async () => {
  const blocked = (): never => {
    throw new Error("storage is blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  const settings = await loadedSettings();
  settings.set({ speed: "fast" });
  expect(settings.speed).toBe("fast");
});

test("a change in another tab holds here too", async () => {
  const settings = await loadedSettings();
  localStorage.setItem(KEY, JSON.stringify({ theme: "light" }));
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect([settings.theme, attribute("theme")]).toEqual(["light", "light"]);
});

test("the bar of the browser has the colour of the theme", async () => {
  document.head.innerHTML = `<meta name="theme-color" content="black">
    <style>:root[data-theme="light"] { background-color: white }</style>`;
  (await loadedSettings()).set({ theme: "light" });
  expect(document.querySelector<HTMLMetaElement>("meta[name='theme-color']")?.content).toBe("white");
  document.head.innerHTML = "";
});

test.each([
  ["system", true, "reduced"],
  ["system", false, "full"],
  ["full", true, "full"],
  ["reduced", false, "reduced"],
] as const)("motion %s in a system that reduces motion (%s) is %s", async (motion, system, expected) => {
  vi.stubGlobal("matchMedia", () => ({ matches: system, addEventListener: () => undefined }));
  const settings = await loadedSettings();
  settings.set({ motion });
  expect(settings.reducedMotion).toBe(expected === "reduced");
  expect(attribute("motion")).toBe(expected);
});

test("the script before the first paint sets the attributes that the settings have", async () => {
  (await loadedSettings()).set({ theme: "light", textSize: 150, motion: "reduced" });
  const expected = { ...document.documentElement.dataset };
  for (const name of SETTING_NAMES) delete document.documentElement.dataset[name];
  new Function(readFileSync("public/settings.js", "utf8"))();
  expect({ ...document.documentElement.dataset }).toEqual(expected);
});
