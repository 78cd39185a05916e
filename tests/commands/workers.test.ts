import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runningServer } from "~/commands/server-processes";
import { type Call, makeCall } from "~/api/call";
import { signedInApi } from "../api-client";
import { withQuarantine } from "../frozen";
import { send } from "../pages/http";
import { isAlive, until } from "../processes";
import { patience } from "../runs";
import { type Installation, startInstallation, statusOf } from "./installation";

const ADMIN = "admin@azienda-demo.example";
const WORKERS = 2;

let installation: Installation;

beforeEach(async () => {
  installation = await startInstallation({ environment: { WORKERS: String(WORKERS) } });
});
afterEach(() => installation.stop());

/** Up to a dozen processes start in a test; a machine with much other work is slow, not wrong. */
const LONGEST = { timeout: patience(480_000) };

test(
  "WORKERS processes serve, and two reloads under load replace each of them and fail no request",
  LONGEST,
  async () => {
    const { url, command, allServing } = installation;
    const first = allServing();
    expect([first.length, new Set(first).size]).toEqual([WORKERS, WORKERS]);
    let isLoaded = true;
    const statuses: number[] = [];
    const client = async () => {
      while (isLoaded) statuses.push(await statusOf(`${url}/auth`));
    };
    const clients = [client(), client(), client(), client()];
    const served = [...first];
    for (let round = 0; round < 2; round += 1) {
      const { code, output } = await command("reload");
      expect([code, output]).toEqual([0, expect.stringContaining("Servono i processi")]);
      served.push(...allServing());
    }
    isLoaded = false;
    await Promise.all(clients);
    expect(new Set(served).size).toBe(3 * WORKERS);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await until(() => !served.slice(0, 2 * WORKERS).some(isAlive));
    expect(allServing().every(isAlive)).toBe(true);
  },
);

test("one process that is killed is started again, and the other goes on", async () => {
  const { url, allServing, output } = installation;
  const [killed = 0, other = 0] = allServing();
  process.kill(killed, "SIGKILL");
  await until(() => !isAlive(killed));
  for (let request = 0; request < 10; request += 1)
    expect((await send({ url: `${url}/auth` })).status).toBe(200);
  await until(() => !allServing().includes(killed));
  expect(allServing()).toHaveLength(WORKERS);
  expect(allServing()).toContain(other);
  expect(output()).toContain("Il server è finito da solo");
});

test("what a process had not taken when it is killed is answered by the other", async () => {
  const { url, allServing } = installation;
  const [killed = 0] = allServing();
  process.kill(killed, "SIGSTOP");
  // At least one of them is handed to the process that stands still.
  const statuses = Promise.all(Array.from({ length: 6 }, () => statusOf(`${url}/auth`)));
  await delay(500);
  process.kill(killed, "SIGKILL");
  expect(await statuses).toEqual(Array(6).fill(200));
});

test(
  "successors that do not start end no process that serves, and a reload that can mends it",
  LONGEST,
  async () => {
    const { url, dataDir, allServing, command, output } = installation;
    const [killed = 0, other = 0] = allServing();
    // A key that cannot be read ends a start, and those that serve have read theirs.
    const key = path.join(dataDir, "signing-key");
    renameSync(key, `${key}.kept`);
    writeFileSync(key, "no key");
    expect(await command("reload")).toMatchObject({ code: 1 });
    process.kill(killed, "SIGKILL");
    await until(() => output().includes("gli altri servono, e riprovo"));
    expect(allServing()).toEqual([other]);
    expect((await send({ url: `${url}/auth` })).status).toBe(200);
    renameSync(`${key}.kept`, key);
    expect(await command("reload")).toMatchObject({ code: 0 });
    expect([allServing().length, allServing().includes(other)]).toEqual([WORKERS, false]);
  },
);

test("a stop ends all of them, and without an error", async () => {
  const { allServing, stop } = installation;
  const served = allServing();
  const { code, output } = await stop();
  expect([code, served.filter(isAlive)]).toEqual([0, []]);
  expect(output).not.toMatch(/\n\s+at |error/i);
});

/** A client whose connections are not kept: each call goes to the process whose turn it is. */
const inTurn = (url: string, token: string): Call =>
  makeCall({
    async transport(request) {
      const { method, headers } = request;
      const body = Buffer.from(await request.arrayBuffer());
      const sent = await send({
        url: request.url,
        method,
        headers: { ...Object.fromEntries(headers), Connection: "close" },
        ...(body.length > 0 ? { body } : {}),
      });
      return new Response(sent.text, { status: sent.status });
    },
    baseUrl: `${url}/api`,
    caller: { clientAddress: "127.0.0.1", requestId: "test" },
    token,
  });

test("a session of one process is known to the other, and so is its end", async () => {
  const { url } = installation;
  const { token } = await signedInApi(url, ADMIN);
  const call = inTurn(url, token);
  for (let request = 0; request < 6; request += 1) expect((await call("user.info", {})).email).toBe(ADMIN);
  await call("identity.signOut", {});
  for (let request = 0; request < 4; request += 1)
    await expect(call("user.info", {})).rejects.toMatchObject({ status: 401 });
});

test("a document that both are asked for is made by one of them, and sent by both", async () => {
  const { url, allServing } = installation;
  const { token } = await signedInApi(url, ADMIN);
  const call = inTurn(url, token);
  const of = { params: { version: "draft" }, query: { format: "pdf" as const } };
  const query = { filename: (await call("scoring.report", of)).filename };
  const params = { type: "report" };
  const look = () => call("survey.prepareDocument", { params, query });
  let isReady = false;
  while (!isReady) isReady = (await Promise.all([look(), look()])).every(({ ready }) => ready);
  const fetched = async () => {
    const { downloadUrl } = await call("survey.download", { params, query });
    return (await send({ url: url + new URL(downloadUrl).pathname, headers: { Connection: "close" } })).text;
  };
  const files = [await fetched(), await fetched(), await fetched(), await fetched()];
  expect(files[0]).toMatch(/^%PDF/);
  expect(new Set(files).size).toBe(1);
  expect(withQuarantine(allServing())).toHaveLength(1);
});

test("a primary of before WORKERS notes one process, and is known", () => {
  const { dataDir } = installation;
  const place = { dataDir, databaseUrl: null };
  writeFileSync(
    path.join(dataDir, "server.json"),
    JSON.stringify({ primary: process.pid, serving: 17, at: 1 }),
  );
  expect(runningServer(place)).toEqual({
    ...{ primary: process.pid, identity: null, host: null },
    ...{ serving: [17], at: 1 },
  });
});
