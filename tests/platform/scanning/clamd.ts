import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** How the scanner behaves: as clamd does, never answering, hanging up in the middle, or out of words. */
type Behaviour = "scans" | "is silent" | "hangs up" | "complains";

/** The EICAR test file, put together here so that no scanner finds this source. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-", "ANTIVIRUS-TEST-FILE!$H+H*"].join(
  "",
);

export interface FakeClamd {
  address: { host: string; port: number };
  behaviour: Behaviour;
  /** It has no verdict on files that contain this. */
  unjudged: string | null;
  /** What happens elsewhere while it scans. */
  meanwhile?: () => Promise<unknown>;
  /** The files that it received whole. */
  received: Buffer[];
  stop(): Promise<void>;
}

/** A scanner that speaks clamd's INSTREAM and knows one virus. */
export async function startClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const fake: FakeClamd = {
    address: { host: "127.0.0.1", port: 0 },
    behaviour: "scans",
    unjudged: null,
    received: [],
    stop: () => stop(server, sockets),
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    let bytes = Buffer.alloc(0);
    socket.on("data", (data) => {
      bytes = Buffer.concat([bytes, data]);
      if (fake.behaviour === "hangs up") return socket.destroy();
      const file = wholeFile(bytes);
      if (file === null || fake.behaviour === "is silent") return;
      void Promise.resolve(fake.meanwhile?.()).then(() => answer(fake, socket, file));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.address.port = (server.address() as AddressInfo).port;
  return fake;
}

function answer(fake: FakeClamd, socket: Socket, file: Buffer): void {
  const isUnjudged = fake.unjudged !== null && file.includes(fake.unjudged);
  if (fake.behaviour === "complains" || isUnjudged)
    return void socket.end("INSTREAM size limit exceeded. ERROR\0");
  fake.received.push(file);
  socket.end(file.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
}

const COMMAND = "zINSTREAM\0";

/** The file, once the piece without length has come; null before. */
function wholeFile(bytes: Buffer): Buffer | null {
  if (bytes.length >= COMMAND.length && bytes.toString("latin1", 0, COMMAND.length) !== COMMAND)
    throw new Error("Not the command");
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function stop(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}
