// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { playthroughs, updateOf, viewOf } from "../../tests/golden";
import { POSITIONS } from "../../tests/positions";
import { i18n } from "../i18n/index.svelte";
import { applyFrame, type RoomState } from "../state";
import type { RoomItem } from "../wire/types";
import Recap from "./Recap.svelte";
import { actsOf } from "./acts";
import { recapFor, recapOf } from "./recap";

beforeAll(() => i18n.load("en"));
let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
});

const begun = { fact: "RoundBegun", round: 1 } as unknown as RoomItem;
const turn = (seat: number): RoomItem => ({ fact: "TurnBegun", seat });
const map = (seat: number, goal = 0): RoomItem => ({ fact: "CardPlayed", seat, command: { do: "ReadMap", goal } });
const breaks = (seat: number, other: number): RoomItem => ({
  fact: "CardPlayed",
  seat,
  command: { do: "Sabotage", card: "broken cart", seat: other },
});

function stateAfter(seat: number | null, to_move: number, items: readonly RoomItem[]): RoomState {
  const base = snapshot({ seat, game: { ...POSITIONS[0]!.view, to_move, turn: 4 } });
  const seats = ["Ada", "Bea", "Cleo"].map((name) => ({ ...base.room.seats[0]!, name }));
  const state = applyFrame(null, { ...base, room: { ...base.room, state: "playing", seats } }, 0)!;
  return { ...state, log: items.map((item, index) => ({ number: index + 1, item })) };
}

const LAP = [begun, turn(0), map(0), turn(1), breaks(1, 0), turn(2), map(2, 1), turn(0)];
const textsOf = (state: RoomState): readonly string[] => recapOf(state).map(({ line }) => line.text);

describe("since the viewer's last turn", () => {
  it("has what others did, and not what the viewer did", () => {
    const state = stateAfter(0, 0, LAP);
    expect(textsOf(state)).toEqual(["Bea broke your cart", "Cleo played a map on goal 2"]);
    expect(recapOf(state).map(({ actor, kind, atViewer }) => [actor, kind, atViewer])).toEqual([
      [1, "break", true],
      [2, "look", false],
    ]);
  });

  it("stays as it was during the turn", () => {
    expect(textsOf(stateAfter(0, 0, [...LAP, map(0, 2)]))).toHaveLength(2);
  });

  it("begins with the round before the first turn", () => {
    expect(textsOf(stateAfter(2, 2, LAP.slice(0, 6)))).toEqual([
      "Ada played a map on goal 1",
      "Bea broke Ada’s cart",
    ]);
  });

  it("is empty while others play, and forgets earlier rounds", () => {
    expect(textsOf(stateAfter(0, 1, LAP.slice(0, 5)))).toEqual([]);
    expect(textsOf(stateAfter(0, 0, [...LAP, begun, turn(0)]))).toEqual([]);
  });

  it("of a log that begins in the middle of the round has what is left of it", () => {
    expect(textsOf(stateAfter(0, 0, LAP.slice(5)))).toEqual(["Cleo played a map on goal 2"]);
  });
});

it("a spectator has the last lap, with what has happened in this turn", () => {
  expect(textsOf(stateAfter(null, 0, [...LAP, breaks(0, 1)]))).toEqual([
    "Ada played a map on goal 1",
    "Bea broke Ada’s cart",
    "Cleo played a map on goal 2",
    "Ada broke Bea’s cart",
  ]);
});

it("between hot seats everybody reads what a spectator may know, since the next player's last turn", () => {
  expect(recapFor(stateAfter(null, 0, LAP), 0).map(({ line }) => line.text)).toEqual([
    "Bea broke Ada’s cart",
    "Cleo played a map on goal 2",
  ]);
});

it("viewers who know different things are told of the same acts", () => {
  for (const play of playthroughs()) {
    const states = play.viewers.map((viewer) => {
      const base = snapshot({ seat: viewer, game: viewOf(play.opening, viewer), number: 0 });
      const seats = Array.from({ length: play.opening.players }, () => base.room.seats[0]!);
      return applyFrame(null, { ...base, room: { ...base.room, state: "playing", seats } }, 0)!;
    });
    const after = states.map((state) => applyFrame(state, updateOf(state, play.steps, state.seat), 0)!);
    const seat = after[0]!.game!.to_move ?? 0;
    // A viewer who sees a secret has a line more about it, which is no act.
    const shown = after.map((state) => {
      const acts = new Set(actsOf(state, 0).map(({ number }) => number));
      return recapFor(state, seat).flatMap(({ kind, actor, line }) =>
        acts.has(line.number) ? [`${kind} ${actor}`] : [],
      );
    });
    for (const each of shown) expect(each).toEqual(shown[0]);
  }
});

it("the line opens to a list, and closes when the turn is over", () => {
  const state = stateAfter(0, 0, LAP);
  component = mount(Recap, { target: document.body, props: { roomState: state } });
  flushSync();
  const button = document.querySelector<HTMLElement>(".recap button")!;
  expect(button.textContent).toContain("Since your last turn");
  expect([button.getAttribute("aria-expanded"), document.querySelectorAll(".recap li").length]).toEqual([
    "false",
    0,
  ]);
  button.click();
  flushSync();
  expect([button.getAttribute("aria-expanded"), document.querySelectorAll(".recap li").length]).toEqual([
    "true",
    2,
  ]);
});
