import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Installation, startInstallation, statusOf } from "../commands/installation";
import { patience } from "../runs";
import { temporaryFolder } from "../server";

/** What holds for a server with a socket of its own holds for one that is handed its connections. */

/** As in `web/connections`. */
const MOST_OF_ADDRESS = 256;

const HEAD_OF_A_FORM = [
  "Host: carta.example",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Length: 9",
].join("\r\n");

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.stop());

/** A connection, and all that it has said until it is closed. */
function conversation(): { socket: Socket; said: Promise<string> } {
  const socket = connect(installation.port, "127.0.0.1").setEncoding("utf8");
  let text = "";
  socket.on("data", (more: string) => (text += more));
  socket.on("error", () => undefined);
  return { socket, said: once(socket, "close").then(() => text) };
}

describe("a process that is handed its connections", () => {
  test("answers a client that has said all that it will say", async () => {
    const { socket, said } = conversation();
    socket.end("GET /health/live HTTP/1.1\r\nHost: carta.example\r\nConnection: close\r\n\r\n");
    expect(await said).toMatch(/^HTTP\/1\.1 200 /);
  });

  // 20 seconds are given, and every 30 seconds somebody looks.
  test("closes a connection whose head does not end", { timeout: patience(120_000) }, async () => {
    const { socket, said } = conversation();
    const drip = setInterval(() => socket.write("X-More: a\r\n"), 1_000);
    socket.write("GET /health/live HTTP/1.1\r\nHost: carta.example\r\n");
    const words = await said.finally(() => clearInterval(drip));
    expect(words).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("closes the longest unused connection of an address that holds too many", async () => {
    const all = Array.from({ length: MOST_OF_ADDRESS }, conversation);
    await Promise.all(all.map(({ socket }) => once(socket, "connect")));
    // One more than the address may hold: the question itself comes over a further one.
    expect(await statusOf(`${installation.url}/health/live`)).toBe(200);
    expect(await all[0]?.said).toBe("");
    expect(all.filter(({ socket }) => !socket.closed).length).toBeGreaterThan(MOST_OF_ADDRESS / 2);
    for (const { socket } of all) socket.destroy();
  });
});

test("a process that is told twice to end finishes the request under way", async () => {
  const { port, serving, stop } = await startInstallation();
  try {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    let said = "";
    socket.on("data", (text: string) => (said += text));
    socket.write(`POST /auth HTTP/1.1\r\n${HEAD_OF_A_FORM}\r\n\r\nemail`);
    await delay(200);
    const former = serving();
    for (let told = 0; told < 2; told += 1) {
      process.kill(former, "SIGTERM");
      await delay(100);
    }
    socket.write("=a&b");
    await once(socket, "close");
    expect(said).toMatch(/^HTTP\/1\.1 \d{3} /);
  } finally {
    await stop();
  }
});

test("a second server on the same port says that it cannot listen there, and ends", async () => {
  const dataDir = temporaryFolder();
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, PORT: String(installation.port), HOST: "127.0.0.1" },
  };
  const child = spawn(process.execPath, ["app/commands/compiled.mjs", "serve"], { env, stdio: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const [code] = (await once(child, "close")) as [number | null];
  expect(said).toContain(`Il server non parte su 127.0.0.1, porta ${installation.port}: `);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
  rmSync(dataDir, { recursive: true });
});
