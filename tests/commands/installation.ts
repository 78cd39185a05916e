import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { send } from "../pages/http";
import { freePort, loadDemo, temporaryFolder } from "../server";

export interface Ended {
  code: number | null;
  output: string;
}

export interface Installation {
  url: string;
  port: number;
  dataDir: string;
  output(): string;
  /** Runs another command of production over the same folder. */
  command(name: string): Promise<Ended>;
  primary(): number;
  /** The processes that serve now, and the first of them. */
  allServing(): number[];
  serving(): number;
  stop(): Promise<Ended>;
}

interface InstallationGiven {
  command?: "serve" | "api";
  environment?: Record<string, string>;
}

/** What `npm start` or `npm run api` runs, over a demo folder of its own, once it answers. */
export async function startInstallation({
  command = "serve",
  environment = {},
}: InstallationGiven = {}): Promise<Installation> {
  const [dataDir, port] = [temporaryFolder(), await freePort()];
  loadDemo(dataDir);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: url, ALLOW_DEMO_DATA: "true" },
    ...environment,
  };
  const run = (name: string) => {
    const child = spawn(process.execPath, ["app/commands/compiled.mjs", name], { env, stdio: "pipe" });
    const ended: Ended = { code: null, output: "" };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (ended.output += text));
    }
    return { child, ended };
  };
  const server = run(command);
  const gone = once(server.child, "close");
  const noted = path.join(dataDir, "server.json");
  const note = () => JSON.parse(readFileSync(noted, "utf8")) as { primary: number; serving: number[] };
  const allServing = () => note().serving;
  for (let tries = 0; !(existsSync(noted) && (await answers(url))); tries += 1) {
    if (tries > 1_200 || server.child.exitCode !== null) throw new Error(server.ended.output);
    await delay(50);
  }
  return {
    ...{ url, port, dataDir },
    output: () => server.ended.output,
    async command(name) {
      const { child, ended } = run(name);
      const [code] = (await once(child, "close")) as [number | null];
      return { ...ended, code };
    },
    primary: () => note().primary,
    allServing,
    serving: () => allServing()[0] ?? 0,
    async stop() {
      server.child.kill("SIGTERM");
      const [code] = (await gone) as [number | null];
      rmSync(dataDir, { recursive: true, force: true });
      return { ...server.ended, code };
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** The status of a page over kept connections; unlike a browser it does not ask again where one was cut. 0 = no answer. */
export const statusOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const failed = () => resolve(0);
    get(url, { agent }, (response) => {
      response.resume().once("error", failed);
      response.once("end", () => resolve(response.statusCode ?? 0));
    }).once("error", failed);
  });

const answers = (url: string) =>
  send({ url: `${url}/auth` }).then(
    () => true,
    () => false,
  );
