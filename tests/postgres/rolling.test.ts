import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNginx, ensureNginx, type Proxy } from "../nginx";
import { encodeForm } from "../pages/encode";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import type { Browser } from "../pages/client";
import { formOf, TO_LIST, withExplanation } from "../routes/survey/question-form";
import { patience, runs } from "../runs";
import { freePort } from "../server";
import { ON_POSTGRES } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";

/** A machine with much other work is slow, not wrong. */
const PATIENCE = patience(300_000);

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
    "are replaced one by one while people save: no form and no page fails",
    { timeout: PATIENCE },
    async () => {
      let isOver = false;
      const faults: string[] = [];
      let saves = 0;
      const explained = await withExplanation(await signedIn(proxy, "admin@azienda-demo.example"), PEOPLE);
      // Everybody is in before the first server goes: what a sign-in may meet meanwhile is in decision 177.
      const browsers = await Promise.all(explained.map(() => signedIn(proxy, "admin@azienda-demo.example")));
      const people = explained.map(async (question, index) => {
        const browser = browsers[index] as Browser;
        let written = "";
        while (!isOver) {
          const form = await formOf(browser, question);
          const there = form.values("explanation").join("");
          if (written !== "" && there !== written)
            faults.push(`${question.guid} holds ${there}, not ${written}`);
          written = `Scritta ${(saves += 1)}`;
          const { url, encType, entries } = form.fill({ explanation: written }).posting(TO_LIST);
          const { status } = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
          if (status !== 303) faults.push(`A save of ${question.guid} answers ${status}`);
        }
      });
      const walks = Promise.all(people).catch((error: unknown) => faults.push(String(error)));
      for (let time = 0; time < TIMES; time += 1) {
        for (const port of ports) {
          const before = saves;
          await end(port);
          await expect.poll(() => saves > before + PEOPLE || faults.length > 0).toBe(true);
          await begin(port);
        }
      }
      isOver = true;
      await walks;
      expect(faults).toEqual([]);
    },
  );
});
