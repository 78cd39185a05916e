import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Stroke } from "./keys";
import type { TextBrowser } from "./text-browser";

/** It pauses after each message, for people to read it. */
const NO_PAUSES = ["INFOSECS", "MESSAGESECS", "ALERTSECS", "DELAYSECS", "REPLAYSECS"];

/** Erases what stands in the field. */
const ERASE = "^U";

/** A line of lynx's command script for each key. Fields are written into where they are; a list opens over the page. */
function keysOf(stroke: Stroke): string[] {
  switch (stroke.kind) {
    case "move":
      return Array<string>(stroke.distance).fill("<tab>");
    case "enter":
      return ["^J"];
    case "type":
      return [ERASE, ...letters(stroke.text)];
    case "option":
      return ["^J", ...Array<string>(stroke.below).fill("Down Arrow"), "^J"];
    case "open":
      return ["g", ...letters(stroke.url), "^J"];
  }
}

const letters = (text: string) => [...text].map((letter) => (letter === " " ? "<space>" : letter));

export const LYNX: TextBrowser = {
  name: "lynx",
  isThere: () => spawnSync("lynx", ["-version"], { stdio: "ignore" }).status === 0,
  async run(keys, url, home) {
    const [script, settings] = [path.join(home, "keys"), path.join(home, "settings")];
    writeFileSync(settings, NO_PAUSES.map((name) => `${name}:0\n`).join(""));
    const lines = keys.strokes.flatMap(keysOf).map((key) => `key ${key}`);
    writeFileSync(script, [...lines, "exit", ""].join("\n"));
    const lynx = spawn("lynx", [`-cfg=${settings}`, "-accept_all_cookies", `-cmd_script=${script}`, url], {
      env: { ...process.env, HOME: home, TERM: "vt100", LANG: "C.UTF-8" },
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 60_000,
    });
    const [status] = (await once(lynx, "exit")) as [number | null];
    return status;
  },
};
