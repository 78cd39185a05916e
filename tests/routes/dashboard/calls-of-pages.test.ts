import { expect, test } from "vitest";
import { urls } from "~/web/urls";
import { overDemo } from "./over-demo";

/** What the pages that read most ask our own platform for, once they know its content (docs/decisions/152). */

const over = overDemo((_, answer) => answer);

const callsOf = async (path: string) => {
  await over.browser.get(path);
  return over.pages.during(() => over.browser.get(path));
};

test("the home page asks for the survey once, and nineteen times at most in all of the store", async () => {
  const { calls, statements } = await callsOf(urls.home());
  expect(calls.sort()).toEqual([
    "GET /api/registry/v1/attestations",
    "GET /api/scoring/v1/home_page/draft",
    "GET /api/user/v1/info",
    "GET /api/user/v1/popup/esgpass",
    "GET /api/user/v1/tasks",
  ]);
  expect(statements).toBeLessThanOrEqual(19);
});

test("each page of the benchmark asks for three things, each once", async () => {
  expect((await callsOf(urls.benchmark())).calls.toSorted()).toEqual([
    "GET /api/report/v1/benchmark",
    "GET /api/scoring/v1/home_page/draft",
    "GET /api/user/v1/info",
  ]);
});

test("each page of the scoring asks who is there, and for the scores, once", async () => {
  const asked = ["GET /api/user/v1/info", "GET /api/scoring/v1/home_page/draft"];
  expect((await callsOf(urls.scoring("master"))).calls).toEqual(asked);
});
