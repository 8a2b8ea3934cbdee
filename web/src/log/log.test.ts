// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame } from "../state";
import { i18n, t } from "../i18n/index.svelte";
import type { RoomItem } from "../wire/types";
import Log from "./Log.svelte";

it.each([
  ["a page that was loaded in the second round", 2, 31, true],
  ["a page that was loaded in the first round", 1, 31, false],
  ["a page that has everything", 2, 1, false],
] as const)("%s", async (_, round, first, lacks) => {
  await i18n.load("en");
  const { view } = positionFor("LayTunnel");
  const begun = { fact: "RoundBegun", round, first: 0, hands: [], deck: [] } as unknown as RoomItem;
  const state = applyFrame(null, snapshot({ seat: null, game: view, number: first, recent: [begun] }), 0)!;
  const log = mount(Log, { target: document.body, props: { roomState: state, onhighlight: () => undefined } });
  flushSync();
  expect(document.body.textContent.includes(t("log-earlier"))).toBe(lacks);
  await unmount(log);
});

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
