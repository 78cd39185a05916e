import type { Worker } from "node:cluster";
import { createServer, type ListenOptions, type Server, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { CONNECTION, HAS_COME, MISSED, TAKEN } from "~/machine/handed-connections";

/** A socket that closes goes on taking connections until a turn passes in which none came, and never more turns than this. */
const MOST_TURNS = 1_000;

/** A process that had no room for a connection is asked again after so long. */
const NO_ROOM_MS = 100;

/** So many wait for a process that is free; beyond, the new one is closed. */
const MOST_WAITING = 4_000;

interface Given {
  at: ListenOptions;
  /** The socket could not be opened. */
  failed(error: NodeJS.ErrnoException): void;
}

/**
 * The socket of an installation, which is open as long as a process serves. Each connection goes to the process that has been
 * free for the longest; a process is free again once it has taken what it was handed, so that one that computes gets no
 * more. Node's cluster does the same, but drops what it has accepted when its last process closes the socket
 * (docs/decisions/180).
 */
export class Doorway {
  readonly #given: Given;
  readonly #served = new Set<Worker>();
  /** The longest free first. */
  readonly #free = new Set<Worker>();
  readonly #waiting: Socket[] = [];
  /** What a process has been handed and has not taken yet: the primary keeps its own end until then. */
  readonly #untaken = new Map<Worker, Socket[]>();
  #server: Server | null = null;
  #came = 0;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Hands connections to this process too; `open` is called once the socket is. */
  admit(worker: Worker, open: () => void): void {
    this.#served.add(worker);
    worker.on("message", (message: unknown) => {
      if (message === TAKEN) this.#taken(worker);
      if (message === MISSED) this.#missed(worker);
    });
    this.#free.add(worker);
    this.#handOver();
    if (this.#server?.listening) return open();
    this.#server ??= this.#listen();
    this.#server.once("listening", open);
  }

  #listen(): Server {
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => this.#enter(socket));
    // An open socket fails for one connection, which the system could not take; the others go on.
    server.on("error", (error) => void (server.listening || this.#given.failed(error)));
    return server.listen(this.#given.at);
  }

  /** It gets no more; with the last one the socket closes. `done` is called when all that was for it has been handed over. */
  dismiss(worker: Worker, done: () => void): void {
    if (this.#served.has(worker) && this.#served.size === 1) return void this.#close(worker, done);
    this.#remove(worker);
    done();
  }

  /** It has ended. What it had not taken goes to the others, or is closed with the socket where there is none. */
  lose(worker: Worker): void {
    this.#remove(worker);
    this.#waiting.unshift(...(this.#untaken.get(worker) ?? []));
    this.#untaken.delete(worker);
    this.#handOver();
    if (this.#served.size === 0) this.#shut();
  }

  #remove(worker: Worker): void {
    this.#served.delete(worker);
    this.#free.delete(worker);
  }

  #enter(socket: Socket): void {
    this.#came += 1;
    // Nobody else hears of a connection that fails while it waits.
    socket.on("error", () => undefined);
    if (this.#waiting.length >= MOST_WAITING) socket.destroy();
    else this.#waiting.push(socket);
    this.#handOver();
  }

  /** Closes the end of the primary; the connection is with the process. */
  #taken(worker: Worker): void {
    this.#untaken.get(worker)?.shift()?.destroy();
    this.#isFree(worker);
  }

  #missed(worker: Worker): void {
    const socket = this.#untaken.get(worker)?.shift();
    if (socket) this.#waiting.unshift(socket);
    if (this.#served.size === 0) this.#shut();
    else setTimeout(() => this.#isFree(worker), NO_ROOM_MS).unref();
    this.#handOver();
  }

  #isFree(worker: Worker): void {
    if (this.#served.has(worker)) this.#free.add(worker);
    this.#handOver();
  }

  #handOver(): void {
    for (const worker of this.#free) {
      const socket = this.#waiting.shift();
      if (!socket) return;
      this.#free.delete(worker);
      this.#hand(socket, worker);
    }
  }

  /** Of a process that no message reaches, the end is told next. */
  #hand(socket: Socket, worker: Worker): void {
    this.#untaken.set(worker, [...(this.#untaken.get(worker) ?? []), socket]);
    worker.send(CONNECTION, socket, { keepOpen: true }, () => undefined);
    worker.send(HAS_COME, () => undefined);
  }

  /** The turn that begins brings what the system had taken before; the socket closes in one that brought nothing. */
  async #close(last: Worker, done: () => void): Promise<void> {
    await turn();
    for (let turns = 0, before = -1; before < this.#came && turns < MOST_TURNS; turns += 1) {
      before = this.#came;
      await turn();
    }
    if (this.#served.size === 1 && this.#served.has(last)) {
      this.#closeSocket();
      for (const socket of this.#waiting.splice(0)) this.#hand(socket, last);
    }
    this.#remove(last);
    done();
  }

  #closeSocket(): void {
    this.#server?.close();
    this.#server = null;
  }

  #shut(): void {
    this.#closeSocket();
    for (const socket of this.#waiting.splice(0)) socket.destroy();
  }
}
