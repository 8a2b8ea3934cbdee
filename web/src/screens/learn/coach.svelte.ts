import { callApi } from "../../api";
import type { RoomState } from "../../state";
import type { AnyCommand, CoachHint } from "../../wire/types";

/** The hint for a decision of the player, and what the player could choose. */
interface Lesson {
  readonly hint: CoachHint;
  readonly choices: readonly AnyCommand[];
}

/** The coach of a player: fetches a hint for each decision, shows it on demand, and remarks on moves afterwards. */
export class Coach {
  #lesson = $state.raw<Lesson | null>(null);
  #asked = $state(false);
  #better = $state.raw<CoachHint | null>(null);
  /** The open decision of the player; empty while others decide. */
  #decision = "";

  /** The hint, if the player has asked for it. */
  get shown(): CoachHint | null {
    return this.#asked ? (this.#lesson?.hint ?? null) : null;
  }
  get ready(): boolean {
    return this.#lesson !== null;
  }
  /** What would have been much better than the last move. */
  get better(): CoachHint | null {
    return this.#better;
  }

  ask(): void {
    this.#asked = true;
  }

  dismiss(): void {
    this.#asked = false;
    this.#better = null;
  }

  /** Follow the game: call this with every new state. */
  async follow(state: RoomState): Promise<void> {
    const { choices, seat, game, room } = state;
    const open = choices !== null && seat !== null && game !== null;
    const decision = open ? `${game.round} ${game.turn} ${game.asked.question} ${choices.length}` : "";
    if (decision === this.#decision) return;
    if (this.#decision !== "") this.#judge(state);
    this.#decision = decision;
    if (!open) return;
    const path = { room: room.name };
    const result = await callApi("GET /api/rooms/{room}/hint", { path, query: { seat } });
    // The answer is outdated if the player has decided meanwhile.
    if (result.ok && this.#decision === decision) this.#lesson = { hint: result.value, choices };
  }

  /** The decision was made: was it much worse than the hint? Without a hint, nothing is said about it. */
  #judge(state: RoomState): void {
    const lesson = this.#lesson;
    this.#lesson = null;
    this.#asked = false;
    this.#better = lesson !== null && isMuchWorse(lesson, state) ? lesson.hint : null;
  }
}

function isMuchWorse({ hint, choices }: Lesson, state: RoomState): boolean {
  const played = playedSince(state, hint.number);
  return hint.much_worse.includes(choices.findIndex((each) => sameCommand(each, played)));
}

function playedSince({ log, seat }: RoomState, number: number): AnyCommand | null {
  for (const entry of log) {
    if (entry.number <= number || !("fact" in entry.item)) continue;
    const { item } = entry;
    if (item.fact === "CardPlayed" && item.seat === seat) return item.command;
    if (item.fact === "Passed" && item.seat === seat && item.cards !== null)
      return { do: "Pass", cards: item.cards } as AnyCommand;
  }
  return null;
}

const sameCommand = (one: AnyCommand, other: AnyCommand | null): boolean =>
  other !== null && sorted(one) === sorted(other);

const sorted = (command: AnyCommand): string => JSON.stringify(Object.entries(command).sort());
