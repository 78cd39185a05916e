import { settingsUrls } from "~/web/settings-urls";
import { DEMO_PASSWORD } from "../api-client";
import { codeOf } from "../platform/authenticator";
import type { Browser } from "./client";
import type { Page } from "./page";

/** The secret that a page shows for typing. */
export const secretOn = (page: Page): string =>
  page.document.querySelector("main section code")?.text.replaceAll(" ", "") ?? "";

/** Begins, up to the page with the drawing. */
export async function begin(browser: Browser, password = DEMO_PASSWORD): Promise<Page> {
  const page = await browser.get(settingsUrls.secondFactor());
  return page.form({ button: "Comincia" }).fill({ present: password }).submit();
}

/** Enables the second factor of the person who is signed in, through the pages. */
export async function enableIn(
  browser: Browser,
  password = DEMO_PASSWORD,
): Promise<{ secret: string; codes: string[]; page: Page }> {
  const begun = await begin(browser, password);
  const secret = secretOn(begun);
  const page = await begun
    .form()
    .fill({ code: codeOf(secret, new Date()) })
    .submit();
  return { secret, page, codes: page.document.querySelectorAll("main ol code").map((code) => code.text) };
}
