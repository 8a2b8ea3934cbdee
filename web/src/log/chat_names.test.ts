// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { snapshot } from "../../tests/frames";
import { fold } from "../state";
import type { RoomItem } from "../wire/types";
import { words } from "../i18n/index.svelte";
import { saidIn } from "./chat";

beforeAll(() => words.speak("de"));

test("whoever has no name is called by the seat, or is one of those who look on, in the language of the page", () => {
  const things: RoomItem[] = [
    { event: "ChatSent", seat: null, name: "Zoe", text: "1", person: "z" },
    { event: "ChatSent", seat: null, name: "", text: "2", person: "0000ff" },
    { event: "ChatSent", seat: 1, name: "", text: "3", person: "b" },
    { event: "EmoteShown", seat: 1, emote: "laugh" },
    { event: "EmoteShown", seat: 0, emote: "laugh" },
  ];
  const told = { frame: "Update", first: 8, items: things, choices: null, timer: null } as const;
  const state = fold(fold(null, snapshot(), 0), told, 0)!;
  const names = saidIn(state, new Set()).map(({ name }) => name);
  expect(names).toEqual(["Zoe", "Zuschauer 355", "Platz 2", "Platz 2", "Ada"]);
});
