import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { bundleFolder } from "./bundled";
import { DEMO_TEMPLATE, loadDemo, SHARED_FOLDER, temporaryFolder } from "./server";

/** Before a run: the demo data are loaded once, and every server of the run starts with a copy. At its end the shared servers end. */
export default function prepare(): () => void {
  const folder = temporaryFolder();
  const shared = path.join(folder, "shared");
  const template = path.join(folder, "template");
  mkdirSync(shared);
  mkdirSync(template);
  loadDemo(template);
  process.env[DEMO_TEMPLATE] = template;
  process.env[SHARED_FOLDER] = shared;
  const removeBundles = bundleFolder();
  return () => {
    removeBundles();
    for (const name of readdirSync(shared)) if (name.endsWith(".pid")) end(Number.parseInt(name, 10));
    rmSync(folder, { recursive: true, force: true });
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended with the worker that started it.
  }
}
