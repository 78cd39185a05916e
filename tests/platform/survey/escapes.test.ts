import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker, type JobWorker } from "~/platform/jobs/worker";
import { ENERGY, SAFETY } from "../../questions";
import { completeRegistry, save, shown } from "../answering";
import { makeCompany } from "../company";
import { filled } from "../workbook/filling";
import { download, upload } from "../workbook/transfer";
import type { World } from "../world";

const SCOPE_1 = "v3-env-emissioni-scope-1";
const DEATHS = "v3-soc-salute-e-sicurezza-decessi";
const REASON = "Non ci riguarda.";

let world: World;
let companyId: string;
let admin: Call;
let worker: JobWorker;

beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany());
  worker = startJobWorker(world.parts, JOB_KINDS);
  await completeRegistry(admin);
});
afterEach(async () => {
  await worker.stop();
  await world.close();
});

const level = async () => {
  const { survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  return survey.versioned.scoring.levels.start_small;
};

describe("a risk assessment, with employees in the registry,", () => {
  test("cannot be declared not applicable by a call", async () => {
    const evading = save(admin, SAFETY, {}, { notApplicableChosen: true, notApplicableReason: REASON });
    await expect(evading).rejects.toMatchObject({
      status: 422,
      errors: [{ path: `${SAFETY}.notApplicableChosen`, code: "always_applicable", rule: "NOT_ACCEPTABLE" }],
    });
  });

  test("nor by a file", async () => {
    const about = { [SAFETY]: { notApplicable: "Sì", notApplicableReason: REASON } };
    const { preview } = await upload(admin, await filled(await download(world, companyId), {}, about));
    expect(preview).toMatchObject({
      changes: [],
      refusals: [{ question: { id: SAFETY }, code: "always_applicable", rule: "NOT_ACCEPTABLE" }],
    });
  });

  test("is not asked, without any choice, once the registry has none", async () => {
    await completeRegistry(admin, { numberOfEmployees: "0" });
    expect(await shown(admin, SAFETY)).toMatchObject({ status: "na-blocked" });
    expect(await level()).toMatchObject({ flagged: true, chosenShare: 0 });
  });
});

describe("figures that contradict each other", () => {
  test("are asked about and earn nothing when they come in a file", async () => {
    const bytes = await filled(await download(world, companyId), {
      [ENERGY]: {
        ...{ "acquistata.rinnovabile": "0", "acquistata.non-rinnovabile": "20" },
        ...{ "autoprodotta.rinnovabile": "0", "autoprodotta.non-rinnovabile": "0" },
        ...{ "calore.rinnovabile": "0", "calore.non-rinnovabile": "0" },
        ...{ "combustibili.rinnovabile": "0", "combustibili.non-rinnovabile": "4000" },
      },
      [SCOPE_1]: { emissioni: "1", metodo: "Calcolate dai consumi, con fattori di emissione pubblici" },
    });
    const { id, preview } = await upload(admin, bytes);
    const answers = (preview?.changes ?? []).map(({ question, revision }) => ({
      questionId: question.id,
      revision,
    }));
    expect([answers.length, preview?.refusals]).toEqual([2, []]);
    await admin("survey.importConfirm", { params: { id }, body: { changes: answers } });
    await worker.drain();
    expect(await shown(admin, SCOPE_1)).toMatchObject({ status: "incompatible", scores: 0 });
  });
});

describe("a red line", () => {
  test("caps its class when a death comes in a file, also beside an answer that is incomplete", async () => {
    const bytes = await filled(await download(world, companyId), { [DEATHS]: { numero: "2" } });
    const { id, preview } = await upload(admin, bytes);
    const answers = (preview?.changes ?? []).map(({ question, revision }) => ({
      questionId: question.id,
      revision,
    }));
    await admin("survey.importConfirm", { params: { id }, body: { changes: answers } });
    await worker.drain();
    expect((await level()).redLines).toMatchObject([
      { id: "soc-piu-decessi", cap: 3000 },
      { id: "soc-decesso", cap: 7000 },
    ]);
  });
});
