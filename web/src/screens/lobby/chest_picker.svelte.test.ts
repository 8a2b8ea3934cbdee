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
async function layouts(options: Partial<TableOptions> = {}) {
  await i18n.load("en");
  const props = $state({
    layouts: LAYOUTS,
    options: { ...CLASSIC, modules: ["chests"], ...options } as TableOptions,
    change,
  });
  const asked: TableOptions["chest_layout"][] = [];
  function change(to: TableOptions) {
    asked.push(to.chest_layout);
    props.options = to;
  }
  component = mount(ChestLayouts, { target: document.body, props });
  flushSync();
  const cell = (key: string) => document.querySelector(`[data-chest-cell="${key}"]`) as SVGGElement;
  const touch = (key: string) => {
    cell(key).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  const press = (on: string, key: string) => {
    cell(on).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  const own = () => {
    const radios = document.querySelectorAll<HTMLInputElement>("[type=radio]");
    radios.item(LAYOUTS.length).click();
    flushSync();
  };
  const status = () => document.querySelector("[role=status]")?.textContent.replace(/\s+/g, " ").trim();
  const chests = () =>
    [...document.querySelectorAll("[aria-pressed=true][data-chest-cell]")].map((it) =>
      it.getAttribute("data-chest-cell"),
    );
  return { asked, cell, touch, press, own, status, chests, props };
}

test("CHEST-1: a custom layout begins with the current one", async () => {
  const { asked, own, chests, status } = await layouts({ chest_layout: "wings" });
  expect(document.querySelector("[data-chest-cell]")).toBe(null);
  own();
  expect(asked).toEqual([cellsOf("wings")]);
  expect(chests().sort()).toEqual(cellsOf("wings").map(keyOf).sort());
  expect(status()).toBe("All four chests are placed.");
});

test("CHEST-1: the room keeps its layout until all four chests are placed", async () => {
  const { asked, own, touch, chests, status } = await layouts({ chest_layout: "random" });
  own();
  expect(asked).toEqual([]);
  for (const key of ["7,3", "2,-2", "4,0"]) touch(key);
  expect(asked).toEqual([]);
  expect(status()).toBe("1 chest left to place. Not applied yet.");
  touch("6,-1");
  const four = [
    [2, -2],
    [4, 0],
    [6, -1],
    [7, 3],
  ];
  expect(asked).toEqual([four]);
  touch("4,0"); // one is picked up, so the other three wait for a fourth
  expect(asked).toEqual([four]);
  expect(chests()).toHaveLength(3);
  touch("4,2");
  expect(asked.at(-1)).toContainEqual([4, 2]);
});

const SAID: readonly (readonly [key: string, says: string])[] = [
  ["1,0", "Column 1, start row: too close to the start."],
  ["0,0", "Column 0, start row: the start is here."],
  ["8,2", "Column 8, 2 rows down: a goal card is here."],
  ["4,0", "Column 4, start row: the tournament tunnel is here."],
  ["4,3", "Column 4, 3 rows down: the tunnel party is here."],
  ["3,0", "Column 3, start row: chests can’t be next to each other."],
];

test("CHEST-1: a refused cell says why when it is tapped or chosen by keyboard, and nothing changes", async () => {
  const modules = ["chests", "party"];
  const { asked, own, cell, touch, press, status, chests } = await layouts({ modules, variants: ["tournament"] });
  own();
  touch("5,1"); // pick one up to make room for another
  const before = asked.length;
  for (const [act, by] of [
    [touch, "touch"],
    [(key: string) => press(key, "Enter"), "key"],
  ] as const)
    for (const [key, says] of SAID) {
      expect(cell(key).getAttribute("aria-disabled"), key).toBe("true");
      act(key);
      expect(status()?.toLowerCase(), by).toBe(says.toLowerCase());
      expect(cell(key).getAttribute("aria-label")?.toLowerCase()).toBe(says.toLowerCase().slice(0, -1));
    }
  expect(asked).toHaveLength(before);
  expect(chests()).toHaveLength(3);
});

test("CHEST-1: a fifth chest is refused with advice", async () => {
  const { own, touch, status, chests } = await layouts();
  own();
  touch("7,4");
  expect(status()).toContain("all four chests are placed; remove one first");
  expect(chests()).toHaveLength(4);
});

test("CHEST-1: a chest in a cell that another option uses is crossed out and can be picked up", async () => {
  const chest_layout = [
    [2, 1],
    [4, 0],
    [4, 2],
    [6, 1],
  ] as const;
  const { cell, touch, props, chests } = await layouts({ chest_layout });
  expect(cell("4,0").querySelector(".cross")).toBe(null);
  props.options = { ...props.options, variants: ["tournament"] };
  flushSync();
  expect(cell("4,0").querySelector(".cross")).not.toBe(null);
  touch("4,0");
  expect(chests()).not.toContain("4,0");
});

test("arrow keys go from cell to cell, and one cell is in the tab order", async () => {
  const { own, press, cell, chests } = await layouts();
  own();
  const stops = () => [...document.querySelectorAll("[data-chest-cell][tabindex='0']")];
  expect(stops()).toHaveLength(1);
  press("3,-1", "ArrowRight");
  expect(document.activeElement).toBe(cell("4,-1"));
  press("4,-1", "ArrowUp");
  press("4,-2", "ArrowLeft");
  expect(document.activeElement).toBe(cell("3,-2"));
  expect(stops()).toEqual([cell("3,-2")]);
  press("3,-1", " ");
  press("3,-3", "Enter");
  expect(chests()).toContain("3,-3");
});

test("one button removes all chests, another shows more rows", async () => {
  const { own, chests, cell } = await layouts();
  own();
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
  const { asked, own, touch } = await layouts();
  own();
  touch("3,-1");
  document.querySelectorAll<HTMLInputElement>("[type=radio]").item(2).click();
  flushSync();
  expect(asked.at(-1)).toBe("zigzag");
  expect(document.querySelector("[data-chest-cell]")).toBe(null);
});
