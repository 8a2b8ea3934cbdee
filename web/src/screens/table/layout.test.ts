import { describe, expect, it } from "vitest";
import { layoutOf, playerGrid } from "./layout";

/** The layout of a screen, in pixels, with letters of this height. */
const layoutAt = (width: number, height: number, letter = 16, players = 12) =>
  layoutOf(width / letter, height / letter, players);

describe("the layout of the table", () => {
  it.each([
    [320, 568, "portrait"],
    [320, 480, "portrait"],
    [390, 844, "portrait"],
    [844, 390, "landscape"],
    [844, 340, "landscape"],
    [568, 320, "landscape"],
    [932, 430, "landscape"],
    [768, 1024, "tablet"],
    [1024, 768, "wide"],
    [1440, 900, "wide"],
  ])("of a screen of %i by %i is %s", (width, height, layout) => {
    expect(layoutAt(width, height)).toBe(layout);
  });

  it("needs less height if all players are in one row", () => {
    expect(layoutAt(320, 390, 16, 6)).toBe("portrait");
    expect(layoutAt(320, 390, 16, 7)).toBe("scrolling");
  });

  it("scrolls on a phone with text twice as large", () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ] as const)
      // prettier-ignore
      expect(layoutAt(width, height, 32)).toBe("scrolling");
    expect(layoutAt(1440, 900, 32)).not.toBe("wide");
  });
});

describe("the grid of players", () => {
  it("has one row for up to six players on a phone, then two", () => {
    const columns = (players: number) => playerGrid("portrait", 35, players).columns;
    expect([2, 5, 6, 7, 10, 12].map(columns)).toEqual([2, 5, 6, 4, 5, 6]);
  });

  it("has at most four rows on a phone on its side", () => {
    const columns = (players: number) => playerGrid("landscape", 24, players).columns;
    expect([2, 4, 5, 8, 9, 12].map(columns)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it("has large tiles, small tiles, or two columns on a large screen", () => {
    const grid = (height: number, players: number) => playerGrid("wide", height, players);
    expect(grid(56, 5)).toEqual({ columns: 1, roomy: true });
    expect(grid(56, 12)).toEqual({ columns: 1, roomy: false });
    expect(grid(48, 12)).toEqual({ columns: 2, roomy: false });
  });
});
