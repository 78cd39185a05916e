import { sql } from "kysely";
import type { Call } from "~/api/call";
import { DAY_MS } from "~/domain/durations";
import { seedBenchmark } from "~/demo/population/seed";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { sweepFiles } from "~/platform/files/sweep";
import { sweepAttempts } from "~/platform/identity/limits";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker, type JobWorker } from "~/platform/jobs/worker";
import { endedTransactions, type Locked } from "~/platform/store/engines/sqlite";
import { carryOverAudit } from "~/platform/store/trail/carry-over";
import { flushCounted, recordCounted } from "~/platform/store/trail/counted-events";
import { cutTrail } from "~/platform/store/trail/cut";
import { sweepVerifications } from "~/platform/verification/sweep";
import { answerEverything, completeRegistry } from "../platform/answering";
import { download, upload } from "../platform/workbook/transfer";
import { PASSWORD } from "../platform/residents";
import { makeWorld, type World } from "../platform/world";
import { GATHERED, gather, queueMails } from "./large-store";
import type { Figure, Measure } from "./measure";

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 5_000);
const EMAIL = "a@prova.example";
const MOST_MS = 50;

/** How long each transaction of a work held the store's lock. */
class Locks {
  readonly #taken = new Map<string, Locked[]>();
  #work = "";
  readonly #note = (locked: unknown) => {
    const taken = this.#taken.get(this.#work) ?? [];
    taken.push(locked as Locked);
    this.#taken.set(this.#work, taken);
  };

  constructor() {
    endedTransactions.subscribe(this.#note);
  }

  async during<T>(work: string, run: () => Promise<T>): Promise<T> {
    this.#work = work;
    return run().finally(() => (this.#work = ""));
  }

  figures(): Figure[] {
    endedTransactions.unsubscribe(this.#note);
    return [...this.#taken].flatMap(([work, taken]): Figure[] => {
      if (work === "") return [];
      const elapsed = taken.map((one) => one.elapsed);
      const computed = taken.map((one) => one.computed);
      return [
        { name: `${work}: median of ${taken.length}`, value: at(0.5, elapsed), unit: "ms" },
        { name: `${work}: 99 %`, value: at(0.99, elapsed), unit: "ms" },
        { name: `${work}: longest`, value: at(1, elapsed), unit: "ms", goal: { atMost: MOST_MS } },
        { name: `${work}: longest computing`, value: at(1, computed), unit: "ms" },
      ];
    });
  }
}

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

interface Company {
  world: World;
  worker: JobWorker;
  companyId: string;
  accountId: string;
  admin(): Promise<Call>;
}

async function makeCompany(): Promise<Company> {
  const world = await makeWorld();
  // As an installation works: every commit waits for the disk.
  await sql`pragma synchronous = full`.execute(world.db);
  const companyId = await world.addCompany();
  const accountId = await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
  const worker = startJobWorker(world.parts, JOB_KINDS);
  return { world, worker, companyId, accountId, admin: () => world.as(EMAIL) };
}

/** Every question is answered: no survey is larger. */
async function surveyWork(company: Company, locks: Locks): Promise<void> {
  const { world, worker, companyId } = company;
  const admin = await company.admin();
  await locks.during("the registry", () => completeRegistry(admin));
  await locks.during("a saved answer", () => answerEverything(admin));
  const { revision } = await admin("survey.overview", { query: {} });
  const { versionId } = await locks.during("an issued version", () =>
    admin("survey.publish", { body: { revision } }),
  );
  const workbook = await download(world, companyId);
  await emptyAnswers(world, companyId);
  await world.db.updateTable("company").set({ is_validated: 1 }).where("id", "=", companyId).execute();
  await locks.during("a restore of every answer", async () => {
    await admin("survey.copyAnswers", { query: {}, body: { versionFrom: versionId } });
    await worker.drain();
  });
  // A workbook that comes back is compared with what it was made of: without a history all of it is new.
  for (const table of ["answer", "answer_change"] as const) {
    await world.db.deleteFrom(table).where("company_id", "=", companyId).execute();
  }
  await locks.during("an import of every answer", async () => {
    const { id, preview } = await upload(admin, workbook);
    const changes = (preview?.changes ?? []).map((one) => ({
      questionId: one.question.id,
      revision: one.revision,
    }));
    await admin("survey.importConfirm", { params: { id }, body: { changes } });
    await worker.drain();
  });
  world.clock.advance({ days: 2 });
  await locks.during("a verification that opens", async () => {
    const { revision: present } = await admin("survey.overview", { query: {} });
    await admin("survey.openVerification", { body: { revision: present, level: 2 } });
    await worker.drain();
  });
  world.clock.advance({ days: 70 });
  await locks.during("a verification that lapses", () => sweepVerifications(world.parts));
}

const signIn = (world: World) =>
  world.call()("identity.signIn", { body: { email: EMAIL, password: PASSWORD } });

/** As if nothing had been answered: the revision of every answer goes on. */
const emptyAnswers = ({ db }: World, companyId: string) =>
  db
    .updateTable("answer")
    .set((eb) => ({
      elements: "{}",
      not_applicable: 0,
      incompatibility_explanation: "",
      revision: eb("revision", "+", 1),
    }))
    .where("company_id", "=", companyId)
    .execute();

async function gatheredWork({ world, worker, ...owner }: Company, locks: Locks): Promise<void> {
  await gather(world, owner);
  const { parts } = world;
  const { keys } = parts.settings;
  const before = new Date(world.clock.now().getTime() - 730 * DAY_MS).toISOString();
  const cut = { before, at: world.clock.now().toISOString() };
  await locks.during("events that are cut", () => cutTrail(world.db, keys.trail, cut));
  await locks.during("older notes that enter the trail", () =>
    carryOverAudit(world.db, keys.trail, { before }),
  );
  const counting = { ...parts, clientAddress: "192.0.2.1" };
  for (let at = 0; at < 600; at += 1) {
    await recordCounted(counting, "file_fetched", { ...owner, detail: `file ${at % 300}` });
  }
  await locks.during("fetches of a minute that are written down", () => flushCounted(parts));
  await locks.during("a sign-in beside all sessions", () => signIn(world));
  await locks.during("attempts that are forgotten", () => sweepAttempts(parts));
  await locks.during("jobs that are forgotten", () => worker.sweep());
  await locks.during("files that are deleted", () => sweepFiles(parts));
  await queueMails(world);
  await locks.during("mails that are sent", () => world.outbox());
  await seedBenchmark(parts, COMPANIES);
  await locks.during("the benchmark rebuilt", () => rebuildBenchmark(parts));
}

const words = Object.entries(GATHERED).map(([name, count]) => `${count.toLocaleString("en")} ${name}`);

export const transactions: Measure = {
  about: `how long one transaction keeps others from writing: a full survey, ${COMPANIES} companies, ${words.join(", ")}`,
  async run() {
    const locks = new Locks();
    const company = await makeCompany();
    try {
      await surveyWork(company, locks);
      await gatheredWork(company, locks);
      return locks.figures();
    } finally {
      await company.worker.stop();
      await company.world.close();
    }
  },
};
