import { beforeAll, describe, expect, test } from "vitest";
import { surveyUrls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { overSpecification } from "./over";

/** A year of the first questionnaire, over a server that counts it only when its overview was asked for (§7). */

const over = overSpecification();

const YEAR = surveyUrls({ version: "draft", year: 2023 }).period();
const LATER_YEAR = surveyUrls({ version: "draft", year: 2024 }).period();
const PREPARING = "Stiamo preparando i dati del 2023…";
const STILL_MISSING = "I dati del 2023 non sono ancora pronti";

interface WireHome {
  survey: { draft: { progress: { completed: unknown } } };
}

let browser: Browser;
beforeAll(async () => void (browser = await over.enter("admin@azienda-demo.example")));

/** The page of an address, while the server answers with this map of completion; and the overviews it was asked for. */
async function look(address: string, completed: Record<string, number>) {
  let overviews = 0;
  over.api.change = async (path, answer) => {
    if (path.endsWith("/esg/overview")) overviews += 1;
    if (!path.includes("/home_page") || !answer.ok) return answer;
    const home = (await answer.json()) as WireHome;
    home.survey.draft.progress = { completed };
    return Response.json(home);
  };
  const page = await browser.get(address);
  return { page, overviews, refresh: page.headers.refresh ?? null };
}

describe("a year whose map of completion is empty", () => {
  test("asks for the overview once, and the browser looks again after five seconds", async () => {
    const { page, overviews, refresh } = await look(YEAR, {});
    expect([page.status, overviews, refresh]).toEqual([200, 1, `5; url=${YEAR}?ripreso=1`]);
    expect(page.text).toContain(PREPARING);
  });

  test("says that it is not ready if it is still empty then", async () => {
    const { page, refresh } = await look(`${YEAR}?ripreso=1`, {});
    expect([page.status, refresh]).toEqual([200, null]);
    expect(page.text).toContain(STILL_MISSING);
  });
});

test("a map with the percent of each theme is a year that is there, at the first look and at the second", async () => {
  for (const address of [YEAR, `${YEAR}?ripreso=1`]) {
    const { page, refresh } = await look(address, { people: 40, planet: 61, principles: 0, prosperity: 100 });
    expect([page.status, refresh]).toEqual([200, null]);
    expect(page.text).toMatch(/\d+ di \d+/);
    expect(page.text).not.toMatch(/Stiamo preparando|non sono ancora pronti/);
  }
});

test("a later year waits for nothing", async () => {
  const { page, refresh } = await look(LATER_YEAR, {});
  expect([page.status, refresh]).toEqual([200, null]);
});
