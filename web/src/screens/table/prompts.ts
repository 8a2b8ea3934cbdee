// Texts that tell the player what to do now, for the action bar and for screen readers.
import type { RoomState } from "../../state";
import { chosenCards } from "../../decide/selection";
import type { Decision } from "../../decide/decision.svelte";
import { cellName, playerName, remarks } from "../../decide/names";
import { actionText, duesText, moveName } from "../../decide/sentences";
import { tollAsked } from "../../decide/toll";
import type { Cell } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

/** Whether the chosen card has no legal target. */
export function hasNoTarget({ selection, progress }: Decision): boolean {
  const chosen = selection.mode === "play" && chosenCards(selection).length > 0;
  return chosen && progress.ready === null && progress.next.length === 0;
}

/** The next step of the viewer's turn. */
export function turnPrompt(state: RoomState, decision: Decision): string {
  const { selection, progress } = decision;
  if (progress.ready !== null) return moveName(progress.ready, state);
  const question = state.game?.asked.question ?? "turn";
  if (hasNoTarget(decision)) return t("prompt-not-playable", { question });
  if (selection.steps.length === 0) return t(`prompt-start-${selection.mode}`, { question });
  const kind = progress.next[0]?.kind ?? "none";
  if (kind === "front") return t("prompt-remove"); // `prompt-front` is the text of a button
  const occurrence = selection.steps.some((step) => step.kind === kind) ? "second" : "first";
  return t(`prompt-${kind}`, { occurrence });
}

/** The open question, and the explanation below it. */
export function questionText(state: RoomState): readonly [title: string, hint: string] {
  const game = state.game;
  const question = game?.asked.question ?? "turn";
  const inPlay = game?.in_play ?? null;
  const toll = question === "toll" ? (game?.choices[0] as Cell | undefined) : undefined;
  const dues = game && toll ? tollAsked(game, toll) : [];
  const hint = t(`question-${question}-hint`, {
    player: playerName(state, game?.to_move ?? null),
    action: inPlay && game ? actionText(inPlay, game.to_move, state) : "",
    cell: toll ? cellName(toll) : "",
    count: game?.own?.offer.length ?? 0,
    price: dues.reduce((sum, { count }) => sum + count, 0),
    toll: dues.length > 0 ? remarks(duesText(dues, state)) : "",
    goals_at_once: String(game?.options["goals_at_once"]),
    goal_misfit: String(game?.options["goal_misfit"]),
  });
  return [t(`question-${question}`), hint];
}

/** The announcement for screen readers; empty while other players decide. */
export function announcementOf(state: RoomState, decision: Decision): readonly string[] {
  if (state.seat !== null && state.room.seats[state.seat]?.taken_over) return [t("table-bot-took-over")];
  if (decision.isAnswer) return questionText(state);
  return decision.isTurn ? [turnPrompt(state, decision)] : [];
}
