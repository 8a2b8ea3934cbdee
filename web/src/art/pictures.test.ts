// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import names from "../gallery/names.json";
import Card from "./Card.svelte";
import Chest from "./Chest.svelte";
import GoldCard from "./GoldCard.svelte";
import Role from "./Role.svelte";
import Token from "./Token.svelte";
import Tool from "./Tool.svelte";

function drawn<Props extends Record<string, unknown>>(picture: Component<Props>, props: Props): string {
  const target = document.createElement("div");
  const component = mount(picture, { target, props });
  flushSync();
  const html = target.innerHTML.replaceAll(/<!--.*?-->/g, "");
  void unmount(component);
  return html;
}

/** Each name has a picture and no two are equal: a name without a picture would give an empty frame. */
function allDifferent(pictures: readonly string[]): void {
  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/);
  expect(new Set(pictures).size).toBe(pictures.length);
}

const empty = drawn(Card, { name: "no card at all" });
const marks = (html: string) => html.match(/<(path|circle|rect|ellipse|text)\b/g)?.length ?? 0;

describe("every card of the catalogue has a picture", () => {
  const cards = [...Object.keys(names.in_maze), ...names.face_down, ...names.actions];

  it.each(cards)("%s", (name) => {
    expect(marks(drawn(Card, { name }))).toBeGreaterThan(marks(empty));
  });

  it("no two are the same", () => {
    allDifferent(cards.map((name) => drawn(Card, { name })));
  });

  it("roles, and the back for an unknown role", () => {
    allDifferent(names.roles.map((role) => drawn(Role, { role })));
  });

  it("chests and their contents", () => {
    allDifferent(names.chests.map((found) => drawn(Chest, { found })));
  });

  it("gold cards and tokens", () => {
    allDifferent(names.gold_cards.map((nuggets) => drawn(GoldCard, { nuggets })));
    allDifferent([1, 2, 5].map((value) => drawn(Token, { value })));
  });

  it("tools, whole and broken", () => {
    const tools = ["pickaxe", "lantern", "cart"] as const;
    expect(names.tools).toEqual(tools);
    allDifferent(tools.flatMap((tool) => [false, true].map((broken) => drawn(Tool, { tool, broken }))));
  });
});

describe("colour is never the only difference", () => {
  it("doors have a letter and a shape", () => {
    const [blue, green] = ["EW blue door", "EW green door"].map((name) => drawn(Card, { name }));
    expect(blue).toMatch(/<circle[^>]*a-paper[^]*<text[^>]*>B</);
    expect(green).toMatch(/<path[^>]*a-paper[^]*<text[^>]*>G</);
  });

  it("a door stays upright when its card is turned", () => {
    expect(drawn(Card, { name: "NE blue door", turned: true })).toMatch(/translate\([\d. ]+\) rotate\(180\)/);
  });
});

it("a picture with a label is an image for a screen reader, one without is decoration", () => {
  expect(drawn(Card, { name: "map", label: "Map" })).toContain('role="img" aria-label="Map"');
  expect(drawn(Card, { name: "map" })).toContain('aria-hidden="true"');
});
