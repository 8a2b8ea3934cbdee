// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { CLASSIC } from "../../../tests/classic";
import type { Choices } from "../../wire/types";
import TermsPanel from "./TermsPanel.svelte";
import { Wishing } from "./wishing.svelte";

const NOTHING: Choices = {
  fewest_seats: 2,
  most_seats: 12,
  presets: [],
  modules: [],
  variants: [],
  editions: [],
  house_rules: [],
  chest_layouts: [],
  clocks: [],
  bots: [],
};

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

/** Which rules are linked when a wish is answered so. */
async function rulesAt(answer: () => Promise<Response>): Promise<string[]> {
  vi.stubGlobal("fetch", answer);
  const wishing = new Wishing(() => Promise.reject(new Error("nothing is ordered")));
  shown = mount(TermsPanel, {
    target: document.body,
    props: { choices: NOTHING, agreed: CLASSIC, seats: [], wishing },
  });
  await wishing.change({ ...CLASSIC, seats: 11 });
  flushSync();
  expect(document.querySelector(".clash p")).not.toBeNull();
  return [...document.querySelectorAll(".clash a")].map((link) => link.textContent);
}

test("a clash names its own rule: how many may play is no forbidden mix (SET-1)", async () => {
  const clash = { fits: false, text: "The base game is for 3 to 10 players.", reason: "clash-seats-base" };
  expect(await rulesAt(() => Promise.resolve(Response.json(clash)))).toEqual(["SET-1"]);
});

test("no rule is blamed for a server that cannot be reached", async () => {
  expect(await rulesAt(() => Promise.reject(new TypeError("no network")))).toEqual([]);
});
