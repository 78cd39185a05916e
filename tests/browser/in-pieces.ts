import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../server";

const PIECE_BYTES = 40;
const PAUSE_MS = 40;

/**
 * Stands before a server as a slow network does: of every page, what lies between the two words arrives a few bytes at a
 * time, with pauses in which the browser paints. Only for pages to look at: no bodies go through.
 */
export async function inPieces(
  target: string,
  [first, last]: [string, string],
): Promise<{ url: string; end: () => void }> {
  const port = await freePort();
  const front = createServer(async ({ url = "/", headers }, answer) => {
    const { cookie = "" } = headers;
    const response = await fetch(target + url, { headers: { cookie }, redirect: "manual" });
    const body = Buffer.from(await response.arrayBuffer());
    const passed = ["content-type", "location", "content-security-policy"].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    answer.writeHead(response.status, Object.fromEntries(passed));
    const [from, to] = [body.indexOf(first), body.indexOf(last)];
    answer.write(body.subarray(0, Math.max(0, from)));
    for (let at = from; at >= 0 && at < to; at += PIECE_BYTES) {
      answer.write(body.subarray(at, Math.min(to, at + PIECE_BYTES)));
      await delay(PAUSE_MS);
    }
    answer.end(body.subarray(Math.max(0, to)));
  });
  await new Promise<void>((resolve) => front.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    end: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}
