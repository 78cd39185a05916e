import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract, type CallId } from "~/api/contract";
import type { Row } from "~/api/row";
import { openSession } from "./residents";
import { BASE_URL, makeWorld, type World } from "./world";

let world: World;
let reader: string;
let writer: string;
beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany();
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  await world.addPerson({ email: "l@prova.example", companyId, canWrite: false });
  writer = await openSession(world.parts, "a@prova.example");
  reader = await openSession(world.parts, "l@prova.example");
});
afterAll(() => world.close());

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Bytes of the body. */
  size?: number;
}

const PIECE = 16_384;

/** The status of the answer, and how many bytes of the body were read for it. */
async function answered({ method, path, headers = {}, size = 20_000_000 }: Sent) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += PIECE;
        controller.enqueue(new Uint8Array(PIECE).fill(120));
        if (read >= size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(BASE_URL + path, { method, headers, body, duplex: "half" });
  const { status } = await world.handle(request, { clientAddress: "192.0.2.1", requestId: "1" });
  return { status, read };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const rows = (Object.entries(contract) as [CallId, Row][]).filter(([, { method }]) => method !== "GET");
const sentTo = ({ service, path, method }: Row): Sent => ({
  method,
  path: `/api/${service}/v1${path.replace(/:\w+/g, "x")}`,
});

describe("before the body of a call is read, its caller has been admitted:", () => {
  test("an address that no call has costs no byte", async () => {
    const sent = { method: "POST", path: "/api/nope", headers: bearer(writer) };
    expect(await answered(sent)).toEqual({ status: 404, read: 0 });
  });

  test.each(rows.filter(([, { right }]) => right !== "public"))(
    "%s reads nothing without a good token",
    async (_, row) => {
      for (const headers of [{}, bearer("x"), { Authorization: "Basic eDp4" }] as Record<string, string>[]) {
        expect(await answered({ ...sentTo(row), headers })).toEqual({ status: 401, read: 0 });
      }
    },
  );

  test.each(rows.filter(([, { right }]) => right === "write" || right === "administer"))(
    "%s reads nothing of a person without the right",
    async (_, row) => {
      expect(await answered({ ...sentTo(row), headers: bearer(reader) })).toEqual({ status: 403, read: 0 });
    },
  );

  test.each(rows.filter(([, { right, body }]) => right === "public" && body))(
    "%s, open to strangers, reads no more than 64 KB",
    async (_, row) => {
      const { status, read } = await answered(sentTo(row));
      expect([status, read <= 64 * 1024 + PIECE]).toEqual([413, true]);
    },
  );
});

describe("a body that is too large", () => {
  test("by its declared length is not read", async () => {
    const headers = { ...bearer(writer), "Content-Length": "20000000" };
    const row: Row = contract["survey.publish"];
    expect(await answered({ ...sentTo(row), headers })).toEqual({ status: 413, read: 0 });
  });

  test("and declares no length is read up to the limit of its call", async () => {
    const row: Row = contract["survey.publish"];
    const { status, read } = await answered({ ...sentTo(row), headers: bearer(writer) });
    expect([status, read < 600_000]).toEqual([413, true]);
  });
});
