// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame } from "../state";
import Log from "./Log.svelte";

it("handles a scroll event after it was removed", async () => {
  const { view, choices } = positionFor("LayTunnel");
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const log = mount(Log, { target: document.body, props: { roomState: state, onhighlight: () => undefined } });
  flushSync();
  const list = document.querySelector("ol")!;
  await unmount(log);
  flushSync();
  const mistakes: unknown[] = [];
  window.addEventListener("error", (event) => void (event.preventDefault(), mistakes.push(event.error)));
  expect(() => list.dispatchEvent(new Event("scroll"))).not.toThrow();
  expect(mistakes).toEqual([]);
});
