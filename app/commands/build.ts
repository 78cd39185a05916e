import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./serve-build";

const SOURCES = ["app", "package-lock.json", "remix.config.js", "tailwind.config.ts", "tsconfig.json"];
const BUILT = "build/index.js";

/** Builds the application if there is no build, or if it is older than a source; false if the build failed. */
export function buildIfNeeded(): boolean {
  if (isUpToDate()) return true;
  console.log("Costruisco l'applicazione…");
  const { status } = spawnSync("npm", ["run", "build"], { cwd: PROJECT, stdio: "inherit" });
  return status === 0;
}

/** The build itself makes the style sheet under app/, which therefore does not count. */
function isUpToDate(): boolean {
  const built = path.join(PROJECT, BUILT);
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return SOURCES.every((source) => newest(path.join(PROJECT, source)) <= mtimeMs);
}

function newest(file: string): number {
  if (!existsSync(file) || file.includes(".generated.")) return 0;
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}
