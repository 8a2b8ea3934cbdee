// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { snapshot, update } from "../../../tests/frames";
import { applyFrame, type RoomState } from "../../state";
import type { Answer, RoomRequest } from "../../connection/pending_requests";
import type { SeatView, RoomItem } from "../../wire/types";
import { i18n } from "../../i18n/index.svelte";
import { minutes, voteOf } from "./vote";
import Vote from "./Vote.svelte";

beforeAll(() => i18n.load("en"));

let component: Record<string, unknown> | null = null;
afterEach(async () => {
  vi.useRealTimers();
  if (component !== null) await unmount(component);
  component = null;
});

/** Ada, Bea, and Cleo on two seats; a bot. */
function table(seat: number | null, changes: Record<number, Partial<SeatView>> = {}): RoomState {
  const base = snapshot({ seat });
  const free = base.room.seats[1]!;
  const players = [
    { name: "Ada", person: "a" },
    { name: "Bea", person: "b" },
    { name: "Cleo", person: "c" },
    { name: "Cora", person: "c" },
    { name: "Grit", bot: "bayesian" },
  ];
  const seats = players.map((each, number) => ({ ...free, taken: true, ...each, ...changes[number] }));
  return applyFrame(null, { ...base, room: { ...base.room, state: "playing", seats } }, 0)!;
}

function open(state: RoomState, answer: Partial<Answer> = { frame: "Accepted" }) {
  const send = vi.fn(async (_: RoomRequest) => answer as Answer);
  component = mount(Vote, { target: document.body, props: { roomState: state, send } });
  flushSync();
  const text = (): string => document.body.textContent!.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
  const buttons = (): string[] => [...document.querySelectorAll("button")].map((each) => each.textContent!.trim());
  return { send, text, buttons };
}

const AGREED = { wants_to_finish: true };

test("nothing is shown while nobody wants to end the game, or when it is over", () => {
  expect(voteOf(table(0))).toBeNull();
  const over = table(0, { 0: AGREED });
  expect(voteOf({ ...over, room: { ...over.room, state: "over" } })).toBeNull();
  open(table(0));
  expect(document.querySelector("section")).toBeNull();
});

test("the vote lists the players who have agreed and those who have not, one name per person", () => {
  expect(voteOf(table(1, { 2: AGREED, 3: AGREED }))).toEqual({ agreed: [2], missing: [0, 1], ownVote: false });
  expect(voteOf(table(0, { 0: AGREED, 1: { taken_over: true } }))).toEqual({
    agreed: [0],
    missing: [2],
    ownVote: true,
  });
  const away = table(0, { 0: AGREED, 1: { taken_over: true }, 2: { taken_over: true }, 3: { taken_over: true } });
  expect(voteOf(away)?.missing).toEqual([1, 2]);
});

test("a player who has not agreed may agree or oppose", async () => {
  const { send, text, buttons } = open(table(1, { 0: AGREED }));
  expect(text()).toContain("Ada wants to end the game now and show the roles.");
  expect(text()).toContain("Waiting for Cleo"); // not for Bea, who is asked
  expect(text()).not.toContain("Bea");
  expect(buttons()).toEqual(["Agree to end", "Keep playing"]);
  for (const button of document.querySelectorAll("button")) button.click();
  expect(send.mock.calls).toEqual([
    [{ request: "VoteToFinish", agreed: true }],
    [{ request: "VoteToFinish", agreed: false }],
  ]);
});

test("a player may withdraw agreement, and a spectator has no vote", () => {
  expect(open(table(0, { 0: AGREED })).buttons()).toEqual(["Withdraw my vote"]);
  void unmount(component!);
  component = null;
  expect(open(table(null, { 0: AGREED })).buttons()).toEqual([]);
});

test("a refusal is shown", async () => {
  const refused = { frame: "Refused", ref: "", reason: "too-few-left", text: "", rule: "" } as const;
  open(table(1, { 0: AGREED }), refused);
  document.querySelector("button")!.click();
  await vi.waitFor(() => {
    expect(document.querySelector("[role=alert]")!.textContent).toContain("Too many players were removed");
  });
});

test("the remaining time counts down by the clock of this page", () => {
  vi.useFakeTimers({ now: 1000 });
  const state = { ...table(0, { 0: AGREED }), vote_left: 119_000, timerAt: 1000 };
  const { text } = open(state);
  expect(text()).toContain("The game ends in 1:59 unless");
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(text()).toContain("The game ends in 0:59 unless");
  expect(minutes(-5)).toBe("0:00");
});

test("a frame has the remaining time of the vote, or none", () => {
  const state = table(0);
  const wants: RoomItem = { event: "FinishVoted", seat: 0, agreed: true };
  const voted = applyFrame(state, { ...update(8, wants), vote_left: 120_000 } as never, 5)!;
  expect([voted.vote_left, voted.timerAt]).toEqual([120_000, 5]);
  const opposed = applyFrame(voted, update(9, { event: "FinishOpposed", seat: 1 }), 6)!;
  expect(opposed.vote_left).toBeNull();
  expect(opposed.room.seats.some((seat) => seat.wants_to_finish)).toBe(false);
});
