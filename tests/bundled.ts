import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "../app/commands/compile";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BUNDLES = "BUNDLES";

/** Before a run: makes the folder for the bundles of all its workers; returns the function that removes it. */
export function bundleFolder(): () => void {
  const cache = path.join(ROOT, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "carta-esg-tests-"));
  process.env[BUNDLES] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const known = new Map<string, Promise<string>>();

/**
 * A file of this project with everything it imports as one script that node starts at once: read file by file, each
 * start takes longer than the work itself. Packages stay where they are installed, so the script is beside them.
 */
export function bundled(file: string): Promise<string> {
  const script = known.get(file) ?? bundle(file);
  known.set(file, script);
  return script;
}

async function bundle(file: string): Promise<string> {
  const folder = mkdtempSync(path.join(process.env[BUNDLES] ?? ownFolder(), "bundle-"));
  await compile([file], folder);
  return path.join(folder, `${path.parse(file).name}.mjs`);
}

/** For a program that is no run of tests and has no set-up. */
function ownFolder(): string {
  process.once("exit", bundleFolder());
  return process.env[BUNDLES] ?? "";
}
