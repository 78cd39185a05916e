import { expect, test } from "vitest";
import { surveyUrls } from "~/web/urls";
import { overDemo } from "./over-demo";

/** A server that does not answer with its configured levels and statuses. */
const over = overDemo((path, answer) =>
  /\/config\/v1\/(survey_levels|milestones|dynamicData)/.test(path)
    ? new Response("", { status: 500 })
    : answer,
);

const [draft, issued] = ["draft", "public"].map((version) => surveyUrls({ version, year: 2023 })) as [
  ReturnType<typeof surveyUrls>,
  ReturnType<typeof surveyUrls>,
];

test.each([
  draft.period(),
  issued.period(),
  draft.survey(),
  issued.survey(),
  draft.level("base"),
  draft.pillar("people"),
  draft.question("full", "energia-e-clima", "v1-planet-energia-e-clima-scope-3"),
])("%s, of the first questionnaire, asks for no configured levels and needs none", async (address) => {
  let status = 0;
  const { calls } = await over.pages.during(async () => void ({ status } = await over.browser.get(address)));
  expect(status).toBe(200);
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.filter((call) => call.includes("/config/"))).toEqual([]);
});

test("the levels of such a year are its own, and come with its questions", async () => {
  const page = await over.browser.get(draft.survey());
  for (const level of ["Base", "Intermedio", "Avanzato"]) expect(page.text).toContain(level);
  expect(page.text).not.toMatch(/Fondamentali|Maturità|Master/);
});
