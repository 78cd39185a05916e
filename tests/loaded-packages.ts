import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { send } from "./pages/http";
import { startServer } from "./server";

const FIXTURE = fileURLToPath(new URL("loaded-packages.cjs", import.meta.url));

/** The packages for traces and buckets that a server over this folder has loaded once it has served a page, a line for each. */
export async function loadedBy(dataDir: string, environment: Record<string, string>): Promise<string> {
  const log = path.join(dataDir, "loaded");
  rmSync(log, { force: true });
  const required = { NODE_OPTIONS: `--require ${FIXTURE}`, LOADED_LOG: log };
  const server = await startServer({ dataDir, environment: { ...environment, ...required } });
  await send({ url: `${server.url}/auth` });
  await server.stop();
  return existsSync(log) ? readFileSync(log, "utf8") : "";
}
