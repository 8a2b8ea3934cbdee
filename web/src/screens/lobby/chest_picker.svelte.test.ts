// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { CLASSIC } from "../../../tests/classic_options";
import { keyOf } from "../../board/geometry";
import type { TableOptions } from "../../wire/types";
import { i18n } from "../../i18n/index.svelte";
import ChestLayouts from "./ChestLayouts.svelte";
import { cellsOf } from "./chests";

const LAYOUTS = ["gates", "wings", "zigzag", "random"];
let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  document.body.replaceChildren();
});

/** The choice of layouts; its requests change the options of the room. */
async function mountLayouts(options: Partial<TableOptions> = {}) {
  await i18n.load("en");
  const props = $state({
    layouts: LAYOUTS,
    options: { ...CLASSIC, modules: ["chests"], ...options } as TableOptions,
    change,
  });
  const requested: TableOptions["chest_layout"][] = [];
  function change(options: TableOptions) {
    requested.push(options.chest_layout);
    props.options = options;
  }
  component = mount(ChestLayouts, { target: document.body, props });
  flushSync();
  const cell = (key: string) => document.querySelector(`[data-chest-cell="${key}"]`) as SVGGElement;
  const tap = (key: string) => {
    cell(key).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  const press = (on: string, key: string) => {
    cell(on).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  const chooseCustom = () => {
    const radios = document.querySelectorAll<HTMLInputElement>("[type=radio]");
    radios.item(LAYOUTS.length).click();
    flushSync();
  };
  const status = () => document.querySelector("[role=status]")?.textContent.replace(/\s+/g, " ").trim();
  const chests = () =>
    [...document.querySelectorAll("[aria-pressed=true][data-chest-cell]")].map((it) =>
      it.getAttribute("data-chest-cell"),
    );
  return { requested, cell, tap, press, chooseCustom, status, chests, props };
}

test("CHEST-1: a custom layout begins with the current one", async () => {
  const { requested, chooseCustom, chests, status } = await mountLayouts({ chest_layout: "wings" });
  expect(document.querySelector("[data-chest-cell]")).toBe(null);
  chooseCustom();
  expect(requested).toEqual([cellsOf("wings")]);
  expect(chests().sort()).toEqual(cellsOf("wings").map(keyOf).sort());
  expect(status()).toBe("All four chests are placed.");
});

test("CHEST-1: the room keeps its layout until all four chests are placed", async () => {
  const { requested, chooseCustom, tap, chests, status } = await mountLayouts({ chest_layout: "random" });
  chooseCustom();
  expect(requested).toEqual([]);
  for (const key of ["7,3", "2,-2", "4,0"]) tap(key);
  expect(requested).toEqual([]);
  expect(status()).toBe("1 chest left to place. Not applied yet.");
  tap("6,-1");
  const four = [
    [2, -2],
    [4, 0],
    [6, -1],
    [7, 3],
  ];
  expect(requested).toEqual([four]);
  tap("4,0"); // one is removed, so the other three are not sent before a fourth is placed
  expect(requested).toEqual([four]);
  expect(chests()).toHaveLength(3);
  tap("4,2");
  expect(requested.at(-1)).toContainEqual([4, 2]);
});

const REFUSED_CELLS: readonly (readonly [key: string, message: string])[] = [
  ["1,0", "Column 1, start row: too close to the start."],
  ["0,0", "Column 0, start row: the start is here."],
  ["8,2", "Column 8, 2 rows down: a goal card is here."],
  ["4,0", "Column 4, start row: the tournament tunnel is here."],
  ["4,3", "Column 4, 3 rows down: the tunnel party is here."],
  ["3,0", "Column 3, start row: chests can’t be next to each other."],
];

test("CHEST-1: choosing a refused cell by tap or keyboard shows the reason and changes nothing", async () => {
  const modules = ["chests", "party"];
  const { requested, chooseCustom, cell, tap, press, status, chests } = await mountLayouts({
    modules,
    variants: ["tournament"],
  });
  chooseCustom();
  tap("5,1"); // remove one to make room for another
  const before = requested.length;
  for (const [choose, by] of [
    [tap, "tap"],
    [(key: string) => press(key, "Enter"), "key"],
  ] as const)
    for (const [key, message] of REFUSED_CELLS) {
      expect(cell(key).getAttribute("aria-disabled"), key).toBe("true");
      choose(key);
      expect(status()?.toLowerCase(), by).toBe(message.toLowerCase());
      expect(cell(key).getAttribute("aria-label")?.toLowerCase()).toBe(message.toLowerCase().slice(0, -1));
    }
  expect(requested).toHaveLength(before);
  expect(chests()).toHaveLength(3);
});

test("CHEST-1: a fifth chest is refused with advice", async () => {
  const { chooseCustom, tap, status, chests } = await mountLayouts();
  chooseCustom();
  tap("7,4");
  expect(status()).toContain("all four chests are placed; remove one first");
  expect(chests()).toHaveLength(4);
});

test("CHEST-1: a chest in a cell that another option uses is crossed out and can be removed", async () => {
  const chest_layout = [
    [2, 1],
    [4, 0],
    [4, 2],
    [6, 1],
  ] as const;
  const { cell, tap, props, chests } = await mountLayouts({ chest_layout });
  expect(cell("4,0").querySelector(".cross")).toBe(null);
  props.options = { ...props.options, variants: ["tournament"] };
  flushSync();
  expect(cell("4,0").querySelector(".cross")).not.toBe(null);
  tap("4,0");
  expect(chests()).not.toContain("4,0");
});

test("arrow keys go from cell to cell, and one cell is in the tab order", async () => {
  const { chooseCustom, press, cell, chests } = await mountLayouts();
  chooseCustom();
  const tabStops = () => [...document.querySelectorAll("[data-chest-cell][tabindex='0']")];
  expect(tabStops()).toHaveLength(1);
  press("3,-1", "ArrowRight");
  expect(document.activeElement).toBe(cell("4,-1"));
  press("4,-1", "ArrowUp");
  press("4,-2", "ArrowLeft");
  expect(document.activeElement).toBe(cell("3,-2"));
  expect(tabStops()).toEqual([cell("3,-2")]);
  press("3,-1", " ");
  press("3,-3", "Enter");
  expect(chests()).toContain("3,-3");
});

test("one button removes all chests, another shows more rows", async () => {
  const { chooseCustom, chests, cell } = await mountLayouts();
  chooseCustom();
  const [clear, rows] = [...document.querySelectorAll<HTMLButtonElement>(".picker button")];
  clear?.click();
  flushSync();
  expect(chests()).toEqual([]);
  expect(cell("3,6")).toBe(null);
  rows?.click();
  flushSync();
  expect(cell("3,6")).not.toBe(null);
});

test("choosing a named layout drops the custom one", async () => {
  const { requested, chooseCustom, tap } = await mountLayouts();
  chooseCustom();
  tap("3,-1");
  document.querySelectorAll<HTMLInputElement>("[type=radio]").item(2).click();
  flushSync();
  expect(requested.at(-1)).toBe("zigzag");
  expect(document.querySelector("[data-chest-cell]")).toBe(null);
});
