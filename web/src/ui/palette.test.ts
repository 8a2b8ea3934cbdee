import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const variables = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? "", match[2] ?? ""]),
);

function colour(name: string): string {
  const value = variables.get(name) ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colour(other);
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ["rock-900", "rock-800", "panel", "panel-raised"];
const texts = ["text", "text-dim", "lamp", "lamp-soft", "gold", "brass", "good", "bad"];

test.each(backgrounds.flatMap((background) => texts.map((text) => [text, background])))(
  "%s is readable on %s",
  (text, background) => {
    expect(contrast(text ?? "", background ?? "")).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(["lamp", "lamp-soft", "gold", "brass"])("dark text is readable on %s", (background) => {
  expect(contrast("text-on-lamp", background)).toBeGreaterThanOrEqual(4.5);
});

test.each(backgrounds)("the focus ring is visible on %s", (background) => {
  expect(contrast("focus", background)).toBeGreaterThanOrEqual(3);
});
