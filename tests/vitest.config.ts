import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app` } },
  test: {
    environment: "node",
    include: ["tests/{domain,content,platform,api,web,routes}/**/*.test.{ts,tsx}"],
  },
});
