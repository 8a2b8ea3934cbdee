// A real server of sockets that does what a test tells it, for the tests of the line.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import type { World } from "../src/connection/connection";
import type { AnyFrame, AnyRequest } from "../src/wire/types";

export interface Visit {
  /** What stood behind the question mark. */
  readonly query: URLSearchParams;
  send(frame: AnyFrame): void;
  /** The next order that comes in. */
  order(): Promise<AnyRequest>;
  close(code: number, reason?: string): void;
  /** Cut the wire, without a word. */
  cut(): void;
  readonly gone: Promise<unknown>;
}

/** A queue that can be waited on. */
class Queue<T> {
  readonly #items: T[] = [];
  readonly #waiting: ((item: T) => void)[] = [];

  put(item: T): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#items.push(item);
    else next(item);
  }

  take(): Promise<T> {
    const item = this.#items.shift();
    return item === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(item);
  }
}

/** As in a browser, where a socket that fails throws nothing. */
class QuietSocket extends WebSocket {
  constructor(address: string) {
    super(address);
    this.on("error", () => undefined);
  }
}

export class SocketServer {
  readonly #visits = new Queue<Visit>();
  introduced = 0;

  private constructor(private readonly server: WebSocketServer) {
    server.on("connection", (socket, request) => {
      const orders = new Queue<AnyRequest>();
      socket.on("message", (data) => orders.put(JSON.parse(String(data)) as AnyRequest));
      this.#visits.put({
        query: new URL(request.url ?? "", "http://localhost").searchParams,
        send: (frame) => socket.send(JSON.stringify(frame)),
        order: () => orders.take(),
        close: (code, reason) => socket.close(code, reason),
        cut: () => socket.terminate(),
        gone: once(socket, "close"),
      });
    });
  }

  static async open(): Promise<SocketServer> {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    return new SocketServer(server);
  }

  /** The next one who connects. */
  visit(): Promise<Visit> {
    return this.#visits.take();
  }

  get world(): World {
    return {
      origin: `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      Socket: QuietSocket as unknown as World["Socket"],
      introduce: () => {
        this.introduced += 1;
        return Promise.resolve(true);
      },
      chance: () => 0,
      patience: { first: 1, longest: 4 },
      answerWithin: 60_000,
      silence: 60_000,
    };
  }

  close(): void {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
  }
}
