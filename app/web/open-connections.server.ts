import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  socket: Socket;
  /** What counts as one address; null for connections that do not count, such as those of a trusted proxy. */
  address: string | null;
  /** Requests that are not answered yet. */
  requests: Set<IncomingMessage>;
  /** Whether one has ever come. */
  isUsed: boolean;
}

/** The one register of the connections that this process holds open, and the same by address, longest unused first. */
const open = new Map<Socket, Connection>();
const ofAddress = new Map<string, Set<Connection>>();

export const openConnections = (): Iterable<Connection> => open.values();
export const countOpen = (): number => open.size;
export const openOf = (address: string): ReadonlySet<Connection> => ofAddress.get(address) ?? new Set();
export const isUnused = ({ requests }: Connection): boolean => requests.size === 0;

let lastCame = -Infinity;

/** Milliseconds since the last connection came. */
export const sinceLastConnection = (): number => performance.now() - lastCame;

/** Stays in the register until it is closed. */
export function enterConnection(socket: Socket, address: string | null): void {
  lastCame = performance.now();
  const connection: Connection = { socket, address, requests: new Set(), isUsed: false };
  open.set(socket, connection);
  if (address !== null) {
    const own = ofAddress.get(address) ?? new Set();
    ofAddress.set(address, own.add(connection));
  }
  socket.once("close", () => leave(connection));
}

/** It is of our own pages on another server, which are many people: it counts like that of a trusted proxy. */
export function noteOwnTier(socket: Socket): void {
  const connection = open.get(socket);
  if (!connection) return;
  leaveAddress(connection);
  connection.address = null;
}

/** Closes it without its last words. */
export function dropConnection(connection: Connection): void {
  leave(connection);
  connection.socket.destroy();
}

function leave(connection: Connection): void {
  open.delete(connection.socket);
  leaveAddress(connection);
}

function leaveAddress(connection: Connection): void {
  const { address } = connection;
  const own = address === null ? undefined : ofAddress.get(address);
  own?.delete(connection);
  if (address !== null && own?.size === 0) ofAddress.delete(address);
}

/** Notes that the connection is in use until the request is answered. */
export function noteUse(request: IncomingMessage, response: ServerResponse): void {
  const connection = open.get(request.socket);
  if (!connection) return;
  const { address, requests } = connection;
  requests.add(request);
  connection.isUsed = true;
  response.once("close", () => requests.delete(request));
  const own = address === null ? undefined : ofAddress.get(address);
  own?.delete(connection);
  own?.add(connection);
}
