import cluster from "node:cluster";
import diagnostics from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turn, setTimeout as delay } from "node:timers/promises";
import { log } from "~/log.server";
import { isHanded } from "~/machine/handed-connections";
import { countOpen, isUnused, openConnections, sinceLastConnection } from "./open-connections.server";

/**
 * What the primary process and the one that serves tell each other, beside the connections: it can serve, or has been told to end; it gets no more
 * connections and ends when it has no more to do, or at once.
 */
export type ServerMessage = "ready" | "leaving" | "drain" | "stop";

/** The work of this process, beside the connections. */
interface Life {
  /** Resolves when nothing is left to do for a request that is answered already. */
  settled(): Promise<void>;
  /** Refuses what waits for its turn. */
  refuseWaiting(): Promise<void>;
  stop(): Promise<void>;
  /** Hands on what was counted here, when no request is left. */
  tellLast(): Promise<void>;
}

/** A request whose body is still arriving gets this long to arrive when the server is stopped; so does one that has not begun to. */
const LONGEST_BODY_MS = 1_500;

/**
 * A server with a socket of its own goes on taking connections until none has come for so long, or for the longest time: those
 * that the system has already taken for it would be lost, and with them the form that a proxy sends over one of them. A primary
 * process sees to that itself.
 */
const QUIET_MS = 20;
const LONGEST_QUIET_MS = 1_000;

/** Requests under way get this long to end when the server is stopped, and when another process takes over. */
const LONGEST_END_MS = 10_000;
/** Longer than a body may take to arrive: the former process costs little. */
const LONGEST_DRAIN_MS = 11 * 60_000;

/** A request that was waiting and is refused at the end gets this long to be answered. */
const LAST_ANSWERS_MS = 2_000;

const servers = new Set<Server>();
let state: "serving" | "draining" | "stopping" = "serving";

/** One request whose work fails unseen would end the process, and with it the requests of everyone else: it is logged. */
export const outliveFailures = () =>
  process.on("unhandledRejection", (error) => log.error({ err: error }, "Nobody waited for what failed"));

/**
 * Ends this process without cutting a request off. A stop (SIGTERM, SIGINT) closes connections that wait for their next
 * request at once, and those that have brought none yet after a while. A drain, when another process of the primary has taken
 * over, leaves them open until they run out: the browser at the other end may be sending a request at this moment, and it goes
 * on until the work that outlives its request is done. What is still waiting at the very end is refused, and its requests are
 * answered. Which connections there are, the limits of connections note.
 */
export function endOrderly(life: Life): void {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { response, server } = message as Exchange;
    servers.add(server);
    if (state !== "serving") response.setHeader("Connection", "close");
    // The register notes the end of the answer at this moment too, before or after.
    response.once("close", () => void (state === "stopping" && setImmediate(closeIdle)));
  });
  let ended: Promise<void> | undefined;
  const end = async (quiet: Promise<unknown>, longest: number) => {
    await Promise.race([quiet, delay(longest)]);
    ended ??= finish(life);
    await ended.finally(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (state === "stopping") return;
      state = "stopping";
      void end(noMoreCome().then(stop).then(allClosed), LONGEST_END_MS);
    });
  }
  process.on("message", (message: ServerMessage) => {
    if (message !== "drain" || state !== "serving") return;
    state = "draining";
    closeSocket();
    void end(allClosed().then(life.settled), LONGEST_DRAIN_MS);
  });
}

async function finish({ refuseWaiting, stop: close, tellLast }: Life): Promise<void> {
  if (countOpen() > 0) {
    await refuseWaiting().catch((error: unknown) => log.error(error, "What waits was not refused"));
    await Promise.race([allClosed(), delay(LAST_ANSWERS_MS)]);
  }
  await tellLast();
  await close();
}

/** Tells the primary that requests can be served. */
export const announceReady = () => void process.send?.("ready" satisfies ServerMessage);

interface Exchange {
  response: ServerResponse;
  server: Server;
}

const noMoreCome = (): Promise<void> => (isHanded() ? dismissed() : noneComes());

/** The primary has handed over what was for this process. */
async function dismissed(): Promise<void> {
  const told = new Promise<void>((resolve) =>
    process.on("message", (message: ServerMessage) => void (message === "stop" && resolve())),
  );
  process.send?.("leaving" satisfies ServerMessage);
  await told;
}

async function noneComes(): Promise<void> {
  const until = performance.now() + LONGEST_QUIET_MS;
  do {
    await delay(QUIET_MS / 2);
    // What has come meanwhile is noted before the next turn.
    await turn();
  } while (sinceLastConnection() < QUIET_MS && performance.now() < until);
}

/**
 * Of a server that has a socket of its own, or shares that of a primary of before. The server's own close would also close connections that wait for their
 * next request; a server without a request so far is not known by name.
 */
function closeSocket(): void {
  if (isHanded()) return;
  if (servers.size === 0) cluster.worker?.disconnect();
  for (const server of servers) if (server.listening) NetServer.prototype.close.call(server);
}

function stop(): void {
  closeSocket();
  closeIdle();
  void whileReading(LONGEST_BODY_MS).then(() => {
    for (const connection of openConnections()) {
      if (isUnused(connection)) connection.socket.destroySoon();
      if ([...connection.requests].some((request) => !request.complete)) connection.socket.destroy();
    }
  });
}

const SLICE_MS = 50;

/**
 * So long of a process that reads what has come. While it computes, a request waits unread in the system: that time does not
 * count, since the request would be taken for one that has not come.
 */
async function whileReading(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= SLICE_MS) {
    await delay(SLICE_MS);
    await turn();
  }
}

/** Those whose last request is answered. */
function closeIdle(): void {
  for (const connection of openConnections())
    if (connection.isUsed && isUnused(connection)) connection.socket.destroySoon();
}

/** Resolves when no connection is open any more. */
async function allClosed(): Promise<void> {
  while (countOpen() > 0) await delay(20);
}
