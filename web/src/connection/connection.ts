// The WebSocket connection of one viewer. It reconnects when it is lost, resends unanswered requests and reports its
// state.
import type { AnyFrame, AnyRequest, Goodbye } from "../wire/types";
import { DEFAULT_BACKOFF, type Backoff, retryDelay } from "./backoff";
import { type Answer, PendingRequests, type RoomRequest } from "./pending_requests";

/** A room and the seat from which this page sees it. The seat is in the page's URL, so two tabs never mix. */
export interface Viewpoint {
  readonly room: string;
  readonly seat: number | null;
}

export type CloseReason =
  "left" | "no-such-room" | "not-yours" | "seat-lost" | "no-spectators" | "removed" | "refused" | "no-cookies";

export type ConnectionState =
  | { readonly status: "connecting" }
  | { readonly status: "open" }
  | { readonly status: "lost"; readonly retryIn: number }
  | { readonly status: "closed"; readonly reason: CloseReason; readonly text: string };

export interface Listener {
  /** Number of the last item received, to continue from; null to get a snapshot. */
  lastNumber(): number | null;
  /** Apply a frame; throw if it does not follow the current state. */
  onFrame(frame: AnyFrame): void;
  onState(state: ConnectionState): void;
}

/** What a connection needs from its environment. */
export interface ConnectionEnvironment {
  /** Origin of the WebSocket, as in `wss://example.org`. */
  readonly origin: string;
  readonly Socket: new (address: string) => WebSocket;
  /** Make this browser a guest that the server knows; whether that worked. */
  readonly ensureGuest: () => Promise<boolean>;
  readonly random: () => number;
  readonly backoff: Backoff;
  /** How long to wait before a request is sent again that the server could not save, in milliseconds. */
  readonly repeatDelay: number;
  /** A request without an answer for this long means that the connection is dead, in milliseconds. */
  readonly answerTimeout: number;
  /** The connection is also dead if no frame arrives for this long; the server's heartbeat is about 20 seconds. */
  readonly heartbeatTimeout: number;
}

const UNKNOWN_GUEST = 4001;
const NO_ACCESS = 4003;
const RATE_LIMITED = 4029;
const FINAL_REASONS: Readonly<Record<number, CloseReason>> = {
  1008: "refused",
  4004: "no-such-room",
  4005: "removed",
};

export class Connection {
  readonly #requests = new PendingRequests();
  #socket: WebSocket | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeatTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #resyncing = false;
  /** Whether this browser has just become a guest; the server must recognise it from then on. */
  #becameGuest = false;
  #open = false;
  #closed = false;

  constructor(
    private readonly viewpoint: Viewpoint,
    private readonly listener: Listener,
    private readonly environment: ConnectionEnvironment,
  ) {}

  /** Connect now, dropping the current socket; unanswered requests are sent again. */
  connect(): void {
    if (this.#closed) return;
    this.#drop();
    this.listener.onState({ status: "connecting" });
    const socket = new this.environment.Socket(this.#address());
    this.#socket = socket;
    this.#restartHeartbeatTimer();
    socket.addEventListener("message", (message) => {
      if (socket !== this.#socket) return;
      this.#restartHeartbeatTimer();
      this.#receive(JSON.parse(String(message.data)) as AnyFrame);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#onClose(event.code, event.reason);
    });
  }

  /** Send a request, again after each reconnect until it is answered. */
  send(request: RoomRequest): Promise<Answer> {
    const { message, answer } = this.#requests.add(request);
    if (this.#closed) this.#requests.refuseAll("left", "This page has left the room.");
    else this.#send(JSON.stringify(message));
    return answer;
  }

  /** The network or the page is back: reconnect without waiting. */
  resume(): void {
    if (this.#closed) return;
    this.#attempts = 0;
    this.connect();
  }

  /** The network is gone: the socket itself would notice too late. */
  suspend(): void {
    if (!this.#closed) this.#reconnectLater();
  }

  close(reason: CloseReason = "left", text = ""): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#drop();
    this.#requests.refuseAll(reason, text);
    this.listener.onState({ status: "closed", reason, text });
  }

  #address(): string {
    const query = new URLSearchParams();
    if (this.viewpoint.seat !== null) query.set("seat", String(this.viewpoint.seat));
    const last = this.#resyncing ? null : this.listener.lastNumber();
    if (last !== null) query.set("after", String(last));
    return `${this.environment.origin}/api/rooms/${encodeURIComponent(this.viewpoint.room)}/socket?${query}`;
  }

  /** Restart the heartbeat timeout: a socket can be dead, or never open, without any event. */
  #restartHeartbeatTimer(): void {
    clearTimeout(this.#heartbeatTimer);
    this.#heartbeatTimer = setTimeout(() => {
      this.#reconnectLater();
    }, this.environment.heartbeatTimeout);
  }

  #drop(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
    clearTimeout(this.#heartbeatTimer);
    this.#open = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A snapshot or update has arrived, so both sides agree on the state. */
  #onOpen(): void {
    this.#open = true;
    this.#attempts = 0;
    this.#becameGuest = false;
    this.listener.onState({ status: "open" });
    for (const message of this.#requests.unanswered) this.#send(JSON.stringify(message));
  }

  #send(text: string): void {
    if (!this.#open) return; // it is sent when the connection opens
    this.#socket?.send(text);
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => {
      if (this.#requests.unanswered.length > 0) this.connect();
    }, this.environment.answerTimeout);
  }

  #receive(frame: AnyFrame): void {
    if (frame.frame === "Accepted" || frame.frame === "Refused") this.#onAnswer(frame);
    if (frame.frame === "Goodbye") {
      this.#onGoodbye(frame);
      return;
    }
    try {
      this.listener.onFrame(frame);
    } catch (error) {
      console.warn("A frame does not follow the current state; requesting a snapshot.", error);
      this.#resyncing = true;
      this.#reconnectLater();
      return;
    }
    if (frame.frame === "Snapshot") this.#resyncing = false;
    if (!this.#open && (frame.frame === "Snapshot" || frame.frame === "Update")) this.#onOpen();
  }

  #onAnswer(answer: Answer): void {
    if (answer.frame === "Refused" && answer.reason === "too-fast" && answer.ref === "") {
      this.#reconnectLater(); // pending requests are sent again a little later
      return;
    }
    const repeated = this.#requests.toRepeat(answer);
    if (repeated === null) this.#requests.answer(answer);
    else setTimeout(() => this.#repeat(repeated), this.environment.repeatDelay);
  }

  #repeat(message: AnyRequest): void {
    if (this.#requests.unanswered.includes(message)) this.#send(JSON.stringify(message));
  }

  #onGoodbye({ reason, text, reconnect }: Goodbye): void {
    if (reason === "seat-lost" || reason === "no-spectators") this.close(this.#noAccessReason(), text);
    else if (!reconnect) this.close(reason === "removed" ? "removed" : "refused", text);
    else this.#reconnectLater();
  }

  #onClose(code: number, text: string): void {
    const reason = code === NO_ACCESS ? this.#noAccessReason() : FINAL_REASONS[code];
    if (reason !== undefined) this.close(reason, text);
    else if (code === UNKNOWN_GUEST) this.#becomeGuest();
    else this.#reconnectLater(code === RATE_LIMITED ? 5 : 0);
  }

  /**
   * Why this viewer has no access: without a seat no spectators are allowed; with a seat that was seen before, the
   * seat is lost.
   */
  #noAccessReason(): CloseReason {
    if (this.viewpoint.seat === null) return "no-spectators";
    return this.listener.lastNumber() === null ? "not-yours" : "seat-lost";
  }

  #becomeGuest(): void {
    if (this.#becameGuest) {
      this.close("no-cookies");
      return;
    }
    this.#socket = null;
    this.environment.ensureGuest().then(
      (ok) => {
        this.#becameGuest = ok;
        this.#reconnectLater();
      },
      () => this.#reconnectLater(),
    );
  }

  #reconnectLater(minAttempts = 0): void {
    if (this.#closed) return;
    this.#drop();
    const delay = retryDelay(
      Math.max(this.#attempts, minAttempts),
      this.environment.random(),
      this.environment.backoff,
    );
    this.#attempts += 1;
    this.listener.onState({ status: "lost", retryIn: delay });
    this.#retryTimer = setTimeout(() => {
      this.connect();
    }, delay);
  }
}

/** The environment of a browser. */
export function browserEnvironment(ensureGuest: ConnectionEnvironment["ensureGuest"]): ConnectionEnvironment {
  return {
    origin: location.origin.replace(/^http/, "ws"),
    Socket: WebSocket,
    ensureGuest,
    random: Math.random,
    backoff: DEFAULT_BACKOFF,
    repeatDelay: 300,
    answerTimeout: 10_000,
    heartbeatTimeout: 60_000,
  };
}
