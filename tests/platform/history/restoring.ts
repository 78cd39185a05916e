import { SurveyReader } from "~/platform/survey/survey-reader";
import type { Call } from "~/api/call";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker, type JobWorker } from "~/platform/jobs/worker";
import { takePosition } from "~/platform/history/take-position";
import { write } from "~/platform/store/write";
import { completeRegistry } from "../answering";
import { makeWorld, type World } from "../world";

/** An enabled company whose users restore, and the worker that runs the restores. */
export interface Restoring {
  world: World;
  worker: JobWorker;
  companyId: string;
  accountId: string;
  admin: Call;
  /** Keeps the present draft; returns the id of the position. */
  keep(companyId?: string): Promise<string>;
  /** Copies from a version or position and waits for the end; returns the outcome. */
  restore(versionFrom: string, more?: Asked): Promise<Outcome>;
  begin(versionFrom: string, more?: Asked & { call?: Call }): Promise<string>;
  progress(id: string, call?: Call): Promise<Outcome>;
  close(): Promise<void>;
}

interface Asked {
  answersList?: string[];
  groupCompanyId?: string;
}

type Outcome = Awaited<ReturnType<typeof progressOf>>;

const progressOf = (call: Call, id: string) => call("survey.copyProgress", { params: { id } });

export async function makeRestoring(now?: string): Promise<Restoring> {
  const world = await makeWorld(now === undefined ? {} : { now });
  const companyId = await world.addCompany({ isValidated: true });
  const accountId = await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  const admin = await world.as("a@prova.example");
  await completeRegistry(admin);
  const worker = startJobWorker(world.parts, JOB_KINDS);
  const progress = (id: string, call = admin) => progressOf(call, id);
  const begin: Restoring["begin"] = async (
    versionFrom,
    { answersList, groupCompanyId, call = admin } = {},
  ) => {
    const query = groupCompanyId === undefined ? {} : { groupCompanyId };
    const body = { versionFrom, ...(answersList && { answersList }) };
    return (await call("survey.copyAnswers", { query, body })).id;
  };
  return {
    world,
    worker,
    companyId,
    accountId,
    admin,
    keep: (of = companyId) => keepDraft(world, of, accountId),
    async restore(versionFrom, more) {
      const id = await begin(versionFrom, more);
      await worker.drain();
      return progress(id);
    },
    begin,
    progress,
    async close() {
      await worker.stop();
      await world.close();
    },
  };
}

const keepDraft = ({ db, clock }: World, companyId: string, by: string) =>
  write(db, companyId, async (trx) => {
    const at = clock.now().toISOString();
    return takePosition(trx, await new SurveyReader(trx, companyId).draft(), {
      type: "manual",
      name: "Prova",
      by,
      at,
    });
  });

/** Keeps a position this many more times, as if each had been saved before a restore. */
export async function keepBeforeRestores({ db }: World, id: string, count: number, year = 2025) {
  const row = await db
    .selectFrom("saved_position")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    ...{ id: `before-${year}-${index}`, type: "before_restore" as const, name: null, year },
  }));
  await db.insertInto("saved_position").values(rows).execute();
}

/** The positions of all companies, the oldest first. */
export const positions = ({ db }: World) =>
  db.selectFrom("saved_position").selectAll().orderBy("saved_at").orderBy("type", "desc").execute();

/** Everything in the draft of a company, and every change of it. */
export async function stored({ db }: World) {
  const answers = await db.selectFrom("answer").selectAll().orderBy("question_id").execute();
  const changes = await db.selectFrom("answer_change").selectAll().orderBy("id").execute();
  const drafts = await db.selectFrom("draft").selectAll().orderBy("company_id").execute();
  const files = await db.selectFrom("attachment").selectAll().orderBy("id").execute();
  const kept = await db.selectFrom("kept_attachment").selectAll().orderBy("attachment_id").execute();
  return { answers, changes, drafts, files, kept };
}
