// Turns an illegal choice into the command that the player seems to want, so that the server can explain the refusal.
import { NEIGHBOUR_OFFSET, opposite, shapeOf, type Side, SIDES } from "../art/shape";
import type { AnyCommand, Card, Cell, CommandName, View } from "../wire/types";
import { CARD_OF_SPELLING } from "../wire/tables";
import { type Selection, chosenCards, chosenCell, orientationsOf } from "./selection";
import { type TargetRule, targetOfCard, targetOfAnswer } from "./targets";

const same = (one: Cell | null, other: Cell): boolean =>
  one !== null && one[0] === other[0] && one[1] === other[1];

/** A reason known without the server, because there is no such command. */
export interface LocalReason {
  readonly reason: "wrong-target" | "veto-out-of-turn" | "no-free-end";
  readonly rule: string;
  /** What the player should tap instead. */
  readonly target?: TargetRule["target"];
}

export type Attempt = AnyCommand | LocalReason | null;

/** The command that uses the chosen card on a cell, or that answers with the cell; null if there is none. */
export function attemptOnCell(selection: Selection, cell: Cell, view: View, asked: CommandName | null): Attempt {
  const [chosen] = chosenCards(selection);
  switch (selection.mode) {
    case "answer":
      return answerAt(cell, view, asked);
    case "toll":
      return { do: "AskToll", cell, seat: anotherSeat(view) };
    case "dwarf":
      return chosen ? { do: "StandDwarf", card: chosen.card, cell, side: "N" } : null;
    case "play":
      return chosen ? playAt(selection, chosen.card, cell, view) : null;
    default:
      return null;
  }
}

function playAt(selection: Selection, card: Card, cell: Cell, view: View): Attempt {
  const goal = goalAt(view, cell);
  const chest = chestAt(view, cell);
  if (card === "map" && goal !== undefined) return { do: "ReadMap", goal };
  if (card === "map" && chest !== undefined) return { do: "LookInChest", chest };
  if (card === "goal swap" && goal !== undefined) return swapWith(goal, view);
  if (card === "rockfall") return { do: "Rockfall", cell };
  if (card === "detour") return detourTo(cell, view);
  return card in CARD_OF_SPELLING ? layAt(selection, cell) : wrongTarget(targetOfCard(card, view));
}

const goalAt = (view: View, cell: Cell): number | undefined =>
  view.goals.find((each) => same(each.cell, cell))?.goal;
const chestAt = (view: View, cell: Cell): number | undefined =>
  view.chests?.find((each) => same(each.cell, cell))?.chest;

/** The answer that chooses the goal or chest in a cell. */
function answerAt(cell: Cell, view: View, asked: CommandName | null): Attempt {
  const goal = goalAt(view, cell);
  const chest = chestAt(view, cell);
  const turnsOver = asked === "TurnGoal" || asked === "OpenChest"; // one question, which may be about both
  if (turnsOver && goal !== undefined) return { do: "TurnGoal", goal };
  if (turnsOver && chest !== undefined) return { do: "OpenChest", chest };
  if (asked === "MoveGoal" && goal !== undefined) return { do: "MoveGoal", goal };
  return wrongTarget(targetOfAnswer(asked));
}

const wrongTarget = (target: TargetRule | null): LocalReason | null =>
  target && { reason: "wrong-target", ...target };

function layAt(selection: Selection, cell: Cell): AnyCommand | null {
  const [chosen] = chosenCards(selection);
  const spellings = chosen ? orientationsOf(chosen.card) : [];
  const tunnel = spellings[selection.turned ? 1 : 0] ?? spellings[0];
  return tunnel === undefined ? null : lay(tunnel, cell);
}

const lay = (tunnel: string, cell: Cell): AnyCommand => ({ do: "LayTunnel", tunnel, cell }) as AnyCommand;

/** If no tunnel was placed, any spelling will do: the server says that there is none to move (WC-23). */
function detourTo(cell: Cell, view: View): AnyCommand {
  const last = view.maze.find((laid) => same(view.last_laid, laid.cell));
  return { do: "Detour", tunnel: last?.tunnel ?? "NESW", cell } as AnyCommand;
}

function swapWith(goal: number, view: View): AnyCommand {
  const others = view.goals.filter((each) => each.goal !== goal);
  const other = (others.find(({ face }) => face === null) ?? others[0])?.goal ?? goal;
  return { do: "SwapGoals", goals: goal < other ? [goal, other] : [other, goal] };
}

/** The command that places a tunnel in its cell in the other orientation. */
export function attemptRotated(tunnel: string, cell: Cell, isDetour: boolean): AnyCommand | null {
  const card = CARD_OF_SPELLING[tunnel];
  const other = card && orientationsOf(card).find((each) => each !== tunnel);
  if (other === undefined) return null;
  return { do: isDetour ? "Detour" : "LayTunnel", tunnel: other, cell } as AnyCommand;
}

/** The command that uses the chosen card on a player, or that answers with the player. */
export function attemptOnSeat(selection: Selection, seat: number, view: View, asked: CommandName | null): Attempt {
  const [chosen] = chosenCards(selection);
  const cell = chosenCell(selection);
  switch (selection.mode) {
    case "answer":
      return answerWith(seat, asked);
    case "toll":
      return cell && { do: "AskToll", cell, seat };
    case "dwarf":
      return chosen ? { reason: "no-free-end", rule: "TOLL-1" } : null;
    case "play":
      return chosen ? playOn(chosen.card, seat, view) : null;
    default:
      return null;
  }
}

function answerWith(seat: number, asked: CommandName | null): Attempt {
  if (asked === "Steal" || asked === "RobHand" || asked === "LookAtRole") return { do: asked, seat };
  return wrongTarget(targetOfAnswer(asked));
}

function playOn(card: Card, seat: number, view: View): Attempt {
  if (card.startsWith("broken ")) return { do: "Sabotage", card, seat };
  if (card.startsWith("repair ") || card === "master craftsman") return repair(seat, view, card);
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
      return wrongTarget(targetOfCard(card, view));
  }
}

function repair(seat: number, view: View, card: Card): AnyCommand {
  const tools = ["pickaxe", "lantern", "cart"] as const;
  const broken = tools.filter((tool) => view.fronts[seat]?.includes(`broken ${tool}`));
  const tool = broken[0] ?? tools.find((each) => card.includes(each)) ?? "pickaxe";
  return { do: "Repair", card, seat, tool } as AnyCommand;
}

/** Cards for other players: asking about the player's own seat would give another reason. */
const FOR_OTHERS: readonly Card[] = ["trapped", "inspection", "hand swap"];

const anotherSeat = (view: View): number => (view.seat === 0 ? 1 : 0);

/** Any command with the chosen card, so that the server explains why the card cannot be played. */
export function attemptAnywhere(selection: Selection, view: View): Attempt {
  const [chosen] = chosenCards(selection);
  if (chosen === undefined) return null;
  const { card } = chosen;
  if (card in CARD_OF_SPELLING) return layAt(selection, [1, 0]);
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
    case "rockfall": // the cell is empty; if there were a tunnel to remove, the card could be played
      return { do: "Rockfall", cell: [1, 0] };
    case "detour":
      return detourTo([1, 0], view);
    case "veto":
      return { reason: "veto-out-of-turn", rule: "WC-19" };
  }
  const onOthers = card.startsWith("broken ") || FOR_OTHERS.includes(card);
  return playOn(card, onOthers ? anotherSeat(view) : (view.seat ?? 0), view);
}

const isOpenAt = (tunnel: string, side: Side): boolean => {
  const { passages, stubs } = shapeOf(tunnel);
  return [...passages.flat(), ...stubs].includes(side);
};

/** The sides at which a tunnel does not match its neighbours: open against closed (TUN-2). */
export function mismatchedSides(command: AnyCommand, view: View): readonly Side[] {
  if (command.do !== "LayTunnel" && command.do !== "Detour") return [];
  const { tunnel, cell } = command;
  const from = command.do === "Detour" ? view.last_laid : null; // it is picked up first
  return SIDES.filter((side) => {
    const [dx, dy] = NEIGHBOUR_OFFSET[side];
    const neighbour = view.maze.find((laid) => same(laid.cell, [cell[0] + dx, cell[1] + dy]));
    if (neighbour === undefined || same(from, neighbour.cell)) return false;
    return isOpenAt(neighbour.tunnel, opposite(side)) !== isOpenAt(tunnel, side);
  });
}
