import { connect, type Socket } from "node:net";

/** A connection of one's own, in which requests are written by hand. */
export interface RawConnection {
  socket: Socket;
  /** Everything the server has sent. */
  received(): string;
  /** Resolves when the server has sent this text; rejects when the connection ends before. */
  until(text: string): Promise<void>;
  /** Sends these bytes in pieces, or stops when the server has answered or ended the connection; how many it took. */
  pour(bytes: number): Promise<number>;
  closed: Promise<void>;
}

const PIECE = Buffer.alloc(64 * 1024, "x");

export async function rawConnection(url: string, localAddress?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress ? { localAddress } : {}) });
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return {
    socket,
    closed,
    received: () => text,
    until: (expected) =>
      new Promise((resolve, reject) => {
        const look = () => text.includes(expected) && resolve();
        socket.on("data", look);
        socket.once("close", () => reject(new Error(`The connection ended after: ${text}`)));
        look();
      }),
    async pour(bytes) {
      let sent = 0;
      const isOver = () => text !== "" || socket.destroyed || !socket.writable;
      while (sent < bytes && !isOver()) {
        const isFree = socket.write(PIECE);
        sent += PIECE.length;
        if (isFree) await new Promise((resolve) => setImmediate(resolve));
        else
          await new Promise<void>((resolve) =>
            ["drain", "data", "close"].forEach((event) => socket.once(event, () => resolve())),
          );
      }
      return sent - socket.writableLength;
    },
  };
}

/** The head of a request. */
export const headOf = (method: string, path: string, headers: Record<string, string>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ Host: "localhost", ...headers }).map((one) => one.join(": ")),
  ].join("\r\n") + "\r\n\r\n";
