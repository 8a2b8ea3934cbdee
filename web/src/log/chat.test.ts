// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { applyFrame } from "../state";
import type { Answer, RoomRequest } from "../connection/pending_requests";
import Chat from "./Chat.svelte";

const ACCEPTED: Answer = { frame: "Accepted", ref: "", number: 8 };
const REFUSED: Answer = { frame: "Refused", ref: "", reason: "no-such-reason", text: "Not now.", rule: "" };

let component: Record<string, unknown>;
let requests: RoomRequest[];
let answers: ((answer: Answer) => void)[];
let input: HTMLInputElement;

beforeEach(() => {
  [requests, answers] = [[], []];
  const send = (request: RoomRequest): Promise<Answer> => (
    requests.push(request),
    new Promise((resolve) => answers.push(resolve))
  );
  component = mount(Chat, { target: document.body, props: { roomState: applyFrame(null, snapshot(), 0)!, send } });
  flushSync();
  input = document.querySelector("input")!;
});
afterEach(() => unmount(component));

function type(text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

function enter(): void {
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
}

/** Answer the request with this index. */
async function answerRequest(index: number, answer: Answer): Promise<void> {
  answers[index]!(answer);
  await tick();
  flushSync();
}

const problem = (): string => document.querySelector("[role=alert]")!.textContent;

it("sends a message once, however often Enter is pressed", () => {
  type("hello");
  enter();
  enter();
  enter();
  expect(requests).toEqual([{ request: "SendChat", text: "hello" }]);
});

it("does not change the input while a message is pending", async () => {
  type("hello");
  enter();
  type("and what comes next");
  await answerRequest(0, ACCEPTED);
  expect(input.value).toBe("and what comes next");
});

it("restores a refused message and shows the reason, even if another message was sent meanwhile", async () => {
  type("hello");
  enter();
  type("again");
  enter();
  expect(requests).toHaveLength(2);
  await answerRequest(0, REFUSED);
  await answerRequest(1, ACCEPTED);
  expect([input.value, problem()]).toEqual(["hello", "Not now."]);
});

it("does not overwrite typed text with a refused message", async () => {
  type("hello");
  enter();
  type("ag");
  await answerRequest(0, REFUSED);
  expect([input.value, problem()]).toEqual(["ag", "Not now."]);
});
