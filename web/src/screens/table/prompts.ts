// What one is to do now, in words: for the eye beside the hand, and for the ear.
import type { State } from "../../state";
import { chosenCards } from "../../decide/selection";
import type { Deciding } from "../../decide/decision.svelte";
import { cardName, cellName, deedName, duesNamed, moveName, playerName, remarks } from "../../decide/names";
import { tollAsked } from "../../decide/toll";
import type { Cell } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

/** Whether the chosen card can be played nowhere. */
export function leadsNowhere({ choosing, offer }: Deciding): boolean {
  const chosen = choosing.way === "play" && chosenCards(choosing).length > 0;
  return chosen && offer.ready === null && offer.next.length === 0;
}

/** The next step of the own turn. */
export function stepOf(state: State, deciding: Deciding): string {
  const { choosing, offer } = deciding;
  if (offer.ready !== null) return moveName(offer.ready, state);
  const question = state.game?.asked.question ?? "turn";
  if (leadsNowhere(deciding)) return t("prompt-dead", { question });
  if (choosing.picks.length === 0) return t(`prompt-begin-${choosing.way}`, { question });
  const kind = offer.next[0]?.pick ?? "none";
  const time = choosing.picks.some(({ pick }) => pick === kind) ? "again" : "first";
  const card = chosenCards(choosing)[0]?.card ?? null;
  return t(`prompt-${kind}`, { time, card: card === null ? "" : cardName(card) });
}

/** What is asked that is not a turn, and why. */
export function questionOf(state: State): readonly [asked: string, why: string] {
  const game = state.game;
  const question = game?.asked.question ?? "turn";
  const inPlay = game?.in_play ?? null;
  const toll = question === "toll" ? (game?.choices[0] as Cell | undefined) : undefined;
  const dues = game && toll ? tollAsked(game, toll) : [];
  const why = t(`moment-${question}-why`, {
    player: playerName(state, game?.to_move ?? null),
    deed: inPlay && game ? deedName(inPlay, game.to_move, state) : "",
    cell: toll ? cellName(toll) : "",
    count: game?.own?.offer.length ?? 0,
    price: dues.reduce((sum, { count }) => sum + count, 0),
    toll: dues.length > 0 ? remarks(duesNamed(dues, state)) : "",
    goals_at_once: String(game?.options["goals_at_once"]),
    goal_misfit: String(game?.options["goal_misfit"]),
  });
  return [t(`moment-${question}`), why];
}

/** All that somebody has to know who does not see the table; nothing while others play. */
export function callOf(state: State, deciding: Deciding): readonly string[] {
  if (state.seat !== null && state.room.seats[state.seat]?.taken_over) return [t("table-held")];
  if (deciding.answers) return questionOf(state);
  return deciding.turn ? [stepOf(state, deciding)] : [];
}
