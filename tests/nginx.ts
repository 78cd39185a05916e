import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installPackage } from "./commands";
import { send } from "./pages/http";

const CONFIGURATION = fileURLToPath(new URL("../deploy/nginx.conf", import.meta.url));

/** Debian puts it where a user's path does not look. */
const PLACES = ["nginx", "/usr/sbin/nginx", "/opt/homebrew/bin/nginx"];

const findNginx = (): string | undefined =>
  PLACES.find((place) => spawnSync(place, ["-v"], { stdio: "ignore" }).status === 0);

/** Undefined where it cannot be had. */
export function ensureNginx(say: (line: string) => void): string | undefined {
  const found = findNginx();
  if (found) return found;
  say("No nginx found: installing it");
  installPackage("nginx-light", ["nginx"]);
  return findNginx();
}

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** nginx with the configuration of the compose file, on a port of this machine, before servers on others. */
export async function startNginx(nginx: string, port: number, servers: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), "carta-esg-nginx-"));
  // Its workers are another user's where it is started by root.
  chmodSync(folder, 0o755);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configured(folder, port, servers));
  const child = spawn(nginx, ["-e", "stderr", "-p", folder, "-c", file, "-g", "daemon off;"], {
    stdio: "ignore",
  });
  const gone = once(child, "close");
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await pause(20);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configured(folder: string, port: number, [one, two]: readonly number[]): string {
  return readFileSync(CONFIGURATION, "utf8")
    .replaceAll("/tmp/", `${folder}/`)
    .replace("/dev/stderr", "stderr")
    .replace("server one:3000", `server 127.0.0.1:${one}`)
    .replace("server two:3000", `server 127.0.0.1:${two}`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`);
}

const answers = (url: string): Promise<boolean> =>
  send({ url }).then(
    () => true,
    () => false,
  );
