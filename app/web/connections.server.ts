import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { LONGEST_BODY_MS } from "~/bodies/pace";
import { STRANGER_LIMIT } from "~/bodies/limits";
import {
  countOpen,
  dropConnection,
  enterConnection,
  isUnused,
  noteUse,
  openOf,
} from "./open-connections.server";

/** The most connections of one address, and of all. */
const MOST_OF_ADDRESS = 256;
const MOST_IN_ALL = 4_000;

/** The head of a request must arrive within this time; its body is given up a little after the reader gave it up. */
const LONGEST_HEAD_MS = 20_000;
const LONGEST_REQUEST_MS = LONGEST_BODY_MS + 60_000;

/** After an early answer the connection stays half open for so long, so that a client on a slow line can read the answer. */
const LINGER_MS = 5_000;

interface Limits {
  /** What counts as one address; null for connections that do not count, such as those of a trusted proxy. */
  addressOf(socket: Socket): string | null;
}

/**
 * Limits what one address may hold open. Beyond the limit the connection that has been idle for the longest is closed,
 * so that people behind the address of an attacker still get in; the new one is refused if none is idle.
 */
export function limitConnections({ addressOf }: Limits): void {
  diagnostics.subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket };
    const address = addressOf(socket);
    if (hasPlace(address)) enterConnection(socket, address);
    else socket.destroy();
  });
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    server.headersTimeout = LONGEST_HEAD_MS;
    server.requestTimeout = LONGEST_REQUEST_MS;
    noteUse(request, response);
    endAfterEarlyAnswer(request, response);
  });
}

/** Counted here: the server's own limit would make a primary and its only process pass a connection to and fro. */
function hasPlace(address: string | null): boolean {
  if (countOpen() >= MOST_IN_ALL) return false;
  const own = address === null ? null : openOf(address);
  if (own === null || own.size < MOST_OF_ADDRESS) return true;
  const unused = [...own].find(isUnused);
  if (unused) dropConnection(unused);
  return unused !== undefined;
}

/**
 * A request that is answered before its body has arrived ends its connection, unless the rest is small. Closed at once,
 * the connection would be reset and the client would lose the answer: it is told that no more comes, nothing more is
 * read, and it has a moment to read the answer.
 */
function endAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  const length = Number(request.headers["content-length"] ?? 0);
  if (request.headers["transfer-encoding"] === undefined && !(length > 0)) return;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete) {
      if (length > 0 && length <= STRANGER_LIMIT) response.once("finish", () => dropRest(request));
      else endSlowly(request.socket, response);
    }
    return writeHead(...head);
  };
}

/** The reader of the body, which would hold the rest back, gets no more of it. */
const dropRest = (request: IncomingMessage) => void request.removeAllListeners("data").resume();

function endSlowly(socket: Socket, response: ServerResponse): void {
  response.setHeader("Connection", "close");
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
