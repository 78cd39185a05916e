import { spawnSync } from "node:child_process";
import { installPackage } from "../commands";

export const hasLynx = (): boolean => spawnSync("lynx", ["-version"], { stdio: "ignore" }).status === 0;

/**
 * A text browser is welcome but not required: where none can be installed, its test is left out and the run says so.
 */
export function ensureLynx(say: (line: string) => void): void {
  if (hasLynx()) return;
  say("No text browser found: installing lynx");
  installPackage("lynx", ["lynx"]);
  if (!hasLynx()) say("skipped: the text-browser test (lynx could not be installed)");
}
