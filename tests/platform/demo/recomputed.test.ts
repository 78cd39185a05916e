import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLASSES } from "~/domain/question/question";
import { csvText } from "~/domain/csv-text";
import { METHOD_TABLES } from "~/domain/scoring/method-tables";
import { DEMO_COMPANIES } from "~/demo/companies";
import { loadDemo } from "~/demo/load-demo";
import { factsOf } from "~/platform/store/companies";
import { readCsv, type Tables } from "../../content/method/read-csv";
import { recompute, type Told } from "../../content/method/recompute";
import { makeWorld, type World } from "../world";

/** It has answers to earlier editions of questions, which wait to be confirmed. */
const UNSETTLED = "admin@abilitata-servizi.example";
/** Companies of the demo with answers of 2025: what their pages show is all that this test knows of them. */
const ADMINS = DEMO_COMPANIES.filter(({ years = [] }) => years.at(-1)?.fiscalYear === 2025)
  .map(({ id, people: [{ email }] }) => ({ id, email }))
  .filter(({ email }) => email !== UNSETTLED);

let world: World;
let published: Tables;
beforeAll(async () => {
  world = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
  await loadDemo(world.parts);
  const call = await world.as(ADMINS[0]?.email ?? "");
  const tables = await Promise.all(
    METHOD_TABLES.map(async (table) => {
      const { columns, rows } = await call("config.scoringMethodTable", { params: { table } });
      return [table, readCsv(csvText([columns, ...rows]))] as const;
    }),
  );
  published = Object.fromEntries(tables);
}, 60_000);
afterAll(() => world.close());

describe("a second program, from the published tables alone,", () => {
  test.each(ADMINS)("gives the draft of $email the points that its pages show", async ({ id, email }) => {
    const call = await world.as(email);
    const { questions } = await call("survey.answers", { query: {} });
    const company = await world.db
      .selectFrom("company")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const told: Told = {
      registry: { ...factsOf(company) },
      answers: Object.fromEntries(
        questions.map(({ definition, answer }) => [
          definition.guid,
          {
            elements: Object.fromEntries(answer.answerElements.map((one) => [one.id, one.value])),
            notApplicable: answer.notApplicableChosen,
            files: answer.attachments.length,
          },
        ]),
      ),
      declared: new Set(
        questions
          .filter(({ status, answer }) => status === "self-declared" && !answer.notApplicableChosen)
          .map(({ definition }) => definition.guid),
      ),
    };
    const home = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
    for (const scoredClass of CLASSES) {
      const { actual, max } = home.survey.versioned.scoring.levels[scoredClass];
      const again = recompute(published, told, scoredClass);
      expect([again.actual, again.max], scoredClass).toEqual([actual, max]);
    }
  });
});
