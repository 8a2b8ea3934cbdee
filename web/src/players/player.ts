// Texts about a player, for screen readers.
import type { RoomState } from "../state";
import type { KnownRole } from "../decide/private_knowledge";
import { cardName, listText, playerName, remarks, roleName } from "../decide/names";
import { paysInTokens } from "../modules";
import type { View } from "../wire/types";
import { t } from "../i18n/index.svelte";

export type Mark = "" | "friend" | "unsure" | "foe";
export const MARKS: readonly Mark[] = ["", "friend", "unsure", "foe"];

export function markOf(state: RoomState, seat: number): Mark {
  return (state.own?.marks.find(([about]) => about === seat)?.[1] ?? "") as Mark;
}

export function noteAbout(state: RoomState, about: number | null): string {
  return state.own?.notes.find(([each]) => each === about)?.[1] ?? "";
}

/** All seats of the person at this seat, if they have several and are not the viewer. */
export function seatsOfPerson(state: RoomState, seat: number): readonly number[] {
  const person = state.room.seats[seat]?.person ?? null;
  if (person === null || state.seats.includes(seat)) return [];
  const seats = [...state.room.seats.keys()].filter((each) => state.room.seats[each]?.person === person);
  return seats.length > 1 ? seats : [];
}

/** A remark that one person plays several seats; empty if not. */
export function samePersonText(state: RoomState, seat: number): string {
  const seats = seatsOfPerson(state, seat);
  return seats.length === 0
    ? ""
    : t("player-same-person", { players: listText(seats.map((each) => playerName(state, each))) });
}

/**
 * Whether this viewer may see how many tokens a player has (S2-3): own tokens always, those of others if tokens are
 * open, and all when the game is over.
 */
export function showsTokens(game: View, seat: number, viewer: number | null): boolean {
  return game.options["tokens_open"] !== false || seat === viewer || game.winners.length > 0;
}

/** Everything that the tile of a player shows, as text. */
export function playerText(state: RoomState, seat: number, known: KnownRole | null, legal: boolean): string {
  const game = state.game;
  const seatView = state.room.seats[seat];
  const fronts = game?.fronts[seat] ?? [];
  const purse = game?.purses[seat];
  const tokensVisible = game !== null && showsTokens(game, seat, state.seat);
  const mark = markOf(state, seat);
  const parts = [
    playerName(state, seat),
    seat === state.seat && t("player-you"),
    seatView?.taken_over ? t("player-bot-took-over") : seatView?.bot != null && t("player-bot"),
    seatView?.bot === null && !seatView.taken_over && !state.connected.includes(seat) && t("player-away"),
    samePersonText(state, seat) || false,
    game?.to_move === seat ? t("player-turn") : game?.asked.seats.includes(seat) && t("player-deciding"),
    game?.out.includes(seat) && t("player-out"),
    t("player-hand", { count: game?.hands[seat] ?? 0 }),
    purse !== undefined && purse.cards > 0 && t("player-gold-cards", { count: purse.cards }),
    tokensVisible && purse !== undefined && purse.tokens !== 0 && t("player-tokens", { count: purse.tokens }),
    game !== null && !tokensVisible && paysInTokens(state.room.options) && t("player-tokens-hidden"),
    fronts.length > 0 && t("player-fronts", { cards: listText(fronts.map(cardName)) }),
    known !== null &&
      t("player-known-role", { role: roleName(known.role), age: known.age, past: known.past ? "yes" : "no" }),
    mark !== "" && t(`player-mark-${mark}`),
    legal && t("table-can-be-chosen"),
  ];
  return remarks(parts.filter((part) => typeof part === "string"));
}
