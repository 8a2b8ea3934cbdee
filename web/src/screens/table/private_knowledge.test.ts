// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { snapshot } from "../../../tests/frames";
import { positionFor } from "../../../tests/positions";
import { applyFrame } from "../../state";
import { i18n } from "../../i18n/index.svelte";
import PrivateKnowledge from "./PrivateKnowledge.svelte";

beforeAll(() => i18n.load("en"));

it("the viewer's role before a hat swap stays listed, with its age (S2-16)", () => {
  const { view } = positionFor("LayTunnel");
  const former_roles = [{ role: "saboteur", turn: 4 }] as const;
  const own = { ...view.own!, gold: [], looks: [], inspections: [], former_roles };
  const state = applyFrame(null, snapshot({ seat: view.seat, game: { ...view, turn: 9, own } }), 0)!;
  const target = document.createElement("div");
  const component = mount(PrivateKnowledge, { target, props: { roomState: state } });
  flushSync();
  const lines = [...target.querySelectorAll("li")].map((line) => line.textContent?.replace(/\s+/g, " ").trim());
  expect(lines).toEqual([expect.stringMatching(/^Your previous role: saboteur 5 turns ago$/i)]);
  void unmount(component);
});
