import { describe, expect, test } from "vitest";
import { surveyUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { htmlFaults } from "../../pages/html-faults";
import { overDemo } from "./over-demo";

const PREPARING = "Stiamo preparando i dati del 2023…";
const STILL_MISSING = "I dati del 2023 non sono ancora pronti";
const draftOf = (year: number) => surveyUrls({ version: "draft", year }).period();

interface WireHome {
  progress?: unknown;
  survey: { draft: { progress: unknown } };
}

/** How often the home page is still answered with nothing counted. */
let emptyAnswers = 0;

/** A server that computes a year some time after its overview is requested. */
async function withoutCompletion(path: string, answer: Response): Promise<Response> {
  if (!path.includes("/home_page") || !answer.ok || emptyAnswers === 0) return answer;
  emptyAnswers -= 1;
  const home = (await answer.json()) as WireHome;
  delete home.progress;
  home.survey.draft.progress = { completed: 0, done: 0, total: 0 };
  return Response.json(home);
}

const over = overDemo(withoutCompletion);

async function look(address: string, empty: number) {
  emptyAnswers = empty;
  let page: Awaited<ReturnType<Browser["get"]>> | undefined;
  const { calls } = await over.pages.during(async () => {
    page = await over.browser.get(address);
  });
  if (!page) throw new Error("No page");
  const overviews = calls.filter((call) => call === "GET /api/survey/v1/esg/overview").length;
  return { page, overviews, refresh: page.headers.refresh ?? null };
}

describe("a year of the first questionnaire whose completion map is empty", () => {
  test("asks for the overview, and the browser looks again after five seconds", async () => {
    const { page, overviews, refresh } = await look(draftOf(2023), 1);
    expect([page.status, page.heading]).toEqual([200, "Anno 2023"]);
    expect(page.text).toContain(PREPARING);
    expect(await htmlFaults(page.html)).toEqual([]);
    expect(overviews).toBe(1);
    expect(refresh).toBe(`5; url=${draftOf(2023)}?ripreso=1`);
  });

  test("is there when the browser looks again", async () => {
    const { page, overviews, refresh } = await look(`${draftOf(2023)}?ripreso=1`, 0);
    expect(page.text).toMatch(/\d+ di \d+/);
    expect(page.text).not.toContain(STILL_MISSING);
    expect([overviews, refresh]).toEqual([0, null]);
  });

  test("is asked for only once: after that the page is shown as it is, and says so", async () => {
    const { page, overviews, refresh } = await look(`${draftOf(2023)}?ripreso=1`, 1);
    expect(page.text).toContain(STILL_MISSING);
    expect(page.text).not.toContain(PREPARING);
    expect(await htmlFaults(page.html)).toEqual([]);
    expect([page.status, overviews, refresh]).toEqual([200, 0, null]);
  });

  test("waits for its issued version too", async () => {
    const address = surveyUrls({ version: "public", year: 2023 }).period();
    const { page, refresh } = await look(address, 1);
    expect(page.text).toContain(PREPARING);
    expect(refresh).toBe(`5; url=${address}?ripreso=1`);
  });
});

test.each([draftOf(2024), urls.home()])(
  "%s, of a later questionnaire, waits for nothing",
  async (address) => {
    const { page, overviews, refresh } = await look(address, 1);
    expect([page.status, overviews, refresh]).toEqual([200, 0, null]);
    expect(page.text).not.toMatch(/Stiamo preparando|non sono ancora pronti/);
  },
);

test("a year that is there is shown at once", async () => {
  const { page, overviews, refresh } = await look(draftOf(2023), 0);
  expect([page.status, overviews, refresh]).toEqual([200, 0, null]);
  expect(page.text).toMatch(/\d+ di \d+/);
});
