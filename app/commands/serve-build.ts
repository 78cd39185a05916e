import cluster from "node:cluster";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Settings } from "~/settings.server";
import { HANDED } from "~/machine/handed-connections";
import { Doorway } from "./doorway";
import { serveMetrics } from "./metrics";
import { NODE_FLAGS } from "./node-flags";
import { Primary } from "./primary";
import { processFile } from "./server-processes";

/** The whole application, or its API alone. */
export type Build = "index" | "api";

export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The primary process of an installation: takes the connections and runs the web server over the build in WORKERS processes
 * below it. A reload (SIGHUP) starts the build anew in further processes and lets each former one run out when its
 * successor serves; SIGTERM and SIGINT end all of them in an orderly way.
 */
export function serveBuild(
  settings: Settings,
  environment: Record<string, string> = {},
  build: Build = "index",
): void {
  const { port, host, dataDir, workers } = settings;
  const exec = path.join(PROJECT, "build/commands/web-server.mjs");
  cluster.setupPrimary({
    exec,
    args: [`./build/${build}.js`, HANDED],
    cwd: PROJECT,
    execArgv: [...NODE_FLAGS],
  });
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    ...environment,
  };
  serveMetrics(settings);
  const exit = (code: number) => process.exit(code);
  const failed = ({ message }: Error) => {
    console.error(`Il server non parte su ${host ?? "tutti gli indirizzi"}, porta ${port}: ${message}`);
    primary.stop(1);
  };
  const doorway = new Doorway({ at: { port, host: host ?? undefined }, failed });
  const fork = () => cluster.fork(env);
  const primary = new Primary({ fork, file: processFile(settings), workers, doorway, exit });
  primary.run();
}
