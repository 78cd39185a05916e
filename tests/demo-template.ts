import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { bundleFolder } from "./bundled";
import { DEMO_LOADED } from "./demo-day";
import { DEMO_TEMPLATE, loadDemo, SERVERS_FOLDER, temporaryFolder } from "./server";

/** Before a run: the demo data are loaded once, and every server of the run starts with a copy. At its end its servers end. */
export default function prepare(): () => void {
  const folder = temporaryFolder();
  const servers = path.join(folder, "servers");
  const template = path.join(folder, "template");
  mkdirSync(servers);
  mkdirSync(template);
  process.env[DEMO_LOADED] = new Date().toISOString();
  loadDemo(template);
  process.env[DEMO_TEMPLATE] = template;
  process.env[SERVERS_FOLDER] = servers;
  const removeBundles = bundleFolder();
  return () => {
    removeBundles();
    for (const name of readdirSync(servers)) if (name.endsWith(".pid")) end(Number.parseInt(name, 10));
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
