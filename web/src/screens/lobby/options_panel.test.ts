// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { CLASSIC } from "../../../tests/classic_options";
import type { Choices, SeatView, TableOptions } from "../../wire/types";
import { i18n } from "../../i18n/index.svelte";
import OptionsPanel from "./OptionsPanel.svelte";
import { OptionsDraft } from "./options_draft.svelte";

const NO_CHOICES: Choices = {
  min_seats: 2,
  max_seats: 12,
  presets: [],
  modules: [],
  variants: [],
  editions: [],
  house_rules: [],
  chest_layouts: [],
  clocks: [],
  veto_times: [],
  bots: [],
};

let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.unstubAllGlobals();
});

/** The rule links shown for an answer. */
async function rulesShownFor(answer: () => Promise<Response>): Promise<string[]> {
  vi.stubGlobal("fetch", answer);
  const optionsDraft = new OptionsDraft(() => Promise.reject(new Error("nothing is requested")));
  component = mount(OptionsPanel, {
    target: document.body,
    props: { choices: NO_CHOICES, confirmed: CLASSIC, seats: [], optionsDraft },
  });
  await optionsDraft.change({ ...CLASSIC, seats: 11 });
  flushSync();
  expect(document.querySelector(".clash p")).not.toBeNull();
  return [...document.querySelectorAll(".clash a")].map((link) => link.textContent);
}

test("a clash names its rule, here the one about the number of players (SET-1)", async () => {
  const clash = { fits: false, text: "The base game is for 3 to 10 players.", reason: "clash-seats-base" };
  expect(await rulesShownFor(() => Promise.resolve(Response.json(clash)))).toEqual(["SET-1"]);
});

test("if the server is unreachable, no rule is shown", async () => {
  expect(await rulesShownFor(() => Promise.reject(new TypeError("no network")))).toEqual([]);
});

const FREE: SeatView = {
  name: "",
  bot: null,
  taken: false,
  ready: false,
  taken_over: false,
  muted: false,
  wants_to_finish: false,
  person: null,
};
const SEATS: readonly SeatView[] = [
  { ...FREE, taken: true, name: "Ada" },
  { ...FREE, taken: true },
  { ...FREE, taken: true, name: "Fennick", bot: "bayesian" },
  FREE,
  FREE,
];

/** The choice of the first player, in a room with these options. */
async function firstPlayer(options: Partial<TableOptions> = {}) {
  await i18n.load("en");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ fits: true, text: "", reason: "" })));
  const optionsDraft = new OptionsDraft(() => new Promise(() => undefined));
  const props = { choices: NO_CHOICES, confirmed: { ...CLASSIC, ...options }, seats: SEATS, optionsDraft };
  component = mount(OptionsPanel, { target: document.body, props });
  flushSync();
  return { select: document.querySelector("#first") as HTMLSelectElement, optionsDraft };
}

test("SET-4: the first player is listed by name, a bot as a bot, a free seat by number", async () => {
  const { select, optionsDraft } = await firstPlayer();
  expect([...select.options].map(({ text }) => text)).toEqual([
    "Random",
    "Ada",
    "Player 2",
    "Fennick (bot)",
    "Seat 4 (free)",
    "Seat 5 (free)",
  ]);
  expect(select.selectedIndex).toBe(0);
  for (const [index, seat] of [
    [3, 2],
    [0, null],
    [1, 0],
  ] as const) {
    select.selectedIndex = index;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(optionsDraft.pending?.first_seat).toBe(seat);
  }
});

test("SET-4: a first seat that no longer exists is still shown, so that the clash can be understood", async () => {
  const { select } = await firstPlayer({ seats: 3, first_seat: 4 });
  expect(select.selectedOptions[0]?.text).toBe("Seat 5 (free)");
});

/** The choice of the time to veto, in a room with these options. */
async function vetoTime(options: Partial<TableOptions>): Promise<HTMLSelectElement | null> {
  const choices: Choices = { ...NO_CHOICES, veto_times: ["2s", "5s", "10s", "all"] };
  const { optionsDraft } = await firstPlayer();
  await unmount(component!);
  const props = { choices, confirmed: { ...CLASSIC, ...options }, seats: SEATS, optionsDraft };
  component = mount(OptionsPanel, { target: document.body, props });
  flushSync();
  return document.querySelector("#veto-time");
}
const times = (select: HTMLSelectElement | null) => [...select!.options].map(({ value }) => value);

test("WC-19b: a game with the veto has a choice of the time to veto", async () => {
  const select = await vetoTime({ modules: ["veto"] });
  expect(times(select)).toEqual(["2s", "5s", "10s", "all"]);
  expect(select!.selectedOptions[0]!.text).toBe("5 seconds");
  expect(document.querySelector("#veto-time-description")!.textContent).toContain("Every card waits this long");
});

test("WC-19b: an older room shows its time by the clock until another one is chosen", async () => {
  const select = await vetoTime({ modules: ["veto"], veto_time: "clock" });
  expect(times(select)).toEqual(["2s", "5s", "10s", "all", "clock"]);
  expect(select!.selectedOptions[0]!.text).toBe("By the clock");
});

test("WC-19b: a game without the veto has no time to veto", async () => {
  expect(await vetoTime({})).toBeNull();
});

/** The options of the host, with two presets and one special card. */
async function presets() {
  const options = { ...CLASSIC, modules: ["saboteur2", "trove"] };
  const choices: Choices = {
    ...NO_CHOICES,
    presets: [
      { name: "classic", options: CLASSIC, seats: [] },
      { name: "saboteur 2", options, seats: [] },
    ],
    modules: [{ name: "trove", rule: "WC-18" }] as never,
  };
  const { optionsDraft } = await firstPlayer();
  await unmount(component!);
  component = mount(OptionsPanel, {
    target: document.body,
    props: { choices, confirmed: CLASSIC, seats: SEATS, optionsDraft },
  });
  flushSync();
}
const introduced = () =>
  [...document.querySelectorAll<HTMLElement>("[data-introduction]")].map((each) => each.dataset["introduction"]);
/** Its pictures are loaded with it, which takes a while on a slow machine. */
const untilIntroduced = (part: string) =>
  vi.waitFor(() => expect(introduced()).toEqual([part]), { timeout: 50_000 });

test("a preset unfolds the introduction of what it adds", async () => {
  await presets();
  document.querySelectorAll<HTMLInputElement>("[name=preset]")[1]!.click();
  await untilIntroduced("saboteur2");
  document.querySelectorAll<HTMLInputElement>("[name=preset]")[0]!.click();
  flushSync();
  expect(introduced()).toEqual([]);
});

test("a module that is switched on unfolds its introduction, with its card", async () => {
  await presets();
  document.querySelector<HTMLInputElement>("[aria-describedby=part-trove]")!.click();
  await untilIntroduced("trove");
  expect(document.querySelector("[data-introduction] svg")).not.toBeNull();
  document.querySelector<HTMLButtonElement>("[data-introduction] button")!.click();
  flushSync();
  expect(introduced()).toEqual([]);
});

test("SET-4, CHEST-1: a clash names the cell in words", async () => {
  await i18n.load("en");
  const clash = { fits: false, text: "A chest cannot lie at (4, 0).", reason: "clash-chests-taken" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(clash)));
  const optionsDraft = new OptionsDraft(() => Promise.reject(new Error("nothing is requested")));
  const chest_layout = [
    [2, 1],
    [4, 0],
    [5, -2],
    [5, 2],
  ] as const;
  await optionsDraft.change({ ...CLASSIC, modules: ["chests"], variants: ["tournament"], chest_layout });
  expect(optionsDraft.problem).toContain("(column 4, start row): another card is in the way.");
  expect(optionsDraft.rule).toBe("CHEST-1");
});
