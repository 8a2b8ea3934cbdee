// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, test } from "vitest";
import { snapshot } from "../../tests/frames";
import { factsOf, playthroughs, updateOf, viewOf } from "../../tests/golden";
import { POSITIONS } from "../../tests/positions";
import { messageText } from "../decide/sentences";
import { i18n } from "../i18n/index.svelte";
import { logLines } from "../log/log_lines";
import { applyFrame, type RoomState } from "../state";
import { FACT_NOUNS, SAID_BY, SILENT_FACTS } from "../wire/nouns";
import type { AnyFact, FactName, RoomItem } from "../wire/types";
import type { Act } from "./act";
import { actsOf, MOTION_ONLY, SHOWN_ELSEWHERE } from "./acts";
import { MOTIONS, movingOf } from "./motions";

beforeAll(() => i18n.load("en"));

const PLAYTHROUGHS = playthroughs();

function stateAt(seat: number | null, players: number, game: RoomState["game"]): RoomState {
  const base = snapshot({ seat, game });
  const seats = Array.from({ length: players }, (_, each) => ({ ...base.room.seats[0]!, name: `Dwarf ${each}` }));
  return applyFrame(null, { ...base, number: 0, room: { ...base.room, state: "playing", seats } }, 0)!;
}

function actsAfter(seat: number | null, ...items: readonly RoomItem[]): readonly Act[] {
  const state = stateAt(seat, 3, POSITIONS[0]!.view);
  return actsOf({ ...state, log: items.map((item, index) => ({ number: index + 1, item })) }, 0);
}

const textOf = ({ message }: Act): string | null => message && messageText(message);

/** The acts of each step of a playthrough, as a viewer gets them. */
function actsOfSteps(play: (typeof PLAYTHROUGHS)[number], viewer: number | null): readonly (readonly Act[])[] {
  let state = stateAt(viewer, play.opening.players, viewOf(play.opening, viewer));
  return play.steps.map((step) => {
    const before = state.number;
    state = applyFrame(state, updateOf(state, [step], viewer), 0)!;
    return actsOf(state, before);
  });
}

// What may not depend on the viewer: what is shown when, how long it takes, and where it moves.
const shape = ({ fact, kind, turn, actor, target, cells, cards, message }: Act): unknown => ({
  fact,
  kind,
  turn,
  actor,
  target,
  cells,
  cards: cards.length,
  said: message?.id ?? null,
  times: [MOTIONS[kind].movingTime, MOTIONS[kind].rest],
});

describe.each(PLAYTHROUGHS.map((play) => [play.name, play] as const))("%s", (_, play) => {
  const spectator = actsOfSteps(play, null);

  test("all viewers are shown the same acts, in the same order and for as long, whatever they may know", () => {
    for (const viewer of play.viewers)
      expect(actsOfSteps(play, viewer).map((acts) => acts.map(shape))).toEqual(
        spectator.map((acts) => acts.map(shape)),
      );
  });

  test("every act has a whole sentence that the log has too, except a draw", () => {
    for (const act of spectator.flat()) {
      if (MOTION_ONLY.has(act.fact)) expect(act.message).toBeNull();
      else expect(textOf(act)).toMatch(/^[^{}]{8,}$/);
    }
  });

  test("every line of a spectator's log is told, except what has its own screen", () => {
    let state = stateAt(null, play.opening.players, viewOf(play.opening, null));
    state = applyFrame(state, updateOf(state, play.steps, null), 0)!;
    const told = new Set(actsOf(state, 0).map(({ number }) => number));
    const items = new Map(state.log.map(({ number, item }) => [number, item]));
    const missing = logLines(state).filter(({ number }) => {
      const item = items.get(number)!;
      return "fact" in item && !told.has(number) && !SHOWN_ELSEWHERE.has(item.fact);
    });
    expect(missing.map(({ text }) => text)).toEqual([]);
  });
});

const shown = new Set(
  PLAYTHROUGHS.flatMap((play) => play.viewers.flatMap((viewer) => actsOfSteps(play, viewer).flat())).map(
    ({ fact }) => fact,
  ),
);
const happened = new Set(
  PLAYTHROUGHS.flatMap((play) => play.steps.flatMap((step) => factsOf(step, null))).map(({ fact }) => fact),
);

test.each(Object.keys(FACT_NOUNS) as FactName[])("%s is shown, or it is named as silent", (fact) => {
  const silent = (SILENT_FACTS[fact] && !MOTION_ONLY.has(fact)) || SHOWN_ELSEWHERE.has(fact);
  if (fact === "Unopposed")
    expect(shown).toContain(fact); // the card takes effect now
  else if (silent) expect(shown).not.toContain(fact);
  else if (happened.has(fact) && SAID_BY[fact] === undefined) expect(shown).toContain(fact);
});

describe("an act", () => {
  const breaks = (seat: number, other: number): AnyFact => ({
    fact: "CardPlayed",
    seat,
    command: { do: "Sabotage", card: "broken lantern", seat: other },
  });

  it("is told to its target as theirs", () => {
    const [act] = actsAfter(0, breaks(1, 0));
    expect(act).toMatchObject({
      kind: "break",
      actor: 1,
      target: { at: "seat", seat: 0 },
      cards: ["broken lantern"],
    });
    expect([act?.atViewer, act?.byViewer]).toEqual([true, false]);
    expect(textOf(act!)).toBe("Dwarf 1 broke your lantern");
  });

  it("is told to its actor as theirs, and to others by names", () => {
    const [[own], [other]] = [actsAfter(1, breaks(1, 0)), actsAfter(null, breaks(1, 0))];
    expect([textOf(own!), own?.byViewer, own?.atViewer]).toEqual(["You broke Dwarf 0’s lantern", true, false]);
    expect([textOf(other!), other?.byViewer, other?.atViewer]).toEqual([
      "Dwarf 1 broke Dwarf 0’s lantern",
      false,
      false,
    ]);
  });

  it("on oneself is not done to the viewer by another", () => {
    expect(actsAfter(1, breaks(1, 1))[0]).toMatchObject({ byViewer: true, atViewer: false });
  });

  it("moves to the goal that a map is played on; the look adds nothing, seen or not", () => {
    const map = { fact: "CardPlayed", seat: 1, command: { do: "ReadMap", goal: 2 } } as const;
    const looks = [null, "gold"].map((face) => ({ fact: "Looked", seat: 1, goal: 2, face }) as RoomItem);
    const [hidden, seen] = looks.map((look) => actsAfter(1, map, look));
    expect(hidden).toEqual(seen);
    expect(hidden).toHaveLength(1);
    expect(hidden?.[0]).toMatchObject({
      kind: "look",
      target: { at: "cell", cell: POSITIONS[0]!.view.goals[2]!.cell },
    });
  });

  it("with hidden cards is like one with seen cards, but for their faces and the sentence", () => {
    const passed = (cards: readonly (string | null)[]): RoomItem =>
      ({ fact: "Passed", seat: 1, cards, forced: null }) as RoomItem;
    const [hidden] = actsAfter(1, passed([null, null]));
    const [seen] = actsAfter(1, passed(["NS", "map"]));
    expect(shape(hidden!)).toEqual(shape(seen!));
    expect([hidden?.cards, seen?.cards]).toEqual([
      [null, null],
      ["NS", "map"],
    ]);
  });

  it("that can be vetoed is announced, and shown when nobody vetoes", () => {
    const asked = { fact: "VetoAsked", seats: [0, 2] } as RoomItem;
    const acts = actsAfter(0, breaks(1, 0), asked, { fact: "Unopposed" } as RoomItem);
    expect(acts.map(({ kind, fact }) => [kind, fact])).toEqual([
      ["announce", "CardPlayed"],
      ["break", "Unopposed"],
    ]);
    const vetoed = actsAfter(0, breaks(1, 0), asked, { fact: "Vetoed", seat: 2 } as RoomItem);
    expect(vetoed.map(({ kind }) => kind)).toEqual(["announce", "veto"]);
  });

  it("without a card of its own moves something that stands for it", () => {
    const veto = actsAfter(0, { fact: "Vetoed", seat: 2 } as RoomItem);
    const role = actsAfter(0, { fact: "RoleSeen", seat: 2, other: 1, role: null } as RoomItem);
    const passed = actsAfter(0, { fact: "Passed", seat: 2, cards: [], forced: null } as RoomItem);
    expect([...veto, ...role, ...passed].map(movingOf)).toEqual([
      { thing: "cards", cards: ["veto"] },
      { thing: "hat", cards: [null] },
      { thing: "cards", cards: [] },
    ]);
  });

  it("belongs to its turn, and a new round is later than every turn before it", () => {
    const turn = (seat: number): RoomItem => ({ fact: "TurnBegun", seat }) as RoomItem;
    const drew = (seat: number): RoomItem => ({ fact: "Drew", seat, cards: [null] }) as RoomItem;
    const turns = actsAfter(0, drew(0), turn(1), drew(1), turn(2), drew(2)).map((act) => act.turn);
    expect(turns.map((each) => each - turns[0]!)).toEqual([0, 1, 2]);
  });
});
