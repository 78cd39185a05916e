import { connect, type Socket } from "node:net";
import type { PlatformSettings } from "../scope";

type ScannerAddress = NonNullable<PlatformSettings["clamd"]>;

/** A scan of 10 MB takes seconds; after this long the scanner counts as out of reach. */
const DEADLINE_MS = 60_000;
const CHUNK = 64 * 1024;
/** An answer is one short line. */
const LONGEST_ANSWER = 4096;

/**
 * Lets a scanner look at a file (clamd's INSTREAM: pieces, each after its length, and a length of zero at the end).
 * The name of what it found; null: nothing. Throws when the scanner is out of reach or gives no verdict.
 */
export async function scan(
  address: ScannerAddress,
  bytes: Buffer,
  { deadline = DEADLINE_MS, ending }: { deadline?: number; ending?: AbortSignal } = {},
): Promise<string | null> {
  const signal = ending
    ? AbortSignal.any([ending, AbortSignal.timeout(deadline)])
    : AbortSignal.timeout(deadline);
  const answer = await asked(address, bytes, signal);
  const [, found] = /^stream: (.*) FOUND$/.exec(answer) ?? [];
  if (found !== undefined) return found;
  if (answer === "stream: OK") return null;
  throw new Error(`The scanner gave no verdict: ${answer.slice(0, 200)}`);
}

function asked(address: ScannerAddress, bytes: Buffer, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const give = () => socket.destroy(new Error("The scanner did not answer in time"));
    signal.addEventListener("abort", give, { once: true });
    let answer = "";
    socket.once("connect", () => send(socket, bytes));
    socket.on("data", (data) => {
      answer += data.toString("latin1");
      if (answer.length > LONGEST_ANSWER) socket.destroy(new Error("The scanner does not end its answer"));
    });
    socket.once("error", reject);
    socket.once("close", () => {
      signal.removeEventListener("abort", give);
      resolve(answer.replaceAll("\0", "").trim());
    });
  });
}

function send(socket: Socket, bytes: Buffer): void {
  socket.write("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const piece = bytes.subarray(at, at + CHUNK);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    socket.write(piece);
  }
  socket.write(Buffer.alloc(4));
}
