import { randomBytes } from "node:crypto";
import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Question } from "~/domain/question/question";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { succeeds } from "../commands";
import { smallDisk } from "../hostile/small-disk";
import type { Browser } from "../pages/client";
import type { Page } from "../pages/page";
import { signedIn } from "../pages/sign-in";
import { isAlive, until } from "../processes";
import { formOf, stored, TO_LIST, urlOf, withExplanation } from "../routes/survey/question-form";
import { freePort, startServer, type TestServer } from "../server";
import { ON_POSTGRES, runAt } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";
import { type PostgresServer, startPostgres } from "./server";

const ADMIN = "admin@azienda-nuova.example";

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

/** One for the rows, of which the demo data take half; one for the log, of which PostgreSQL keeps pieces of 16 MB. */
const disks = ON_POSTGRES ? [smallDisk(96), smallDisk(160)].flatMap((disk) => disk ?? []) : [];
const [rows, log] = disks;
if (ON_POSTGRES && !log)
  console.log("This user may mount no disk in memory: no PostgreSQL is left without one");

const EVERY_TABLE = `select table_name as name from information_schema.tables
  where table_schema = 'public' order by table_name`;

describe.skipIf(!log)("a PostgreSQL whose disk is full", { timeout: PATIENCE }, () => {
  let folder: string;
  let primary: PostgresServer;
  let demo: DemoOnServer;
  let server: TestServer;
  let browser: Browser;
  let call: Call;
  let question: Question;

  beforeAll(async () => {
    folder = await demoFolder();
    const started = startPostgres(await freePort(), () => undefined);
    if (!started) throw new Error("There is no PostgreSQL");
    primary = started;
    const [shown] = await answered<{ data_directory: string }>("show data_directory");
    // What was acknowledged has to be there after a crash.
    await runAt(primary.url, "alter role carta set synchronous_commit = on");
    await runAt(primary.url, "alter system set min_wal_size = '32MB'");
    await runAt(primary.url, "select pg_reload_conf()");
    demo = await demoOnServer(folder, primary.url);
    await runAt(primary.url, "checkpoint");
    primary.pause();
    layOn(rows, path.join(shown?.data_directory ?? "", "base"));
    layOn(log, path.join(shown?.data_directory ?? "", "pg_wal"));
    primary.resume();
    server = await startServer({ dataDir: demo.dataDir, environment: demo.environment });
    browser = await signedIn(server, ADMIN);
    ({ call } = await signedInApi(server.url, ADMIN));
    [question] = (await withExplanation(browser, 1)) as [Question];
  }, PATIENCE);
  afterAll(async () => {
    try {
      await server?.stop();
      await demo?.close();
      primary?.stop();
    } finally {
      for (const disk of disks) disk.remove();
      rmSync(folder, { recursive: true });
    }
  }, PATIENCE);

  /** A folder of a PostgreSQL that stands still, on another disk from now on. */
  function layOn(disk: (typeof disks)[number] | undefined, own: string): void {
    const there = path.join(disk?.folder ?? "", path.basename(own));
    expect(succeeds("cp", ["-a", own, there])).toBe(true);
    rmSync(own, { recursive: true });
    symlinkSync(there, own);
  }

  async function answered<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: primary.url });
    await client.connect();
    return (await client.query<Row>(statement).finally(() => client.end())).rows;
  }

  /** Every row of every table, as text. */
  async function everything(): Promise<string[]> {
    const { db } = demo.database;
    const { rows: tables } = await sql.raw<{ name: string }>(EVERY_TABLE).execute(db);
    const all: string[] = [];
    for (const { name } of tables) {
      const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
      all.push(...found.rows.map(({ row }) => `${name} ${row}`).sort());
    }
    return all;
  }

  /** As many words as an explanation may have, which no engine makes smaller. */
  const newWords = () => randomBytes(750).toString("base64");

  const explanationShown = async () => (await formOf(browser, question)).values("explanation").join("");

  /** Saves until there is no more room: what came of the last save, what it said, and everything as it was before. */
  async function untilRefused<T extends { isRefused: boolean }>(save: (explanation: string) => Promise<T>) {
    for (;;) {
      const before = await everything();
      const typed = newWords();
      const said = await save(typed);
      if (said.isRefused) return { said, typed, before };
    }
  }

  async function saveByCall(explanation: string) {
    const { revision } = await stored(call, question);
    const answer = { questionId: question.guid, revision, answerElements: [], explanation };
    const saving = call("survey.saveAnswer", { params: { id: question.guid }, body: { answers: [answer] } });
    const error = await saving.then(
      () => null,
      (reason: unknown) => reason,
    );
    return { isRefused: error !== null, error };
  }

  async function saveOnPage(explanation: string) {
    const page = await (await formOf(browser, question)).fill({ explanation }).submit(TO_LIST);
    return { isRefused: page.status !== 200, page };
  }

  test("refuses a save with what was typed and stores nothing of it, shows all pages, and takes the same save when there is room", async () => {
    const free = rows?.fill();
    let refused: Awaited<ReturnType<typeof untilRefused<Awaited<ReturnType<typeof saveOnPage>>>>>;
    try {
      const called = await untilRefused(saveByCall);
      expect(called.said.error).toMatchObject({ status: 503, code: "internal/disk_full", retryAfter: 60 });
      expect(await everything()).toEqual(called.before);
      refused = await untilRefused(saveOnPage);
      const { page } = refused.said;
      expect([page.status, page.headers["retry-after"]]).toEqual([503, "60"]);
      expect(page.text).toContain("Il servizio non ha più spazio sul disco e non ha salvato nulla.");
      expect(page.form({ button: TO_LIST }).values("explanation")).toEqual([refused.typed]);
      expect(await everything()).toEqual(refused.before);
      for (const url of [urls.home(), urls.survey({ status: "all" }), urlOf(question)])
        expect((await browser.get(url)).status).toBe(200);
    } finally {
      free?.();
    }
    const { revision } = await stored(call, question);
    const saved = await refused.said.page.form({ button: TO_LIST }).submit(TO_LIST);
    expect([saved.status, saved.errors]).toEqual([200, []]);
    expect(await explanationShown()).toBe(refused.typed);
    expect((await stored(call, question)).revision).toBe(revision + 1);
  });

  test("that cannot write its log ends, loses nothing that was acknowledged, and takes the same save when it is back", async () => {
    const pid = primary.pid();
    const acknowledged = newWords();
    const form = (await formOf(browser, question)).fill({ explanation: acknowledged });
    const typed = newWords();
    let saved: Page;
    let before: string[];
    let refused: Page;
    let home: Page;
    const free = log?.fill();
    try {
      saved = await form.submit(TO_LIST);
      const next = (await formOf(browser, question)).fill({ explanation: typed });
      before = await everything();
      await untilTheLogEnds();
      refused = await next.submit(TO_LIST);
      // It begins again by itself, and cannot.
      await until(() => !isAlive(pid));
      home = await browser.get(urls.home());
    } finally {
      free?.();
    }
    primary.resume();
    expect([saved.status, saved.errors]).toEqual([200, []]);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect([home.status, home.headers["retry-after"]]).toEqual([503, "5"]);
    await expect.poll(async () => (await browser.get(urls.home())).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect(await explanationShown()).toBe(acknowledged);
    const { revision } = await stored(call, question);
    const again = await refused.form({ button: "Invia di nuovo" }).submit();
    expect([again.status, again.errors]).toEqual([200, []]);
    expect(await explanationShown()).toBe(typed);
    expect((await stored(call, question)).revision).toBe(revision + 1);
  });

  /** Lets PostgreSQL begin one piece of its log after the other, until it has no more. */
  async function untilTheLogEnds(): Promise<void> {
    const client = new pg.Client({ connectionString: primary.url });
    client.on("error", () => undefined);
    await client.connect();
    const ended = (async () => {
      for (;;) await client.query("select pg_logical_emit_message(true, '', ''), pg_switch_wal()");
    })();
    await expect(ended).rejects.toThrow();
  }
});
