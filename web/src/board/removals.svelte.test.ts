// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import type { BoardView } from "./board_cards";

const START = { cell: [0, 0], card: "start", tunnel: "NESW" };
const ONLY_START: BoardView = { maze: [START], goals: [] };
const WITH_TUNNEL: BoardView = { maze: [START, { cell: [1, 0], card: "NESW", tunnel: "NESW" }], goals: [] };

afterEach(() => void vi.useRealTimers());

it("two rockfalls on equal cards in one cell are both shown, even if the second begins before the first ends", () => {
  vi.useFakeTimers();
  const target = document.createElement("div");
  const props = $state({ view: WITH_TUNNEL, label: "maze", fitLabel: "show all", nameOf: String });
  const board = mount(Board, { target, props });
  const crumblingCount = (): number => target.querySelectorAll(".crumbling").length;
  for (const view of [WITH_TUNNEL, ONLY_START, WITH_TUNNEL, ONLY_START]) {
    props.view = view;
    flushSync();
  }
  expect(crumblingCount()).toBe(2);
  vi.runAllTimers();
  flushSync();
  expect(crumblingCount()).toBe(0);
  void unmount(board);
});
