// @vitest-environment happy-dom
// The log says what the command line says. sentences.json is written by tools/web_sentences.py.
import { afterEach, expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import sentences from "../../tests/sentences.json";
import { i18n, LANGUAGES } from "../i18n/index.svelte";
import { applyFrame, type RoomState } from "../state";
import type { AnyCommand, AnyFact, RoomItem } from "../wire/types";
import { logLines } from "./log_lines";

afterEach(() => i18n.load("en"));

const base = snapshot({ seat: null, game: null });
const seats = Array.from({ length: 12 }, (_, seat) => ({ ...base.room.seats[0]!, name: `Dwarf ${seat}` }));
const room = applyFrame(null, { ...base, number: 0, room: { ...base.room, seats } }, 0)!;

function lastLine(viewer: number | null, played: AnyCommand | null, fact: AnyFact): string | null {
  const items: RoomItem[] = played ? [{ fact: "CardPlayed", seat: 0, command: played }, fact] : [fact];
  const state: RoomState = {
    ...room,
    seat: viewer,
    log: items.map((item, index) => ({ number: index + 1, item })),
  };
  return logLines(state).find(({ number }) => number === items.length)?.text ?? null;
}

it.each(LANGUAGES)("the log equals that of the command line in %s", async (language) => {
  await i18n.load(language);
  for (const { viewer, played, fact, texts } of sentences) {
    const line = lastLine(viewer, played as unknown as AnyCommand | null, fact as unknown as AnyFact);
    expect(line, JSON.stringify(fact)).toBe(texts?.[language] ?? null);
  }
});
