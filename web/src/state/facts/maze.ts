// The maze: tunnels placed and removed, goals looked at and turned over.
import { CARD_OF_SPELLING } from "../../wire/tables";
import type * as wire from "../../wire/types";
import type { Tunnel, View } from "../../wire/types";
import { updateAt, withLaid, sameCell, toDiscard, withOwn } from "../view_updates";
import { required } from "../out_of_sync";

export function tunnelLaid(view: View, { cell, tunnel }: wire.TunnelLaid): View {
  const card = required(CARD_OF_SPELLING[tunnel], `tunnel ${tunnel}`);
  return { ...view, in_play: null, maze: withLaid(view.maze, { cell, card, tunnel }), last_laid: cell };
}

export function tunnelRemoved(view: View, { cell }: wire.TunnelRemoved): View {
  const removed: View = {
    ...view,
    maze: view.maze.filter((laid) => !sameCell(laid.cell, cell)),
    last_laid: sameCell(view.last_laid, cell) ? null : view.last_laid,
  };
  const card = view.maze.find((laid) => sameCell(laid.cell, cell))?.card;
  // A chest's tunnel, face up or down, is put aside and not discarded (CHEST-3).
  return card === undefined || card.endsWith(" chest") ? removed : toDiscard(removed, card);
}

export function goalTurned(view: View, { goal, face }: wire.GoalTurned): View {
  return { ...view, goals: updateAt(view.goals, goal, (each) => ({ ...each, face })) };
}

export function goalLaid(view: View, { goal, tunnel }: wire.GoalLaid): View {
  const { cell, face } = required(view.goals[goal], `goal ${goal}`);
  const card = required(face, `face of goal ${goal}`);
  return { ...view, maze: withLaid(view.maze, { cell, card, tunnel: tunnel as Tunnel }) };
}

export function chestLaid(view: View, { chest, tunnel: sides }: wire.ChestLaid): View {
  const cell = required(view.parts.chests?.chests[chest]?.cell, `cell of chest ${chest}`);
  const tunnel = `${sides} chest` as Tunnel;
  const card = required(CARD_OF_SPELLING[tunnel], `tunnel ${tunnel}`);
  return { ...view, maze: withLaid(view.maze, { cell, card, tunnel }) };
}

export function looked(view: View, { seat, goal, face }: wire.Looked): View {
  const turn = view.turn;
  return withOwn({ ...view, looks: [...view.looks, { seat, goal, turn }] }, seat, (own) => ({
    looks: [...own.looks, { goal, face: required(face, `face of goal ${goal}`), turn }],
  }));
}
