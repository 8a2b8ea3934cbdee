// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { applyFrame } from "../../state";
import Pointers from "./Pointers.svelte";

const roomState = applyFrame(null, snapshot({}), 0)!;

let top = 0;
let scrolledTo: Element[] = [];

beforeEach(() => {
  document.body.innerHTML = "";
  top = 0;
  scrolledTo = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top, 40, 40));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren(); // other files share the page
});

function add(html: string): Element {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild!;
}

async function nextFrames(): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    await new Promise(requestAnimationFrame);
    flushSync();
  }
}

const ring = (): HTMLElement => document.querySelector<HTMLElement>(".ring")!;

it("brings what it points at into view once, and the learner can scroll away", async () => {
  const seat = add("<button data-seat='1'></button>");
  const pointers = mount(Pointers, {
    target: document.body,
    props: { points: ["seat 1"], plays: false, roomState },
  });
  await nextFrames();
  expect(ring().style.top).toBe("0px");
  top = 300; // the learner scrolls
  await nextFrames();
  expect(ring().style.top, "the ring follows").toBe("300px");
  expect(scrolledTo).toEqual([seat]);
  void unmount(pointers);
});

it("brings the button that plays into view as soon as it is there", async () => {
  add("<button data-seat='0' aria-pressed='true'></button>");
  const target = add("<button data-seat='1'></button>");
  const pointers = mount(Pointers, {
    target: document.body,
    props: { points: ["seat 0", "seat 1"], plays: true, roomState },
  });
  await nextFrames();
  expect(scrolledTo).toEqual([target]);
  const play = add("<button data-confirm></button>");
  await nextFrames();
  expect(scrolledTo).toEqual([target, play]);
  void unmount(pointers);
});
