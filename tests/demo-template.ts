import { rmSync } from "node:fs";
import { DEMO_TEMPLATE, loadDemo, temporaryFolder } from "./server";

/** Before a run: the demo data are loaded once, and every server of the run starts with a copy. */
export default function prepare(): () => void {
  const folder = temporaryFolder();
  loadDemo(folder);
  process.env[DEMO_TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
