// The socket of one viewer. It connects, comes back when it is lost, and says how it stands.
import type { AnyFrame, Goodbye } from "../wire/types";
import { PATIENCE, type Patience, waitBefore } from "./backoff";
import { type Answer, Orders, type Wish } from "./pending_requests";

/** Where one looks from. The seat stands in the address of the page, so two tabs never mix. */
export interface Place {
  readonly room: string;
  readonly seat: number | null;
}

export type ClosedBecause =
  "left" | "no-such-room" | "not-yours" | "seat-lost" | "no-spectators" | "removed" | "refused" | "no-cookies";

export type Connection =
  | { readonly is: "connecting" }
  | { readonly is: "open" }
  | { readonly is: "lost"; readonly again: number }
  | { readonly is: "closed"; readonly because: ClosedBecause; readonly text: string };

export interface Listener {
  /** What was seen so far, to go on from there; null to be shown the whole table. */
  seen(): number | null;
  /** Take in a frame; throw if it does not follow on what is known. */
  frame(frame: AnyFrame): void;
  connection(state: Connection): void;
}

/** What a line needs of the world around it. */
export interface World {
  /** Where the sockets are, as in `wss://example.org`. */
  readonly origin: string;
  readonly Socket: new (address: string) => WebSocket;
  /** Become a guest, if the server does not know who this is; whether it does now. */
  readonly introduce: () => Promise<boolean>;
  readonly chance: () => number;
  readonly patience: Patience;
  /** An order that is not answered for so long shows that the connection is dead. */
  readonly answerWithin: number;
  /** So does a line on which nothing was heard for so long: the server speaks every 20 seconds or so. */
  readonly silence: number;
}

const NOT_KNOWN = 4001;
const NOT_YOURS = 4003;
const TOO_MUCH = 4029;
const FOR_GOOD: Readonly<Record<number, ClosedBecause>> = {
  1008: "refused",
  4004: "no-such-room",
  4005: "removed",
};

export class Line {
  readonly #orders = new Orders();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #anew = false;
  /** Whether the server has just welcomed this browser, which should be known from then on. */
  #welcomed = false;
  #open = false;
  #closed = false;

  constructor(
    private readonly place: Place,
    private readonly listener: Listener,
    private readonly world: World,
  ) {}

  /** Connect now, whatever was before; orders that wait are sent again. */
  connect(): void {
    if (this.#closed) return;
    this.#drop();
    this.listener.connection({ is: "connecting" });
    const socket = new this.world.Socket(this.#address());
    this.#socket = socket;
    this.#listen();
    socket.addEventListener("message", (message) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#take(JSON.parse(String(message.data)) as AnyFrame);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#ended(event.code, event.reason);
    });
  }

  /** Forget what was seen and be shown the whole table. */
  beginAnew(): void {
    this.#anew = true;
    this.connect();
  }

  /** Give an order; it is sent, again and again if need be, until it is answered. */
  order(wish: Wish): Promise<Answer> {
    const { order, answer } = this.#orders.add(wish);
    if (this.#closed) this.#orders.giveUp("left", "This page has left the table.");
    else this.#send(JSON.stringify(order));
    return answer;
  }

  /** The network or the page is back: do not wait any longer. */
  wake(): void {
    if (this.#closed) return;
    this.#tries = 0;
    this.connect();
  }

  /** The network is gone: what the socket says about itself comes too late. */
  sleep(): void {
    if (!this.#closed) this.#lost();
  }

  close(because: ClosedBecause = "left", text = ""): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#drop();
    this.#orders.giveUp(because, text);
    this.listener.connection({ is: "closed", because, text });
  }

  // ---------------------------------------------------------------- inside

  #address(): string {
    const query = new URLSearchParams();
    if (this.place.seat !== null) query.set("seat", String(this.place.seat));
    const seen = this.#anew ? null : this.listener.seen();
    if (seen !== null) query.set("after", String(seen));
    return `${this.world.origin}/api/rooms/${encodeURIComponent(this.place.room)}/socket?${query}`;
  }

  /** From now on something has to be heard: a socket can be dead, or never open, without a word about it. */
  #listen(): void {
    clearTimeout(this.#silent);
    this.#silent = setTimeout(() => {
      this.#lost();
    }, this.world.silence);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    clearTimeout(this.#silent);
    this.#open = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The table has been told or shown, so both sides know where they are. */
  #opened(): void {
    this.#open = true;
    this.#tries = 0;
    this.#welcomed = false;
    this.listener.connection({ is: "open" });
    for (const order of this.#orders.unanswered) this.#send(JSON.stringify(order));
  }

  #send(text: string): void {
    if (!this.#open) return; // it will be sent when the line is open
    this.#socket?.send(text);
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#orders.unanswered.length > 0) this.connect();
    }, this.world.answerWithin);
  }

  #take(frame: AnyFrame): void {
    if (frame.frame === "Accepted" || frame.frame === "Refused") this.#answered(frame);
    if (frame.frame === "Goodbye") {
      this.#farewell(frame);
      return;
    }
    try {
      this.listener.frame(frame);
    } catch (gap) {
      console.warn("What the server told does not follow on what was known; asking for all of it.", gap);
      this.#anew = true;
      this.#lost();
      return;
    }
    if (frame.frame === "Snapshot") this.#anew = false;
    if (!this.#open && (frame.frame === "Snapshot" || frame.frame === "Update")) this.#opened();
  }

  #answered(answer: Answer): void {
    if (answer.frame === "Refused" && answer.reason === "too-fast" && answer.ref === "") {
      this.#lost(); // whatever waits is sent again a little later
      return;
    }
    this.#orders.answer(answer);
  }

  #farewell({ reason, text, reconnect }: Goodbye): void {
    if (reason === "seat-lost" || reason === "no-spectators") this.close(this.#sentAway(), text);
    else if (!reconnect) this.close(reason === "removed" ? "removed" : "refused", text);
    else this.#lost();
  }

  #ended(code: number, reason: string): void {
    const because = code === NOT_YOURS ? this.#sentAway() : FOR_GOOD[code];
    if (because !== undefined) this.close(because, reason);
    else if (code === NOT_KNOWN) this.#introduce();
    else this.#lost(code === TOO_MUCH ? 5 : 0);
  }

  /** One may not look from here: without a seat because nobody may, and a seat that one looked from is lost. */
  #sentAway(): ClosedBecause {
    if (this.place.seat === null) return "no-spectators";
    return this.listener.seen() === null ? "not-yours" : "seat-lost";
  }

  #introduce(): void {
    if (this.#welcomed) {
      this.close("no-cookies");
      return;
    }
    this.#socket = null;
    this.world.introduce().then(
      (known) => {
        this.#welcomed = known;
        this.#lost();
      },
      () => this.#lost(),
    );
  }

  #lost(atLeast = 0): void {
    if (this.#closed) return;
    this.#drop();
    const wait = waitBefore(Math.max(this.#tries, atLeast), this.world.chance(), this.world.patience);
    this.#tries += 1;
    this.listener.connection({ is: "lost", again: wait });
    this.#timer = setTimeout(() => {
      this.connect();
    }, wait);
  }
}

/** The world of a browser. */
export function browserWorld(introduce: World["introduce"]): World {
  return {
    origin: location.origin.replace(/^http/, "ws"),
    Socket: WebSocket,
    introduce,
    chance: Math.random,
    patience: PATIENCE,
    answerWithin: 10_000,
    silence: 60_000,
  };
}
