import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { bandOf } from "~/domain/scoring/bands";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { historyUrls, surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";

let browser: Browser;
let call: Call;
beforeAll(async () => {
  const server = await demoServer();
  browser = await signedIn(server, ADMIN);
  ({ call } = await signedInApi(server.url, ADMIN));
});

/** The two figures as the API has them: the score, and the questions it rests on. */
async function figuresOf(version: "draft" | "public", id: ScoredClass): Promise<string> {
  const { survey, basis } = await call("scoring.homePage", { params: { version }, query: { year: 2025 } });
  const { actual, max, reachable = -1 } = survey.versioned.scoring.levels[id];
  const { done, applicable } = basis?.coverage.levels.find((level) => level.id === id) ?? {};
  expect(done).toBeLessThan(applicable ?? 0);
  const value = (points: number) => bandOf(points, max).value;
  const most = `con le altre può arrivare fino a ${value(reachable)}`;
  return `finora ${value(actual)} di 100, con ${done} di ${applicable} domande; ${most}`;
}

async function issuedCard(): Promise<string> {
  const { card: issued } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
  return issued.id ?? "";
}

const card = surveyUrls({ version: "public", year: 2025 });

describe("the score of a class that is not complete reads with its completeness and its range on", () => {
  test.each(CLASSES)("the pages of the draft: %s", async (id) => {
    const words = await figuresOf("draft", id);
    const pages = {
      home: urls.home(),
      scoring: urls.scoring(id),
      "the card to be issued": urls.publish(),
      benchmark: urls.benchmark({ scheda: id }),
      comparison: historyUrls.compare("draft", await issuedCard()),
    };
    const missing: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const page = await browser.get(path);
      expect(page.status).toBe(200);
      const times = page.text.split(words).length - 1;
      if (times === 0) missing.push(name);
    }
    expect(missing).toEqual([]);
  });

  test.each(["start_small", "graduate"] as const)("the pages of an issued card: %s", async (id) => {
    const words = await figuresOf("public", id);
    for (const path of [card.period(), card.scoring(id), card.benchmark({ scheda: id })]) {
      expect((await browser.get(path)).text).toContain(words);
    }
  });
});
