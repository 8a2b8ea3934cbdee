// A table as a page sees it: the line, and what its frames have come to.
import { fold, type State } from "../state";
import type { AnyFrame } from "../wire/types";
import { type Connection, Line, type Place, type World } from "./connection";
import type { Answer, Wish } from "./pending_requests";

/** How a table stands for those who show it. */
export interface Seen {
  readonly connection: Connection;
  /** Null until the first frame has come. */
  readonly state: State | null;
  /** The frame that led to this state, for what is to be seen happening; null if only the connection changed. */
  readonly frame: AnyFrame | null;
}

/** Has the contract of a Svelte store: `$table` is a `Seen`. */
export class Table {
  readonly #line: Line;
  readonly #readers = new Set<(seen: Seen) => void>();
  #seen: Seen = { connection: { is: "connecting" }, state: null, frame: null };

  constructor(
    readonly place: Place,
    world: World,
    private readonly now: () => number = Date.now,
  ) {
    this.#line = new Line(
      place,
      {
        seen: () => this.#seen.state?.number ?? null,
        frame: (frame) => {
          // A page looks once for all that is shown in one go: what opens the line is told together with its opening.
          const opens = frame.frame === "Snapshot" || frame.frame === "Update";
          const connection: Connection = opens ? { is: "open" } : this.#seen.connection;
          this.#show({ connection, state: fold(this.#seen.state, frame, this.now()), frame });
        },
        connection: (connection) => {
          if (connection.is === "open" && this.#seen.connection.is === "open") return;
          this.#show({ ...this.#seen, connection, frame: null });
        },
      },
      world,
    );
    this.#line.connect();
  }

  subscribe(reader: (seen: Seen) => void): () => void {
    this.#readers.add(reader);
    reader(this.#seen);
    return () => this.#readers.delete(reader);
  }

  order(wish: Wish): Promise<Answer> {
    return this.#line.order(wish);
  }

  /** Be shown everything anew: after sitting down, for which seats are one's own is told by a snapshot only. */
  refresh(): void {
    this.#line.beginAnew();
  }

  wake(): void {
    this.#line.wake();
  }

  sleep(): void {
    this.#line.sleep();
  }

  close(): void {
    this.#line.close();
  }

  #show(seen: Seen): void {
    this.#seen = seen;
    for (const reader of this.#readers) reader(seen);
  }
}
