import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { type Migration, Migrator, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Question } from "~/domain/question/question";
import type { Db } from "~/platform/scope";
import { bringToLatest } from "~/platform/store/migrations/migrate";
import { auditUrls } from "~/web/audit-urls";
import { cardUrls } from "~/web/card-urls";
import { taskUrls } from "~/web/task-urls";
import { peopleUrls, urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { signedIn } from "../pages/sign-in";
import { isAlive, until } from "../processes";
import { formOf, stored, TO_LIST, withExplanation } from "../routes/survey/question-form";
import { startServer, type TestServer } from "../server";
import { ON_POSTGRES } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";

const ADMIN = "admin@azienda-demo.example";

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

/** The name of the last step of a release that is not written yet. */
const LATER = "999-later";
const REFUSAL = new RegExp(`versione più nuova di questo programma \\(${LATER}\\): avvia quella\\.`);

/** A statement is prepared when it has come ten times. */
const OFTEN = 11;

/** More than a release ever adds, each in a step of its own: a column to every table, and at last a table. */
async function stepsIn(db: Db): Promise<[name: string, step: Migration][]> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
  const adding = [
    ...tables.map((name) => sql`alter table ${sql.table(name)} add column later text not null default ''`),
    sql`create table later_thing (id text primary key, company_id text not null references company)`,
  ];
  return adding.map((change, index) => [
    index === tables.length ? LATER : `998-${String(index).padStart(3, "0")}`,
    { up: async (handle) => void (await change.execute(handle)) },
  ]);
}

/** What a newer release does when it starts, with steps of its own. */
async function upgrade(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = rows.map(({ name }): [string, Migration] => [name, { up: async () => undefined }]);
  const steps = await stepsIn(db);
  const getMigrations = async () => Object.fromEntries([...known, ...steps]);
  const migrator = new Migrator({ db, provider: { getMigrations } });
  await bringToLatest(migrator);
}

describe.skipIf(!ON_POSTGRES)("servers of the former release", { timeout: PATIENCE }, () => {
  let folder: string;
  let demo: DemoOnServer;
  let servers: TestServer[];
  const start = () => startServer({ dataDir: demo.dataDir, environment: demo.environment });

  beforeAll(async () => {
    folder = await demoFolder();
    demo = await demoOnServer(folder);
    servers = [await start(), await start()];
  }, PATIENCE);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await demo.close();
    rmSync(folder, { recursive: true });
  });

  const PAGES = [
    ...[urls.home(), urls.survey({ status: "all" }), urls.history(), urls.publish(), urls.benchmark()],
    ...[cardUrls.shares(), peopleUrls.list(), auditUrls.list(), taskUrls.list()],
  ];

  /** Work that goes on at one server until it is told to end, and how often it was done. */
  interface Walk {
    times: number;
    faults: string[];
    ended: Promise<unknown>;
  }
  let isOver = false;

  function walk(step: () => Promise<string[]>): Walk {
    const own: Walk = { times: 0, faults: [], ended: Promise.resolve() };
    const goOn = async () => {
      for (; !isOver; own.times += 1) own.faults.push(...(await step()));
    };
    own.ended = goOn().catch((error: unknown) => own.faults.push(String(error)));
    return own;
  }

  const reading = (browser: Browser) =>
    walk(async () => {
      const faults: string[] = [];
      for (const url of PAGES) {
        const { status } = await browser.get(url);
        if (status !== 200) faults.push(`${url} answers ${status}`);
      }
      return faults;
    });

  /** Saves one question again and again; each page must hold what was saved before. */
  function saving(browser: Browser, question: Question) {
    let written: string | null = null;
    return walk(async () => {
      const form = await formOf(browser, question);
      const there = form.values("explanation").join("");
      const faults = [written ?? there].filter((one) => one !== there);
      written = `Scritta ${randomUUID()}`;
      const { url, encType, entries } = form.fill({ explanation: written }).posting(TO_LIST);
      const { status } = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
      return status === 303 ? faults : [...faults, `A save answers ${status}`];
    });
  }

  /** What a server that starts now says; it may answer something before it knows that it has to end. */
  async function wordsOfEnd(): Promise<string> {
    const started = await start().catch(String);
    if (typeof started === "string") return started;
    await until(() => !isAlive(started.pid));
    await started.kill();
    return started.output();
  }

  test("go on reading and saving over the database of a newer one, and one that starts anew is refused", async () => {
    const browsers = await Promise.all(servers.map((server) => signedIn(server, ADMIN)));
    const { call } = await signedInApi(servers[0]?.url ?? "", ADMIN);
    const questions = await withExplanation(browsers[0] as Browser, browsers.length);
    const revisions = () => Promise.all(questions.map(async (one) => (await stored(call, one)).revision));
    const before = await revisions();
    const savers = questions.map((question, index) => saving(browsers[index] as Browser, question));
    const walks = [...savers, ...browsers.map(reading)];
    const faults = () => walks.flatMap((one) => one.faults);
    const goOn = async (times: number) => {
      const reached = walks.map((one) => one.times + times);
      await until(
        () => faults().length > 0 || walks.every((one, index) => one.times >= (reached[index] ?? 0)),
      );
    };

    await goOn(OFTEN);
    await upgrade(demo.database.db);
    await goOn(OFTEN);
    expect(await wordsOfEnd()).toMatch(REFUSAL);
    await goOn(2);
    isOver = true;
    await Promise.all(walks.map((one) => one.ended));
    expect(faults()).toEqual([]);
    const saved = savers.map(({ times }, index) => (before[index] ?? 0) + times);
    expect(await revisions()).toEqual(saved);
  });

  test("do long work over it too, once", async () => {
    const { call } = await signedInApi(servers[1]?.url ?? "", ADMIN);
    const { usersRoles } = await call("user.roles", { query: { search: "marco.galli" } });
    const id = usersRoles[0]?.user_id ?? "";
    const body = { ids: [id], change: { kind: "disable" as const } };
    const { mark } = await call("user.planChange", { body });
    const job = await call("user.startChange", { body: { ...body, mark } });
    const told = () => call("user.changeProgress", { params: { id: job.id }, query: {} });
    await expect.poll(told).toMatchObject({ isOver: true, error: null, done: 1 });
    const { db } = demo.database;
    const events = db.selectFrom("event").select("detail").where("kind", "=", "access_switched_off");
    expect(await events.where("detail", "=", id).execute()).toHaveLength(1);
  });
});
