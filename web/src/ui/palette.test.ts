import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;
const COLOURS = ["standard", "distinct"] as const;
type Look = readonly [theme: (typeof THEMES)[number], colours: (typeof COLOURS)[number]];
const LOOKS: readonly Look[] = THEMES.flatMap((theme) => COLOURS.map((colours) => [theme, colours] as const));

const variablesIn = (rules: string): readonly (readonly [string, string])[] =>
  [...rules.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? "", match[2] ?? ""]);
const [standard = "", distinct = ""] = css.split(':root[data-colours="distinct"]');
const VARIABLES = {
  standard: new Map(variablesIn(standard)),
  distinct: new Map([...variablesIn(standard), ...variablesIn(distinct)]),
};

function colour(name: string, look: Look): string {
  const value = VARIABLES[look[1]].get(name) ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(other, look);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return (pair === null ? value : pair[look[0] === "light" ? 1 : 2]) ?? "";
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, look: Look): number {
  const [dark = 0, light = 0] = [one, other].map((name) => luminance(colour(name, look))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ["rock-900", "rock-800", "panel", "panel-raised", "highlight", "refused"];
const texts = ["text", "text-dim", "lamp", "lamp-soft", "gold", "brass", "good", "bad"];

describe.each(LOOKS)("in the %s theme with %s colours", (...look) => {
  test.each(backgrounds.flatMap((background) => texts.map((text) => [text, background] as const)))(
    "%s is readable on %s",
    (text, background) => {
      expect(contrast(text, background, look)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(["lamp", "lamp-soft", "gold", "brass"])("the text of buttons is readable on %s", (background) => {
    expect(contrast("text-on-lamp", background, look)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["primary", "primary-top", "primary-bottom"])(
    "the text of the main button is readable on %s",
    (background) => {
      expect(contrast("text-on-primary", background, look)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(backgrounds)("the focus ring is visible on %s", (background) => {
    expect(contrast("focus", background, look)).toBeGreaterThanOrEqual(3);
  });

  test("fields have a visible border", () => {
    expect(contrast("rock-400", "panel", look)).toBeGreaterThanOrEqual(3);
  });
});
