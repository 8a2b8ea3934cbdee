// The view at one step of a replay: a seat's, a spectator's, or with all cards open.
import { viewAfter } from "../../state";
import type { AnyFact, Card, GoalsPutBack, Own, RoundBegun, Step, View } from "../../wire/types";

export interface ReplayView {
  readonly view: View;
  /** With all cards open: the view of each seat, and the face-down cards. Otherwise null. */
  readonly all: OpenCards | null;
}

export interface OpenCards {
  readonly views: readonly View[];
  readonly goals: readonly (Card | null)[];
  readonly chests: readonly (Card | null)[];
}

/** The view before the first fact. With all cards open it has a view for each seat. */
export function initialReplayView(opening: View, viewAs: string): ReplayView {
  if (viewAs !== "all") return { view: opening, all: null };
  const views = opening.hands.map((_, seat) => ({ ...opening, seat, own: null }));
  return { view: opening, all: { views, goals: [], chests: [] } };
}

/** The view after one more step. */
export function applyStep({ view, all }: ReplayView, { facts, game, own }: Step): ReplayView {
  if (game === undefined) return { view, all };
  const after = viewAfter(view, facts, game);
  if (all === null) return { view: after, all };
  const views = all.views.map((each, seat) => viewOfSeat(each, facts, game, own?.[seat]));
  return { view: after, all: { ...facts.reduce(turnFaceDown, all), views } };
}

function viewOfSeat(
  view: View,
  facts: readonly AnyFact[],
  game: Step["game"] & {},
  own: Own | null | undefined,
): View {
  return { ...viewAfter(view, facts, game), seat: view.seat, ...(own && { own }) };
}

/** The face-down cards after one more fact. */
function turnFaceDown(all: OpenCards, fact: AnyFact): OpenCards {
  if (fact.fact === "RoundBegun") return { ...all, ...faceDown(fact) };
  if (fact.fact === "GoalsPutBack") return { ...all, goals: goalsAfter(all.goals, fact) };
  return all;
}

function faceDown({ goals, chest_tunnels }: RoundBegun): Pick<OpenCards, "goals" | "chests"> {
  return { goals, chests: chest_tunnels };
}

/** The faces move with the cards (WC-17). */
function goalsAfter(
  goals: OpenCards["goals"],
  { one, other, swapped: wereSwapped }: GoalsPutBack,
): OpenCards["goals"] {
  return wereSwapped === true ? goals.with(one, goals[other] ?? null).with(other, goals[one] ?? null) : goals;
}

/** The private part of each seat, as far as the viewer sees it. */
export function privateParts({ view, all }: ReplayView): readonly (Own | null)[] {
  if (all !== null) return all.views.map((each) => each.own);
  return view.hands.map((_, seat) => (seat === view.seat ? view.own : null));
}

/** The role of each seat, if the viewer knows it. */
export function visibleRoles(replayView: ReplayView): readonly (string | null)[] {
  const { roles } = replayView.view;
  if (roles !== null) return roles;
  return privateParts(replayView).map((own) => (own === null || own.role === "unknown" ? null : own.role));
}
