// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { snapshot } from "../../tests/frames";
import { momentFor } from "../../tests/positions";
import { fold } from "../state";
import type { Answer, Wish } from "../connection/pending_requests";
import { words } from "../i18n/index.svelte";
import PlayerDialog from "./PlayerDialog.svelte";

beforeAll(() => words.speak("en"));

let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

/** The host looks at Bea; the server answers so. */
function open(answer: Partial<Answer>): { order: ReturnType<typeof vi.fn>; onclose: ReturnType<typeof vi.fn> } {
  const { view } = momentFor("LayTunnel");
  const { room } = snapshot();
  const seats = view.hands.map((_, seat) => ({ ...room.seats[0]!, name: seat === 1 ? "Bea" : "Ada" }));
  const state = fold(null, snapshot({ seat: 0, room: { ...room, seats }, game: view }), 0)!;
  const order = vi.fn(async (_: Wish) => answer as Answer);
  const onclose = vi.fn();
  const props = { state, seat: 1, deaf: false, order, onhear: vi.fn(), onlarge: vi.fn(), onclose };
  shown = mount(PlayerDialog, { target: document.body, props });
  flushSync();
  return { order, onclose };
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent!.trim() === name);
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  button.click();
  await new Promise((done) => setTimeout(done)); // until what it leads to is on the page
}
const focused = (): string => document.activeElement!.textContent!.trim();

test("nobody is sent away before it was asked once more", async () => {
  const { order, onclose } = open({ frame: "Accepted" });
  await press("Remove player");
  expect(order).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("Remove Bea? A bot will play in their place");
  expect(focused()).toBe("Back");
  await press("Back");
  expect(focused()).toBe("Remove player");
  await press("Remove player");
  await press("Yes, remove");
  expect(order.mock.calls).toEqual([[{ request: "Remove", seat: 1 }]]);
  expect(onclose).toHaveBeenCalledOnce();
});

test("a refusal is told", async () => {
  const { onclose } = open({ frame: "Refused", ref: "", reason: "not-host", text: "", rule: "" });
  await press("Remove player");
  await press("Yes, remove");
  expect(document.querySelector("[role=alert]")!.textContent).toContain("Only the host");
  expect(onclose).not.toHaveBeenCalled();
});
