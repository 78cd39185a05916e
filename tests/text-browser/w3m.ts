import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Stroke } from "./keys";
import type { TextBrowser } from "./text-browser";

const ENTER = "\r";
/** Erases what stands in the line. */
const ERASE = "\x01\x0b";
const DOWN = "j";
const QUIT = "Q";

/**
 * The letters that w3m gets from its terminal. A number before "[" is the place of a link or field, of
 * hidden fields too; a field asks for its
 * text in the last line; a field of several lines opens the user's editor, which takes the next text of `texts`.
 */
function lettersOf(stroke: Stroke, texts: string): string {
  switch (stroke.kind) {
    case "move":
      return `${stroke.place}[`;
    case "enter":
      return ENTER;
    case "type":
      if (stroke.control === "lines") appendFileSync(texts, `${stroke.text}\n`);
      return stroke.control === "lines" ? ENTER : `${ENTER}${ERASE}${stroke.text}${ENTER}`;
    case "option":
      return `${ENTER}${DOWN.repeat(stroke.below)}${ENTER}`;
    case "open":
      return `U${stroke.url}${ENTER}`;
  }
}

const SETTINGS = {
  use_cookie: 1,
  accept_cookie: 1,
  show_cookie: 0,
  /** Digits count. */
  vi_prec_num: 1,
  /** The prompt for an address begins empty. */
  default_url: 0,
  use_history: 0,
  use_mouse: 0,
};

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

export const W3M: TextBrowser = {
  name: "w3m",
  // It reads keys from a terminal only, which `script` of util-linux is for it.
  isThere: () => succeeds("w3m", ["-version"]) && succeeds("script", ["--version"]),
  async run(keys, url, home) {
    const texts = path.join(home, "texts");
    const editor = path.join(home, "editor");
    writeFileSync(texts, "");
    writeFileSync(editor, `head -n 1 "${texts}" > "$1"\nsed -i 1d "${texts}"\n`);
    const settings = Object.entries({ ...SETTINGS, editor: `'sh ${editor} %s'` });
    const command = ["w3m", ...settings.map(([name, value]) => `-o ${name}=${value}`), `'${url}'`].join(" ");
    const w3m = spawn("script", ["-qfec", command, "/dev/null"], {
      env: { ...process.env, HOME: home, TERM: "vt100", LANG: "C.UTF-8" },
      stdio: ["pipe", "pipe", "inherit"],
      timeout: 60_000,
    });
    w3m.stdout.resume();
    w3m.stdin.write(keys.strokes.map((stroke) => lettersOf(stroke, texts)).join("") + QUIT);
    const [status] = (await once(w3m, "exit")) as [number | null];
    return status;
  },
};
