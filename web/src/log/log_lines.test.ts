// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { playthroughs, updateOf, viewOf } from "../../tests/golden";
import { snapshot } from "../../tests/frames";
import { POSITIONS } from "../../tests/positions";
import { applyFrame, type RoomState } from "../state";
import { cardName, foundName, roleName } from "../decide/names";
import { actionText, moveName } from "../decide/sentences";
import { cardEffect } from "../screens/rules/card_effects";
import { CARDS } from "../wire/tables";
import type { Card, RoomItem } from "../wire/types";
import { LANGUAGES, t, i18n } from "../i18n/index.svelte";
import { logLines } from "./log_lines";

beforeAll(() => i18n.load("en"));
afterEach(() => i18n.load("en"));

/** A missing message shows its id, and a missing variable is shown in braces. */
const isBroken = (text: string): boolean => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || /[{}]/.test(text) || text === "";

function stateAt(seat: number | null, players: number, game: RoomState["game"]): RoomState {
  const base = snapshot({ seat, game });
  const seats = Array.from({ length: players }, (_, each) => ({ ...base.room.seats[0]!, name: `Dwarf ${each}` }));
  return applyFrame(null, { ...base, number: 0, room: { ...base.room, state: "playing", seats } }, 0)!;
}

describe("the log of the golden playthroughs", () => {
  it.each(playthroughs().map((play) => [play.name, play] as const))("%s: every line has a text", (_, play) => {
    for (const viewer of [null, 0, 1]) {
      let state = stateAt(viewer, play.opening.players, viewOf(play.opening, viewer));
      for (const step of play.steps) state = applyFrame(state, updateOf(state, [step], viewer), 0)!;
      const lines = logLines(state);
      expect(lines.map(({ text }) => text).filter(isBroken)).toEqual([]);
      expect(lines.length).toBeGreaterThan(1);
    }
  });

  it("a line about the maze has cells, and a private line is marked", () => {
    const laid = {
      fact: "CardPlayed",
      seat: 1,
      command: { do: "LayTunnel", tunnel: "NS", cell: [2, -1] },
    } as const;
    const looked = { fact: "Looked", seat: 0, goal: 1, face: "gold" } as const;
    const start = { ...stateAt(0, 3, POSITIONS[0]!.view), number: 0 };
    const log = [laid, looked].map((item, index) => ({ number: index + 1, item }));
    const [first, second] = logLines({ ...start, log });
    expect(first).toMatchObject({ cells: [[2, -1]], seats: [1], own: false });
    expect(second).toMatchObject({ own: true });
    expect(second?.text).toContain(cardName("gold"));
    expect(logLines({ ...start, log }, 1)).toHaveLength(1);
  });
});

it("a chest that discards five cards of the deck has one line (CHEST-5)", () => {
  const opened = { fact: "ChestOpened", seat: 1, chest: 2, found: "bury five" } as const;
  const buried = { fact: "DeckBuried", cards: [null, null, null, null, null] } as const;
  const log = [opened, buried].map((item, index) => ({ number: index + 1, item }));
  const lines = logLines({ ...stateAt(0, 3, POSITIONS[0]!.view), log });
  expect(lines.map(({ text }) => text)).toEqual(["Dwarf 1 opened a chest: discard five cards from the deck"]);
});

it("a look at a role has one line, also after a veto window; with a chest it has a line of its own", () => {
  const seen = { fact: "RoleSeen", seat: 1, other: 2, role: null } as const;
  const inspects = [
    { fact: "CardPlayed", seat: 1, command: { do: "Inspect", seat: 2 } },
    { fact: "VetoAsked", seats: [0, 2] },
    { fact: "Unopposed" },
    seen,
  ] as const;
  const opens = [{ fact: "ChestOpened", seat: 1, chest: 0, found: "look at a role" }, seen] as const;
  const start = stateAt(0, 3, POSITIONS[0]!.view);
  const lineCount = (items: readonly RoomItem[]): number =>
    logLines({ ...start, log: items.map((item, index) => ({ number: index + 1, item })) }).length;
  expect(lineCount(inspects)).toBe(1);
  expect(lineCount(opens)).toBe(2);
});

it.each(LANGUAGES)(
  "the end of a round lists the roles of all players and the unused ones (END-2), in %s",
  async (language) => {
    await i18n.load(language);
    const ended = {
      fact: "RoundEnded",
      gold_reached: true,
      finisher: 1,
      roles: ["digger", "saboteur", "digger"],
      left_over: ["greedy"],
    } as const;
    const start = stateAt(0, 3, POSITIONS[0]!.view);
    const textOf = (item: RoomItem): string => logLines({ ...start, log: [{ number: 1, item }] })[0]?.text ?? "";
    const text = textOf(ended);
    for (const [seat, role] of ended.roles.entries())
      expect(text).toContain(`${seat === 0 ? t("table-you") : `Dwarf ${seat}`} (${roleName(role)})`);
    expect(text).toContain(roleName("greedy"));
    expect(textOf({ ...ended, left_over: [] })).not.toContain(roleName("greedy"));
    expect([text, textOf({ ...ended, left_over: [] })].filter(isBroken)).toEqual([]);
  },
);

it.each(LANGUAGES)('no sentence calls the viewer by name: they are "you", in %s', async (language) => {
  await i18n.load(language);
  for (const play of playthroughs())
    for (const viewer of [0, 1]) {
      let state = stateAt(viewer, play.opening.players, viewOf(play.opening, viewer));
      state = applyFrame(state, updateOf(state, play.steps, viewer), 0)!;
      const named = new RegExp(`Dwarf ${viewer}(?!\\d)`);
      expect(
        logLines(state).filter(({ text }) => named.test(text)),
        play.name,
      ).toEqual([]);
    }
});

describe("names", () => {
  it.each(LANGUAGES)("every move of real games has a text in %s", async (language) => {
    await i18n.load(language);
    for (const { choices, view } of POSITIONS) {
      const state = stateAt(view.seat, view.setup.players, view);
      expect(choices.map((command) => moveName(command, state)).filter(isBroken)).toEqual([]);
      const names = choices.map((command) => moveName(command, state));
      expect(new Set(names).size, "two moves with one name").toBe(names.length);
    }
  });

  it("every card has a name and, if it can be in a hand, says what it does", () => {
    expect(CARDS.map(cardName).filter(isBroken)).toEqual([]);
    const { options } = stateAt(0, 3, null).room;
    const inHand = CARDS.slice(0, CARDS.indexOf("gold")).concat(CARDS.slice(CARDS.indexOf("map")));
    expect(inHand.map((card: Card) => cardEffect(card, options)).filter(isBroken)).toEqual([]);
    expect(["one gold", "bury five"].map(foundName).filter(isBroken)).toEqual([]);
    expect(["boss", "blue digger", "unknown"].map(roleName).filter(isBroken)).toEqual([]);
  });
});

describe("texts about players", () => {
  const textOf = (item: RoomItem): string | undefined =>
    logLines({ ...stateAt(0, 3, POSITIONS[0]!.view), log: [{ number: 1, item }] })[0]?.text;

  it('an action of another player on themselves does not say "you"', () => {
    const state = stateAt(0, 3, POSITIONS[0]!.view);
    const repair = { do: "Repair", card: "repair cart", tool: "cart", seat: 1 } as const;
    expect(actionText(repair, 1, state)).toBe("Dwarf 1 repaired their own cart");
    expect(actionText(repair, 2, state)).toBe("Dwarf 2 repaired Dwarf 1’s cart");
  });

  it('the viewer is "you"', () => {
    const state = stateAt(0, 3, POSITIONS[0]!.view);
    const sabotage = { do: "Sabotage", card: "broken cart", seat: 0 } as const;
    expect(actionText(sabotage, 1, state)).toBe("Dwarf 1 broke your cart");
    expect(actionText(sabotage, 0, state)).toBe("You broke your own cart");
    expect(textOf({ event: "TimeRanOut", seat: 0 })).toBe("You ran out of time");
    expect(textOf({ event: "TimeRanOut", seat: 1 })).toBe("Dwarf 1 ran out of time");
  });

  it('a player who is called "you" is not the viewer', () => {
    const state = stateAt(0, 3, POSITIONS[0]!.view);
    const seats = state.room.seats.map((seat) => ({ ...seat, name: "you" }));
    const named = { ...state, room: { ...state.room, seats } };
    expect(actionText({ do: "PlanTheft" }, 1, named)).toBe("you played a theft");
  });

  it("the name of a tool is declined", async () => {
    await i18n.load("pl");
    const state = stateAt(0, 3, POSITIONS[0]!.view);
    expect(actionText({ do: "Sabotage", card: "broken lantern", seat: 2 }, 1, state)).toMatch(
      /^Dwarf 1 psuje .* latarnię$/,
    );
  });

  it("there is no colon without a text after it", () => {
    const passed = { fact: "Passed", seat: 0, cards: ["map"], forced: false } as const;
    expect(textOf(passed)).toBe("You discarded a card: map");
    expect(textOf({ ...passed, seat: 1, cards: [null], forced: null })).toBe("Dwarf 1 discarded a card");
  });

  it("sides have different texts for tunnels and for dwarfs", async () => {
    await i18n.load("de");
    expect(cardName("NE")).toBe("Stollen nach oben und rechts");
    const placeDwarf = { do: "StandDwarf", card: "map", cell: [1, 0], side: "N" } as const;
    expect(moveName(placeDwarf, stateAt(0, 3, POSITIONS[0]!.view))).toMatch(/, oben$/);
  });
});

it.each([
  ["en", ["1st place", "2nd place", "3rd place", "4th place", "11th place", "12th place"]],
  ["uk", ["1-ше місце", "2-ге місце", "3-тє місце", "4-те місце", "11-те місце", "12-те місце"]],
  ["de", ["1. Platz", "2. Platz", "3. Platz", "4. Platz", "11. Platz", "12. Platz"]],
  ["pl", ["1. miejsce", "2. miejsce", "3. miejsce", "4. miejsce", "11. miejsce", "12. miejsce"]],
  ["fr", ["1re place", "2e place", "3e place", "4e place", "11e place", "12e place"]],
  ["ru", ["1-е место", "2-е место", "3-е место", "4-е место", "11-е место", "12-е место"]],
] as const)("places on the podium in %s", async (language, places) => {
  await i18n.load(language);
  expect([1, 2, 3, 4, 11, 12].map((place) => t("podium-place", { place }))).toEqual(places);
});

it.each(LANGUAGES)(
  "the log says that a pass was forced and why the round ended (END-1), in %s",
  async (language) => {
    await i18n.load(language);
    const start = stateAt(0, 3, POSITIONS[0]!.view);
    const textOf = (item: RoomItem): string => logLines({ ...start, log: [{ number: 1, item }] })[0]?.text ?? "";
    const own = { fact: "Passed", seat: 0, cards: ["map"], forced: true } as const;
    expect(textOf(own)).not.toBe(textOf({ ...own, forced: false }));
    const other = { ...own, seat: 1, cards: [null] } as const;
    expect(textOf({ ...other, forced: null })).toBe(textOf({ ...other, forced: false }));
    expect(textOf({ fact: "NobodyCanPlay" })).not.toBe("");
  },
);
