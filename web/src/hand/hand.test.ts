// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { i18n } from "../i18n/index.svelte";
import Hand from "./Hand.svelte";

beforeAll(() => i18n.load("en"));

let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  document.body.replaceChildren();
});

function showHand(): { cards: HTMLElement[]; onenlarge: ReturnType<typeof vi.fn> } {
  const onenlarge = vi.fn();
  const unused = (): void => undefined;
  component = mount(Hand, {
    target: document.body,
    props: {
      hand: ["map", "rockfall"],
      selected: [],
      usable: () => true,
      discarding: false,
      turned: false,
      onchoose: unused,
      ondrag: unused,
      ondrop: unused,
      onenlarge,
    },
  });
  flushSync();
  return { cards: [...document.querySelectorAll<HTMLElement>("[data-index]")], onenlarge };
}

/** Two clicks that the browser takes for a double click. */
function doubleClick(first: Element, second: Element): void {
  first.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  second.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  second.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
}

it("a double click enlarges a card", () => {
  const { cards, onenlarge } = showHand();
  doubleClick(cards[1]!, cards[1]!);
  expect(onenlarge).toHaveBeenCalledExactlyOnceWith("rockfall");
});

it("a click on a card right after another one that closed a dialog does not", () => {
  const { cards, onenlarge } = showHand();
  const gotIt = document.body.appendChild(document.createElement("button"));
  doubleClick(cards[1]!, cards[1]!);
  doubleClick(gotIt, cards[1]!);
  expect(onenlarge).toHaveBeenCalledTimes(1);
});
