// The command that somebody seems to want, though it is not legal: the server says why not.
import { opposite, shapeOf, type Side, SIDES } from "../art/shape";
import type { AnyCommand, Cell, View } from "../wire/types";
import { CARD_LYING } from "../wire/tables";
import { type Choosing, chosenCards, spellingsOf } from "./choosing";

const same = (one: Cell | null, other: Cell): boolean =>
  one !== null && one[0] === other[0] && one[1] === other[1];

/** What it would be to use the chosen card on a cell; null if it is nothing that could be asked. */
export function onCell(choosing: Choosing, cell: Cell, view: View): AnyCommand | null {
  const [made] = chosenCards(choosing);
  if (choosing.way === "dwarf" && made) return { do: "StandDwarf", card: made.card, cell, side: "N" };
  if (choosing.way !== "play" || made === undefined) return null;
  const goal = view.goals.find((each) => same(each.cell, cell))?.goal;
  const chest = view.chests?.find((each) => same(each.cell, cell))?.chest;
  if (made.card === "map" && goal !== undefined) return { do: "ReadMap", goal };
  if (made.card === "map" && chest !== undefined) return { do: "LookInChest", chest };
  if (made.card === "rockfall") return { do: "Rockfall", cell };
  if (made.card === "detour") return detourTo(cell, view);
  return layAt(choosing, cell);
}

function layAt(choosing: Choosing, cell: Cell): AnyCommand | null {
  const [made] = chosenCards(choosing);
  const spellings = made ? spellingsOf(made.card) : [];
  const tunnel = spellings[choosing.turned ? 1 : 0] ?? spellings[0];
  return tunnel === undefined ? null : lay(tunnel, cell);
}

const lay = (tunnel: string, cell: Cell): AnyCommand => ({ do: "LayTunnel", tunnel, cell }) as AnyCommand;

function detourTo(cell: Cell, view: View): AnyCommand | null {
  const last = view.maze.find((laid) => same(view.last_laid, laid.cell));
  return last === undefined ? null : ({ do: "Detour", tunnel: last.tunnel, cell } as AnyCommand);
}

/** What it would be to lay a tunnel in its cell the other way round. */
export function otherWay(lie: string, cell: Cell, moves: boolean): AnyCommand | null {
  const card = CARD_LYING[lie];
  const other = card && spellingsOf(card).find((tunnel) => tunnel !== lie);
  if (other === undefined) return null;
  return { do: moves ? "Detour" : "LayTunnel", tunnel: other, cell } as AnyCommand;
}

/** What it would be to use the chosen card on a player. */
export function onSeat(choosing: Choosing, seat: number, view: View): AnyCommand | null {
  const [made] = chosenCards(choosing);
  if (choosing.way !== "play" || made === undefined) return null;
  const card = made.card;
  if (card.startsWith("broken ")) return { do: "Sabotage", card, seat };
  if (card.startsWith("repair ") || card === "master craftsman") return mend(seat, view, card);
  switch (card) {
    case "hands off":
      return { do: "HandsOff", seat };
    case "trapped":
      return { do: "Trap", seat };
    case "free":
      return { do: "Free", seat };
    case "inspection":
      return { do: "Inspect", seat };
    case "hat swap":
      return { do: "SwapHats", seat };
    case "hand swap":
      return { do: "SwapHands", seat };
    default:
      return null;
  }
}

function mend(seat: number, view: View, card: AnyCommand extends infer _ ? string : never): AnyCommand {
  const tools = ["pickaxe", "lantern", "cart"] as const;
  const broken = tools.filter((tool) => view.fronts[seat]?.includes(`broken ${tool}`));
  const tool = broken[0] ?? tools.find((each) => card.includes(each)) ?? "pickaxe";
  return { do: "Repair", card, seat, tool } as AnyCommand;
}

/** Any use of the chosen card, to hear why there is none; null if it needs more than a card. */
export function atAll(choosing: Choosing, view: View): AnyCommand | null {
  const [made] = chosenCards(choosing);
  if (made === undefined) return null;
  const seat = view.seat ?? 0;
  if (made.card in CARD_LYING) return layAt(choosing, [1, 0]);
  switch (made.card) {
    case "map":
      return { do: "ReadMap", goal: view.goals[0]?.goal ?? 0 };
    case "theft":
      return { do: "PlanTheft" };
    case "goal swap":
      return { do: "SwapGoals", goals: [0, 1] };
    case "trove":
      return { do: "SearchTrove" };
    case "path specialist":
      return { do: "CallSpecialist" };
    case "detour":
      return detourTo([1, 0], view);
    default:
      return onSeat(choosing, seat, view);
  }
}

const BESIDE: Readonly<Record<Side, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const opens = (tunnel: string, side: Side): boolean => {
  const { passages, stubs } = shapeOf(tunnel);
  return [...passages.flat(), ...stubs].includes(side);
};

/** At which sides a tunnel would not match what lies there: open against closed (TUN-2). */
export function clashing(command: AnyCommand, view: View): readonly Side[] {
  if (command.do !== "LayTunnel" && command.do !== "Detour") return [];
  const { tunnel, cell } = command;
  const from = command.do === "Detour" ? view.last_laid : null; // which is taken up first
  return SIDES.filter((side) => {
    const [dx, dy] = BESIDE[side];
    const there = view.maze.find((laid) => same(laid.cell, [cell[0] + dx, cell[1] + dy]));
    if (there === undefined || same(from, there.cell)) return false;
    return opens(there.tunnel, opposite(side)) !== opens(tunnel, side);
  });
}
