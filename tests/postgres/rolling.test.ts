import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNginx, ensureNginx, type Proxy } from "../nginx";
import { encodeForm } from "../pages/encode";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { formOf, TO_LIST, withExplanation } from "../routes/survey/question-form";
import { patience, runs } from "../runs";
import { freePort } from "../server";
import { ON_POSTGRES } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";

/** A machine with much other work is slow, not wrong. */
const PATIENCE = patience(300_000);

const ADMIN = "admin@azienda-demo.example";
/** Others than those who save: a further sign-in may end the oldest session of an account. */
const NEWCOMERS = ["redazione@azienda-demo.example", "lettura@azienda-demo.example"];
const PEOPLE = 6;
const TIMES = runs(1);

const nginx = ON_POSTGRES ? ensureNginx(console.log) : undefined;

describe.skipIf(nginx === undefined)("fault 42: servers behind the proxy of the compose file", () => {
  let folder: string;
  let demo: DemoOnServer;
  let proxy: Proxy;
  let ports: number[];
  const servers = new Map<number, ChildProcess>();

  /** What `npm start` runs, once it answers. */
  async function begin(port: number): Promise<void> {
    const environment = {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: demo.dataDir,
      PUBLIC_URL: proxy.url,
    };
    const more = { ALLOW_DEMO_DATA: "true", CALLS_PER_MINUTE: "1000000", TRUSTED_PROXIES: "1" };
    const env = { ...process.env, ...demo.environment, ...environment, ...more };
    const server = spawn(process.execPath, ["app/commands/compiled.mjs", "serve"], { env, stdio: "pipe" });
    let said = "";
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (text: Buffer) => (said += text.toString()));
    servers.set(port, server);
    const isReady = () =>
      send({ url: `http://127.0.0.1:${port}/health/ready` }).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`A server ended with ${server.exitCode}: ${said}`);
      await pause(50);
    }
  }

  async function end(port: number): Promise<void> {
    const server = servers.get(port);
    if (!server) return;
    servers.delete(port);
    const gone = once(server, "close");
    server.kill("SIGTERM");
    await gone;
  }

  beforeAll(async () => {
    folder = await demoFolder();
    demo = await demoOnServer(folder);
    ports = [await freePort(), await freePort()];
    // It answers for servers that are not there yet.
    proxy = await startNginx(nginx ?? "", await freePort(), ports);
    await Promise.all(ports.map(begin));
  }, PATIENCE);
  afterAll(async () => {
    await Promise.all(ports.map(end));
    await proxy.stop();
    await demo.close();
    rmSync(folder, { recursive: true });
  });

  test(
    "are replaced one by one while people sign in and save: no form and no page fails",
    { timeout: PATIENCE },
    async () => {
      let isOver = false;
      const faults: string[] = [];
      let [saves, signIns, longestMs] = [0, 0, 0];
      const explained = await withExplanation(await signedIn(proxy, ADMIN), PEOPLE);
      const people = explained.map(async (question) => {
        const browser = await signedIn(proxy, ADMIN);
        let written = "";
        while (!isOver) {
          const form = await formOf(browser, question);
          const there = form.values("explanation").join("");
          if (written !== "" && there !== written)
            faults.push(`${question.guid} holds ${there}, not ${written}`);
          written = `Scritta ${(saves += 1)}`;
          const { url, encType, entries } = form.fill({ explanation: written }).posting(TO_LIST);
          const began = performance.now();
          const { status } = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
          longestMs = Math.max(longestMs, performance.now() - began);
          if (status !== 303) faults.push(`A save of ${question.guid} answers ${status}`);
        }
      });
      const newcomers = NEWCOMERS.map(async (email) => {
        while (!isOver) await signedIn(proxy, email).then(() => (signIns += 1));
      });
      const walks = Promise.all([...people, ...newcomers]).catch((error: unknown) =>
        faults.push(String(error)),
      );
      for (let time = 0; time < TIMES; time += 1) {
        for (const port of ports) {
          const before = { saves, signIns };
          await end(port);
          await expect
            .poll(() => (saves > before.saves + PEOPLE && signIns > before.signIns) || faults.length > 0)
            .toBe(true);
          await begin(port);
        }
      }
      isOver = true;
      await walks;
      console.log(`The longest of ${saves} saves took ${Math.round(longestMs)} ms`);
      expect(faults).toEqual([]);
    },
  );
});
