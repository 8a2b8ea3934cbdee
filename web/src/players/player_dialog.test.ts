// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { snapshot } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame } from "../state";
import type { Answer, RoomRequest } from "../connection/pending_requests";
import { i18n } from "../i18n/index.svelte";
import PlayerDialog from "./PlayerDialog.svelte";

beforeAll(() => i18n.load("en"));

let component: Record<string, unknown>;
afterEach(() => unmount(component));

/** The host opens the dialog about Bea; the server answers every request like this. */
function open(answer: Partial<Answer>): { send: ReturnType<typeof vi.fn>; onclose: ReturnType<typeof vi.fn> } {
  const { view } = positionFor("LayTunnel");
  const { room } = snapshot();
  const seats = view.hands.map((_, seat) => ({ ...room.seats[0]!, name: seat === 1 ? "Bea" : "Ada" }));
  const state = applyFrame(null, snapshot({ seat: 0, room: { ...room, seats }, game: view }), 0)!;
  const send = vi.fn(async (_: RoomRequest) => answer as Answer);
  const onclose = vi.fn();
  const props = {
    roomState: state,
    seat: 1,
    ignored: false,
    send,
    onignore: vi.fn(),
    onenlarge: vi.fn(),
    onclose,
  };
  component = mount(PlayerDialog, { target: document.body, props });
  flushSync();
  return { send, onclose };
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent!.trim() === name);
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  button.click();
  await new Promise((done) => setTimeout(done)); // until the result is on the page
}
const focused = (): string => document.activeElement!.textContent!.trim();

test("removing a player needs a confirmation", async () => {
  const { send, onclose } = open({ frame: "Accepted" });
  await press("Remove player");
  expect(send).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("Remove Bea? A bot will play in their place");
  expect(focused()).toBe("Back");
  await press("Back");
  expect(focused()).toBe("Remove player");
  await press("Remove player");
  await press("Yes, remove");
  expect(send.mock.calls).toEqual([[{ request: "Remove", seat: 1 }]]);
  expect(onclose).toHaveBeenCalledOnce();
});

test("a refusal is shown", async () => {
  const { onclose } = open({ frame: "Refused", ref: "", reason: "not-host", text: "", rule: "" });
  await press("Remove player");
  await press("Yes, remove");
  expect(document.querySelector("[role=alert]")!.textContent).toContain("Only the host");
  expect(onclose).not.toHaveBeenCalled();
});
