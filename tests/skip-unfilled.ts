import { getCurrentTest } from "vitest/suite";
import { Browser } from "./pages/client";

/**
 * Set-up of page tests over a server that has the specification alone: a test that comes to a page which only extensions
 * fill is skipped there, with the page as its reason.
 */
Browser.atUnfilledPage = (url) => {
  const { pathname } = new URL(url);
  const reason = `only extensions of the specification fill ${pathname}`;
  getCurrentTest()?.context.skip(reason);
  throw new Error(reason);
};
