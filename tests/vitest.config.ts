import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first";
import { useMemory } from "./memory-folder";
import { patience } from "./runs";
import { ARRANGEMENT } from "./server";

useMemory();
const root = fileURLToPath(new URL("..", import.meta.url));
const shared = { root, resolve: { alias: { "~": `${root}app` } } };
// A machine with much other work is slow, not wrong.
const patient = {
  environment: "node" as const,
  setupFiles: ["tests/seed.ts"],
  testTimeout: patience(60_000),
  hookTimeout: patience(180_000),
  expect: { poll: { timeout: 30_000 } },
};

/** For page tests where not all of them can pass. */
function setupFilesOf(arrangement: string | undefined): string[] {
  if (arrangement === "specified") return ["tests/skip-unfilled.ts", "tests/fail-beyond.ts"];
  return arrangement === "two-tiers" ? ["tests/fail-beyond.ts"] : [];
}

export default defineConfig({
  test: {
    maxWorkers: "100%",
    // Files share what they import: reading the questionnaires again for each would take longer than the tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          ...patient,
          name: "rules",
          globalSetup: "tests/rules-setup.ts",
          include: [
            "tests/{domain,content,platform,postgres,bodies,api,web,ui,islands,charts,texts,documents}/**/*.test.{ts,tsx}",
          ],
        },
      },
      {
        ...shared,
        // These use the built application: `npm run build` comes first.
        test: {
          ...patient,
          name: "pages",
          setupFiles: [...patient.setupFiles, ...setupFilesOf(process.env[ARRANGEMENT])],
          // There each server is several processes.
          hookTimeout: process.env[ARRANGEMENT] === undefined ? patient.hookTimeout : patience(480_000),
          globalSetup: "tests/demo-template.ts",
          include: ["tests/*.test.ts", "tests/routes/**/*.test.{ts,tsx}"],
        },
      },
      {
        ...shared,
        // Thousands of forged requests, and commands in processes of their own: not a part of `npm run check`.
        test: {
          ...patient,
          name: "hostile",
          globalSetup: "tests/demo-template.ts",
          include: ["tests/{hostile,commands,text-browser}/**/*.test.ts"],
        },
      },
    ],
  },
});
