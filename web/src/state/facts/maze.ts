// The maze: tunnels placed, moved and removed, goals and chests looked at and turned over.
import { CARD_OF_SPELLING } from "../../wire/tables";
import type * as wire from "../../wire/types";
import type { Cell, Tunnel, View } from "../../wire/types";
import { clearQuestion, updateAt, withLaid, sameCell, toDiscard, withOwn } from "../view_updates";
import { required } from "../out_of_sync";

function layTunnel(view: View, cell: Cell, tunnel: Tunnel): View {
  const card = required(CARD_OF_SPELLING[tunnel], `tunnel ${tunnel}`);
  return { ...view, maze: withLaid(view.maze, { cell, card, tunnel }), last_laid: cell };
}

export function tunnelLaid(view: View, { cell, tunnel }: wire.TunnelLaid): View {
  return layTunnel({ ...view, in_play: null }, cell, tunnel);
}

export function tunnelMoved(view: View, { origin, cell, tunnel }: wire.TunnelMoved): View {
  const lifted = { ...view, maze: view.maze.filter((laid) => !sameCell(laid.cell, origin)) };
  return layTunnel(lifted, cell, tunnel);
}

export function tunnelRemoved(view: View, { cell }: wire.TunnelRemoved): View {
  const removed: View = {
    ...view,
    maze: view.maze.filter((laid) => !sameCell(laid.cell, cell)),
    last_laid: sameCell(view.last_laid, cell) ? null : view.last_laid,
    ...(view.chests && {
      chests: view.chests.map((chest) => (sameCell(chest.cell, cell) ? { ...chest, cell: null } : chest)),
    }),
  };
  const card = view.maze.find((laid) => sameCell(laid.cell, cell))?.card;
  // A chest's tunnel, face up or down, is put aside and not discarded (CHEST-3).
  return card === undefined || card.endsWith(" chest") ? removed : toDiscard(removed, card);
}

// ---------------------------------------------------------------- goals

export function goalTurned(view: View, { goal, face }: wire.GoalTurned): View {
  return { ...clearQuestion(view), goals: updateAt(view.goals, goal, (each) => ({ ...each, face })) };
}

export function goalLaid(view: View, { goal, tunnel }: wire.GoalLaid): View {
  const { cell, face } = required(view.goals[goal], `goal ${goal}`);
  const card = required(face, `face of goal ${goal}`);
  return { ...clearQuestion(view), maze: withLaid(view.maze, { cell, card, tunnel: tunnel as Tunnel }) };
}

export function goalMoved(view: View, { goal }: wire.GoalMoved): View {
  const goals = updateAt(view.goals, goal, (each) => ({
    ...each,
    cell: [each.cell[0] + 1, each.cell[1]] as const,
  }));
  return { ...clearQuestion(view), goals };
}

export function goalsPutBack(view: View, { seat, one, other, swapped }: wire.GoalsPutBack): View {
  const goals = [one, other] as const;
  const turn = view.turn;
  const recorded = { ...clearQuestion(view), goal_swaps: [...view.goal_swaps, { seat, goals, turn }] };
  return withOwn(recorded, seat, (own) => ({
    goal_swaps: [...own.goal_swaps, { goals, swapped: swapped === true, turn }],
  }));
}

export function looked(view: View, { seat, goal, face }: wire.Looked): View {
  const turn = view.turn;
  return withOwn({ ...view, looks: [...view.looks, { seat, goal, turn }] }, seat, (own) => ({
    looks: [...own.looks, { goal, face: required(face, `face of goal ${goal}`), turn }],
  }));
}

// ---------------------------------------------------------------- chests

export function chestSeen(view: View, { seat, chest, tunnel, found }: wire.ChestSeen): View {
  const turn = view.turn;
  return withOwn({ ...view, chest_looks: [...view.chest_looks, { seat, chest, turn }] }, seat, (own) => ({
    chest_looks: [
      ...own.chest_looks,
      { chest, tunnel: required(tunnel, "tunnel"), found: required(found, "content of the chest"), turn },
    ],
  }));
}

export function chestTurned(view: View, { chest, tunnel }: wire.ChestTurned): View {
  return { ...clearQuestion(view), chests: updateAt(view.chests ?? [], chest, (each) => ({ ...each, tunnel })) };
}

export function chestLaid(view: View, { chest, tunnel }: wire.ChestLaid): View {
  const covered = required(view.chests?.[chest], `chest ${chest}`);
  const laid = {
    cell: required(covered.cell, "cell of the chest"),
    card: required(covered.tunnel, "tunnel of the chest"),
    tunnel: `${tunnel} chest` as Tunnel,
  };
  return { ...clearQuestion(view), maze: withLaid(view.maze, laid) };
}
