import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { startServer, temporaryFolder, type TestServer } from "../server";

const PRELOADED = fileURLToPath(new URL("memory-log.cjs", import.meta.url));

export const MB = 1024 * 1024;

/** Bytes. */
export interface Memory {
  /** What the process holds in its heap and in buffers. */
  held: number;
  /** What it has of the machine's memory. */
  rss: number;
  /** Of that what V8 keeps for its heap, full or empty; the rest is the program and what its native parts asked for. */
  heap: number;
}

interface WatchedServer {
  server: TestServer;
  /** Its memory, once what nothing holds has been collected. */
  collected(): Promise<Memory>;
  stop(): Promise<void>;
}

/** A server with the demo data that tells its memory. */
export async function watchedServer(): Promise<WatchedServer> {
  const folder = temporaryFolder();
  const log = path.join(folder, "memory.jsonl");
  const environment = { NODE_OPTIONS: `--require ${PRELOADED}`, MEMORY_LOG: log };
  const server = await startServer({ demo: true, environment });
  return {
    server,
    async collected() {
      rmSync(log, { force: true });
      await pause(1_000);
      process.kill(server.pid, "SIGUSR2");
      while (!existsSync(log)) await pause(50);
      const usage = JSON.parse(readFileSync(log, "utf8")) as NodeJS.MemoryUsage;
      const { heapUsed, arrayBuffers, rss, heapTotal } = usage;
      return { held: heapUsed + arrayBuffers, rss, heap: heapTotal };
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
