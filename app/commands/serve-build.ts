import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Settings } from "~/settings.server";

export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/** Runs remix-serve over the build until it ends; a signal to this process ends the server in an orderly way. */
export function serveBuild({ port, dataDir }: Settings, environment: Record<string, string> = {}): void {
  const cli = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
  const server = spawn(process.execPath, [cli, "./build/index.js"], {
    cwd: PROJECT,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir, ...environment },
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => server.kill("SIGTERM"));
  }
  server.once("error", (error) => {
    console.error(`Il server non parte: ${error.message}`);
    process.exitCode = 1;
  });
  server.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 0 : 1)));
}
