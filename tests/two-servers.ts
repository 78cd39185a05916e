import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { signedInApi } from "./api-client";
import { frozen, withQuarantine } from "./frozen";
import { send } from "./pages/http";
import { isAlive, until } from "./processes";
import type { TestServer } from "./server";

const ADMIN = "admin@azienda-demo.example";

/** The reports of the demo company at one server. */
async function reportsAt(server: TestServer) {
  const { call } = await signedInApi(server.url, ADMIN);
  const params = { type: "report" };
  const named = async (version: string) =>
    (await call("scoring.report", { params: { version }, query: { format: "pdf" } })).filename;
  /** One look of a page that waits. */
  const isReady = async (version: string) =>
    (await call("survey.prepareDocument", { params, query: { filename: await named(version) } })).ready;
  return {
    isReady,
    async ready(version: string) {
      while (!(await isReady(version)));
    },
    async bytes(version: string) {
      return (await (await this.fetching(version)).sent).bytes;
    },
    /** A request for the file that has left. */
    async fetching(version: string) {
      const query = { filename: await named(version) };
      const { downloadUrl } = await call("survey.download", { params, query });
      return { sent: send({ url: server.url + new URL(downloadUrl).pathname }) };
    },
  };
}

/**
 * A document that one server has begun to make, whose processes for it stand still: the other server is asked for the
 * same one and waits.
 */
async function begun(one: TestServer, other: TestServer) {
  const [here, there] = [await reportsAt(one), await reportsAt(other)];
  await here.ready("public");
  const thaw = frozen(one.pid);
  expect(await here.isReady("draft")).toBe(false);
  expect(await there.isReady("draft")).toBe(false);
  return { here, there, thaw };
}

/** Of two servers over one store one makes the document, and the other sends it. */
export async function madeByOne(one: TestServer, other: TestServer): Promise<void> {
  const { here, there, thaw } = await begun(one, other);
  thaw();
  await there.ready("draft");
  const bytes = await there.bytes("draft");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.equals(await here.bytes("draft"))).toBe(true);
  expect(withQuarantine([one.pid, other.pid])).toEqual([one.pid]);
}

/** The server that waits for the other's document is ended: it refuses the request that waits, and does not cut it off. */
export async function refusedAtItsEnd(one: TestServer, other: TestServer): Promise<void> {
  const { there, thaw } = await begun(one, other);
  const { sent } = await there.fetching("draft");
  await delay(500);
  process.kill(other.pid, "SIGTERM");
  const { status, headers, text } = await sent;
  expect([status, headers["retry-after"], text]).toEqual([
    503,
    "30",
    expect.stringContaining("internal/unavailable"),
  ]);
  await until(() => !isAlive(other.pid));
  thaw();
}

/** The server that makes it is killed in the middle: the other one, which waited, makes it. */
export async function takenOver(one: TestServer, other: TestServer): Promise<void> {
  const { there, thaw } = await begun(one, other);
  expect(withQuarantine([other.pid])).toEqual([]);
  await one.kill();
  thaw();
  await there.ready("draft");
  expect((await there.bytes("draft")).subarray(0, 5).toString()).toBe("%PDF-");
  expect(withQuarantine([other.pid])).toEqual([other.pid]);
}
