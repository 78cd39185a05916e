import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queueMail } from "~/platform/store/mails";
import { providerUrls } from "~/web/provider-urls";
import { urls } from "~/web/urls";
import { bestTyped } from "../answering";
import { signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { words } from "../pages/form";
import { send } from "../pages/http";
import { PROVIDER_EMAIL } from "../pages/provider-states";
import { signedIn } from "../pages/sign-in";
import { shown } from "../platform/answering";
import { readOutbox } from "../platform/outbox";
import { filled } from "../platform/workbook/filling";
import { upload } from "../platform/workbook/transfer";
import { CLASS, PLANTS } from "../questions";
import { startServer, type TestServer } from "../server";
import { ofClass, questions, SAVE, TO_LIST, urlOf } from "../routes/survey/question-form";
import { ON_POSTGRES } from "./databases";
import { madeByOne, takenOver } from "../two-servers";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";
import { heldAtRow } from "./held-at-row";

const ADMIN = "admin@azienda-demo.example";
const WRITER = "redazione@azienda-demo.example";

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

describe.skipIf(!ON_POSTGRES)("fault 42: two servers over one PostgreSQL", { timeout: PATIENCE }, () => {
  let folder: string;
  let demo: DemoOnServer;
  let one: TestServer;
  let other: TestServer;

  beforeAll(async () => {
    folder = await demoFolder();
    demo = await demoOnServer(folder);
    const start = () => startServer({ dataDir: demo.dataDir, environment: demo.environment });
    [one, other] = [await start(), await start()];
  }, PATIENCE);
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await demo.close();
    rmSync(folder, { recursive: true });
  });

  /** The same browser, led to the other server by whatever stands in front of both. */
  function ledElsewhere(browser: Browser, server: TestServer): Browser {
    const led = new Browser(server.url);
    browser.cookies.forEach((value, name) => led.cookies.set(name, value));
    return led;
  }

  test("a session of one is one of the other, and its end too", async () => {
    const here = await signedIn(one, ADMIN);
    const there = ledElsewhere(here, other);
    expect((await there.get(urls.home())).path).toBe(urls.home());
    const out = (await there.get(urls.home())).form({ action: urls.signOut() });
    await out.submit();
    expect((await here.get(urls.home())).path).toBe(urls.login());
  });

  test("a stale page of one does not win over a save in the other", async () => {
    const [chiara, davide] = [await signedIn(one, ADMIN), await signedIn(other, WRITER)];
    const at = urlOf(ofClass("boolean"));
    const stale = (await chiara.get(at)).form({ button: "Salva e continua" });
    const saved = (await davide.get(at)).form({ button: "Salva e continua" });
    expect((await saved.fill({ value: "no" }).submit("Salva e torna all'elenco")).status).toBe(200);
    expect((await stale.fill({ value: "yes" }).submit("Salva e continua")).status).toBe(409);
  });

  /** What a person sees at first sight of how far the company is: the score of each class, and the questions with their state. */
  async function seenBy(browser: Browser) {
    const [home, list] = [await browser.get(urls.home()), await browser.get(urls.survey({ status: "all" }))];
    const rows = (select: string, page = home) =>
      page.document
        .querySelectorAll(select)
        .map((row) => row.querySelectorAll("th, td").map(words).join(" "));
    return {
      scores: rows(".rulers tr"),
      questions: [list.heading, ...rows("table.questions tbody tr", list)],
    };
  }

  test("what a colleague saves in one is shown at once by the other, which has shown list and score before", async () => {
    const [chiara, davide] = [await signedIn(one, ADMIN), await signedIn(other, WRITER)];
    const { call } = await signedInApi(other.url, WRITER);
    const unanswered = async () => {
      const { questions: views } = await call("survey.overview", { query: {} });
      const open = new Set(views.filter(({ status }) => status === "not-answered").map(({ id }) => id));
      return questions.filter(({ guid, pageId }) => open.has(guid) && !pageId);
    };
    for (const [reader, writer] of [
      [chiara, davide],
      [davide, chiara],
      [chiara, davide],
    ] as const) {
      const before = await seenBy(reader);
      expect(await seenBy(reader)).toEqual(before);
      for (const question of (await unanswered()).slice(0, 3)) {
        const form = (await writer.get(urlOf(question))).form({ button: SAVE });
        const saved = await form.fill(bestTyped(question.guid)).submit(TO_LIST);
        expect([saved.status, saved.errors]).toEqual([200, []]);
      }
      const after = await seenBy(reader);
      expect(after.scores).not.toEqual(before.scores);
      expect(after.questions).not.toEqual(before.questions);
      const elsewhere = ledElsewhere(reader, reader === chiara ? other : one);
      expect(after).toEqual(await seenBy(elsewhere));
    }
  });

  /** A server that has the work to itself, as the others stand still meanwhile, and is killed in the middle of it. */
  async function killedAtWork<T>(
    environment: Record<string, string>,
    work: (killed: TestServer) => Promise<T>,
  ): Promise<T> {
    const killed = await startServer({
      dataDir: demo.dataDir,
      environment: { ...demo.environment, ...environment },
    });
    for (const server of [one, other]) process.kill(server.pid, "SIGSTOP");
    try {
      return await work(killed);
    } finally {
      await killed.kill();
      for (const server of [one, other]) process.kill(server.pid, "SIGCONT");
    }
  }

  /** A job that stands still where such a row of a table is to be stored, and whose server is killed there. */
  async function killedAtRow(
    { table, row }: { table: string; row: string },
    begin: (killed: TestServer) => Promise<string>,
  ): Promise<string> {
    return heldAtRow(demo.database.url, { change: `insert on ${table}`, condition: row }, (isHeld) =>
      killedAtWork({}, async (killed) => {
        const job = await begin(killed);
        await isHeld();
        return job;
      }),
    );
  }

  /** Lets the time pass after which the holder of a job counts as gone. */
  async function takenOverByNext(id: string): Promise<void> {
    const { db } = demo.database;
    const job = () =>
      db.selectFrom("job").select(["state", "error"]).where("id", "=", id).executeTakeFirstOrThrow();
    expect((await job()).state).toBe("running");
    await db
      .updateTable("job")
      .set({ lease_until: new Date(0).toISOString() })
      .where("id", "=", id)
      .execute();
    await expect.poll(job).toEqual({ state: "fulfilled", error: null });
  }

  const eventsOf = async (kind: string, start: string) =>
    (await demo.database.db.selectFrom("event").select(["kind", "detail"]).execute()).filter(
      (event) => event.kind === kind && event.detail?.startsWith(start),
    );

  test("a workbook whose server is killed while it is stored is stored by the next, each answer once", async () => {
    const { db } = demo.database;
    const changes = () =>
      db
        .selectFrom("answer_change")
        .select(["question_id", "revision", "after"])
        .where("question_id", "in", [CLASS, PLANTS])
        .orderBy("id")
        .execute();
    const { call: ask } = await signedInApi(one.url, ADMIN);
    const bytes = await (await signedIn(one, ADMIN)).file(urls.workbookFile("answers"));
    const was = { class: (await shown(ask, CLASS)).answer, plants: (await shown(ask, PLANTS)).answer };
    const letter = was.class.answerElements[0]?.value === "c" ? "d" : "c";
    const before = await changes();
    const book = await filled(bytes, { [CLASS]: { classe: letter }, [PLANTS]: { potenza: 4321.5 } });
    const row = `new.question_id = '${PLANTS}'`;
    const job = await killedAtRow({ table: "answer_change", row }, async ({ url }) => {
      const { call } = await signedInApi(url, ADMIN);
      const { id, preview } = await upload(call, book);
      const chosen = (preview?.changes ?? []).map(({ question, revision }) => ({
        questionId: question.id,
        revision,
      }));
      expect(chosen.map(({ questionId }) => questionId).sort()).toEqual([CLASS, PLANTS].sort());
      await call("survey.importConfirm", { params: { id }, body: { changes: chosen } });
      return id;
    });
    expect(await changes()).toEqual(before);
    await takenOverByNext(job);
    const added = (await changes()).slice(before.length);
    expect(added.map(({ question_id, revision }) => [question_id, revision]).sort()).toEqual(
      [
        [CLASS, was.class.revision + 1],
        [PLANTS, was.plants.revision + 1],
      ].sort(),
    );
    for (const [guid, value] of [
      [CLASS, letter],
      [PLANTS, "4321.5"],
    ] as const) {
      const { answer } = await shown(ask, guid);
      expect(answer.answerElements.map((element) => element.value)).toContain(value);
    }
    const view = await ask("survey.importProgress", { params: { id: job } });
    expect(view).toMatchObject({ state: "fulfilled", outcome: { skipped: [] } });
    expect(await eventsOf("import_ended", job)).toEqual([expect.objectContaining({ detail: `${job} 2` })]);
  });

  test("a list of people whose server is killed half way is gone on with by the next, each invited once", async () => {
    const { db } = demo.database;
    const people = Array.from({ length: 60 }, (_, number) => `invitata${number}@nuova.example`);
    const text = people.map((email) => `${email};Nina;Verdi;fornitore;lettura`).join("\n");
    const invited = async () =>
      (await db.selectFrom("invitation").select(["id", "email"]).where("email", "in", people).execute()).sort(
        (a, b) => people.indexOf(a.email) - people.indexOf(b.email),
      );
    // In the middle of the second slice.
    const row = `new.email = '${people[30]}'`;
    const job = await killedAtRow({ table: "invitation", row }, async ({ url }) => {
      const { call } = await signedInApi(url, ADMIN);
      const body = new FormData();
      body.append("file", new File([text], "elenco.csv"));
      const { id } = await call("user.previewInvitations", { body });
      const { mark } = await call("user.invitationsProgress", { params: { id }, query: {} });
      await call("user.confirmInvitations", { params: { id }, body: { mark: mark ?? "" } });
      return id;
    });
    const first = await invited();
    expect(first.map(({ email }) => email)).toEqual(people.slice(0, 25));
    await takenOverByNext(job);
    const all = await invited();
    expect(all.map(({ email }) => email)).toEqual(people);
    expect(all.slice(0, 25)).toEqual(first);
    const mails = await db.selectFrom("mail").select("recipient").where("recipient", "in", people).execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...people].sort());
    const sent = await eventsOf("invitation_sent", "");
    for (const { id } of all) expect(sent.filter(({ detail }) => detail === id)).toHaveLength(1);
    const { call } = await signedInApi(one.url, ADMIN);
    const told = await call("user.invitationsProgress", { params: { id: job }, query: {} });
    expect(told).toMatchObject({ state: "done", good: 60, bad: 0 });
    expect(await eventsOf("people_change_ended", job)).toEqual([
      expect.objectContaining({ detail: `${job} 60` }),
    ]);
  });

  /** A mail whose server is killed when all of it has been sent, and before it is told that it was taken; how often it was tried before. */
  async function killedSending(recipient: string, attempts: number) {
    const { db } = demo.database;
    let isReceived = false;
    const receiver = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      // It never says that it has the mail.
      onData: (stream) => void stream.resume().once("end", () => (isReceived = true)),
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = receiver.server.address() as AddressInfo;
    try {
      return await killedAtWork({ SMTP_URL: `smtp://127.0.0.1:${port}` }, async () => {
        const id = await db.transaction().execute(async (trx) => {
          const link = "https://carta.example/auth/reset/secret-of-the-link";
          const to = { address: recipient, name: "Anna Rossi" };
          const mail = await queueMail(trx, to, "password-reset", { link }, new Date().toISOString());
          await trx.updateTable("mail").set({ attempts }).where("id", "=", mail).execute();
          return mail;
        });
        await expect.poll(() => isReceived).toBe(true);
        return id;
      });
    } finally {
      await new Promise<void>((resolve) => receiver.close(resolve));
    }
  }

  const mailRow = (id: number) =>
    demo.database.db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const lettersTo = (recipient: string) =>
    readOutbox(path.join(demo.dataDir, "outbox")).filter(({ headers }) => headers["A"]?.includes(recipient));
  const minutesHeld = ({ attempted_at, next_attempt_at }: Awaited<ReturnType<typeof mailRow>>) =>
    (Date.parse(next_attempt_at) - Date.parse(attempted_at ?? "")) / 60_000;
  const isDue = (id: number) =>
    demo.database.db
      .updateTable("mail")
      .set({ next_attempt_at: new Date(0).toISOString() })
      .where("id", "=", id)
      .execute();

  test("a mail whose server is killed as it sends it is left alone for a minute, and then sent by another", async () => {
    const recipient = "anna@interrotta.example";
    const id = await killedSending(recipient, 0);
    const left = await mailRow(id);
    expect(left).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
    expect(minutesHeld(left)).toBe(1);
    await isDue(id);
    await expect.poll(async () => (await mailRow(id)).sent_at).not.toBeNull();
    expect(await mailRow(id)).toMatchObject({ attempts: 2, failed_at: null, params: "{}" });
    expect(lettersTo(recipient)).toHaveLength(1);
  });

  test("a mail whose server is killed in the last attempt is given up after five minutes, and the provider is told", async () => {
    const recipient = "bruno@interrotta.example";
    const id = await killedSending(recipient, 9);
    const left = await mailRow(id);
    expect(left).toMatchObject({ attempts: 10, sent_at: null, failed_at: null });
    expect(minutesHeld(left)).toBe(5);
    await isDue(id);
    await expect.poll(async () => (await mailRow(id)).failed_at).not.toBeNull();
    expect(await mailRow(id)).toMatchObject({ attempts: 10, sent_at: null, last_error: "interrupted" });
    expect(lettersTo(recipient)).toEqual([]);
    const page = await (await signedIn(other, PROVIDER_EMAIL)).get(providerUrls.mails({ stato: "failed" }));
    expect(page.text).toContain("br…@interrotta.example");
    expect(page.text).toContain("la mail potrebbe essere partita");
  });

  test("a job of a server that was killed is taken over by the next, and done once", async () => {
    const killed = await startServer({ dataDir: demo.dataDir, environment: demo.environment });
    const { call } = await signedInApi(killed.url, ADMIN);
    const { usersRoles } = await call("user.roles", { query: { search: "marco.galli" } });
    const id = usersRoles[0]?.user_id ?? "";
    const body = { ids: [id], change: { kind: "disable" as const } };
    const { mark } = await call("user.planChange", { body });
    const { db } = demo.database;
    const stateOf = async (job: string) =>
      (await db.selectFrom("job").select("state").where("id", "=", job).executeTakeFirst())?.state;
    // The others stand still while it takes the job, which waits for a row that this test holds.
    for (const server of [one, other]) process.kill(server.pid, "SIGSTOP");
    const job = await db.transaction().execute(async (trx) => {
      await sql`select 1 from membership where account_id = ${id} for update`.execute(trx);
      const started = await call("user.startChange", { body: { ...body, mark } });
      await expect.poll(() => stateOf(started.id)).toBe("running");
      await killed.kill();
      return started.id;
    });
    expect(await stateOf(job)).toBe("running");
    const past = { lease_until: new Date(0).toISOString() };
    await db.updateTable("job").set(past).where("id", "=", job).execute();
    for (const server of [one, other]) process.kill(server.pid, "SIGCONT");
    await expect.poll(() => stateOf(job)).toBe("fulfilled");
    const { call: ask } = await signedInApi(one.url, ADMIN);
    expect(await ask("user.changeProgress", { params: { id: job }, query: {} })).toMatchObject({
      isOver: true,
      error: null,
      done: 1,
    });
    const events = db.selectFrom("event").select("detail").where("kind", "=", "access_switched_off");
    expect(await events.where("detail", "=", id).execute()).toHaveLength(1);
  });

  test.each([
    ["is made once, and sent by both", madeByOne],
    ["is taken over when the server is killed that makes it", takenOver],
  ])("a document that two servers are asked for %s", async (_, happens) => {
    rmSync(path.join(demo.dataDir, "scratch/documents"), { recursive: true, force: true });
    const start = () => startServer({ dataDir: demo.dataDir, environment: demo.environment });
    const servers = [await start(), await start()] as const;
    await happens(...servers).finally(() => Promise.all(servers.map((server) => server.stop())));
  });

  /** What each of the servers says of a part when another one, with these settings, has started too. */
  async function toldBeside(given: Record<string, string>, part: string): Promise<(string | undefined)[]> {
    const stranger = await startServer({
      dataDir: demo.dataDir,
      environment: { ...demo.environment, ...given },
    });
    const told = async ({ url }: TestServer) => {
      const { text } = await send({ url: `${url}/health/ready` });
      const { checks } = JSON.parse(text) as { checks: { name: string; state: string }[] };
      return checks.find(({ name }) => name === part)?.state;
    };
    try {
      // What its start writes down is there once it says anything of itself.
      const own = await told(stranger);
      return [await told(one), await told(other), own];
    } finally {
      await stranger.stop();
    }
  }

  test("a server with another secret says so, and those with the common one do not", async () => {
    const given = { SESSION_SECRET: "un altro segreto, lungo abbastanza per essere uno" };
    expect(await toldBeside(given, "segreto")).toEqual(["good", "good", "warning"]);
  });

  test("servers say so where another one signs cards with a key that they do not have yet", async () => {
    const part = "chiave di firma";
    expect(await toldBeside({}, part)).toEqual(["good", "good", "good"]);
    const given = { SIGNING_KEY: "1".repeat(64), SIGNING_KEYS_BEFORE: demo.environment["SIGNING_KEY"] ?? "" };
    expect(await toldBeside(given, part)).toEqual(["warning", "warning", "good"]);
    expect(await toldBeside(given, part)).toEqual(["warning", "warning", "good"]);
  });

  test("wrong passwords are counted together", async () => {
    const email = "lettura@azienda-demo.example";
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 24 && !statuses.includes(429); attempt += 1) {
      const page = await new Browser((attempt % 2 === 0 ? one : other).url).get(urls.login());
      const refused = await page
        .form({ button: "Accedi" })
        .fill({ Email: email, Password: "sbagliata" })
        .submit();
      statuses.push(refused.status);
    }
    expect(statuses.at(-1)).toBe(429);
    const right = (await new Browser(one.url).get(urls.login())).form({ button: "Accedi" });
    expect((await right.fill({ Email: email, Password: "DemoESG2026" }).submit()).status).toBe(429);
    expect(statuses.length).toBe(await attemptsOfOne());
  });

  /** How many wrong passwords one server takes of another person. */
  async function attemptsOfOne(): Promise<number> {
    for (let attempt = 1; attempt < 24; attempt += 1) {
      const page = await new Browser(one.url).get(urls.login());
      const form = page
        .form({ button: "Accedi" })
        .fill({ Email: "nessuno@altrove.example", Password: "sbagliata" });
      if ((await form.submit()).status === 429) return attempt;
    }
    return Infinity;
  }
});
