import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { doing, serveWork } from "~/platform/quarantine/serve-work";
import {
  ATTEMPT,
  DIE,
  EAT_BUFFERS,
  EAT_HEAP,
  ENVIRONMENT,
  FAIL,
  LINK,
  LOOP,
  MANY,
  PID,
  SCRIBBLE,
  SPOIL,
  SWELL,
} from "./bad-kinds";

/** A process whose works do what no reader should. */
const kept: unknown[] = [];

const ATTEMPTS: Record<string, () => unknown> = {
  read: () => readFileSync("/etc/passwd"),
  list: () => readdirSync("/"),
  write: () => writeFileSync("/tmp/carta-esg-quarantine-probe", ""),
  spawn: () => spawnSync("/bin/true").status ?? Promise.reject(new Error("not started")),
};

serveWork(
  new Map([
    doing(PID, () => process.pid),
    doing(LOOP, () => {
      for (;;);
    }),
    doing(EAT_BUFFERS, () => {
      for (;;) kept.push(Buffer.alloc(4_000_000, 1));
    }),
    doing(EAT_HEAP, () => {
      for (;;) kept.push(Array.from({ length: 1_000 }, (_, at) => ({ at })));
    }),
    doing(DIE, () => process.exit(3)),
    doing(MANY, () => "x".repeat(1_000_000)),
    doing(SWELL, ({ made }) => writeFileSync(made, Buffer.alloc(2_000_000))),
    doing(LINK, ({ made }) => symlinkSync("/etc/passwd", made)),
    doing(SCRIBBLE, ({ file }) => {
      const content = readFileSync(file, "utf8");
      writeFileSync(file, "changed");
      return content;
    }),
    doing(FAIL, ({ input }) => {
      throw Object.assign(new Error("What was made cannot be written"), { code: input });
    }),
    doing(SPOIL, ({ made }) => {
      mkdirSync(path.join(path.dirname(made), "outcome.json"));
      return null;
    }),
    doing(ENVIRONMENT, () => Object.keys(process.env)),
    doing(ATTEMPT, async ({ input }) => {
      await ATTEMPTS[input]?.();
      return "done";
    }),
  ]),
);
