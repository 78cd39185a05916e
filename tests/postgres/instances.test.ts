import { rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";
import { ofClass, urlOf } from "../routes/survey/question-form";
import { ON_POSTGRES } from "./databases";
import { madeByOne, takenOver } from "../two-servers";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";

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
