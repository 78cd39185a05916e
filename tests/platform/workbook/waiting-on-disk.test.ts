import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FILE_LIMIT } from "~/domain/files/limits";
import { notPossibleNow } from "~/platform/quarantine/refusals";
import type { Quarantine } from "~/platform/quarantine/work-kind";
import { allKept } from "~/platform/workbook/keep-when-read";
import { heldMemory } from "../../held-memory";
import { sharedQuarantine } from "../quarantine/shared";
import { openSession } from "../residents";
import { BASE_URL, makeWorld, type World } from "../world";

const COUNT = 8;

let world: World;
let tokens: string[];
/** What waits, as the queue of a server holds it. */
let orders: unknown[];
let refuse: (error: Error) => void;

/** No turn ever comes, until the test ends the waiting. */
function closed(): Quarantine {
  orders = [];
  const turn = new Promise<never>((_, reject) => (refuse = reject));
  turn.catch(() => undefined);
  return {
    ...sharedQuarantine,
    async run(_, order) {
      orders.push(order);
      return turn;
    },
  };
}

beforeEach(async () => {
  world = await makeWorld({ quarantine: closed() });
  const companyId = await world.addCompany();
  tokens = [];
  for (const name of ["a", "b", "c", "d"]) {
    const email = `${name}@prova.example`;
    await world.addPerson({ email, companyId, canWrite: true });
    tokens.push(await openSession(world.parts, email));
  }
});
afterEach(() => world.close());

/** A workbook of the largest size, made while it is sent. */
function sending(token: string): Promise<Response> {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n' +
    "Content-Type: application/octet-stream\r\n\r\n";
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from(head));
        const piece = Buffer.alloc(Math.min(65_536, FILE_LIMIT - sent), "x");
        sent += piece.length;
        controller.enqueue(piece);
        if (sent < FILE_LIMIT) return;
        controller.enqueue(Buffer.from("\r\n--x--\r\n"));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "multipart/form-data; boundary=x" };
  const url = `${BASE_URL}/api/survey/v1/esg/answers_upload`;
  const request = new Request(url, { method: "POST", headers, body, duplex: "half" });
  return world.handle(request, { clientAddress: "192.0.2.1", requestId: "1" });
}

const spooled = () => readdirSync(path.join(world.parts.settings.dataDir, "spool"));

describe("eight workbooks of 10 MB that wait for their turn", () => {
  test("lie on the disk after their requests, cost the server no memory, and go when the waiting ends", async () => {
    const before = await heldMemory();
    // Four files of a company may arrive at the same time.
    const answers = await Promise.all(tokens.map((token) => sending(token)));
    answers.push(...(await Promise.all(tokens.map((token) => sending(token)))));
    expect(answers.map(({ status }) => status)).toEqual(Array(COUNT).fill(200));
    expect([orders.length, spooled().length]).toEqual([COUNT, COUNT]);
    const grown = (await heldMemory()) - before;
    expect(grown).toBeLessThan(FILE_LIMIT);
    refuse(notPossibleNow());
    await allKept(world.db);
    expect(spooled()).toEqual([]);
  });
});
