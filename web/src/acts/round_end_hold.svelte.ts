import type { RoomState } from "../state";
import { beforeRoundEnd } from "../state/ended_table";

/** The end of a round waits at most this long for the acts of the last move, in milliseconds. */
const MAX_TIME = 8000;

/** Keeps the table of a round that has ended on the screen until the acts of its last move were shown. */
export class RoundEndHold {
  readonly #state: () => RoomState | null;
  /** The number of the RoundEnded fact. */
  readonly #number = $derived.by(() => this.#state()?.endedTable?.number ?? 0);
  #released = $state(0);
  readonly #table = $derived.by(() => {
    const state = this.#state();
    return state?.endedTable && this.#number > this.#released ? beforeRoundEnd(state, state.endedTable) : null;
  });

  /** To be called while a component is created. */
  constructor(state: () => RoomState | null) {
    this.#state = state;
    $effect(() => {
      if (this.#number <= this.#released) return;
      const timer = setTimeout(this.release, MAX_TIME);
      return () => clearTimeout(timer);
    });
  }

  /** The table before the end, while it is shown; null at all other times. */
  get table(): RoomState | null {
    return this.#table;
  }

  /** The last item before the move that ended the round. */
  get before(): number {
    return this.#state()?.endedTable?.before ?? 0;
  }

  /** The acts were shown. */
  readonly release = (): void => void (this.#released = this.#number);
}
