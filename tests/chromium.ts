import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackage, isRoot, succeeds } from "./commands";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A file of that name may be a stub of the package system, or lack its libraries: only a browser that starts counts.
 */
const starts = (file: string) =>
  existsSync(file) && succeeds(file, ["--version", "--no-sandbox"], { minutes: 0.5 });

/** A Chromium that starts, or null. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : null;
  return [...SYSTEM, chromium.executablePath()].find(starts) ?? null;
}

/** A Chromium that starts; installs one where there is none, by Playwright or else by the system's packages. */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH does not start: ${process.env.CHROMIUM_PATH}`);
  say("No Chromium found: installing one with Playwright");
  const withLibraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  succeeds("npx", ["playwright", "install", ...withLibraries, "chromium"], { minutes: 10, show: true });
  const installed = findChromium();
  if (installed) return installed;
  say("Playwright could not install one: trying the system's packages");
  installPackage("chromium", ["--cask", "chromium"]);
  const packaged = findChromium();
  if (packaged) return packaged;
  throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM_PATH.");
}
