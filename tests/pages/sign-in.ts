import { DEMO_PASSWORD } from "../api-client";
import type { TestServer } from "../server";
import { Browser, type BrowserOptions } from "./client";

/** A browser in which this person has signed in, through the page. */
export async function signedIn(
  { url }: Pick<TestServer, "url">,
  email: string,
  { password = DEMO_PASSWORD, ...options }: BrowserOptions & { password?: string } = {},
): Promise<Browser> {
  const browser = new Browser(url, options);
  const page = await browser.get("/auth");
  const home = await page.form({ button: "Accedi" }).fill({ Email: email, Password: password }).submit();
  if (!home.path.startsWith("/dashboard"))
    throw new Error(`${email} could not sign in: ${home.status} ${home.title} ${home.errors.join(" ")}`);
  return browser;
}
