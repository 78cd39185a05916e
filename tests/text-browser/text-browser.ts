import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Keys } from "./keys";

/** A browser of a terminal that a test can press keys in. */
export interface TextBrowser {
  name: string;
  isThere(): boolean;
  /** Presses the keys, from this page on, in a home folder of its own; its exit status. */
  run(keys: Keys, url: string, home: string): Promise<number | null>;
}

/**
 * Lets a text browser, without cookies at first, press these keys on this page; its exit status. The process of the test
 * goes on meanwhile: it has to see which connections the server closes.
 */
export async function browse(browser: TextBrowser, keys: Keys, url: string): Promise<number | null> {
  const home = mkdtempSync(path.join(tmpdir(), "carta-esg-home-"));
  try {
    return await browser.run(keys, url, home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
