import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../api-client";
import { urls } from "~/web/urls";
import { signedIn } from "../pages/sign-in";

/** Signs a demo account in through the page. */
export async function signInAs(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url + urls.login());
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('[name="password"]').press("Enter");
  await page.waitForURL(/\/dashboard/);
}

/** Gives a window the session of a demo account, without opening a page. */
export async function letIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const { cookies } = await signedIn({ url }, email);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}
