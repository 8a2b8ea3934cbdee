// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Purse } from "../../wire/types";
import { t, i18n } from "../../i18n/index.svelte";
import SeatResult from "./SeatResult.svelte";

let component: Record<string, unknown> | null = null;
beforeAll(() => i18n.load("en"));
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
});

function goldTitles(purse: Purse, inTokens: boolean): string[] {
  const props = { name: "Ada", role: "digger", purse, inTokens, highlighted: false } as const;
  component = mount(SeatResult, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll(".purse [title]")].map((each) => each.getAttribute("title") ?? "");
}

const cards = (count: number): string => t("round-end-gold-cards", { count });
const tokens = (count: number): string => t("round-end-gold-tokens", { count });

test("a debt in tokens is shown beside the gold cards (PAY-5)", () => {
  expect(goldTitles({ cards: 2, tokens: -1 }, false)).toEqual([cards(2), tokens(-1)]);
});

test("a player without gold shows 0 tokens or 0 gold cards (S2-3)", async () => {
  expect(goldTitles({ cards: 0, tokens: 0 }, true)).toEqual([tokens(0)]);
  await unmount(component!);
  expect(goldTitles({ cards: 0, tokens: 0 }, false)).toEqual([cards(0)]);
});
