// Whom I want to hear, and what I have not read yet.
import type { State } from "../../state";
import { saidIn } from "../../log/chat";

export class Hearing {
  #deafTo = $state.raw<ReadonlySet<number>>(new Set());
  #readTo = $state(0);

  constructor(
    private readonly known: () => State,
    /** Whether chat and faces are shown at all. */
    private readonly listens: () => boolean,
  ) {
    this.#readTo = known().number;
  }

  /** Seats that I do not want to hear. */
  get deafTo(): ReadonlySet<number> {
    return this.#deafTo;
  }

  /** Seats of which nothing is shown: those, or all. */
  get unheard(): ReadonlySet<number> {
    return this.listens() ? this.#deafTo : new Set(this.known().room.seats.keys());
  }

  readonly #said = $derived.by(() => saidIn(this.known(), this.unheard));

  readonly unread = $derived.by(
    () => this.#said.filter((each) => each.number > this.#readTo && each.seat !== this.known().seat).length,
  );

  readAll(): void {
    this.#readTo = this.#said.at(-1)?.number ?? this.#readTo;
  }

  readonly hear = (seat: number, deaf: boolean): void => {
    const others = [...this.#deafTo].filter((each) => each !== seat);
    this.#deafTo = new Set(deaf ? [...others, seat] : others);
  };
}
