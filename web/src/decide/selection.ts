// Selecting a command step by step: the steps so far, the possible next steps, and the complete command.
import { liesTurned } from "../art/shape";
import { CARD_LYING } from "../wire/tables";
import type { AnyCommand, Card, Cell } from "../wire/types";
import { type Pick, type Route, spelt, type Way } from "./steps";

/** A step; for a card also its place in the hand. */
export type Made = Pick & { readonly place?: number };

export interface Choosing {
  readonly way: Way;
  readonly picks: readonly Made[];
  /** Whether the player wants the tunnel rotated, where it may be. */
  readonly turned: boolean;
}

export const NOTHING: Choosing = { way: "play", picks: [], turned: false };

export interface Offer {
  /** The possible next steps. */
  readonly next: readonly Pick[];
  /** The command that all steps together make; null while a step is missing. */
  readonly ready: AnyCommand | null;
}

const begins = (route: Route, picks: readonly Pick[]): boolean =>
  picks.length <= route.picks.length && picks.every((pick, step) => spelt(pick) === spelt(route.picks[step]!));

function those(routes: readonly Route[], { way, picks }: Choosing): readonly Route[] {
  return routes.filter((route) => route.way === way && begins(route, picks));
}

/** What is possible after the selected steps. */
export function offer(routes: readonly Route[], choosing: Choosing): Offer {
  const open = those(routes, choosing);
  const depth = choosing.picks.length;
  const next = new Map<string, Pick>();
  let ready: AnyCommand | null = null;
  for (const route of open) {
    const pick = route.picks[depth];
    if (pick === undefined) ready = depth === 0 ? null : route.command;
    else next.set(spelt(pick), pick);
  }
  return { next: [...next.values()], ready };
}

export const chosenCards = (choosing: Choosing): readonly (Made & { pick: "card" })[] =>
  choosing.picks.filter((pick) => pick.pick === "card");

export const chosenCell = (choosing: Choosing): Cell | null =>
  choosing.picks.findLast((pick) => pick.pick === "cell")?.cell ?? null;

export const chosenLie = (choosing: Choosing): string | null =>
  choosing.picks.findLast((pick) => pick.pick === "lie")?.tunnel ?? null;

/** Add a step, and the steps that follow from it: the tool if only one is broken, the orientation of a tunnel. */
export function picked(routes: readonly Route[], choosing: Choosing, pick: Made): Choosing {
  return settled(routes, { ...choosing, picks: [...choosing.picks, pick] });
}

function settled(routes: readonly Route[], choosing: Choosing): Choosing {
  const { next, ready } = offer(routes, choosing);
  const [first] = next;
  if (ready !== null || first === undefined || choosing.way === "answer") return choosing;
  if (first.pick === "lie") return { ...choosing, picks: [...choosing.picks, lieOf(next, choosing)] };
  const sure = next.length === 1 && (first.pick === "tool" || first.pick === "side" || first.pick === "front");
  return sure ? settled(routes, { ...choosing, picks: [...choosing.picks, first] }) : choosing;
}

/** As the player wants it if that is legal, otherwise the other way round. */
function lieOf(lies: readonly Pick[], { turned }: Choosing): Pick {
  const wanted = lies.find((pick) => pick.pick === "lie" && isTurned(pick.tunnel) === turned);
  return wanted ?? lies[0]!;
}

/** Whether a spelling is that of its card rotated. */
export function isTurned(tunnel: string): boolean {
  const card = CARD_LYING[tunnel];
  return card !== undefined && liesTurned(card, tunnel);
}

/** Whether the card is shown rotated: as it will be placed, or as wanted while no cell is chosen. */
export function showsTurned(choosing: Choosing): boolean {
  const lie = chosenLie(choosing);
  return lie === null ? choosing.turned : isTurned(lie);
}

/** The spellings of a card, upright and rotated; one if it is symmetric. */
export const spellingsOf = (card: Card): readonly string[] =>
  Object.keys(CARD_LYING)
    .filter((tunnel) => CARD_LYING[tunnel] === card)
    .sort((one, other) => Number(isTurned(one)) - Number(isTurned(other)));

/** Rotate the tunnel in its cell, or change the wanted rotation while no cell is chosen. */
export function turnedRound(routes: readonly Route[], choosing: Choosing): Choosing {
  if (choosing.way === "answer") return choosing;
  const turned = !choosing.turned;
  if (chosenLie(choosing) === null) return { ...choosing, turned };
  const before = { ...choosing, turned, picks: choosing.picks.slice(0, -1) };
  return settled(routes, before);
}

/** Remove the last step that the player chose, with the steps that were filled in after it. */
export function tookBack(routes: readonly Route[], choosing: Choosing): Choosing {
  for (let length = choosing.picks.length - 1; length > 0; length -= 1) {
    const before = { ...choosing, picks: choosing.picks.slice(0, length) };
    if (settled(routes, before).picks.length === length) return before;
  }
  return choosing.picks.length > 0 ? { ...choosing, picks: [] } : NOTHING;
}

/** The part of a selection that is still valid when the choices change; a chat message must not undo it. */
export function kept(routes: readonly Route[], choosing: Choosing, hand: readonly Card[]): Choosing {
  for (let length = choosing.picks.length; length > 0; length -= 1) {
    const before = { ...choosing, picks: choosing.picks.slice(0, length) };
    if (those(routes, before).length > 0) return before;
  }
  // A card that cannot be played may still be selected, while it is in the hand.
  const [first] = choosing.picks;
  const looked = first?.pick === "card" && first.place !== undefined && hand[first.place] === first.card;
  const way = routes.some((route) => route.way === choosing.way) ? choosing.way : "play";
  return looked && way === "play" ? { ...choosing, way, picks: [first] } : { ...NOTHING, way };
}

/** Select a card of the hand, or deselect it. In mode "play" it replaces the selected card. */
export function tookCard(routes: readonly Route[], choosing: Choosing, card: Card, place: number): Choosing {
  const cards = chosenCards(choosing);
  const there = cards.some((made) => made.place === place);
  const one = choosing.way === "play" || choosing.way === "dwarf" || choosing.way === "answer";
  if (there && one) return { ...choosing, picks: [], turned: false };
  if (there) return { ...choosing, picks: cards.filter((made) => made.place !== place) };
  const made: Made = { pick: "card", card, place };
  if (one || choosing.way === "toll") {
    const way = choosing.way === "dwarf" ? "dwarf" : "play";
    return picked(routes, { way, picks: [], turned: false }, made);
  }
  const more = picked(routes, { ...choosing, picks: cards }, made);
  // A card too many replaces the last one.
  return those(routes, more).length > 0 ? more : picked(routes, { ...choosing, picks: cards.slice(0, -1) }, made);
}
