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
}

/** Requests that have no answer yet, oldest first. */
export class PendingRequests {
  readonly #pending = new Map<string, Pending>();

  /** Add a request with a new reference; the server carries out a reference only once, however often it is sent. */
  add(request: RoomRequest): { message: AnyRequest; answer: Promise<Answer> } {
    const ref = newRef();
    const message = { ...request, ref } as AnyRequest;
    const answer = new Promise<Answer>((resolve) => {
      this.#pending.set(ref, { message, resolve });
    });
    return { message, answer };
  }

  /** Requests to send again after a reconnect. */
  get unanswered(): readonly AnyRequest[] {
    return [...this.#pending.values()].map(({ message }) => message);
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
