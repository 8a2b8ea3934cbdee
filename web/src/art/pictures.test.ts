// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import names from "../gallery/names.json";
import Card from "./Card.svelte";
import ChestCard from "./ChestCard.svelte";
import GoldCard from "./GoldCard.svelte";
import Role from "./Role.svelte";
import Token from "./Token.svelte";
import Tool from "./Tool.svelte";
import { fileOf } from "./drawings";
import { markOf } from "./shape";
import { TOOLS } from "../wire/tables";

function htmlOf<Props extends Record<string, unknown>>(picture: Component<Props>, props: Props): string {
  const target = document.createElement("div");
  const component = mount(picture, { target, props });
  flushSync();
  const html = target.innerHTML.replaceAll(/<!--.*?-->/g, "");
  void unmount(component);
  return html;
}

/** No two pictures are equal: names without a picture would have the same empty frame. */
function expectAllDifferent(pictures: readonly string[]): void {
  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/);
  expect(new Set(pictures).size).toBe(pictures.length);
}

const FILES = Object.keys(import.meta.glob("./{actions,chests,corner_marks,marks,roles}/*.svelte"));
const isDrawn = (name: string): boolean => !/^(broken|repair) |^unknown$|^nothing seen$|^$/.test(name);
/** The folder in which each name has its drawing. Marks are in the middle of a card or in a corner. */
const NAMES: readonly (readonly [folder: string, name: string])[] = [
  ...names.actions.map((name) => ["actions", name] as const),
  ...names.roles.map((name) => ["roles", name] as const),
  ...names.chests.map((name) => ["chests", name] as const),
  ...Object.keys(names.in_maze).map((name) => ["marks", markOf(name)] as const),
].filter(([, name]) => isDrawn(name));

it.each(NAMES)("%s: %s has a drawing", (folder, name) => {
  const missing = !FILES.some((file) => file.includes(`${folder}${fileOf(name)}`));
  expect(missing ? `${name} lacks a picture: draw web/src/art/${folder}${fileOf(name)}` : "").toBe("");
});

it("every drawing has a name", () => {
  const ends = NAMES.map(([folder, name]) => folder + fileOf(name));
  expect(FILES.filter((file) => !ends.some((end) => file.endsWith(end)))).toEqual([]);
});

const empty = htmlOf(Card, { name: "no card at all" });
const elementCount = (html: string) => html.match(/<(path|circle|rect|ellipse|text)\b/g)?.length ?? 0;

describe("every card of the catalogue has a picture", () => {
  const cards = [...Object.keys(names.in_maze), ...names.face_down, ...names.actions];

  it.each(cards)("%s", (name) => {
    expect(elementCount(htmlOf(Card, { name }))).toBeGreaterThan(elementCount(empty));
  });

  it("no two pictures are the same", () => {
    expectAllDifferent(cards.map((name) => htmlOf(Card, { name })));
  });

  it("roles, and the back for an unknown role", () => {
    expectAllDifferent(names.roles.map((role) => htmlOf(Role, { role })));
  });

  it("chests and their contents", () => {
    expectAllDifferent(names.chests.map((found) => htmlOf(ChestCard, { found })));
  });

  it("gold cards and tokens", () => {
    expectAllDifferent(names.gold_cards.map((nuggets) => htmlOf(GoldCard, { nuggets })));
    expectAllDifferent([1, 2, 5].map((value) => htmlOf(Token, { value })));
  });

  it("tools, whole and broken", () => {
    expectAllDifferent(TOOLS.flatMap((tool) => [false, true].map((broken) => htmlOf(Tool, { tool, broken }))));
  });
});

describe("colour is never the only difference", () => {
  it("doors have a letter and a shape", () => {
    const [blue, green] = ["EW blue door", "EW green door"].map((name) => htmlOf(Card, { name }));
    expect(blue).toMatch(/<circle[^>]*a-paper[^]*<text[^>]*>B</);
    expect(green).toMatch(/<path[^>]*a-paper[^]*<text[^>]*>G</);
  });

  it("a door stays upright when its card is turned", () => {
    expect(htmlOf(Card, { name: "NE blue door", turned: true })).toMatch(/translate\([\d. ]+\) rotate\(180\)/);
  });
});

it("a picture with a label is an image for a screen reader, one without is decoration", () => {
  expect(htmlOf(Card, { name: "map", label: "Map" })).toContain('role="img" aria-label="Map"');
  expect(htmlOf(Card, { name: "map" })).toContain('aria-hidden="true"');
});
