import type { Accepted, AnyRequest, Refused } from "../wire/types";

/** A request without its reference, which is added when it is sent. */
export type RoomRequest = AnyRequest extends infer Each
  ? Each extends AnyRequest
    ? Omit<Each, "ref">
    : never
  : never;
export type Answer = Accepted | Refused;

interface Pending {
  readonly message: AnyRequest;
  readonly resolve: (answer: Answer) => void;
  /** When the server could not save it for the first time. */
  unsavedSince: number | null;
}

/** Refusals after which the same request may work. */
const UNSAVED: readonly string[] = ["store-unavailable", "busy"];
/** Moves are sent again. Other requests have rate limits, which count each time. */
const REPEATED: readonly string[] = ["Play", "PlayChoice"];
/** How long a move is sent again before the person is told, in milliseconds. */
const REPEAT_TIME = 10_000;

/** Requests that have no answer yet, oldest first. */
export class PendingRequests {
  readonly #pending = new Map<string, Pending>();

  /** Add a request with a new reference; the server carries out a reference only once, however often it is sent. */
  add(request: RoomRequest): { message: AnyRequest; answer: Promise<Answer> } {
    const ref = newRef();
    const message = { ...request, ref } as AnyRequest;
    const answer = new Promise<Answer>((resolve) => {
      this.#pending.set(ref, { message, resolve, unsavedSince: null });
    });
    return { message, answer };
  }

  /** Requests to send again after a reconnect. */
  get unanswered(): readonly AnyRequest[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** The move to send again after an answer, because the server could not save it; null if the answer counts. */
  toRepeat(answer: Answer): AnyRequest | null {
    const pending = this.#pending.get(answer.ref);
    if (pending === undefined || answer.frame !== "Refused" || !UNSAVED.includes(answer.reason)) return null;
    if (!REPEATED.includes(pending.message.request)) return null;
    pending.unsavedSince ??= Date.now();
    return Date.now() - pending.unsavedSince < REPEAT_TIME ? pending.message : null;
  }

  answer(answer: Answer): void {
    // A frame that the server could not parse has no reference; it answers the oldest pending request.
    const ref = answer.ref || this.#pending.keys().next().value;
    if (ref === undefined) return;
    this.#pending.get(ref)?.resolve(answer);
    this.#pending.delete(ref);
  }

  /** The connection is closed for good: refuse all pending requests. */
  refuseAll(reason: string, text: string): void {
    for (const ref of [...this.#pending.keys()]) {
      this.answer({ frame: "Refused", ref, reason, text, rule: "" });
    }
  }
}

/** Random bytes need no secure context, unlike a UUID; a game at home runs over plain HTTP. */
function newRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
