// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { momentFor } from "../../tests/positions";
import { fold } from "../state";
import Log from "./Log.svelte";

it("is told of a scroll after the table has gone, and makes no mistake", async () => {
  const { view, choices } = momentFor("LayTunnel");
  const state = fold(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const log = mount(Log, { target: document.body, props: { state, ontell: () => undefined } });
  flushSync();
  const list = document.querySelector("ol")!;
  await unmount(log);
  flushSync();
  const mistakes: unknown[] = [];
  window.addEventListener("error", (event) => void (event.preventDefault(), mistakes.push(event.error)));
  expect(() => list.dispatchEvent(new Event("scroll"))).not.toThrow();
  expect(mistakes).toEqual([]);
});
