import { spawnSync } from "node:child_process";
import { installPackage } from "../commands";

export type TextBrowser = "lynx" | "w3m";

const isThere = (name: TextBrowser) => spawnSync(name, ["-version"], { stdio: "ignore" }).status === 0;

export const textBrowsers = (): TextBrowser[] => (["lynx", "w3m"] as const).filter(isThere);

/** A text browser is asked for but not needed: where none can be installed, its tests are left out and it is said. */
export function ensureTextBrowser(say: (line: string) => void): void {
  if (textBrowsers().length > 0) return;
  say("No text browser found: installing lynx");
  if (!installPackage("lynx", ["lynx"])) say("skipped: the text-browser tests (no lynx, no w3m)");
}
