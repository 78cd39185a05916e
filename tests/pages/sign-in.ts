import { DEMO_PASSWORD } from "../api-client";
import type { TestServer } from "../server";
import { Browser, type BrowserOptions } from "./client";

/** A browser in which this person has signed in, through the page. */
export async function signedIn(
  { url }: Pick<TestServer, "url">,
  email: string,
  options?: BrowserOptions,
): Promise<Browser> {
  const browser = new Browser(url, options);
  const page = await browser.get("/auth");
  const home = await page.form({ button: "Accedi" }).fill({ Email: email, Password: DEMO_PASSWORD }).submit();
  if (!home.path.startsWith("/dashboard"))
    throw new Error(`${email} could not sign in: ${home.errors.join(" ")}`);
  return browser;
}
