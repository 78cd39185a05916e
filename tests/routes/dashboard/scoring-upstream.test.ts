import { describe, expect, test } from "vitest";
import { glossaryUrls } from "~/web/glossary-urls";
import { sourcesUrls } from "~/web/sources-urls";
import { urls } from "~/web/urls";
import { overDemo } from "./over-demo";

const NOT_THERE = /\/development_plan|\/simulation|\/scoring_method|\/config\/v1\/sources/;

/** The answers of a server without calls beyond the specification. */
const withoutExtensions = (path: string, answer: Response): Promise<Response> =>
  Promise.resolve(NOT_THERE.test(path) ? new Response("<h1>Not found</h1>", { status: 404 }) : answer);

const over = overDemo(withoutExtensions);

describe("over a server that knows only the specification", () => {
  test.each([urls.plan(), urls.simulation(["v3-x"]), urls.scoringMethod(), sourcesUrls.page()])(
    "%s says that it is not offered there",
    async (path) => {
      const page = await over.browser.get(path);
      expect([page.status, page.heading]).toEqual([501, "Non disponibile qui"]);
      expect((await page.follow("Torna alla dashboard")).path).toBe(urls.home());
    },
  );

  test("the glossary is there: its words are ours", async () => {
    const page = await over.browser.get(glossaryUrls.page());
    expect([page.status, page.heading]).toEqual([200, "Glossario"]);
  });

  test("the scoring needs neither", async () => {
    const page = await over.browser.get(urls.scoring("graduate"));
    expect([page.status, page.document.querySelectorAll("details.details-panel h4").length]).toEqual([
      200, 16,
    ]);
  });

  test("each page of the scoring asks who is there, and for the scores, once", async () => {
    const { calls } = await over.pages.during(() => over.browser.get(urls.scoring("master")));
    expect(calls).toEqual(["GET /api/user/v1/info", "GET /api/scoring/v1/home_page/draft"]);
  });
});
