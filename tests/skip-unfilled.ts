import { getCurrentTest } from "vitest/suite";
import { Browser } from "./pages/client";

/**
 * Set-up of page tests over a server that has the specification alone: a test that comes to a page which only extensions
 * fill is skipped there, with the page as its reason.
 */
Browser.atUnfilledPage = (url) => {
  // What several tests prepare goes on with that page: each of them says by itself what it lacks.
  getCurrentTest()?.context.skip(`only extensions of the specification fill ${new URL(url).pathname}`);
};
