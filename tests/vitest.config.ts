import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const shared = { root, resolve: { alias: { "~": `${root}app` } } };
// Files share what they import: reading the questionnaires anew for each would take longer than the tests.
const isolate = false;

export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        ...shared,
        test: {
          name: "rules",
          environment: "node",
          isolate,
          include: ["tests/{domain,content,platform,api,web,ui,charts,texts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        ...shared,
        // These look at the built application: `npm run build` comes first.
        test: {
          name: "pages",
          environment: "node",
          isolate,
          globalSetup: "tests/demo-template.ts",
          include: ["tests/*.test.ts", "tests/{routes,hostile,commands,text-browser}/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
