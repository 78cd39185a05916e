import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDemo } from "~/demo/load-demo";
import { type Fact, factKey } from "~/domain/vsme/fact";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker } from "~/platform/jobs/worker";
import { cellsOfReport, reportOfSurvey } from "~/platform/reports/vsme/report-of-survey";
import { SurveyReader } from "~/platform/survey/survey-reader";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { upload } from "../workbook/transfer";
import { makeWorld, type World } from "../world";
import { ownTemplate } from "./own-template";

const { VSME_TEMPLATE: official } = process.env;
const TEMPLATES: [string, () => Buffer][] = [
  ["our own template", ownTemplate],
  ...(official ? [["the official template", () => readFileSync(official)] as [string, () => Buffer]] : []),
];
const DEMO = "00000000-0000-4000-8000-000000000001";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
  await loadDemo(world.parts);
}, 60_000);
afterAll(() => world.close());

async function reported(companyId: string) {
  const survey = await new SurveyReader(world.db, companyId).requested({ year: 2025 });
  return { survey, report: reportOfSurvey(survey) };
}

/** A company with the registry of this one and no answer; its administrator is signed in. */
async function emptyTwin(companyId: string) {
  const { db } = world;
  const row = await db
    .selectFrom("company")
    .selectAll()
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const numbers = { partita_iva: "12345678903", fiscal_code: null, vat_number: null, logo_id: null };
  await db
    .insertInto("company")
    .values({ ...row, ...numbers, id, is_validated: 0 })
    .execute();
  const email = `${id}@gemella.example`;
  await world.addPerson({ email, companyId: id, isAdmin: true });
  return { id, admin: await world.as(email) };
}

async function takenOver(template: Buffer) {
  const { id, admin } = await emptyTwin(DEMO);
  const view = await upload(admin, template);
  const changes = (view.preview?.changes ?? []).map(({ question, revision }) => ({
    questionId: question.id,
    revision,
  }));
  await admin("survey.importConfirm", { params: { id: view.id }, body: { changes } });
  const worker = startJobWorker(world.parts, JOB_KINDS);
  await worker.drain();
  await worker.stop();
  const { outcome } = await admin("survey.importProgress", { params: { id: view.id } });
  await world.db.updateTable("company").set({ partita_iva: null }).where("id", "=", id).execute();
  return { id, outcome, refusals: view.preview?.refusals };
}

/** A box that the official template has for every company is a fact of its own, also where it is not ticked. */
const UNTICKED = ["ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged||"];

const said = (facts: readonly Fact[]) =>
  new Map(facts.map(({ value, year, ...fact }) => [factKey(fact), [value, year]]));

describe.each(TEMPLATES)(
  "%s, filled for the demo company and taken over by a company without answers",
  (_, empty) => {
    test("states every fact again, and leads to no error", async () => {
      const { survey, report } = await reported(DEMO);
      const { id, outcome, refusals } = await takenOver(
        await fillTemplate(empty(), cellsOfReport(survey, report)),
      );
      expect([refusals, outcome?.skipped]).toEqual([[], []]);
      const again = (await reported(id)).report;
      expect(report.facts.length).toBeGreaterThanOrEqual(80);
      const more = again.facts.filter((fact) => !UNTICKED.includes(factKey(fact)));
      expect(said(more)).toEqual(said(report.facts));
    });
  },
);
