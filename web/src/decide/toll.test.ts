// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { snapshot } from "../../tests/frames";
import { factsOf, playthroughs, updateOf, viewOf } from "../../tests/golden";
import { positionFor } from "../../tests/positions";
import { applyFrame, type RoomState } from "../state";
import { cellLabels } from "../screens/table/cell_labels";
import type { AnyCommand, View } from "../wire/types";
import { i18n } from "../i18n/index.svelte";
import { moveName } from "./sentences";
import { tollAsked, tollAt, tollOf } from "./toll";

beforeAll(() => i18n.load("en"));

/** It is the turn of seat 0; dwarfs of seats 1 and 2 face the cell (1, 0), from (0, 0) and from (2, 0). */
const DWARFS = [
  { owner: 1, cell: [0, 0], side: "E" },
  { owner: 2, cell: [2, 0], side: "W" },
] as const;

function viewWithDwarfs(more: Partial<View["parts"]["toll"]> = {}, changes: Partial<View> = {}): View {
  const toll = { dwarfs: DWARFS, dwarfs_left: 0, toll_payers: [], toll_asked: [], ...more };
  return { ...positionFor("AskToll").view, seat: 0, to_move: 0, parts: { toll }, ...changes };
}

const stateOf = (game: View): RoomState => applyFrame(null, snapshot({ seat: game.seat, game }), 0)!;
const lay: AnyCommand = { do: "LayTunnel", tunnel: "EW", cell: [1, 0] };
const due = (owner: number, count = 1) => ({ owner, count });

describe("the toll for a cell (TOLL-2, TOLL-4)", () => {
  it("is paid to each owner of a dwarf that faces it", () => {
    expect(tollAt(viewWithDwarfs(), [1, 0], 0)).toEqual({ payer: null, dues: [due(1), due(2)] });
    expect(tollAt(viewWithDwarfs(), [0, 1], 0)).toBeNull();
  });

  it("is paid twice to the owner of both", () => {
    const dwarfs = DWARFS.map((dwarf) => ({ ...dwarf, owner: 2 }));
    expect(tollAt(viewWithDwarfs({ dwarfs }), [1, 0], 0)?.dues).toEqual([due(2, 2)]);
  });

  it("is not paid by the owner of the dwarf", () => {
    expect(tollAt(viewWithDwarfs(), [1, 0], 2)?.dues).toEqual([due(1)]);
    const dwarfs = DWARFS.slice(1);
    expect(tollAt(viewWithDwarfs({ dwarfs }), [1, 0], 2)).toBeNull();
  });

  it("is paid by the player who agreed, but not to themselves (TOLL-3)", () => {
    const toll_payers = [{ cell: [1, 0], seat: 1 }] as const;
    expect(tollAt(viewWithDwarfs({ toll_payers }), [1, 0], 0)).toEqual({ payer: 1, dues: [due(2)] });
  });

  it("is due for a detour too, without the dwarf that leaves with its tunnel", () => {
    const detour: AnyCommand = { do: "Detour", tunnel: "EW", cell: [1, 0] };
    expect(tollOf(detour, viewWithDwarfs({}, { last_laid: [2, 0] }))?.dues).toEqual([due(1)]);
    expect(tollOf(detour, viewWithDwarfs({}, { last_laid: [5, 5] }))?.dues).toEqual([due(1), due(2)]);
    expect(tollOf({ do: "Rockfall", cell: [1, 0] }, viewWithDwarfs())).toBeNull();
  });

  it("is the amount that the playthrough pays", () => {
    const play = playthroughs().find(({ name }) => name === "toll")!;
    let state = stateOf(viewOf(play.opening, null));
    let paid = 0;
    for (const step of play.steps) {
      const facts = factsOf(step, null);
      const payments = facts.flatMap((each) =>
        each.fact === "TokensMoved" ? [due(each.taker, each.tokens)] : [],
      );
      if (step.command?.do === "LayTunnel") {
        const view = { ...state.game!, seat: step.seat };
        expect(tollOf(step.command, view)?.dues ?? []).toEqual(payments);
        paid += payments.length;
      }
      state = applyFrame(state, updateOf(state, [step], null), 0)!;
    }
    expect(paid).toBeGreaterThan(0);
  });
});

describe("the toll is shown before it is paid", () => {
  const toll_payers = [{ cell: [1, 0], seat: 1 }] as const;

  it("in the name of the move, in the list and in the confirmation", () => {
    expect(moveName(lay, stateOf(viewWithDwarfs()))).toMatch(
      / \(1 gold toll to Player 2, 1 gold toll to Player 3\)$/,
    );
    expect(moveName({ ...lay, cell: [0, 1] }, stateOf(viewWithDwarfs()))).not.toContain("toll");
  });

  it("in the name of the cell", () => {
    expect(cellLabels(stateOf(viewWithDwarfs()), [])([1, 0])).toContain(
      "1 gold toll to Player 2, 1 gold toll to Player 3",
    );
    expect(cellLabels(stateOf(viewWithDwarfs()), [])([0, 1])).not.toContain("toll");
  });

  it("with the player who agreed to pay it (TOLL-3)", () => {
    const state = stateOf(viewWithDwarfs({ toll_payers }));
    expect(moveName(lay, state)).toMatch(/ \(Player 2 pays the toll\)$/);
    expect(cellLabels(state, [])([1, 0])).toMatch(/, Player 2 pays the toll$/);
  });

  it("to the player who is asked, without their own share", () => {
    const asked = (seat: number) => tollAsked({ ...viewWithDwarfs(), seat }, [1, 0]);
    expect([asked(1), asked(2)]).toEqual([[due(2)], [due(1)]]);
  });
});
