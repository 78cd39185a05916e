import { Browser } from "../pages/client";
import type { Page } from "../pages/page";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";

type Which = Parameters<Page["form"]>[0];
type Opened = Awaited<ReturnType<KnownForm["open"]>>;

/** How most forms are opened: by a person of the demo company who may write, and by a person without an account. */
export interface Openers {
  own(url: string, which?: Which): () => Promise<Opened>;
  stranger(url: string, which?: Which): () => Promise<Opened>;
}

/** The form of one page, in this browser. */
export async function formAt(browser: Browser, url: string, which?: Which): Promise<Opened> {
  const page = await browser.get(url);
  return { browser, form: page.form(which) };
}

export const openersOf = (server: TestServer, writer: Browser): Openers => ({
  own: (url, which) => () => formAt(writer, url, which),
  stranger: (url, which) => () => formAt(new Browser(server.url), url, which),
});
