// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { fold } from "../state";
import type { Answer, Wish } from "../connection/pending_requests";
import Chat from "./Chat.svelte";

const ACCEPTED: Answer = { frame: "Accepted", ref: "", number: 8 };
const REFUSED: Answer = { frame: "Refused", ref: "", reason: "no-such-reason", text: "Not now.", rule: "" };

let shown: Record<string, unknown>;
let orders: Wish[];
let answers: ((answer: Answer) => void)[];
let input: HTMLInputElement;

beforeEach(() => {
  [orders, answers] = [[], []];
  const order = (wish: Wish): Promise<Answer> => (
    orders.push(wish),
    new Promise((resolve) => answers.push(resolve))
  );
  shown = mount(Chat, { target: document.body, props: { state: fold(null, snapshot(), 0)!, order } });
  flushSync();
  input = document.querySelector("input")!;
});
afterEach(() => unmount(shown));

function type(text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

function enter(): void {
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
}

/** The answer to one of the orders, the first being 0. */
async function answered(which: number, answer: Answer): Promise<void> {
  answers[which]!(answer);
  await tick();
  flushSync();
}

const problem = (): string => document.querySelector("[role=alert]")!.textContent;

it("says a thing once, however often Enter is pressed", () => {
  type("hello");
  enter();
  enter();
  enter();
  expect(orders).toEqual([{ request: "SendChat", text: "hello" }]);
});

it("leaves alone what is typed while a word is under way", async () => {
  type("hello");
  enter();
  type("and what comes next");
  await answered(0, ACCEPTED);
  expect(input.value).toBe("and what comes next");
});

it("gives back what was refused, and says why, also when the next thing was said meanwhile", async () => {
  type("hello");
  enter();
  type("again");
  enter();
  expect(orders).toHaveLength(2);
  await answered(0, REFUSED);
  await answered(1, ACCEPTED);
  expect([input.value, problem()]).toEqual(["hello", "Not now."]);
});

it("does not lay what was refused over what is typed by then", async () => {
  type("hello");
  enter();
  type("ag");
  await answered(0, REFUSED);
  expect([input.value, problem()]).toEqual(["ag", "Not now."]);
});
