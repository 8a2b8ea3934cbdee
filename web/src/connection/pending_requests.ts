import type { Accepted, AnyRequest, Refused } from "../wire/types";

/** An order without its reference, which it gets on its way. */
export type Wish = AnyRequest extends infer Order
  ? Order extends AnyRequest
    ? Omit<Order, "ref">
    : never
  : never;
export type Answer = Accepted | Refused;

interface Waiting {
  readonly order: AnyRequest;
  readonly answer: (answer: Answer) => void;
}

/** Orders that were given and not yet answered, oldest first. */
export class Orders {
  readonly #waiting = new Map<string, Waiting>();

  /** Take in a wish; it gets a reference of its own, so that sent twice it is carried out once. */
  add(wish: Wish): { order: AnyRequest; answer: Promise<Answer> } {
    const ref = newRef();
    const order = { ...wish, ref } as AnyRequest;
    const answer = new Promise<Answer>((resolve) => {
      this.#waiting.set(ref, { order, answer: resolve });
    });
    return { order, answer };
  }

  /** All that must be sent again after the connection was lost. */
  get unanswered(): readonly AnyRequest[] {
    return [...this.#waiting.values()].map(({ order }) => order);
  }

  answer(answer: Answer): void {
    // A frame that the server could not read has no reference; it was the oldest of those under way.
    const ref = answer.ref || this.#waiting.keys().next().value;
    if (ref === undefined) return;
    this.#waiting.get(ref)?.answer(answer);
    this.#waiting.delete(ref);
  }

  /** The line is closed for good: nothing more will be answered. */
  giveUp(reason: string, text: string): void {
    for (const ref of [...this.#waiting.keys()]) {
      this.answer({ frame: "Refused", ref, reason, text, rule: "" });
    }
  }
}

/** Random bytes need no secure context, unlike a UUID; a game at home is played over plain HTTP. */
function newRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
