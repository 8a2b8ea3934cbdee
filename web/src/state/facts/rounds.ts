// The beginning and end of turns, rounds and the game.
import type * as wire from "../../wire/types";
import type { View } from "../../wire/types";
import { visible } from "../view_updates";

export function turnBegun(view: View, { seat }: wire.TurnBegun): View {
  return {
    ...view,
    in_play: null,
    out:
      view.turn === 0
        ? view.out
        : [...new Set([...view.out, ...skippedSeats(view, seat)])].sort((one, other) => one - other),
    turn: view.turn + 1,
    to_move: seat,
  };
}

/** TURN-3: the seats between the last turn and this one hold no cards, or are already out of the round. */
function skippedSeats(view: View, seat: number): readonly number[] {
  const players = view.setup.players;
  const step = view.clockwise ? 1 : players - 1;
  const skipped: number[] = [];
  for (let each = ((view.to_move ?? 0) + step) % players; each !== seat; each = (each + step) % players)
    skipped.push(each);
  return skipped;
}

export function roundEnded(view: View, { finisher, roles, left_over }: wire.RoundEnded): View {
  return { ...view, in_play: null, finisher, roles: visible(roles), left_over: visible(left_over) };
}

export function gameEnded(view: View, { gold, winners }: wire.GameEnded): View {
  return { ...view, shown_gold: winners.length ? gold.map(visible) : null, winners };
}
