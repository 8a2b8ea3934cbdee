// A room as a page sees it: the connection, and the state that its frames build.
import { applyFrame, type RoomState } from "../state";
import type { AnyFrame } from "../wire/types";
import { Connection, type ConnectionState, type Viewpoint, type ConnectionEnvironment } from "./connection";
import type { Answer, RoomRequest } from "./pending_requests";

/** What the screens of a room show. */
export interface ClientSnapshot {
  readonly connection: ConnectionState;
  /** Null until the first frame arrives. */
  readonly state: RoomState | null;
  /** The frame that led to this state, for animations and sounds; null if only the connection changed. */
  readonly frame: AnyFrame | null;
}

/** Implements the contract of a Svelte store: `$client` is a `ClientSnapshot`. */
export class RoomClient {
  readonly #connection: Connection;
  readonly #subscribers = new Set<(snapshot: ClientSnapshot) => void>();
  #snapshot: ClientSnapshot = { connection: { status: "connecting" }, state: null, frame: null };

  constructor(
    readonly viewpoint: Viewpoint,
    environment: ConnectionEnvironment,
    private readonly now: () => number = Date.now,
  ) {
    this.#connection = new Connection(
      viewpoint,
      {
        lastNumber: () => this.#snapshot.state?.number ?? null,
        onFrame: (frame) => {
          // The frame that opens the connection is published together with the open state, so that the page renders
          // once.
          const opens = frame.frame === "Snapshot" || frame.frame === "Update";
          const connection: ConnectionState = opens ? { status: "open" } : this.#snapshot.connection;
          this.#publish({ connection, state: applyFrame(this.#snapshot.state, frame, this.now()), frame });
        },
        onState: (connection) => {
          if (connection.status === "open" && this.#snapshot.connection.status === "open") return;
          this.#publish({ ...this.#snapshot, connection, frame: null });
        },
      },
      environment,
    );
    this.#connection.connect();
  }

  subscribe(subscriber: (snapshot: ClientSnapshot) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#snapshot);
    return () => this.#subscribers.delete(subscriber);
  }

  send(request: RoomRequest): Promise<Answer> {
    return this.#connection.send(request);
  }

  resume(): void {
    this.#connection.resume();
  }

  suspend(): void {
    this.#connection.suspend();
  }

  close(): void {
    this.#connection.close();
  }

  #publish(snapshot: ClientSnapshot): void {
    this.#snapshot = snapshot;
    for (const subscriber of this.#subscribers) subscriber(snapshot);
  }
}
