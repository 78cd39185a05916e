import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEMO_PASSWORD } from "../api-client";
import { Browser } from "../pages/client";
import { Keys } from "./keys";

/**
 * Lets lynx, without cookies at first, press these keys on this page; its exit status. The process of the test goes on
 * meanwhile: it has to see which connections the server closes.
 */
export async function browse(keys: Keys, url: string): Promise<number | null> {
  const home = mkdtempSync(path.join(tmpdir(), "carta-esg-home-"));
  const script = path.join(home, "keys");
  writeFileSync(script, keys.script);
  const lynx = spawn("lynx", ["-accept_all_cookies", "-delay=0", `-cmd_script=${script}`, url], {
    env: { ...process.env, HOME: home, TERM: "vt100", LANG: "C.UTF-8" },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 60_000,
  });
  const [status] = (await once(lynx, "exit")) as [number | null];
  rmSync(home, { recursive: true, force: true });
  return status;
}

/** The keys that sign a person in, on the page of that address. */
export async function signingIn(auth: string, email: string, password = DEMO_PASSWORD): Promise<Keys> {
  const page = await new Browser(auth).get(auth);
  return new Keys()
    .to(page, '[name="email"]')
    .type(email)
    .to(page, '[name="password"]', '[name="email"]')
    .type(password)
    .to(page, "main form button", '[name="password"]')
    .enter();
}
