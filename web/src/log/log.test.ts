// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame } from "../state";
import Log from "./Log.svelte";

it("a scroll event after the log was removed throws no error", async () => {
  const { view, choices } = positionFor("LayTunnel");
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const log = mount(Log, { target: document.body, props: { roomState: state, onhighlight: () => undefined } });
  flushSync();
  const list = document.querySelector("ol")!;
  await unmount(log);
  flushSync();
  const errors: unknown[] = [];
  window.addEventListener("error", (event) => void (event.preventDefault(), errors.push(event.error)));
  expect(() => list.dispatchEvent(new Event("scroll"))).not.toThrow();
  expect(errors).toEqual([]);
});
