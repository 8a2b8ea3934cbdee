// The command that somebody seems to want, though it is not legal: the server says why not.
import { BESIDE, opposite, shapeOf, type Side, SIDES } from "../art/shape";
import type { AnyCommand, Card, Cell, CommandName, View } from "../wire/types";
import { CARD_LYING } from "../wire/tables";
import { type Choosing, chosenCards, chosenCell, spellingsOf } from "./selection";
import { type Aim, aimOf, aimOfAnswer } from "./targets";

const same = (one: Cell | null, other: Cell): boolean =>
  one !== null && one[0] === other[0] && one[1] === other[1];

/** A reason that needs no asking: the server has no word for what is no command at all. */
export interface Known {
  readonly reason: "wrong-target" | "veto-out-of-turn" | "no-free-end";
  readonly rule: string;
  /** What should have been touched instead. */
  readonly target?: Aim["target"];
}

export type Wanted = AnyCommand | Known | null;

/** What it would be to use the chosen card on a cell, or to answer with it; null if nothing is asked for. */
export function onCell(choosing: Choosing, cell: Cell, view: View, asked: CommandName | null): Wanted {
  const [made] = chosenCards(choosing);
  switch (choosing.way) {
    case "answer":
      return answerAt(cell, view, asked);
    case "toll":
      return { do: "AskToll", cell, seat: anotherSeat(view) };
    case "dwarf":
      return made ? { do: "StandDwarf", card: made.card, cell, side: "N" } : null;
    case "play":
      return made ? playAt(choosing, made.card, cell, view) : null;
    default:
      return null;
  }
}

function playAt(choosing: Choosing, card: Card, cell: Cell, view: View): Wanted {
  const goal = goalAt(view, cell);
  const chest = chestAt(view, cell);
  if (card === "map" && goal !== undefined) return { do: "ReadMap", goal };
  if (card === "map" && chest !== undefined) return { do: "LookInChest", chest };
  if (card === "goal swap" && goal !== undefined) return swapWith(goal, view);
  if (card === "rockfall") return { do: "Rockfall", cell };
  if (card === "detour") return detourTo(cell, view);
  return card in CARD_LYING ? layAt(choosing, cell) : elsewhere(aimOf(card, view));
}

const goalAt = (view: View, cell: Cell): number | undefined =>
  view.goals.find((each) => same(each.cell, cell))?.goal;
const chestAt = (view: View, cell: Cell): number | undefined =>
  view.chests?.find((each) => same(each.cell, cell))?.chest;

/** A decision about a goal or a chest, answered with what lies in a cell. */
function answerAt(cell: Cell, view: View, asked: CommandName | null): Wanted {
  const goal = goalAt(view, cell);
  const chest = chestAt(view, cell);
  const turns = asked === "TurnGoal" || asked === "OpenChest"; // one question, which may be about both
  if (turns && goal !== undefined) return { do: "TurnGoal", goal };
  if (turns && chest !== undefined) return { do: "OpenChest", chest };
  if (asked === "MoveGoal" && goal !== undefined) return { do: "MoveGoal", goal };
  return elsewhere(aimOfAnswer(asked));
}

const elsewhere = (aim: Aim | null): Known | null => aim && { reason: "wrong-target", ...aim };

function layAt(choosing: Choosing, cell: Cell): AnyCommand | null {
  const [made] = chosenCards(choosing);
  const spellings = made ? spellingsOf(made.card) : [];
  const tunnel = spellings[choosing.turned ? 1 : 0] ?? spellings[0];
  return tunnel === undefined ? null : lay(tunnel, cell);
}

const lay = (tunnel: string, cell: Cell): AnyCommand => ({ do: "LayTunnel", tunnel, cell }) as AnyCommand;

/** Where none was laid, any tunnel will do: the server says that there is none to be moved (WC-23). */
function detourTo(cell: Cell, view: View): AnyCommand {
  const last = view.maze.find((laid) => same(view.last_laid, laid.cell));
  return { do: "Detour", tunnel: last?.tunnel ?? "NESW", cell } as AnyCommand;
}

function swapWith(goal: number, view: View): AnyCommand {
  const others = view.goals.filter((each) => each.goal !== goal);
  const other = (others.find(({ face }) => face === null) ?? others[0])?.goal ?? goal;
  return { do: "SwapGoals", goals: goal < other ? [goal, other] : [other, goal] };
}

/** What it would be to lay a tunnel in its cell the other way round. */
export function otherWay(lie: string, cell: Cell, moves: boolean): AnyCommand | null {
  const card = CARD_LYING[lie];
  const other = card && spellingsOf(card).find((tunnel) => tunnel !== lie);
  if (other === undefined) return null;
  return { do: moves ? "Detour" : "LayTunnel", tunnel: other, cell } as AnyCommand;
}

/** What it would be to use the chosen card on a player, or to answer with one. */
export function onSeat(choosing: Choosing, seat: number, view: View, asked: CommandName | null): Wanted {
  const [made] = chosenCards(choosing);
  const cell = chosenCell(choosing);
  switch (choosing.way) {
    case "answer":
      return answerWith(seat, asked);
    case "toll":
      return cell && { do: "AskToll", cell, seat };
    case "dwarf":
      return made ? { reason: "no-free-end", rule: "TOLL-1" } : null;
    case "play":
      return made ? playOn(made.card, seat, view) : null;
    default:
      return null;
  }
}

function answerWith(seat: number, asked: CommandName | null): Wanted {
  if (asked === "Steal" || asked === "RobHand" || asked === "LookAtRole") return { do: asked, seat };
  return elsewhere(aimOfAnswer(asked));
}

function playOn(card: Card, seat: number, view: View): Wanted {
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
      return elsewhere(aimOf(card, view));
  }
}

function mend(seat: number, view: View, card: Card): AnyCommand {
  const tools = ["pickaxe", "lantern", "cart"] as const;
  const broken = tools.filter((tool) => view.fronts[seat]?.includes(`broken ${tool}`));
  const tool = broken[0] ?? tools.find((each) => card.includes(each)) ?? "pickaxe";
  return { do: "Repair", card, seat, tool } as AnyCommand;
}

/** Cards for others: to ask about oneself would hide why nobody else will do. */
const FOR_OTHERS: readonly Card[] = ["trapped", "inspection", "hand swap"];

const anotherSeat = (view: View): number => (view.seat === 0 ? 1 : 0);

/** Any use of the chosen card, to hear why there is none. */
export function atAll(choosing: Choosing, view: View): Wanted {
  const [made] = chosenCards(choosing);
  if (made === undefined) return null;
  const { card } = made;
  if (card in CARD_LYING) return layAt(choosing, [1, 0]);
  switch (card) {
    case "map":
      return { do: "ReadMap", goal: view.goals[0]?.goal ?? 0 };
    case "theft":
      return { do: "PlanTheft" };
    case "goal swap":
      return { do: "SwapGoals", goals: [0, 1] };
    case "trove":
      return { do: "SearchTrove" };
    case "change of direction":
      return { do: "ChangeDirection" };
    case "path specialist":
      return { do: "CallSpecialist" };
    case "rockfall": // nothing but the start and goals lies there, or it could be played
      return { do: "Rockfall", cell: [1, 0] };
    case "detour":
      return detourTo([1, 0], view);
    case "veto":
      return { reason: "veto-out-of-turn", rule: "WC-19" };
  }
  const others = card.startsWith("broken ") || FOR_OTHERS.includes(card);
  return playOn(card, others ? anotherSeat(view) : (view.seat ?? 0), view);
}

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
