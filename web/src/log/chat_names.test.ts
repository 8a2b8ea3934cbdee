// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { snapshot } from "../../tests/frames";
import { applyFrame } from "../state";
import type { RoomItem } from "../wire/types";
import { i18n } from "../i18n/index.svelte";
import { chatEntries } from "./chat";

beforeAll(() => i18n.load("de"));

test("players without a name are named by the number of their seat, spectators by number, in the page's language", () => {
  const items: RoomItem[] = [
    { event: "ChatSent", seat: null, name: "Zoe", text: "1", person: "z" },
    { event: "ChatSent", seat: null, name: "", text: "2", person: "0000ff" },
    { event: "ChatSent", seat: 1, name: "", text: "3", person: "b" },
    { event: "EmoteShown", seat: 1, emote: "laugh" },
    { event: "EmoteShown", seat: 0, emote: "laugh" },
  ];
  const frame = { frame: "Update", first: 8, items, choices: null, timer: null } as const;
  const state = applyFrame(applyFrame(null, snapshot(), 0), frame, 0)!;
  const names = chatEntries(state, new Set()).map(({ name }) => name);
  expect(names).toEqual(["Zoe", "Zuschauer 355", "Spieler 2", "Spieler 2", "Ada"]);
});
