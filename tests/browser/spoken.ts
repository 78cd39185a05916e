import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { buildSync } from "esbuild";

const READER = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

/** The screen reader as one script, which leaves `screenReader` on the page it is run in. */
const [script] = buildSync({
  entryPoints: [READER],
  bundle: true,
  format: "iife",
  globalName: "screenReader",
  write: false,
}).outputFiles;

interface ScreenReader {
  virtual: {
    start(options: { container: Element }): Promise<void>;
    next(): Promise<void>;
    lastSpokenPhrase(): Promise<string>;
    spokenPhraseLog(): Promise<string[]>;
    stop(): Promise<void>;
  };
}

/** More items than any page has: a reader that goes round in circles is an error, not a test that never ends. */
const MOST_ITEMS = 2_000;

/** What a screen reader says of the page's main region to a user who goes through it item by item. */
export async function spokenIn(page: Page): Promise<string[]> {
  await page.evaluate(script?.text ?? "");
  return page.evaluate(async (most) => {
    const { virtual } = (globalThis as unknown as { screenReader: ScreenReader }).screenReader;
    const container = document.querySelector("main");
    if (!container) throw new Error("The page has no main region");
    // Browsers hide folded parts; this screen reader does not.
    for (const folded of container.querySelectorAll("details:not([open]) > :not(summary)")) {
      folded.setAttribute("hidden", "");
    }
    await virtual.start({ container });
    for (let item = 0; (await virtual.lastSpokenPhrase()) !== "end of main"; item += 1) {
      if (item === most) throw new Error("The reader never comes to the end of the page");
      await virtual.next();
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, MOST_ITEMS);
}
