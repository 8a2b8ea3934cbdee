// Texts that tell the player what to do now, for the action bar and for screen readers.
import type { RoomState } from "../../state";
import { chosenCards } from "../../decide/selection";
import type { Decision } from "../../decide/decision.svelte";
import { kebabCase, playerName } from "../../decide/names";
import { actionText, moveName } from "../../decide/sentences";
import type { AnyCommand, View } from "../../wire/types";
import { t } from "../../i18n/index.svelte";
import { textOf } from "./questions";

/** Whether the chosen card has no legal target. */
export function hasNoTarget({ selection, progress }: Decision): boolean {
  const chosen = selection.mode === "play" && chosenCards(selection).length > 0;
  return chosen && progress.ready === null && progress.next.length === 0;
}

/** How many cards the player may discard at once: one in the base game (TURN-1), up to three in Saboteur 2 (S2-4). */
export const mostDiscarded = (choices: readonly AnyCommand[]): number =>
  Math.max(0, ...choices.map((command) => (command.do === "Pass" ? command.cards.length : 0)));

/** The next step of the viewer's turn. */
export function turnPrompt(state: RoomState, decision: Decision): string {
  const { selection, progress } = decision;
  if (progress.ready !== null) return moveName(progress.ready, state);
  const question = state.game?.asked.question ?? "turn";
  if (hasNoTarget(decision)) return t("prompt-not-playable", { question });
  if (selection.steps.length === 0) {
    const count = mostDiscarded(state.choices ?? []);
    return t(`prompt-start-${kebabCase(selection.mode)}`, { question, count });
  }
  const kind = progress.next[0]?.kind ?? "none";
  if (kind === "front") return t("prompt-remove"); // `prompt-front` is the text of a button
  const occurrence = selection.steps.some((step) => step.kind === kind) ? "second" : "first";
  return t(`prompt-${kind}`, { occurrence });
}

/** The options of the game as variables of messages. */
const optionArgs = (game: View | null): Record<string, string> =>
  Object.fromEntries(Object.entries(game?.options ?? {}).map(([name, value]) => [name, String(value)]));

/** The open question, the explanation below it, and perhaps a note. */
export function questionText(state: RoomState): readonly string[] {
  const game = state.game;
  const question = game?.asked.question ?? "turn";
  const { hintArgs, note } = textOf(question);
  const hint = t(`question-${question}-hint`, {
    ...optionArgs(game),
    player: playerName(state, game?.to_move ?? null),
    action: game?.in_play ? actionText(game.in_play, game.to_move, state) : "",
    count: game?.own?.offer.length ?? 0,
    ...hintArgs?.(state),
  });
  const more = note?.(state) ?? null;
  return [t(`question-${question}`), hint, ...(more === null ? [] : [more])];
}

/** The announcement for screen readers; empty while other players decide. */
export function announcementOf(state: RoomState, decision: Decision): readonly string[] {
  if (state.seat !== null && state.room.seats[state.seat]?.taken_over) return [t("table-bot-took-over")];
  if (decision.isAnswer) return questionText(state);
  return decision.isTurn ? [turnPrompt(state, decision)] : [];
}
