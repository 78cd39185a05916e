import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { frontServer } from "../front-server";
import { freePort } from "../server";

const PIECE_BYTES = 40;
const PAUSE_MS = 40;

/**
 * Stands before a server as a slow network does: of every page, what lies between the two words arrives a few bytes at a
 * time, with pauses in which the browser paints.
 */
export async function inPieces(
  target: string,
  [first, last]: [string, string],
): Promise<{ url: string; end: () => Promise<void> }> {
  const sendOn = async (answered: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(answered);
    const [from, to] = [body.indexOf(first), body.indexOf(last)];
    answer.write(body.subarray(0, Math.max(0, from)));
    for (let at = from; at >= 0 && at < to; at += PIECE_BYTES) {
      answer.write(body.subarray(at, Math.min(to, at + PIECE_BYTES)));
      await delay(PAUSE_MS);
    }
    answer.end(body.subarray(Math.max(0, to)));
  };
  const port = await freePort();
  const end = await frontServer(port, { targetOf: () => target, isCompressed: false, sendOn });
  return { url: `http://127.0.0.1:${port}`, end };
}
