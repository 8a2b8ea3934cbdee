// Choosing step by step: what is picked so far, what can be picked next, and which command it has come to.
import { liesTurned } from "../art/shape";
import { CARD_LYING } from "../wire/tables";
import type { AnyCommand, Card, Cell } from "../wire/types";
import { type Pick, type Route, spelt, type Way } from "./steps";

/** A pick, and for a card which of the hand's places it was taken from. */
export type Made = Pick & { readonly place?: number };

export interface Choosing {
  readonly way: Way;
  readonly picks: readonly Made[];
  /** Whether a tunnel is wanted turned round, where it may lie so. */
  readonly turned: boolean;
}

export const NOTHING: Choosing = { way: "play", picks: [], turned: false };

export interface Offer {
  /** What can be picked next. */
  readonly next: readonly Pick[];
  /** The command that all picks together name; null as long as something is missing. */
  readonly ready: AnyCommand | null;
}

const begins = (route: Route, picks: readonly Pick[]): boolean =>
  picks.length <= route.picks.length && picks.every((pick, step) => spelt(pick) === spelt(route.picks[step]!));

function those(routes: readonly Route[], { way, picks }: Choosing): readonly Route[] {
  return routes.filter((route) => route.way === way && begins(route, picks));
}

/** How things stand after what is picked so far. */
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

/** One more pick. What goes without saying is picked along: a tool if only one is broken, how a tunnel lies. */
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

/** As wanted if it may lie so, else the other way round. */
function lieOf(lies: readonly Pick[], { turned }: Choosing): Pick {
  const wanted = lies.find((pick) => pick.pick === "lie" && isTurned(pick.tunnel) === turned);
  return wanted ?? lies[0]!;
}

/** Whether a spelling is that of its card turned round. */
export function isTurned(tunnel: string): boolean {
  const card = CARD_LYING[tunnel];
  return card !== undefined && liesTurned(card, tunnel);
}

/** Whether the card is shown turned round: as it will lie, or as it is wanted as long as it has no cell. */
export function showsTurned(choosing: Choosing): boolean {
  const lie = chosenLie(choosing);
  return lie === null ? choosing.turned : isTurned(lie);
}

/** How a card is spelt as printed and turned round; once if it looks the same. */
export const spellingsOf = (card: Card): readonly string[] =>
  Object.keys(CARD_LYING)
    .filter((tunnel) => CARD_LYING[tunnel] === card)
    .sort((one, other) => Number(isTurned(one)) - Number(isTurned(other)));

/** Turn the tunnel round: the other way it may lie in its cell, or how it is wanted before there is a cell. */
export function turnedRound(routes: readonly Route[], choosing: Choosing): Choosing {
  if (choosing.way === "answer") return choosing;
  const turned = !choosing.turned;
  if (chosenLie(choosing) === null) return { ...choosing, turned };
  const before = { ...choosing, turned, picks: choosing.picks.slice(0, -1) };
  return settled(routes, before);
}

/** Take back the last thing picked by hand, with what was picked along. */
export function tookBack(routes: readonly Route[], choosing: Choosing): Choosing {
  for (let length = choosing.picks.length - 1; length > 0; length -= 1) {
    const before = { ...choosing, picks: choosing.picks.slice(0, length) };
    if (settled(routes, before).picks.length === length) return before;
  }
  return choosing.picks.length > 0 ? { ...choosing, picks: [] } : NOTHING;
}

/** What still holds when there are other choices: a chat line must not undo half a move. */
export function kept(routes: readonly Route[], choosing: Choosing, hand: readonly Card[]): Choosing {
  for (let length = choosing.picks.length; length > 0; length -= 1) {
    const before = { ...choosing, picks: choosing.picks.slice(0, length) };
    if (those(routes, before).length > 0) return before;
  }
  // A card may be looked at without being played, as long as it is in hand.
  const [first] = choosing.picks;
  const looked = first?.pick === "card" && first.place !== undefined && hand[first.place] === first.card;
  const way = routes.some((route) => route.way === choosing.way) ? choosing.way : "play";
  return looked && way === "play" ? { ...choosing, way, picks: [first] } : { ...NOTHING, way };
}

/** Pick a card of the hand, or lay it back. With `way` "play" one card takes the place of another. */
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
  // A fourth card takes the place of the one before.
  return those(routes, more).length > 0 ? more : picked(routes, { ...choosing, picks: cards.slice(0, -1) }, made);
}
