// Toll dwarfs, and the players who pay the toll.
import type * as wire from "../../wire/types";
import type { View } from "../../wire/types";
import { clearQuestion, discardFaceDown, clearForcedPass, sameCell } from "../view_updates";

export function dwarfStood(view: View, { seat, cell, side, card }: wire.DwarfStood): View {
  return {
    ...discardFaceDown(clearForcedPass(view), seat, [card]),
    dwarfs: [...(view.dwarfs ?? []), { owner: seat, cell, side }],
    dwarfs_left: (view.dwarfs_left ?? 0) - 1,
  };
}

export function dwarfLeft(view: View, { owner, cell, side }: wire.DwarfLeft): View {
  const stays = (dwarf: wire.Dwarf): boolean =>
    dwarf.owner !== owner || dwarf.side !== side || !sameCell(dwarf.cell, cell);
  return { ...view, dwarfs: (view.dwarfs ?? []).filter(stays) };
}

export function tollAsked(view: View, { seat, cell }: wire.TollAsked): View {
  const asked = new Set([...(view.toll_asked ?? []), seat]);
  return {
    ...view,
    asked: { question: "toll", seats: [seat] },
    choices: [cell],
    toll_asked: [...asked].sort((one, other) => one - other),
  };
}

export function tollAnswered(view: View, { seat, cell, pay }: wire.TollAnswered): View {
  const others = (view.toll_payers ?? []).filter((payer) => !sameCell(payer.cell, cell));
  const payers = pay ? [...others, { cell, seat }] : (view.toll_payers ?? []);
  return {
    ...clearQuestion(view),
    toll_payers: payers.toSorted((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]),
    asked: {
      question: view.specialist > 0 ? "tunnel" : "turn",
      seats: view.to_move === null ? [] : [view.to_move],
    },
  };
}
