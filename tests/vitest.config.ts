import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const shared = { root, resolve: { alias: { "~": `${root}app` } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "rules",
          environment: "node",
          include: ["tests/{domain,content,platform,api,web,ui,charts,texts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        ...shared,
        // These look at the built application: `npm run build` comes first.
        test: {
          name: "pages",
          environment: "node",
          include: ["tests/*.test.ts", "tests/{routes,hostile,commands,text-browser}/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
