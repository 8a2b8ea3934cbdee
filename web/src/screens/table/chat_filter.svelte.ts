// The seats whose chat is hidden, and the number of unread messages.
import type { RoomState } from "../../state";
import { chatEntries } from "../../log/chat";

export class ChatFilter {
  #ignoredSeats = $state.raw<ReadonlySet<number>>(new Set());
  #lastRead = $state(0);

  constructor(
    private readonly state: () => RoomState,
    /** Whether chat and emotes are shown at all. */
    private readonly chatEnabled: () => boolean,
  ) {
    this.#lastRead = state().number;
  }

  /** Seats that the viewer ignores. */
  get ignoredSeats(): ReadonlySet<number> {
    return this.#ignoredSeats;
  }

  /** Seats whose chat is hidden: the ignored ones, or all. */
  get hiddenSeats(): ReadonlySet<number> {
    return this.chatEnabled() ? this.#ignoredSeats : new Set(this.state().room.seats.keys());
  }

  readonly #entries = $derived.by(() => chatEntries(this.state(), this.hiddenSeats));

  readonly unread = $derived.by(
    () => this.#entries.filter((each) => each.number > this.#lastRead && each.seat !== this.state().seat).length,
  );

  readAll(): void {
    this.#lastRead = this.#entries.at(-1)?.number ?? this.#lastRead;
  }

  readonly setIgnored = (seat: number, ignored: boolean): void => {
    const others = [...this.#ignoredSeats].filter((each) => each !== seat);
    this.#ignoredSeats = new Set(ignored ? [...others, seat] : others);
  };
}
