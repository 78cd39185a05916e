import { expect, test } from "vitest";
import type { CallOutput } from "~/api/contract";
import { attestationUrls } from "~/web/attestation-urls";
import { surveyUrls, urls } from "~/web/urls";
import { overDemo } from "./over-demo";

/** What the pages that read most ask our own platform for, once they know its content (docs/decisions/152). */

/** How far down the last answers told the scores. */
const told = { answers: 0, areas: 0, milestones: 0, questions: 0, potential: 0 };

/** The last body by which pages changed the company. */
let update: Promise<unknown> = Promise.resolve(null);

const over = overDemo(
  async (path, answer) => {
    if (!path.includes("/home_page/")) return answer;
    const { survey } = (await answer.clone().json()) as CallOutput<"scoring.homePage">;
    const areas = Object.values(survey.versioned.scoring.levels).flatMap((level) => level.areas);
    const milestones = areas.flatMap((area) => area.milestones);
    told.answers += 1;
    told.areas += areas.length;
    told.milestones += milestones.length;
    told.questions += milestones.flatMap((one) => one.questions).length;
    told.potential += survey.versioned.scoring.competitiveness ? 1 : 0;
    return answer;
  },
  async () => undefined,
  (method, path, request) => {
    if (method === "PUT" && path.endsWith("/registry/v1/companies")) update = request.clone().json();
    return null;
  },
);

test("a form of the registry sends its fields, and empty visibilities (§7)", async () => {
  const page = await over.browser.get(urls.registrySection("other"));
  await page.form().fill({ description: "Viti e dadi" }).submit();
  expect(await update).toMatchObject({ description: "Viti e dadi", visibilities: [] });
});

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

const CARD_OF_2025 = surveyUrls({ version: "public", year: 2025 });

const IN_CLASSES = ["answers"] as const;
const IN_AREAS = [...IN_CLASSES, "areas"] as const;
const IN_TOPICS = [...IN_AREAS, "milestones"] as const;
const IN_QUESTIONS = [...IN_TOPICS, "questions"] as const;

test.each<[string, string, readonly (keyof typeof told)[]]>([
  ["home", urls.home(), IN_CLASSES],
  ["home of a card", CARD_OF_2025.period(), IN_CLASSES],
  ["the page of the first questions", urls.firstScore(), IN_CLASSES],
  ["the page of the certificates", attestationUrls.all(), IN_CLASSES],
  ["the history", urls.history(), IN_CLASSES],
  ["the page that issues a card", urls.publish(), IN_CLASSES],
  ["the benchmark", urls.benchmark(), [...IN_AREAS, "potential"]],
  ["the file of the benchmark", urls.benchmarkFile(), [...IN_AREAS, "potential"]],
  ["the scoring", urls.scoring(), IN_TOPICS],
  ["the picture of the scoring", urls.scoringImage(), IN_TOPICS],
  ["the card on paper", CARD_OF_2025.printed(), IN_TOPICS],
  ["the scoring of a class", urls.scoring("master"), IN_QUESTIONS],
  ["the table of points", urls.scoringFile(), IN_QUESTIONS],
])("%s asks for the scores as far down as it shows them", async (_, path, shown) => {
  Object.assign(told, { answers: 0, areas: 0, milestones: 0, questions: 0, potential: 0 });
  expect((await over.browser.get(path)).status).toBe(200);
  expect(Object.entries(told).flatMap(([part, count]) => (count > 0 ? [part] : []))).toEqual(shown);
});
