import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scan } from "~/platform/files/clamd";
import { fuzz } from "../../fuzz-runs";

/** The answer that the scanner gives to whatever it is sent, piece by piece, and how it ends the connection. */
let pieces: Buffer[] = [];
let isReset = false;
let server: Server;

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    const [given, reset] = [pieces, isReset];
    // It answers once the whole file has come.
    socket.on("data", async (data) => {
      if (!data.subarray(-4).equals(Buffer.alloc(4))) return;
      for (const piece of given) {
        socket.write(piece);
        await pause(0);
      }
      if (reset) socket.resetAndDestroy();
      else socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const WORDS = [
  "stream: ",
  "OK",
  " FOUND",
  "Eicar-Test-Signature",
  " ERROR",
  "\0",
  "\n",
  " ",
  "INSTREAM size limit exceeded.",
  "1: ",
];

const answers = fc.oneof(
  fc.constantFrom(
    "stream: OK\0",
    "stream: Eicar FOUND\0",
    "stream: OK",
    "stream: a b FOUND\n",
    "stream: OK FOUND\0",
    "",
  ),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join("")),
  fc.string({ unit: "binary-ascii", maxLength: 60 }),
  fc.constantFrom("x".repeat(4_096), "stream: ".padEnd(5_000, "x"), `${"\0".repeat(4_090)}stream: OK`),
);

/** What an answer means: the whole line decides, and only one line means that nothing was found. */
function meaning(answer: string): string | null | undefined {
  if (answer.length > 4_096) return undefined;
  const line = answer.replaceAll("\0", "").trim();
  if (line === "stream: OK") return null;
  return /^stream: (.*) FOUND$/.exec(line)?.[1];
}

test("an answer of any words, in any pieces, is the verdict that its one line says, or an error", async () => {
  const asked = fc.record({ answer: answers, borders: fc.array(fc.nat(80), { maxLength: 4 }) });
  const property = fc.asyncProperty(asked, async ({ answer, borders }) => {
    const bytes = Buffer.from(answer, "latin1");
    const places = [0, ...borders.filter((at) => at < bytes.length).sort((a, b) => a - b), bytes.length];
    pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
    isReset = false;
    const { port } = server.address() as AddressInfo;
    const verdict = await scan({ host: "127.0.0.1", port }, Buffer.from("file"), { deadline: 5_000 }).catch(
      (error: unknown) => (error instanceof Error ? undefined : error),
    );
    expect(verdict).toBe(meaning(answer));
  });
  await fc.assert(property, fuzz("scanner", 250));
});

test("an answer whose connection is reset never says that a file is clean when it did not", async () => {
  const property = fc.asyncProperty(answers, async (answer) => {
    pieces = [Buffer.from(answer, "latin1")];
    isReset = true;
    const { port } = server.address() as AddressInfo;
    const verdict = await scan({ host: "127.0.0.1", port }, Buffer.from("file"), { deadline: 5_000 }).catch(
      () => undefined,
    );
    if (verdict !== undefined) expect(verdict).toBe(meaning(answer));
  });
  await fc.assert(property, fuzz("scanner, reset", 80));
});
