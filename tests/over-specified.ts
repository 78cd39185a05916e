import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { hostedEnvironment } from "./hosted-environment";
import { type ServerOptions, startServer, type TestServer } from "./server";

const TSX = createRequire(import.meta.url).resolve("tsx/cli");

/** The pages over a server that has the specification alone, with the demo data behind it. */
export async function startOverSpecified(options: ServerOptions = {}): Promise<TestServer> {
  const api = spawn(process.execPath, [TSX, "tests/serve-specified.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { url, identityHost } = await addressesOf(api);
  const environment = { ...options.environment, ...hostedEnvironment(url, identityHost) };
  const pages = await startServer({ ...options, demo: false, environment });
  return {
    ...pages,
    async stop() {
      await pages.stop();
      api.kill("SIGTERM");
    },
  };
}

async function addressesOf({ stdout }: ChildProcess): Promise<{ url: string; identityHost: string }> {
  if (stdout)
    for await (const line of createInterface(stdout))
      if (line.startsWith("{")) return JSON.parse(line) as { url: string; identityHost: string };
  throw new Error("The server that has the specification alone did not start");
}
