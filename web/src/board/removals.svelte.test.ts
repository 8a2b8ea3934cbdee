// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import type { TableView } from "./board_cards";

const START = { cell: [0, 0], card: "start", tunnel: "NESW" };
const EMPTY: TableView = { maze: [START], goals: [] };
const LAID: TableView = { maze: [START, { cell: [1, 0], card: "NESW", tunnel: "NESW" }], goals: [] };

afterEach(() => void vi.useRealTimers());

it("shows two rockfalls on equal cards in one cell, the second before the first has ended", () => {
  vi.useFakeTimers();
  const target = document.createElement("div");
  const props = $state({ view: LAID, label: "maze", fitLabel: "show all", nameOf: String });
  const board = mount(Board, { target, props });
  const crumbling = (): number => target.querySelectorAll(".crumbles").length;
  for (const view of [LAID, EMPTY, LAID, EMPTY]) {
    props.view = view;
    flushSync();
  }
  expect(crumbling()).toBe(2);
  vi.runAllTimers();
  flushSync();
  expect(crumbling()).toBe(0);
  void unmount(board);
});
