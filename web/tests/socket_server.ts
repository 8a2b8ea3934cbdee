// A real WebSocket server that a test operates, for the tests of the connection.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import type { ConnectionEnvironment } from "../src/connection/connection";
import type { AnyFrame, AnyRequest } from "../src/wire/types";

export interface AcceptedSocket {
  /** The query of the URL. */
  readonly query: URLSearchParams;
  send(frame: AnyFrame): void;
  /** The next request that arrives. */
  request(): Promise<AnyRequest>;
  close(code: number, reason?: string): void;
  /** Cut the connection without a close frame. */
  cut(): void;
  /** Resolves when the socket is closed. */
  readonly closed: Promise<unknown>;
}

/** A queue that can be awaited. */
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

/** As in a browser, a failing socket does not throw. */
class QuietSocket extends WebSocket {
  constructor(address: string) {
    super(address);
    this.on("error", () => undefined);
  }
}

export class SocketServer {
  readonly #accepted = new Queue<AcceptedSocket>();
  guestCalls = 0;

  private constructor(private readonly server: WebSocketServer) {
    server.on("connection", (socket, request) => {
      const requests = new Queue<AnyRequest>();
      socket.on("message", (data) => requests.put(JSON.parse(String(data)) as AnyRequest));
      this.#accepted.put({
        query: new URL(request.url ?? "", "http://localhost").searchParams,
        send: (frame) => socket.send(JSON.stringify(frame)),
        request: () => requests.take(),
        close: (code, reason) => socket.close(code, reason),
        cut: () => socket.terminate(),
        closed: once(socket, "close"),
      });
    });
  }

  static async open(): Promise<SocketServer> {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    return new SocketServer(server);
  }

  /** The socket of the next client that connects. */
  accept(): Promise<AcceptedSocket> {
    return this.#accepted.take();
  }

  get environment(): ConnectionEnvironment {
    return {
      origin: `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      Socket: QuietSocket as unknown as ConnectionEnvironment["Socket"],
      ensureGuest: () => {
        this.guestCalls += 1;
        return Promise.resolve(true);
      },
      random: () => 0,
      backoff: { first: 1, max: 4 },
      repeatDelay: 5,
      answerTimeout: 60_000,
      heartbeatTimeout: 60_000,
    };
  }

  close(): void {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
  }
}
