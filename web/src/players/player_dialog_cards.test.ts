// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { snapshot } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame } from "../state";
import { cardName } from "../decide/names";
import { i18n } from "../i18n/index.svelte";
import PlayerDialog from "./PlayerDialog.svelte";

beforeAll(() => i18n.load("en"));

it("cards in front of a player can be enlarged (ACT-1, S2-11, S2-13)", () => {
  const { view } = positionFor("LayTunnel");
  const cards = ["broken cart", "trapped", "theft"] as const;
  const game = { ...view, fronts: view.fronts.map(() => cards) };
  const onenlarge = vi.fn<(card: string) => void>();
  const dialog = mount(PlayerDialog, {
    target: document.body,
    props: {
      roomState: applyFrame(null, snapshot({ seat: view.seat, game }), 0)!,
      seat: 1,
      ignored: false,
      send: vi.fn(),
      onignore: vi.fn(),
      onenlarge,
      onclose: vi.fn(),
    },
  });
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".fronts button")];
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(
    cards.map((card) => `Enlarge: ${cardName(card)}`),
  );
  buttons[1]!.click();
  expect(onenlarge.mock.calls).toEqual([["trapped"]]);
  void unmount(dialog);
});
