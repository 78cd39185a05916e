import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { JOB_KINDS } from "~/platform/job-kinds";
import { leaseFrom } from "~/platform/jobs/lease";
import { startJobWorker } from "~/platform/jobs/worker";
import { save, shown } from "../answering";
import { attach, handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, PLANTS, WATER } from "../../questions";
import { refuse } from "../store-shape";
import { makeRestoring, positions, stored, type Restoring } from "./restoring";

let company: Restoring;

beforeEach(async () => void (company = await makeRestoring()));
afterEach(async () => {
  vi.restoreAllMocks();
  await company.close();
});

const put = async (guid: string, elements: Record<string, string>) =>
  save(company.admin, guid, elements, { revision: (await shown(company.admin, guid)).answer.revision });

/** A position of which three answers differ from the draft. */
async function differing() {
  const was = { [CLASS]: { classe: "b" }, [PLANTS]: { potenza: "12" }, [WATER]: { prelievo: "5" } };
  const is = { [CLASS]: { classe: "c" }, [PLANTS]: { potenza: "13" }, [WATER]: { prelievo: "6" } };
  for (const [guid, elements] of Object.entries(was)) await put(guid, elements);
  await attach(company.admin, CLASS, await handIn(company.admin, CLASS, fileNamed("a.pdf", pdf("A"))));
  const position = await company.keep();
  for (const [guid, elements] of Object.entries(is)) await put(guid, elements);
  return position;
}

/** What the store does not take at one of the steps, as if the process ended there. */
const TRIPS: Record<string, string> = {
  "the position": "insert on saved_position",
  "the files of the position": "insert on kept_attachment",
  "the first answer": "update on answer",
  "the last answer": `update on answer for each row when (new.question_id = '${PLANTS}')`,
  "the change of an answer": "insert on answer_change",
  "the draft's revision": "update on draft",
  "the end of the job": "update of result on job for each row when (new.state = 'fulfilled')",
};

describe("a restore is done whole or not at all", () => {
  test.each(Object.entries(TRIPS))("when %s cannot be written", async (_, when) => {
    const position = await differing();
    const all = async () => ({ ...(await stored(company.world)), positions: await positions(company.world) });
    const before = await all();
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    await refuse(company.world.db, when);
    expect(await company.restore(position)).toMatchObject({
      status: "rejected",
      error: "internal/error",
      modifiedAnswers: 0,
    });
    expect(await all()).toEqual(before);
  });
});

describe("fault 40: a restart during a restore", () => {
  const take = (id: string, error: string | null = null) =>
    company.world.db
      .updateTable("job")
      .set({
        state: "running",
        error,
        lease_until: leaseFrom(company.world.clock.now()),
      })
      .where("id", "=", id)
      .execute();

  test("is done by the next process, once", async () => {
    const position = await differing();
    await company.worker.stop();
    const id = await company.begin(position);
    await take(id);
    const next = startJobWorker(company.world.parts, JOB_KINDS);
    await next.drain();
    expect(await company.progress(id)).toMatchObject({ status: "pending" });
    company.world.clock.advance({ minutes: 1 });
    await next.drain();
    expect(await company.progress(id)).toMatchObject({ status: "fulfilled", modifiedAnswers: 3 });
    expect((await shown(company.admin, CLASS)).answer.revision).toBe(4);
    await next.stop();
  });

  test("that happens twice fails and leaves everything as it was, so that it can be begun again", async () => {
    const position = await differing();
    await company.worker.stop();
    const before = await stored(company.world);
    const id = await company.begin(position);
    await take(id, "interrupted");
    company.world.clock.advance({ minutes: 1 });
    const next = startJobWorker(company.world.parts, JOB_KINDS);
    await next.drain();
    expect(await company.progress(id)).toMatchObject({
      status: "rejected",
      error: "internal/job_interrupted",
      endedAt: "2026-03-10T09:01:00.000Z",
    });
    expect(await stored(company.world)).toEqual(before);
    const again = await company.begin(position);
    await next.drain();
    expect(await company.progress(again)).toMatchObject({ status: "fulfilled", modifiedAnswers: 3 });
    await next.stop();
  });
});

test("answers saved while a restore waits are part of the draft that it keeps", async () => {
  const position = await differing();
  await company.worker.stop();
  const id = await company.begin(position);
  await put(WATER, { prelievo: "7" });
  const next = startJobWorker(company.world.parts, JOB_KINDS);
  await next.drain();
  await next.stop();
  expect(await company.progress(id)).toMatchObject({ status: "fulfilled" });
  const kept = (await positions(company.world)).find(({ type }) => type === "before_restore");
  expect(JSON.parse(kept?.content ?? "{}")).toMatchObject({ [WATER]: { elements: { prelievo: "7" } } });
});
