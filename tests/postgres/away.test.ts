import { rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { standbyCheck } from "~/platform/health/standby-check";
import { openPostgres, readOnlyAt } from "~/platform/store/engines/postgres";
import { BOUNDS, positionsOf, StandbyLag } from "~/platform/store/engines/standby-lag";
import { write } from "~/platform/store/write";
import { cardUrls } from "~/web/card-urls";
import { urls } from "~/web/urls";
import { bestTyped } from "../answering";
import { signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { words } from "../pages/form";
import { htmlFaults } from "../pages/html-faults";
import { signedIn } from "../pages/sign-in";
import { formOf, formValues, ofClass, SAVE, stored, TO_LIST, urlOf } from "../routes/survey/question-form";
import { freePort, startServer, type TestServer } from "../server";
import { ON_POSTGRES, runAt } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";
import { type PostgresServer, type Standby, startPostgres } from "./server";

const ADMIN = "admin@azienda-nuova.example";

const TOO_FEW = "Meno di cinque aziende hanno un punteggio: non c'è confronto.";

/** How long the database stays away; `npm run faults` keeps it away for half a minute. */
const OUTAGE_MS = 1_000 * Number(process.env.OUTAGE_SECONDS ?? 0);

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

/** One address that leads to the server of the moment. */
async function address(port: number, first: number) {
  let target = first;
  const open = new Set<Socket>();
  const front: Server = createServer((socket) => {
    const there = connect(target, "127.0.0.1");
    for (const end of [socket, there]) open.add(end.on("close", () => open.delete(end)));
    socket.on("error", () => there.destroy()).pipe(there);
    there.on("error", () => socket.destroy()).pipe(socket);
  }).listen(port, "127.0.0.1");
  await once(front, "listening");
  return {
    /** Those open go on to where they lead: nobody ended them. */
    leadNewTo(other: number) {
      target = other;
    },
    leadTo(other: number) {
      target = other;
      // Those connections went to a machine that is gone.
      open.forEach((end) => end.destroy());
    },
    close() {
      open.forEach((end) => end.destroy());
      front.close();
    },
  };
}

describe.skipIf(!ON_POSTGRES)("a PostgreSQL that goes away", { timeout: PATIENCE }, () => {
  let folder: string;
  let primary: PostgresServer;
  let standby: Standby;
  let front: Awaited<ReturnType<typeof address>>;
  let demo: DemoOnServer;
  let server: TestServer;
  let browser: Browser;
  let primaryPort: number;
  let standbyPort: number;
  let follower: URL;

  beforeAll(async () => {
    folder = await demoFolder();
    const frontPort = await freePort();
    primaryPort = await freePort();
    standbyPort = await freePort();
    const started = startPostgres(primaryPort, () => undefined);
    if (!started) throw new Error("There is no PostgreSQL");
    primary = started;
    demo = await demoOnServer(folder, primary.url);
    standby = primary.standby(standbyPort);
    front = await address(frontPort, primaryPort);
    const behind = new URL(demo.database.url);
    behind.port = String(frontPort);
    follower = new URL(demo.database.url);
    follower.port = String(standbyPort);
    const environment = {
      ...demo.environment,
      DATABASE_URL: behind.href,
      DATABASE_READ_URL: follower.href,
    };
    server = await startServer({ dataDir: demo.dataDir, environment });
    browser = await signedIn(server, ADMIN);
  }, PATIENCE);
  afterAll(async () => {
    await server.stop();
    await demo.close();
    front.close();
    standby.stop();
    primary.stop();
    rmSync(folder, { recursive: true });
  }, PATIENCE);

  const api = () => signedInApi(server.url, ADMIN);
  /** Its connections end one after the other once the server is back. */
  const untilBack = () => expect.poll(async () => (await browser.get(urls.home())).status);

  test("what somebody has done is seen at once, while the standby that gives the figures stands still", async () => {
    const [company, stranger] = [
      await signedIn(server, "admin@azienda-demo.example"),
      new Browser(server.url),
    ];
    const figures = async () => {
      const page = await company.get(urls.benchmark());
      expect(page.status).toBe(200);
      return page.text;
    };
    const there = async (statement: string) => {
      const client = new pg.Client({ connectionString: follower.href });
      await client.connect();
      return (await client.query<{ found: string }>(statement).finally(() => client.end())).rows[0]?.found;
    };
    const { call } = await signedInApi(server.url, "admin@azienda-demo.example");
    const { newest } = await call("survey.publicity", {});
    const adding = await company.get(cardUrls.addShare(newest ?? ""));
    const made = await adding.form().fill({ recipient: "Banca di prova", showsScoring: true }).submit();
    const link = /\/card\/shared\/[\w-]{43}/.exec(made.text)?.[0] ?? "";
    expect((await stranger.get(link)).status).toBe(200);
    await figures();
    // The second look of the server finds that the standby has what the database had at the first.
    await delay(BOUNDS.lookEvery);
    expect(await figures()).not.toContain(TOO_FEW);
    await runAt(follower.href, "select pg_wal_replay_pause()");
    await expect.poll(() => there("select pg_get_wal_replay_pause_state() as found")).toBe("paused");
    const changes = "select count(*) as found from answer_change";
    const before = await there(changes);
    try {
      const question = ofClass("text");
      const [name = ""] = Object.keys(bestTyped(question.guid));
      const saved = await (await formOf(company, question)).fill({ [name]: "4.321" }).submit(TO_LIST);
      expect([saved.status, saved.errors]).toEqual([200, []]);
      expect(formValues(await company.get(urlOf(question)), [name])).toEqual({ [name]: "4.321" });

      const withdrawn = await made.form({ button: "Ritira il collegamento" }).submit();
      expect(withdrawn.text).toContain("Il collegamento è stato ritirato");
      const links = (await company.get(cardUrls.shares())).document;
      const over = links.querySelectorAll("#finiti tbody a").map((one) => one.getAttribute("href"));
      expect(over).toContain(made.path);
      expect((await stranger.get(link)).status).toBe(404);

      const issued = await (await company.get(urls.publish())).form().fill({ declared: true }).submit();
      const id = /Carta emessa: il suo numero è (\S+)\./.exec(issued.text)?.[1] ?? "none";
      expect(words((await company.get(urls.home())).document.querySelector("article.card"))).toContain(id);
      expect((await company.get(urls.history())).text).toContain(id);
      expect((await stranger.get(cardUrls.shown(id))).status).toBe(200);

      // All the while the standby had nothing of this, and was the one that was asked for the figures.
      expect(await there(changes)).toBe(before);
      await runAt(demo.database.url, "alter table benchmark_row rename to benchmark_row_away");
      expect(await figures()).not.toContain(TOO_FEW);
    } finally {
      await runAt(demo.database.url, "alter table if exists benchmark_row_away rename to benchmark_row");
      await runAt(follower.href, "select pg_wal_replay_resume()");
    }
  });

  test("the standby gives the figures of past days, and the database where the standby is away", async () => {
    const company = await signedIn(server, "admin@azienda-demo.example");
    const shown = async () => {
      const page = await company.get(urls.benchmark());
      expect(page.status).toBe(200);
      return page.text;
    };
    const found = () => standbyCheck(follower.href).look();
    expect(await found()).toMatchObject({ state: "good" });
    expect(await standbyCheck(demo.database.url).look()).toMatchObject({ state: "warning" });
    await shown();
    // The second look of the server finds that the standby has what the database had at the first.
    await delay(BOUNDS.lookEvery);
    const figures = await shown();
    expect(figures).not.toContain(TOO_FEW);
    await runAt(follower.href, "select pg_wal_replay_pause()");
    await runAt(demo.database.url, "delete from benchmark_row", "delete from benchmark_question");
    expect(await shown()).toBe(figures);
    standby.pause();
    expect(await found()).toMatchObject({ state: "warning" });
    expect(await shown()).toContain(TOO_FEW);
    standby.resume();
  });

  test("a standby that answers and has stopped following is left, and taken again when it follows", async () => {
    const [db, behind] = [await openPostgres({ url: demo.database.url }), readOnlyAt(follower.href)];
    const lag = new StandbyLag(positionsOf(db, behind), { mostBehind: 1_000, lookEvery: 50 });
    const isNear = () => expect.poll(() => lag.isNear(), { interval: 60 });
    const change = () =>
      runAt(demo.database.url, "create table if not exists beside (n int)", "drop table beside");
    try {
      await isNear().toBe(true);
      // A database at rest: the last change of the standby grows old, and it is not behind.
      await delay(1_500);
      expect(await lag.isNear()).toBe(true);
      await runAt(follower.href, "select pg_wal_replay_pause()");
      await change();
      await isNear().toBe(false);
      await runAt(follower.href, "select pg_wal_replay_resume()");
      await isNear().toBe(true);
      // Its connection to the database is lost: it has shown all that it has received.
      const { rows } = await sql<{
        leader: string;
      }>`select current_setting('primary_conninfo') as leader`.execute(behind);
      const follows = (leader: string) =>
        runAt(
          follower.href,
          `alter system set primary_conninfo = ${pg.escapeLiteral(leader)}`,
          "select pg_reload_conf()",
        );
      await follows("");
      await isNear().toBe(true);
      await change();
      await isNear().toBe(false);
      await follows(rows[0]?.leader ?? "");
      await isNear().toBe(true);
      await expect(new StandbyLag(positionsOf(db, db)).isNear()).resolves.toBe(false);
    } finally {
      await Promise.all([db.destroy(), behind.destroy()]);
    }
  });

  test("an open connection to a server that takes no change is closed by the first change", async () => {
    const port = await freePort();
    const other = await address(port, standbyPort);
    const url = new URL(follower.href);
    url.port = String(port);
    const db = await openPostgres({ url: url.href, connections: 1, schema: "as it is" });
    try {
      expect(await db.selectFrom("company").select("id").execute()).not.toEqual([]);
      other.leadNewTo(primaryPort);
      await write(db, null, (trx) => sql`create table beside (n int)`.execute(trx));
      await runAt(demo.database.url, "drop table beside");
    } finally {
      await db.destroy();
      other.close();
    }
  });

  test("fault 5: gives 503 with what was typed, signs nobody out, and another try saves it", async () => {
    const question = ofClass("matrix");
    const typed = bestTyped(question.guid);
    const form = (await formOf(browser, question)).fill(typed);
    const words = ofClass("text");
    const [name = ""] = Object.keys(bestTyped(words.guid));
    const text = (await formOf(browser, words)).fill({ [name]: "1.234" });
    primary.pause();
    let held;
    let heldText;
    try {
      const page = await browser.get(urls.home());
      expect([page.status, page.heading, page.headers["retry-after"]]).toEqual([
        503,
        "Servizio non disponibile",
        "5",
      ]);
      held = await form.submit(SAVE);
      heldText = await text.submit(SAVE);
      const again = await heldText.form({ button: "Invia di nuovo" }).submit();
      expect([again.status, again.text]).toEqual([503, expect.stringContaining("1.234")]);
      for (const back = Date.now() + OUTAGE_MS; Date.now() < back;) {
        expect((await browser.get(urls.home())).status).toBe(503);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    } finally {
      primary.resume();
    }
    await untilBack().toBe(200);
    for (const [page, all, asked] of [
      [held, typed, question],
      [heldText, { [name]: "1.234" }, words],
    ] as const) {
      expect([page.status, page.heading, page.headers["retry-after"]]).toEqual([
        503,
        "Servizio non disponibile",
        "5",
      ]);
      for (const value of Object.values(all)) if (value !== "") expect(page.text).toContain(value);
      expect(await htmlFaults(page.html)).toEqual([]);
      const saved = await page.form({ button: "Invia di nuovo" }).submit();
      expect([saved.status, saved.errors]).toEqual([200, []]);
      const shown = formValues(
        await browser.get(urls.question(asked.level, asked.milestone, asked.guid)),
        Object.keys(all),
      );
      expect(shown).toEqual(all);
      expect((await stored((await api()).call, asked)).revision).toBe(1);
    }
  });

  test("fault 5: a failover behind one address keeps what was typed, and goes on when the standby takes over", async () => {
    const question = ofClass("boolean");
    const typed = bestTyped(question.guid);
    const form = (await formOf(browser, question)).fill(typed);
    primary.pause();
    front.leadTo(standbyPort);
    // The standby answers, and takes no change yet.
    await untilBack().toBe(200);
    const refused = await form.submit(SAVE);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(refused.errors.join(" ")).toContain("Quello che hai scritto è ancora qui");
    expect(formValues(refused, Object.keys(typed))).toEqual(typed);
    standby.promote();
    const saved = await refused.form({ button: SAVE }).submit(SAVE);
    expect(saved.status).toBe(200);
    expect((await stored((await api()).call, question)).revision).toBe(1);
    primary.resume();
  });
});
