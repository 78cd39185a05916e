import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startServer, type TestServer } from "../server";
import { scriptsRun, told, type Told } from "./ax-tree";
import { islandsReady } from "./islands-ready";
import { letIn } from "./sign-in";

/** A server and its browser windows, in which script runs or not. Each has its own, so that both stay alike. */
export interface Mode {
  hasScript: boolean;
  server: TestServer;
  /** A page of this person, who is signed in; of a stranger without an address. */
  pageOf(email: string | null): Promise<Page>;
  stop(): Promise<void>;
}

/** Script off, and on: the same demo data, the same person, the same window. */
export type Modes = [off: Mode, on: Mode];

const mode = async (browser: Browser, hasScript: boolean): Promise<Mode> => {
  const server = await startServer({ demo: true });
  const contexts = new Map<string | null, Promise<BrowserContext>>();
  const open = async (email: string | null) => {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ javaScriptEnabled: hasScript, viewport, locale: "it-IT" });
    if (email !== null) await letIn(context, server.url, email);
    return context;
  };
  return {
    hasScript,
    server,
    pageOf: async (email) => {
      const known = contexts.get(email) ?? open(email);
      contexts.set(email, known);
      return (await known).newPage();
    },
    stop: async () => {
      for (const context of contexts.values()) await (await context).close();
      await server.stop();
    },
  };
};

export const bothModes = (browser: Browser): Promise<Modes> =>
  Promise.all([mode(browser, false), mode(browser, true)]);

/** What is told of the page once nothing more changes by itself. */
export async function toldAtRest(page: Page, { hasScript }: Mode): Promise<Told> {
  await page.waitForLoadState("load");
  // The light version asks for no script.
  if (hasScript && (await page.locator("script[type=module]").count()) > 0) {
    await scriptsRun(page);
    await islandsReady(page);
  }
  await focusPlaced(page);
  return told(page);
}

/** The browser focuses what a page opens on with the next frame, which on a busy machine comes late. */
async function focusPlaced(page: Page): Promise<void> {
  const opensOnField = new URL(page.url()).hash === "" && (await page.locator("[autofocus]").count()) > 0;
  if (opensOnField) await page.locator(":focus").first().waitFor({ state: "attached" });
}
